"""The best melding of ten cards: hands a second, beside OpenSpiel's own function for it.

`python3 dev.py bench.melds ours rich 1.0` prints the figure. `theirs` runs in the environment of
the peers, which needs nothing of ours but the standard library; it first makes sure that both find
the same dead wood. `random` hands hold what chance brings; `rich` ones are put together from
runs and sets that take each other's cards, which is where a melding is hard to find.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from random import Random
from typing import Any

from engine.cards import FRENCH_52, Card
from engine.games.gin.melds import BIT, RANK, SUITS, dead_of, dead_wood, mask_of

HAND = 10
HANDS = 20_000
TARGET = 400_000
"""Meld-rich hands a second."""


def random_hand(rng: Random) -> list[Card]:
    """What chance brings."""
    return rng.sample(FRENCH_52, HAND)


def rich_hand(rng: Random) -> list[Card]:
    """Runs and sets of three or four, one after the other, and what is left of the last."""
    hand: list[Card] = []
    while len(hand) < HAND:
        first, size = rng.choice(FRENCH_52), rng.choice((3, 4))
        if rng.random() < 0.5:
            meld = rng.sample([one for one in FRENCH_52 if RANK[one] == RANK[first]], size)
        else:
            low = min(RANK[first], len(RANK) // len(SUITS) - size)
            meld = [
                one for one in FRENCH_52 if one.suit == first.suit and low <= RANK[one] < low + size
            ]
        hand += [one for one in meld if one not in hand]
    return hand[:HAND]


KINDS = {"random": random_hand, "rich": rich_hand}


def a_second(find: Callable[[Any], int], hands: list[Any], seconds: float) -> float:
    """How many of these hands are done in a second."""
    count = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        for hand in hands:
            find(hand)
        count += len(hands)
    return count / spent


def theirs(hands: list[list[Card]]) -> tuple[Callable[[list[int]], int], list[list[int]]]:
    """OpenSpiel's function, and these hands in its way of counting cards."""
    import pyspiel  # type: ignore[import-not-found]

    find = pyspiel.gin_rummy.GinRummyUtils(13, 4, HAND).min_deadwood
    numbered = [[SUITS.index(one.suit) * 13 + RANK[one] for one in hand] for hand in hands]
    for hand, same in zip(hands, numbered, strict=True):
        assert find(same) == dead_wood(hand), hand
    return find, numbered


def main(side: str, kind: str, seconds: str) -> float:
    """One figure: `ours` from a mask, `cards` from cards, `theirs` from numbers."""
    rng = Random(1)
    hands = [KINDS[kind](rng) for _ in range(HANDS)]
    assert all(len(set(hand)) == HAND and BIT.keys() >= set(hand) for hand in hands)
    match side:
        case "ours":
            return a_second(dead_of, [mask_of(hand) for hand in hands], float(seconds))
        case "cards":
            return a_second(dead_wood, hands, float(seconds))
    return a_second(*theirs(hands), float(seconds))


if __name__ == "__main__":
    print(main(*sys.argv[1:]))
