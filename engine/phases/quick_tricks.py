"""Tricks played on in small numbers, for bots that imagine thousands of deals.

The rules are those of `tricks.Tricks` with the duties to follow and to trump; a game may say by
what other rule of thumb its players lead. Tests play both side by side.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Generic

from engine.cards import Card
from engine.parts.part import T
from engine.phases.tricks import Duties, Ranking
from engine.table import NOBODY, Seat


class Numbers:
    """A pack while one suit is trump; each card has a place, and all lists go by it.

    The plain suits come first, in each from low to high, then the trumps from low to high. A mask
    has a bit for each place.
    """

    def __init__(self, ranking: Ranking) -> None:
        trump = ranking.trump
        kinds = [*(kind for kind in sorted({*ranking.kind.values()}) if kind != trump), trump]
        of_kind = {
            kind: sorted(
                (card for card in ranking.kind if ranking.kind[card] == kind),
                key=ranking.strength.__getitem__,
            )
            for kind in kinds
        }
        self.cards = [card for kind in kinds for card in of_kind[kind]]
        self.place = {card: place for place, card in enumerate(self.cards)}
        self.trumps = self.mask(of_kind[trump])
        self.kind = [self.mask(of_kind[ranking.kind[card]]) for card in self.cards]
        """The mask of all cards of its kind."""
        self.above = [(kind >> place + 1) << place + 1 for place, kind in enumerate(self.kind)]
        """The mask of the cards of its kind that beat it."""
        self.height = [
            ranking.strength[card] + 100 * (ranking.kind[card] == trump) for card in self.cards
        ]
        """From low to high whatever its kind, trumps above all others."""

    def mask(self, some: Iterable[Card]) -> int:
        """These cards as a mask."""
        place = self.place
        mask = 0
        for card in some:
            mask |= 1 << place[card]
        return mask


class QuickTricks(ABC, Generic[T]):
    """What is left of the tricks of one table, played on by rules of thumb.

    Whoever follows wins as cheaply as it goes, as `heading.head` has it. A game says whether
    somebody who may still be beaten plays high (`high`), perhaps how one leads (`lead`), and what
    follows from a trick that was taken (`taken`).
    """

    def __init__(self, t: T, numbers: Numbers, duties: Duties) -> None:
        self.t = t
        self.numbers = numbers
        self.won = [0] * len(t.hands)
        """How many tricks each seat has."""
        self.number = len(t.tricks)
        """How many tricks lie there."""
        # Whether one has to be higher: upon a plain card, a trump that was led, and another trump.
        self._heads = (
            duties.heads(False, False),
            duties.heads(True, True),
            duties.heads(True, False),
        )
        self._free = numbers.mask(duties.free)
        shown = numbers.mask(t.up) | numbers.mask(t.trick)
        for trick in t.tricks:
            shown |= numbers.mask(trick.cards)
            self.won[trick.winner] += 1
        self._shown = shown
        self._played: list[tuple[Seat, list[int]]] | None = None

    def lead(self, seat: Seat, hand: list[int], seen: int) -> int:
        """Which place of those that may be led is led, as `leading.lead` has it.

        `seen` is the mask of what this seat has seen.
        """
        numbers = self.numbers
        above, trumps, height = numbers.above, numbers.trumps, numbers.height
        highest = [place for place in hand if not above[place] & ~seen]
        if highest:
            return next((place for place in highest if trumps >> place & 1), highest[0])
        plain = [place for place in hand if not trumps >> place & 1]
        if plain and (len(plain) < len(hand) or not self.high(seat)):
            return min(plain, key=height.__getitem__)
        return max(hand, key=height.__getitem__)

    def bound(self, hand: list[int]) -> list[int]:
        """What of the hand may be led."""
        return hand

    @abstractmethod
    def high(self, seat: Seat) -> bool:
        """Whether this seat plays its highest card on what may still be beaten."""

    def taken(self, seat: Seat) -> bool:
        """A trick has been taken by this seat; whether the deal is over with it."""
        return False

    def play_on(self) -> None:
        """Play all that is left; afterwards `won` says what each seat has.

        On the table nothing changes but by `taken`: the cards stay where they lay.
        """
        t, numbers = self.t, self.numbers
        above, kind, trumps, after = numbers.above, numbers.kind, numbers.trumps, t.after
        place_of, shown = numbers.place, self._shown
        hands = [[place_of[card] for card in hand] for hand in t.hands]
        own = [numbers.mask((*hand, *t.aside[seat])) for seat, hand in enumerate(t.hands)]
        turn, leader, taker = t.turn, t.leader, t.taker
        top = NOBODY if t.top is None else place_of[t.top]
        led = kind[place_of[t.trick[0]]] if t.trick else 0
        while hands[turn]:
            hand = hands[turn]
            if top == NOBODY:
                may = self.bound(hand)
                place = self.lead(turn, may, shown | own[turn]) if len(may) > 1 else may[0]
                led, top, leader, taker = kind[place], place, turn, turn
            else:
                over = above[top] if kind[top] == trumps else above[top] | trumps
                place = hand[0]
                if len(hand) > 1:
                    may = self.owed(hand, led, top, over)
                    place = may[0]
                    if len(may) > 1:
                        seen = shown | own[turn]
                        place = self._follow(turn, may, over, seen, after[turn] == leader)
                if over >> place & 1:
                    top, taker = place, turn
            hand.remove(place)
            shown |= 1 << place
            turn = after[turn]
            if turn == leader:
                self.won[taker] += 1
                self.number += 1
                if self.taken(taker):
                    return
                turn, top = taker, NOBODY

    def strays(self, world: T, but: Seat) -> int:
        """How many cards of the tricks so far the rules of thumb would not have played.

        The hands lie as they do in this world; all else lies as on the table, which it may be.
        Those of one seat do not count, nor do cards that had to be played. Afterwards nothing can
        be played on, but strays of other worlds can be counted.
        """
        t, numbers = self.t, self.numbers
        above, kind, trumps, after = numbers.above, numbers.kind, numbers.trumps, t.after
        place_of = numbers.place
        hands = [[place_of[card] for card in hand] for hand in world.hands]
        played = self._played
        if played is None:
            played = self._played = [
                (trick.leader, [place_of[card] for card in trick.cards]) for trick in t.so_far()
            ]
        turn = 0
        for leader, places in played:
            turn = leader
            for place in places:
                hands[turn].append(place)
                turn = after[turn]
        own = [numbers.mask(aside) for aside in world.aside]
        for seat, hand in enumerate(hands):
            for place in hand:
                own[seat] |= 1 << place
        self.won = [0] * len(hands)
        shown = numbers.mask(t.up)
        found = led = over = 0
        for number, (leader, places) in enumerate(played):
            self.number = number
            turn = taker = leader
            top = NOBODY
            for place in places:
                hand = hands[turn]
                if top == NOBODY:
                    if turn != but and len(may := self.bound(hand)) > 1:
                        found += self.lead(turn, may, shown | own[turn]) != place
                    led, top = kind[place], place
                else:
                    over = above[top] if kind[top] == trumps else above[top] | trumps
                    if turn != but and len(hand) > 1:
                        may = self.owed(hand, led, top, over)
                        if len(may) > 1:
                            last = after[turn] == leader
                            seen = shown | own[turn]
                            found += self._follow(turn, may, over, seen, last) != place
                    if over >> place & 1:
                        top, taker = place, turn
                hand.remove(place)
                shown |= 1 << place
                turn = after[turn]
            self.won[taker] += 1
        return found

    def owed(self, hand: list[int], led: int, top: int, over: int) -> list[int]:
        """The places of the hand that may be put there."""
        if self._free:
            free = [place for place in hand if self._free >> place & 1]
            if free:
                bound = [place for place in hand if place not in free]
                return [*self._bound_to(bound, led, top, over), *free]
        return self._bound_to(hand, led, top, over)

    def _bound_to(self, hand: list[int], led: int, top: int, over: int) -> list[int]:
        trumps = self.numbers.trumps
        owed = [place for place in hand if led >> place & 1]
        if not owed:
            owed = [place for place in hand if trumps >> place & 1]
        if not owed:
            return hand
        if self._heads[(2 if led != trumps else 1) if trumps >> top & 1 else 0]:
            return [place for place in owed if over >> place & 1] or owed
        return owed

    def _follow(self, seat: Seat, may: list[int], over: int, seen: int, last: bool) -> int:
        """As `heading.head`: the cheapest that wins for sure, else high or low."""
        winning = [place for place in may if over >> place & 1]
        height = self.numbers.height
        if not winning:
            return min(may, key=height.__getitem__)
        winning.sort(key=height.__getitem__)
        if last:
            return winning[0]
        above = self.numbers.above
        for place in winning:
            if not above[place] & ~seen:
                return place
        return winning[-1] if self.high(seat) else winning[0]
