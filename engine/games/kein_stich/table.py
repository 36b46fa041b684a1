"""What lies on a table of Kein Stich besides the cards: the pot and what each has of it."""

from __future__ import annotations

from typing import Self

from engine.cards import Card
from engine.phases.rows import RowsTable
from engine.table import Seat


class KeinStichTable(RowsTable):
    """The table of Kein Stich.

    `kind` is the kind of the deal. `pot` lies in the middle, `money` is what each seat has won or
    lost so far in the evening, `before` what it had when the deal began. `due` is what this deal
    can still cost all together, `prizes` what the lay-off pays to who goes out, the first first.
    """

    __slots__ = ("before", "due", "kind", "money", "pot", "prizes")

    def __init__(
        self, seats: int, dealer: Seat, stock: list[Card], kind: str, pot: int, money: list[int]
    ) -> None:
        super().__init__(seats, dealer, stock)
        self.kind = kind
        self.pot = pot
        self.money = money
        self.before = tuple(money)
        self.due = 0
        self.prizes: tuple[int, ...] = ()

    def copy(self) -> Self:
        other = super().copy()
        other.kind = self.kind
        other.pot = self.pot
        other.money = self.money[:]
        other.before = self.before
        other.due = self.due
        other.prizes = self.prizes
        return other

    def pays(self, seat: Seat, price: int) -> None:
        """This seat pays into the pot."""
        self.money[seat] -= price
        self.pot += price
        if self.facts is not None:
            self.tell("pays", seat, price)

    def gets(self, seat: Seat, prize: int) -> None:
        """This seat is paid from the pot."""
        self.money[seat] += prize
        self.pot -= prize
        if self.facts is not None:
            self.tell("gets", seat, prize)

    def brought(self) -> tuple[int, ...]:
        """What the deal has brought each seat until now."""
        return tuple(now - then for now, then in zip(self.money, self.before, strict=True))

    def marcher(self) -> Seat | None:
        """Who took every trick until now; None if nobody did."""
        takers = {trick.winner for trick in self.tricks}
        return takers.pop() if len(takers) == 1 else None
