"""Hearts for four, each for himself: three cards go to the left, then thirteen tricks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.games.hearts.options import HeartsOptions

from engine.cards import FRENCH_52, Card, card
from engine.fields import Owner, Public, per_seat
from engine.moves import Move
from engine.phases.ranking import Duties, Ranking
from engine.phases.tricks import Tricks
from engine.rules import NEXT, STAY, Phase, Rules, Setup, Step
from engine.sheet import Counting, Line, Sums
from engine.table import Seat, Table

GIVEN = 3
QUEEN = card("SQ")
RANKING = Ranking(
    "",
    {one: one.suit for one in FRENCH_52},
    {one: -place for place, one in enumerate(FRENCH_52)},
)


@dataclass(slots=True, eq=False)
class HeartsTable(Table):
    """The table of Hearts."""

    given: Owner[list[list[Card]]] = per_seat(list)
    """What each gives to the left, face down until all have chosen."""

    broken: Public[bool] = False
    """Whether a heart has been played."""


class Give(Phase[HeartsTable]):
    """Everybody lays three cards aside; when all have, they go to the left."""

    name = "give"
    zone = "aside"

    def enter(self, t: HeartsTable) -> Step:
        while t.stock:
            for hand in t.hands:
                hand.append(t.stock.pop())
        t.turn = t.after[t.dealer]
        return STAY

    def legal(self, t: HeartsTable) -> list[Move]:
        return list(t.hands[t.turn])

    def play(self, t: HeartsTable, move: Move) -> Step:
        assert isinstance(move, Card)
        t.hands[t.turn].remove(move)
        t.given[t.turn].append(move)
        if len(t.given[t.turn]) < GIVEN:
            return STAY
        t.tell("gives", t.turn, t.after[t.turn])
        t.turn = t.after[t.turn]
        if not t.given[t.turn]:
            return STAY
        for seat, given in enumerate(t.given):
            t.hands[t.after[seat]] += given
            t.known |= dict.fromkeys(given, (seat,))
            t.given[seat] = []
        return NEXT


class HeartsTricks(Tricks[HeartsTable]):
    """Follow suit; no heart is led before one has been played."""

    def may_lead(self, t: HeartsTable, hand: list[Card]) -> list[Move]:
        plain = [card for card in hand if card.suit != "H"]
        return list(hand) if t.broken or not plain else [*plain]

    def play(self, t: HeartsTable, move: Move) -> Step:
        assert isinstance(move, Card)
        t.broken = t.broken or move.suit == "H"
        return super().play(t, move)


class HeartsTally(Sums):
    """The points of each; whoever reaches the limit ends the evening."""

    def __init__(self, players: int, limit: int) -> None:
        super().__init__(players, "points")
        self.limit = limit

    @property
    def over(self) -> bool:
        return max(self.sums) >= self.limit


class HeartsRules(Rules[HeartsTable]):
    """A point for each heart, thirteen for the Queen of Spades, and few points win."""

    options: HeartsOptions

    def pack(self) -> tuple[Card, ...]:
        return FRENCH_52

    def flow(self) -> list[Phase[HeartsTable]]:
        return [Give(), HeartsTricks({"": RANKING}, Duties(trump=False))]

    def deal(self, cards: Sequence[Card], setup: Setup) -> HeartsTable:
        return HeartsTable(self.players, setup.dealer, list(cards))

    def score(self, t: HeartsTable) -> Line:
        points = [0] * self.players
        for trick in t.tricks:
            points[trick.winner] += sum(one.suit == "H" for one in trick.cards)
            points[trick.winner] += self.options.queen * (QUEEN in trick.cards)
        return Line(tuple(points))

    line_fewest = True

    def tally(self) -> HeartsTally:
        return HeartsTally(self.players, self.options.limit)

    def counting(self) -> Counting:
        return Counting("points", fewest=True)

    def next_deal(self, lines: Sequence[Line], dealer: Seat) -> Setup | None:
        return None if self.sheet(lines).over else Setup(dealer, tuple(range(self.players)))
