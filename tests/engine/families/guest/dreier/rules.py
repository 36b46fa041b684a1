"""The rules of Dreier: all that is its own, the rest is inherited."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import cast

from engine.cards import GERMAN_32, GERMAN_SUITS, Card
from engine.facts import Advice, Fact
from engine.families.pot import chapters as pot
from engine.families.pot.bots import JoinBots
from engine.families.pot.chapters import OUT
from engine.families.pot.exchange import DRAW, STAND, Exchange
from engine.families.pot.heuristic import play_card, rivals
from engine.families.pot.play import PotTricks
from engine.families.pot.rules import PotRules
from engine.families.pot.show import PotShow
from engine.families.pot.table import PotTable
from engine.families.pot.tally import PotTally
from engine.families.pot.weights import PotWeights, worths
from engine.moves import Call, Move
from engine.options import Options, choice
from engine.override import override
from engine.phases import permanent
from engine.phases.chances import chances_of, prospect
from engine.phases.ranking import Duties
from engine.rules import NEXT, STAY, Phase, Step
from engine.table import Seat, View

TRICKS = 3
RANKS = ("A", "K", "O", "U", "10", "9", "8", "7")
RANKINGS = permanent.rankings(GERMAN_32, RANKS, None)
IN = Call("in")


@dataclass(frozen=True)
class DreierOptions(Options):
    """Whether a trick has to be headed, and for how long one plays."""

    head: bool = choice(True, False)
    deals: int = choice(6, 3)
    leftovers: str = choice("split", "play_out")


class DealOut(Phase[PotTable]):
    """The dealer puts three into the pot; three cards to each, and one is turned for trumps."""

    name = "deal"

    @override
    def enter(self, t: PotTable) -> Step:
        if not pot.begin_play_out(t):
            t.pay(t.dealer, TRICKS)
        pot.give_packet(t, TRICKS)
        pot.turn_up(t)
        t.tell("deals", t.dealer)
        return NEXT


class Join(pot.Join[PotTable]):
    """Each says whether they are in; who is alone takes the pot."""

    answers = (IN, OUT)
    told = ("plays", "passes")

    @override
    def leads(self, t: PotTable) -> Seat:
        return t.turn if t.plays[t.turn] else super().leads(t)

    @override
    def enter(self, t: PotTable) -> Step:
        t.turn = t.after[t.dealer]
        return self.all_play(t) if t.together else STAY


class DreierRules(PotRules[PotTable]):
    """Three to five players."""

    options: DreierOptions
    table = PotTable

    @override
    def pack(self) -> tuple[Card, ...]:
        return GERMAN_32

    @override
    def flow(self) -> list[Phase[PotTable]]:
        self.rankings = RANKINGS
        self.exchange: Exchange[PotTable] = Exchange()
        duties = Duties(head=self.options.head)
        self.tricks: PotTricks[PotTable] = PotTricks(RANKINGS, duties, shares=TRICKS)
        return [DealOut(), Join(), self.exchange, self.tricks]

    @override
    def tally(self) -> PotTally:
        return PotTally(self.options, self.players)


# The other parts.

WEIGHTS = PotWeights(
    trump=(0.95, 0.85, 0.75, 0.65, 0.6, 0.55, 0.5, 0.45),
    plain=(0.6, 0.35, 0.2, 0.1),
    crowd=1.0,
    unsaid=0.4,
    drawn=0.3,
    power=3.0,
    joins_from=0.0,
)
WORTH = {
    suit: worths(GERMAN_32, RANKS, permanent.trumps(RANKINGS[suit]), WEIGHTS.trump, WEIGHTS.plain)
    for suit in GERMAN_SUITS
}


def choose(
    rules: DreierRules, seen: View, legal: list[Move], rng: Random, weights: PotWeights
) -> Advice:
    """One of the legal moves, and why."""
    t = cast(PotTable, seen.table)
    hand, worth = t.hands[t.turn], WORTH[t.trump]
    if t.phase == "join":
        among = rivals(t.plays, t.turn, weights)
        there = prospect(chances_of(hand, worth, 1, weights), among, weights)
        return Advice(IN if there.share(of=TRICKS) > weights.joins_from else OUT, Fact("likely"))
    if t.phase == "exchange":
        worst = min(hand, key=worth.__getitem__)
        if worst in legal and worth[worst] < weights.drawn and not t.laid:
            return Advice(worst, Fact("draw_for", (worst,)))
        return Advice(DRAW if t.laid else STAND, Fact("enough"))
    return play_card(rules, t, legal)


class DreierBots(JoinBots[PotTable]):
    """What bots know of Dreier."""

    weights = WEIGHTS
    heuristic = staticmethod(choose)
    bold = dict.fromkeys((IN.word,), 1.0)


class DreierShow(PotShow[PotTable]):
    """What the table shows of Dreier: what the family does."""
