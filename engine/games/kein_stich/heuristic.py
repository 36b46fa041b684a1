"""Rules of thumb for Kein Stich, from one seat's view alone.

In the tricks each lead is weighed by how likely it takes the trick and by what that would cost;
who follows stays below as high as he can and throws dear cards under other people's tricks. In
the lay-off the cards come first that open the way for the own hand.
"""

from __future__ import annotations

from random import Random
from typing import cast

from engine.cards import Card
from engine.facts import Advice, Fact
from engine.game import Game
from engine.games.kein_stich.rules import KeinStich
from engine.games.kein_stich.table import KeinStichTable
from engine.moves import Move
from engine.phases.rows import DONE, PASS
from engine.table import View

_KEEP_BACK = -6
"""How little a card must be worth in the lay-off to be kept back, where that is allowed."""


def choose(game: Game[KeinStichTable], seen: View, legal: list[Move], rng: Random) -> Advice:
    """One of the legal moves, and why."""
    rules, t = cast(KeinStich, game), cast(KeinStichTable, seen.table)
    cards = [move for move in legal if isinstance(move, Card)]
    if t.phase == rules.rows.name:
        return _lay(rules, t, cards, legal)
    trick = _Trick(rules, t)
    marching = _march(rules, t, trick, cards)
    if marching is not None:
        return marching
    return trick.lead(cards) if not t.trick else trick.follow(cards)


class _Trick:
    """What one seat can tell of the trick that is on."""

    def __init__(self, rules: KeinStich, t: KeinStichTable) -> None:
        self.t = t
        self.bill = rules.tricks.bills[t.kind]
        self.height = rules.tricks.rankings[""].strength
        seen = {*t.hands[t.turn], *t.trick}
        for trick in t.tricks:
            seen.update(trick.cards)
        self.unseen = [card for card in rules.deck.cards if card not in seen]
        left = sum(self.bill.cards.get(card, 0) for card in self.unseen) if self.bill.cards else 0
        self.thrown = left / max(1, len(t.hands[t.turn]))
        """What others may throw in, on the average of the tricks to come."""
        self.heights: dict[str, list[int]] = {}
        for card in self.unseen:
            self.heights.setdefault(card.suit, []).append(self.height[card])
        self.last = t.after[t.turn] == t.leader
        number = len(t.tricks)
        self.own_price = self.bill.tricks[number]
        self.later = any(self.bill.tricks[number + 1 :])

    def price(self, card: Card) -> int:
        """What this card alone costs whoever takes it."""
        return self.bill.cards.get(card, 0)

    def danger(self, card: Card) -> float:
        """How likely this card is to take a trick of its suit, and what would come with it."""
        higher = self._of_suit(card, higher=True)
        lower = self._of_suit(card, higher=False)
        likely = (lower + 0.5) / (lower + higher + 0.5) if lower + higher else 0.9
        drawn = self._priced(card.suit) / (1 + higher)
        return likely * (self.own_price + self.thrown + drawn + 0.5) + self.height[card] * 0.02

    def _priced(self, suit: str) -> int:
        """What the cards of a suit that nobody has seen cost together."""
        prices = self.bill.cards
        return sum(prices.get(one, 0) for one in self.unseen if one.suit == suit) if prices else 0

    def _of_suit(self, card: Card, *, higher: bool) -> int:
        heights = self.heights.get(card.suit, ())
        mine = self.height[card]
        above = sum(height > mine for height in heights)
        return above if higher else len(heights) - above

    @property
    def free(self) -> bool:
        """Whether nothing can be lost in this trick."""
        t = self.t
        costly = any(map(self.price, (*self.unseen, *t.hands[t.turn], *t.trick)))
        return not self.own_price and not costly

    def lead(self, cards: list[Card]) -> Advice:
        """The lead that is least likely to cost; the highest where nothing can be lost."""
        if self.free and self.later:
            card = max(cards, key=self.height.__getitem__)
            return Advice(card, Fact("lead_high", (card,)))
        card = min(cards, key=lambda one: (self._led(one), self.height[one]))
        return Advice(card, Fact("lead_low", (card,)))

    def _led(self, card: Card) -> float:
        """What leading this card may cost: the trick, the card, and dear ones that fall on it."""
        lower = self._of_suit(card, higher=False)
        higher = self._of_suit(card, higher=True)
        if not lower + higher:
            return self.own_price + self.thrown * 2 + self.price(card) + 1
        likely = (lower / (lower + higher)) ** (len(self.t.hands) - 2)
        if not higher:
            likely = 1.0
        flushed = 0
        if self.bill.cards:
            flushed = sum(
                self.price(one)
                for one in self.unseen
                if one.suit == card.suit and self.height[one] < self.height[card]
            )
        cost = self.own_price + self.thrown + self.price(card) + flushed / (1 + lower)
        return likely * cost + 0.01 * lower

    def follow(self, cards: list[Card]) -> Advice:
        """Below the trick as high as it goes; above it only where that is cheap or forced."""
        t = self.t
        top = t.top
        assert top is not None
        if cards[0].suit != top.suit:
            return self._throw_off(cards)
        below = [card for card in cards if self.height[card] < self.height[top]]
        above = [card for card in cards if self.height[card] > self.height[top]]
        if self.free and self.later:
            card = max(cards, key=self.height.__getitem__)
            return Advice(card, Fact("take_high", (card,)))
        here = self.own_price + sum(map(self.price, t.trick))
        cheap = [card for card in above if not self.price(card)]
        if self.last and not here and cheap and not any(map(self.price, below)):
            card = max(cheap, key=self.height.__getitem__)
            return Advice(card, Fact("take_high", (card,)))
        if below:
            return self._stay_below(below)
        if self.last:
            card = min(above, key=lambda one: (self.price(one), -self.height[one]))
            return Advice(card, Fact("forced_high", (card,)))
        card = min(above, key=lambda one: (self.price(one), self.height[one]))
        return Advice(card, Fact("hope_below", (card,)))

    def _stay_below(self, below: list[Card]) -> Advice:
        card = max(below, key=lambda one: (self.price(one), self.height[one]))
        return Advice(card, Fact("get_rid" if self.price(card) else "stay_below", (card,)))

    def _throw_off(self, cards: list[Card]) -> Advice:
        """The dearest card first, then whatever is most likely to take a dear trick later."""
        card = max(cards, key=lambda one: (self.price(one), self.danger(one), self.height[one]))
        return Advice(card, Fact("get_rid" if self.price(card) else "throw_off", (card,)))


