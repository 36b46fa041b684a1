"""Playing the exchange and the bids of Ramsen on by the rules of thumb, for bots that think.

The rules are those of `exchange.py` and of the bid in `chapters.py`, the rules of thumb those of
`heuristic.py`; a test plays all of them side by side. Here no list of moves is made and no reason
given: in a deal imagined there is nobody to choose or to ask.
"""

from __future__ import annotations

from engine.cards import Card
from engine.games.ramsen import heuristic
from engine.games.ramsen.chapters import must_play
from engine.games.ramsen.exchange import keeps
from engine.games.ramsen.options import RamsenOptions
from engine.games.ramsen.table import RamsenTable
from engine.games.ramsen.thumbs import Thumbs
from engine.table import Seat


class QuickExchange:
    """What is said and exchanged in one deal from now on, until its tricks begin."""

    def __init__(self, options: RamsenOptions, t: RamsenTable, thumbs: Thumbs) -> None:
        self.options = options
        self.t = t
        self.thumbs = thumbs
        self.worth: dict[Card, float] = thumbs.worth[t.trump]
        self.swap_counts = options.upcard_swap_counts and options.applies("upcard_swap_counts")
        self.draws_first = options.upcard_swap == "after_drawing"

    def play_on(self) -> bool:
        """Play on to the tricks; False if somebody plays against nobody and there are none."""
        t = self.t
        first = self.options.bid_before_exchange
        if t.phase == "exchange":
            self._exchanges()
            if not first:
                t.turn = t.after[t.dealer]
        if t.phase == "bid" or not first:
            if not self._bids():
                t.phase = ""
                return False
            if first:
                t.room = min(self.options.exchange_total, len(t.stock))
                if self._asks(t.after[t.dealer]):
                    self._exchanges()
        t.phase = "tricks"
        t.turn = t.leader = t.after[t.dealer]
        return True

    def _exchanges(self) -> None:
        """From the seat on whose turn it is, all others too."""
        t = self.t
        while True:
            seat = t.turn
            self._exchange(seat)
            if self._is_last(seat) or not self._asks(t.after[seat]):
                return

    def _asks(self, seat: Seat) -> bool:
        """Whether anybody from this seat on can exchange; it is then his turn."""
        t = self.t
        while True:
            t.turn = seat
            if t.room and seat != t.schlecker:
                return True
            if seat == t.dealer and self._may_swap():
                return True
            if self._is_last(seat):
                return False
            seat = t.after[seat]

    def _is_last(self, seat: Seat) -> bool:
        t = self.t
        return t.after[seat] == t.after[t.dealer]

    def _may_swap(self) -> bool:
        t = self.t
        if not t.up or (self.draws_first and t.laid):
            return False
        return t.room > 0 or not self.swap_counts

    def _exchange(self, seat: Seat) -> None:
        """All that this seat does at its turn."""
        t, thumbs = self.t, self.thumbs
        while True:
            hand = t.hands[seat]
            swaps = seat == t.dealer and self._may_swap()
            has_drawn = self.draws_first and (
                t.exchanged[seat] > 0 or (t.swapped and seat == t.dealer)
            )
            room = 0 if has_drawn else t.room
            if room or swaps:
                weak = self._weak(seat, hand)
                pair = self._best_swap(seat, hand) if swaps else None
                from_here = thumbs.exchanges_from
                if (
                    not heuristic.bound(t, self.options, seat)
                    and self._hopes(seat, hand, pair, t.room) <= from_here
                ):
                    return
                if pair and not (weak and room and self.draws_first):
                    self._swap(seat, hand, pair)
                    continue
                # Where he may swap, he thinks again after each card.
                del weak[1 if swaps else room :]
                if weak and room:
                    for card in weak:
                        hand.remove(card)
                    t.aside[seat] += weak
                    t.laid += len(weak)
                    t.room -= len(weak)
                    if swaps:
                        continue
            drawn = t.laid
            if not drawn:
                return
            hand += t.stock[:drawn]
            del t.stock[:drawn]
            t.exchanged[seat] = drawn
            t.laid = 0
            if not (self.draws_first and seat == t.dealer and self._may_swap()):
                return

    def _best_swap(self, seat: Seat, hand: list[Card]) -> tuple[Card, Card] | None:
        """The card of the hand and the upcard whose swap gains most, if that is enough."""
        t, worth = self.t, self.worth
        gain, pair = self.thumbs.drawn, None
        for taken in t.up:
            for given in hand:
                if worth[taken] - worth[given] > gain and not (t.swapped and keeps(t, seat, given)):
                    gain, pair = worth[taken] - worth[given], (given, taken)
        return pair

    def _swap(self, seat: Seat, hand: list[Card], pair: tuple[Card, Card]) -> None:
        """Take an upcard for a card of the hand."""
        t = self.t
        given, taken = pair
        hand.remove(given)
        t.known.pop(given, None)
        t.aside[seat].append(given)
        hand.append(taken)
        t.known[taken] = t.everybody()
        t.up.remove(taken)
        t.swapped = True
        if self.swap_counts:
            t.room -= 1

    def _weak(self, seat: Seat, hand: list[Card]) -> list[Card]:
        """The cards that are not worth keeping, the worst first."""
        t, worth, least = self.t, self.worth, self.thumbs.worth_keeping
        weak = [card for card in hand if worth[card] < least]
        if weak and t.known:
            weak = [card for card in weak if not keeps(t, seat, card)]
        if len(weak) > 1:
            weak.sort(key=worth.__getitem__)
        return weak

    def _hopes(
        self, seat: Seat, hand: list[Card], pair: tuple[Card, Card] | None, room: int
    ) -> float:
        """The marks that this hand brings against who may play, swapped so and the rest drawn."""
        t, thumbs, worth = self.t, self.thumbs, self.worth
        if pair:
            hand = [*(card for card in hand if card != pair[0]), pair[1]]
            room -= self.swap_counts
        weak = self._weak(seat, hand)[:room] if room else []
        tricks = 0.0
        for card in hand:
            if card not in weak:
                tricks += worth[card]
        tricks += thumbs.drawn * len(weak)
        open_to = t.open
        others = [other for other in range(len(open_to)) if other != seat and open_to[other]]
        rivals = heuristic.rivals(
            [t.bids[other] for other in others], [t.exchanged[other] for other in others], thumbs
        )
        return heuristic.gain(tricks, self.options, rivals, thumbs)

    def _bids(self) -> bool:
        """From the seat on whose turn it is, all bid; whether there are tricks to be played."""
        t, options = self.t, self.options
        bids = t.bids
        while True:
            seat = t.turn
            bids[seat] = must_play(options, t, seat) or self._plays(seat)
            t.turn = following = t.after[seat]
            if following == t.dealer and bids[following] is None and True not in bids:
                bids[following] = True
                break
            if bids[following] is not None:
                break
        playing = [seat for seat, plays in enumerate(bids) if plays]
        t.only(playing)
        if len(playing) > 1:
            return True
        t.lone = playing[0]
        return False

    def _plays(self, seat: Seat) -> bool:
        t, options = self.t, self.options
        hand = t.hands[seat]
        room = 0
        if options.bid_before_exchange and seat != t.schlecker:
            room = min(options.exchange_total, 2)
        return self._hopes(seat, hand, None, room) > self.thumbs.plays_from
