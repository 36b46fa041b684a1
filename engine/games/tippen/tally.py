"""The accounts: what the lines of an evening of Tippen come to.

A line has what each seat won or paid in the deal, stakes with it; None for who neither played nor
paid. What lies in the pot follows: it is what all together have paid. Notes tell who dealt, how
often the cut passed the deal on, and what was special; a line written down by hand may leave them
out.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.families.pot.tally import PotTally
from engine.games.tippen.pot import Paid, Terms
from engine.override import override
from engine.phases.accounts import DEALER, FAILED
from engine.phases.countdown import adds_up
from engine.phases.kitty import PLAY_OUT
from engine.sheet import Line
from engine.table import NOBODY, Seat

POT, PASSED = "pot", "passed"
COMPULSORY, BELLI = "compulsory", "belli"


class TippenTally(PotTally):
    """The accounts so far, and what lies in the pot."""

    def __init__(self, terms: Terms) -> None:
        super().__init__(terms.options, terms.players, key=POT)
        self.terms = terms

    def paid(self, dealer: int, passed: int) -> Paid:
        """What is paid before the next deal, if this seat deals it."""
        return self.terms.before(self.kind(), self.kitty, dealer, passed)

    @override
    def next_dealer(self, dealer: Seat) -> Seat:
        """On the left of whoever dealt last, a cut that passed the deal on included."""
        return dealer if self.dealer == NOBODY else (self.dealer + 1) % self.sides

    @property
    @override
    def known(self) -> frozenset[str]:
        return frozenset((DEALER, POT, PASSED, COMPULSORY, FAILED, BELLI))

    @override
    def came_about(self, line: Line, notes: dict[str, int]) -> bool:
        return any(_dealt(self, line, notes, *way) for way in _ways(self, notes))


# Lines written down by hand.


def _ways(kept: TippenTally, told: dict[str, int]) -> Iterator[tuple[int, int, int]]:
    """Who may have dealt, by how many places the deal was passed on, and who lost the Belli."""
    sides = range(kept.terms.players)
    out = kept.kind() == PLAY_OUT
    hops = kept.terms.hops and not out
    lost = [NOBODY, *(sides if kept.terms.loses_belli() and not out else ())]
    if DEALER in told or PASSED in told or BELLI in told:
        # Notes tell all there is to tell: what they leave out was not so.
        passed, belli = told.get(PASSED, 0), told.get(BELLI, NOBODY)
        possible = passed in range(kept.terms.players + 1 if hops else 1) and belli in lost
        for dealer in sides:
            if possible and told.get(DEALER, dealer) == dealer:
                yield dealer, passed, belli
        return
    for dealer in sides:
        for passed in range(kept.terms.players + 1 if hops else 1):
            for belli in lost:
                yield dealer, passed, belli


def _dealt(
    kept: TippenTally, line: Line, told: dict[str, int], dealer: int, passed: int, belli: int
) -> bool:
    """Whether the line can come from such a deal."""
    terms, paid = kept.terms, kept.paid(dealer, passed)
    if COMPULSORY in told and not paid.compulsory:
        return False
    if told.get(COMPULSORY, paid.pot) != paid.pot:
        return False
    won_by: list[list[int]] = []
    nobody = belli == NOBODY and not paid.compulsory
    for side, value in enumerate(line.values):
        extra = paid.seats[side] + (terms.stake if side == belli else 0)
        won = possible_tricks(terms, value, extra, paid, kept.kind() == PLAY_OUT)
        nobody = nobody and None in won
        if side == belli or paid.compulsory:
            won = [one for one in won if one is not None]
        won_by.append([one or 0 for one in won])
    if FAILED in told:
        return nobody
    return adds_up(won_by, terms.tricks) or (nobody and not told)


def possible_tricks(
    terms: Terms, value: int | None, extra: int, paid: Paid, out: bool
) -> list[int | None]:
    """How many tricks bring this number, if so much was paid besides; None for who passed."""
    if value is None:
        return [] if extra else [None]
    net = value + extra
    found: list[int | None] = [None] if extra and not net else []
    for won in range(terms.tricks + 1):
        due = 0 if out else terms.penalty(paid.pot, won)
        if won * paid.pot // terms.tricks - due == net:
            found.append(won)
    return found
