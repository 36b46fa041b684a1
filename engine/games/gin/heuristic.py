"""Rules of thumb for Gin, from one seat's view alone.

An open card is taken when it makes a meld or ends the Spiel. The discard is the one that leaves
the hand best off one draw later, and feeds the other the least. One goes for gin: a knock pays
only in the first turns, as long as the other is likely to hold a whole hand of dead wood.
"""

from __future__ import annotations

from random import Random
from typing import Final, cast

from engine.cards import BACK, FRENCH_52, Card
from engine.facts import Advice, Fact
from engine.games.gin.chapters import DRAW, LEAVE, TAKE, TALON
from engine.games.gin.discards import FULL, danger
from engine.games.gin.ending import BIG_GIN, GINS, KNOCKS, after_discard
from engine.games.gin.laying import DONE, PLACES, ways
from engine.games.gin.melds import (
    BIT,
    POINTS,
    RANK,
    Melding,
    best_lay_offs,
    dead_of,
    mask_of,
    melding,
    place_of,
    reaching,
)
from engine.games.gin.numbers import MOST_OFF, ends
from engine.games.gin.rules import GinRules
from engine.games.gin.table import GinTable
from engine.games.gin.weights import WEIGHTS, Weights
from engine.moves import Call, Move
from engine.table import View

_WEIGHED: Final = 7
"""How many discards are weighed: those that leave the least dead wood."""

ENOUGH_IN_A_ROW: Final = 10
"""After this number of cards in a row from the heap bots draw, also where they need not (GI-A27):
two who only ever take what the other throws would sit there for ever."""


def choose(
    rules: GinRules, seen: View, legal: list[Move], rng: Random, weights: Weights = WEIGHTS
) -> Advice:
    """One of the legal moves, and why."""
    t = cast(GinTable, seen.table)
    match t.phase:
        case "first" | "draw":
            return _take_or_not(t, legal, weights)
        case "discard":
            return _end_or_discard(t, legal, rules, weights)
        case "last":
            return _last_chance(t, legal, weights)
        case "spread":
            return _lie(t, rules)
    return _lay_off(t)


def _by_dead_wood(left: dict[Card, int]) -> list[Card]:
    """Return the cards that may go, first the one that leaves the least; of equals the highest."""
    return sorted(left, key=lambda one: (left[one], -RANK[one], BIT[one]))


def _take_or_not(t: GinTable, legal: list[Move], weights: Weights) -> Advice:
    other = DRAW if DRAW in legal else LEAVE
    if TAKE not in legal:
        return Advice(other, Fact("only_the_talon"))
    if t.in_a_row >= ENOUGH_IN_A_ROW:
        return Advice(other, Fact("not_for_ever"))
    up, hand = t.up[-1], t.hands[t.turn]
    eleven = [*hand, up]
    left = after_discard(eleven, hand)
    card = _by_dead_wood(left)[0]
    ending = ends(left[card], t.limit)
    if ending == "gin":
        return Advice(TAKE, Fact("takes_for_gin", (up,)))
    if ending and left[card] + weights.clearly <= expected(t, weights):
        return Advice(TAKE, Fact("takes_to_knock", (up,)))
    melds = melding(one for one in eleven if one is not card).melds
    if left[card] < dead_of(mask_of(hand)) and any(up in meld for meld in melds):
        return Advice(TAKE, Fact("makes_a_meld", (up,)))
    return Advice(other, Fact("fits_nowhere", (up,)))


def expected(t: GinTable, weights: Weights = WEIGHTS) -> float:
    """Return the dead wood that the other is likely to hold by now.

    Less with each turn, and with each card that they are known to have taken, for it has made them
    a meld.
    """
    taken = sum(card is not BACK for card in t.hands[t.after[t.turn]])
    return expected_after(turns(len(t.stock), taken), weights)


def turns(talon: int, taken: int) -> float:
    """How many turns the other has had, each card that he has `taken` counted as one more."""
    return (TALON - talon) / 2 + taken


def expected_after(turns: float, weights: Weights) -> float:
    """Return the dead wood that the other is likely to hold after these turns."""
    return max(weights.at_last, weights.at_first - weights.each_turn * turns)


