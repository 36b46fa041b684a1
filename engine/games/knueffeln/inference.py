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
from engine.game import Game
from engine.games.knueffeln import heuristic
from engine.games.knueffeln.numbers import Suits, suits_of
from engine.games.knueffeln.prospects import worth
from engine.games.knueffeln.rules import Knueffeln
from engine.games.knueffeln.table import KnueffelnTable
from engine.table import NOBODY, Said, Seat, Trick, View

_COULD_HAVE_TAKEN = 0.6
_HAD_WORSE = 0.15
_HAD_CHEAPER = 0.15
_HAD_BETTER_LEAD = 0.25
_TURNED_WEAK = 0.2
_LEAD_MARGIN = 0.15
_TRUSTED = {True: 0.15, False: 0.6}
"""How likely a phrase is said with a hand that it does not fit: by a partner, by an opponent."""


class Sign(NamedTuple):
    """Cards that a seat probably does not hold now, and how much less likely than others."""

    seat: Seat
    cards: int
    factor: float


def unlikely(game: Game[KnueffelnTable], seen: View) -> list[dict[Card, float]]:
    """For each seat the cards it probably lacks, and how likely it holds one beside others."""
    knueffeln, t = cast(Knueffeln, game), cast(KnueffelnTable, seen.table)
    found: list[dict[Card, float]] = [{} for _ in t.hands]
    if not t.chosen:
        return found
    suits = suits_of(knueffeln, t.chosen)
    for seat, cards, factor in _signs(t, suits):
        if seat == seen.seat:
            continue
        for card in suits.cards(cards):
            found[seat][card] = found[seat].get(card, 1.0) * factor
    return found


def likelihood(game: Game[KnueffelnTable], seen: View) -> Callable[[KnueffelnTable], float] | None:
    """What weighs worlds: how likely the others would have talked and turned as they did."""
    knueffeln, t = cast(Knueffeln, game), cast(KnueffelnTable, seen.table)
    talk = [said for said in t.talk if said.seat != seen.seat and said.phrase.word in _FITS]
    turner = t.leader if t.covered and t.leader != seen.seat else NOBODY
    if not t.chosen or (not talk and turner == NOBODY):
        return None
    suits = suits_of(knueffeln, t.chosen)

    def weigh(world: KnueffelnTable) -> float:
        likely = 1.0
        for said in talk:
            if not _fits(world, suits, said):
                likely *= _TRUSTED[t.side[said.seat] == t.side[seen.seat]]
        if turner != NOBODY and _strength(world, turner) < heuristic.TURN_FROM:
            likely *= _TURNED_WEAK
        return likely

    return weigh


def _signs(t: KnueffelnTable, suits: Suits) -> list[Sign]:
    """What the tricks so far tell of every hand."""
    signs: list[Sign] = []
    gone = suits.bits(t.up)
    left = sum(map(len, t.hands)) + len(t.stock) + len(t.trick)
    left += sum(len(trick.cards) for trick in t.tricks)
    for trick in [*t.tricks, Trick(t.leader, tuple(t.trick), NOBODY)]:
        if trick.cards and trick.cards[0] is not BACK and not t.covered:
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
    """The cards that would have been clearly better to lead, as far as all could see."""
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


def _hand_then(world: KnueffelnTable, said: Said) -> list[Card]:
    """The hand that somebody had when he said something."""
    hand = list(world.hands[said.seat])
    for trick in world.tricks[said.tricks :]:
        seats = world.seats_from(trick.leader, len(trick.cards))
        hand += [card for seat, card in zip(seats, trick.cards, strict=True) if seat == said.seat]
    return hand


def _fits(world: KnueffelnTable, suits: Suits, said: Said) -> bool:
    low, high = _FITS[said.phrase.word]
    strength = sum(suits.worth[suits.place(card)] for card in _hand_then(world, said))
    return low <= strength <= high


_FITS = {
    "feeling_poorly": (0.0, 1.5),
    "only_two_puzers": (0.0, 2.2),
    "can_do_nothing": (0.0, 2.8),
    "two_tricks_sure": (2.4, 9.0),
    "beater_and_two_leaders": (2.4, 9.0),
    "one_for_the_jann": (2.0, 9.0),
}
"""Between which strengths of a hand a phrase is true, in tricks."""