def _march(rules: KeinStich, t: KeinStichTable, trick: _Trick, cards: list[Card]) -> Advice | None:
    """With half the tricks in one hand: go on with them, or break the other's march."""
    marcher = t.marcher()
    if not rules.options.march or marcher is None or 2 * len(t.tricks) < rules.deck.hand:
        return None
    high = max(cards, key=trick.height.__getitem__)
    if marcher == t.turn:
        return Advice(high, Fact("go_on_marching", (high,)))
    if not t.trick or t.top is None or t.taker != marcher or high.suit != t.top.suit:
        return None
    if trick.height[high] < trick.height[t.top]:
        return None
    return Advice(high, Fact("stop_march", (high,)))


# The lay-off.


def _lay(rules: KeinStich, t: KeinStichTable, cards: list[Card], legal: list[Move]) -> Advice:
    """What opens the way for own cards, then what helps nobody, then what helps least."""
    hand = t.hands[t.turn]
    card = max(cards, key=lambda one: (_way(rules, hand, one), rules.deck.column(one)))
    worth = _way(rules, hand, card)
    if DONE in legal and worth < 0 and len(cards) < len(hand):
        return Advice(DONE, Fact("keep_back"))
    if PASS in legal and worth <= _KEEP_BACK:
        return Advice(PASS, Fact("keep_back"))
    if worth > 0:
        return Advice(card, Fact("opens_own", (card,)))
    return Advice(card, Fact("least_help" if worth < 0 else "helps_nobody", (card,)))


def _way(rules: KeinStich, hand: list[Card], card: Card) -> int:
    """What laying this card is worth: the own cards behind it, less those of the others.

    The further away an own card lies, the more hurry there is.
    """
    rows = rules.rows
    row = rows.rows[rows.row_of[card]]
    place, middle = row.index(card), row.index(rows.openers[rows.row_of[card]])
    sides = []
    if place >= middle:
        sides.append(row[place + 1 :])
    if place <= middle:
        sides.append(row[:place][::-1])
    return sum(
        steps + 1 if following in hand else -1
        for side in sides
        for steps, following in enumerate(side, 1)
    )
