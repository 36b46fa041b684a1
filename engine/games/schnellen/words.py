"""The English of Schnellen: every key of its rules, options, advice and sheet."""

from __future__ import annotations

from engine.games.schnellen.first_times import FIRST_TIMES
from engine.words import QT_TRANSLATE_NOOP

TEXTS = {
    "": "schnellen",
    "game": QT_TRANSLATE_NOOP("schnellen", "Schnellen"),
    "game.about": QT_TRANSLATE_NOOP("schnellen", "Count down from 21, trick by trick."),
    # House rules.
    "preset.schnellen": QT_TRANSLATE_NOOP("schnellen", "Schnellen"),
    "preset.schnalzen": QT_TRANSLATE_NOOP("schnellen", "Schnalzen (Zwanzgerln)"),
    "option.start": QT_TRANSLATE_NOOP("schnellen", "Points to begin with"),
    "option.trumps": QT_TRANSLATE_NOOP("schnellen", "Trumps are"),
    "option.trumps.turned": QT_TRANSLATE_NOOP("schnellen", "the suit of a card that is turned"),
    "option.trumps.bid": QT_TRANSLATE_NOOP("schnellen", "named by whoever bids the most tricks"),
    "option.dealer_takes": QT_TRANSLATE_NOOP(
        "schnellen", "The dealer takes the turned card and lays another aside"
    ),
    "option.dealer_plays": QT_TRANSLATE_NOOP(
        "schnellen", "The dealer has to play when a card was turned"
    ),
    "option.ten_binds": QT_TRANSLATE_NOOP("schnellen", "All have to play when a Ten is turned"),
    "option.home_above": QT_TRANSLATE_NOOP("schnellen", "Who may stay at home"),
    "option.home_above.5": QT_TRANSLATE_NOOP("schnellen", "whoever has more than five points"),
    "option.home_above.0": QT_TRANSLATE_NOOP("schnellen", "everybody"),
    "option.home_costs": QT_TRANSLATE_NOOP("schnellen", "Points for staying at home"),
    "option.home_costs.0": QT_TRANSLATE_NOOP("schnellen", "none"),
    "option.no_trick": QT_TRANSLATE_NOOP("schnellen", "Points for no trick, or a missed bid"),
    "option.head": QT_TRANSLATE_NOOP("schnellen", "Whoever can must beat the trick"),
    "option.hearts_double": QT_TRANSLATE_NOOP(
        "schnellen", "Everything counts double when Hearts are trumps"
    ),
    "option.ends": QT_TRANSLATE_NOOP("schnellen", "The evening ends"),
    "option.ends.trick": QT_TRANSLATE_NOOP(
        "schnellen", "with the trick that brings somebody down to zero"
    ),
    "option.ends.deal": QT_TRANSLATE_NOOP(
        "schnellen", "with the deal in which somebody gets down to zero"
    ),
    "option.deals": QT_TRANSLATE_NOOP("schnellen", "Deals at most"),
    "remark.four": QT_TRANSLATE_NOOP("schnellen", "By these rules usually four play."),
    "remark.long": QT_TRANSLATE_NOOP("schnellen", "With five this takes long; many begin with 15."),
    # What is asked.
    "ask.bid": QT_TRANSLATE_NOOP("schnellen", "How many tricks will you bid?"),
    "ask.bid_over": QT_TRANSLATE_NOOP(
        "schnellen", "Will you bid more than %n trick(s) and name trumps?"
    ),
    "ask.name": QT_TRANSLATE_NOOP("schnellen", "Which suit is to be trumps?"),
    "ask.stay": QT_TRANSLATE_NOOP(
        "schnellen", "Are you playing? Staying at home costs you %n point(s)."
    ),
    "ask.stay_free": QT_TRANSLATE_NOOP("schnellen", "Are you playing, or staying at home?"),
    "ask.lay_away": QT_TRANSLATE_NOOP("schnellen", "Lay one of your six cards aside."),
    "ask.tricks": QT_TRANSLATE_NOOP("schnellen", "Play a card."),
    "wait.bid": QT_TRANSLATE_NOOP("schnellen", "{0:seat} is bidding."),
    "wait.name": QT_TRANSLATE_NOOP("schnellen", "{0:seat} is naming trumps."),
    "wait.stay": QT_TRANSLATE_NOOP("schnellen", "{0:seat} is deciding whether to play."),
    "wait.lay_away": QT_TRANSLATE_NOOP("schnellen", "{0:seat} dealt and is laying a card aside."),
    "wait.tricks": QT_TRANSLATE_NOOP("schnellen", "It is {0:seat}’s turn."),
    # What is said.
    "call.pass": QT_TRANSLATE_NOOP("schnellen", "Pass"),
    "call.bid": QT_TRANSLATE_NOOP("schnellen", "%n trick(s)"),
    "call.name": QT_TRANSLATE_NOOP("schnellen", "{0:suit}"),
    "call.play": QT_TRANSLATE_NOOP("schnellen", "Play"),
    "call.home": QT_TRANSLATE_NOOP("schnellen", "Stay at home"),
    # What happens.
    "fact.takes_card": QT_TRANSLATE_NOOP("schnellen", "{0:seat} dealt and takes the {1:card}."),
    "fact.takes_card.you": QT_TRANSLATE_NOOP("schnellen", "You dealt and take the {1:card}."),
    "fact.counts_double": QT_TRANSLATE_NOOP("schnellen", "Everything counts double in this deal."),
    "fact.bids": QT_TRANSLATE_NOOP("schnellen", "{0:seat} bids %n trick(s)."),
    "fact.bids.you": QT_TRANSLATE_NOOP("schnellen", "You bid %n trick(s)."),
    "fact.passes": QT_TRANSLATE_NOOP("schnellen", "{0:seat} passes."),
    "fact.passes.you": QT_TRANSLATE_NOOP("schnellen", "You pass."),
    "fact.nobody_bids": QT_TRANSLATE_NOOP("schnellen", "Nobody bids: a card is turned for trumps."),
    "fact.all_play": QT_TRANSLATE_NOOP("schnellen", "A Ten was turned: everybody has to play."),
    "fact.is_bound": QT_TRANSLATE_NOOP(
        "schnellen", "{0:seat} has only %n point(s) left and has to play."
    ),
    "fact.is_bound.you": QT_TRANSLATE_NOOP(
        "schnellen", "You have only %n point(s) left and have to play."
    ),
    "fact.must_play": QT_TRANSLATE_NOOP(
        "schnellen", "Somebody has to play against the other: {0:seat} plays."
    ),
    "fact.must_play.you": QT_TRANSLATE_NOOP(
        "schnellen", "Somebody has to play against the other: you play."
    ),
    "fact.plays": QT_TRANSLATE_NOOP("schnellen", "{0:seat} plays."),
    "fact.plays.you": QT_TRANSLATE_NOOP("schnellen", "You play."),
    "fact.stays_home": QT_TRANSLATE_NOOP("schnellen", "{0:seat} stays at home and goes up by %n."),
    "fact.stays_home.you": QT_TRANSLATE_NOOP("schnellen", "You stay at home and go up by %n."),
    "fact.stays_home_free": QT_TRANSLATE_NOOP("schnellen", "{0:seat} stays at home."),
    "fact.stays_home_free.you": QT_TRANSLATE_NOOP("schnellen", "You stay at home."),
    "fact.lays_away": QT_TRANSLATE_NOOP("schnellen", "{0:seat} lays a card aside."),
    "fact.lays_away.you": QT_TRANSLATE_NOOP("schnellen", "You lay a card aside."),
    "fact.makes_bid": QT_TRANSLATE_NOOP("schnellen", "{0:seat} has the %n trick(s) that were bid."),
    "fact.makes_bid.you": QT_TRANSLATE_NOOP("schnellen", "You have the %n trick(s) you bid."),
    "fact.is_down": QT_TRANSLATE_NOOP("schnellen", "{0:seat} is down to zero!"),
    "fact.is_down.you": QT_TRANSLATE_NOOP("schnellen", "You are down to zero!"),
    "fact.goes_up": QT_TRANSLATE_NOOP("schnellen", "{0:seat} has no trick and goes up by %n."),
    "fact.goes_up.you": QT_TRANSLATE_NOOP("schnellen", "You have no trick and go up by %n."),
    "fact.misses_bid": QT_TRANSLATE_NOOP(
        "schnellen", "{0:seat} has not taken what was bid and goes up by %n."
    ),
    "fact.misses_bid.you": QT_TRANSLATE_NOOP(
        "schnellen", "You have not taken what you bid and go up by %n."
    ),
    "fact.down": QT_TRANSLATE_NOOP("schnellen", "{0:seat} goes down by %n."),
    "fact.down.you": QT_TRANSLATE_NOOP("schnellen", "You go down by %n."),
    "fact.up": QT_TRANSLATE_NOOP("schnellen", "{0:seat} goes up by %n."),
    "fact.up.you": QT_TRANSLATE_NOOP("schnellen", "You go up by %n."),
    # What a deal came to, item by item.
    "reckoned.no_trick": QT_TRANSLATE_NOOP("schnellen", "no trick"),
    "reckoned.bid_missed": QT_TRANSLATE_NOOP("schnellen", "bid missed"),
    "reckoned.home": QT_TRANSLATE_NOOP("schnellen", "stayed at home"),
    # What stands on a name plate, and beside the cards.
    "plate.plays": QT_TRANSLATE_NOOP("schnellen", "plays"),
    "plate.plays.you": QT_TRANSLATE_NOOP("schnellen", "play"),
    "plate.home": QT_TRANSLATE_NOOP("schnellen", "at home"),
    "plate.passed": QT_TRANSLATE_NOOP("schnellen", "passed"),
    "plate.owes": QT_TRANSLATE_NOOP("schnellen", "needs %n more"),
    "plate.owes.you": QT_TRANSLATE_NOOP("schnellen", "need %n more"),
    "sign.all_play": QT_TRANSLATE_NOOP("schnellen", "everybody has to play"),
    "sign.double": QT_TRANSLATE_NOOP("schnellen", "counts double"),
    "sign.bid": QT_TRANSLATE_NOOP("schnellen", "%n trick(s) bid"),
    "tip.plays": QT_TRANSLATE_NOOP("schnellen", "Is in, and needs a trick."),
    "tip.plays.you": QT_TRANSLATE_NOOP("schnellen", "You are in, and need a trick."),
    "tip.home": QT_TRANSLATE_NOOP("schnellen", "Is staying at home in this deal."),
    "tip.home.you": QT_TRANSLATE_NOOP("schnellen", "You are staying at home in this deal."),
    "tip.owes": QT_TRANSLATE_NOOP("schnellen", "Tricks still needed for the bid."),
    # Why something is not allowed.
    "rule.bid_more": QT_TRANSLATE_NOOP("schnellen", "You have to bid more than %n."),
    "rule.bid_or_pass": QT_TRANSLATE_NOOP("schnellen", "First say whether you bid."),
    "rule.name_trumps": QT_TRANSLATE_NOOP("schnellen", "First name trumps."),
    "rule.play_or_home": QT_TRANSLATE_NOOP(
        "schnellen", "First everybody says whether they are playing."
    ),
    "rule.lay_one_away": QT_TRANSLATE_NOOP("schnellen", "First lay one of your six cards aside."),
    # Why a bot would do something.
    "advice.tricks_likely": QT_TRANSLATE_NOOP(
        "schnellen", "Your hand is good for a trick and more."
    ),
    "advice.tricks_unlikely": QT_TRANSLATE_NOOP(
        "schnellen", "A trick is unlikely, and without one you go up."
    ),
    "advice.strongest_suit": QT_TRANSLATE_NOOP("schnellen", "Your strongest suit."),
    "advice.bid_for_trumps": QT_TRANSLATE_NOOP(
        "schnellen", "With trumps of your choice you will take that many."
    ),
    "advice.too_few_to_bid": QT_TRANSLATE_NOOP(
        "schnellen", "Even with trumps of your choice you are not sure of that many."
    ),
    "advice.lay_worst": QT_TRANSLATE_NOOP("schnellen", "It is of least use to you."),
    "advice.sure_trump": QT_TRANSLATE_NOOP("schnellen", "Nobody can beat it any more."),
    "advice.highest_of_suit": QT_TRANSLATE_NOOP("schnellen", "Nothing higher of its suit is left."),
    "advice.keep_trumps": QT_TRANSLATE_NOOP(
        "schnellen", "A small plain card now, and the trumps for later."
    ),
    "advice.lead_best": QT_TRANSLATE_NOOP("schnellen", "Your best chance of a trick."),
    # What one should think over.
    "doubt.sure_of_trick": QT_TRANSLATE_NOOP(
        "schnellen", "With the {0:card} a trick is certain. Stay at home all the same?"
    ),
    # The sheet.
    "sheet": QT_TRANSLATE_NOOP("schnellen", "Points to go"),
    "line.double": QT_TRANSLATE_NOOP("schnellen", "double"),
    "total.points": QT_TRANSLATE_NOOP("schnellen", "to go"),
    # What is asked about a deal played with real cards.
    "entry.named": QT_TRANSLATE_NOOP("schnellen", "How did trumps come about?"),
    "entry.named.turned": QT_TRANSLATE_NOOP("schnellen", "a card was turned"),
    "entry.named.named": QT_TRANSLATE_NOOP("schnellen", "somebody named them"),
    "entry.declarer": QT_TRANSLATE_NOOP("schnellen", "Who named them?"),
    "entry.bid": QT_TRANSLATE_NOOP("schnellen", "How many tricks were bid?"),
    "entry.hearts": QT_TRANSLATE_NOOP("schnellen", "Were Hearts trumps?"),
    "entry.hearts.no": QT_TRANSLATE_NOOP("schnellen", "no"),
    "entry.hearts.yes": QT_TRANSLATE_NOOP("schnellen", "yes"),
    "entry.tricks": QT_TRANSLATE_NOOP("schnellen", "Tricks; blank for those who stayed at home"),
    "refusal.two_play": QT_TRANSLATE_NOOP("schnellen", "At least two have to play."),
    "refusal.declarer_plays": QT_TRANSLATE_NOOP(
        "schnellen", "Whoever named trumps has played: put in the tricks, or a nought."
    ),
    "refusal.bound_to_play": QT_TRANSLATE_NOOP(
        "schnellen", "With {1} to go, {0:side} could not stay at home."
    ),
    "refusal.bound_to_play.you": QT_TRANSLATE_NOOP(
        "schnellen", "With {1} to go, you could not stay at home."
    ),
    "refusal.tricks_in_all": QT_TRANSLATE_NOOP(
        "schnellen", "There are {1} tricks in a deal, not {0}."
    ),
    "refusal.one_is_first": QT_TRANSLATE_NOOP(
        "schnellen",
        "The evening ends as soon as the first is down to zero: leave out the tricks after that.",
    ),
    # What is said aloud.
    "spoken.plays": QT_TRANSLATE_NOOP("schnellen", "I’m in."),
    "spoken.stays_home": QT_TRANSLATE_NOOP("schnellen", "I’ll stay at home."),
    "spoken.stays_home_free": QT_TRANSLATE_NOOP("schnellen", "I’ll stay at home."),
    "spoken.bids": QT_TRANSLATE_NOOP("schnellen", "I bid %n."),
    **FIRST_TIMES,
}
