"""What the table shows and says of Ramsli."""

from __future__ import annotations

from engine.facts import Fact
from engine.families.pot.show import MadeShow
from engine.games.ramsli.chapters import KNOCK
from engine.games.ramsli.rules import RamsliRules
from engine.games.ramsli.table import EINS_AUF, RamsliTable
from engine.games.ramsli.trumps import SEVENS
from engine.moves import Move
from engine.override import override
from engine.table import Seat


class RamsliShow(MadeShow[RamsliTable]):
    """What the table shows and says of Ramsli."""

    rules: RamsliRules

    @override
    def too_few(self, t: RamsliTable, seat: Seat) -> str:
        return "knocked" if seat == t.maker else "no_trick"

    @override
    def besides(self, t: RamsliTable, seat: Seat, rest: int) -> dict[str, int]:
        """Return the kitty of a seat left alone, and the ante: the dealer's, or all if none knock.

        What is shared out after the last deal is no part of its line.
        """
        anted = rest < 0 or (seat == t.dealer and self.rules.options.ante_every_deal)
        ante = min(rest, -self.rules.options.ante) if anted and rest else 0
        return {"kitty": rest - ante, "ante": ante}

    @override
    def stands(self, t: RamsliTable, seat: Seat) -> Fact | None:
        if seat == t.maker:
            return Fact("knocked_on_card" if t.on_card else "knocked")
        if t.phase == "knock" and t.said[seat] is False:
            return Fact("passed")
        return super().stands(t, seat)

    @override
    def has_done(self, t: RamsliTable, seat: Seat) -> list[Fact]:
        eins_auf = t.exchanged[seat] == EINS_AUF
        return [Fact("eins_auf")] if eins_auf else super().has_done(t, seat)

    @override
    def own_notes(self, t: RamsliTable, seat: Seat) -> list[Fact]:
        """Whether the holder of the Seven may have the trump card, or the dealer takes it."""
        seven = SEVENS.get(t.trump)
        if t.upcard in (None, seven) or t.on_card or seven not in t.hands[seat]:
            return []
        assert t.upcard is not None
        return [Fact("seven", (t.upcard,))]

    @override
    def doubt(self, t: RamsliTable, move: Move) -> Fact | None:
        """In a muss a knock that does not take the trump card is of no use."""
        return Fact("no_use_in_knocking") if t.together and move == KNOCK else None
