"""The tricks of Tippen: the first in play leads, and each trick brings its share of the pot."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import card
from engine.facts import Fact
from engine.families.pot.play import PotTricks
from engine.games.tippen.pot import Terms
from engine.games.tippen.table import TippenTable
from engine.moves import Move
from engine.override import override
from engine.phases.kitty import PLAY_OUT
from engine.phases.ranking import Duties
from engine.phases.tricks import Lead
from engine.rules import Step
from engine.table import NOBODY, Seat


def duties(terms: Terms) -> Duties:
    """Return what these house rules demand of a follower."""
    return Duties(trump=terms.options.void == "trump", head=terms.options.head)


class TippenTricks(PotTricks[TippenTable]):
    """Follow, else trump, or else what one likes; beating what lies may be a duty."""

    def __init__(self, terms: Terms) -> None:
        super().__init__(terms.deck.rankings, duties(terms), shares=terms.tricks)
        self.terms = terms
        self.trump_leads: dict[str, Lead] = {}
        if terms.options.lead_trump:
            for trump in self.rankings:
                own = frozenset(terms.deck.trumps(trump))
                self.trump_leads[trump] = Lead(own, own)
        self.binds_leads = bool(self.trump_leads)
        self.loses_belli = terms.loses_belli()

    @override
    def lead_duty(self, trump: str, number: int) -> Lead | None:
        """Return the duty to lead a trump after the first trick, if there is one."""
        return self.trump_leads[trump] if number and self.trump_leads else None

    @override
    def owes(self, t: TippenTable, seat: Seat) -> int:
        return self.terms.quota

    @override
    def penalty(self, t: TippenTable, seat: Seat, won: int) -> int:
        return self.terms.penalty(t.stake, won)

    @override
    def collect(self, t: TippenTable, won: Sequence[int]) -> None:
        """Collect a stake besides for a lost Belli (TP-A14)."""
        super().collect(t, won)
        if t.belli_lost_by != NOBODY:
            t.pay(t.belli_lost_by, self.terms.stake)
            if t.facts is not None:
                t.tell("pays_for_belli", t.belli_lost_by, self.terms.stake)

    @override
    def fails(self, t: TippenTable, seat: Seat) -> str:
        return "fails"

    @override
    def taken(self, t: TippenTable, winner: Seat) -> Step:
        if self.loses_belli and t.kind != PLAY_OUT:
            self._look_for_belli(t)
        return super().taken(t, winner)

    def _look_for_belli(self, t: TippenTable) -> None:
        """Whether the trump Ace has just taken the Belli (TP-A14)."""
        trick, belli = t.tricks[-1], self.terms.deck.belli
        if belli in trick.cards and card(t.trump + "A") in trick.cards:
            t.belli_lost_by = next(seat for seat, one in t.who_played(trick) if one is belli)

    @override
    def why_not(self, t: TippenTable, move: Move) -> Fact:
        reason = super().why_not(t, move)
        return Fact("must_lead_trump") if reason.key == "may_not_lead" else reason
