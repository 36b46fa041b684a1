"""Playing a Spiel on to its end in masks, for bots that imagine hundreds of them.

Both go on plainly: the open card is taken when it makes a meld that lessens the dead wood, the
discard is what leaves the least, and one knocks when the other is likely to hold clearly more.
The rules are those of `chapters.py` and `ending.py`; what is not plain is left to the heuristic.
"""

from __future__ import annotations

from engine.cards import BACK
from engine.games.gin import tally
from engine.games.gin.chapters import LEAST_TALON, MOST_IN_A_ROW, TALON
from engine.games.gin.heuristic import AT_FIRST, AT_LAST, CLEARLY, EACH_TURN
from engine.games.gin.melds import BIT, SUIT, dead_of, mask_of, melds_of
from engine.games.gin.options import GinOptions
from engine.games.gin.table import GinTable

_SUITS = (0, SUIT, 2 * SUIT, 3 * SUIT)
_EACH = sum(1 << suit for suit in _SUITS)
"""A rank times this is that rank in every suit."""
_ALL = (1 << SUIT) - 1
_RUN_STARTS = ((1 << SUIT - 2) - 1) * _EACH
"""Where a run of three can begin: a suit's last two ranks are too high."""
_POINTS = [min(rank + 1, 10) for rank in range(SUIT)]


def usable(mask: int) -> int:
    """The cards of a hand that some meld of it could use."""
    starts = mask & mask >> 1 & mask >> 2 & _RUN_STARTS
    a, b, c, d = mask & _ALL, mask >> 13 & _ALL, mask >> 26 & _ALL, mask >> 39
    sets = (a & b & (c | d)) | (c & d & (a | b))
    return starts | starts << 1 | starts << 2 | (sets * _EACH & mask)


def best_discard(mask: int, kept: int = 0) -> tuple[int, int]:
    """The card of this hand that leaves the least dead wood, as a bit, and what it leaves.

    What no meld could use comes off the dead wood in full, so of those cards only the dearest
    need be tried, and of the others only dearer ones. `kept` may not go.
    """
    used = usable(mask)
    useless = mask & ~used & ~kept
    best, least, dearest = 0, 1000, -1
    if useless:
        folded = (useless | useless >> 13 | useless >> 26 | useless >> 39) & _ALL
        dearest = folded.bit_length() - 1
        same = useless & (_EACH << dearest)
        best = same & -same
        least = dead_of(mask) - _POINTS[dearest]
    rest = used & ~kept
    while rest:
        bit = rest & -rest
        rest ^= bit
        rank = (bit.bit_length() - 1) % SUIT
        if _POINTS[rank] > (_POINTS[dearest] if dearest >= 0 else -1):
            left = dead_of(mask ^ bit)
            if left < least:
                best, least = bit, left
    return best, least


class Playout:
    """A Spiel from a table with open cards, in masks."""

    def __init__(self, options: GinOptions, t: GinTable) -> None:
        self.options = options
        self.hands = [mask_of(hand) for hand in t.hands]
        self.stock = [BIT[card] for card in t.stock]
        self.up = BIT[t.up[-1]] if t.up else 0
        self.turn, self.limit, self.factor = t.turn, t.limit, t.factor
        self.in_a_row, self.refused = t.in_a_row, t.refused
        self.known = [0, 0]
        for seat, hand in enumerate(t.hands):
            self.known[seat] = sum(card in t.known for card in hand if card is not BACK)
        self.kept = BIT[t.hands[t.turn][-1]] if t.taken and t.hands[t.turn] else 0
        if options.return_taken_discard:
            self.kept = 0

    def run(self, phase: str) -> list[float]:
        """What each side scores in the end."""
        if phase == "first":
            while self.refused < 2:
                if self._takes():
                    return self._from_discard()
                self.refused += 1
                self.turn = 1 - self.turn
            self._draw()
        elif phase == "draw":
            self._take_or_draw()
        return self._from_discard()

    def _from_discard(self) -> list[float]:
        while True:
            seat = self.turn
            card, left = best_discard(self.hands[seat], self.kept)
            if not left:
                return self._ended(seat, card, "gin")
            if left <= self.limit and left + CLEARLY <= self._expected(seat):
                return self._ended(seat, card, "knock")
            self.hands[seat] ^= card
            self.up = card
            self.kept = 0
            self.turn = 1 - seat
            if len(self.stock) <= LEAST_TALON:
                return [0.0, 0.0]
            self._take_or_draw()

    def _expected(self, seat: int) -> float:
        """As `heuristic.expected`."""
        turns = (TALON - len(self.stock)) / 2 + self.known[1 - seat]
        return max(AT_LAST, AT_FIRST - EACH_TURN * turns)

    def _takes(self) -> bool:
        """Take the open card if it makes a meld and lessens the dead wood."""
        hand = self.hands[self.turn]
        up = self.up
        if not usable(hand | up) & up:
            return False
        if best_discard(hand | up, up)[1] >= dead_of(hand):
            return False
        self.hands[self.turn] = hand | up
        self.known[self.turn] += 1
        self.in_a_row += 1
        self.refused = 0
        self.kept = 0 if self.options.return_taken_discard else up
        return True

    def _take_or_draw(self) -> None:
        if self.refused == 2 or self.in_a_row >= MOST_IN_A_ROW or not self._takes():
            self._draw()

    def _draw(self) -> None:
        self.hands[self.turn] |= self.stock.pop(0)
        self.in_a_row = self.refused = self.kept = 0

    def _ended(self, seat: int, card: int, ending: str) -> list[float]:
        """What the ending brings, after the other has laid off what he can."""
        own = self.hands[seat] ^ card
        other = self.hands[1 - seat]
        dead = [0, 0]
        dead[seat] = dead_of(own)
        dead[1 - seat] = dead_of(other) if ending == "gin" else after_laying_off(own, other)
        line = tally.line_of(self.options, seat, ending, dead, self.factor)
        return [float(value or 0) for value in line.values]


def after_laying_off(knocker: int, other: int) -> int:
    """The dead wood of the other hand when card by card is laid off as long as that helps."""
    least = dead_of(other)
    melds = melds_of(knocker)
    found = True
    while found and least:
        found = False
        for number, meld in enumerate(melds):
            rest = other & _fits(meld)
            while rest:
                bit = rest & -rest
                rest ^= bit
                left = dead_of(other ^ bit)
                if left < least:
                    least, other, found = left, other ^ bit, True
                    melds[number] = meld = meld | bit
                    rest = other & _fits(meld)
    return least


def _fits(meld: int) -> int:
    """The cards that can be laid off on a meld."""
    low = (meld & -meld).bit_length() - 1
    high = meld.bit_length() - 1
    if high - low < SUIT and low // SUIT == high // SUIT:
        below = 1 << low - 1 if low % SUIT else 0
        above = 1 << high + 1 if high % SUIT < SUIT - 1 else 0
        return below | above
    return sum(1 << (suit + low % SUIT) for suit in _SUITS) & ~meld


def finished(options: GinOptions, t: GinTable) -> list[float] | None:
    """What each side scores if both go on plainly; None where that is left to the rules."""
    if t.phase not in ("first", "draw", "discard"):
        return None
    return Playout(options, t).run(t.phase)
