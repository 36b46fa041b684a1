"""The accounts of Ramsli: the dealer's ante (RL-A6) and the notes.

They say who knocked, or that it was a muss.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.families.pot.settling import OWED_BY_MAKER
from engine.families.pot.tally import MadeTally
from engine.games.ramsli.options import RamsliOptions
from engine.override import override
from engine.table import NOBODY, Seat

KNOCKER, MUSS = "knocker", "muss"


class RamsliTally(MadeTally):
    """The accounts so far, and what lies in kitty and bank."""

    maker = KNOCKER
    all_play = MUSS
    of_maker = frozenset((KNOCKER,))

    options: RamsliOptions

    def __init__(self, options: RamsliOptions, sides: int) -> None:
        super().__init__(options, sides, level=options.bank_level)
        self.options = options
        self.one_trick = options.knocker_one_trick

    @override
    def compulsory(self, stake: int) -> bool:
        """Tell whether this is a muss: there is nothing but the ante."""
        return stake <= self.options.ante

    @override
    def thrown_in(self) -> int:
        return self.options.ante if self.options.failed_deal_pays else 0

    @override
    def makers(self, notes: dict[str, int], dealer: Seat) -> Iterable[Seat]:
        """In a muss anybody may knock, or nobody."""
        return [notes[KNOCKER]] if KNOCKER in notes else [NOBODY, *range(self.sides)]

    @override
    def owed(self, notes: dict[str, int], maker: Seat, dealer: Seat) -> list[int]:
        return [OWED_BY_MAKER]
