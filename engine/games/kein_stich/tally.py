"""The accounts: what the lines of an evening of Kein Stich come to.

A line has what a deal brought each player. Its kind follows from how many lines there are before
it, and the pot from all that was lost and not yet won; so deals played with real cards need no
more than their numbers. A deal played here notes besides its kind with the pot it leaves, who
marched, and in which order the players went out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import gcd

from engine.games.kein_stich.deck import Deck
from engine.games.kein_stich.options import KeinStichOptions
from engine.games.kein_stich.penalties import DEALS, LAY_OFF, Bill, marches, prizes
from engine.override import override
from engine.sheet import Column, Line, Note, Tally, Total, chalked

MARCH = "march"
OUT = "out"


class KeinStichTally(Tally):
    """What everybody has won or lost, and what lies in the pot."""

    def __init__(self, options: KeinStichOptions, sides: int) -> None:
        self.deals = DEALS[options.deals]
        self.agreed = options.games * len(self.deals)
        self.sides = sides
        self.money = [0] * sides
        self.played = 0
        self.pots: list[int] = []

    @property
    def place(self) -> int:
        """Which deal of its game comes next, 0 for the first."""
        return self.played % len(self.deals)

    @property
    def kind(self) -> str:
        """The kind of the next deal."""
        return self.deals[self.place]

    @property
    def pot(self) -> int:
        return -sum(self.money)

    @property
    @override
    def ended(self) -> bool:
        return not self.place

    @property
    @override
    def over(self) -> bool:
        return self.played >= self.agreed

    @override
    def add(self, line: Line) -> None:
        """Enter one deal."""
        self.played += 1
        for side, value in enumerate(line.values):
            self.money[side] += value or 0
        self.pots.append(self.pot)

    @override
    def totals(self) -> tuple[Total, ...]:
        """Return what each has won or lost in the evening."""
        return (Total("money", tuple(self.money)),)

    @override
    def beside(self) -> tuple[Column, ...]:
        """Return the pot after each deal."""
        return (Column("pot", tuple(self.pots)),)


def tally(options: KeinStichOptions, sides: int, lines: Sequence[Line]) -> KeinStichTally:
    """Return the tally of these lines."""
    return chalked(KeinStichTally(options, sides), lines)


def fits(options: KeinStichOptions, deck: Deck, lines: Sequence[Line], line: Line) -> bool:
    """Whether the deal after these lines can have left this one."""
    sides = len(line.values)
    kept = tally(options, sides, lines)
    values = [value for value in line.values if value is not None]
    if len(values) < sides:
        return False
    pot = kept.pot - sum(values)
    told = [note for note in line.notes if note.key not in (MARCH, OUT)]
    if told not in ([], [Note(kept.kind, pot)]):
        return False
    if kept.kind == LAY_OFF:
        return _pays_out(prizes(options.payout, kept.pot, sides, options.stake), values, line)
    bill = Bill(kept.kind, deck, options)
    more = [note for note in line.notes if note not in told]
    if marches(options, deck):
        for side in range(sides):
            if values == bill.marched(side, sides):
                return more in ([], [Note(MARCH, side)])
    return not more and _costs(bill, values, march=marches(options, deck))


def _pays_out(won: Sequence[int], values: Sequence[int], line: Line) -> bool:
    """Whether the lay-off paid each place once, in the order in which they went out."""
    every = [*won, *[0] * (len(values) - len(won))]
    out = [note.number for note in line.notes if note.key == OUT]
    if Counter(values) != Counter(every) or any(note.key == MARCH for note in line.notes):
        return False
    if not out:
        return True
    if len(out) != len(values) - 1 or len({*out} & {*range(len(values))}) < len(out):
        return False
    return [values[side] for side in out] == every[:-1]


def _costs(bill: Bill, values: Sequence[int], *, march: bool) -> bool:
    """Whether the tricks of a deal can have cost the players so much: its whole price together."""
    dearest = max(bill.cards.values(), default=0) + min(bill.tricks)
    step = gcd(*bill.cards.values(), *bill.tricks)
    losses = [-value for value in values]
    if march and bill.costs.trick and bill.total in losses:
        return False
    return (
        sum(losses) == bill.total
        and min(losses) >= 0
        and max(losses) >= max(dearest, *bill.tricks)
        and all(loss % step == 0 for loss in losses)
    )
