"""What can be told of hidden hands from how they were played, and from what was said.

Nobody must follow here, so a card played excludes nothing for sure; but who throws a worthless
card on an opponent's trick had hardly a cheap one that would have taken it, and hardly a more
worthless one. Each such sign is a set of cards that a seat probably lacks.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import NamedTuple, cast

from engine.cards import BACK, Card
from engine.games.knueffeln.beats import BEATING
from engine.games.knueffeln.conferring import silent
from engine.games.knueffeln.meaning import BLUFFS, WEAK, Told, caught, kinds, told, true
from engine.games.knueffeln.numbers import Suits, suits_of
from engine.games.knueffeln.prospects import CAN, CANNOT, worth
from engine.games.knueffeln.rules import KnueffelnRules
from engine.games.knueffeln.table import KnueffelnTable
from engine.games.knueffeln.weights import WEIGHTS
from engine.table import NOBODY, Seat, Trick, View

_COULD_HAVE_TAKEN = 0.6
_HAD_WORSE = 0.15
_HAD_CHEAPER = 0.15
_HAD_BETTER_LEAD = 0.25
_TURNED_WEAK = 0.2
_UNTOLD = 0.35
"""How likely somebody says nothing who cannot take the trick, where silence tells that he can."""
_LEAD_MARGIN = 0.15
_DOUBTED = {True: 0.05, False: 0.2}
"""How likely a phrase is said with a hand that it does not fit: by a partner, by an opponent."""
_DOUBTED_BLUFFER = 0.45
"""The same of somebody who was caught bluffing in this deal."""
_BLUFFED = 2.0
"""How much more likely that is of the phrases that are there to bluff with."""


class Sign(NamedTuple):
    """Cards that a seat probably does not hold now, and how much less likely than others."""

    seat: Seat
    cards: int
    factor: float


def card_priors(rules: KnueffelnRules, seen: View) -> list[dict[Card, float]]:
    """For each seat the cards it probably lacks, and how likely it holds one beside others."""
    t = cast(KnueffelnTable, seen.table)
    found: list[dict[Card, float]] = [{} for _ in t.hands]
    if not t.chosen:
        return found
    suits = suits_of(rules, t.chosen)
    for seat, cards, factor in [*_signs(t, suits), *_weak(t, suits, seen.seat)]:
        if seat == seen.seat:
            continue
        for card in suits.cards(cards):
            found[seat][card] = found[seat].get(card, 1.0) * factor
    return found


def world_likelihood(rules: KnueffelnRules, seen: View) -> Callable[[KnueffelnTable], float] | None:
    """Return what weighs worlds: how likely the others would have talked and turned as they did."""
    t = cast(KnueffelnTable, seen.table)
    turner = t.leader if t.covered and t.leader != seen.seat else NOBODY
    if not t.chosen or (not t.talk and turner == NOBODY and silent(rules.options, t) == NOBODY):
        return None
    kind = kinds(t.chosen).__getitem__
    tales = [
        (one.seat, one.word, _played_since(t, one, kind), _doubt(t, one, seen.seat))
        for one in told(t)
        if one.seat != seen.seat and one.word not in WEAK
    ]
    claims = _claims(rules, t, seen.seat)
    if not tales and not claims and turner == NOBODY:
        return None

    def weigh(world: KnueffelnTable) -> float:
        likely = 1.0
        hands = world.hands
        for seat, word, since, doubt in tales:
            if seat == turner:
                since += kind(world.trick[0])
            if not true(word, sum(map(kind, hands[seat])) + since):
                likely *= doubt
        for seat, can, above, doubt in claims:
            if can == above.isdisjoint(hands[seat]):
                likely *= doubt
        if turner != NOBODY and _strength(world, turner) < WEIGHTS.turn_from:
            likely *= _TURNED_WEAK
        return likely

    return weigh


def _doubt(t: KnueffelnTable, one: Told, me: Seat) -> float:
    """How likely this would be said if it were not so."""
    doubted = _DOUBTED[t.side[one.seat] == t.side[me]]
    if one.seat in caught(t, told(t)):
        doubted = _DOUBTED_BLUFFER
    return doubted * _BLUFFED if one.word in BLUFFS else doubted


def _played_since(t: KnueffelnTable, one: Told, kind: Callable[[Card], int]) -> int:
    """Return the kinds of the cards that somebody has put down since he said something."""
    since = 0
    for trick in t.so_far()[one.tricks :]:
        for seat, card in t.who_played(trick):
            if seat == one.seat and card is not BACK:
                since += kind(card)
    return since


def _claims(
    rules: KnueffelnRules, t: KnueffelnTable, me: Seat
) -> list[tuple[Seat, bool, frozenset[Card], float]]:
    """Who said of the trick as it lies that he can take it or cannot, and the cards that do."""
    if t.top is None:
        return []
    above = BEATING[rules.options.suit_beats][t.chosen][t.top]
    played = t.seats_from(t.leader, len(t.trick))
    last = silent(rules.options, t)
    hushed = [(last, True, above, _UNTOLD)] if last not in (NOBODY, me) else []
    return hushed + [
        (
            said.seat,
            said.phrase.word in CAN,
            above,
            _doubt(t, Told(said.seat, said.phrase.word, said.tricks), me),
        )
        for said in t.talk
        if said.tricks == len(t.tricks)
        and said.seat != me
        and said.seat not in played
        and said.phrase.word in CAN | CANNOT
    ]


def _weak(t: KnueffelnTable, suits: Suits, me: Seat) -> list[Sign]:
    """Who said that he has no decent card, or no Ole."""
    signs = []
    for one in told(t):
        lacks = suits.decent if one.word in WEAK else 0
        if one.word == "are_you_old no":
            lacks = suits.olen
        if lacks:
            signs.append(Sign(one.seat, lacks, _doubt(t, one, me)))
    return signs


def _signs(t: KnueffelnTable, suits: Suits) -> list[Sign]:
    """Return what the tricks so far tell of every hand."""
    signs: list[Sign] = []
    gone = suits.bits(t.up)
    left = sum(map(len, t.hands)) + len(t.stock) + len(t.trick)
    left += sum(len(trick.cards) for trick in t.tricks)
    for trick in t.so_far():
        if trick.cards[0] is not BACK and not t.covered:
            signs += _of_trick(t, suits, trick, gone, left)
        gone |= suits.bits(trick.cards)
        left -= len(trick.cards)
    return signs


def _of_trick(t: KnueffelnTable, suits: Suits, trick: Trick, gone: int, left: int) -> list[Sign]:
    seats = t.seats_from(trick.leader, len(trick.cards))
    places = [suits.place(card) for card in trick.cards]
    signs = [_of_lead(t, suits, seats[0], places[0], gone, left)]
    top, taker = places[0], seats[0]
    for number, (seat, place) in enumerate(zip(seats[1:], places[1:], strict=True), 1):
        bit = 1 << place
        takes = suits.above[top] & bit
        last = t.after[seat] == trick.leader
        if takes:
            if last:
                signs.append(Sign(seat, suits.above[top] & (bit - 1), _HAD_CHEAPER))
            top, taker = place, seat
            continue
        signs.append(Sign(seat, bit - 1, _HAD_WORSE))
        if t.side[taker] != t.side[seat]:
            able = suits.above[top] & ~(bit - 1)
            behind = len(seats) == number + 1 and last
            if not behind:
                able &= ~suits.precious
            signs.append(Sign(seat, able, _COULD_HAVE_TAKEN))
    return signs


def _of_lead(t: KnueffelnTable, suits: Suits, seat: Seat, place: int, gone: int, left: int) -> Sign:
    """Return the cards that would have been clearly better to lead, as far as all could see."""
    against = sum(t.side[other] not in (t.side[seat], -1) for other in range(len(t.side)))
    size = t.length - gone.bit_count() // max(1, len(t.in_play()))
    missing = 1 - min(1.0, against * max(1, size) / max(1, left))
    led = missing ** (suits.above[place] & ~gone).bit_count() - suits.kept[place]
    better = 0
    for other, above in enumerate(suits.above):
        if missing ** (above & ~gone).bit_count() - suits.kept[other] > led + _LEAD_MARGIN:
            better |= 1 << other
    return Sign(seat, better & ~gone, _HAD_BETTER_LEAD)


def _strength(world: KnueffelnTable, seat: Seat) -> float:
    """As `heuristic.chance` for a leader whose card lies turned."""
    side = world.side[seat]
    left = world.length - len(world.tricks)
    cards = [*world.hands[seat], *world.trick]
    own = min(left, sum(worth(card, world.chosen) for card in cards))
    mates, others = len(world.partners(seat)), len(world.in_play()) - 1
    expected = own + (left - own) * mates / others
    return 1 / (1 + exp(-1.4 * (expected - world.goal[side] + world.taken[side] + 0.5)))
