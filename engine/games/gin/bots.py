"""What bots know of Gin: what a Spiel is worth, and which moves are worth a thought."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import cast

from engine.cards import BACK, Card
from engine.facts import Advice, Fact
from engine.games.gin import heuristic, inference, rollout, simple, tally
from engine.games.gin.chapters import DRAW, TAKE
from engine.games.gin.discards import hopeful_discard
from engine.games.gin.ending import BIG_GIN, GINS, KNOCKS, after_discard
from engine.games.gin.heuristic import ENOUGH_IN_A_ROW
from engine.games.gin.melds import BIT, RANK, dead_of, mask_of
from engine.games.gin.numbers import ends
from engine.games.gin.options import GinOptions
from engine.games.gin.rules import GinRules
from engine.games.gin.table import GinTable
from engine.games.gin.weights import WEIGHTS
from engine.moves import Call, Move
from engine.override import override
from engine.parts.calibration import beside
from engine.rules.bots import Bots, Unit
from engine.sheet import Line
from engine.table import Seat, View

_SPREAD = 3.0
"""How soon a lead becomes a sure win; fitted to matches of the heuristic."""

_LEAD_AT_THE_END = 50
"""The usual lead of the winner of a Runde in points, with the occasional shutout counted in."""

_DISCARDS = 6
"""How many discards are tried that leave the least dead wood."""


class GinBots(Bots[GinTable]):
    """What bots know of Gin."""

    rules: GinRules
    weights = WEIGHTS
    heuristic = staticmethod(heuristic.choose)
    beginner = 0.2
    calibration = beside(__package__)
    tells_share = False

    @override
    def simple(self, seen: View, legal: list[Move], rng: Random) -> Advice:
        return simple.choose(self.rules, seen, legal, rng)

    @override
    def returns(self, line: Line) -> list[float]:
        """Return the points of a Spiel, what one side wins being the other's loss."""
        mine, theirs = (float(value or 0) for value in line.values)
        return [mine - theirs, theirs - mine]

    @override
    def utility(self, t: GinTable) -> list[float]:
        """Return what the Spiel does for the Runde, or for the match where that is one Runde."""
        line = self.rules.score(t)
        return _in_runde(self.rules, t, [value or 0 for value in line.values])

    @override
    def unit(self) -> Unit:
        """Points by which one comes out ahead; in a match of one Runde a chance, in hundredths."""
        return Unit("win", 50.0, 50.0) if self.rules.options.runden == 1 else Unit("runde")

    @override
    def rollout(self, t: GinTable, rng: Random) -> Sequence[float]:
        """Return what a Spiel is worth if both go on plainly."""
        points = rollout.finished(self.rules, t, rng)
        return super().rollout(t, rng) if points is None else _in_runde(self.rules, t, points)

    @override
    def worth(self, t: GinTable, seat: Seat, rng: Random) -> float:
        """Return the worth for one seat; the opponent knocks more readily than that seat does.

        An opponent whose hand could have knocked already, and did not, is taken to wait.
        """
        waits = ends(dead_of(mask_of(t.hands[1 - seat])), t.limit)
        other = rollout.MINE if waits else rollout.OTHERS
        going = [rollout.MINE if each == seat else other for each in (0, 1)]
        points = rollout.finished(self.rules, t, rng, eager=(going[0], going[1]))
        both = super().rollout(t, rng) if points is None else _in_runde(self.rules, t, points)
        return both[seat]

    @override
    def sample_worlds(self, seen: View, number: int, rng: Random) -> list[GinTable] | None:
        """Worlds in which the other's hand is as good as it is likely to be by now."""
        return inference.worlds(self.rules.pack(), seen, number, rng)

    @override
    def candidates(self, t: GinTable, legal: list[Move]) -> list[Move]:
        """Return the moves that are worth thinking about.

        These are the discards that leave the least dead wood, the discard towards gin, and the
        knock; if gin is possible, nothing else.

        The heuristic hardly ever knocks, so whether to wait is weighed here.
        """
        if t.phase == "draw" and t.in_a_row >= ENOUGH_IN_A_ROW:
            return [DRAW]
        if t.phase != "discard":
            return list(legal)
        cards = [move for move in legal if isinstance(move, Card)]
        left = after_discard(t.hands[t.turn], cards)
        cards.sort(key=lambda one: (left[one], -RANK[one]))
        gin: list[Move] = [move for move in (BIG_GIN, GINS[cards[0]]) if move in legal]
        if gin:
            return gin
        tried = cards[:_DISCARDS]
        hopeful = _hopeful(t, cards)
        return [*tried, *([] if hopeful in tried else [hopeful]), *self.early_ends(t, legal)]

    @override
    def early_ends(self, t: GinTable, legal: list[Move]) -> list[Move]:
        """Return the knock that leaves the least."""
        if t.phase != "discard":
            return []
        cards = [move.args[0] for move in legal if isinstance(move, Call) and move.word == "knock"]
        left = after_discard(t.hands[t.turn], [one for one in cards if isinstance(one, Card)])
        fit = [card for card, points in left.items() if ends(points, t.limit)]
        return [KNOCKS[min(fit, key=lambda one: (left[one], -RANK[one]))]] if fit else []

    @override
    def risk(self, t: GinTable, move: Move) -> float:
        """Return the risk: going for gin with a hand that could knock is bold, knocking not."""
        if isinstance(move, Call) and move.word == "knock":
            return -1.0
        return 0.2 if move == TAKE else 0.0

    @override
    def reason(self, seen: View, move: Move) -> Fact | None:
        """Return what a knock or a discard leaves."""
        t = cast(GinTable, seen.table)
        if t.phase != "discard":
            return None
        if isinstance(move, Card):
            return None
        if move.word == "knock":
            left = after_discard(t.hands[t.turn], [cast(Card, move.args[0])])
            return Fact("knock_now", (next(iter(left.values())),))
        return None


