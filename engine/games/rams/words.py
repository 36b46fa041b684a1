"""The English of Rams: every key of its rules, options, advice and sheet."""

from __future__ import annotations

TEXTS = {
    "": "rams",
    "game": "Rams",
    "game.about": "Five cards, a spare hand, and counters to get rid of.",
    # House rules.
    "preset.rams": "Rams",
    "preset.french": "Rams, as in France",
    "preset.bierspiel": "Bierspiel",
    "preset.ramscheln": "Ramscheln",
    "preset.bester_bube": "Bester Bube",
    "option.seven": "The Seven of Diamonds is always the second-best trump",
    "option.bowers": "Two Jacks are the best trumps (bowers)",
    "option.way": "Turns go",
    "option.way.clockwise": "to the left",
    "option.way.anticlockwise": "to the right",
    "option.widow": "A spare hand is dealt (the widow)",
    "option.passing": "Passing is allowed",
    "option.passing.free": "always",
    "option.passing.widow_gone": "when the widow has been taken",
    "option.turn_up": "The trump card",
    "option.turn_up.lies": "stays where it lies",
    "option.turn_up.dealer": "may be taken by the dealer in exchange",
    "option.scoring": "The game is played",
    "option.scoring.countdown": "to get rid of counters",
    "option.scoring.pool": "for a pool",
    "option.counters": "Counters for each at the start",
    "option.general": "A General Rams that is won",
    "option.general.five": "counts like any five tricks",
    "option.general.game": "wins the whole game",
    "option.general.off": "is not played",
    "option.finish": "At the end",
    "option.finish.first": "the first without counters wins",
    "option.finish.last": "the last one with counters loses",
    "option.longest": "Deals in a game at most",
    # What is asked.
    "ask.join_pool": "%n counter(s) in the pool. Are you in?",
    "ask.bound": "Two must play, so you are in.",
    "ask.play_or_widow": "Play this hand, or take the widow?",
    "ask.trump_card": "Swap a card for the upcard?",
    # What is said.
    "call.widow": "Take the widow",
    "call.general": "General Rams",
    "key.call.widow": "W",
    "key.call.general": "G",
    "which.take": "Exchange …",
    # What happens.
    "fact.antes": "{0:seat} puts %n counter(s) into the pool.",
    "fact.antes.you": "You put %n counter(s) into the pool.",
    "fact.takes_widow": "{0:seat} throws the hand in and takes the widow.",
    "fact.takes_widow.you": "You throw your hand in and take the widow.",
    "fact.general": "General Rams! {0:seat} promises all five tricks, and everybody has to play.",
    "fact.general.you": "General Rams! You promise all five tricks, and everybody has to play.",
    "fact.keeps_promise": "{0:seat} has taken all five tricks.",
    "fact.keeps_promise.you": "You have taken all five tricks.",
    "fact.breaks_promise": "{0:seat} has not taken all five tricks.",
    "fact.breaks_promise.you": "You have not taken all five tricks.",
    "fact.takes_none": "{0:seat} has taken no trick: %n counter(s).",
    "fact.takes_none.you": "You have taken no trick: %n counter(s).",
    "fact.is_rid": "{0:seat} has no counters left.",
    "fact.is_rid.you": "You have no counters left.",
    "fact.is_rid_of": "{0:seat} gets rid of %n counter(s).",
    "fact.is_rid_of.you": "You get rid of %n counter(s).",
    "fact.takes_up_counters": "{0:seat} takes %n counter(s).",
    "fact.takes_up_counters.you": "You take %n counter(s).",
    "fact.pot_is_empty": "The pool is empty.",
    "fact.pot_holds": "There are now %n in the pool.",
    # What a deal came to, item by item.
    "reckoned.promise_kept": "General Rams won",
    "reckoned.promise_broken": "General Rams lost",
    "reckoned.of_a_promise": "another’s General Rams",
    "reckoned.stake": "the dealer’s stake",
    # What stands on a name plate, and beside the cards.
    "plate.plays": "plays",
    "plate.plays.you": "play",
    "plate.widow": "has the widow",
    "plate.widow.you": "have the widow",
    "plate.general": "General Rams",
    "sign.pot": "%n in the pool",
    "sign.general": "General Rams",
    "pile.stock": "The widow, %n card(s)",
    "pile.stock.whole": "The widow",
    "tip.plays": "Is in, and owes a trick.",
    "tip.plays.you": "You are in, and owe a trick.",
    "tip.widow": "Has thrown the hand in for the widow.",
    "tip.widow.you": "You have thrown your hand in for the widow.",
    "tip.general": "Has promised all five tricks.",
    "tip.general.you": "You have promised all five tricks.",
    # Why something is not allowed.
    "rule.two_have_to_play": "Two have to play, and nobody else is left: you cannot pass.",
    "rule.widow_first": "As long as the widow lies there, nobody may pass.",
    "rule.widow_is_gone": "Somebody has already taken the widow.",
    "rule.no_widow": "There is no widow in this deal.",
    "rule.no_general": "General Rams is not played at this table.",
    "rule.play_or_pass": "First everybody says whether they are playing.",
    "rule.take_or_leave": "First take the trump card, or leave it.",
    # Why a bot would do something.
    "advice.all_are_likely": "With this hand all five tricks are likely.",
    "advice.tricks_likely": "Your hand is good for a trick, and perhaps for more.",
    "advice.tricks_unlikely": "A trick is too unlikely, and without one you get five counters.",
    "advice.widow_is_better": "Any five cards are likely to be better than these.",
    "advice.no_better_way": "You have to play, and the widow would hardly be better.",
    "advice.better_than": "The {1:card} is worth more to you than the {0:card}.",
    "advice.keep_the_hand": "The {0:card} would not be better than what you hold.",
    # What has a name of its own, and what one should think over.
    "nickname.best_bower": "best bower",
    "nickname.under_bower": "under bower",
    "doubt.best_trump_is_out": (
        "You do not hold the {0:card}. Promise all five tricks all the same?"
    ),
    "remark.three_to_five": "By these rules usually three to five play.",
    "remark.no_widow": "With %n player(s) there are no cards left for a widow.",
    # The sheet.
    "sheet": "Counters",
    "mark.cross": "cross, %n of 5 bars",
    "total.lost": "games lost",
    "total.points": "counters left",
    "total.share": "share of the pool",
    "column.pot": "pool",
    # What is asked about a deal played with real cards.
    "entry.general": "Did somebody promise all five? Who?",
    "refusal.two_play": "At least two have played: put in their tricks, or a nought.",
    # What is said aloud.
    "spoken.plays": "I’m in.",
    "spoken.passes": "Count me out.",
    "spoken.takes_widow": "I’ll take the widow.",
    "spoken.general": "General Rams!",
    # What choices are compared by when one looks back.
    "meant.not_last": (
        "In how many of a hundred such games you would not be the last one with counters."
    ),
    # What is told before the first deal of a person new to it.
    "aim": "First rid of seven counters wins.",
    "aim.deal": "Five tricks a deal",
    "aim.deal.more": "Each one rids you of a counter. Beat what’s there.",
    "aim.count": "No trick costs five",
    "aim.count.more": "Play and take none, and you get five counters more.",
    "aim.odd": "A spare hand: the widow",
    "aim.odd.more": "Swap your cards for it, and you have to play. Passing is free.",
    "aim.sign": "widow",
    # What is decided for the first time.
    "first.join": (
        "Whoever plays owes one trick; without one, five counters are due. Passing costs "
        "nothing. The widow is a hand that nobody has seen: whoever takes it has to play."
    ),
    "first.trump_card": (
        "You deal and may take the trump card: lay one of your cards aside for it, face down, or "
        "leave it."
    ),
    "first.tricks": (
        "You play a card. Follow suit, else play a trump, and beat the trick if you can."
    ),
}
