"""The English of Gin: every key of its rules, options, advice and sheet."""

from __future__ import annotations

from engine.games.gin.first_times import FIRST_TIMES
from engine.words import QT_TRANSLATE_NOOP

TEXTS = {
    "": "gin",
    "game": QT_TRANSLATE_NOOP("gin", "Gin"),
    "game.about": QT_TRANSLATE_NOOP("gin", "Two collect, and the first card sets the limit."),
    # House rules.
    "preset.runde": QT_TRANSLATE_NOOP("gin", "The first card sets the limit"),
    "preset.standard": QT_TRANSLATE_NOOP("gin", "Gin Rummy, always to ten"),
    "option.runden": QT_TRANSLATE_NOOP("gin", "Rounds in a match"),
    "option.target": QT_TRANSLATE_NOOP("gin", "Points that end a round"),
    "option.limit": QT_TRANSLATE_NOOP("gin", "Knocking is allowed with deadwood of up to"),
    "option.limit.first_card": QT_TRANSLATE_NOOP("gin", "the value of the first card"),
    "option.limit.ten": QT_TRANSLATE_NOOP("gin", "ten, always"),
    "option.ace_means_gin": QT_TRANSLATE_NOOP("gin", "An Ace as first card asks for gin"),
    "option.spade_doubles": QT_TRANSLATE_NOOP("gin", "A Spade as first card doubles the points"),
    "option.spade_doubles_boxes": QT_TRANSLATE_NOOP(
        "gin", "A Spade also doubles the boxes when the round is settled"
    ),
    "option.gin_bonus": QT_TRANSLATE_NOOP("gin", "Bonus for gin"),
    "option.big_gin": QT_TRANSLATE_NOOP("gin", "Bonus for big gin, with all eleven cards"),
    "option.big_gin.0": QT_TRANSLATE_NOOP("gin", "not played"),
    "option.undercut_bonus": QT_TRANSLATE_NOOP("gin", "Bonus for undercutting the knocker"),
    "option.false_knock": QT_TRANSLATE_NOOP(
        "gin", "A knock may fail: the hand has been seen and is taken up again"
    ),
    "option.spread": QT_TRANSLATE_NOOP(
        "gin", "If the melds of a knock can lie in two ways, the choice is"
    ),
    "option.spread.fewest": QT_TRANSLATE_NOOP("gin", "the program’s: what lets least be laid off"),
    "option.spread.knocker": QT_TRANSLATE_NOOP("gin", "the knocker’s"),
    "option.heap_in_a_row": QT_TRANSLATE_NOOP(
        "gin", "Cards in a row that may come from the discard pile"
    ),
    "option.heap_in_a_row.0": QT_TRANSLATE_NOOP("gin", "any number"),
    "option.return_taken_discard": QT_TRANSLATE_NOOP(
        "gin", "A card taken from the discard pile may go back at once"
    ),
    "option.last_discard_knock": QT_TRANSLATE_NOOP(
        "gin", "The very last discard may be taken to knock with"
    ),
    "option.box": QT_TRANSLATE_NOOP("gin", "Box: for each deal won in the round"),
    "option.runde_bonus": QT_TRANSLATE_NOOP("gin", "For winning the round"),
    "option.shutout": QT_TRANSLATE_NOOP(
        "gin", "Against a loser without a deal, everything but the boxes is doubled"
    ),
    "option.tie": QT_TRANSLATE_NOOP("gin", "If the accounts are equal at the end, the match is"),
    "option.tie.drawn": QT_TRANSLATE_NOOP("gin", "drawn"),
    "option.tie.extra_runde": QT_TRANSLATE_NOOP("gin", "decided by one more round"),
    "option.arrangement": QT_TRANSLATE_NOOP("gin", "Melds in the hand arrange themselves"),
    "option.arrangement.automatic": QT_TRANSLATE_NOOP("gin", "yes, and the deadwood is counted"),
    "option.arrangement.by_hand": QT_TRANSLATE_NOOP("gin", "no: that is up to the player"),
    # What is asked.
    "ask.first": QT_TRANSLATE_NOOP("gin", "Will you take the first card?"),
    "ask.draw": QT_TRANSLATE_NOOP("gin", "Take a card: from the stock or the discard pile."),
    "ask.draw_talon": QT_TRANSLATE_NOOP("gin", "Take a card from the stock."),
    "ask.discard": QT_TRANSLATE_NOOP("gin", "Discard a card."),
    "ask.last": QT_TRANSLATE_NOOP("gin", "The last discard: will you knock with it, or leave it?"),
    "ask.spread": QT_TRANSLATE_NOOP(
        "gin", "The {0:card} fits in two melds, and laying off depends on it. Where does it lie?"
    ),
    "ask.lay_off": QT_TRANSLATE_NOOP("gin", "Lay off what fits the knocker’s melds."),
    "ask.discard_or_knock": QT_TRANSLATE_NOOP(
        "gin", "Discard a card, or knock: your deadwood is low enough."
    ),
    "ask.discard_or_gin": QT_TRANSLATE_NOOP("gin", "You have gin! Call it out, or discard a card."),
    "ask.discard_or_end": QT_TRANSLATE_NOOP(
        "gin", "Discard a card. To end the deal, pick up the card that is to go."
    ),
    "wait.first": QT_TRANSLATE_NOOP("gin", "{0:seat} is deciding whether to take the first card."),
    "wait.draw": QT_TRANSLATE_NOOP("gin", "{0:seat} is taking a card."),
    "wait.discard": QT_TRANSLATE_NOOP("gin", "{0:seat} is deciding what to discard."),
    "wait.last": QT_TRANSLATE_NOOP("gin", "{0:seat} is thinking about the last discard."),
    "wait.spread": QT_TRANSLATE_NOOP("gin", "{0:seat} is laying out the melds."),
    "wait.lay_off": QT_TRANSLATE_NOOP("gin", "{0:seat} is laying off."),
    # What is called.
    "call.take": QT_TRANSLATE_NOOP("gin", "Take it"),
    "call.draw": QT_TRANSLATE_NOOP("gin", "Draw from the stock"),
    "call.leave": QT_TRANSLATE_NOOP("gin", "Leave it"),
    "call.knock": QT_TRANSLATE_NOOP("gin", "Knock; the {0:card} goes"),
    "call.gin": QT_TRANSLATE_NOOP("gin", "Gin! The {0:card} goes"),
    "which.knock": QT_TRANSLATE_NOOP("gin", "Knock …"),
    "which.gin": QT_TRANSLATE_NOOP("gin", "Gin …"),
    "call.big_gin": QT_TRANSLATE_NOOP("gin", "Big gin, with all eleven cards!"),
    "call.lay_off": QT_TRANSLATE_NOOP("gin", "Lay off the {0:card}"),
    "call.run": QT_TRANSLATE_NOOP("gin", "In a run"),
    "call.set": QT_TRANSLATE_NOOP("gin", "In a set"),
    "call.dead": QT_TRANSLATE_NOOP("gin", "With the deadwood"),
    "call.done": QT_TRANSLATE_NOOP("gin", "That is all"),
    # What happens.
    "fact.lot_falls_on": QT_TRANSLATE_NOOP(
        "gin", "Nobody leads, so lots are drawn: {0:seat} deals."
    ),
    "fact.lot_falls_on.you": QT_TRANSLATE_NOOP("gin", "Nobody leads, so lots are drawn: you deal."),
    "fact.limit_is": QT_TRANSLATE_NOOP("gin", "You may knock with up to %n point(s) of deadwood."),
    "fact.gin_only": QT_TRANSLATE_NOOP("gin", "An Ace: only gin ends this deal."),
    "fact.doubles": QT_TRANSLATE_NOOP("gin", "A Spade: everything counts double."),
    "fact.leaves": QT_TRANSLATE_NOOP("gin", "{0:seat} leaves it."),
    "fact.leaves.you": QT_TRANSLATE_NOOP("gin", "You leave it."),
    "fact.takes_up": QT_TRANSLATE_NOOP("gin", "{0:seat} takes the {1:card} from the discard pile."),
    "fact.takes_up.you": QT_TRANSLATE_NOOP("gin", "You take the {1:card} from the discard pile."),
    "fact.draws": QT_TRANSLATE_NOOP("gin", "{0:seat} draws from the stock."),
    "fact.draws.you": QT_TRANSLATE_NOOP("gin", "You draw from the stock."),
    "fact.discards": QT_TRANSLATE_NOOP("gin", "{0:seat} discards the {1:card}."),
    "fact.discards.you": QT_TRANSLATE_NOOP("gin", "You discard the {1:card}."),
    "fact.knocks": QT_TRANSLATE_NOOP("gin", "{0:seat} knocks!"),
    "fact.knocks.you": QT_TRANSLATE_NOOP("gin", "You knock!"),
    "fact.knocks_in_vain": QT_TRANSLATE_NOOP(
        "gin",
        "Deadwood of %n is too much: {0:seat} takes the hand up again, and the {1:card} is turned over.",
    ),
    "fact.knocks_in_vain.you": QT_TRANSLATE_NOOP(
        "gin",
        "Deadwood of %n is too much: you take your hand up again, and the {1:card} is turned over.",
    ),
    "fact.has_dead_wood": QT_TRANSLATE_NOOP("gin", "{0:seat} has %n point(s) of deadwood."),
    "fact.has_dead_wood.you": QT_TRANSLATE_NOOP("gin", "You have %n point(s) of deadwood."),
    "fact.has_gin": QT_TRANSLATE_NOOP("gin", "{0:seat} has gin!"),
    "fact.has_gin.you": QT_TRANSLATE_NOOP("gin", "You have gin!"),
    "fact.has_big_gin": QT_TRANSLATE_NOOP("gin", "{0:seat} has big gin, with all eleven cards!"),
    "fact.has_big_gin.you": QT_TRANSLATE_NOOP("gin", "You have big gin, with all eleven cards!"),
    "fact.lays_off": QT_TRANSLATE_NOOP("gin", "{0:seat} lays off the {1:card}."),
    "fact.lays_off.you": QT_TRANSLATE_NOOP("gin", "You lay off the {1:card}."),
    "fact.ends_drawn": QT_TRANSLATE_NOOP(
        "gin",
        "Only two cards are left in the stock: the deal is drawn, and the same dealer deals again.",
    ),
    "fact.ends_in_circles": QT_TRANSLATE_NOOP(
        "gin",
        "Both only take each other’s discards: the deal is drawn, and the same dealer deals again.",
    ),
    # What a deal has brought.
    "fact.nobody_scores": QT_TRANSLATE_NOOP("gin", "A drawn deal: nobody scores."),
    "fact.wins_by_gin": QT_TRANSLATE_NOOP("gin", "{0:seat} wins with gin."),
    "fact.wins_by_gin.you": QT_TRANSLATE_NOOP("gin", "You win with gin."),
    "fact.wins_by_big_gin": QT_TRANSLATE_NOOP("gin", "{0:seat} wins with big gin."),
    "fact.wins_by_big_gin.you": QT_TRANSLATE_NOOP("gin", "You win with big gin."),
    "fact.wins_by_knock": QT_TRANSLATE_NOOP("gin", "{0:seat} knocked and wins."),
    "fact.wins_by_knock.you": QT_TRANSLATE_NOOP("gin", "You knocked and win."),
    "fact.wins_by_undercut": QT_TRANSLATE_NOOP("gin", "{0:seat} has undercut the knock."),
    "fact.wins_by_undercut.you": QT_TRANSLATE_NOOP("gin", "You have undercut the knock."),
    "fact.scores": QT_TRANSLATE_NOOP("gin", "{0:seat} scores %n."),
    "fact.scores.you": QT_TRANSLATE_NOOP("gin", "You score %n."),
    # How a deal ended.
    # What is asked about a deal played with real cards.
    "entry.way": QT_TRANSLATE_NOOP("gin", "How did it end?"),
    "entry.way.knock": QT_TRANSLATE_NOOP("gin", "knock"),
    "entry.way.gin": QT_TRANSLATE_NOOP("gin", "gin"),
    "entry.way.big_gin": QT_TRANSLATE_NOOP("gin", "big gin"),
    "entry.way.drawn": QT_TRANSLATE_NOOP("gin", "drawn"),
    "entry.knocker": QT_TRANSLATE_NOOP("gin", "Who ended it?"),
    "entry.own": QT_TRANSLATE_NOOP("gin", "Deadwood of whoever ended it"),
    "entry.other": QT_TRANSLATE_NOOP("gin", "Deadwood of the other player, after laying off"),
    "entry.spade": QT_TRANSLATE_NOOP("gin", "Was the first card a Spade?"),
    "entry.spade.no": QT_TRANSLATE_NOOP("gin", "no"),
    "entry.spade.yes": QT_TRANSLATE_NOOP("gin", "yes"),
    "line.gin": QT_TRANSLATE_NOOP("gin", "Gin"),
    "line.big_gin": QT_TRANSLATE_NOOP("gin", "Big gin"),
    "line.knock": QT_TRANSLATE_NOOP("gin", "Knock"),
    "line.undercut": QT_TRANSLATE_NOOP("gin", "Undercut"),
    "line.drawn": QT_TRANSLATE_NOOP("gin", "Drawn"),
    # What a deal came to, item by item.
    "reckoned.apart": QT_TRANSLATE_NOOP("gin", "deadwood: {0} − {1}"),
    "reckoned.bonus_gin": QT_TRANSLATE_NOOP("gin", "for gin"),
    "reckoned.bonus_big_gin": QT_TRANSLATE_NOOP("gin", "for big gin"),
    "reckoned.bonus_undercut": QT_TRANSLATE_NOOP("gin", "for the undercut"),
    "reckoned.doubled": QT_TRANSLATE_NOOP("gin", "doubled for the Spade"),
    # What stands on a name plate, beside the cards, beside the rows, beside the own hand.
    "plate.knock": QT_TRANSLATE_NOOP("gin", "has knocked"),
    "plate.knock.you": QT_TRANSLATE_NOOP("gin", "have knocked"),
    "plate.gin": QT_TRANSLATE_NOOP("gin", "gin"),
    "plate.big_gin": QT_TRANSLATE_NOOP("gin", "big gin"),
    "plate.dead_wood": QT_TRANSLATE_NOOP("gin", "deadwood %n"),
    "sign.first_card": QT_TRANSLATE_NOOP("gin", "first card: {0:card}"),
    "sign.limit": QT_TRANSLATE_NOOP("gin", "knock with up to %n"),
    "sign.gin_only": QT_TRANSLATE_NOOP("gin", "only gin ends it"),
    "sign.double": QT_TRANSLATE_NOOP("gin", "everything counts double"),
    "row.spread": QT_TRANSLATE_NOOP("gin", "{0:seat}: deadwood %n"),
    "row.spread.you": QT_TRANSLATE_NOOP("gin", "You: deadwood %n"),
    "row.no_dead_wood": QT_TRANSLATE_NOOP("gin", "{0:seat}: no deadwood"),
    "row.no_dead_wood.you": QT_TRANSLATE_NOOP("gin", "You: no deadwood"),
    "part.run": QT_TRANSLATE_NOOP("gin", "run"),
    "part.three_alike": QT_TRANSLATE_NOOP("gin", "set"),
    "part.four_alike": QT_TRANSLATE_NOOP("gin", "set of four"),
    "part.dead_wood": QT_TRANSLATE_NOOP("gin", "loose: %n"),
    "own.dead_wood": QT_TRANSLATE_NOOP("gin", "deadwood %n"),
    "own.dead_wood_left": QT_TRANSLATE_NOOP("gin", "deadwood at least %n"),
    # What speaks against a move.
    "doubt.knock_too_high": QT_TRANSLATE_NOOP(
        "gin",
        "Your deadwood would be %n, and only {0} is allowed: the knock fails, and your hand has been seen.",
    ),
    "doubt.ace_asks_for_gin": QT_TRANSLATE_NOOP(
        "gin",
        "The first card was an Ace, so only gin ends this deal: the knock fails, and your hand has been seen.",
    ),
    "doubt.gin_is_there": QT_TRANSLATE_NOOP(
        "gin", "If you put another card away, you have gin. Knock all the same?"
    ),
    "doubt.gin_is_given_up": QT_TRANSLATE_NOOP(
        "gin", "You have gin: call it out, and the deal is yours. Play on all the same?"
    ),
    # Why something is not allowed.
    "rule.take_or_leave": QT_TRANSLATE_NOOP(
        "gin", "Take the first card or leave it; nothing else is possible."
    ),
    "rule.both_left_it": QT_TRANSLATE_NOOP(
        "gin", "Nobody wanted the first card: now draw from the stock."
    ),
    "rule.too_often_in_a_row": QT_TRANSLATE_NOOP(
        "gin", "Too many cards in a row came from the discard pile: now draw from the stock."
    ),
    "rule.first_take_a_card": QT_TRANSLATE_NOOP("gin", "First take a card."),
    "rule.taken_is_kept": QT_TRANSLATE_NOOP(
        "gin", "You have just taken the {0:card} from the discard pile: another card has to go."
    ),
    "rule.now_discard": QT_TRANSLATE_NOOP("gin", "Now discard a card, or end the deal."),
    "rule.lay_one_crosswise": QT_TRANSLATE_NOOP(
        "gin", "To end the deal, put one card of your hand face down and crosswise."
    ),
    "rule.too_much_dead_wood": QT_TRANSLATE_NOOP(
        "gin", "Only {0} is allowed, and your deadwood would be %n."
    ),
    "rule.only_gin_ends": QT_TRANSLATE_NOOP(
        "gin", "The first card was an Ace: only gin ends this deal."
    ),
    "rule.that_is_gin": QT_TRANSLATE_NOOP("gin", "Without deadwood that is gin: say so."),
    "rule.not_gin": QT_TRANSLATE_NOOP(
        "gin", "That is not gin: %n point(s) of deadwood is/are left."
    ),
    "rule.not_all_melded": QT_TRANSLATE_NOOP(
        "gin", "Not all eleven cards are in melds: %n point(s) is/are left."
    ),
    "rule.take_to_end_or_leave": QT_TRANSLATE_NOOP(
        "gin", "You may take the last discard only to end the deal with it at once."
    ),
    "rule.say_where_it_lies": QT_TRANSLATE_NOOP("gin", "First say where the {0:card} lies."),
    "rule.lay_it_on_a_meld": QT_TRANSLATE_NOOP("gin", "Lay the card off on a meld it fits."),
    "rule.does_not_fit": QT_TRANSLATE_NOOP("gin", "The {0:card} does not fit there."),
    "rule.lay_off_or_done": QT_TRANSLATE_NOOP("gin", "Lay cards off, or say that is all."),
    # Why a bot would do something.
    "advice.only_the_talon": QT_TRANSLATE_NOOP("gin", "Only the stock is open."),
    "advice.not_for_ever": QT_TRANSLATE_NOOP(
        "gin", "Too many in a row came from the discard pile: the stock gets the deal on."
    ),
    "advice.less_to_lay_off": QT_TRANSLATE_NOOP(
        "gin", "There the other player is likely to lay off less."
    ),
    "advice.takes_for_gin": QT_TRANSLATE_NOOP("gin", "That makes it gin."),
    "advice.takes_to_knock": QT_TRANSLATE_NOOP("gin", "With it you can knock."),
    "advice.makes_a_meld": QT_TRANSLATE_NOOP("gin", "It makes a meld."),
    "advice.fits_nowhere": QT_TRANSLATE_NOOP("gin", "It makes no meld; the stock may."),
    "advice.big_gin": QT_TRANSLATE_NOOP("gin", "All eleven cards are in melds."),
    "advice.gin": QT_TRANSLATE_NOOP("gin", "You have no deadwood left!"),
    "advice.knock_now": QT_TRANSLATE_NOOP(
        "gin", "That should do: the other player will hardly have less deadwood."
    ),
    "advice.leaves_the_least": QT_TRANSLATE_NOOP(
        "gin", "That leaves you the least deadwood, and the other player can hardly use it."
    ),
    "advice.feeds_nobody": QT_TRANSLATE_NOOP("gin", "It is of little use to the other player."),
    "advice.keeps_more_chances": QT_TRANSLATE_NOOP("gin", "That keeps more chances of a meld."),
    "advice.better_drawn": QT_TRANSLATE_NOOP("gin", "A drawn deal is better than this knock."),
    "advice.nothing_to_gain": QT_TRANSLATE_NOOP("gin", "There is nothing more to get rid of."),
    "advice.gets_rid_of": QT_TRANSLATE_NOOP("gin", "It fits there, and is deadwood no longer."),
    # The sheet.
    "sheet": QT_TRANSLATE_NOOP("gin", "Points and accounts"),
    "spoken.knocks": QT_TRANSLATE_NOOP("gin", "I knock."),
    "spoken.has_gin": QT_TRANSLATE_NOOP("gin", "Gin!"),
    "spoken.has_big_gin": QT_TRANSLATE_NOOP("gin", "Big gin, all eleven!"),
    "column.account": QT_TRANSLATE_NOOP("gin", "account"),
    "total.points": QT_TRANSLATE_NOOP("gin", "points this round"),
    "total.won": QT_TRANSLATE_NOOP("gin", "deals won"),
    "total.sum": QT_TRANSLATE_NOOP("gin", "round with boxes"),
    "total.account": QT_TRANSLATE_NOOP("gin", "account of the rounds"),
    # What choices are compared by when one looks back.
    "worth.runde": QT_TRANSLATE_NOOP("gin", "Points"),
    "meant.runde": QT_TRANSLATE_NOOP(
        "gin", "Points: your lead in the round, with the chance to win it counted in."
    ),
    # What is told of a card that is asked about, and why a trick was won.
    "standing.counts": QT_TRANSLATE_NOOP("gin", "%n point(s) if it is left over"),
    "standing.is_dead": QT_TRANSLATE_NOOP("gin", "deadwood"),
    "standing.in_run": QT_TRANSLATE_NOOP("gin", "in a run"),
    "standing.in_set": QT_TRANSLATE_NOOP("gin", "in a set"),
    **FIRST_TIMES,
}
