"""Playing a Spiel on to its end in masks, for bots that imagine hundreds of them.

Both go for gin, about as well as by the rules of thumb of `heuristic.py` and much quicker; now and
then one knocks as soon as possible. The rules are asked of `chapters.py`, `ending.py` and
`melds.py`: where a card may come from, which is kept, how one may end and what can be laid off.
"""

from __future__ import annotations

from random import Random
from typing import Final

from engine.games.gin import tally
from engine.games.gin.discards import hopeful_discard, least_discard, usable
from engine.games.gin.heuristic import ENOUGH_IN_A_ROW, expected_after, turns
from engine.games.gin.melds import BIT, closed_melds, dead_of, fitting_on, mask_of, melds_of
from engine.games.gin.numbers import (
    LEFT_BY_BOTH,
    MOST_OFF,
    ends,
    lays_off,
    only_the_talon,
    talon_is_up,
)
from engine.games.gin.rules import GinRules
from engine.games.gin.table import GinTable
from engine.games.gin.weights import WEIGHTS, Weights

EAGER = 0.3
"""How likely a side knocks as soon as it may: many people do, and one should be ready for both."""

MINE, OTHERS = 0.0, 0.8
"""The same where one imagines what comes of a move. The thinker may still knock later, but will
look then whether that is good; of the other it is to be expected, for one who waits may lose by
it."""

_AT_ONCE: Final = -99


class Rollout:
    """A Spiel from a table with open cards, in masks."""

    def __init__(
        self,
        rules: GinRules,
        t: GinTable,
        rng: Random,
        weights: tuple[Weights, Weights],
        eager: tuple[float, float] = (EAGER, EAGER),
    ) -> None:
        self.options = rules.options
        self.asks: bool = rules.spread.asks
        self.keeps_taken: bool = rules.discard.keeps(True)
        self.hands = [mask_of(hand) for hand in t.hands]
        self.stock = [BIT[card] for card in t.stock]
        self.up = BIT[t.up[-1]] if t.up else 0
        self.turn, self.limit, self.factor = t.turn, t.limit, t.factor
        self.in_a_row, self.refused = t.in_a_row, t.refused
        self.most_in_a_row = self.options.heap_in_a_row or ENOUGH_IN_A_ROW
        self.gone = mask_of(t.up)
        self.weights = weights
        self.clearly: list[float] = [
            _AT_ONCE if rng.random() < likely else one.clearly
            for one, likely in zip(weights, eager, strict=True)
        ]
        self.known = [mask_of(card for card in hand if card in t.known) for hand in t.hands]
        self.kept = BIT[t.hands[t.turn][-1]] if t.taken and self.keeps_taken else 0

    def run(self, phase: str) -> list[float]:
        """Return what each side scores in the end."""
        if phase == "first":
            while self.refused < LEFT_BY_BOTH:
                if self._takes():
                    return self._from_discard()
                self.refused += 1
                self.turn = 1 - self.turn
        if phase != "discard":
            self._take_or_draw()
        return self._from_discard()

    def _from_discard(self) -> list[float]:
        while True:
            seat = self.turn
            if dead_of(self.hands[seat]) <= self.limit + MOST_OFF:
                card, left = least_discard(self.hands[seat], self.kept)
                ending = ends(left, self.limit)
                if ending and (
                    ending == "gin" or left + self.clearly[seat] <= self._expected(seat)
                ):
                    return self._ended(seat, card, ending)
            self._discard(seat)
            self.turn = 1 - seat
            if talon_is_up(len(self.stock)):
                return [0.0, 0.0]
            self._take_or_draw()

    def _discard(self, seat: int) -> None:
        hand, known = self.hands[seat], self.known[1 - seat]
        hidden = self.hands[1 - seat].bit_count() - known.bit_count()
        mine = self.weights[seat]
        card = hopeful_discard(
            hand, self.kept, self.gone, known, hidden, mine.waits_for, mine.feeds
        )
        self.hands[seat] ^= card
        self.known[seat] &= ~card
        self.up = card
        self.gone |= card
        self.kept = 0

    def _expected(self, seat: int) -> float:
        had = turns(len(self.stock), self.known[1 - seat].bit_count())
        return expected_after(had, self.weights[seat])

    def _takes(self) -> bool:
        """Take the open card if it makes a meld and lessens the dead wood."""
        hand = self.hands[self.turn]
        up = self.up
        if not usable(hand | up) & up:
            return False
        if least_discard(hand | up, up)[1] >= dead_of(hand):
            return False
        self.hands[self.turn] = hand | up
        self.known[self.turn] |= up
        self.gone ^= up
        self.in_a_row += 1
        self.refused = 0
        self.kept = up if self.keeps_taken else 0
        return True

    def _take_or_draw(self) -> None:
        closed = only_the_talon(self.refused, self.in_a_row, self.most_in_a_row)
        if closed or not self._takes():
            self._draw()

    def _draw(self) -> None:
        self.hands[self.turn] |= self.stock.pop(0)
        self.in_a_row = self.refused = self.kept = 0

    def _melds(self, own: int) -> list[int]:
        """How the knocker's hand lies: where the knocker is asked, in the first way found."""
        return melds_of(own) if self.asks else closed_melds(own)

    def _ended(self, seat: int, card: int, ending: str) -> list[float]:
        """Return what the ending brings, after the other has laid off what he can."""
        own = self.hands[seat] ^ card
        other = self.hands[1 - seat]
        dead = [0, 0]
        dead[seat] = dead_of(own)
        dead[1 - seat] = (
            after_laying_off(self._melds(own), other) if lays_off(ending) else dead_of(other)
        )
        winner, points, _ = tally.won_by(self.options, seat, ending, dead)
        scored = [0.0, 0.0]
        scored[winner] = float(points * self.factor)
        return scored


def after_laying_off(melds: list[int], other: int) -> int:
    """Return the other hand's dead wood after laying off card by card as long as that helps."""
    least = dead_of(other)
    melds = melds[:]
    found = True
    while found and least:
        found = False
        for number, meld in enumerate(melds):
            rest = other & fitting_on(meld)
            while rest:
                bit = rest & -rest
                rest ^= bit
                left = dead_of(other ^ bit)
                if left < least:
                    least, other, found = left, other ^ bit, True
                    melds[number] = meld = meld | bit
                    rest = other & fitting_on(meld)
    return least


def finished(
    rules: GinRules,
    t: GinTable,
    rng: Random,
    weights: tuple[Weights, Weights] = (WEIGHTS, WEIGHTS),
    eager: tuple[float, float] = (EAGER, EAGER),
) -> list[float] | None:
    """Return what each side scores if both go on plainly; None where that is left to the rules.

    Each side goes by its own `weights`, or both by those of the game, and is as `eager` to knock.
    """
    if t.phase not in ("first", "draw", "discard"):
        return None
    return Rollout(rules, t, rng, weights, eager).run(t.phase)
