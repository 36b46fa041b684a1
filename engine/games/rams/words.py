"""The English of Rams: every key of its rules, options, advice and sheet."""

from __future__ import annotations

from engine.games.rams.first_times import FIRST_TIMES
from engine.words import QT_TRANSLATE_NOOP

TEXTS = {
    "": "rams",
    "game": QT_TRANSLATE_NOOP("rams", "Rams"),
    "game.about": QT_TRANSLATE_NOOP("rams", "Five cards, a widow, and counters to get rid of."),
    # House rules.
    "preset.rams": QT_TRANSLATE_NOOP("rams", "Rams"),
    "preset.french": QT_TRANSLATE_NOOP("rams", "Rams, as in France"),
    "preset.bierspiel": QT_TRANSLATE_NOOP("rams", "Bierspiel"),
    "preset.ramscheln": QT_TRANSLATE_NOOP("rams", "Ramscheln"),
    "preset.bester_bube": QT_TRANSLATE_NOOP("rams", "Bester Bube"),
    "option.seven": QT_TRANSLATE_NOOP(
        "rams", "The Seven of Diamonds is always the second-best trump"
    ),
    "option.bowers": QT_TRANSLATE_NOOP("rams", "Two Jacks are the best trumps (bowers)"),
    "option.way": QT_TRANSLATE_NOOP("rams", "Turns go"),
    "option.way.clockwise": QT_TRANSLATE_NOOP("rams", "to the left"),
    "option.way.anticlockwise": QT_TRANSLATE_NOOP("rams", "to the right"),
    "option.widow": QT_TRANSLATE_NOOP("rams", "A spare hand is dealt (the widow)"),
    "option.passing": QT_TRANSLATE_NOOP("rams", "Passing is allowed"),
    "option.passing.free": QT_TRANSLATE_NOOP("rams", "always"),
    "option.passing.widow_gone": QT_TRANSLATE_NOOP("rams", "when the widow has been taken"),
    "option.turn_up": QT_TRANSLATE_NOOP("rams", "The trump card"),
    "option.turn_up.lies": QT_TRANSLATE_NOOP("rams", "stays where it lies"),
    "option.turn_up.dealer": QT_TRANSLATE_NOOP("rams", "may be taken by the dealer in exchange"),
    "option.head": QT_TRANSLATE_NOOP("rams", "Whoever can must beat the trick"),
    "option.scoring": QT_TRANSLATE_NOOP("rams", "The game is played"),
    "option.scoring.countdown": QT_TRANSLATE_NOOP("rams", "to get rid of counters"),
    "option.scoring.pool": QT_TRANSLATE_NOOP("rams", "for a pool"),
    "option.counters": QT_TRANSLATE_NOOP("rams", "Counters for each at the start"),
    "option.general": QT_TRANSLATE_NOOP("rams", "A General Rams that is won"),
    "option.general.five": QT_TRANSLATE_NOOP("rams", "counts like any five tricks"),
    "option.general.game": QT_TRANSLATE_NOOP("rams", "wins the whole game"),
    "option.general.off": QT_TRANSLATE_NOOP("rams", "is not played"),
    "option.finish": QT_TRANSLATE_NOOP("rams", "At the end"),
    "option.finish.first": QT_TRANSLATE_NOOP("rams", "the first without counters wins"),
    "option.finish.last": QT_TRANSLATE_NOOP("rams", "the last one with counters loses"),
    "option.games": QT_TRANSLATE_NOOP("rams", "Games in an evening"),
    "option.longest": QT_TRANSLATE_NOOP("rams", "Deals in a game at most"),
    "option.deals": QT_TRANSLATE_NOOP("rams", "Deals in an evening"),
    # What is asked.
    "ask.join": QT_TRANSLATE_NOOP("rams", "Are you playing?"),
    "ask.join_pool": QT_TRANSLATE_NOOP(
        "rams", "Are you playing? There are %n counter(s) in the pool."
    ),
    "ask.bound": QT_TRANSLATE_NOOP("rams", "Two have to play, so you are in."),
    "ask.play_or_widow": QT_TRANSLATE_NOOP("rams", "Will you play your own hand, or the widow?"),
    "ask.trump_card": QT_TRANSLATE_NOOP("rams", "You may take the trump card for one of yours."),
    "ask.tricks": QT_TRANSLATE_NOOP("rams", "Play a card."),
    "wait.join": QT_TRANSLATE_NOOP("rams", "{0:seat} is deciding whether to play."),
    "wait.trump_card": QT_TRANSLATE_NOOP("rams", "{0:seat} may take the trump card."),
    "wait.tricks": QT_TRANSLATE_NOOP("rams", "It is {0:seat}’s turn."),
    # What is said.
    "call.play": QT_TRANSLATE_NOOP("rams", "Play"),
    "call.pass": QT_TRANSLATE_NOOP("rams", "Pass"),
    "call.widow": QT_TRANSLATE_NOOP("rams", "Take the widow"),
    "call.general": QT_TRANSLATE_NOOP("rams", "General Rams"),
    "call.leave": QT_TRANSLATE_NOOP("rams", "Leave the trump card"),
    "call.take": QT_TRANSLATE_NOOP("rams", "Give the {0:card} for the {1:card}"),
    "which.take": QT_TRANSLATE_NOOP("rams", "Take the trump card …"),
    # What happens.
    "fact.antes": QT_TRANSLATE_NOOP("rams", "{0:seat} puts %n counter(s) into the pool."),
    "fact.antes.you": QT_TRANSLATE_NOOP("rams", "You put %n counter(s) into the pool."),
    "fact.plays": QT_TRANSLATE_NOOP("rams", "{0:seat} plays."),
    "fact.plays.you": QT_TRANSLATE_NOOP("rams", "You play."),
    "fact.passes": QT_TRANSLATE_NOOP("rams", "{0:seat} passes."),
    "fact.passes.you": QT_TRANSLATE_NOOP("rams", "You pass."),
    "fact.takes_widow": QT_TRANSLATE_NOOP(
        "rams", "{0:seat} throws the hand in and takes the widow."
    ),
    "fact.takes_widow.you": QT_TRANSLATE_NOOP("rams", "You throw your hand in and take the widow."),
    "fact.general": QT_TRANSLATE_NOOP(
        "rams", "General Rams! {0:seat} promises all five tricks, and everybody has to play."
    ),
    "fact.general.you": QT_TRANSLATE_NOOP(
        "rams", "General Rams! You promise all five tricks, and everybody has to play."
    ),
    "fact.keeps_promise": QT_TRANSLATE_NOOP("rams", "{0:seat} has taken all five tricks."),
    "fact.keeps_promise.you": QT_TRANSLATE_NOOP("rams", "You have taken all five tricks."),
    "fact.breaks_promise": QT_TRANSLATE_NOOP("rams", "{0:seat} has not taken all five tricks."),
    "fact.breaks_promise.you": QT_TRANSLATE_NOOP("rams", "You have not taken all five tricks."),
    "fact.takes_none": QT_TRANSLATE_NOOP("rams", "{0:seat} has taken no trick: %n counter(s)."),
    "fact.takes_none.you": QT_TRANSLATE_NOOP("rams", "You have taken no trick: %n counter(s)."),
    "fact.is_rid": QT_TRANSLATE_NOOP("rams", "{0:seat} has no counters left."),
    "fact.is_rid.you": QT_TRANSLATE_NOOP("rams", "You have no counters left."),
    "fact.divides": QT_TRANSLATE_NOOP("rams", "The last deal: %n counter(s) is/are shared out."),
    "fact.is_rid_of": QT_TRANSLATE_NOOP("rams", "{0:seat} gets rid of %n counter(s)."),
    "fact.is_rid_of.you": QT_TRANSLATE_NOOP("rams", "You get rid of %n counter(s)."),
    "fact.takes_up_counters": QT_TRANSLATE_NOOP("rams", "{0:seat} takes %n counter(s)."),
    "fact.takes_up_counters.you": QT_TRANSLATE_NOOP("rams", "You take %n counter(s)."),
    "fact.takes_up": QT_TRANSLATE_NOOP("rams", "{0:seat} takes the {1:card}."),
    "fact.takes_up.you": QT_TRANSLATE_NOOP("rams", "You take the {1:card}."),
    "fact.wins": QT_TRANSLATE_NOOP("rams", "{0:seat} wins %n."),
    "fact.wins.you": QT_TRANSLATE_NOOP("rams", "You win %n."),
    "fact.loses": QT_TRANSLATE_NOOP("rams", "{0:seat} loses %n."),
    "fact.loses.you": QT_TRANSLATE_NOOP("rams", "You lose %n."),
    "fact.pot_is_empty": QT_TRANSLATE_NOOP("rams", "The pool is empty."),
    "fact.pot_holds": QT_TRANSLATE_NOOP("rams", "There are now %n in the pool."),
    # What a deal came to, item by item.
    "reckoned.no_trick": QT_TRANSLATE_NOOP("rams", "no trick"),
    "reckoned.promise_kept": QT_TRANSLATE_NOOP("rams", "General Rams won"),
    "reckoned.promise_broken": QT_TRANSLATE_NOOP("rams", "General Rams lost"),
    "reckoned.of_a_promise": QT_TRANSLATE_NOOP("rams", "another’s General Rams"),
    "reckoned.stake": QT_TRANSLATE_NOOP("rams", "the dealer’s stake"),
    # What stands on a name plate, and beside the cards.
    "plate.plays": QT_TRANSLATE_NOOP("rams", "plays"),
    "plate.plays.you": QT_TRANSLATE_NOOP("rams", "play"),
    "plate.out": QT_TRANSLATE_NOOP("rams", "out"),
    "plate.widow": QT_TRANSLATE_NOOP("rams", "has the widow"),
    "plate.widow.you": QT_TRANSLATE_NOOP("rams", "have the widow"),
    "plate.general": QT_TRANSLATE_NOOP("rams", "General Rams"),
    "sign.pot": QT_TRANSLATE_NOOP("rams", "%n in the pool"),
    "sign.general": QT_TRANSLATE_NOOP("rams", "General Rams"),
    "pile.stock": QT_TRANSLATE_NOOP("rams", "The widow, %n card(s)"),
    "pile.stock.whole": QT_TRANSLATE_NOOP("rams", "The widow"),
    "tip.plays": QT_TRANSLATE_NOOP("rams", "Is in, and owes a trick."),
    "tip.plays.you": QT_TRANSLATE_NOOP("rams", "You are in, and owe a trick."),
    "tip.widow": QT_TRANSLATE_NOOP("rams", "Has thrown the hand in for the widow."),
    "tip.widow.you": QT_TRANSLATE_NOOP("rams", "You have thrown your hand in for the widow."),
    "tip.general": QT_TRANSLATE_NOOP("rams", "Has promised all five tricks."),
    "tip.general.you": QT_TRANSLATE_NOOP("rams", "You have promised all five tricks."),
    # Why something is not allowed.
    "rule.two_have_to_play": QT_TRANSLATE_NOOP(
        "rams", "Two have to play, and nobody else is left: you cannot pass."
    ),
    "rule.widow_first": QT_TRANSLATE_NOOP(
        "rams", "As long as the widow lies there, nobody may pass."
    ),
    "rule.widow_is_gone": QT_TRANSLATE_NOOP("rams", "Somebody has already taken the widow."),
    "rule.no_widow": QT_TRANSLATE_NOOP("rams", "There is no widow in this deal."),
    "rule.no_general": QT_TRANSLATE_NOOP("rams", "General Rams is not played at this table."),
    "rule.play_or_pass": QT_TRANSLATE_NOOP(
        "rams", "First everybody says whether they are playing."
    ),
    "rule.take_or_leave": QT_TRANSLATE_NOOP("rams", "First take the trump card, or leave it."),
    # Why a bot would do something.
    "advice.all_are_likely": QT_TRANSLATE_NOOP(
        "rams", "With this hand all five tricks are likely."
    ),
    "advice.tricks_likely": QT_TRANSLATE_NOOP(
        "rams", "Your hand is good for a trick, and perhaps for more."
    ),
    "advice.tricks_unlikely": QT_TRANSLATE_NOOP(
        "rams", "A trick is too unlikely, and without one you get five counters."
    ),
    "advice.widow_is_better": QT_TRANSLATE_NOOP(
        "rams", "Any five cards are likely to be better than these."
    ),
    "advice.no_better_way": QT_TRANSLATE_NOOP(
        "rams", "You have to play, and the widow would hardly be better."
    ),
    "advice.better_than": QT_TRANSLATE_NOOP(
        "rams", "The {1:card} is worth more to you than the {0:card}."
    ),
    "advice.keep_the_hand": QT_TRANSLATE_NOOP(
        "rams", "The {0:card} would not be better than what you hold."
    ),
    "advice.sure_trump": QT_TRANSLATE_NOOP("rams", "Nobody can beat it any more."),
    "advice.highest_of_suit": QT_TRANSLATE_NOOP("rams", "Nothing higher of its suit is left."),
    "advice.keep_trumps": QT_TRANSLATE_NOOP(
        "rams", "A small plain card now, and the trumps for later."
    ),
    "advice.lead_best": QT_TRANSLATE_NOOP("rams", "Your best chance of a trick."),
    # What has a name of its own, and what one should think over.
    "nickname.best_bower": QT_TRANSLATE_NOOP("rams", "best bower"),
    "nickname.under_bower": QT_TRANSLATE_NOOP("rams", "under bower"),
    "doubt.best_trump_is_out": QT_TRANSLATE_NOOP(
        "rams", "You do not hold the {0:card}. Promise all five tricks all the same?"
    ),
    "remark.three_to_five": QT_TRANSLATE_NOOP("rams", "By these rules usually three to five play."),
    "remark.no_widow": QT_TRANSLATE_NOOP(
        "rams", "With %n player(s) there are no cards left for a widow."
    ),
    # The sheet.
    "sheet": QT_TRANSLATE_NOOP("rams", "Counters"),
    "mark.cross": QT_TRANSLATE_NOOP("rams", "cross, %n of 5 bars"),
    "total.wins": QT_TRANSLATE_NOOP("rams", "games won"),
    "total.lost": QT_TRANSLATE_NOOP("rams", "games lost"),
    "total.points": QT_TRANSLATE_NOOP("rams", "counters left"),
    "total.share": QT_TRANSLATE_NOOP("rams", "share of the pool"),
    "total.account": QT_TRANSLATE_NOOP("rams", "account"),
    "column.pot": QT_TRANSLATE_NOOP("rams", "pool"),
    # What is asked about a deal played with real cards.
    "entry.dealer": QT_TRANSLATE_NOOP("rams", "Who dealt?"),
    "entry.tricks": QT_TRANSLATE_NOOP("rams", "Tricks; blank for those who passed"),
    "entry.general": QT_TRANSLATE_NOOP("rams", "Did somebody promise all five? Who?"),
    "refusal.tricks_in_all": QT_TRANSLATE_NOOP("rams", "There are {1} tricks in a deal, not {0}."),
    "refusal.two_play": QT_TRANSLATE_NOOP(
        "rams", "At least two have played: put in their tricks, or a nought."
    ),
    # What is said aloud.
    "spoken.plays": QT_TRANSLATE_NOOP("rams", "I’m in."),
    "spoken.passes": QT_TRANSLATE_NOOP("rams", "Count me out."),
    "spoken.takes_widow": QT_TRANSLATE_NOOP("rams", "I’ll take the widow."),
    "spoken.general": QT_TRANSLATE_NOOP("rams", "General Rams!"),
    # What choices are compared by when one looks back.
    "worth.counters": QT_TRANSLATE_NOOP("rams", "Counters"),
    "meant.counters": QT_TRANSLATE_NOOP(
        "rams", "Counters: what the deal brings, less what it brings the others on average."
    ),
    "worth.not_last": QT_TRANSLATE_NOOP("rams", "Not last, in %"),
    "meant.not_last": QT_TRANSLATE_NOOP(
        "rams", "In how many of a hundred such games you would not be the last one with counters."
    ),
    **FIRST_TIMES,
}
