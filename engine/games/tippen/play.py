"""The tricks of Tippen: the first in play leads, and each trick brings its share of the pot."""

from __future__ import annotations

from engine.cards import Card
from engine.facts import Fact
from engine.games.tippen.pot import Terms
from engine.games.tippen.settling import close, collect
from engine.games.tippen.table import TippenTable
from engine.games.tippen.trumps import ACES, BELLI, rankings
from engine.moves import Move
from engine.override import override
from engine.phases.claimed import ALL
from engine.phases.kitty import PLAY_OUT
from engine.phases.tricks import Duties, Tricks
from engine.rules import STAY, Step
from engine.table import Seat


def duties(terms: Terms) -> Duties:
    """What these house rules demand of who follows."""
    return Duties(trump=terms.options.void == "trump", head=terms.options.head)


class TippenTricks(Tricks[TippenTable]):
    """Follow, else trump, or else what one likes; beating what lies may be a duty."""

    def __init__(self, terms: Terms) -> None:
        super().__init__(rankings(terms.options), duties(terms))
        self.terms = terms
        self.leads_trump = terms.options.lead_trump
        self.loses_belli = terms.loses_belli()

    @override
    def enter(self, t: TippenTable) -> Step:
        t.stake = t.pot
        t.turn = t.leader = t.first
        if t.facts is not None:
            t.tell("leads", t.turn)
        return STAY

    @override
    def may_lead(self, t: TippenTable, hand: list[Card]) -> list[Move]:
        """Who has taken a trick may have to lead a trump, if he has one."""
        if self.leads_trump and t.tricks:
            kind = self.rankings[t.trump].kind
            return [card for card in hand if kind[card] == t.trump] or [*hand]
        return [*hand]

    @override
    def taken(self, t: TippenTable, winner: Seat) -> Step:
        """Pay the share out; after the last trick who took too few fills the next pot."""
        number = self.terms.tricks
        share = t.stake // number
        t.pot -= share
        t.balances[winner] += share
        if self.loses_belli and t.kind != PLAY_OUT:
            self._look_for_belli(t)
        if len(t.tricks) == number:
            won = [0] * len(t.hands)
            for trick in t.tricks:
                won[trick.winner] += 1
            collect(t, self.terms, won)
            close(t)
        return STAY

    def _look_for_belli(self, t: TippenTable) -> None:
        """Whether the trump Ace has just taken the Belli (TP-A14)."""
        trick = t.tricks[-1]
        if BELLI in trick.cards and ACES[t.trump] in trick.cards:
            t.belli_lost_by = dict((card, seat) for seat, card in t.who_played(trick))[BELLI]

    @override
    def claims(self, t: TippenTable, seat: Seat) -> tuple[str, ...]:
        return (ALL,)

    @override
    def why_not(self, t: TippenTable, move: Move) -> Fact:
        reason = super().why_not(t, move)
        return Fact("must_lead_trump") if reason.key == "may_not_lead" else reason
