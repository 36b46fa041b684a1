"""What a seat may see, and how the rest could lie: written once for all games.

`view` covers what a seat does not know; `redeal` lays the unseen cards so that everything seen
fits. The law of the kit: `view(redeal(view(t, s)), s) == view(t, s)`.

A game's own fields are covered as they were declared (`engine.fields`), the fields that all
tables have by the rules in `view`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from math import factorial
from random import Random
from typing import Generic, Protocol, TypeVar, cast

from engine.cards import BACK, Card
from engine.fields import Secret
from engine.moves import Call
from engine.parts.part import T
from engine.table import NOBODY, Said, Seat, Table, View

T_contra = TypeVar("T_contra", bound=Table, contravariant=True)


class Dealt(Protocol[T_contra]):
    """What is asked of the rules of a game: the methods of `Rules` of these names."""

    def pack(self) -> tuple[Card, ...]: ...

    def barred(self, t: T_contra, seat: Seat) -> frozenset[Card]: ...

    def derive(self, t: T_contra) -> None: ...


class NoSuchDeal(ValueError):
    """No way to lay the unseen cards fits what has been seen."""


def view(t: T, seat: Seat = NOBODY) -> View:
    """Return what this seat sees of the table; NOBODY sees no hand.

    Backs come first in a hand, or their place among open cards would tell their rank.
    """
    seen = t.copy()
    known = t.known
    if known:
        known = {card: seats for card, seats in known.items() if seat in seats}
        seen.known = known
    for other, hand in enumerate(seen.hands):
        if other != seat and hand:
            seen.hands[other] = _covered_first(hand, known)
    for other, laid in enumerate(seen.aside):
        if other != seat and laid:
            seen.aside[other] = _covered_first(laid, known)
    if not known:
        seen.stock = [BACK] * len(t.stock)
    else:
        seen.stock = [card if card in known else BACK for card in t.stock]
    if t.covered:
        players = t.seats_from(t.leader, len(t.trick))
        seen.trick = [
            BACK if place in t.covered and players[place] != seat and card not in known else card
            for place, card in enumerate(t.trick)
        ]
    if t.talk:
        seen.talk = [_heard(said, seat) for said in t.talk]
    for secret in t.secrets:
        _cover(seen, secret, seat, known)
    return View(seat, seen)


def _cover(seen: Table, secret: Secret, seat: Seat, known: Mapping[Card, tuple[Seat, ...]]) -> None:
    """Cover what this seat does not see of a hidden field."""

    def covered(value: object) -> object:
        if not secret.cards:
            return secret.blank()
        if isinstance(value, list):
            return _covered_first(value, known)
        return value if value is None or value in known else BACK

    value = getattr(seen, secret.name)
    if secret.each:
        mine = seat if secret.owned else NOBODY
        value = [one if owner == mine else covered(one) for owner, one in enumerate(value)]
    else:
        value = covered(value)
    setattr(seen, secret.name, value)


def _heard(said: Said, seat: Seat) -> Said:
    """Return what this seat heard: a card that was shown to others alone is a back to it.

    The onlooker, who sees no hand, sees no card held up either.
    """
    word, args = said.phrase.word, said.phrase.args
    if not args or seat == said.seat or seat in said.to or (not said.to and seat != NOBODY):
        return said
    backs = tuple(BACK if isinstance(arg, Card) else arg for arg in args)
    return said._replace(phrase=Call(word, backs))


def _covered_first(some: list[Card], known: Mapping[Card, tuple[Seat, ...]]) -> list[Card]:
    if not known:
        return [BACK] * len(some)
    seen = [card for card in some if card in known]
    return [BACK] * (len(some) - len(seen)) + seen


def redeal(rules: Dealt[T], seen: View, rng: Random) -> T:
    """Return a table that this seat could be sitting at: the unseen cards laid at random.

    In game programming this is a determinization of what the seat has observed. Cards that a
    seat has shown it does not hold are not given to it; among the ways that fit, each is about
    equally likely. Raises NoSuchDeal if there is none, which no honest game brings.
    """
    return Redealing(rules, seen).table(rng)


class Redealing(Generic[T]):
    """Redealing from one view again and again: what is the same each time is looked up once."""

    def __init__(self, rules: Dealt[T], seen: View) -> None:
        self._rules = rules
        self._seen = t = cast(T, seen.table)
        self._secrets = [one for one in t.secrets if one.cards]
        self._derives = len(self._secrets) < len(t.secrets)
        self._backs = places = _places(t)
        number = len(t.hands)
        self.gaps = gaps = [place.count(BACK) for place in places]
        """How many unseen cards lie in each place: the hands first."""
        self._barred = [
            rules.barred(t, seat) if gaps[seat] else frozenset() for seat in range(number)
        ]
        if t.covered:
            players = t.seats_from(t.leader, len(t.trick))
            self._barred.append(
                frozenset().union(*(rules.barred(t, players[n]) for n in t.covered))
            )
        if self._secrets:
            gaps.append(hidden_cards(t).count(BACK))
        self.unseen = _unseen(rules, t)
        """The cards that the seat does not see, in the order of the pack."""

    def table(self, rng: Random) -> T:
        """One table that fits, as `redeal` makes it."""
        return self.laid(self.filling(rng))

    def filling(self, rng: Random, out: Sequence[frozenset[Card]] = ()) -> list[list[Card]]:
        """Return the cards of one table that fits, place by place.

        `out` may bar more for each seat.
        """
        barred = self._barred
        if out:
            barred = [
                (now | more if now else more) if more else now
                for now, more in zip(barred, out, strict=False)
            ]
            barred += self._barred[len(out) :]
        return _deal_out(self.unseen, self.gaps, barred, rng)

    def ways(self) -> int:
        """In how many ways the cards can lie at most, leaving aside who has shown what."""
        found = factorial(sum(self.gaps))
        for gap in self.gaps:
            found //= factorial(gap)
        return found

    def every(self) -> list[T]:
        """Every table that fits; the order of cards within a place is left as it comes.

        There may be a great many: the caller has counted before.
        """
        return [self.laid(one) for one in _all_ways(self.unseen, self.gaps, self._barred)]

    def laid(self, filling: list[list[Card]], on: T | None = None) -> T:
        """Return a table with these cards in the places of the backs.

        `on` may be one that was laid before: it is then laid anew.
        """
        t = self._seen.copy() if on is None else on
        # Where cards lie in hidden fields, the last of the filling is left over for those.
        places = zip(_places(t), self._backs, self.gaps, filling, strict=False)
        for place, backs, gap, cards in places:
            if gap == len(backs):
                place[:] = cards
            elif gap:
                new = iter(cards)
                place[:] = [next(new) if card is BACK else card for card in backs]
        if self._secrets:
            new = iter(filling[-1])
            for secret in self._secrets:
                setattr(t, secret.name, _filled(getattr(self._seen, secret.name), new))
        if self._derives:
            self._rules.derive(t)
        return t


def _filled(value: object, new: Iterator[Card]) -> object:
    """Return the cards of a hidden field, with new ones in place of the backs."""
    if isinstance(value, list):
        return [_filled(one, new) for one in value]
    return next(new) if value is BACK else value


def hidden_cards(t: Table) -> list[Card]:
    """Return the cards that lie in hidden fields of the game's own; on a view, backs among them."""
    found: list[Card] = []
    for secret in t.secrets:
        if secret.cards:
            value = getattr(t, secret.name)
            for one in value if secret.each else [value]:
                found += _cards_in(one)
    return found


