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
    "option.way": "Turns go",
    "option.way.clockwise": "to the left, clockwise",
    "option.way.anticlockwise": "to the right, anticlockwise",
    "option.antes": "The ante is paid by",
    "option.antes.dealer": "the dealer",
    "option.antes.everybody": "everybody",
    "option.ante": "The ante",
    "option.ante_every_deal": "It is paid before every deal, even if the kitty is not empty",
    "option.all_play": "With only the ante in the kitty everybody plays, the dealer for two tricks",
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
    "option.last_joiner": "One player may join as the last, and has to if nobody else does",
    "option.takes_trump_card": "The declarer gets the trump card and lays one of the five aside",
    "option.five_for_four": "Five cards for all four, one aside",
    "option.five_for_four.nobody": "for nobody",
    "option.five_for_four.one_suit": "if they are of one suit",
    "option.five_for_four.all": "for everybody",
    "option.stock_exhausted": "When the stock is used up",
    "option.stock_exhausted.reshuffle": "the discards are shuffled",
    "option.leads": "The first to exchange and to lead is",
    "option.leads.declarer": "the declarer",
    "option.leads.forehand": "forehand, or the first after it who is in",
    "option.one_trick": "A declarer with one trick of two pays",
    "option.one_trick.2": "the kitty twice",
    "option.one_trick.1": "the kitty once",
    "option.limit": "The kitty holds at most",
    "option.limit.0": "no limit",
    "option.word": "To promise two tricks one says",
    "option.word.mauscheln": "Mauscheln",
    "option.word.chratze": "Chratze",
    "remark.pack": "For {1} players the cards would not be enough, so {0} are used.",
    "remark.two": "Most play Chratze with four or five.",
    "remark.always_all": (
        "The kitty never holds more than %n, and that is no more than the ante: everybody has to "
        "play every deal."
    ),
    # What is asked.
    "ask.declare": "{0:suit} would be trumps. Declare two tricks?",
    "ask.join": "%n counter(s) in the kitty. In for one trick?",
    "ask.join_now": "Someone is in. Join for %n counter(s)?",
    "ask.trump_card": "Swap a card for the {0:card}?",
    "ask.fifth": "You drew five. Discard one.",
    "wait.declare": "{0:seat} is deciding whether to declare.",
    "wait.join": "{0:seat} is deciding whether to join.",
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
    "fact.all_ante": "Everybody puts %n counter(s) into the kitty.",
    "fact.all_play": (
        "There is only the ante in the kitty: everybody has to play, and {0:seat}, who deals, "
        "for two tricks."
    ),
    "fact.all_play.you": (
        "There is only the ante in the kitty: everybody has to play, and you, the dealer, for "
        "two tricks."
    ),
    "fact.seven_binds": "It is a Seven: {0:seat}, who deals, has to play, but for one trick only.",
    "fact.seven_binds.you": "It is a Seven: you deal, so you have to play, but for one trick only.",
    "fact.seven_helps": "It is a Seven: {0:seat} owes one trick only.",
    "fact.seven_helps.you": "It is a Seven: you owe one trick only.",
    "fact.ace_binds": "The highest card: {0:seat}, who deals, has to play for two tricks.",
    "fact.ace_binds.you": "The highest card: you deal, so you have to play for two tricks.",
    "fact.mauschels": "{0:seat} plays for two tricks: Mauscheln.",
    "fact.mauschels.you": "You play for two tricks: Mauscheln.",
    "fact.chratzes": "{0:seat} plays for two tricks: Chratze.",
    "fact.chratzes.you": "You play for two tricks: Chratze.",
    "fact.fails": "Nobody wants to play: the cards are thrown in, and the kitty stays.",
    "fact.is_last": "{0:seat} joins if nobody else does.",
    "fact.is_last.you": "You join if nobody else does.",
    "fact.joins_as_last": "Nobody else is in, so {0:seat} joins as the last.",
    "fact.joins_as_last.you": "Nobody else is in, so you join as the last.",
    "fact.draws_five": "{0:seat} draws five cards for four.",
    "fact.draws_five.you": "You draw five cards for four.",
    "fact.lays_fifth": "{0:seat} lays one of the five aside.",
    "fact.lays_fifth.you": "You lay one of the five aside.",
    "fact.fails_as_declarer": "{0:seat} has not taken the two tricks promised.",
    "fact.fails_as_declarer.you": "You have not taken the two tricks you promised.",
    "fact.to_bank": "%n counter(s) go beside the kitty.",
    "fact.from_bank": "%n counter(s) come back into the kitty.",
    "fact.failed": "Nobody wanted to play.",
    # What a deal came to, item by item.
    "reckoned.no_trick": "no trick: the kitty paid",
    "reckoned.declared": "the two tricks missed",
    # What stands on a name plate, and beside the cards.
    "plate.owes": "owes %n trick(s)",
    "plate.owes.you": "owe %n trick(s)",
    "tip.owes": "Plays. Without the tricks the kitty has to be paid, twice by the declarer.",
    "tip.owes.you": "You play. Without the tricks you pay the kitty, as declarer twice.",
    "plate.passed": "has passed",
    "plate.passed.you": "have passed",
    "plate.last": "as the last",
    "tip.last": "Joins if nobody else does.",
    "tip.last.you": "You join if nobody else does.",
    "tip.exchanged": "Cards drawn in the exchange.",
    "sign.bank": "%n beside it",
    "sign.all_play": "everybody has to play",
    # Why something is not allowed.
    "rule.ace_declares": "You hold the {0:card}: whoever has the highest trump may not pass.",
    "rule.declare_or_pass": "First say whether you play for two tricks or pass.",
    "rule.one_last": "Only one can join as the last.",
    "rule.take_or_leave": "Give a card from your hand for the trump card, or leave it.",
    "rule.stock_used_up": "There are not that many cards left to draw.",
    "rule.lay_one_away": "You hold five cards: first lay one of them aside.",
    "rule.five_for_four": "You have laid all four aside and may draw five: do so.",
    "rule.no_five": "You may not draw five cards.",
    # Why a bot would do something.
    "advice.no_choice": "With the highest trump in your hand you have to play.",
    "advice.last_for_five": (
        "It is close: against one alone, with five cards to choose from, it may do."
    ),
    "advice.better_than": "The trump card is better.",
    "advice.worst_of_five": "It is the weakest of the five.",
    # The sheet.
    "sheet": "Accounts",
    "line.all_play": "all played",
    "column.bank": "beside it",
    # What is asked about a deal played with real cards.
    "entry.declared": "Did somebody play for two tricks?",
    "entry.declared.no": "no",
    "entry.declared.yes": "yes",
    "entry.declared.seven": "the dealer, after turning a Seven",
    "entry.declarer": "Who?",
    "refusal.declarer_plays": "Whoever declared has played: put in the tricks, or a nought.",
    # What one says at the table.
    "spoken.mauschels": "Mauscheln!",
    "spoken.chratzes": "Chratze!",
    "spoken.joins": "I’m in.",
    "spoken.is_last": "As the last!",
    "spoken.stays_out": "Count me out.",
    # What is told before the first deal of a person new to it.
    "aim": "Most counters at the end wins.",
    "aim.deal": "Four tricks a deal",
    "aim.deal.more": "Each brings you a quarter of the kitty.",
    "aim.count": "Say it, then do it",
    "aim.count.more": "Declare for two, join for one. Too few, and you pay the kitty.",
    "aim.odd": "Weak hand? Stay out",
    "aim.odd.more": "It’s free. If nobody declares, the kitty stays.",
    "aim.sign": "out",
    # What is decided for the first time.
    "first.declare": (
        "Whoever declares plays for the kitty and owes two tricks. If one of them is missing, "
        "the kitty has to be paid twice."
    ),
    "first.join": (
        "Somebody has declared, and you may play against them. You then owe one trick, or pay "
        "the kitty once; staying out costs nothing."
    ),
    "first.trump_card": (
        "You declared, so the trump card is yours. Lay a card of yours aside for it, or leave it."
    ),
    "first.exchange": (
        "You may exchange once: lay cards aside, even all four, and draw as many. Then you have "
        "what you play with."
    ),
    "first.tricks": (
        "You play a card: follow suit if you can, else play a trump. Each of the four tricks "
        "brings a quarter of the kitty."
    ),
}
