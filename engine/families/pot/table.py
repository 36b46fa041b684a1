"""A table with a pot in its middle: what is paid there, and who plays for it."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass
from typing import TypeVar

from engine.cards import Card
from engine.families.pot.settling import OWED_BY_MAKER
from engine.fields import Public, per_seat
from engine.phases.kitty import LAST, divided, levelled
from engine.table import NOBODY, Seat, Table


@dataclass(slots=True, eq=False)
class JoinTable(Table):
    """A table at which each says whether they are in."""

    _: KW_ONLY

    plays: Public[list[bool | None]] = per_seat(None)
    """Who is in; None for one who has not said so yet."""


J = TypeVar("J", bound=JoinTable)


@dataclass(slots=True, eq=False)
class PotTable(JoinTable):
    """The money on a table with a pot, or kitty, and who plays for it."""

    kitty: Public[int]
    """What lies in the middle."""

    bank: Public[int]
    """What is kept beside the table, being more than the kitty may hold."""

    balances: Public[list[int]]
    """What each seat has won or lost so far in the evening."""

    kind: Public[int]
    """The kind of the deal: `engine.phases.kitty` names them."""

    before: Public[tuple[int, ...]]
    """The balances when the deal began."""

    shares: Public[tuple[int, ...]] = ()
    """What each seat got when the last deal was divided."""

    held: Public[tuple[int, int]] = (0, 0)
    """Kitty and bank as the settlement left them."""

    together: Public[bool] = False
    """Whether everybody has to play."""

    stake: Public[int] = 0
    """The kitty as it lay when the tricks began."""

    first: Public[Seat] = NOBODY
    """Who exchanges and leads first."""

    room: Public[int] = 0
    """How many cards the seat whose turn it is may lay away."""

    laid: Public[int] = 0
    """How many it has laid away."""

    exchanged: Public[list[int]] = per_seat(0)
    """How many cards each seat drew."""

    def pay(self, seat: Seat, amount: int) -> None:
        """Let this seat pay into the kitty, or with a negative amount take out of it."""
        self.balances[seat] -= amount
        self.kitty += amount

    def close(self, level: int) -> None:
        """Level the kitty by the bank, 0 for none; after the last deal divide what is left."""
        if level:
            kitty, bank = levelled(self.kitty, self.bank, level)
            if bank > self.bank:
                self.tell("to_bank", bank - self.bank)
            elif bank < self.bank:
                self.tell("from_bank", self.bank - bank)
            self.kitty, self.bank = kitty, bank
        self.held = self.kitty, self.bank
        if self.kind == LAST:
            self._divide()

    def _divide(self) -> None:
        """Everybody gets an equal part of kitty and bank."""
        left, seats = self.kitty + self.bank, len(self.hands)
        self.shares = tuple(divided(left, seats, (self.dealer + 1) % seats))
        self.balances = [have + part for have, part in zip(self.balances, self.shares, strict=True)]
        self.kitty = self.bank = 0
        if left:
            self.tell("divides", left)

    def net(self) -> tuple[int | None, ...]:
        """Return what each has won or paid in this deal; None without either."""
        parts = self.shares or (0,) * len(self.plays)
        values: list[int | None] = []
        for seat, played in enumerate(self.plays):
            value = self.balances[seat] - parts[seat] - self.before[seat]
            values.append(value if value or played else None)
        return tuple(values)


@dataclass(slots=True, eq=False)
class MadeTable(PotTable):
    """A table at which somebody, the maker, undertakes to play; the others join or stay out."""

    said: Public[list[bool | None]] = per_seat(None)
    """What each seat said when asked to make the game; None for a seat that was not asked."""

    maker: Public[Seat] = NOBODY
    """The seat that makes the game."""

    owed: Public[int] = OWED_BY_MAKER
    """The tricks that the maker has to take."""

    upcard: Public[Card | None] = None
    """The trump card, while somebody may take it."""
