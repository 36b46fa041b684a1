"""What bots know of Ramsen: what a deal is worth, and what behaviour tells.

A deal is worth what it does for winning the game: by the marks that each player still needs. The
rules of thumb for the tricks stand here once more as quick tables; a test holds them against
`heuristic.py`. Worlds are played on by `quick_exchange.py` and `rollout.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from random import Random
from typing import cast

from engine.cards import GERMAN_32, GERMAN_SUITS, Card
from engine.facts import Advice, Fact
from engine.games.ramsen import heuristic, inference, simple
from engine.games.ramsen.chapters import KEEP, PLAY
from engine.games.ramsen.quick_exchange import QuickExchange
from engine.games.ramsen.rollout import Rollout
from engine.games.ramsen.rules import RamsenRules
from engine.games.ramsen.table import RamsenTable
from engine.games.ramsen.trumps import RANKINGS
from engine.games.ramsen.weights import WEIGHTS
from engine.moves import Call, Move
from engine.override import override
from engine.parts.calibration import beside
from engine.phases.race import HAND
from engine.rules.bots import Bots, Unit
from engine.sheet import Line
from engine.table import NOBODY, Seat, View

SCALE = {"first": 3.0, "places": 5.0, "bolla": 5.0}
"""How many marks more to go make winning e times less likely, or being last e times more.

