"""The accounts where all pay into one kitty: what each has, and what lies in the middle.

A line has what each seat won or paid in the deal, antes with it; None for one who neither played
nor paid. What lies in the middle follows: it is what all together have paid.
"""

from __future__ import annotations

from typing import Protocol

from engine.override import override
from engine.phases.kitty import LAST, ORDINARY, PLAY_OUT, divided, levelled
from engine.sheet import Column, Line, Tally, Total
from engine.table import NOBODY

DEALER = "dealer"
"""The note that says who dealt."""
FAILED = "failed"
"""The note of a deal that nobody wanted to play."""


class Agreed(Protocol):
    """What a table has agreed on: how long it plays, and what becomes of the rest."""

    @property
    def deals(self) -> int:
        """How many deals an evening has."""

    @property
    def leftovers(self) -> str:
        """After the last: "split" divides what is left; otherwise one plays until it is gone."""


class Accounts(Tally):
    """The accounts so far, and what lies in the middle: the kitty and, with a `level`, a bank.

    The kitty holds no more than its level; what is above lies in the bank, which fills it up again.
    A level of 0 is no bank. `key` names the kitty's column.
    """

    def __init__(self, agreed: Agreed, sides: int, *, level: int = 0, key: str = "kitty") -> None:
        self.sides = sides
        self.accounts = [0] * sides
        self.shares = [0] * sides
        """What each got when the rest was divided."""
        self.kitty = 0
        self.bank = 0
        self.deals = 0
        """How many deals have been played."""
        self.dealer = NOBODY
        """Who dealt last, as far as the lines tell."""
        self.held: list[tuple[int, int]] = []
        """What lay in the kitty and the bank after each deal."""
        self._deals = agreed.deals
        self._splits = agreed.leftovers == "split"
        self._level = level
        self._key = key

    @property
    @override
    def over(self) -> bool:
        """All deals are played, and the middle is empty or was divided."""
        if self.deals < self._deals:
            return False
        return self._splits or not self.kitty

    @property
    @override
    def ended(self) -> bool:
        return self.over

    def kind(self) -> int:
        """Return what kind of deal comes next: `kitty` names them."""
        left = self._deals - self.deals
        if left <= 0:
            return PLAY_OUT
        return LAST if left == 1 and self._splits else ORDINARY

    @override
    def add(self, line: Line) -> None:
        """Write one deal down; after the last divide what is left, from forehand on."""
        for side, value in enumerate(line.values):
            self.accounts[side] += value or 0
        self.dealer = dict(line.notes).get(DEALER, NOBODY)
        self.kitty, self.bank = levelled(-sum(self.accounts), 0, self._level)
        self.deals += 1
        if self.over and self.kitty:
            forehand = (self.dealer + 1) % self.sides
            self.shares = divided(self.kitty + self.bank, self.sides, forehand)
            for side, share in enumerate(self.shares):
                self.accounts[side] += share
            self.kitty = self.bank = 0
        self.held.append((self.kitty, self.bank))

    @override
    def totals(self) -> tuple[Total, ...]:
        """Return what each got of any leftovers, and what each has in the end."""
        rows = [Total("account", tuple(self.accounts))]
        if any(self.shares):
            rows.insert(0, Total("share", tuple(self.shares)))
        return tuple(rows)

    @override
    def beside(self) -> tuple[Column, ...]:
        """Return what lay in the middle after each deal."""
        columns = [Column(self._key, tuple(kitty for kitty, _ in self.held))]
        if self._level:
            columns.append(Column("bank", tuple(bank for _, bank in self.held)))
        return tuple(columns)
