"""The English of Ramsli: every key of its rules, options, advice and sheet."""

from __future__ import annotations

TEXTS = {
    "": "ramsli",
    "game": "Ramsli",
    "game.about": "Knock or drop out, exchange, and watch the kitty grow.",
    # House rules.
    "preset.handed_down": "As handed down",
    "preset.with_bank": "With a bank",
    "preset.mauscheln": "A table that overtrumps",
    "option.ante": "The dealer puts into the kitty",
    "option.ante_every_deal": "The dealer always pays, even with counters in the kitty",
    "option.dealer_sees_first_packet": (
        "The dealer sees the first two cards before choosing the top or bottom card"
    ),
    "option.first_asked": "The first to be asked whether to knock is",
    "option.first_asked.dealer": "the dealer",
    "option.first_asked.forehand": "forehand",
    "option.three": "A deal fails after three",
    "option.three.suits": "suits that were offered",
    "option.three.cards": "cards that were turned up",
    "option.failed_deal_pays": "When a deal fails, everyone pays what the dealer paid",
    "option.seven_swap": "The Seven of trumps may be swapped by",
    "option.seven_swap.anybody": "anyone, when their turn comes",
    "option.seven_swap.who_is_in": "everyone who is in, when exchanging",
    "option.seven_swap_after_draw": "The Seven of trumps may also be swapped after drawing",
    "option.stock_exhausted": "When the stock is used up",
    "option.stock_exhausted.reshuffle": "the discards are shuffled",
    "option.knocker_one_trick": "A knocker with one trick pays",
    "option.knocker_one_trick.2": "the kitty twice",
    "option.knocker_one_trick.1": "the kitty once",
    "option.bank_level": "The bank keeps the kitty at",
    "option.bank_level.0": "no bank",
    # What is asked.
    "ask.source": "Turn the top card, or the bottom one?",
    "ask.knock": "{0:suit} would be trumps. Knock?",
    "ask.knock_in_muss": "Muss: all play, {0:suit} are trumps. Knock anyway?",
    "ask.join": "%n counter(s) in the kitty. Are you in?",
    "ask.pick_up": "Swap a card for the {0:card}?",
    "ask.exchange": "Exchange up to %n card(s), “eins auf”, or keep these.",
    "ask.offer": "Swap a card for the {0:card}?",
    "ask.seven": "Swap the Seven of trumps for the upcard?",
    "ask.no_seven": "Nothing to swap: you don’t have the Seven.",
    "wait.source": "{0:seat} is choosing top or bottom.",
    "wait.knock": "{0:seat}: knock or pass?",
    "wait.join": "{0:seat}: in or out?",
    "wait.pick_up": "{0:seat} may take the upcard.",
    # What is said.
    "call.top": "Turn top card",
    "call.bottom": "Bottom card, knock",
    "call.knock": "Knock",
    "call.knock_on_card": "Knock, take card",
    "call.join": "I’m in",
    "which.take": "Exchange …",
    "which.swap": "Exchange Seven …",
    "call.new_hand": "Draw new hand",
    "call.eins_auf": "Open: eins auf",
    "call.go_on": "Continue",
    "key.call.top": "O",
    "key.call.bottom": "K",
    "key.call.knock_on_card": "T",
    "key.call.new_hand": "D",
    "key.call.eins_auf": "O",
    # What happens.
    "fact.is_muss": "A Muss: only the ante is in the kitty, so everyone plays.",
    "fact.looks": "{0:seat} looks at the bottom card.",
    "fact.looks.you": "You look at the bottom card.",
    "fact.must_knock": "The bottom card: {0:seat} has knocked.",
    "fact.must_knock.you": "The bottom card: you have knocked.",
    "fact.knocks": "{0:seat} knocks.",
    "fact.knocks.you": "You knock.",
    "fact.knocks_on_card": "{0:seat} knocks on the upcard.",
    "fact.knocks_on_card.you": "You knock on the upcard.",
    "fact.fails": "Nobody knocks: the deal is void, and the kitty stays.",
    "fact.swaps_seven": "{0:seat} swaps the Seven of trumps for the {1:card}.",
    "fact.swaps_seven.you": "You swap the Seven of trumps for the {1:card}.",
    "fact.has_new_hand": "{0:seat} takes a new hand.",
    "fact.has_new_hand.you": "You take a new hand.",
    "fact.asks_eins_auf": "{0:seat} says: eins auf!",
    "fact.asks_eins_auf.you": "You say: eins auf!",
    "fact.is_offered": "The {1:card} is turned up for {0:seat}.",
    "fact.is_offered.you": "The {1:card} is turned up for you.",
    "fact.fails_as_knocker": "{0:seat} knocked and falls short of two tricks.",
    "fact.fails_as_knocker.you": "You knocked and fall short of two tricks.",
    "fact.to_bank": "%n counter(s) go into the bank.",
    "fact.from_bank": "%n counter(s) come out of the bank.",
    "fact.failed": "Nobody has knocked.",
    "fact.takes_kitty": "Nobody else is in: {0:seat} takes the kitty, %n counter(s).",
    "fact.takes_kitty.you": "Nobody else is in: you take the kitty, %n counter(s).",
    "fact.kitty_holds": "The kitty now holds %n counter(s).",
    "fact.antes": "{0:seat} puts %n counter(s) into the kitty.",
    "fact.antes.you": "You put %n counter(s) into the kitty.",
    "fact.pays": "{0:seat} pays %n counter(s) into the kitty.",
    "fact.pays.you": "You pay %n counter(s) into the kitty.",
    "fact.kitty_is_empty": "The kitty is empty.",
    # What a deal came to, item by item.
    "reckoned.no_trick": "no trick: paid the kitty",
    "reckoned.knocked": "knocked, missed two tricks",
    "reckoned.kitty": "unopposed: took the kitty",
    # What stands on a name plate, and beside the cards.
    "plate.knocked": "knocked",
    "plate.knocked_on_card": "knocked: upcard",
    "plate.plays": "in",
    "plate.eins_auf": "eins auf",
    "caption.seen": "the bottom card",
    "sign.bank": "%n in the bank",
    "sign.muss": "Muss: everyone plays",
    "sign.kitty": "kitty: %n",
    # Why something is not allowed.
    "rule.top_or_bottom": "First say which card you turn, the top or the bottom one.",
    "rule.spoken_before": "You may knock on the upcard only if nobody spoke before you.",
    "rule.only_dealer_on_card": "Only the dealer may knock on the upcard.",
    "rule.knock_or_pass": "First say whether you knock or pass.",
    "rule.muss_all_play": "It is a Muss: everyone plays.",
    "rule.no_open_card": "No card lies open for you.",
    "rule.take_or_leave": "Give a card from your hand for the open one, or leave it.",
    "rule.one_exchange": "You have already exchanged.",
    "rule.trump_card_gone": "The upcard is gone.",
    "rule.only_the_seven": "You can only swap the Seven of trumps for the upcard.",
    "rule.new_hand_is_five": "You discarded all four cards: draw a new hand.",
    "rule.four_for_new_hand": "For a new hand, discard all four cards first.",
    "rule.one_or_the_other": "You have discarded, so “eins auf” is no longer possible.",
    # Why a bot would do something.
    "advice.bottom_is_good": "With the {0:card} two tricks are likely.",
    "advice.bottom_is_poor": "The {0:card} helps too little for the two tricks it binds you to.",
    "advice.no_use_in_knocking": "Everyone plays anyway, and knocking means two tricks.",
    "advice.better_than": "The upcard is better.",
    "advice.swap_is_free": "It costs nothing but the lowest trump.",
    "advice.eins_auf_is_free": "The upcard costs nothing and may be better.",
    "advice.a_trick_unlikely": "Too weak: without a trick you pay the whole kitty.",
    # What the player may reckon for himself, and what he should think over.
    "own.seven": "may swap the Seven",
    "doubt.no_use_in_knocking": "Everyone plays anyway. Knock and owe two tricks?",
    # The sheet.
    "sheet": "Accounts",
    # What is asked about a deal played with real cards.
    "entry.knocked": "Did anyone knock?",
    "entry.knocked.no": "no",
    "entry.knocked.yes": "yes",
    "entry.knocker": "Who knocked?",
    "remark.no_bank": "Without a bank the kitty can grow to a hundred times the ante.",
    "remark.always_muss": (
        "The bank leaves no more than %n in the kitty, no more than the ante: every deal is a Muss."
    ),
    "refusal.knocker_plays": "The knocker has played: enter tricks, or 0.",
    "line.muss": "Muss",
    "column.bank": "bank",
    "column.kitty": "kitty",
    "spoken.knocks": "Knock, knock!",
    "spoken.knocks_on_card": "Knock, knock! The card is mine.",
    "spoken.joins": "I’m in.",
    "spoken.stays_out": "Count me out.",
    "spoken.asks_eins_auf": "Eins auf!",
    # What choices are compared by when one looks back.
    "tip.knocked": "Plays, and must take two tricks.",
    "tip.knocked.you": "You play, and must take two tricks.",
    "tip.knocked_on_card": "Plays, may take the upcard, and must take two tricks.",
    "tip.knocked_on_card.you": "You play, may take the upcard, and must take two tricks.",
    "tip.plays": "Plays, and must take a trick.",
    "tip.plays.you": "You play, and must take a trick.",
    "tip.eins_auf": "Instead of an exchange, one card was laid open, to be taken or left.",
    # What is told before the first deal of a person new to it.
    "aim": "Most counters at the end wins.",
    "aim.deal": "Four tricks a deal",
    "aim.deal.more": "Each brings you a quarter of the kitty.",
    "aim.count": "Knock for two tricks",
    "aim.count.more": "Or join for one. Too few, and you pay the kitty.",
    "aim.odd": "Weak hand? Stay out",
    "aim.odd.more": "It’s free, except in a Muss: only the ante is in the kitty; all play.",
    "aim.sign": "out",
    # What is decided for the first time.
    "first.source": (
        "As dealer you have seen the bottom card. Turn it, and its suit is trump and you have "
        "knocked; turn the top card, and its suit is offered to all."
    ),
    "first.knock": (
        "Knocking means playing for the kitty and owing two tricks. Miss them, and you pay the "
        "kitty twice."
    ),
    "first.join": (
        "Someone has knocked. Join, and you owe one trick or pay the kitty; staying out costs "
        "nothing."
    ),
    "first.pick_up": (
        "You knocked on the upcard, so you may take it now. Swap one of your cards for it, or "
        "leave it."
    ),
    "first.exchange": (
        "Discard cards and draw as many, or ask for one face-up card (“eins auf”). You exchange "
        "only once."
    ),
    "first.tricks": (
        "Follow suit if you can; if not, play a trump. Each of the four tricks brings a quarter of "
        "the kitty."
    ),
}
