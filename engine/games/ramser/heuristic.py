"""Rules of thumb for Ramser, from one seat's view alone.

A hand is worth the tricks it may take, a rough guess for each card, and is worth playing when those
outweigh the potato that no trick at all would cost. The Blind is five unknown cards, so it is taken
where that is better than what one has, and than passing. In the play, a leader begins with
what nobody can beat, and a follower wins as cheaply as it goes.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import cast

from engine.cards import Card
from engine.facts import Advice, Fact
from engine.games.ramser.chapters import (
    LEAVE,
    PASS,
    PLAY,
    TAKE,
    TAKE_BELLI,
    TAKE_OTHER,
    TAKE_UP,
)
from engine.games.ramser.play import is_best
from engine.games.ramser.prospects import gain, potato
from engine.games.ramser.rules import RamserRules
from engine.games.ramser.table import RamserTable
from engine.games.ramser.trumps import BELLI
from engine.games.ramser.weights import WEIGHTS, Weights
from engine.moves import Move
from engine.phases.leading import follow, lead
from engine.phases.race import HAND
from engine.table import View


def choose(
    rules: RamserRules, seen: View, legal: list[Move], rng: Random, weights: Weights = WEIGHTS
) -> Advice:
    """One of the legal moves, and why."""
    t = cast(RamserTable, seen.table)
    match t.phase:
        case "blind":
            return _blind(t, rules, weights)
        case "take_up":
            return _take_up(t, rules, weights)
        case "join":
            return _join(t, rules, weights)
    ranking = rules.tricks.rankings[t.trump]
    needs = not t.won(t.turn)
    return (follow if t.trick else lead)(t, legal, ranking, needs)


# Whether to play, and with which cards.


def worth(t: RamserTable, rules: RamserRules, weights: Weights = WEIGHTS) -> Mapping[Card, float]:
    """Return the share of a trick that each card may take in this deal."""
    return weights.worth(rules.pack(), is_best(rules.options), t.trump)


def _rivals(t: RamserTable, weights: Weights) -> float:
    """How many others will play: those who said so, and a share of those who have not spoken."""
    others = [t.plays[seat] for seat in t.in_play() if seat != t.turn]
    return max(0.5, sum(said is True for said in others) + weights.unsaid * others.count(None))


def _likely(t: RamserTable, rules: RamserRules, weights: Weights) -> float:
    """Return the likely tricks of the hand; the dealer's with the open cards that he may take."""
    worths = worth(t, rules, weights)
    held = sorted(worths[card] for card in t.hands[t.turn])
    if t.turn == t.dealer and t.blind != t.dealer:
        for place, card in enumerate(t.up):
            held[place] = max(held[place], worths[card])
    # Not by `sum`, which rounds otherwise since Python 3.12: bots are to play the same by each.
    tricks = 0.0
    for share in held:
        tricks += share
    return tricks


def _blind(t: RamserTable, rules: RamserRules, weights: Weights) -> Advice:
    """Five unknown cards, and the duty to play them; or what one has, and the choice."""
    rivals, costs = _rivals(t, weights), potato(rules.options, rules.players)
    own = gain(_likely(t, rules, weights), rivals, costs, weights)
    other = gain(HAND * weights.drawn, rivals, costs, weights)
    if other > max(own, weights.plays_from) + weights.blind_from:
        return Advice(TAKE, Fact("blind_is_better"))
    return Advice(LEAVE, Fact("blind_is_worse" if own > weights.plays_from else "blind_binds"))


def _take_up(t: RamserTable, rules: RamserRules, weights: Weights) -> Advice:
    """Return the best open card for the worst one in hand, if it is better."""
    worths = worth(t, rules, weights)
    hand = [card for card in t.hands[t.turn] if card not in t.known]
    worst = min(hand, key=lambda one: (worths[one], one.code))
    if t.owes:
        return Advice(worst, Fact("lay_worst", (worst,)))
    best = max(t.up, key=worths.__getitem__)
    if worths[best] <= worths[worst]:
        return Advice(LEAVE, Fact("keep_the_hand", (best,)))
    if t.plays[t.turn] is None and _value(t, rules, weights) <= weights.plays_from:
        return Advice(LEAVE, Fact("not_worth_changing"))
    call = TAKE_UP
    if len(t.up) > 1:
        call = TAKE_BELLI if best is BELLI else TAKE_OTHER
    return Advice(call, Fact("upcard_is_better", (best, worst)))


def _value(t: RamserTable, rules: RamserRules, weights: Weights) -> float:
    costs = potato(rules.options, rules.players)
    return gain(_likely(t, rules, weights), _rivals(t, weights), costs, weights)


def _join(t: RamserTable, rules: RamserRules, weights: Weights) -> Advice:
    if _value(t, rules, weights) > weights.plays_from:
        return Advice(PLAY, Fact("strong_enough"))
    return Advice(PASS, Fact("too_weak"))
