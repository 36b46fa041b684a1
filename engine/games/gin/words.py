"""The English of Gin: every key of its rules, options, advice and sheet."""

from __future__ import annotations

from engine.words import QT_TRANSLATE_NOOP

TEXTS = {
    "": "gin",
    "game": QT_TRANSLATE_NOOP("gin", "Gin"),
    "game.about": QT_TRANSLATE_NOOP(
        "gin", "Two players collect runs and sets, and the first card says when one may knock."
    ),
    # House rules.
    "preset.runde": QT_TRANSLATE_NOOP("gin", "The first card sets the limit"),
    "preset.standard": QT_TRANSLATE_NOOP("gin", "Gin Rummy, always to ten"),
    "option.runden": QT_TRANSLATE_NOOP("gin", "Rounds in a match"),
    "option.target": QT_TRANSLATE_NOOP("gin", "Points that end a round"),
    "option.limit": QT_TRANSLATE_NOOP("gin", "One may knock with dead wood up to"),
    "option.limit.first_card": QT_TRANSLATE_NOOP("gin", "what the first card says"),
    "option.limit.ten": QT_TRANSLATE_NOOP("gin", "ten, always"),
    "option.ace_means_gin": QT_TRANSLATE_NOOP("gin", "An Ace as first card asks for gin"),
    "option.spade_doubles": QT_TRANSLATE_NOOP("gin", "A spade as first card doubles the points"),
    "option.spade_doubles_boxes": QT_TRANSLATE_NOOP(
        "gin", "A spade doubles the boxes, too, when the round is settled"
    ),
    "option.gin_bonus": QT_TRANSLATE_NOOP("gin", "Bonus for gin"),
    "option.big_gin": QT_TRANSLATE_NOOP("gin", "Bonus for gin with all eleven cards"),
    "option.big_gin.0": QT_TRANSLATE_NOOP("gin", "not played"),
    "option.undercut_bonus": QT_TRANSLATE_NOOP("gin", "Bonus for undercutting the knocker"),
    "option.false_knock": QT_TRANSLATE_NOOP(
        "gin", "A knock may fail: the hand was seen and is taken up again"
    ),
    "option.return_taken_discard": QT_TRANSLATE_NOOP(
        "gin", "A card taken from the heap may be discarded at once"
    ),
    "option.last_discard_knock": QT_TRANSLATE_NOOP(
        "gin", "The very last discard may be taken to knock with it"
    ),
    "option.box": QT_TRANSLATE_NOOP("gin", "Box: for each deal won in the round"),
    "option.runde_bonus": QT_TRANSLATE_NOOP("gin", "For winning the round"),
    "option.shutout": QT_TRANSLATE_NOOP(
        "gin", "Against a loser without a deal all but boxes doubles"
    ),
    "option.tie": QT_TRANSLATE_NOOP("gin", "With equal accounts at the end the match is"),
    "option.tie.drawn": QT_TRANSLATE_NOOP("gin", "drawn"),
    "option.tie.extra_runde": QT_TRANSLATE_NOOP("gin", "decided by one more round"),
    "option.arrangement": QT_TRANSLATE_NOOP("gin", "Melds in the hand are arranged"),
    "option.arrangement.automatic": QT_TRANSLATE_NOOP("gin", "by themselves, dead wood counted"),
    "option.arrangement.by_hand": QT_TRANSLATE_NOOP("gin", "by the player alone"),
    # What is asked.
    "ask.first": QT_TRANSLATE_NOOP("gin", "Take the first card?"),
    "ask.draw": QT_TRANSLATE_NOOP("gin", "Take a card from the talon or the heap."),
    "ask.draw_talon": QT_TRANSLATE_NOOP("gin", "Take a card from the talon."),
    "ask.discard": QT_TRANSLATE_NOOP("gin", "Discard a card, or end the deal."),
    "ask.last": QT_TRANSLATE_NOOP("gin", "The last discard: knock with it, or leave it?"),
    "ask.lay_off": QT_TRANSLATE_NOOP("gin", "Lay off what fits on the knocker's melds."),
    "wait.first": QT_TRANSLATE_NOOP("gin", "{0:seat} considers the first card."),
    "wait.draw": QT_TRANSLATE_NOOP("gin", "{0:seat} takes a card."),
    "wait.discard": QT_TRANSLATE_NOOP("gin", "{0:seat} considers what to discard."),
    "wait.last": QT_TRANSLATE_NOOP("gin", "{0:seat} considers the last discard."),
    "wait.lay_off": QT_TRANSLATE_NOOP("gin", "{0:seat} lays off."),
    # What is called.
    "call.take": QT_TRANSLATE_NOOP("gin", "Take it"),
    "call.draw": QT_TRANSLATE_NOOP("gin", "Draw from the talon"),
    "call.leave": QT_TRANSLATE_NOOP("gin", "Leave it"),
    "call.knock": QT_TRANSLATE_NOOP("gin", "Knock, laying away the {0:card}"),
    "call.gin": QT_TRANSLATE_NOOP("gin", "Gin! The {0:card} goes"),
    "call.big_gin": QT_TRANSLATE_NOOP("gin", "Gin with all eleven cards!"),
    "call.lay_off": QT_TRANSLATE_NOOP("gin", "Lay off the {0:card}"),
    "call.done": QT_TRANSLATE_NOOP("gin", "That is all"),
    # What happens.
    "fact.limit_is": QT_TRANSLATE_NOOP("gin", "One may knock with up to %n point(s) of dead wood."),
    "fact.gin_only": QT_TRANSLATE_NOOP("gin", "An Ace: only gin ends this deal."),
    "fact.doubles": QT_TRANSLATE_NOOP("gin", "A spade: everything counts double."),
    "fact.leaves": QT_TRANSLATE_NOOP("gin", "{0:seat} leaves it."),
    "fact.takes_up": QT_TRANSLATE_NOOP("gin", "{0:seat} takes the {1:card} from the heap."),
    "fact.draws": QT_TRANSLATE_NOOP("gin", "{0:seat} draws from the talon."),
    "fact.discards": QT_TRANSLATE_NOOP("gin", "{0:seat} discards the {1:card}."),
    "fact.knocks": QT_TRANSLATE_NOOP("gin", "{0:seat} knocks!"),
    "fact.knocks_in_vain": QT_TRANSLATE_NOOP(
        "gin",
        "%n point(s) of dead wood are too much: {0:seat} takes the hand up again, and the {1:card} is turned over.",
    ),
    "fact.has_dead_wood": QT_TRANSLATE_NOOP("gin", "{0:seat} has %n point(s) of dead wood."),
    "fact.has_gin": QT_TRANSLATE_NOOP("gin", "{0:seat} has gin!"),
    "fact.has_big_gin": QT_TRANSLATE_NOOP("gin", "{0:seat} has gin with all eleven cards!"),
    "fact.lays_off": QT_TRANSLATE_NOOP("gin", "{0:seat} lays off the {1:card}."),
    "fact.ends_drawn": QT_TRANSLATE_NOOP(
        "gin",
        "Two cards are left in the talon: the deal is drawn, and the same dealer deals again.",
    ),
    # What a deal has brought.
    "fact.nobody_scores": QT_TRANSLATE_NOOP("gin", "A drawn deal: nobody scores."),
    "fact.wins_by_gin": QT_TRANSLATE_NOOP("gin", "{0:seat} wins with gin."),
    "fact.wins_by_big_gin": QT_TRANSLATE_NOOP("gin", "{0:seat} wins with gin of eleven cards."),
    "fact.wins_by_knock": QT_TRANSLATE_NOOP("gin", "{0:seat} wins by knocking."),
    "fact.wins_by_undercut": QT_TRANSLATE_NOOP("gin", "{0:seat} has undercut the knock."),
    "fact.scores": QT_TRANSLATE_NOOP("gin", "{0:seat}: %n point(s)."),
    # How a deal ended.
    # What is asked about a deal played with real cards.
    "entry.way": QT_TRANSLATE_NOOP("gin", "How did it end?"),
    "entry.way.knock": QT_TRANSLATE_NOOP("gin", "knock"),
    "entry.way.gin": QT_TRANSLATE_NOOP("gin", "gin"),
    "entry.way.big_gin": QT_TRANSLATE_NOOP("gin", "gin of eleven"),
    "entry.way.drawn": QT_TRANSLATE_NOOP("gin", "drawn"),
    "entry.knocker": QT_TRANSLATE_NOOP("gin", "Who ended it?"),
    "entry.own": QT_TRANSLATE_NOOP("gin", "Dead wood of who ended it"),
    "entry.other": QT_TRANSLATE_NOOP("gin", "Dead wood of the other, after laying off"),
    "entry.spade": QT_TRANSLATE_NOOP("gin", "Was the first card a spade?"),
    "entry.spade.no": QT_TRANSLATE_NOOP("gin", "no"),
    "entry.spade.yes": QT_TRANSLATE_NOOP("gin", "yes"),
    "line.gin": QT_TRANSLATE_NOOP("gin", "Gin"),
    "line.big_gin": QT_TRANSLATE_NOOP("gin", "Gin of eleven"),
    "line.knock": QT_TRANSLATE_NOOP("gin", "Knock"),
    "line.undercut": QT_TRANSLATE_NOOP("gin", "Undercut"),
    "line.drawn": QT_TRANSLATE_NOOP("gin", "Drawn"),
    # What stands on a name plate, beside the cards, beside the rows, beside the own hand.
    "plate.knock": QT_TRANSLATE_NOOP("gin", "knocks"),
    "plate.gin": QT_TRANSLATE_NOOP("gin", "gin"),
    "plate.big_gin": QT_TRANSLATE_NOOP("gin", "gin of eleven"),
    "plate.dead_wood": QT_TRANSLATE_NOOP("gin", "dead wood %n"),
    "sign.first_card": QT_TRANSLATE_NOOP("gin", "first card: {0:card}"),
    "sign.limit": QT_TRANSLATE_NOOP("gin", "knock with up to %n"),
    "sign.gin_only": QT_TRANSLATE_NOOP("gin", "only gin"),
    "sign.double": QT_TRANSLATE_NOOP("gin", "double"),
    "row.spread": QT_TRANSLATE_NOOP("gin", "{0:seat}: dead wood %n"),
    "row.no_dead_wood": QT_TRANSLATE_NOOP("gin", "{0:seat}: no dead wood"),
    "own.dead_wood": QT_TRANSLATE_NOOP("gin", "dead wood %n"),
    "own.dead_wood_left": QT_TRANSLATE_NOOP("gin", "dead wood %n at best"),
    # What speaks against a move.
    "doubt.knock_too_high": QT_TRANSLATE_NOOP(
        "gin",
        "Your dead wood would be %n, and only {0} are allowed: the knock will fail, and your hand will have been seen.",
    ),
    "doubt.ace_asks_for_gin": QT_TRANSLATE_NOOP(
        "gin",
        "The first card was an Ace, so only gin ends this deal: the knock will fail, and your hand will have been seen.",
    ),
    "doubt.gin_is_there": QT_TRANSLATE_NOOP(
        "gin", "You have gin if you lay another card away. Knock all the same?"
    ),
    "doubt.gin_is_given_up": QT_TRANSLATE_NOOP(
        "gin", "You have gin: call it out, and the deal is yours. Play on all the same?"
    ),
    # Why something is not allowed.
    "rule.take_or_leave": QT_TRANSLATE_NOOP(
        "gin", "Take the first card or leave it: nothing else."
    ),
    "rule.both_left_it": QT_TRANSLATE_NOOP(
        "gin", "Both have left the first card: now a card is drawn from the talon."
    ),
    "rule.too_often_in_a_row": QT_TRANSLATE_NOOP(
        "gin", "Too many cards in a row came from the heap: now one is drawn from the talon."
    ),
    "rule.first_take_a_card": QT_TRANSLATE_NOOP("gin", "First take a card."),
    "rule.taken_is_kept": QT_TRANSLATE_NOOP(
        "gin", "The {0:card} was just taken from the heap: another card has to go."
    ),
    "rule.now_discard": QT_TRANSLATE_NOOP("gin", "Now a card is discarded, or the deal is ended."),
    "rule.lay_one_crosswise": QT_TRANSLATE_NOOP(
        "gin", "Who ends the deal lays one card of the hand face down and crosswise."
    ),
    "rule.too_much_dead_wood": QT_TRANSLATE_NOOP(
        "gin", "Only {0} are allowed, and the dead wood would be %n."
    ),
    "rule.only_gin_ends": QT_TRANSLATE_NOOP(
        "gin", "The first card was an Ace: only gin ends this deal."
    ),
    "rule.that_is_gin": QT_TRANSLATE_NOOP("gin", "Without dead wood that is gin: say so."),
    "rule.not_gin": QT_TRANSLATE_NOOP("gin", "That is no gin: %n point(s) of dead wood are left."),
    "rule.not_all_melded": QT_TRANSLATE_NOOP(
        "gin", "Not all eleven cards lie in melds: %n point(s) are left."
    ),
    "rule.take_to_end_or_leave": QT_TRANSLATE_NOOP(
        "gin", "The last discard may only be taken to end the deal with it at once."
    ),
    "rule.lay_it_on_a_meld": QT_TRANSLATE_NOOP(
        "gin", "A card is laid off on a meld where it fits."
    ),
    "rule.does_not_fit": QT_TRANSLATE_NOOP("gin", "The {0:card} does not fit there."),
    "rule.lay_off_or_done": QT_TRANSLATE_NOOP("gin", "Lay cards off, or say that this is all."),
    # Why a bot would do something.
    "advice.only_the_talon": QT_TRANSLATE_NOOP("gin", "Only the talon is open."),
    "advice.takes_for_gin": QT_TRANSLATE_NOOP("gin", "The {0:card} makes it gin."),
    "advice.takes_to_knock": QT_TRANSLATE_NOOP("gin", "With the {0:card} one can knock."),
    "advice.makes_a_meld": QT_TRANSLATE_NOOP("gin", "The {0:card} makes a meld."),
    "advice.fits_nowhere": QT_TRANSLATE_NOOP("gin", "The {0:card} makes no meld; the talon may."),
    "advice.big_gin": QT_TRANSLATE_NOOP("gin", "All eleven cards lie in melds."),
    "advice.gin": QT_TRANSLATE_NOOP("gin", "There is no dead wood left: gin!"),
    "advice.knock_now": QT_TRANSLATE_NOOP(
        "gin", "With dead wood of %n a knock should win: the other will hardly have less."
    ),
    "advice.leaves_the_least": QT_TRANSLATE_NOOP(
        "gin", "Without the {0:card} the dead wood is down to %n, and the other can hardly use it."
    ),
    "advice.feeds_nobody": QT_TRANSLATE_NOOP("gin", "The {0:card} is of little use to the other."),
    "advice.keeps_more_chances": QT_TRANSLATE_NOOP(
        "gin", "Without the {0:card} the hand keeps more chances of a meld."
    ),
    "advice.better_drawn": QT_TRANSLATE_NOOP("gin", "A drawn deal is better than this knock."),
    "advice.nothing_to_gain": QT_TRANSLATE_NOOP("gin", "Nothing more can be got rid of."),
    "advice.gets_rid_of": QT_TRANSLATE_NOOP(
        "gin", "The {0:card} fits, and is no dead wood any more."
    ),
    # The sheet.
    "sheet": QT_TRANSLATE_NOOP("gin", "Points and account"),
    "spoken.knocks": QT_TRANSLATE_NOOP("gin", "I knock."),
    "spoken.has_gin": QT_TRANSLATE_NOOP("gin", "Gin!"),
    "spoken.has_big_gin": QT_TRANSLATE_NOOP("gin", "Gin, with all eleven!"),
    "column.account": QT_TRANSLATE_NOOP("gin", "account"),
    "total.points": QT_TRANSLATE_NOOP("gin", "points in the round"),
    "total.won": QT_TRANSLATE_NOOP("gin", "deals won"),
    "total.sum": QT_TRANSLATE_NOOP("gin", "round with boxes"),
    "total.account": QT_TRANSLATE_NOOP("gin", "account in the match"),
    # What choices are compared by when one looks back.
    "worth.runde": QT_TRANSLATE_NOOP("gin", "Points"),
    "meant.runde": QT_TRANSLATE_NOOP(
        "gin",
        "Points: the lead in the Runde, with the chance to win it counted in.",
    ),
}
