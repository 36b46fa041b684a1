"""The tricks of Mauscheln: the declarer leads, and each trick brings a quarter of the kitty."""

from __future__ import annotations

from engine.families.pot.play import PotTricks
from engine.families.pot.settling import OWED
from engine.games.mauscheln.deck import Deck
from engine.games.mauscheln.options import MauschelnOptions
from engine.games.mauscheln.table import MauschelnTable
from engine.override import override
from engine.phases.ranking import Duties
from engine.table import Seat


class MauschelnTricks(PotTricks[MauschelnTable]):
    """Follow, else trump; nobody has to beat what lies, but by a house rule a trump upon a trump
    has to be higher, for whoever has such a one (MA-A16). Each
    trick brings the same share, whoever declared (MA-A20)."""

    def __init__(self, options: MauschelnOptions, deck: Deck) -> None:
        duties = Duties(overtrump=options.overtrump)
        level, one_trick = options.limit, options.one_trick
        super().__init__(deck.rankings, duties, level=level, one_trick=one_trick)

    @override
    def owes(self, t: MauschelnTable, seat: Seat) -> int:
        return t.owed if seat == t.declarer else OWED

    @override
    def fails(self, t: MauschelnTable, seat: Seat) -> str:
        return "fails_as_declarer" if self.owes(t, seat) > OWED else "fails_to_win"
