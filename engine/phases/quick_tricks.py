"""Tricks played on in small numbers, for bots that imagine thousands of deals.

The rules are those of a chapter, `tricks.Tricks`: what is owed to a trick, what binds a lead, who
owes a trick and what one brings is asked of it. Only how it is asked is quick: places in place of
cards, masks in place of lists. A game may say by what other rule of thumb its players lead.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Generic

from engine.cards import Card
from engine.parts.part import T
from engine.phases.ranking import Duties, Ranking, owed_by
from engine.phases.tricks import Lead, Tricks
from engine.table import NOBODY, Seat


class Numbers:
    """A pack while one suit is trump; each card has a place, and all lists go by it.

    The plain suits come first, in each from low to high, then the trumps from low to high. A mask
    has a bit for each place.
    """

    def __init__(self, ranking: Ranking) -> None:
        self.ranking = ranking
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
        self.beaten_by = [
            self.mask(one for one in self.cards if ranking.beats(one, card)) for card in self.cards
        ]
        """The mask of all cards that beat it."""
        self.height = [
            ranking.strength[card] + 100 * (ranking.kind[card] == trump) for card in self.cards
        ]
        """From low to high whatever its kind, trumps above all others."""
        self._owed: dict[Duties, list[list[list[int]]]] = {}
        self._leads: dict[Lead, tuple[int, int]] = {}

    def mask(self, some: Iterable[Card]) -> int:
        """Return these cards as a mask."""
        place = self.place
        mask = 0
        for card in some:
            mask |= 1 << place[card]
        return mask

    def lowest(self, some: list[int]) -> int:
        """Return the lowest of these places by height, the first of several."""
        height = self.height
        lowest = some[0]
        for place in some:
            if height[place] < height[lowest]:
                lowest = place
        return lowest

    def highest(self, some: list[int]) -> int:
        """Return the highest of these places by height, the first of several."""
        height = self.height
        highest = some[0]
        for place in some:
            if height[place] > height[highest]:
                highest = place
        return highest

    def owed(self, duties: Duties) -> list[list[list[int]]]:
        """Card led → card on top → how strongly each card is owed."""
        found = self._owed.get(duties)
        if found is None:
            kind_of = self.ranking.kind
            rows = {
                kind: [self._owed_upon(duties, kind, top) for top in self.cards]
                for kind in {*kind_of.values()}
            }
            found = self._owed[duties] = [rows[kind_of[card]] for card in self.cards]
        return found

    def _owed_upon(self, duties: Duties, led: str, top: Card) -> list[int]:
        owed = owed_by(self.ranking, duties, led, top)
        return [owed[card] for card in self.cards]

    def lead(self, duty: Lead) -> tuple[int, int]:
        """Return the masks of the cards that bind a lead, and of those that may be led then."""
        found = self._leads.get(duty)
        if found is None:
            found = self._leads[duty] = self.mask(duty.owed), self.mask(duty.allowed)
        return found


@cache
def in_numbers(ranking: Ranking) -> Numbers:
    """Return the pack of this ranking in numbers, made when it is first asked for."""
    return Numbers(ranking)


class Tables:
    """What is looked up of a chapter of tricks while one suit is trump."""

    def __init__(self, tricks: Tricks[T], trump: str) -> None:
        self.numbers = in_numbers(tricks.rankings[trump])
        self.owed = self.numbers.owed(tricks.duties)
        self.free = self.numbers.mask(tricks.duties.free)


def tables_of(tricks: Tricks[T], trump: str) -> Tables:
    """Those of this chapter, which keeps them; looked up for every deal that is imagined."""
    found: Tables | None = tricks.tables.get(trump)
    if found is None:
        found = tricks.tables[trump] = Tables(tricks, trump)
    return found


class QuickTricks(Generic[T]):
    """What is left of the tricks of one table, played on by rules of thumb.

    A follower wins as cheaply as it goes, as `heading.head` has it, and high while a trick is owed.
    """

    def __init__(self, t: T, tricks: Tricks[T]) -> None:
        self.t = t
        self.tricks = tricks
        tables = tables_of(tricks, t.trump)
        self.numbers = numbers = tables.numbers
        self.won = [0] * len(t.hands)
        """How many tricks each seat has."""
        self.number = len(t.tricks)
        """How many tricks lie there."""
        self._binds = tricks.binds_leads
        self._owed, self._free = tables.owed, tables.free
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
        above, trumps = numbers.above, numbers.trumps
        highest = [place for place in hand if not above[place] & ~seen]
        if highest:
            return next((place for place in highest if trumps >> place & 1), highest[0])
        plain = [place for place in hand if not trumps >> place & 1]
        if plain and (len(plain) < len(hand) or not self.high(seat)):
            return numbers.lowest(plain)
        return numbers.highest(hand)

    def bound(self, hand: list[int]) -> list[int]:
        """Return what of the hand may be led."""
        if not self._binds:
            return hand
        duty = self.tricks.lead_duty(self.numbers.ranking.trump, self.number)
        if duty is None:
            return hand
        owed, allowed = self.numbers.lead(duty)
        if not any(owed >> place & 1 for place in hand):
            return hand
        return [place for place in hand if allowed >> place & 1]

    def high(self, seat: Seat) -> bool:
        """Whether this seat still owes a trick: it plays high on what may still be beaten."""
        owes: int = self.tricks.owes(self.t, seat)
        return self.won[seat] < owes

    def play_on(self) -> None:
        """Play all that is left; afterwards `won` says what each seat has.

        On the table nothing changes but what tricks bring: the cards stay where they lay.
        """
        t, numbers = self.t, self.numbers
        beaten_by, after, counts = numbers.beaten_by, t.after, self.tricks.counts
        place_of, shown = numbers.place, self._shown
        hands = [[place_of[card] for card in hand] for hand in t.hands]
        own = [numbers.mask(aside) for aside in t.aside]
        for seat, hand in enumerate(hands):
            for place in hand:
                own[seat] |= 1 << place
        turn, leader, taker = t.turn, t.leader, t.taker
        top = NOBODY if t.top is None else place_of[t.top]
        led = place_of[t.trick[0]] if t.trick else NOBODY
        while hands[turn]:
            hand = hands[turn]
            if top == NOBODY:
                may = self.bound(hand)
                place = self.lead(turn, may, shown | own[turn]) if len(may) > 1 else may[0]
                led, top, leader, taker = place, place, turn, turn
            else:
                over = beaten_by[top]
                place = hand[0]
                if len(hand) > 1:
                    may = self.owed(hand, led, top)
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
                if counts(t, taker, self.won):
                    return
                turn, top = taker, NOBODY

    def strays(self, world: T, but: Seat) -> int:
        """How many cards of the tricks so far the rules of thumb would not have played.

        The hands lie as they do in this world; all else lies as on the table, which it may be.
        Those of one seat do not count, nor do cards that had to be played. Afterwards nothing can
        be played on, but strays of other worlds can be counted.
        """
        t, numbers = self.t, self.numbers
        beaten_by, after, place_of = numbers.beaten_by, t.after, numbers.place
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
                    led, top = place, place
                else:
                    over = beaten_by[top]
                    if turn != but and len(hand) > 1:
                        may = self.owed(hand, led, top)
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

    def owed(self, hand: list[int], led: int, top: int) -> list[int]:
        """Return the places of the hand that may be put there."""
        owed, free = self._owed[led][top], self._free
        most = 0
        may: list[int] = []
        for place in hand:
            owes = owed[place]
            if owes == most:
                may.append(place)
            elif owes > most:
                most = owes
                may = [place]
        if not free:
            return may
        if most:
            return [*may, *(place for place in hand if free >> place & 1)]
        return sorted(hand, key=lambda place: free >> place & 1)

    def _follow(self, seat: Seat, may: list[int], over: int, seen: int, last: bool) -> int:
        """As `heading.head`: the cheapest that wins for sure, else high or low."""
        winning = [place for place in may if over >> place & 1]
        if not winning:
            return self.numbers.lowest(may)
        # They are of one kind, or trumps besides: by place is by height.
        winning.sort()
        if last:
            return winning[0]
        above = self.numbers.above
        for place in winning:
            if not above[place] & ~seen:
                return place
        return winning[-1] if self.high(seat) else winning[0]
