"""Positions of Gin as text, so that a test reads like a rule.

`dealt(first="S7", other="…", talon="…")` is a deal with chosen cards, at the question who takes
the first card; `turn("C2 …", limit="D7")` is the turn of the OTHER with eleven cards in hand.
The OTHER begins, seat 0; the DEALER is seat 1.
"""

from __future__ import annotations

from typing import Any

from engine.cards import FRENCH_52, cards, codes
from engine.facts import Fact
from engine.game import IllegalMove, Setup
from engine.games.gin.options import GinOptions
from engine.games.gin.rules import Gin
from engine.games.gin.table import GinTable
from engine.moves import read, write
from engine.sheet import Line
from engine.table import Seat

OTHER, DEALER = 0, 1

# Hands that many tests use.
TEN_LEFT = "H5 H6 H7 C9 D9 S9 DA S2 C3 D4"
"""Ten points of dead wood: A, 2, 3, 4."""
GIN = "H5 H6 H7 C9 D9 S9 CA C2 C3 C4"
PICTURES = "SK HQ CJ DK SJ H10 C8 D8 S6 C6"
"""Without a meld: 10 times six, 16, 12."""


class Position:
    """A table in the middle of something, and what may be done at it, as text."""

    def __init__(self, game: Gin, table: GinTable) -> None:
        self.game = game
        self.table = table

    def may(self) -> list[str]:
        """The legal moves of whose turn it is."""
        return list(map(write, self.game.legal(self.table)))

    def offers(self, word: str) -> bool:
        """Whether this call, with whatever arguments, is among them."""
        return any(text.split()[0] == word for text in self.may())

    def does(self, seat: Seat, *moves: str) -> Position:
        """This seat, whose turn it must be, does these moves."""
        for text in moves:
            assert self.table.phase, f"the deal is over before {text}"
            assert self.table.turn == seat, f"{text}: it is the turn of {self.table.turn}"
            move = read(text)
            self.game.check(self.table, move)
            self.game.apply(self.table, move)
        return self

    def reason(self, move: str) -> Fact:
        """The rule that forbids this move."""
        try:
            self.game.check(self.table, read(move))
        except IllegalMove as error:
            return error.reason
        raise AssertionError(f"{move} is legal")

    def why_not(self, move: str) -> str:
        return self.reason(move).key

    def hand(self, seat: Seat) -> str:
        return codes(self.table.hands[seat])

    def heap(self) -> str:
        return codes(self.table.up)

    def rows(self) -> list[str]:
        return [codes(row) for row in self.table.rows]

    def facts(self) -> list[Fact]:
        """What has happened since this was last asked."""
        told, self.table.facts = self.table.facts or [], []
        return told

    def told(self) -> list[str]:
        """The keys of that."""
        return [fact.key for fact in self.facts()]

    def line(self) -> Line:
        assert not self.table.phase, "the deal is not over"
        return self.game.score(self.table)

    def points(self) -> tuple[int | None, ...]:
        return self.line().values

    @property
    def turn(self) -> Seat:
        return self.table.turn

    @property
    def phase(self) -> str:
        return self.table.phase

    @property
    def over(self) -> bool:
        return not self.table.phase


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
    game = Gin(GinOptions(**options), 2)
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
