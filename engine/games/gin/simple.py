"""The simple player of the 2021 Gin Rummy challenge, as a measure; never an opponent.

It takes the open card only if that makes a meld, throws at random one of the cards that leave the
least dead wood, and knocks as soon as it may. Laying off is as the rules of thumb do it.
"""

from __future__ import annotations

from random import Random
from typing import cast

from engine.cards import Card
from engine.facts import Advice, Fact
from engine.games.gin import heuristic
from engine.games.gin.chapters import DRAW, LEAVE, TAKE
from engine.games.gin.discards import usable
from engine.games.gin.ending import BIG_GIN, GINS, KNOCKS, after_discard
from engine.games.gin.melds import BIT, mask_of
from engine.games.gin.numbers import ends
from engine.games.gin.rules import GinRules
from engine.games.gin.table import GinTable
from engine.moves import Call, Move
from engine.table import View


def choose(rules: GinRules, seen: View, legal: list[Move], rng: Random) -> Advice:
    """One of the legal moves."""
    t = cast(GinTable, seen.table)
    hand = t.hands[t.turn]
    match t.phase:
        case "first" | "draw":
            up = BIT[t.up[-1]] if t.up else 0
            makes_meld = usable(mask_of(hand) | up) & up
            other = DRAW if DRAW in legal else LEAVE
            wanted = makes_meld and t.in_a_row < heuristic.ENOUGH_IN_A_ROW
            move: Move = TAKE if TAKE in legal and wanted else other
        case "discard":
            move = _end_or_discard(t, hand, legal, rng)
        case _:
            return heuristic.choose(rules, seen, legal, rng)
    return Advice(move, Fact("by_chance"))


def _end_or_discard(t: GinTable, hand: list[Card], legal: list[Move], rng: Random) -> Move:
    may_go = [move for move in legal if isinstance(move, Card)]
    left = after_discard(hand, may_go)
    least = min(left.values())
    some = [card for card in may_go if left[card] == least]
    card = some[int(rng.random() * len(some))]
    knocks = [KNOCKS[card]] if ends(least, t.limit) else []
    wanted: tuple[Call, ...] = (BIG_GIN, GINS[card], *knocks)
    return next((move for move in wanted if move in legal), card)