def laid_by(t: Table, seat: Seat) -> list[Card]:
    """Return the covered cards that lie before a seat.

    They are laid aside, or in the game's own field for it.
    """
    own = [one.name for one in t.secrets if one.cards and one.owned]
    return [*t.aside[seat], *(card for name in own for card in _cards_in(getattr(t, name)[seat]))]


def _cards_in(value: list[Card] | Card | None) -> list[Card]:
    return value if isinstance(value, list) else [] if value is None else [value]


def _places(t: Table) -> list[list[Card]]:
    """Where unseen cards can lie: hands first, then a trick with covered cards."""
    places = [*t.hands, *t.aside, t.stock]
    if t.covered:
        places.insert(len(t.hands), t.trick)
    return places


def _unseen(rules: Dealt[T], t: T) -> list[Card]:
    seen = {*t.up, *t.trick}
    for place in (*t.hands, *t.aside, *t.rows, t.stock):
        seen.update(place)
    if t.secrets:
        seen.update(hidden_cards(t))
    for trick in t.tricks:
        seen.update(trick.cards)
    return [card for card in rules.pack() if card not in seen]


_TRIES = 20


def _deal_out(
    unseen: list[Card], gaps: list[int], barred: list[frozenset[Card]], rng: Random
) -> list[list[Card]]:
    """Cards for each place: `gaps` says how many, `barred` which not (hands come first)."""
    random = rng.random
    strict = [seat for seat, cards in enumerate(barred) if cards and gaps[seat]]
    for _ in range(_TRIES):
        cards = unseen[:]
        for last in range(len(cards) - 1, 0, -1):
            other = int(random() * (last + 1))
            cards[last], cards[other] = cards[other], cards[last]
        filling: list[list[Card]] = []
        start = 0
        for gap in gaps:
            filling.append(cards[start : start + gap])
            start += gap
        if not strict or _repair(filling, strict, barred, random):
            return filling
    return _matched(unseen, gaps, barred)


