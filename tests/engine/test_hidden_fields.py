"""Hidden fields of a game's own: who sees them, and how they are filled on a table dealt anew.

Held on a game made for it: each seat buries a card, three lie as a widow that nobody sees, and
the rest of the hands is laid open card by card.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from types import MappingProxyType

import pytest

from engine.cards import BACK, Card, card, cards, codes
from engine.fields import Nobody, Owner, Public, per_seat
from engine.hidden import hidden_cards, laid_by, redeal, view
from engine.moves import Move
from engine.options import Options
from engine.rules import END, NEXT, STAY, Phase, Rules, Setup, Step
from engine.rules.game import Game
from engine.sheet import Line
from engine.table import NOBODY, Seat, Table

PACK = cards("E7 E8 E9 G7 G8 G9 H7 H8 H9 S7 S8 S9")
SEATS = 3


@dataclass(slots=True, eq=False)
class BuryTable(Table):
    """A table with a hidden field of every kind."""

    buried: Owner[list[Card | None]] = per_seat(None)
    """The card that each seat has buried."""

    widow: Nobody[list[Card]] = field(default_factory=list)

    worth: Owner[list[int]] = per_seat(0)
    """What each seat's buried card counts."""

    below: Nobody[int] = -1
    """What the widow counts."""

    held: Nobody[list[int]] = per_seat(-1)
    """What each seat's hand counts."""

    laid: Public[int] = 0
    """How many cards have been laid open."""


def reckon(t: BuryTable) -> None:
    """Work out what the cards count."""
    t.worth = [0 if one is None else int(one.rank) for one in t.buried]
    t.below = sum(int(one.rank) for one in t.widow)
    t.held = [sum(int(one.rank) for one in hand) for hand in t.hands]


class Bury(Phase[BuryTable]):
    """Each seat buries a card of its hand."""

    name = "bury"
    zone = "aside"

    def enter(self, t: BuryTable) -> Step:
        t.turn = 0
        return STAY

    def legal(self, t: BuryTable) -> list[Move]:
        return list(t.hands[t.turn])

    def play(self, t: BuryTable, move: Move) -> Step:
        assert isinstance(move, Card)
        t.hands[t.turn].remove(move)
        t.buried[t.turn] = move
        reckon(t)
        t.turn = t.after[t.turn]
        return NEXT if t.turn == 0 else STAY


class Lay(Phase[BuryTable]):
    """The hands are laid open, a card at a time."""

    name = "lay"
    zone = "up"

    def legal(self, t: BuryTable) -> list[Move]:
        return list(t.hands[t.turn])

    def play(self, t: BuryTable, move: Move) -> Step:
        assert isinstance(move, Card)
        t.hands[t.turn].remove(move)
        t.up.append(move)
        t.laid += 1
        reckon(t)
        t.turn = t.after[t.turn]
        return STAY if any(t.hands) else END


class Burying(Rules[BuryTable]):
    """The game: three cards each, three for the widow."""

    _lacks: Mapping[Seat, str] = MappingProxyType({})
    """The cards that seats have shown to lack."""

    def pack(self) -> tuple[Card, ...]:
        return tuple(PACK)

    def flow(self) -> list[Phase[BuryTable]]:
        return [Bury(), Lay()]

    def deal(self, cards: Sequence[Card], setup: Setup) -> BuryTable:
        t = BuryTable(SEATS, setup.dealer, [])
        t.hands = [list(cards[3 * seat : 3 * seat + 3]) for seat in range(SEATS)]
        t.widow = list(cards[9:])
        reckon(t)
        return t

    def derive(self, t: BuryTable) -> None:
        reckon(t)

    def barred(self, t: BuryTable, seat: Seat) -> frozenset[Card]:
        return frozenset(cards(self._lacks.get(seat, "")))

    def score(self, t: BuryTable) -> Line:
        return Line(tuple(t.worth[seat] + t.below for seat in range(SEATS)))


class Forgetful(Burying):
    """The same, but who wrote it forgot the values that follow from the cards."""

    derive = Rules.derive


GAME = Game(name="burying", seats=(SEATS,), options=Options, presets={}, rules=Burying)


def burying(buried: int = SEATS) -> tuple[Burying, BuryTable]:
    """The game with the pack as it is, when so many have buried the first card of their hand."""
    game = Burying(GAME, Options(), SEATS)
    t = game.start(PACK, Setup(0, tuple(range(SEATS))))
    for _ in range(buried):
        game.apply(t, game.legal(t)[0])
    return game, t


def positions() -> Iterator[tuple[Burying, BuryTable]]:
    """Every table of some deals, played by chance."""
    game, rng = Burying(GAME, Options(), SEATS), Random(1)
    for _ in range(8):
        t = game.start(rng.sample(PACK, len(PACK)), Setup(0, tuple(range(SEATS))))
        while t.phase:
            yield game, t
            game.apply(t, rng.choice(game.legal(t)))