def _in_runde(rules: GinRules, t: GinTable, scored: Sequence[float]) -> list[float]:
    """Return what each side can expect of the Runde after these points."""
    options = rules.options
    points = [then + now for then, now in zip(t.points, scored, strict=True)]
    boxes = [then + (now > 0) for then, now in zip(t.boxes, scored, strict=True)]
    if max(points) >= options.target:
        ended = tally.settled(options, [int(one) for one in points], boxes)
        ahead = float(ended.sums[0] - ended.sums[1])
        if options.runden == 1:
            ahead = 1.0 if ahead > 0 else -1.0 if ahead < 0 else 0.0
    else:
        likely = 2 * _chance(options.target - points[0], options.target - points[1]) - 1
        if options.runden == 1:
            mine, theirs = (_if_first(options, points, boxes, side) for side in (0, 1))
            ahead = (mine + theirs) / 2 + (mine - theirs) / 2 * likely
        else:
            ahead = points[0] - points[1] + options.box * (boxes[0] - boxes[1])
            ahead += likely * (options.runde_bonus + _LEAD_AT_THE_END)
    return [ahead, -ahead]


def _if_first(
    options: GinOptions, points: Sequence[float], boxes: Sequence[int], side: int
) -> float:
    """Return 1 if side 0 wins the Runde should this side reach the target next, -1 if side 1 does.

    The side that does not reach it may have the higher sum, by the number of Spiele won.
    """
    through = [
        max(options.target, int(points[side])) if each == side else int(points[each])
        for each in (0, 1)
    ]
    won = [boxes[each] + (each == side) for each in (0, 1)]
    sums = tally.settled(options, through, won).sums
    return (sums[0] > sums[1]) - (sums[0] < sums[1])


def _chance(mine: float, theirs: float) -> float:
    """Return the chance that the side needing `mine` points reaches the target first."""
    return 1 / (1 + exp(-(theirs - mine) / (_SPREAD * (mine + theirs) ** 0.5)))


def _hopeful(t: GinTable, may_go: Sequence[Card]) -> Card:
    """Return the discard towards gin, the one that rollouts make."""
    hand, other = t.hands[t.turn], t.hands[t.after[t.turn]]
    kept = mask_of(card for card in hand if card not in may_go)
    known = mask_of(card for card in other if card is not BACK)
    hidden = other.count(BACK)
    bit = hopeful_discard(mask_of(hand), kept, mask_of(t.up), known, hidden)
    return next(card for card in may_go if BIT[card] == bit)