def _all_ways(
    unseen: list[Card], gaps: list[int], barred: list[frozenset[Card]]
) -> Iterator[list[list[Card]]]:
    """Every filling of the places that fits, as `_deal_out` makes one."""
    if not gaps:
        yield []
        return
    forbidden = barred[0] if barred else frozenset()
    for cards in combinations([card for card in unseen if card not in forbidden], gaps[0]):
        rest = [card for card in unseen if card not in cards]
        for others in _all_ways(rest, gaps[1:], barred[1:]):
            yield [list(cards), *others]


def _repair(
    filling: list[list[Card]],
    strict: list[int],
    barred: list[frozenset[Card]],
    random: Callable[[], float],
) -> bool:
    """Swap each barred card of a hand with a random card elsewhere that both places allow."""
    number = len(barred)
    for seat in strict:
        forbidden = barred[seat]
        hand = filling[seat]
        for place, card in enumerate(hand):
            if card not in forbidden:
                continue
            # Two lists rather than one of pairs: this is done for nearly every imagined deal.
            fits: list[list[Card]] = []
            places: list[int] = []
            for other, cards in enumerate(filling):
                if other != seat and (other >= number or card not in barred[other]):
                    for there, candidate in enumerate(cards):
                        if candidate not in forbidden:
                            fits.append(cards)
                            places.append(there)
            if not fits:
                return False
            one = int(random() * len(fits))
            elsewhere, there = fits[one], places[one]
            hand[place], elsewhere[there] = elsewhere[there], card
    return True


def _matched(
    unseen: list[Card], gaps: list[int], barred: list[frozenset[Card]]
) -> list[list[Card]]:
    """Return some filling that fits, found by augmenting paths; raises NoSuchDeal."""
    slots = [place for place, gap in enumerate(gaps) for _ in range(gap)]
    owner: list[int | None] = [None] * len(slots)

    def seated(card: int, tried: set[int]) -> bool:
        for slot, place in enumerate(slots):
            if slot in tried or (place < len(barred) and unseen[card] in barred[place]):
                continue
            tried.add(slot)
            sitting = owner[slot]
            if sitting is None or seated(sitting, tried):
                owner[slot] = card
                return True
        return False

    for card in range(len(unseen)):
        if not seated(card, set()):
            raise NoSuchDeal
    filling: list[list[Card]] = [[] for _ in gaps]
    for slot, place in enumerate(slots):
        taken = owner[slot]
        if taken is not None:
            filling[place].append(unseen[taken])
    return filling
