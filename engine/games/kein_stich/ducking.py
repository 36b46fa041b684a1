"""Rules of thumb for the tricks that cost, in masks: what an adviser and an imagined deal share.

Each lead is weighed by how likely it takes the trick and by what that would cost, and short suits
are led first; a follower stays below as high as he can, throws dear cards under other people's
tricks and takes a trick that costs nothing with a high card. What nobody has seen, `unseen`, is
what the others hold. The weights stand in `weights.json`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.games.kein_stich.numbers import Numbers, Prices, numbers_of, places
from engine.games.kein_stich.rules import KeinStichRules
from engine.games.kein_stich.weights import WEIGHTS, Weights

_FEW = 2
"""How many cards of a suit are soon gone."""


class Put(NamedTuple):
    """A card by its place, and the key of the reason for it."""

    place: int
    why: str


class Ducking:
    """How one plays in deals of one kind."""

    def __init__(self, numbers: Numbers, prices: Prices, weights: Weights) -> None:
        self._suits, self._suit_of = numbers.suits, numbers.suit_of
        self._height = numbers.height
        self._prices = prices
        self._others = numbers.players - 1
        self._short: float = weights.short
        self._short_thrown: float = weights.short_thrown
        self._lower: float = weights.lower
        self._alone: float = weights.alone
        self._enough: float = weights.enough
        self._led_alone: float = weights.led_alone
        self._spare: float = weights.spare

    def lead(self, hand: int, unseen: int, number: int) -> Put:
        """Return the lead likely to cost least, short suits first; the highest where nothing can.

        `number` is that of the trick, 0 for the first.
        """
        prices = self._prices
        if self._free(hand | unseen, number) and prices.ahead[number]:
            return Put(self._highest(hand), "lead_high")
        least, best, takes = 1e9, -1, 1.0
        height = self._height
        thrown = prices.of(unseen) / hand.bit_count()
        own = prices.tricks[number]
        for suit in self._suits:
            mine = hand & suit
            if not mine:
                continue
            there = unseen & suit
            short = self._short * mine.bit_count() * (prices.ahead[number] + thrown)
            for place in places(mine):
                likely, cost = self._led(place, there, own, thrown)
                cost += short
                if cost < least or (cost == least and height[place] < height[best]):
                    least, best, takes = cost, place, likely
        if takes <= 0.5:
            return Put(best, "lead_low")
        few = (hand & self._suit_of[best]).bit_count() <= _FEW
        return Put(best, "lead_short" if few else "lead_cheap")

    def _led(self, place: int, there: int, own: int, thrown: float) -> tuple[float, float]:
        """How likely a lead takes the trick, and what it may cost with dear ones that fall on it.

        `there` is what the others hold of its suit, `own` what the trick costs as such, `thrown`
        what others may throw in on the average of the tricks to come.
        """
        prices = self._prices
        price = prices.cards[place]
        if not there:
            return 1.0, own + thrown * 2 + price + self._alone * prices.stake
        below = there & ((1 << place) - 1)
        lower, all_there = below.bit_count(), there.bit_count()
        likely = 1.0 if lower == all_there else (lower / all_there) ** (self._others - 1)
        cost = own + thrown + price + prices.of(below) / (1 + lower)
        return likely, likely * cost - self._lower * prices.stake * lower

    def follow(self, may: int, hand: int, unseen: int, trick: int, top: int, number: int) -> Put:
        """Below the trick as high as it goes; above it only where that is cheap or forced.

        `may` is what of the hand may be put there, `trick` what lies there, and `top` the place of
        the card that takes it.
        """
        prices = self._prices
        mine = may & self._suit_of[top]
        if not mine:
            return self._throw_off(may, hand, unseen, number)
        if self._free(hand | unseen | trick, number) and prices.ahead[number]:
            return Put(mine.bit_length() - 1, "take_high")
        below = mine & ((1 << top) - 1)
        above = mine ^ below
        dear = prices.dear
        cheap = above & ~dear
        free_so_far = not prices.tricks[number] and not trick & dear
        if cheap and free_so_far and not below & dear and self._stays_free(unseen, trick, top):
            return Put(cheap.bit_length() - 1, "take_high")
        if below:
            if not below & dear:
                return Put(below.bit_length() - 1, "stay_below")
            return Put(self._dearest(below).bit_length() - 1, "get_rid")
        cheapest = cheap or self._cheapest(above)
        if trick.bit_count() == self._others:
            return Put(cheapest.bit_length() - 1, "forced_high")
        return Put((cheapest & -cheapest).bit_length() - 1, "hope_below")

    def _stays_free(self, unseen: int, trick: int, top: int) -> bool:
        """Whether those who still have to play will hardly put anything dear."""
        to_come = self._others - trick.bit_count()
        there = unseen & self._suit_of[top]
        return not to_come or (
            there.bit_count() >= self._enough * to_come and not there & self._prices.dear
        )

    def _throw_off(self, may: int, hand: int, unseen: int, number: int) -> Put:
        """Return the dearest card, then whatever is most likely to take a dear trick later."""
        dear = may & self._prices.dear
        why = "get_rid" if dear else "throw_off"
        some = self._dearest(may) if dear else may
        return Put(self._most_dangerous(some, hand, unseen, number), why)

    def _most_dangerous(self, some: int, hand: int, unseen: int, number: int) -> int:
        """Which card is most likely to take a trick of its suit with what would come with it.

        Short suits come first.
        """
        prices, height = self._prices, self._height
        most, best = -1e9, -1
        costs = (
            prices.ahead[number] + prices.of(unseen) / hand.bit_count() + self._spare * prices.stake
        )
        for suit in self._suits:
            mine = some & suit
            if not mine:
                continue
            there = unseen & suit
            all_there, priced = there.bit_count(), prices.of(there)
            short = self._short_thrown * (hand & suit).bit_count() * costs
            for place in places(mine):
                lower = (there & ((1 << place) - 1)).bit_count()
                likely = (lower + 0.5) / (all_there + 0.5) if all_there else self._led_alone
                drawn = priced / (1 + all_there - lower)
                danger = likely * (costs + drawn) - short
                if danger > most or (danger == most and height[place] > height[best]):
                    most, best = danger, place
        return best

    def _free(self, left: int, number: int) -> bool:
        """Whether nothing can be lost in this trick: neither it nor a card that is left costs."""
        prices = self._prices
        return not prices.tricks[number] and not left & prices.dear

    def _highest(self, mask: int) -> int:
        """Return the place of the highest card, the first suit's where several are."""
        height = self._height
        tops = [(mask & suit).bit_length() - 1 for suit in self._suits if mask & suit]
        return max(tops, key=height.__getitem__)

    def _dearest(self, mask: int) -> int:
        """Those of a mask that cost most."""
        return next((mask & some for _, some in self._prices.groups if mask & some), mask)

    def _cheapest(self, mask: int) -> int:
        """Those of a mask, in which every card costs something, that cost least."""
        return next((mask & some for _, some in self._prices.groups[::-1] if mask & some), mask)


@lru_cache(maxsize=64)
def ducking_of(rules: KeinStichRules, kind: str, weights: Weights = WEIGHTS) -> Ducking:
    """How deals of one kind are played by these rules, made when first asked for."""
    numbers = numbers_of(rules)
    return Ducking(numbers, numbers.prices[kind], weights)