Fitted to what became of some thousand positions in matches of the heuristic.
"""

_KIND = {suit: RANKINGS[suit].kind for suit in GERMAN_SUITS}
_ORDER = {
    suit: {
        card: RANKINGS[suit].strength[card] + 100 * (RANKINGS[suit].kind[card] == suit)
        for card in GERMAN_32
    }
    for suit in GERMAN_SUITS
}
"""trump → card → its place from low to high, trumps above all others."""
_ABOVE = {
    suit: {
        card: frozenset(
            other
            for other in GERMAN_32
            if RANKINGS[suit].kind[other] == RANKINGS[suit].kind[card]
            and RANKINGS[suit].strength[other] > RANKINGS[suit].strength[card]
        )
        for card in GERMAN_32
    }
    for suit in GERMAN_SUITS
}
"""trump → card → the cards of its kind that beat it."""


class RamsenBots(Bots[RamsenTable]):
    """What bots know of Ramsen."""

    pool = 8
    """Few hands would have been exchanged, bid and played so: many are dealt to find them."""

    rules: RamsenRules
    draws_lots = False
    beginner = 0.35
    calibration = beside(__package__)
    weights = WEIGHTS
    heuristic = staticmethod(heuristic.choose)

    @override
    def simple(self, seen: View, legal: list[Move], rng: Random) -> Advice:
        return simple.choose(self.rules, seen, legal, rng)

    @override
    def returns(self, line: Line) -> list[float]:
        """Bars, less the penalty of one who played for nothing."""
        penalty = self.rules.options.penalty_cross
        return [0.0 if bars is None else float(bars or -penalty) for bars in line.values]

    @override
    def utility(self, t: RamsenTable) -> list[float]:
        """Return the chance of each seat to win the game after this deal, or not to be its last."""
        return self._chances(t, self.rules.score(t).values)

    def _chances(self, t: RamsenTable, bars_of: Sequence[int | None]) -> list[float]:
        """Return each seat's chance, where the deal brought these bars, None to one not in it."""
        options = self.rules.options
        left = list(t.open)
        if t.lone != NOBODY:
            left[t.lone] = max(0, left[t.lone] - (bars_of[t.lone] or 0))
        else:
            for seat, bars in enumerate(bars_of):
                if bars == 0 and left[seat]:
                    left[seat] += options.penalty_cross
        done = [seat for seat in range(len(left)) if not left[seat]]
        scale = SCALE[options.finish]
        if options.finish == "first":
            first = t.finished[0] if t.finished else (t.lone if t.lone in done else NOBODY)
            if first != NOBODY:
                return [float(seat == first) for seat in range(len(left))]
            powers = [exp(-marks / scale) for marks in left]
        else:
            # A player who is through is safe; the last of the others loses.
            powers = [exp(marks / scale) if marks else 0.0 for marks in left]
        total = sum(powers) or 1.0
        if options.finish == "first":
            return [power / total for power in powers]
        return [1.0 - power / total for power in powers]

    @override
    def unit(self) -> Unit:
        """Return a chance in hundredths: to win the game, or not to be its last."""
        wins = self.rules.options.finish == "first"
        return Unit("win" if wins else "not_last", scale=100.0)

    @override
    def policy(self, t: RamsenTable, legal: list[Move], rng: Random) -> Move:
        """Return the heuristic's move, quickly where cards are played."""
        if t.phase != "tricks":
            # The rules of thumb look at nothing hidden, so no view need be made.
            return self.advise(View(t.turn, t), legal, rng).move
        seat = t.turn
        trump = t.trump
        order, above = _ORDER[trump], _ABOVE[trump]
        cards = cast(list[Card], legal)
        seen = {*t.hands[seat], *t.aside[seat], *t.up, *t.trick}
        for trick in t.tricks:
            seen.update(trick.cards)
        if t.trick:
            return _follow(t, sorted(cards, key=order.__getitem__), above, seen)
        kind = _KIND[trump]
        sure = [card for card in cards if above[card] <= seen]
        trumps = [card for card in sure if kind[card] == trump]
        if trumps:
            return max(trumps, key=order.__getitem__)
        if sure:
            return sure[0]
        if len(cards) > HAND // 2:
            plain = [card for card in cards if kind[card] != trump]
            if plain:
                return min(plain, key=order.__getitem__)
        return max(cards, key=order.__getitem__)

    @override
    def rollout(self, t: RamsenTable, rng: Random) -> Sequence[float]:
        while t.phase == "schleck":
            self.rules.apply(t, self.next_move(t, rng))
        if t.phase in ("exchange", "bid"):
            QuickExchange(self.rules, t, self.weights).play_on()
        if not t.phase:
            return self.utility(t)
        quick = Rollout(t, self.rules.tricks)
        quick.play_on()
        won = quick.won
        return self._chances(t, [won[seat] if plays else None for seat, plays in enumerate(t.bids)])

    @override
    def straying(self, t: RamsenTable, but: Seat) -> Callable[[RamsenTable], int]:
        quick = Rollout(t, self.rules.tricks)
        return lambda world: quick.strays(world, but)

    @override
    def card_priors(self, seen: View) -> list[dict[Card, float]]:
        return inference.card_priors(seen)

    @override
    def world_likelihood(self, seen: View) -> Callable[[RamsenTable], float] | None:
        return inference.world_likelihood(self.rules, seen)

    @override
    def risk(self, t: RamsenTable, move: Move) -> float:
        """Playing, keeping a schleck and drawing are bold; passing and standing are not."""
        if isinstance(move, Call):
            return 1.0 if move in (PLAY, KEEP) else 0.0
        return 0.5 if t.phase == "exchange" else 0.0

    @override
    def reason(self, seen: View, move: Move) -> Fact | None:
        """Tell that nobody can beat a card, if so: the surest reason there is."""
        t = cast(RamsenTable, seen.table)
        if not isinstance(move, Card) or t.phase != "tricks":
            return None
        own = {*t.hands[seen.seat], *t.aside[seen.seat], *t.up, *t.trick}
        for trick in t.tricks:
            own.update(trick.cards)
        if t.top is not None:
            wins = RANKINGS[t.trump].beats(move, t.top)
            sure = t.after[seen.seat] == t.leader or _ABOVE[t.trump][move] <= own
            return Fact("cheapest_winner", (move,)) if wins and sure and move in _cheap(t) else None
        if not _ABOVE[t.trump][move] <= own:
            return None
        trump = _KIND[t.trump][move] == t.trump
        return Fact("sure_trump" if trump else "highest_of_suit", (move,))


def _follow(
    t: RamsenTable, cards: list[Card], above: dict[Card, frozenset[Card]], seen: set[Card]
) -> Card:
    top = t.top
    assert top is not None
    ranking = RANKINGS[t.trump]
    # Heading is a duty: either all of them win, or none.
    if not ranking.beats(cards[0], top):
        return cards[0]
    if t.after[t.turn] == t.leader:
        return cards[0]
    for card in cards:
        if above[card] <= seen:
            return card
    return cards[0] if t.won(t.turn) else cards[-1]


def _cheap(t: RamsenTable) -> list[Card]:
    """Return the lowest card of the hand that takes the trick as it lies."""
    assert t.top is not None
    ranking, order = RANKINGS[t.trump], _ORDER[t.trump]
    winning = [card for card in t.hands[t.turn] if ranking.beats(card, t.top)]
    return sorted(winning, key=order.__getitem__)[:1]