def seen(t: BuryTable, seat: Seat) -> BuryTable:
    table = view(t, seat).table
    assert isinstance(table, BuryTable)
    return table


def text(some: Sequence[Card | None]) -> str:
    return codes(one for one in some if one is not None)


# Seeing.


def test_each_seat_sees_the_card_that_it_buried_itself() -> None:
    _, t = burying()
    assert text(t.buried) == "E7 G7 H7"
    assert text(seen(t, 0).buried) == "E7 ?? ??"
    assert text(seen(t, 2).buried) == "?? ?? H7"


def test_before_a_seat_lies_what_is_its_own_and_nothing_of_the_widow() -> None:
    _, t = burying(buried=2)
    t.aside[0] = cards("E8")
    assert [text(laid_by(t, seat)) for seat in range(SEATS)] == ["E8 E7", "G7", ""]


def test_where_nothing_is_buried_yet_no_back_lies() -> None:
    _, t = burying(buried=2)
    assert seen(t, 0).buried == [card("E7"), BACK, None]


def test_what_nobody_sees_nobody_sees() -> None:
    _, t = burying()
    for seat in (NOBODY, 0, 1, 2):
        assert text(seen(t, seat).widow) == "?? ?? ??"
        assert seen(t, seat).below == -1
        assert seen(t, seat).held == [-1, -1, -1]


def test_a_value_is_seen_by_its_owner_and_is_to_others_as_at_the_start() -> None:
    _, t = burying()
    assert t.worth == [7, 7, 7]
    assert seen(t, 1).worth == [0, 7, 0]


def test_a_card_that_is_known_is_seen_in_a_hidden_field_and_backs_come_first() -> None:
    _, t = burying()
    t.known = {card("S7"): (1,), card("E7"): (1,)}
    assert text(seen(t, 1).widow) == "?? ?? S7"
    assert text(seen(t, 1).buried) == "E7 G7 ??"
    assert text(seen(t, 2).widow) == "?? ?? ??"


# Laying again.


def test_unseen_cards_are_laid_into_hidden_fields_too() -> None:
    """Seat 0 sees four of the twelve cards; each of the others may lie anywhere else."""
    game, t = burying()
    widows: Counter[Card] = Counter()
    for seed in range(800):
        other = redeal(game, view(t, 0), Random(seed))
        assert other.buried[0] is card("E7")
        everything = [*hidden_cards(other), *(one for hand in other.hands for one in hand)]
        assert sorted(codes(everything).split()) == sorted(codes(PACK).split())
        widows.update(other.widow)
    assert set(widows) == set(PACK) - set(cards("E7 E8 E9"))
    assert min(widows.values()) > 200 and max(widows.values()) < 340


def test_where_nothing_was_buried_nothing_is() -> None:
    game, t = burying(buried=1)
    other = redeal(game, view(t, 2), Random(1))
    assert other.buried[0] not in (None, BACK)
    assert other.buried[1:] == [None, None]


def test_a_known_card_stays_in_its_hidden_field() -> None:
    game, t = burying()
    t.known = {card("S7"): (1,)}
    for seed in range(20):
        assert redeal(game, view(t, 1), Random(seed)).widow[-1] is card("S7")


def test_a_card_that_no_hand_can_hold_lies_in_a_hidden_field() -> None:
    """What a seat has shown to lack in its hand, it may still have buried."""
    game, t = burying()
    game._lacks = {1: "S7", 2: "S7"}
    for seed in range(50):
        assert card("S7") in hidden_cards(redeal(game, view(t, 0), Random(seed)))


def test_values_that_follow_from_the_cards_fit_the_cards_that_were_laid() -> None:
    game, t = burying()
    other = redeal(game, view(t, 1), Random(3))
    assert other.below == sum(int(one.rank) for one in other.widow)
    assert other.held == [sum(int(one.rank) for one in hand) for hand in other.hands]
    assert other.worth == [int(one.rank) for one in other.buried if one]
    assert other.worth[1] == t.worth[1]


def test_every_table_dealt_anew_looks_the_same_and_is_played_to_its_end() -> None:
    rng = Random(1)
    for game, t in positions():
        for seat in (NOBODY, 0, 1, 2):
            other = redeal(game, view(t, seat), rng)
            assert view(other, seat) == view(t, seat)
            while other.phase:
                game.apply(other, rng.choice(game.legal(other)))
            assert BACK not in hidden_cards(other)
            game.score(other)


def test_a_game_that_does_not_derive_its_hidden_values_is_told_so() -> None:
    _, t = burying()
    with pytest.raises(NotImplementedError, match="hidden fields"):
        redeal(Forgetful(GAME, Options(), SEATS), view(t, 0), Random(1))
