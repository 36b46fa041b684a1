"""The English of Ramsen: every key of its rules, options, advice and sheet."""

from __future__ import annotations

from engine.games.ramsen.first_times import FIRST_TIMES
from engine.words import QT_TRANSLATE_NOOP

TEXTS = {
    "": "ramsen",
    "game": QT_TRANSLATE_NOOP("ramsen", "Ramsen"),
    "game.about": QT_TRANSLATE_NOOP("ramsen", "Five tricks, four standing trumps, two crosses."),
    # House rules.
    "preset.bavarian": QT_TRANSLATE_NOOP("ramsen", "Bavaria"),
    "preset.zaisertshofen": QT_TRANSLATE_NOOP("ramsen", "Ramsch, as in Zaisertshofen"),
    "option.bid_before_exchange": QT_TRANSLATE_NOOP(
        "ramsen", "Say who plays before cards are exchanged"
    ),
    "option.schleck": QT_TRANSLATE_NOOP("ramsen", "When cutting, rearhand may keep"),
    "option.schleck.any": QT_TRANSLATE_NOOP("ramsen", "any bottom card"),
    "option.schleck.only_criticals": QT_TRANSLATE_NOOP("ramsen", "only a standing trump"),
    "option.schleck.off": QT_TRANSLATE_NOOP("ramsen", "nothing"),
    "option.schlecker_must_play": QT_TRANSLATE_NOOP("ramsen", "Whoever schlecked has to play"),
    "option.exchange_total": QT_TRANSLATE_NOOP("ramsen", "Cards the whole table may exchange"),
    "option.exchange_total.5": QT_TRANSLATE_NOOP("ramsen", "five"),
    "option.exchange_total.32": QT_TRANSLATE_NOOP("ramsen", "as many as the stock has"),
    "option.exchange_total.0": QT_TRANSLATE_NOOP("ramsen", "none"),
    "option.upcard_swap_counts": QT_TRANSLATE_NOOP(
        "ramsen", "The dealer’s swap for the upcard counts among the five"
    ),
    "option.upcard_swap_forces_play": QT_TRANSLATE_NOOP(
        "ramsen", "A dealer who takes the upcard has to play"
    ),
    "option.upcard_swap": QT_TRANSLATE_NOOP("ramsen", "The dealer takes the upcard"),
    "option.upcard_swap.before_drawing": QT_TRANSLATE_NOOP("ramsen", "before drawing"),
    "option.upcard_swap.after_drawing": QT_TRANSLATE_NOOP(
        "ramsen", "after drawing, knowing the new cards"
    ),
    "option.perm_trump_upcard": QT_TRANSLATE_NOOP("ramsen", "When a standing trump is turned up"),
    "option.perm_trump_upcard.printed_suit": QT_TRANSLATE_NOOP(
        "ramsen", "the suit printed on it is trump"
    ),
    "option.perm_trump_upcard.turn_another": QT_TRANSLATE_NOOP("ramsen", "another card is turned"),
    "option.lone_player": QT_TRANSLATE_NOOP("ramsen", "When all but one pass, that one gets"),
    "option.lone_player.five": QT_TRANSLATE_NOOP("ramsen", "five bars"),
    "option.lone_player.one": QT_TRANSLATE_NOOP("ramsen", "one bar"),
    "option.lone_player.void": QT_TRANSLATE_NOOP("ramsen", "nothing"),
    "option.swiss_leads": QT_TRANSLATE_NOOP(
        "ramsen", "The Sow of trumps leads first, and the second lead is a trump"
    ),
    "option.crosses": QT_TRANSLATE_NOOP("ramsen", "Crosses to complete"),
    "option.penalty_cross": QT_TRANSLATE_NOOP("ramsen", "Whoever plays and takes no trick gets"),
    "option.penalty_cross.5": QT_TRANSLATE_NOOP("ramsen", "a penalty cross"),
    "option.penalty_cross.0": QT_TRANSLATE_NOOP("ramsen", "no penalty"),
    "option.finish": QT_TRANSLATE_NOOP("ramsen", "A game ends"),
    "option.finish.first": QT_TRANSLATE_NOOP("ramsen", "with the first to finish, who wins"),
    "option.finish.places": QT_TRANSLATE_NOOP("ramsen", "when all places are played out"),
    "option.finish.bolla": QT_TRANSLATE_NOOP("ramsen", "when only one is left, who gets a Bolla"),
    "option.stop_at_last_bar": QT_TRANSLATE_NOOP(
        "ramsen", "The deal ends with the bar that ends the game"
    ),
    "option.stake": QT_TRANSLATE_NOOP("ramsen", "The winner is paid for each open bar"),
    "option.stake.0": QT_TRANSLATE_NOOP("ramsen", "nothing"),
    "option.evening": QT_TRANSLATE_NOOP("ramsen", "The evening is over"),
    "option.evening.games": QT_TRANSLATE_NOOP("ramsen", "after a set number of games"),
    "option.evening.one_game": QT_TRANSLATE_NOOP("ramsen", "after one game, or one Bolla"),
    "option.evening.deals": QT_TRANSLATE_NOOP("ramsen", "after a set number of deals"),
    "option.games": QT_TRANSLATE_NOOP("ramsen", "Games in an evening"),
    "option.deals": QT_TRANSLATE_NOOP("ramsen", "Deals in an evening"),
    # What is asked.
    "ask.schleck": QT_TRANSLATE_NOOP("ramsen", "This is the card you cut. Keep it?"),
    "ask.exchange": QT_TRANSLATE_NOOP("ramsen", "You may exchange up to %n card(s)."),
    "ask.swap_only": QT_TRANSLATE_NOOP("ramsen", "You may swap a card for the upcard."),
    "ask.bound": QT_TRANSLATE_NOOP("ramsen", "You took a card, so you play."),
    "ask.bid": QT_TRANSLATE_NOOP("ramsen", "Are you playing?"),
    "ask.tricks": QT_TRANSLATE_NOOP("ramsen", "Play a card."),
    "ask.exchange_more": QT_TRANSLATE_NOOP("ramsen", "Draw, or lay %n more card(s) aside."),
    "ask.draw_now": QT_TRANSLATE_NOOP("ramsen", "Now draw your cards."),
    "wait.schleck": QT_TRANSLATE_NOOP("ramsen", "{0:seat} is cutting."),
    "wait.exchange": QT_TRANSLATE_NOOP("ramsen", "{0:seat} is exchanging."),
    "wait.bid": QT_TRANSLATE_NOOP("ramsen", "{0:seat} is deciding whether to play."),
    "wait.tricks": QT_TRANSLATE_NOOP("ramsen", "It is {0:seat}’s turn."),
    # What is said.
    "call.keep": QT_TRANSLATE_NOOP("ramsen", "Keep it (schleck)"),
    "call.leave": QT_TRANSLATE_NOOP("ramsen", "Leave it"),
    "call.stand": QT_TRANSLATE_NOOP("ramsen", "Keep this hand"),
    "call.draw": QT_TRANSLATE_NOOP("ramsen", "Draw from the stock"),
    "call.swap": QT_TRANSLATE_NOOP("ramsen", "Swap the {0:card} for the {1:card}"),
    "which.swap": QT_TRANSLATE_NOOP("ramsen", "Take the upcard …"),
    "call.play": QT_TRANSLATE_NOOP("ramsen", "Play"),
    "call.pass": QT_TRANSLATE_NOOP("ramsen", "Pass"),
    # What happens.
    "fact.cuts": QT_TRANSLATE_NOOP("ramsen", "{0:seat} cuts."),
    "fact.cuts.you": QT_TRANSLATE_NOOP("ramsen", "You cut."),
    "fact.schlecks": QT_TRANSLATE_NOOP("ramsen", "{0:seat} keeps the cut card: a schleck."),
    "fact.schlecks.you": QT_TRANSLATE_NOOP("ramsen", "You keep the cut card: a schleck."),
    "fact.stands": QT_TRANSLATE_NOOP("ramsen", "{0:seat} exchanges nothing."),
    "fact.stands.you": QT_TRANSLATE_NOOP("ramsen", "You exchange nothing."),
    "fact.bars": QT_TRANSLATE_NOOP("ramsen", "{0:seat} gets %n bar(s)."),
    "fact.bars.you": QT_TRANSLATE_NOOP("ramsen", "You get %n bar(s)."),
    "fact.no_trick": QT_TRANSLATE_NOOP("ramsen", "{0:seat} has no trick: a penalty cross!"),
    "fact.no_trick.you": QT_TRANSLATE_NOOP("ramsen", "You have no trick: a penalty cross!"),
    "fact.draws": QT_TRANSLATE_NOOP("ramsen", "{0:seat} draws %n card(s)."),
    "fact.draws.you": QT_TRANSLATE_NOOP("ramsen", "You draw %n card(s)."),
    "fact.takes_up": QT_TRANSLATE_NOOP("ramsen", "{0:seat} takes the upcard, the {1:card}."),
    "fact.takes_up.you": QT_TRANSLATE_NOOP("ramsen", "You take the upcard, the {1:card}."),
    "fact.plays": QT_TRANSLATE_NOOP("ramsen", "{0:seat} plays."),
    "fact.plays.you": QT_TRANSLATE_NOOP("ramsen", "You play."),
    "fact.passes": QT_TRANSLATE_NOOP("ramsen", "{0:seat} passes."),
    "fact.passes.you": QT_TRANSLATE_NOOP("ramsen", "You pass."),
    "fact.plays_alone": QT_TRANSLATE_NOOP("ramsen", "All the others pass: {0:seat} is alone."),
    "fact.plays_alone.you": QT_TRANSLATE_NOOP("ramsen", "All the others pass: you are alone."),
    "fact.completes": QT_TRANSLATE_NOOP("ramsen", "{0:seat} has filled every cross!"),
    "fact.completes.you": QT_TRANSLATE_NOOP("ramsen", "You have filled every cross!"),
    # What a deal came to, item by item.
    "reckoned.bars": QT_TRANSLATE_NOOP("ramsen", "%n trick(s)"),
    "reckoned.penalty_cross": QT_TRANSLATE_NOOP("ramsen", "no trick: a penalty cross"),
    "reckoned.no_trick": QT_TRANSLATE_NOOP("ramsen", "no trick"),
    "reckoned.stayed_away": QT_TRANSLATE_NOOP("ramsen", "stayed out"),
    "reckoned.dropped_out": QT_TRANSLATE_NOOP("ramsen", "not in this deal"),
    "reckoned.played_alone": QT_TRANSLATE_NOOP("ramsen", "the only one in"),
    "reckoning.amount": QT_TRANSLATE_NOOP("ramsen", "%n bar(s)"),
    # What stands on a name plate.
    "plate.plays": QT_TRANSLATE_NOOP("ramsen", "plays"),
    "plate.plays.you": QT_TRANSLATE_NOOP("ramsen", "play"),
    "plate.passes": QT_TRANSLATE_NOOP("ramsen", "passes"),
    "plate.passes.you": QT_TRANSLATE_NOOP("ramsen", "pass"),
    "plate.schleck": QT_TRANSLATE_NOOP("ramsen", "schlecked"),
    "plate.schleck.you": QT_TRANSLATE_NOOP("ramsen", "have schlecked"),
    "plate.exchanged": QT_TRANSLATE_NOOP("ramsen", "%n new"),
    "plate.finished": QT_TRANSLATE_NOOP("ramsen", "finished"),
    # Why something is not allowed.
    "rule.only_criticals": QT_TRANSLATE_NOOP("ramsen", "Only a standing trump may be kept."),
    "rule.keep_or_leave": QT_TRANSLATE_NOOP("ramsen", "Keep the card or leave it: nothing else."),
    "rule.upcard_is_kept": QT_TRANSLATE_NOOP(
        "ramsen", "You took the {0:card} openly: it stays in your hand."
    ),
    "rule.exchange_used_up": QT_TRANSLATE_NOOP(
        "ramsen", "The table has exchanged as many cards as it may."
    ),
    "rule.only_dealer_swaps": QT_TRANSLATE_NOOP("ramsen", "Only the dealer may take the upcard."),
    "rule.has_drawn": QT_TRANSLATE_NOOP(
        "ramsen", "You have drawn, or gone without: now only the upcard is left."
    ),
    "rule.draw_before_swap": QT_TRANSLATE_NOOP(
        "ramsen", "First draw; the upcard comes after that at this table."
    ),
    "rule.draw_first": QT_TRANSLATE_NOOP("ramsen", "First draw for the cards you laid aside."),
    "rule.nothing_laid_away": QT_TRANSLATE_NOOP(
        "ramsen", "You have laid nothing aside to draw for."
    ),
    "rule.play_or_pass": QT_TRANSLATE_NOOP("ramsen", "First say whether you play or pass."),
    "rule.exchanged_must_play": QT_TRANSLATE_NOOP(
        "ramsen", "You have exchanged, so you have to play."
    ),
    "rule.bound_to_play": QT_TRANSLATE_NOOP(
        "ramsen", "You took a card that way, so you have to play."
    ),
    "rule.second_trick_trump": QT_TRANSLATE_NOOP(
        "ramsen", "You have to lead a trump to the second trick."
    ),
    "rule.sow_opens": QT_TRANSLATE_NOOP("ramsen", "You hold the Sow of trumps: lead it first."),
    # Why a bot would do something.
    "advice.worth_a_schleck": QT_TRANSLATE_NOOP(
        "ramsen", "It is worth more than the right to exchange."
    ),
    "advice.not_worth_a_schleck": QT_TRANSLATE_NOOP(
        "ramsen", "It is not worth the right to exchange."
    ),
    "advice.too_weak": QT_TRANSLATE_NOOP(
        "ramsen", "Your hand is too weak, and no trick means a penalty cross."
    ),
    "advice.strong_enough": QT_TRANSLATE_NOOP("ramsen", "Your hand is good for a trick or more."),
    "advice.upcard_is_better": QT_TRANSLATE_NOOP("ramsen", "The upcard is better."),
    "advice.draw_for": QT_TRANSLATE_NOOP("ramsen", "It will hardly take a trick; a new card may."),
    "advice.enough_exchanged": QT_TRANSLATE_NOOP("ramsen", "The rest is worth keeping."),
    "advice.sure_trump": QT_TRANSLATE_NOOP("ramsen", "Nobody can beat it any more."),
    "advice.highest_of_suit": QT_TRANSLATE_NOOP("ramsen", "Nothing higher of its suit is left."),
    "advice.keep_trumps": QT_TRANSLATE_NOOP(
        "ramsen", "A small plain card now, and the trumps for later."
    ),
    "advice.lead_best": QT_TRANSLATE_NOOP("ramsen", "Your best chance of a trick."),
    # Cards with a name of their own.
    "nickname.dallmutz": QT_TRANSLATE_NOOP("ramsen", "Dallmutz"),
    "nickname.belli": QT_TRANSLATE_NOOP("ramsen", "Belli"),
    "nickname.big_boy": QT_TRANSLATE_NOOP("ramsen", "Big Boy"),
    "nickname.little_boy": QT_TRANSLATE_NOOP("ramsen", "Little Boy"),
    "nickname.critical": QT_TRANSLATE_NOOP("ramsen", "Critical"),
    # What is asked about a deal played with real cards.
    "entry.tricks": QT_TRANSLATE_NOOP("ramsen", "Tricks; blank for those who passed"),
    "entry.finished1": QT_TRANSLATE_NOOP("ramsen", "Who finished first?"),
    "entry.finished2": QT_TRANSLATE_NOOP("ramsen", "Who finished second?"),
    "entry.finished3": QT_TRANSLATE_NOOP("ramsen", "Who finished third?"),
    "entry.finished4": QT_TRANSLATE_NOOP("ramsen", "Who finished fourth?"),
    "refusal.nobody_in": QT_TRANSLATE_NOOP("ramsen", "Somebody must have played."),
    "refusal.too_many_tricks": QT_TRANSLATE_NOOP(
        "ramsen", "There are five tricks in a deal, not {0}."
    ),
    "refusal.tricks_missing": QT_TRANSLATE_NOOP(
        "ramsen", "%n of the five tricks is/are still missing."
    ),
    "refusal.first_ends_it": QT_TRANSLATE_NOOP(
        "ramsen",
        "By your house rules the first to fill the last cross ends the deal: no second one finishes in it.",
    ),
    "refusal.last_bar_ends_it": QT_TRANSLATE_NOOP(
        "ramsen",
        "By your house rules the deal ends with the last bar: whoever filled it has no trick beyond it.",
    ),
    "refusal.lone_player": QT_TRANSLATE_NOOP(
        "ramsen", "Whoever plays alone gets what the house rules say, nothing else."
    ),
    # The sheet.
    "sheet": QT_TRANSLATE_NOOP("ramsen", "Crosses"),
    "mark.cross": QT_TRANSLATE_NOOP("ramsen", "cross, %n of 5 bars"),
    "mark.penalty_cross": QT_TRANSLATE_NOOP("ramsen", "penalty cross, %n of 5 bars"),
    "mark.bolla": QT_TRANSLATE_NOOP("ramsen", "%n Bolla"),
    "total.open": QT_TRANSLATE_NOOP("ramsen", "open bars"),
    "total.wins": QT_TRANSLATE_NOOP("ramsen", "games won"),
    "total.points": QT_TRANSLATE_NOOP("ramsen", "points for places"),
    "total.bolla": QT_TRANSLATE_NOOP("ramsen", "Bolla"),
    "total.money": QT_TRANSLATE_NOOP("ramsen", "money"),
    # What choices are compared by when one looks back.
    "worth.not_last": QT_TRANSLATE_NOOP("ramsen", "Not last, in %"),
    "meant.not_last": QT_TRANSLATE_NOOP(
        "ramsen",
        "Not last: how likely you are not to finish last in the game, as it stands "
        "after this deal.",
    ),
    "tip.schleck": QT_TRANSLATE_NOOP(
        "ramsen", "Kept the card that was cut, so there are only four more, and no exchange."
    ),
    "tip.schleck.you": QT_TRANSLATE_NOOP(
        "ramsen", "You kept the card that was cut, so there are only four more, and no exchange."
    ),
    "tip.exchanged": QT_TRANSLATE_NOOP("ramsen", "Cards drawn in the exchange."),
    # What is told of a card that is asked about, and why a trick was won.
    "standing.always_trump": QT_TRANSLATE_NOOP("ramsen", "a trump in every deal"),
    **FIRST_TIMES,
}
