"""Elevens for three: all 33 cards are dealt and played, to the right."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.elevens.options import ElevensOptions

from engine.cards import FRENCH_32, FRENCH_WELI, GERMAN_33, THE_WELI, Card
from engine.override import override
from engine.phases.ranking import Duties, Ranking
from engine.phases.tricks import Tricks
from engine.rules import NEXT, Phase, Rules, Setup, Step
from engine.sheet import Counting, Line, Sums
from engine.table import Seat, Table

LAST = 30


def ranking(pack: Sequence[Card]) -> Ranking:
    """As cards lie in the pack, but for the Weli, which is above all of its suit."""
    strength = {one: 1 if one.rank == THE_WELI else -place for place, one in enumerate(pack)}
    return Ranking("", {one: one.suit for one in pack}, strength)


class DealAll(Phase[Table]):
    """All cards are dealt one by one, and whoever comes after the dealer leads."""

    name = "deal_all"

    @override
    def enter(self, t: Table) -> Step:
        while t.stock:
            for hand in t.hands:
                hand.append(t.stock.pop())
        t.turn = t.after[t.dealer]
        return NEXT


class ElevensTally(Sums):
    """The tricks of each."""

    def __init__(self, players: int) -> None:
        super().__init__(players, "tricks")

    @property
    @override
    def over(self) -> bool:
        return max(self.sums) >= LAST


class ElevensRules(Rules[Table]):
    """A point for each trick, and many points win."""

    options: ElevensOptions

    @override
    def pack(self) -> tuple[Card, ...]:
        return GERMAN_33 if self.options.suits == "german" else (*FRENCH_32, FRENCH_WELI)

    @property
    @override
    def pattern(self) -> str:
        return "tell" if self.options.suits == "german" else "berlin"

    @property
    @override
    def anticlockwise(self) -> bool:
        return self.options.way == "anticlockwise"

    @override
    def flow(self) -> list[Phase[Table]]:
        return [DealAll(), Tricks({"": ranking(self.pack())}, Duties(trump=False))]

    @override
    def deal(self, cards: Sequence[Card], setup: Setup) -> Table:
        return Table(self.players, setup.dealer, list(cards))

    @override
    def score(self, t: Table) -> Line:
        taken = [trick.winner for trick in t.tricks]
        return Line(tuple(taken.count(seat) for seat in range(self.players)))

    @override
    def tally(self) -> ElevensTally:
        return ElevensTally(self.players)

    @override
    def counting(self) -> Counting:
        return Counting("tricks")

    @override
    def next_deal(self, lines: Sequence[Line], dealer: Seat) -> Setup | None:
        return None if self.sheet(lines).over else Setup(dealer, tuple(range(self.players)))
