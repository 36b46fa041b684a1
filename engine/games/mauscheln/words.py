"""The English of Mauscheln: every key of its rules, options, advice and sheet."""

from __future__ import annotations

TEXTS = {
    "": "mauscheln",
    "game": "Mauscheln",
    "game.about": "Four cards. Promise two tricks, or pay into the pot.",
    # House rules.
    "preset.mauscheln": "Mauscheln, or Vierblatt",
    "preset.duties": "Mauscheln with duties",
    "preset.short": "Mauscheln without Sevens and Eights",
    "preset.chratze": "Chratze (Kratzen)",
    "option.cards": "Cards in the pack, if that is enough",
    "option.suits": "The suits are",
    "option.suits.german": "German",
    "option.suits.french": "French",
    "option.way": "Direction of play",
    "option.way.clockwise": "clockwise",
    "option.way.anticlockwise": "anticlockwise",
    "option.antes": "The ante is paid by",
    "option.antes.dealer": "the dealer",
    "option.antes.everybody": "everyone",
    "option.ante": "The ante",
    "option.ante_every_deal": "Pay it before every deal, even with counters in the pot",
    "option.all_play": "With only the ante in the pot everyone plays, the dealer for two tricks",
    "option.seven_turned": "A dealer who turns a Seven has declared, and owes one trick",
    "option.ace_turned": (
        "A dealer who turns an Ace (with German cards a Sow) has declared, and owes two tricks"
    ),
    "option.ace_held": (
        "Whoever holds the Ace of trumps (with German cards the Sow) may not pass when asked to "
        "declare"
    ),
    "option.offers": "Trump cards turned before a deal fails",
    "option.dealer_stays": "After a deal that failed the same dealer deals again",
    "option.last_joiner": "One player may join as the last, and must if nobody else does",
    "option.takes_trump_card": "The declarer takes the upcard and discards one of the five",
    "option.five_for_four": "Draw five for four, discard one",
    "option.five_for_four.nobody": "for nobody",
    "option.five_for_four.one_suit": "if they are of one suit",
    "option.five_for_four.all": "for everyone",
    "option.stock_exhausted": "When the stock is used up",
    "option.stock_exhausted.reshuffle": "the discards are shuffled",
    "option.leads": "The first to exchange and to lead is",
    "option.leads.declarer": "the declarer",
    "option.leads.forehand": "forehand, or the first after it who is in",
    "option.one_trick": "A declarer with one trick of two pays",
    "option.one_trick.2": "the pot twice",
    "option.one_trick.1": "the pot once",
    "option.limit": "Limit of the pot",
    "option.limit.0": "no limit",
    "option.word": "To declare, say",
    "option.word.mauscheln": "Mauscheln",
    "option.word.chratze": "Chratze",
    "remark.pack": "For {1} players the cards would not be enough, so {0} are used.",
    "remark.two": "Most play Chratze with four or five.",
    "remark.always_all": (
        "The pot never holds more than %n, no more than the ante: everyone plays every deal."
    ),
    # What is asked.
    "ask.declare": "{0:suit} would be trumps. Declare two tricks?",
    "ask.join": "%n counter(s) in the pot. In for one trick?",
    "ask.join_now": "Someone is in. Join for %n counter(s)?",
    "ask.trump_card": "Swap a card for the {0:card}?",
    "ask.fifth": "You drew five. Discard one.",
    "wait.declare": "{0:seat}: declare or pass?",
    "wait.join": "{0:seat}: in or out?",
    # What is said.
    "call.mauscheln": "Mauscheln: two tricks",
    "call.chratze": "Chratze: two tricks",
    "call.join": "I’m in",
    "call.metcho": "Metcho, I’m in",
    "call.last": "If nobody else",
    "which.take": "Exchange …",
    "call.five": "Draw five",
    "key.call.mauscheln": "2",
    "key.call.chratze": "2",
    "key.call.metcho": "I",
    "key.call.last": "F",
    "key.call.five": "D",
    # What happens.
    "fact.all_ante": "Everyone puts %n counter(s) into the pot.",
    "fact.all_play": (
        "Only the ante is in the pot: everyone plays, and the dealer {0:seat} owes two tricks."
    ),
    "fact.all_play.you": (
        "Only the ante is in the pot: everyone plays, and as dealer you owe two tricks."
    ),
    "fact.seven_binds": "A Seven: the dealer {0:seat} must play, but owes only one trick.",
    "fact.seven_binds.you": "A Seven: as dealer you must play, but owe only one trick.",
    "fact.seven_helps": "It is a Seven: {0:seat} owes one trick only.",
    "fact.seven_helps.you": "It is a Seven: you owe one trick only.",
    "fact.ace_binds": "The top card: the dealer {0:seat} must play and owes two tricks.",
    "fact.ace_binds.you": "The top card: as dealer you must play and owe two tricks.",
    "fact.mauschels": "{0:seat} plays for two tricks: Mauscheln.",
    "fact.mauschels.you": "You play for two tricks: Mauscheln.",
    "fact.chratzes": "{0:seat} plays for two tricks: Chratze.",
    "fact.chratzes.you": "You play for two tricks: Chratze.",
    "fact.fails": "Nobody plays: the cards are thrown in, and the pot stays.",
    "fact.is_last": "{0:seat} joins if nobody else does.",
    "fact.is_last.you": "You join if nobody else does.",
    "fact.joins_as_last": "Nobody else is in, so {0:seat} is.",
    "fact.joins_as_last.you": "Nobody else is in, so you are.",
    "fact.draws_five": "{0:seat} draws five cards for four.",
    "fact.draws_five.you": "You draw five cards for four.",
    "fact.lays_fifth": "{0:seat} discards one of the five.",
    "fact.lays_fifth.you": "You discard one of the five.",
    "fact.fails_as_declarer": "{0:seat} has not taken the two tricks promised.",
    "fact.fails_as_declarer.you": "You have not taken the two tricks you promised.",
    "fact.to_bank": "%n counter(s) go beside the pot.",
    "fact.from_bank": "%n counter(s) come back into the pot.",
    "fact.failed": "Nobody wanted to play.",
    # What a deal came to, item by item.
    "reckoned.no_trick": "no trick: pays the pot",
    "reckoned.declared": "missed two tricks",
    # What stands on a name plate, and beside the cards.
    "plate.owes": "owes %n trick(s)",
    "plate.owes.you": "owe %n trick(s)",
    "tip.owes": "In. Without the tricks, pays the pot (the declarer twice).",
    "tip.owes.you": "You are in. Without the tricks you pay the pot (as declarer twice).",
    "plate.last": "as the last",
    "tip.last": "Joins if nobody else does.",
    "tip.last.you": "You join if nobody else does.",
    "sign.bank": "%n beside it",
    "sign.all_play": "everyone plays",
    # Why something is not allowed.
    "rule.ace_declares": "You have the {0:card}, the top trump, so you may not pass.",
    "rule.declare_or_pass": "First declare or pass.",
    "rule.one_last": "Only one can join as the last.",
    "rule.take_or_leave": "Swap a card from your hand for the upcard, or leave it.",
    "rule.lay_one_away": "You have five cards: discard one first.",
    "rule.five_for_four": "You discarded all four, so draw five.",
    "rule.no_five": "You may not draw five cards.",
    # Why a bot would do something.
    "advice.no_choice": "With the top trump you must play.",
    "advice.last_for_five": "Close, but with five cards to choose from it may be enough.",
    "advice.better_than": "The upcard is better.",
    "advice.worst_of_five": "It is the weakest of the five.",
    # The sheet.
    "sheet": "Accounts",
    "line.all_play": "all played",
    "column.bank": "beside it",
    # What is asked about a deal played with real cards.
    "entry.declared": "Did anyone play for two tricks?",
    "entry.declared.no": "no",
    "entry.declared.yes": "yes",
    "entry.declared.seven": "the dealer, with a Seven",
    "entry.declarer": "Who?",
    "refusal.declarer_plays": "The declarer has played: enter tricks, or 0.",
    # What one says at the table.
    "spoken.mauschels": "Mauscheln!",
    "spoken.chratzes": "Chratze!",
    "spoken.joins": "I’m in.",
    "spoken.is_last": "As the last!",
    "spoken.stays_out": "Count me out.",
    # What is told before the first deal of a person new to it.
    "aim": "Most counters at the end wins.",
    "aim.deal": "Four tricks a deal",
    "aim.deal.more": "Each brings you a quarter of the pot.",
    "aim.count": "Say it, then do it",
    "aim.count.more": "Declare for two, join for one. Too few, and you pay the pot.",
    "aim.odd": "Weak hand? Stay out",
    "aim.odd.more": "It’s free. If nobody declares, the pot stays.",
    "aim.sign": "out",
    # What is decided for the first time.
    "first.declare": (
        "Declaring means playing for the pot and owing two tricks. Miss one, and you pay the pot "
        "twice."
    ),
    "first.join": (
        "Someone has declared. Join, and you owe one trick or pay the pot; staying out costs "
        "nothing."
    ),
    "first.trump_card": (
        "You declared, so the upcard is yours. Swap one of your cards for it, or leave it."
    ),
    "first.exchange": "You may exchange once: discard any cards, even all four, and draw as many.",
    "first.tricks": (
        "Follow suit if you can; if not, play a trump. Each of the four tricks brings a quarter of "
        "the pot."
    ),
}
