"""The accounts: what the lines of an evening of Tippen come to.

A line has what each seat won or paid in the deal, stakes with it; None for one who neither played
nor paid. What lies in the pot follows: it is what all together have paid. Notes tell who dealt, how
often the cut passed the deal on, and what was special; a line written down by hand may leave them
out.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from engine.families.pot.tally import PotTally, possible_tricks
from engine.games.tippen.pot import Paid, Terms
from engine.override import override
from engine.phases.accounts import DEALER, FAILED
from engine.phases.countdown import adds_up
from engine.phases.kitty import PLAY_OUT
from engine.sheet import Line
from engine.table import NOBODY, Seat

POT, PASSED = "pot", "passed"
COMPULSORY, BELLI = "compulsory", "belli"
UNTERS = "unters"


class TippenTally(PotTally):
    """The accounts so far, and what lies in the pot."""

    def __init__(self, terms: Terms) -> None:
        super().__init__(terms.options, terms.players, key=POT)
        self.terms = terms

    def paid(self, dealer: int, passed: int) -> Paid:
        """Return what is paid before the next deal, if this seat deals it."""
        return self.terms.before(self.kind(), self.kitty, dealer, passed)

    @override
    def next_dealer(self, dealer: Seat) -> Seat:
        """On the left of the last dealer, a cut that passed the deal on included."""
        return dealer if self.dealer == NOBODY else (self.dealer + 1) % self.sides

    @property
    @override
    def known(self) -> frozenset[str]:
        unters = [UNTERS] if self.terms.best_rank else []
        return frozenset((DEALER, POT, PASSED, COMPULSORY, FAILED, BELLI, *unters))

    @override
    def dealt(self, line: Line, notes: dict[str, int], dealer: Seat) -> bool:
        return any(self._left(line, notes, dealer, *way) for way in self._special(notes))

    def _special(self, notes: dict[str, int]) -> Iterator[tuple[int, int]]:
        """By how many places the deal may have been passed on, and who may have lost the Belli."""
        out = self.kind() == PLAY_OUT
        passed = range(self.sides + 1 if self.terms.hops and not out else 1)
        lost = [NOBODY, *(range(self.sides) if self.terms.loses_belli() and not out else ())]
        if not notes.keys() & {DEALER, PASSED, BELLI}:
            yield from product(passed, lost)
            return
        # Notes tell all there is to tell: what they leave out was not so.
        told = notes.get(PASSED, 0), notes.get(BELLI, NOBODY)
        if told[0] in passed and told[1] in lost:
            yield told

    def _left(
        self, line: Line, notes: dict[str, int], dealer: Seat, passed: int, belli: Seat
    ) -> bool:
        """Whether such a deal can have left the line."""
        paid = self.paid(dealer, passed)
        if COMPULSORY in notes and not paid.compulsory:
            return False
        if notes.get(COMPULSORY, paid.pot) != paid.pot:
            return False
        if UNTERS in notes or (self.terms.best_rank and not notes):
            shown = [notes[UNTERS]] if notes else range(self.sides)
            if belli == NOBODY and any(self._shown(line, paid, side) for side in shown):
                return FAILED not in notes
            if notes:
                return False
        won_by: list[list[int]] = []
        nobody = belli == NOBODY and not paid.compulsory
        for side, won in enumerate(self.ways(line, paid, belli)):
            nobody = nobody and None in won
            if side == belli or paid.compulsory:
                won = [one for one in won if one is not None]
            won_by.append([one or 0 for one in won])
        if FAILED in notes:
            return nobody
        return adds_up(won_by, self.terms.tricks) or (nobody and not notes)

    def _shown(self, line: Line, paid: Paid, winner: Seat) -> bool:
        """Whether three Unters of this side can have left the line: the pot, and nothing else."""
        others = [value for side, value in enumerate(line.values) if side != winner]
        there = [value is not None for value in others]
        return (all if paid.compulsory else any)(there) and all(
            (value or 0) == (paid.pot if side == winner else 0) - paid.seats[side]
            for side, value in enumerate(line.values)
        )

    def ways(self, line: Line, paid: Paid, belli: Seat) -> list[list[int | None]]:
        """With how many tricks each can have come to this line; None for one who passed."""
        terms, out = self.terms, self.kind() == PLAY_OUT

        def brings(won: int) -> int:
            return won * paid.pot // terms.tricks - (0 if out else terms.penalty(paid.pot, won))

        return [
            possible_tricks(
                value,
                paid.seats[side] + (terms.stake if side == belli else 0),
                terms.tricks,
                brings,
            )
            for side, value in enumerate(line.values)
        ]
