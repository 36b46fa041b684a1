"""Rules of thumb for Knüffeln, from one seat's view alone.

A hand is worth the tricks it may take; what the others have is shared out evenly. Leaders, the
cards that are strong only when led, are led first; beaters are kept for what they beat. A trick
is taken as cheaply as it goes and left to the partner when he has it or says that it is his.
"""

from __future__ import annotations

from math import exp
from random import Random
from typing import cast

from engine.cards import Card
from engine.facts import Advice, Fact
from engine.games.knueffeln import small_talk, tally
from engine.games.knueffeln.dealing import PASS, SOLO, SOLO_GOAL
from engine.games.knueffeln.exchange import LEAVE
from engine.games.knueffeln.meaning import WEAK, caught, rates, told
from engine.games.knueffeln.options import KnueffelnOptions
from engine.games.knueffeln.play import MARCH, RUN, SEE, STOP, TURNED
from engine.games.knueffeln.prospects import Prospects, worth
from engine.games.knueffeln.rules import KnueffelnRules
from engine.games.knueffeln.table import NO_SIDE, KnueffelnTable
from engine.games.knueffeln.weights import WEIGHTS, Weights
from engine.moves import Call, Move
from engine.table import Seat, View

_STRONG_SOLO = SOLO_GOAL + 0.2
_LEADS_WELL = 0.6
"""The chance to keep a trick from which on a card that is led is called a good leader."""

say = small_talk.say


def choose(
    rules: KnueffelnRules, seen: View, legal: list[Move], rng: Random, weights: Weights = WEIGHTS
) -> Advice:
    """One of the legal moves, and why."""
    t = cast(KnueffelnTable, seen.table)
    match t.phase:
        case "solo":
            return _solo(t)
        case "olen":
            return _exchange(t, legal, "ole_is_better")
        case "tens":
            return _exchange(t, legal, "turn_up_is_better")
        case "answer":
            return _answer(rules, t, weights)
        case "jann":
            return _jann(rules, t, weights)
    if not t.trick:
        return _lead(rules, t, legal, rng, weights)
    return _follow(rules, t, weights)


def _solo(t: KnueffelnTable) -> Advice:
    if sum(worth(card, t.chosen) for card in t.stock) >= _STRONG_SOLO:
        return Advice(SOLO, Fact("stock_is_strong"))
    return Advice(PASS, Fact("stock_is_weak"))


def _exchange(t: KnueffelnTable, legal: list[Move], reason: str) -> Advice:
    """Return what is gained most by, if anything is gained."""
    swaps = [move for move in legal if isinstance(move, Call) and move.word == "swap"]
    if swaps:
        best = max(swaps, key=lambda move: _gain(move, t.chosen))
        if _gain(best, t.chosen) > 0:
            return Advice(best, Fact(reason, best.args))
    return Advice(LEAVE, Fact("turn_up_is_worse"))


def _gain(move: Call, chosen: str) -> float:
    given, taken = move.args
    assert isinstance(given, Card) and isinstance(taken, Card)
    return worth(taken, chosen) - worth(given, chosen)


def chance(t: KnueffelnTable) -> float:
    """How likely the side of whose turn it is wins the deal, by its hand and the tricks so far."""
    seat = t.turn
    side = t.side[seat]
    left = t.length - len(t.tricks)
    own = min(left, sum(worth(card, t.chosen) for card in t.hands[seat]))
    mates, others = len(t.partners(seat)), len(t.in_play()) - 1
    expected = own + (left - own) * mates / others + left * surplus(t, seat)
    needed = t.goal[side] - t.taken[side] - 0.5
    return 1 / (1 + exp(-1.4 * (expected - needed)))


def surplus(t: KnueffelnTable, seat: Seat) -> float:
    """How much more of each trick the side takes, by what the others have told of their hands."""
    if not t.talk:
        return 0.0
    side = t.side[seat]
    return sum(
        rate if t.side[other] == side else -rate
        for other, rate in enumerate(rates(t))
        if other != seat
    )


def _answer(rules: KnueffelnRules, t: KnueffelnTable, weights: Weights) -> Advice:
    """Answer by what is at stake: running costs the deal, seeing a turn more, so see often."""
    options = rules.options
    turns = sum(t.raised)
    now, then = (tally.brings(options, tally.BASIC, turns + n) for n in (0, 1))
    if t.march != NO_SIDE:
        return Advice(RUN, Fact("run_from_march"))
    if (2 * chance(t) - 1) * then >= -(1 + weights.see_by) * now:
        return Advice(SEE, Fact("see_it"))
    return Advice(RUN, Fact("run_now"))


