"""Playing the exchange and the bids of Ramsen on by the rules of thumb, for bots that think.

The rules are asked of the chapters, which also do each move; the rules of thumb are those of
`heuristic.py`, and a test plays both side by side. Here no list of moves is made and no reason
given: in a deal imagined there is nobody to choose or to ask.
"""

from __future__ import annotations

from engine.cards import Card
from engine.games.ramsen import heuristic
from engine.games.ramsen.chapters import must_play
from engine.games.ramsen.exchange import keeps, swap
from engine.games.ramsen.rules import RamsenRules
from engine.games.ramsen.table import RamsenTable
from engine.games.ramsen.weights import Weights
from engine.table import Seat


class QuickExchange:
    """What is said and exchanged in one deal from now on, until its tricks begin."""

    def __init__(self, rules: RamsenRules, t: RamsenTable, weights: Weights) -> None:
        self.rules = rules
        self.options = rules.options
        self.exchange = rules.exchange
        self.t = t
        self.weights = weights
        self.worth: dict[Card, float] = weights.worth[t.trump]

    def play_on(self) -> bool:
        """Play on to the tricks; False if somebody plays against nobody and there are none."""
        t, bid, rules = self.t, self.rules.bid, self.rules
        while True:
            seat = t.turn
            if t.phase == "exchange":
                step = self._exchange(seat)
            elif t.phase == "bid":
                step = bid.said(t, seat, must_play(self.options, t, seat) or self._plays(seat))
            else:
                return bool(t.phase)
            if step is not None:
                rules.go_on(t, step)

    def _exchange(self, seat: Seat) -> str | None:
        """All that this seat does at its turn, up to what it draws; the step that follows."""
        t, weights, exchange = self.t, self.weights, self.exchange
        after_drawing = exchange.draws_first
        hand = t.hands[seat]
        while True:
            swaps = seat == t.dealer and exchange.may_swap(t)
            room = 0 if after_drawing and exchange.has_drawn(t) else t.room
            if not room and not swaps:
                break
            weak = self._weak(seat, hand)
            pair = self._best_swap(seat, hand) if swaps else None
            if (
                not heuristic.bound(t, self.options, seat)
                and self._hopes(seat, hand, pair, t.room) <= weights.exchanges_from
            ):
                break
            if pair and not (weak and room and after_drawing):
                exchange.play(t, swap(*pair))
                continue
            # Where he may swap, he thinks again after each card.
            del weak[1 if swaps else room :]
            if not room or not weak:
                break
            exchange.lay(t, seat, weak)
            if not swaps:
                break
        return exchange.draw(t, seat)

    def _best_swap(self, seat: Seat, hand: list[Card]) -> tuple[Card, Card] | None:
        """Return the card of the hand and the upcard whose swap gains most, if that is enough."""
        t, worth = self.t, self.worth
        gain, pair = self.weights.drawn, None
        for taken in t.up:
            for given in hand:
                if worth[taken] - worth[given] > gain and not (t.swapped and keeps(t, seat, given)):
                    gain, pair = worth[taken] - worth[given], (given, taken)
        return pair

    def _weak(self, seat: Seat, hand: list[Card]) -> list[Card]:
        """Return the cards that are not worth keeping, the worst first."""
        t, worth, least = self.t, self.worth, self.weights.worth_keeping
        weak = [card for card in hand if worth[card] < least]
        if weak and t.known:
            weak = [card for card in weak if not keeps(t, seat, card)]
        if len(weak) > 1:
            weak.sort(key=worth.__getitem__)
        return weak

    def _hopes(
        self, seat: Seat, hand: list[Card], pair: tuple[Card, Card] | None, room: int
    ) -> float:
        """Return the marks that this hand, swapped so and refilled, brings against who may play."""
        t, weights, worth = self.t, self.weights, self.worth
        if pair:
            hand = [*(card for card in hand if card != pair[0]), pair[1]]
            room -= self.exchange.swap_counts
        weak = self._weak(seat, hand)[:room] if room else []
        tricks = 0.0
        for card in hand:
            if card not in weak:
                tricks += worth[card]
        tricks += weights.drawn * len(weak)
        open_to = t.open
        others = [other for other in range(len(open_to)) if other != seat and open_to[other]]
        rivals = heuristic.rivals(
            [t.bids[other] for other in others], [t.exchanged[other] for other in others], weights
        )
        return heuristic.gain(tricks, self.options, rivals, weights)

    def _plays(self, seat: Seat) -> bool:
        t, options = self.t, self.options
        hand = t.hands[seat]
        room = 0
        if options.bid_before_exchange and seat != t.schlecker:
            room = min(options.exchange_total, 2)
        return self._hopes(seat, hand, None, room) > self.weights.plays_from
