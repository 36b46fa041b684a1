"""What the table shows and says of Tippen."""

from __future__ import annotations

from engine.cards import Card
from engine.facts import Fact
from engine.families.pot.chapters import PASS
from engine.families.pot.show import PotShow, seen_by_all
from engine.games.tippen.rules import TippenRules
from engine.games.tippen.table import TippenTable
from engine.moves import Move
from engine.override import override
from engine.table import NOBODY, Seat


class TippenShow(PotShow[TippenTable]):
    """What the table shows and says of Tippen."""

    rules: TippenRules

    @override
    def laid_open(self, t: TippenTable, seat: Seat) -> list[Card]:
        """Return what all have seen."""
        return seen_by_all(t, seat)

    @override
    def too_few(self, t: TippenTable, seat: Seat) -> str:
        return "too_few"

    @override
    def besides(self, t: TippenTable, seat: Seat, rest: int) -> dict[str, int]:
        """Return what a lost Belli cost, the pot of a seat left alone, and the stake."""
        lost = self.rules.terms.stake if seat == t.belli_lost_by else 0
        pot = self._alone(t, seat)
        return {"belli": -lost, "pot": pot, "stake": rest + lost - pot}

    def _alone(self, t: TippenTable, seat: Seat) -> int:
        """Return the pot that this seat took because nobody else played, or for three Unters."""
        if t.tricks or not t.plays[seat] or t.shown_by not in (NOBODY, seat):
            return 0
        carried = -sum(t.before)
        paid = self.rules.terms.before(t.kind, carried, t.dealer, t.passed)
        return paid.pot

    @override
    def stands(self, t: TippenTable, seat: Seat) -> Fact | None:
        if seat == t.lifter:
            return Fact("lifted")
        if t.sniffed and seat == t.dealer:
            return Fact("sniffed")
        if t.phase == "lift" and t.lifts[seat] is False:
            return Fact("left_it")
        return super().stands(t, seat)

    @override
    def nickname(self, card: Card, t: TippenTable | None = None) -> str:
        return "belli" if card is self.rules.terms.deck.belli else ""

    @override
    def doubt(self, t: TippenTable, move: Move) -> Fact | None:
        """Doubt a pass by which the last one asked would miss the pot for a tap."""
        if t.phase != "join" or move != PASS:
            return None
        others = [said for seat, said in enumerate(t.plays) if seat != t.turn]
        return Fact("pot_is_yours") if all(said is False for said in others) else None
