"""Rules of thumb for Kein Stich, from one seat's view alone.

In the tricks each lead is weighed by how likely it takes the trick and by what that would cost;
who follows stays below as high as he can and throws dear cards under other people's tricks. In
the lay-off the cards come first that open the way for the own hand.
"""

from __future__ import annotations

from random import Random
from typing import cast

from engine.cards import Card
from engine.facts import Advice, Fact
from engine.games.kein_stich.ducking import ducking_of
from engine.games.kein_stich.laying import laying_of
from engine.games.kein_stich.numbers import numbers_of
from engine.games.kein_stich.rules import KeinStichRules
from engine.games.kein_stich.table import KeinStichTable
from engine.games.kein_stich.weights import WEIGHTS, Weights
from engine.moves import Move
from engine.phases.rows import DONE, PASS
from engine.table import View


def choose(
    rules: KeinStichRules, seen: View, legal: list[Move], rng: Random, weights: Weights = WEIGHTS
) -> Advice:
    """One of the legal moves, and why."""
    t = cast(KeinStichTable, seen.table)
    cards = [move for move in legal if isinstance(move, Card)]
    if t.phase == rules.rows.name:
        return _lay(rules, t, cards, legal, weights)
    return _march(rules, t, cards) or _put(rules, t, cards, weights)


def _put(rules: KeinStichRules, t: KeinStichTable, cards: list[Card], weights: Weights) -> Advice:
    """Return what is led, or put to the trick that is on."""
    numbers = numbers_of(rules)
    ducking = ducking_of(rules, t.kind, weights)
    hand, trick = numbers.mask(t.hands[t.turn]), numbers.mask(t.trick)
    gone = trick
    for taken in t.tricks:
        gone |= numbers.mask(taken.cards)
    unseen = numbers.mask(rules.deck.cards) & ~(hand | gone)
    number = len(t.tricks)
    if t.top is None:
        put = ducking.lead(hand, unseen, number)
    else:
        may, top = numbers.mask(cards), numbers.bit[t.top].bit_length() - 1
        put = ducking.follow(may, hand, unseen, trick, top, number)
    card = numbers.cards[put.place]
    return Advice(card, Fact(put.why, (card,)))


def _march(rules: KeinStichRules, t: KeinStichTable, cards: list[Card]) -> Advice | None:
    """With half the tricks in one hand: go on with them, or break the other's march."""
    marcher = t.marcher()
    if not rules.tricks.march or marcher is None or 2 * len(t.tricks) < rules.deck.hand:
        return None
    height = rules.tricks.rankings[""].strength
    high = max(cards, key=height.__getitem__)
    if marcher == t.turn:
        return Advice(high, Fact("go_on_marching", (high,)))
    if not t.trick or t.top is None or t.taker != marcher or high.suit != t.top.suit:
        return None
    if height[high] < height[t.top]:
        return None
    return Advice(high, Fact("stop_march", (high,)))


# The lay-off.


def _lay(
    rules: KeinStichRules, t: KeinStichTable, cards: list[Card], legal: list[Move], weights: Weights
) -> Advice:
    """Return what opens the way for own cards, then what helps nobody, then what helps least."""
    numbers, laying = numbers_of(rules), laying_of(rules, weights)
    hand, fits = numbers.mask(t.hands[t.turn]), numbers.mask(cards)
    place = next(bit for bit in laying.order(hand) if bit & fits).bit_length() - 1
    card, worth = numbers.cards[place], laying.worth(hand, place)
    if DONE in legal and worth < 0 and fits != hand:
        return Advice(DONE, Fact("keep_back"))
    if PASS in legal and worth <= weights.keep_back:
        return Advice(PASS, Fact("keep_back"))
    if worth > 0:
        return Advice(card, Fact("opens_own", (card,)))
    return Advice(card, Fact("least_help" if worth < 0 else "helps_nobody", (card,)))
