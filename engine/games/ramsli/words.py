"""The English of Ramsli: every key of its rules, options, advice and sheet."""

from __future__ import annotations

TEXTS = {
    "": "ramsli",
    "game": "Ramsli",
    "game.about": "Knock or drop out, exchange, and watch the kitty grow.",
    # House rules.
    "preset.handed_down": "As handed down",
    "preset.with_bank": "With a bank",
    "preset.mauscheln": "Sharper, after Mauscheln",
    "option.ante": "The dealer puts into the kitty",
    "option.ante_every_deal": "Every dealer pays it, even if the kitty is not empty",
    "option.dealer_sees_first_packet": (
        "The dealer sees the first two cards before choosing the top or bottom card"
    ),
    "option.first_asked": "The first to be asked whether to knock is",
    "option.first_asked.dealer": "the dealer",
    "option.first_asked.forehand": "forehand",
    "option.three": "A deal fails after three",
    "option.three.suits": "suits that were offered",
    "option.three.cards": "cards that were turned up",
    "option.failed_deal_pays": "When a deal fails, everybody pays what the dealer paid",
    "option.seven_swap_after_draw": "The Seven of trumps may also be swapped after drawing",
    "option.stock_exhausted": "When the stock is used up",
    "option.stock_exhausted.reshuffle": "the discards are shuffled",
    "option.knocker_one_trick": "A knocker with one trick pays",
    "option.knocker_one_trick.2": "the kitty twice",
    "option.knocker_one_trick.1": "the kitty once",
    "option.bank_level": "The bank holds the kitty at",
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
    "wait.source": "{0:seat} has looked at the bottom card and is choosing.",
    "wait.knock": "{0:seat} is deciding whether to knock.",
    "wait.join": "{0:seat} is deciding whether to join.",
    "wait.pick_up": "{0:seat} may take the trump card.",
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
    "fact.is_muss": "There is only the ante in the kitty, so everybody has to play: a Muss.",
    "fact.looks": "{0:seat} looks at the bottom card.",
    "fact.looks.you": "You look at the bottom card.",
    "fact.must_knock": "It is the bottom card: {0:seat} has knocked with it.",
    "fact.must_knock.you": "It is the bottom card: you have knocked with it.",
    "fact.knocks": "{0:seat} knocks.",
    "fact.knocks.you": "You knock.",
    "fact.knocks_on_card": "{0:seat} knocks on the trump card.",
    "fact.knocks_on_card.you": "You knock on the trump card.",
    "fact.fails": "Nobody has knocked: the deal fails, and the kitty stays.",
    "fact.takes_up": "{0:seat} takes the open {1:card}.",
    "fact.takes_up.you": "You take the open {1:card}.",
    "fact.swaps_seven": "{0:seat} swaps the Seven of trumps for the {1:card}.",
    "fact.swaps_seven.you": "You swap the Seven of trumps for the {1:card}.",
    "fact.has_new_hand": "{0:seat} takes a new hand.",
    "fact.has_new_hand.you": "You take a new hand.",
    "fact.asks_eins_auf": "{0:seat} says: eins auf!",
    "fact.asks_eins_auf.you": "You say: eins auf!",
    "fact.is_offered": "The {1:card} lies open for {0:seat}.",
    "fact.is_offered.you": "The {1:card} lies open for you.",
    "fact.fails_as_knocker": "{0:seat} knocked, but has not taken two tricks.",
    "fact.fails_as_knocker.you": "You knocked, but have not taken two tricks.",
    "fact.to_bank": "%n counter(s) go into the bank.",
    "fact.from_bank": "%n counter(s) come out of the bank.",
    "fact.failed": "Nobody has knocked.",
    # What a deal came to, item by item.
    "reckoned.no_trick": "no trick: the kitty paid",
    "reckoned.knocked": "too few tricks for a knock",
    # What stands on a name plate, and beside the cards.
    "plate.knocked": "has knocked",
    "plate.knocked.you": "have knocked",
    "plate.knocked_on_card": "has knocked on the card",
    "plate.knocked_on_card.you": "have knocked on the card",
    "plate.passed": "has passed",
    "plate.passed.you": "have passed",
    "plate.plays": "in",
    "plate.eins_auf": "eins auf",
    "caption.seen": "the bottom card",
    "sign.bank": "%n in the bank",
    "sign.muss": "everybody has to play",
    # Why something is not allowed.
    "rule.top_or_bottom": "First say which card you turn, the top or the bottom one.",
    "rule.spoken_before": "You may knock on the trump card only if nobody was asked before you.",
    "rule.only_dealer_on_card": "Only the dealer may knock on the trump card.",
    "rule.knock_or_pass": "First say whether you knock or pass.",
    "rule.muss_all_play": "Everybody has to play: it is a Muss.",
    "rule.no_open_card": "No card lies open for you.",
    "rule.take_or_leave": "Give a card from your hand for the open one, or leave it.",
    "rule.one_exchange": "You have already exchanged: everybody does so only once.",
    "rule.trump_card_gone": "The trump card is no longer there.",
    "rule.only_the_seven": (
        "Only the Seven of trumps in your hand can be swapped for the trump card."
    ),
    "rule.new_hand_is_five": "You have laid four cards aside: take a new hand.",
    "rule.four_for_new_hand": "For a new hand, first lay all four cards aside.",
    "rule.one_or_the_other": "You have laid cards aside, so you cannot ask for an open one.",
    # Why a bot would do something.
    "advice.bottom_is_good": "With the {0:card} two tricks are likely.",
    "advice.bottom_is_poor": (
        "The {0:card} would oblige you to take two tricks without helping enough."
    ),
    "advice.no_use_in_knocking": (
        "Everybody plays anyway, and a knock would oblige you to take two tricks."
    ),
    "advice.better_than": "The open card is better.",
    "advice.swap_is_free": "It costs nothing but the lowest trump.",
    "advice.eins_auf_is_free": "An open card costs nothing and may be better.",
    # What the player may reckon for himself, and what he should think over.
    "own.seven": "may swap the Seven",
    "doubt.no_use_in_knocking": (
        "Everybody has to play anyway. Knock all the same, and owe two tricks?"
    ),
    # The sheet.
    "sheet": "Accounts",
    # What is asked about a deal played with real cards.
    "entry.knocked": "Did somebody knock?",
    "entry.knocked.no": "no",
    "entry.knocked.yes": "yes",
    "entry.knocker": "Who knocked?",
    "remark.always_muss": (
        "The bank leaves no more than %n in the kitty, and that is no more than the ante: every "
        "deal is a Muss, and nobody can stay out."
    ),
    "refusal.knocker_plays": "Whoever knocked has played: put in the tricks, or a nought.",
    "line.muss": "Muss",
    "column.bank": "bank",
    "spoken.knocks": "Knock, knock!",
    "spoken.knocks_on_card": "Knock, knock! The card is mine.",
    "spoken.joins": "I’m in.",
    "spoken.stays_out": "Count me out.",
    "spoken.asks_eins_auf": "Eins auf!",
    # What choices are compared by when one looks back.
    "tip.knocked": "Plays, and has to take two tricks.",
    "tip.knocked.you": "You play, and have to take two tricks.",
    "tip.knocked_on_card": "Plays, takes the trump card, and has to take two tricks.",
    "tip.knocked_on_card.you": "You play, take the trump card, and have to take two tricks.",
    "tip.plays": "Plays, and has to take a trick.",
    "tip.plays.you": "You play, and have to take a trick.",
    "tip.exchanged": "Cards drawn in the exchange.",
    "tip.eins_auf": "Instead of an exchange, one card was laid open, to be taken or left.",
    # What is told before the first deal of a person new to it.
    "aim": "Most counters at the end wins.",
    "aim.deal": "Four tricks a deal",
    "aim.deal.more": "Each brings you a quarter of the kitty.",
    "aim.count": "Knock for two tricks",
    "aim.count.more": "Or join for one. Too few, and you pay the kitty.",
    "aim.odd": "Weak hand? Stay out",
    "aim.odd.more": "It’s free, except in a Muss: only the ante lies there, and all play.",
    "aim.sign": "out",
    # What is decided for the first time.
    "first.source": (
        "You deal and have seen the bottom card. If you turn it up, its suit is trump and you "
        "have knocked; if you turn the top card, the suit is offered to all."
    ),
    "first.knock": (
        "Whoever knocks plays for the kitty and owes two tricks. Falling short costs twice the "
        "kitty."
    ),
    "first.join": (
        "Somebody has knocked, and you may play against them. You then owe one trick, or pay the "
        "kitty once; staying out costs nothing."
    ),
    "first.pick_up": (
        "You knocked on the trump card, so now you may take it. Lay a card of yours aside for "
        "it, or leave it."
    ),
    "first.exchange": (
        "You may lay cards aside and draw as many, or ask for one open card, eins auf. Then you "
        "have what you play with."
    ),
    "first.tricks": (
        "You play a card: follow suit if you can, else play a trump. Each of the four tricks "
        "brings a quarter of the kitty."
    ),
}
