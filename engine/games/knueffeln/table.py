"""What lies on a table of Knüffeln besides the cards: chosen suits, sides, tricks and turns."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.cards import Card, card
from engine.fields import Public
from engine.table import NOBODY, Seat, Table

NO_SIDE = -1


@dataclass(slots=True, eq=False)
class KnueffelnTable(Table):
    """The table of Knüffeln."""

    rungs: Public[tuple[int, ...]] = ()
    """Those that were left of each side's ladder before the deal; none without two ladders."""

    chosen: Public[str] = ""
    """The letters of the two chosen suits, "" when the cards were thrown in."""

    indicators: Public[int] = 0
    """How many of the first cards of `up` decided the suits. Behind them lies open the bottom of
    the stock."""

    offered: Public[list[Card]] = field(default_factory=list)
    """The Olen from the bottom that may be exchanged now."""

    olen: Public[int] = 0
    """How many Olen were offered."""

    swapped: Public[bool] = False
    """Whether the seat that is asked for a Ten has just exchanged one."""

    asleep: Public[Mapping[str, str]] = field(default_factory=dict)
    """For a rank, the suits of which, as all know, nobody has that card in hand."""

    side: Public[tuple[int, ...]] = (0, 1, 0, 1)
    """The side of each seat, 0 or 1."""

    solo: Public[Seat] = NOBODY
    """The seat that is a side alone."""

    goal: Public[tuple[int, int]] = (5, 5)
    """The tricks that each side needs."""

    length: Public[int] = 9
    """How many tricks there are."""

    taken: Public[list[int]] = field(default_factory=lambda: [0, 0])
    """The tricks that each side has."""

    raised: Public[list[int]] = field(default_factory=lambda: [0, 0])
    """How often each side's turn was seen."""

    march: Public[int] = NO_SIDE
    """The side that wants all the tricks."""

    ran: Public[Seat] = NOBODY
    """The seat that ran from a turn."""

    def sleeps(self, one: Card) -> bool:
        """Whether all know that nobody has this card in hand."""
        return one.suit in self.asleep.get(one.rank, "")

    def sleep(self, one: Card) -> None:
        """All know now that nobody has this card in hand."""
        if not self.sleeps(one):
            self.asleep = {**self.asleep, one.rank: self.asleep.get(one.rank, "") + one.suit}

    def wake(self, one: Card) -> None:
        """Somebody took this card openly."""
        if self.sleeps(one):
            self.asleep = {**self.asleep, one.rank: self.asleep[one.rank].replace(one.suit, "")}

    def sleepers(self) -> frozenset[Card]:
        """Return the cards that nobody has in hand, as all know."""
        return frozenset(card(suit + rank) for rank, suits in self.asleep.items() for suit in suits)

    def partners(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the others of this seat's side."""
        side = self.side[seat]
        return tuple(
            other for other, theirs in enumerate(self.side) if theirs == side and other != seat
        )
