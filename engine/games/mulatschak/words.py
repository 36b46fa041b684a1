"""The English of Mulatschak: every key of its rules, options and sheet."""

from __future__ import annotations

from engine.games.mulatschak.first_times import FIRST_TIMES
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
    "option.pack": QT_TRANSLATE_NOOP("mulatschak", "Cards"),
    "option.pack.33": QT_TRANSLATE_NOOP("mulatschak", "33, with the Weli"),
    "option.pack.36": QT_TRANSLATE_NOOP("mulatschak", "36, with the Weli and three Sixes"),
    "option.start": QT_TRANSLATE_NOOP("mulatschak", "Points to count down from"),
    "option.cut_weli": QT_TRANSLATE_NOOP("mulatschak", "Whoever cuts the Weli keeps it"),
    "option.no_court": QT_TRANSLATE_NOOP("mulatschak", "Whoever holds no court card"),
    "option.no_court.may": QT_TRANSLATE_NOOP("mulatschak", "may have the cards dealt anew"),
    "option.no_court.must": QT_TRANSLATE_NOOP("mulatschak", "must have the cards dealt anew"),
    "option.no_court.off": QT_TRANSLATE_NOOP("mulatschak", "plays with it"),
    "option.weli_is_court": QT_TRANSLATE_NOOP("mulatschak", "The Weli is a court card"),
    "option.one_trick": QT_TRANSLATE_NOOP("mulatschak", "A single trick may be bid"),
    "option.one_trick.any": QT_TRANSLATE_NOOP("mulatschak", "in any suit"),
    "option.one_trick.hearts": QT_TRANSLATE_NOOP("mulatschak", "only in Hearts"),
    "option.stay": QT_TRANSLATE_NOOP("mulatschak", "Staying at home"),
    "option.stay.not_acorns": QT_TRANSLATE_NOOP(
        "mulatschak", "is allowed unless Acorns are trumps"
    ),
    "option.stay.not_hearts": QT_TRANSLATE_NOOP(
        "mulatschak", "is allowed unless Hearts are trumps"
    ),
    "option.stay.free": QT_TRANSLATE_NOOP("mulatschak", "is always allowed"),
    "option.stay.off": QT_TRANSLATE_NOOP("mulatschak", "is not allowed"),
    "option.stay_bound": QT_TRANSLATE_NOOP(
        "mulatschak", "With so few points to go one has to play"
    ),
    "option.stay_bound.0": QT_TRANSLATE_NOOP("mulatschak", "always free to choose"),
    "option.stay_doubles": QT_TRANSLATE_NOOP(
        "mulatschak", "Staying at home costs more where all is doubled"
    ),
    "option.exchange": QT_TRANSLATE_NOOP("mulatschak", "The exchange"),
    "option.exchange.declarer": QT_TRANSLATE_NOOP("mulatschak", "the declarer first"),
    "option.exchange.forehand": QT_TRANSLATE_NOOP("mulatschak", "forehand first"),
    "option.exchange.off": QT_TRANSLATE_NOOP("mulatschak", "none"),
    "option.head": QT_TRANSLATE_NOOP("mulatschak", "Whoever can must beat the trick"),
    "option.failed": QT_TRANSLATE_NOOP("mulatschak", "What a missed bid costs"),
    "option.hearts_double": QT_TRANSLATE_NOOP("mulatschak", "Hearts as trumps count double"),
    "option.doublings": QT_TRANSLATE_NOOP("mulatschak", "Hearts when the cards were dealt anew"),
    "option.doublings.multiply": QT_TRANSLATE_NOOP("mulatschak", "count fourfold"),
    "option.doublings.once": QT_TRANSLATE_NOOP("mulatschak", "count double all the same"),
    "option.deals": QT_TRANSLATE_NOOP("mulatschak", "Deals in an evening at most"),
    "remark.three_or_four": QT_TRANSLATE_NOOP(
        "mulatschak", "Mulatschak is best with three or four."
    ),
    # What is asked.
    "ask.auction": QT_TRANSLATE_NOOP("mulatschak", "How many tricks will you bid?"),
    "ask.auction_over": QT_TRANSLATE_NOOP(
        "mulatschak", "%n trick(s) is/are bid. Will you bid more?"
    ),
    "ask.auction_dealer": QT_TRANSLATE_NOOP(
        "mulatschak", "%n trick(s) is/are bid. You may hold that, or bid more."
    ),
    "ask.trump": QT_TRANSLATE_NOOP("mulatschak", "Name the trump suit."),
    "ask.stay": QT_TRANSLATE_NOOP("mulatschak", "Are you playing, or staying at home?"),
    "ask.exchange": QT_TRANSLATE_NOOP("mulatschak", "You may exchange up to %n card(s)."),
    "ask.exchange_more": QT_TRANSLATE_NOOP("mulatschak", "Draw, or lay %n more card(s) aside."),
    "ask.draw_now": QT_TRANSLATE_NOOP("mulatschak", "Draw your cards from the stock."),
    "ask.tricks": QT_TRANSLATE_NOOP("mulatschak", "Play a card."),
    "wait.auction": QT_TRANSLATE_NOOP("mulatschak", "{0:seat} is bidding."),
    "wait.trump": QT_TRANSLATE_NOOP("mulatschak", "{0:seat} is naming trumps."),
    "wait.stay": QT_TRANSLATE_NOOP("mulatschak", "{0:seat} is deciding whether to play."),
    "wait.exchange": QT_TRANSLATE_NOOP("mulatschak", "{0:seat} is exchanging."),
    "wait.tricks": QT_TRANSLATE_NOOP("mulatschak", "It is {0:seat}’s turn."),
    # What is said.
    "call.pass": QT_TRANSLATE_NOOP("mulatschak", "Pass"),
    "call.one": QT_TRANSLATE_NOOP("mulatschak", "One trick"),
    "call.two": QT_TRANSLATE_NOOP("mulatschak", "Two tricks"),
    "call.three": QT_TRANSLATE_NOOP("mulatschak", "Three tricks"),
    "call.four": QT_TRANSLATE_NOOP("mulatschak", "Four tricks"),
    "call.five": QT_TRANSLATE_NOOP("mulatschak", "Five tricks"),
    "call.hold": QT_TRANSLATE_NOOP("mulatschak", "My game"),
    "call.mulatschak": QT_TRANSLATE_NOOP("mulatschak", "Mulatschak!"),
    "call.anew": QT_TRANSLATE_NOOP("mulatschak", "Deal anew"),
    "call.trump": QT_TRANSLATE_NOOP("mulatschak", "{0:suit}"),
    "call.play": QT_TRANSLATE_NOOP("mulatschak", "Play"),
    "call.home": QT_TRANSLATE_NOOP("mulatschak", "Stay at home"),
    "call.stand": QT_TRANSLATE_NOOP("mulatschak", "Keep this hand"),
    "call.draw": QT_TRANSLATE_NOOP("mulatschak", "Draw from the stock"),
    # What happens.
    "fact.cuts_weli": QT_TRANSLATE_NOOP("mulatschak", "{0:seat} has cut the Weli and keeps it."),
    "fact.cuts_weli.you": QT_TRANSLATE_NOOP("mulatschak", "You have cut the Weli and keep it."),
    "fact.bids": QT_TRANSLATE_NOOP("mulatschak", "{0:seat} bids %n trick(s)."),
    "fact.bids.you": QT_TRANSLATE_NOOP("mulatschak", "You bid %n trick(s)."),
    "fact.holds": QT_TRANSLATE_NOOP("mulatschak", "{0:seat} says “my game”: %n trick(s)."),
    "fact.holds.you": QT_TRANSLATE_NOOP("mulatschak", "You say “my game”: %n trick(s)."),
    "fact.mulatschak": QT_TRANSLATE_NOOP("mulatschak", "{0:seat} announces a Mulatschak!"),
    "fact.mulatschak.you": QT_TRANSLATE_NOOP("mulatschak", "You announce a Mulatschak!"),
    "fact.anew": QT_TRANSLATE_NOOP(
        "mulatschak",
        "{0:seat} has no court card: the cards are dealt anew, and the deal counts double.",
    ),
    "fact.anew.you": QT_TRANSLATE_NOOP(
        "mulatschak",
        "You have no court card: the cards are dealt anew, and the deal counts double.",
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
    # What a deal came to.
    "fact.dealt_anew": QT_TRANSLATE_NOOP(
        "mulatschak", "The cards are dealt anew, and the deal counts double."
    ),
    "fact.down": QT_TRANSLATE_NOOP("mulatschak", "{0:seat}: %n down."),
    "fact.down.you": QT_TRANSLATE_NOOP("mulatschak", "You: %n down."),
    "fact.up": QT_TRANSLATE_NOOP("mulatschak", "{0:seat}: %n up."),
    "fact.up.you": QT_TRANSLATE_NOOP("mulatschak", "You: %n up."),
    "reckoned.no_trick": QT_TRANSLATE_NOOP("mulatschak", "no trick"),
    "reckoned.bid_missed": QT_TRANSLATE_NOOP("mulatschak", "{0} of {1} tricks: bid missed"),
    "reckoned.home": QT_TRANSLATE_NOOP("mulatschak", "stayed at home"),
    "reckoned.times": QT_TRANSLATE_NOOP("mulatschak", "everything times {0}"),
    "reckoned.dealt_anew": QT_TRANSLATE_NOOP("mulatschak", "dealt anew"),
    "reckoned.nobody": QT_TRANSLATE_NOOP("mulatschak", "nobody bid"),
    "reckoned.mulatschak_made": QT_TRANSLATE_NOOP("mulatschak", "Mulatschak made"),
    "reckoned.mulatschak_missed": QT_TRANSLATE_NOOP("mulatschak", "Mulatschak missed"),
    "reckoned.mulatschak_suffered": QT_TRANSLATE_NOOP("mulatschak", "another’s Mulatschak"),
    "reckoned.mulatschak_broken": QT_TRANSLATE_NOOP("mulatschak", "broke the Mulatschak"),
    "reckoned.mulatschak_over": QT_TRANSLATE_NOOP("mulatschak", "Mulatschak broken by another"),
    # What stands on a name plate, and beside the cards.
    "plate.declares": QT_TRANSLATE_NOOP("mulatschak", "%n trick(s) bid"),
    "plate.declares.you": QT_TRANSLATE_NOOP("mulatschak", "bid %n trick(s)"),
    "plate.mulatschak": QT_TRANSLATE_NOOP("mulatschak", "Mulatschak"),
    "plate.passed": QT_TRANSLATE_NOOP("mulatschak", "has passed"),
    "plate.passed.you": QT_TRANSLATE_NOOP("mulatschak", "have passed"),
    "plate.plays": QT_TRANSLATE_NOOP("mulatschak", "plays"),
    "plate.plays.you": QT_TRANSLATE_NOOP("mulatschak", "play"),
    "plate.home": QT_TRANSLATE_NOOP("mulatschak", "at home"),
    "plate.exchanged": QT_TRANSLATE_NOOP("mulatschak", "%n new"),
    "tip.declares": QT_TRANSLATE_NOOP(
        "mulatschak", "Has bid most: names trumps, leads, and has to take that many tricks."
    ),
    "tip.declares.you": QT_TRANSLATE_NOOP(
        "mulatschak", "You have bid most: you name trumps, lead, and have to take that many tricks."
    ),
    "tip.mulatschak": QT_TRANSLATE_NOOP("mulatschak", "Has announced all five tricks."),
    "tip.mulatschak.you": QT_TRANSLATE_NOOP("mulatschak", "You have announced all five tricks."),
    "tip.plays": QT_TRANSLATE_NOOP("mulatschak", "Plays, and should take at least one trick."),
    "tip.plays.you": QT_TRANSLATE_NOOP(
        "mulatschak", "You play, and should take at least one trick."
    ),
    "tip.home": QT_TRANSLATE_NOOP("mulatschak", "Sits this deal out and pays a little for it."),
    "tip.home.you": QT_TRANSLATE_NOOP(
        "mulatschak", "You sit this deal out and pay a little for it."
    ),
    "tip.exchanged": QT_TRANSLATE_NOOP("mulatschak", "Cards drawn in the exchange."),
    "sign.bid": QT_TRANSLATE_NOOP("mulatschak", "{0:seat} bids %n trick(s)"),
    "sign.mulatschak": QT_TRANSLATE_NOOP("mulatschak", "Mulatschak: {0:seat} against all"),
    "sign.bid.you": QT_TRANSLATE_NOOP("mulatschak", "you bid %n trick(s)"),
    "sign.mulatschak.you": QT_TRANSLATE_NOOP("mulatschak", "Mulatschak: you against all"),
    "sign.times": QT_TRANSLATE_NOOP("mulatschak", "everything times {0}"),
    # Why something is not allowed.
    "rule.bid_first": QT_TRANSLATE_NOOP("mulatschak", "First say how many tricks you bid."),
    "rule.bid_more": QT_TRANSLATE_NOOP("mulatschak", "You have to bid more than %n trick(s)."),
    "rule.only_dealer_holds": QT_TRANSLATE_NOOP(
        "mulatschak", "Only the dealer may take over another player’s bid."
    ),
    "rule.first_word_only": QT_TRANSLATE_NOOP(
        "mulatschak", "A Mulatschak is announced with one’s first word."
    ),
    "rule.has_court": QT_TRANSLATE_NOOP(
        "mulatschak", "Only a hand without a court card may be dealt anew, and only at once."
    ),
    "rule.never_anew": QT_TRANSLATE_NOOP(
        "mulatschak", "By these house rules a hand without court cards is played."
    ),
    "rule.must_be_dealt_anew": QT_TRANSLATE_NOOP(
        "mulatschak", "You hold no court card: the cards have to be dealt anew."
    ),
    "rule.name_trumps": QT_TRANSLATE_NOOP("mulatschak", "First name the trump suit."),
    "rule.one_is_hearts": QT_TRANSLATE_NOOP(
        "mulatschak", "By these house rules a single trick may be bid only in Hearts."
    ),
    "rule.play_or_home": QT_TRANSLATE_NOOP(
        "mulatschak", "First say whether you play or stay at home."
    ),
    "rule.talon_is_out": QT_TRANSLATE_NOOP("mulatschak", "The stock has no more cards for you."),
    "rule.draw_first": QT_TRANSLATE_NOOP("mulatschak", "First draw for the cards you laid aside."),
    "rule.nothing_laid_away": QT_TRANSLATE_NOOP(
        "mulatschak", "You have laid nothing aside to draw for."
    ),
    # Why one move is better than another.
    "advice.nothing_in_hand": QT_TRANSLATE_NOOP(
        "mulatschak", "This hand is worth nothing; new cards may be better."
    ),
    "advice.all_five": QT_TRANSLATE_NOOP(
        "mulatschak", "With {0:suit} as trumps nobody will take a trick from you."
    ),
    "advice.bid_is_good": QT_TRANSLATE_NOOP(
        "mulatschak", "With {0:suit} as trumps the hand is good for that many."
    ),
    "advice.too_weak_to_bid": QT_TRANSLATE_NOOP(
        "mulatschak", "You cannot be sure enough of tricks with this hand."
    ),
    "advice.bid_is_too_high": QT_TRANSLATE_NOOP(
        "mulatschak", "This hand is not good for that many tricks."
    ),
    "advice.best_suit": QT_TRANSLATE_NOOP("mulatschak", "Your strongest suit is {0:suit}."),
    "advice.a_trick_is_likely": QT_TRANSLATE_NOOP(
        "mulatschak", "You will very likely take a trick."
    ),
    "advice.home_is_cheaper": QT_TRANSLATE_NOOP(
        "mulatschak", "No trick is likely, and staying at home costs less."
    ),
    "advice.enough_changed": QT_TRANSLATE_NOOP("mulatschak", "The rest is worth keeping."),
    "advice.draw_for": QT_TRANSLATE_NOOP(
        "mulatschak", "It will hardly take a trick; a new card may."
    ),
    "advice.sure_trump": QT_TRANSLATE_NOOP("mulatschak", "Nobody can beat it any more."),
    "advice.highest_of_suit": QT_TRANSLATE_NOOP(
        "mulatschak", "Nothing higher of its suit is left."
    ),
    "advice.keep_trumps": QT_TRANSLATE_NOOP(
        "mulatschak", "A small plain card now, and the trumps for later."
    ),
    "advice.lead_best": QT_TRANSLATE_NOOP("mulatschak", "Your best chance of a trick."),
    "doubt.none_of_suit": QT_TRANSLATE_NOOP(
        "mulatschak", "You hold no {0:suit} at all. Name them all the same?"
    ),
    "doubt.could_bid": QT_TRANSLATE_NOOP(
        "mulatschak", "You hold the {0:card} and the Weli, and nobody has bid. Pass all the same?"
    ),
    # The sheet.
    "sheet": QT_TRANSLATE_NOOP("mulatschak", "Points to go"),
    "line.mulatschak": QT_TRANSLATE_NOOP("mulatschak", "Mulatschak"),
    "line.anew": QT_TRANSLATE_NOOP("mulatschak", "dealt anew"),
    "line.nobody": QT_TRANSLATE_NOOP("mulatschak", "nobody bid"),
    "total.points": QT_TRANSLATE_NOOP("mulatschak", "points to go"),
    # What is asked about a deal played with real cards.
    "entry.kind": QT_TRANSLATE_NOOP("mulatschak", "What kind of deal was it?"),
    "entry.kind.bid": QT_TRANSLATE_NOOP("mulatschak", "tricks were bid"),
    "entry.kind.mulatschak": QT_TRANSLATE_NOOP("mulatschak", "a Mulatschak"),
    "entry.kind.nobody": QT_TRANSLATE_NOOP("mulatschak", "nobody bid"),
    "entry.kind.anew": QT_TRANSLATE_NOOP("mulatschak", "dealt anew, no court card"),
    "entry.declarer": QT_TRANSLATE_NOOP("mulatschak", "Who had bid most?"),
    "entry.bid": QT_TRANSLATE_NOOP("mulatschak", "How many tricks?"),
    "entry.hearts": QT_TRANSLATE_NOOP("mulatschak", "Were Hearts trumps?"),
    "entry.hearts.no": QT_TRANSLATE_NOOP("mulatschak", "no"),
    "entry.hearts.yes": QT_TRANSLATE_NOOP("mulatschak", "yes"),
    "entry.made": QT_TRANSLATE_NOOP("mulatschak", "Was it made?"),
    "entry.made.yes": QT_TRANSLATE_NOOP("mulatschak", "yes"),
    "entry.made.no": QT_TRANSLATE_NOOP("mulatschak", "no"),
    "entry.taker": QT_TRANSLATE_NOOP("mulatschak", "Who took the trick that broke it?"),
    "entry.tricks": QT_TRANSLATE_NOOP("mulatschak", "Tricks; blank for those who stayed at home"),
    "refusal.five_tricks": QT_TRANSLATE_NOOP(
        "mulatschak", "There are five tricks in a deal, not {0}."
    ),
    "refusal.declarer_plays": QT_TRANSLATE_NOOP(
        "mulatschak", "Whoever bid most has played: put in the tricks, or a nought."
    ),
    "refusal.somebody_plays": QT_TRANSLATE_NOOP(
        "mulatschak", "Somebody has to play against the declarer: put in the tricks, or a nought."
    ),
    "refusal.another_broke_it": QT_TRANSLATE_NOOP(
        "mulatschak", "A Mulatschak is broken by somebody else."
    ),
    "refusal.one_is_hearts": QT_TRANSLATE_NOOP(
        "mulatschak", "By these house rules a single trick may be bid only in Hearts."
    ),
    # What is said aloud.
    "spoken.passes": QT_TRANSLATE_NOOP("mulatschak", "Pass."),
    "spoken.bids": QT_TRANSLATE_NOOP("mulatschak", "I say {1}."),
    "spoken.holds": QT_TRANSLATE_NOOP("mulatschak", "My game!"),
    "spoken.mulatschak": QT_TRANSLATE_NOOP("mulatschak", "Mulatschak!"),
    "spoken.plays": QT_TRANSLATE_NOOP("mulatschak", "I’m in."),
    "spoken.stays_home": QT_TRANSLATE_NOOP("mulatschak", "I’m staying at home."),
    **FIRST_TIMES,
}
