"""Positions of Gin as text, so that a test reads like a rule.

`dealt(first="S7", other="…", talon="…")` is a deal with chosen cards, at the question who takes
the first card; `turn("C2 …", limit="D7")` is the turn of the OTHER with eleven cards in hand.
The OTHER begins, seat 0; the DEALER is seat 1.
"""

from __future__ import annotations

from random import Random
from typing import Any

from engine.cards import FRENCH_52, Card, cards, codes
from engine.games.gin.game import GAME
from engine.games.gin.options import GinOptions
from engine.moves import write
from engine.rules import Setup
from tests.engine.games.position import Position as Common

OTHER, DEALER = 0, 1

# Hands that many tests use.
TEN_LEFT = "H5 H6 H7 C9 D9 S9 DA S2 C3 D4"
"""Ten points of dead wood: A, 2, 3, 4."""
GIN = "H5 H6 H7 C9 D9 S9 CA C2 C3 C4"
PICTURES = "SK HQ CJ DK SJ H10 C8 D8 S6 C6"
"""Without a meld: 10 times six, 16, 12."""


class Position(Common):
    """A table in the middle of something, with its heap and its melds."""

    def may(self) -> list[str]:
        """The legal moves of whose turn it is."""
        return list(map(write, self.rules.legal(self.table)))

    def heap(self) -> str:
        return codes(self.table.up)

    def rows(self) -> list[str]:
        return [codes(row) for row in self.table.rows]

    def points(self) -> tuple[int | None, ...]:
        return self.values()


def dealt(
    first: str = "D7",
    other: str = PICTURES,
    dealer: str = "",
    talon: str = "",
    **options: Any,
) -> Position:
    """A deal so stacked that these hands are dealt and this card is turned up.

    What is not said is filled up with the rest of the pack; `talon` comes off its top first.
    """
    game = GAME.make(GinOptions(**options), 2)
    hands = [cards(other), cards(dealer)]
    named = [*cards(first), *cards(talon), *hands[OTHER], *hands[DEALER]]
    assert len(named) == len(set(named)), "a card is named twice"
    rest = [one for one in FRENCH_52 if one not in named]
    for hand in hands:
        while len(hand) < 10:
            hand.append(rest.pop())
        assert len(hand) == 10, "a hand is too big"
    lies = [one for pair in zip(*hands, strict=True) for one in pair]
    lies += [*cards(first), *cards(talon), *rest]
    return Position(game, game.start(lies, Setup(DEALER, (0, 1)), listen=True))


def turn(
    hand: str, drawn: str, against: str = "", first: str = "D10", left: int = 30, **options: Any
) -> Position:
    """The OTHER has these ten cards and has drawn another; so many are left in the talon."""
    there = dealt(first, hand, against, drawn, **options)
    there.does(OTHER, "!leave").does(DEALER, "!leave").does(OTHER, "!draw")
    t = there.table
    t.up[:0] = t.stock[left:]
    del t.stock[left:]
    there.facts()
    return there


def hands(number: int, size: int) -> list[list[Card]]:
    """Hands at random, many of them from few ranks or suits, where melds quarrel for cards."""
    rng = Random(1)
    packs = [
        FRENCH_52,
        [card for card in FRENCH_52 if card.rank in "34567"],
        [card for card in FRENCH_52 if card.suit in "CS"],
    ]
    return [rng.sample(packs[n % 3], size) for n in range(number)]