def _end_or_discard(t: GinTable, legal: list[Move], rules: GinRules, weights: Weights) -> Advice:
    hand = t.hands[t.turn]
    left = after_discard(hand, rules.discard.may_go(t))
    if BIG_GIN in legal:
        return Advice(BIG_GIN, Fact("big_gin"))
    best = _by_dead_wood(left)[0]
    if GINS[best] in legal:
        return Advice(GINS[best], Fact("gin"))
    if ends(left[best], t.limit) and left[best] + weights.clearly <= expected(t, weights):
        return Advice(KNOCKS[best], Fact("knock_now", (left[best],)))
    return _discard(t, left, weights)


def _discard(t: GinTable, left: dict[Card, int], weights: Weights) -> Advice:
    other = t.hands[t.after[t.turn]]
    mask = mask_of(t.hands[t.turn])
    known = mask_of(one for one in other if one is not BACK)
    unseen = FULL & ~(mask | known | mask_of(t.up))
    chance = other.count(BACK) / unseen.bit_count()
    weighed = _by_dead_wood(left)[:_WEIGHED]
    fears = {one: danger(BIT[one], known, unseen, chance) for one in weighed}
    worth = {
        one: _after_a_draw(mask ^ BIT[one], unseen) + weights.cost * fears[one] for one in weighed
    }
    card = min(weighed, key=worth.__getitem__)
    plainly = weighed[0]
    if card is plainly:
        return Advice(card, Fact("leaves_the_least", (card, left[card])))
    if fears[card] < fears[plainly]:
        return Advice(card, Fact("feeds_nobody", (card,)))
    return Advice(card, Fact("keeps_more_chances", (card,)))


def _after_a_draw(mask: int, unseen: int) -> float:
    """Return the dead wood that is left on average one draw later, with the best discard then.

    A card that adds ten or more is best thrown again, so nothing else need be tried for it.
    """
    own = _bits(mask)
    before = dead_of(mask)
    total = 0
    for bit in _bits(unseen):
        eleven = mask | bit
        if dead_of(eleven) >= before + MOST_OFF:
            total += before
            continue
        total += min(before, *(dead_of(eleven ^ one) for one in own))
    return total / unseen.bit_count()


def _bits(mask: int) -> list[int]:
    """Each card of a mask as a mask of its own."""
    return [1 << place for place in range(mask.bit_length()) if mask >> place & 1]


def _last_chance(t: GinTable, legal: list[Move], weights: Weights) -> Advice:
    up, hand = t.up[-1], t.hands[t.turn]
    left = after_discard([*hand, up], hand)
    best = _by_dead_wood(left)[0]
    if GINS[best] in legal:
        return Advice(GINS[best], Fact("takes_for_gin", (up,)))
    if KNOCKS[best] in legal and left[best] + weights.clearly <= expected(t, weights):
        return Advice(KNOCKS[best], Fact("takes_to_knock", (up,)))
    return Advice(LEAVE, Fact("better_drawn"))


def _lie(t: GinTable, rules: GinRules) -> Advice:
    """Lie so that the other is likely to get rid of the least."""
    card = rules.spread.asked(t)[0]
    best = min(ways(t), key=lambda way: _laid_off(t, way))
    place = place_of(card, best)
    return Advice(PLACES[place], Fact("less_to_lay_off", (card,)))


def _laid_off(t: GinTable, way: Melding) -> float:
    """Return the points that the other is likely to lay off if the hand lies so."""
    other = t.hands[t.after[t.knocker]]
    own = [*t.rows[0], *t.aside[t.knocker]]
    unseen = len(FRENCH_52) - len(own) - len(t.up) - sum(card is not BACK for card in other)
    hidden = other.count(BACK) / max(1, unseen)
    chances = {card: 0.0 for card in (*own, *t.up)} | {card: 1.0 for card in other}
    total = 0.0
    for meld in way.melds:
        for steps in reaching(meld, mask_of(own)):
            # Along a run a card can only go where all before it lie.
            chance = 1.0
            for card in steps:
                chance *= chances.get(card, hidden)
                total += chance * POINTS[card]
    return total


def _lay_off(t: GinTable) -> Advice:
    best = best_lay_offs(t.rows[: t.melded], t.hands[t.turn])
    if not best:
        return Advice(DONE, Fact("nothing_to_gain"))
    card, row = best[0]
    return Advice(Call("lay_off", (card, row)), Fact("gets_rid_of", (card,)))
