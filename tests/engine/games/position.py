"""A table in the middle of something, as text: what every game's positions have in common.

Each game's `positions.py` makes them, and adds what only that game's tests ask for.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar, Self

from engine.cards import Card, cards, codes
from engine.facts import Advice, Fact
from engine.hidden import view
from engine.moves import Call, read, write
from engine.rules import IllegalMove, Rules
from engine.rules.show import Coins
from engine.sheet import Line, Note
from engine.table import Seat

STAND = Call("stand")


class Position:
    """A table, and what may be done at it."""

    PARTED: ClassVar[str] = " "
    """What stands between the legal moves."""

    def __init__(self, game: Rules[Any], table: Any) -> None:
        self.rules: Any = game
        self.table = table

    def may(self) -> Any:
        """The legal moves of whose turn it is, in the order of the hand."""
        return self.PARTED.join(map(write, self.rules.legal(self.table)))

    def cards(self) -> str:
        """The legal moves that are cards."""
        return codes(move for move in self.rules.legal(self.table) if isinstance(move, Card))

    def offers(self, word: str) -> bool:
        """Whether this call, with whatever arguments, is among them."""
        return any(write(move).split()[0] == word for move in self.rules.legal(self.table))

    def does(self, seat: Seat, *moves: str) -> Self:
        """This seat, whose turn it must be, does these moves."""
        for text in moves:
            assert self.table.phase, f"the deal is over before {text}"
            assert self.table.turn == seat, f"{text}: it is the turn of {self.table.turn}"
            move = read(text)
            self.rules.check(self.table, move)
            self.rules.apply(self.table, move)
            self.pass_over()
        return self

    def pass_over(self) -> Self:
        """Whoever is asked and has nothing to decide says so."""
        while self.table.phase and (answer := self.rules.formal(self.table)) is not None:
            self.rules.apply(self.table, answer.move)
        return self

    def each(self, moves: str) -> Self:
        """One move after another, by whose turn it is; with commas where calls have arguments."""
        for text in moves.split(",") if "," in moves else moves.split():
            self.does(self.table.turn, text.strip())
        return self

    def advised(self) -> Advice:
        """What the rules of thumb say to whose turn it is."""
        seen = view(self.table, self.turn)
        advice: Advice = self.rules.bots.advise(seen, self.rules.legal(self.table), Random(1))
        return advice

    def advice(self) -> str:
        return write(self.advised().move)

    def why(self) -> str:
        return self.advised().reason.key

    def simply(self) -> str:
        """What the plain player does."""
        seen = view(self.table, self.turn)
        return write(self.rules.bots.simple(seen, self.rules.legal(self.table), Random(1)).move)

    def to_the_end(self) -> Self:
        """Everybody keeps his hand and plays the first card that is allowed."""
        while self.table.phase:
            legal = self.rules.legal(self.table)
            self.rules.apply(self.table, STAND if STAND in legal else legal[0])
        return self

    def first_trick(self, trump: str, hands: Sequence[str]) -> Self:
        """At their first trick with these hands, forehand's first; an empty hand is out."""
        self.table.hands = [cards(hand) for hand in hands]
        self.table.plays = [bool(hand) for hand in hands]
        self.table.only([seat for seat, hand in enumerate(hands) if hand])
        self.table.trump, self.table.phase, self.table.facts = trump, "tricks", []
        self.rules.tricks.enter(self.table)
        return self

    def in_trick(self, trump: str, trick: str, hand: str) -> Self:
        """In the middle of a trick: these cards lie there, and the next seat has this hand."""
        t = self.table
        if hasattr(t, "plays"):
            t.plays = [True] * len(t.hands)
        t.phase, t.trump, t.turn, t.leader = "tricks", trump, 0, 0
        for seat, played in enumerate(cards(trick)):
            t.hands[seat] = [played]
            self.rules.apply(t, played)
        t.hands[t.turn] = cards(hand)
        return self

    def reason(self, move: str) -> Fact:
        """The rule that forbids this move."""
        try:
            self.rules.check(self.table, read(move))
        except IllegalMove as error:
            return error.reason
        raise AssertionError(f"{move} is legal")

    def why_not(self, move: str) -> str:
        return self.reason(move).key

    def asks(self) -> str:
        return str(self.rules.asks(self.table).key)

    def hand(self, seat: Seat) -> str:
        return codes(self.table.hands[seat])

    def facts(self) -> list[Fact]:
        """What has happened since this was last asked."""
        told, self.table.facts = self.table.facts or [], []
        return told

    def told(self) -> list[str]:
        """The keys of that."""
        return [fact.key for fact in self.facts()]

    def line(self) -> Line:
        assert not self.table.phase, "the deal is not over"
        line: Line = self.rules.score(self.table)
        return line

    @property
    def reckoned(self) -> list[str]:
        """How the deal came to its line: side, reason and amount of each item."""
        items = self.rules.show.reckoning(self.table, self.line())
        return [f"{one.side}:{one.why.key}:{one.amount}" for one in items]

    @property
    def plates(self) -> list[str]:
        """What stands on the name plate of each seat, parted by "+", or "-"."""
        status, seats = self.rules.show.status, range(len(self.table.hands))
        each = [[fact.key for fact in status(self.table, seat)] for seat in seats]
        return ["+".join(keys) or "-" for keys in each]

    @property
    def coins(self) -> Coins:
        coins: Coins = self.rules.show.coins(self.table)
        return coins

    def values(self) -> tuple[int | None, ...]:
        return self.line().values

    @property
    def turn(self) -> Seat:
        return int(self.table.turn)

    @property
    def phase(self) -> str:
        return str(self.table.phase)

    @property
    def over(self) -> bool:
        return not self.table.phase


def at_trick(trick: str, least: int = 3) -> int:
    """How many play where these cards lie in the trick: one more, and so many at least."""
    return max(least, len(cards(trick)) + 1)


def noted(values: Sequence[int | None], notes: str) -> Line:
    """A line with notes such as "declarer 0 bid 2"."""
    words = notes.split()
    told = zip(words[::2], words[1::2], strict=True)
    return Line(tuple(values), tuple(Note(key, int(number)) for key, number in told))
