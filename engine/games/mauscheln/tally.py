"""The accounts of Mauscheln: the ante and the notes.

They say who declared, how, or that all had to play.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine.families.pot.settling import OWED, OWED_BY_MAKER
from engine.families.pot.tally import MadeTally, Values
from engine.games.mauscheln import muss
from engine.games.mauscheln.deck import deck
from engine.games.mauscheln.options import MauschelnOptions
from engine.override import override
from engine.phases.accounts import FAILED
from engine.phases.kitty import PLAY_OUT, SHARES, capped
from engine.sheet import Line
from engine.table import NOBODY, Seat

DECLARER, SEVEN = "declarer", "seven"
BEGAN, CUT = "began", "cut"
"""Who dealt before the cut of a Muss, and how many stakes the cut brought."""


def least(options: MauschelnOptions, sides: int) -> int:
    """Return what the kitty holds where there is nothing but the ante in it."""
    return options.ante * {"dealer": 1, "everybody": sides, "muss": sides + 1}[options.antes]


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
        self.weli = deck(options, sides).has_weli
        self.failed = False
        """Whether nobody declared in the last deal."""

    @override
    def add(self, line: Line) -> None:
        super().add(line)
        self.failed = FAILED in dict(line.notes)

    @override
    def due(self) -> bool:
        """After a failed deal too (MA-A5); a Muss comes only where the kitty is empty (MA-A21)."""
        if self.options.muss:
            return self.kind() != PLAY_OUT and not self.kitty
        return super().due() or (self.failed and self.kind() != PLAY_OUT)

    @override
    def compulsory(self, stake: int) -> bool:
        """By a house rule, where there is nothing but the ante (MA-A6), or after a Muss."""
        if self.options.muss:
            return self.options.all_play and self.due()
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
        if self.options.muss and self.dealer != NOBODY:
            return (self.dealer + 1) % self.sides  # The cut may have moved the deal.
        stays = self.failed and self.options.dealer_stays and self.dealer != NOBODY
        return self.dealer if stays else dealer

    @override
    def carried(self) -> tuple[int, ...]:
        return (*super().carried(), int(self.due()))

    # The Muss.

    @override
    def antes(self, dealer: Seat) -> list[int]:
        """In a Muss everybody pays, the dealer double; what the cut adds, `before` tells."""
        if not self.options.muss:
            return super().antes(dealer)
        ante = self.options.ante * self.due()
        return [ante * (1 + (side == dealer)) for side in range(self.sides)]

    @override
    def thrown_in(self) -> int:
        return self.options.pays_for_nothing

    @property
    @override
    def known(self) -> frozenset[str]:
        return super().known | {BEGAN, CUT} if self.options.muss else super().known

    @override
    def before(
        self, notes: dict[str, int], dealer: Seat, values: Values = ()
    ) -> Iterator[tuple[Sequence[int], int]]:
        """In a Muss, what the stakes and each cut that leaves this dealer have brought."""
        if not (self.options.muss and self.due()):
            if not notes.keys() & {BEGAN, CUT}:
                yield from super().before(notes, dealer)
            return
        cuts = muss.cuts(self.sides, self.weli)
        for brought in cuts if self.options.cut else (0,):
            paid = self.options.ante * (self.sides + 1 + brought)
            stake, _ = capped(paid, self.bank, self._level)
            if notes.get(CUT, brought) != brought or not self._adds_up(values, paid, stake):
                continue
            for cut in cuts[brought]:
                began = (dealer - cut.passed) % self.sides
                if notes.get(BEGAN, began) == began:
                    antes = [self.options.ante * one for one in muss.stakes(began, cut)]
                    if self._shares(values, antes, stake):
                        yield antes, stake

    def _adds_up(self, values: Values, paid: int, stake: int) -> bool:
        """Whether what all have lost can be paid in all, with whole pots for missing tricks."""
        if not values:
            return True
        more = -sum(value or 0 for value in values) - paid
        return not more % stake or more == self.sides * self.thrown_in()

    def _shares(self, values: Values, antes: Sequence[int], stake: int) -> bool:
        """Whether each has won shares of the pot, or lost as much as nobody's deal costs."""
        net = [(value or 0) + ante for value, ante in zip(values, antes, strict=False)]
        return all(not one * SHARES % stake for one in net) or set(net) == {-self.thrown_in()}
