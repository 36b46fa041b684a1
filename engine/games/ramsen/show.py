"""What the table shows and says of Ramsen."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import BACK, GERMAN_SUITS, Card
from engine.facts import Fact
from engine.games.ramsen.rules import RamsenRules
from engine.games.ramsen.table import RamsenTable
from engine.games.ramsen.trumps import CRITICALS, RANKINGS, trumps
from engine.override import override
from engine.rules.show import Reckoned, Show
from engine.sheet import Line
from engine.table import NOBODY, Seat


class RamsenShow(Show[RamsenTable]):
    """What the table shows and says of Ramsen."""

    rules: RamsenRules

    @override
    def brought(self, line: Line) -> list[Fact]:
        """Return the bars of each, and who played for nothing."""
        facts = [Fact("bars", (seat, n)) for seat, n in enumerate(line.values) if n]
        if self.rules.options.penalty_cross:
            facts += [Fact("no_trick", (seat,)) for seat, n in enumerate(line.values) if n == 0]
        return facts

    @override
    def reckoning(self, t: RamsenTable, line: Line) -> list[Reckoned]:
        """Return a bar for every trick; who played for nothing, and who stayed away."""
        found = []
        for seat, bars in enumerate(line.values):
            if bars is None:
                key = "dropped_out" if t.bids[seat] is None else "stayed_away"
            elif t.lone != NOBODY:
                key = "played_alone"
            elif bars:
                found.append(Reckoned(seat, Fact("bars", (bars,)), bars))
                continue
            else:
                key = "penalty_cross" if self.rules.options.penalty_cross else "no_trick"
            found.append(Reckoned(seat, Fact(key), bars or 0))
        return found

    @override
    def status(self, t: RamsenTable, seat: Seat) -> list[Fact]:
        """Schlecker, how many cards exchanged, in or out, finished."""
        facts = []
        if seat in t.finished:
            facts.append(Fact("finished"))
        if t.bids[seat] is False:
            facts.append(Fact("passes"))
        elif t.bids[seat] and t.phase != self.rules.tricks.name:
            facts.append(Fact("plays"))
        if t.exchanged[seat]:
            facts.append(Fact("exchanged", (t.exchanged[seat],)))
        if seat == t.schlecker:
            facts.append(Fact("schleck"))
        return facts

    @override
    def highest(self, t: RamsenTable) -> list[Card]:
        """All trumps; without a trump suit the four that always are."""
        return trumps(t.trump) if t.trump else list(CRITICALS)

    @override
    def nickname(self, card: Card, t: RamsenTable | None = None) -> str:
        """Dallmutz, Belli and the two Boys; at Zaisertshofen they are Criticals all."""
        if card not in CRITICALS:
            return ""
        if self.rules.options.finish == "bolla":
            return "critical"
        return ("dallmutz", "belli", "big_boy", "little_boy")[CRITICALS.index(card)]

    @override
    def sorted_hand(self, t: RamsenTable, hand: Sequence[Card]) -> list[Card]:
        """Trumps first, high to low, then the plain suits."""
        if not t.trump:
            return super().sorted_hand(t, hand)
        ranking = RANKINGS[t.trump]
        backs = [one for one in hand if one is BACK]
        return backs + sorted(
            (one for one in hand if one is not BACK),
            key=lambda one: (
                ranking.kind[one] != t.trump,
                GERMAN_SUITS.index(ranking.kind[one]),
                -ranking.strength[one],
            ),
        )
