"""The accounts of Mauscheln: the ante, and the notes that say who declared, how, or that all had
to play."""

from __future__ import annotations

from collections.abc import Iterable

from engine.families.pot.settling import OWED, OWED_BY_MAKER
from engine.families.pot.tally import MadeTally
from engine.games.mauscheln.options import MauschelnOptions
from engine.override import override
from engine.phases.accounts import FAILED
from engine.phases.kitty import PLAY_OUT
from engine.sheet import Line
from engine.table import NOBODY, Seat

DECLARER, SEVEN = "declarer", "seven"


def least(options: MauschelnOptions, sides: int) -> int:
    """What the kitty holds where there is nothing but the ante in it."""
    return options.ante * (sides if options.antes == "everybody" else 1)


class MauschelnTally(MadeTally):
    """The accounts so far, and what lies in the middle."""

    maker = DECLARER
    of_maker = frozenset((DECLARER, SEVEN))

    options: MauschelnOptions

    def __init__(self, options: MauschelnOptions, sides: int) -> None:
        super().__init__(options, sides, level=options.limit)
        self.options = options
        self.one_trick = options.one_trick
        self.all_ante = options.antes == "everybody"
        self.failed = False
        """Whether nobody declared in the last deal."""

    @override
    def add(self, line: Line) -> None:
        super().add(line)
        self.failed = FAILED in dict(line.notes)

    @override
    def due(self) -> bool:
        """After a failed deal too (MA-A5)."""
        return super().due() or (self.failed and self.kind() != PLAY_OUT)

    @override
    def compulsory(self, stake: int) -> bool:
        """By a house rule, where there is nothing but the ante (MA-A6)."""
        return self.options.all_play and stake <= least(self.options, self.sides)

    @override
    def makers(self, notes: dict[str, int], dealer: Seat) -> Iterable[Seat]:
        """Where all have to play, the dealer."""
        return [dealer] if notes.get(DECLARER, dealer) == dealer else []

    @override
    def owed(self, notes: dict[str, int], maker: Seat, dealer: Seat) -> list[int]:
        """One trick if the dealer turned a Seven."""
        seven = self.options.seven_binds and maker == dealer
        if SEVEN in notes:
            return [OWED] if seven else []
        return [OWED_BY_MAKER, OWED] if seven and DECLARER not in notes else [OWED_BY_MAKER]

    @override
    def next_dealer(self, dealer: Seat) -> Seat:
        stays = self.failed and self.options.dealer_stays and self.dealer != NOBODY
        return self.dealer if stays else dealer

    @override
    def carried(self) -> tuple[int, ...]:
        return (*super().carried(), int(self.due()))