def _jann(rules: KnueffelnRules, t: KnueffelnTable, weights: Weights) -> Advice:
    """March if the chance outweighs what the Jann is worth."""
    pays = jann_pays(rules.options)
    ahead = Prospects(rules, t)
    risk = march_risk(t, weights)
    likely = 1.0
    for held in sorted(map(ahead.holds, t.hands[t.turn]), reverse=True)[: t.length - len(t.tricks)]:
        likely *= 1 - (1 - held) * risk
    if likely >= (1 + pays) / 2:
        return Advice(MARCH, Fact("march_is_sure"))
    return Advice(STOP, Fact("jann_is_enough"))


def jann_pays(options: KnueffelnOptions) -> float:
    """Return the share of what a march brings that the Jann brings for sure."""
    return tally.brings(options, tally.JANN, 0) / tally.brings(options, tally.MARCH, 0)


def march_risk(t: KnueffelnTable, weights: Weights = WEIGHTS) -> float:
    """How much of a risk the partner leaves, by what he has just told of his hand."""
    mates = t.partners(t.turn)
    if not mates:
        return weights.alone
    tales = told(t)
    said = [one for one in tales if one.seat in mates and one.tricks == len(t.tricks)]
    if not said or said[-1].seat in caught(t, tales):
        return weights.helped
    refused = said[-1].word in (*WEAK, "shall_we_march no")
    return weights.alone if refused else weights.backed


def _lead(
    rules: KnueffelnRules, t: KnueffelnTable, legal: list[Move], rng: Random, weights: Weights
) -> Advice:
    """Return the card that holds best for its cost; face down when the side is likely to win."""
    ahead = Prospects(rules, t)
    hand = t.hands[t.turn]
    last_trick = len(hand) == 1
    card = max(hand, key=lambda one: (ahead.holds(one) - weights.kept(one, t.chosen), one.code))
    turned = TURNED[card]
    if (
        turned in legal
        and not jann_near(t)
        and chance(t) > weights.turn_from
        and rng.random() < weights.turn_often
    ):
        return Advice(turned, Fact("turn_when_strong"))
    if ahead.holds(card) >= 1 and not last_trick:
        return Advice(card, Fact("lead_unbeatable", (card,)))
    if ahead.holds(card) >= _LEADS_WELL:
        return Advice(card, Fact("lead_leader", (card,)))
    return Advice(card, Fact("lead_low"))


def jann_near(t: KnueffelnTable) -> bool:
    """Whether the others have no trick yet and the side some: they would run from a Jann."""
    side = t.side[t.turn]
    return t.taken[side] >= t.goal[side] - 3 and not t.taken[1 - side]


def _follow(rules: KnueffelnRules, t: KnueffelnTable, weights: Weights) -> Advice:
    ahead = Prospects(rules, t)
    hand = t.hands[t.turn]
    assert t.top is not None
    dud = min(hand, key=lambda one: (ahead.value(one), one.code))
    ours = t.side[t.taker] == t.side[t.turn]
    if ours and (ahead.holds_now(t.top) >= weights.left_to_partner or ahead.is_his(t.taker)):
        return Advice(dud, Fact("partner_has_it"))
    winning = sorted(
        (card for card in hand if ahead.takes(card)),
        key=lambda one: (ahead.value(one), one.code),
    )
    if not winning:
        return Advice(dud, Fact("cannot_beat"))
    coming = ahead.partners_to_come()
    if not ahead.must_win() and any(map(ahead.is_his, coming)):
        return Advice(dud, Fact("partner_has_it"))
    hoped = [seat for seat in coming if not ahead.cannot(seat)]
    held = [card for card in winning if ahead.holds_now(card) >= weights.taken_with] or winning[-1:]
    card = held[0]
    if ahead.value(card) >= weights.precious and hoped and not ahead.must_win():
        return Advice(dud, Fact("save_strength"))
    if ours and ahead.value(card) > weights.over_partner:
        return Advice(dud, Fact("partner_has_it"))
    return Advice(card, Fact("beat_cheaply", (card,)))
