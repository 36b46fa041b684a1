"""What lies on a table of Kein Stich besides the cards: the pot and what each has of it."""

from __future__ import annotations

from dataclasses import dataclass

from engine.fields import Public
from engine.phases.rows import RowsTable
from engine.table import Seat


@dataclass(slots=True, eq=False)
class KeinStichTable(RowsTable):
    """The table of Kein Stich."""

    kind: Public[str]
    """The kind of the deal."""

    pot: Public[int]
    """What lies in the middle."""

    money: Public[list[int]]
    """What each seat has won or lost so far in the evening."""

    before: Public[tuple[int, ...]]
    """What each had when the deal began."""

    due: Public[int] = 0
    """What this deal can still cost all together."""

    prizes: Public[tuple[int, ...]] = ()
    """What the lay-off pays to each who goes out, the first first."""

    def pays(self, seat: Seat, price: int) -> None:
        """Let this seat pay into the pot."""
        self.money[seat] -= price
        self.pot += price
        if self.facts is not None:
            self.tell("pays", seat, price)

    def gets(self, seat: Seat, prize: int) -> None:
        """Pay this seat from the pot."""
        self.money[seat] += prize
        self.pot -= prize
        if self.facts is not None:
            self.tell("gets", seat, prize)

    def brought(self) -> tuple[int, ...]:
        """Return what the deal has brought each seat until now."""
        return tuple(now - then for now, then in zip(self.money, self.before, strict=True))

    def marcher(self) -> Seat | None:
        """Who took every trick until now; None if nobody did."""
        takers = {trick.winner for trick in self.tricks}
        return takers.pop() if len(takers) == 1 else None
