"""What the table shows and says of Mauscheln."""

from __future__ import annotations

from engine.facts import Fact
from engine.families.pot.settling import OWED
from engine.families.pot.show import MadeShow
from engine.games.mauscheln.rules import MauschelnRules
from engine.games.mauscheln.table import MauschelnTable
from engine.override import override
from engine.phases.kitty import PLAY_OUT
from engine.table import Seat


class MauschelnShow(MadeShow[MauschelnTable]):
    """What the table shows and says of Mauscheln."""

    rules: MauschelnRules

    @override
    def too_few(self, t: MauschelnTable, seat: Seat) -> str:
        return "declared" if self.rules.tricks.owes(t, seat) > OWED else "no_trick"

    @override
    def besides(self, t: MauschelnTable, seat: Seat, rest: int) -> dict[str, int]:
        """Return the kitty of a seat left alone, the ante, and the cost of an unwanted deal."""
        ante = t.paid[seat]
        other = rest + ante
        return {"kitty": max(0, other), "ante": -ante, "nobody": min(0, other)}

    @override
    def stands(self, t: MauschelnTable, seat: Seat) -> Fact | None:
        """Return what it still owes if it is in."""
        if seat == t.maker or t.plays[seat]:
            left = self.rules.tricks.owes(t, seat) - t.won(seat)
            owes = left > 0 and t.phase and t.kind != PLAY_OUT
            return Fact("owes", (left,)) if owes else None
        if t.plays[seat] is None and seat == t.last:
            return Fact("last")
        if t.phase == "declare" and t.said[seat] is False:
            return Fact("passed")
        return super().stands(t, seat)
