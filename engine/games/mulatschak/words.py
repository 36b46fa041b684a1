"""The English of Mulatschak: every key of its rules, options and sheet."""

from __future__ import annotations

from engine.words import QT_TRANSLATE_NOOP

TEXTS = {
    "": "mulatschak",
    "game": QT_TRANSLATE_NOOP("mulatschak", "Mulatschak"),
    "game.about": QT_TRANSLATE_NOOP(
        "mulatschak", "Bid your tricks, name trumps, and fear the Weli."
    ),
    # House rules.
    "preset.salzburg": QT_TRANSLATE_NOOP("mulatschak", "Salzburg"),
    "preset.fuchzenawa": QT_TRANSLATE_NOOP("mulatschak", "Fuchzenawa, from fifteen"),
    "option.start": QT_TRANSLATE_NOOP("mulatschak", "Points to count down from"),
    "option.cut_weli": QT_TRANSLATE_NOOP("mulatschak", "Whoever cuts the Weli keeps it"),
    "option.no_court": QT_TRANSLATE_NOOP("mulatschak", "Whoever holds no court card"),
    "option.no_court.may": QT_TRANSLATE_NOOP("mulatschak", "may have the cards dealt anew"),
    "option.no_court.must": QT_TRANSLATE_NOOP("mulatschak", "must have the cards dealt anew"),
    "option.no_court.off": QT_TRANSLATE_NOOP("mulatschak", "plays with it"),
    "option.stay": QT_TRANSLATE_NOOP("mulatschak", "Staying at home"),
    "option.stay.not_acorns": QT_TRANSLATE_NOOP("mulatschak", "is allowed unless Acorns are trump"),
    "option.stay.free": QT_TRANSLATE_NOOP("mulatschak", "is always allowed"),
    "option.stay.off": QT_TRANSLATE_NOOP("mulatschak", "is not allowed"),
    "option.stay_costs": QT_TRANSLATE_NOOP("mulatschak", "What staying at home costs"),
    "option.exchange": QT_TRANSLATE_NOOP("mulatschak", "Cards are exchanged"),
    "option.hearts_double": QT_TRANSLATE_NOOP("mulatschak", "Hearts as trumps count double"),
    "option.no_trick": QT_TRANSLATE_NOOP("mulatschak", "What it costs to take no trick"),
    "option.failed": QT_TRANSLATE_NOOP("mulatschak", "What it costs to miss one’s bid"),
    "option.deals": QT_TRANSLATE_NOOP("mulatschak", "Deals in an evening at most"),
    # What is asked.
    "ask.auction": QT_TRANSLATE_NOOP("mulatschak", "How many tricks do you bid?"),
    "ask.auction_over": QT_TRANSLATE_NOOP("mulatschak", "%n trick(s) is/are bid. Do you bid more?"),
    "ask.trump": QT_TRANSLATE_NOOP("mulatschak", "Name the trump suit."),
    "ask.stay": QT_TRANSLATE_NOOP("mulatschak", "Do you play, or stay at home?"),
    "ask.exchange": QT_TRANSLATE_NOOP("mulatschak", "You may exchange up to %n card(s)."),
    "ask.exchange_more": QT_TRANSLATE_NOOP("mulatschak", "Draw, or lay %n more card(s) aside."),
    "ask.tricks": QT_TRANSLATE_NOOP("mulatschak", "Play a card."),
    "wait.auction": QT_TRANSLATE_NOOP("mulatschak", "{0:seat} is bidding."),
    "wait.trump": QT_TRANSLATE_NOOP("mulatschak", "{0:seat} names trumps."),
    "wait.stay": QT_TRANSLATE_NOOP("mulatschak", "{0:seat} decides whether to play."),
    "wait.exchange": QT_TRANSLATE_NOOP("mulatschak", "{0:seat} exchanges."),
    "wait.tricks": QT_TRANSLATE_NOOP("mulatschak", "It is {0:seat}’s turn."),
    # What is said.
    "call.pass": QT_TRANSLATE_NOOP("mulatschak", "Pass"),
    "call.bid": QT_TRANSLATE_NOOP("mulatschak", "%n trick(s)"),
    "call.hold": QT_TRANSLATE_NOOP("mulatschak", "My game"),
    "call.mulatschak": QT_TRANSLATE_NOOP("mulatschak", "Mulatschak!"),
    "call.anew": QT_TRANSLATE_NOOP("mulatschak", "Deal anew"),
    "call.trump": QT_TRANSLATE_NOOP("mulatschak", "{0:suit}"),
    "call.play": QT_TRANSLATE_NOOP("mulatschak", "Play"),
    "call.home": QT_TRANSLATE_NOOP("mulatschak", "Stay at home"),
    "call.stand": QT_TRANSLATE_NOOP("mulatschak", "Keep this hand"),
    "call.draw": QT_TRANSLATE_NOOP("mulatschak", "Draw from the talon"),
    # What happens.
    "fact.cuts_weli": QT_TRANSLATE_NOOP("mulatschak", "{0:seat} has cut the Weli and keeps it."),
    "fact.cuts_weli.you": QT_TRANSLATE_NOOP("mulatschak", "You have cut the Weli and keep it."),
    "fact.bids": QT_TRANSLATE_NOOP("mulatschak", "{0:seat} bids %n trick(s)."),
    "fact.bids.you": QT_TRANSLATE_NOOP("mulatschak", "You bid %n trick(s)."),
    "fact.holds": QT_TRANSLATE_NOOP(
        "mulatschak", "{0:seat} makes it the dealer’s game: %n trick(s)."
    ),
    "fact.holds.you": QT_TRANSLATE_NOOP("mulatschak", "You make it your game: %n trick(s)."),
    "fact.mulatschak": QT_TRANSLATE_NOOP("mulatschak", "{0:seat} announces a Mulatschak!"),
    "fact.mulatschak.you": QT_TRANSLATE_NOOP("mulatschak", "You announce a Mulatschak!"),
    "fact.anew": QT_TRANSLATE_NOOP(
        "mulatschak", "{0:seat} has no court card: the cards are dealt anew, for double."
    ),
    "fact.anew.you": QT_TRANSLATE_NOOP(
        "mulatschak", "You have no court card: the cards are dealt anew, for double."
    ),
    "fact.nobody_bids": QT_TRANSLATE_NOOP("mulatschak", "Nobody bids: the next one deals."),
    "fact.names": QT_TRANSLATE_NOOP("mulatschak", "{0:seat} names {1:suit} as trumps."),
    "fact.names.you": QT_TRANSLATE_NOOP("mulatschak", "You name {1:suit} as trumps."),
    "fact.plays": QT_TRANSLATE_NOOP("mulatschak", "{0:seat} plays."),
    "fact.plays.you": QT_TRANSLATE_NOOP("mulatschak", "You play."),
    "fact.stays_home": QT_TRANSLATE_NOOP("mulatschak", "{0:seat} stays at home."),
    "fact.stays_home.you": QT_TRANSLATE_NOOP("mulatschak", "You stay at home."),
    "fact.has_to_play": QT_TRANSLATE_NOOP(
        "mulatschak", "All the others stay at home: {0:seat} has to play."
    ),
    "fact.has_to_play.you": QT_TRANSLATE_NOOP(
        "mulatschak", "All the others stay at home: you have to play."
    ),
    "fact.draws": QT_TRANSLATE_NOOP("mulatschak", "{0:seat} draws %n card(s)."),
    "fact.draws.you": QT_TRANSLATE_NOOP("mulatschak", "You draw %n card(s)."),
    "fact.stands": QT_TRANSLATE_NOOP("mulatschak", "{0:seat} exchanges nothing."),
    "fact.stands.you": QT_TRANSLATE_NOOP("mulatschak", "You exchange nothing."),
    # Why something is not allowed.
    "rule.bid_first": QT_TRANSLATE_NOOP("mulatschak", "First say how many tricks you bid."),
    "rule.bid_more": QT_TRANSLATE_NOOP("mulatschak", "You have to bid more than %n trick(s)."),
    "rule.only_dealer_holds": QT_TRANSLATE_NOOP(
        "mulatschak", "Only the dealer may take a bid that another has made."
    ),
    "rule.first_word_only": QT_TRANSLATE_NOOP(
        "mulatschak", "A Mulatschak is announced with one’s first word."
    ),
    "rule.has_court": QT_TRANSLATE_NOOP(
        "mulatschak", "Only whoever holds no court card has the cards dealt anew, and at once."
    ),
    "rule.must_be_dealt_anew": QT_TRANSLATE_NOOP(
        "mulatschak", "You hold no court card: the cards have to be dealt anew."
    ),
    "rule.name_trumps": QT_TRANSLATE_NOOP("mulatschak", "First name the trump suit."),
    "rule.play_or_home": QT_TRANSLATE_NOOP(
        "mulatschak", "First say whether you play or stay at home."
    ),
    "rule.talon_is_out": QT_TRANSLATE_NOOP("mulatschak", "The talon has no more cards for you."),
    "rule.draw_first": QT_TRANSLATE_NOOP("mulatschak", "First draw for the cards you laid aside."),
    "rule.nothing_laid_away": QT_TRANSLATE_NOOP(
        "mulatschak", "You have laid nothing aside to draw for."
    ),
    # The sheet.
    "total.points": QT_TRANSLATE_NOOP("mulatschak", "points to go"),
}
