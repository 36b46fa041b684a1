"""A table with a kitty in its middle: what is paid there, and the tricks that bring it out."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from engine.facts import Fact
from engine.fields import Public
from engine.moves import Move
from engine.override import override
from engine.phases.claimed import ALL
from engine.phases.kitty import LAST, SHARES, divided, levelled
from engine.phases.tricks import Tricks
from engine.rules import STAY, Step
from engine.table import NOBODY, Seat, Table


@dataclass(slots=True, eq=False)
class KittyTable(Table):
    """The money on a table with a kitty, and with a bank beside it."""

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

    stake: Public[int] = 0
    """The kitty as it lay when the tricks began."""

    first: Public[Seat] = NOBODY
    """Who exchanges and leads first."""

    def pay(self, seat: Seat, amount: int) -> None:
        """This seat pays into the kitty; with a negative amount, takes out of it."""
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

    def net(self, plays: Sequence[bool | None]) -> tuple[int | None, ...]:
        """What each has won or paid in this deal; None for who neither played nor paid."""
        parts = self.shares or (0,) * len(plays)
        values: list[int | None] = []
        for seat, played in enumerate(plays):
            value = self.balances[seat] - parts[seat] - self.before[seat]
            values.append(value if value or played else None)
        return tuple(values)


K = TypeVar("K", bound=KittyTable)


class KittyTricks(Tricks[K]):
    """Four tricks, each of which brings a quarter of the kitty."""

    @override
    def enter(self, t: K) -> Step:
        t.stake = t.kitty
        t.turn = t.leader = t.first
        if t.facts is not None:
            t.tell("leads", t.turn)
        return STAY

    @override
    def counts(self, t: K, winner: Seat, won: Sequence[int]) -> bool:
        """Pay the share out; after the last trick the penalties make the next kitty."""
        share = t.stake // SHARES
        t.kitty -= share
        t.balances[winner] += share
        if sum(won) == SHARES:
            self.settle(t, won)
        return False

    @abstractmethod
    def settle(self, t: K, won: Sequence[int]) -> None:
        """After the last trick: penalties, and the kitty's close; `won` has each one's tricks."""

    @override
    def claims(self, t: K, seat: Seat) -> tuple[str, ...]:
        return (ALL,)

    @override
    def why_not(self, t: K, move: Move) -> Fact:
        reason = super().why_not(t, move)
        return Fact("must_overtrump", reason.args) if reason.key == "must_head" else reason
