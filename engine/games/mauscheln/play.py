"""The tricks of Mauscheln: the declarer leads, and each trick brings a quarter of the kitty."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.mauscheln.deck import Deck
from engine.games.mauscheln.options import MauschelnOptions
from engine.games.mauscheln.settling import close, collect, owes
from engine.games.mauscheln.table import MauschelnTable
from engine.override import override
from engine.phases.kitty_table import KittyTricks
from engine.phases.ranking import Duties
from engine.table import Seat


class MauschelnTricks(KittyTricks[MauschelnTable]):
    """Follow, else trump; nobody has to beat what lies, but by a house rule a trump upon a trump
    has to be higher, for whoever has such a one (MA-A16). Each
    trick brings the same share, whoever declared (MA-A20)."""

    def __init__(self, options: MauschelnOptions, deck: Deck) -> None:
        super().__init__(deck.rankings, Duties(overtrump=options.overtrump))
        self.options = options

    @override
    def owes(self, t: MauschelnTable, seat: Seat) -> int:
        return owes(t, seat)

    @override
    def settle(self, t: MauschelnTable, won: Sequence[int]) -> None:
        collect(t, self.options, won)
        close(t, self.options)
