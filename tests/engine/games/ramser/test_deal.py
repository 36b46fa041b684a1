"""Dealing, the Blind, the open card, and who plays."""

from __future__ import annotations

import pytest

from engine.cards import codes
from engine.hidden import view
from engine.rules import Setup
from tests.engine.games.ramser.positions import (
    DEALER,
    FOREHAND,
    NONE,
    SECOND,
    dealt,
    rules,
)


def test_three_cards_then_two_and_the_blind_gets_its_before_the_dealer() -> None:
    game = rules()
    pack = list(game.pack())
    t = game.start(pack, Setup(DEALER, (0, 1, 2, 3), (21,) * 4))
    assert [codes(hand) for hand in t.hands] == [
        codes(pack[at : at + 3] + pack[15 + number * 2 : 17 + number * 2])
        for at, number in ((0, 0), (3, 1), (6, 2), (12, 4))
    ]
    assert t.stock == [*pack[9:12], *pack[21:23]]
    assert t.up == [pack[25]] and t.trump == pack[25].suit
    assert t.rest == pack[26:]


@pytest.mark.parametrize(
    ("players", "blind", "rest"), [(3, 5, 11), (4, 5, 6), (5, 5, 4), (6, 0, 1)]
)
def test_how_many_cards_lie_where(players: int, blind: int, rest: int) -> None:
    t = dealt(players=players).table
    assert {len(hand) for hand in t.hands} == {5}
    assert (len(t.stock), len(t.rest)) == (blind, rest)


def test_below_a_baelli_another_card_is_turned_and_makes_trumps() -> None:
    t = dealt(up="S7 GU").table
    assert codes(t.up) == "S7 GU"
    assert t.trump == "G"


# The Blind.


def test_the_blind_is_offered_from_forehand_on_until_somebody_takes_it() -> None:
    there = dealt(blind="HA HK HO HU H10").does(FOREHAND, "!leave").does(SECOND, "!take")
    t = there.table
    assert there.hand(SECOND) == "HA HK HO HU H10"
    assert len(t.aside[SECOND]) == 5 and not t.stock
    assert t.plays[SECOND] and t.phase == "join"
    assert there.told()[-1] == "takes_blind"


def test_nobody_else_sees_the_blind_or_what_was_given_for_it() -> None:
    there = dealt().does(FOREHAND, "!take")
    seen = view(there.table, SECOND).table
    assert {card.code for card in (*seen.hands[FOREHAND], *seen.aside[FOREHAND])} == {"??"}
    own = view(there.table, FOREHAND).table
    assert own.hands[FOREHAND] == there.table.hands[FOREHAND]


def test_nobody_ever_sees_what_is_left_of_the_pack() -> None:
    there = dealt()
    for seat in (FOREHAND, DEALER):
        seen = view(there.table, seat).table
        assert {card.code for card in (*seen.rest, *seen.stock)} == {"??"}


# The open card.


def test_option_he_takes_it_before_anybody_says_and_has_to_play() -> None:
    there = dealt(take_up="before").each(NONE)
    assert (there.table.phase, there.table.turn) == ("take_up", DEALER)
    there.does(DEALER, "!take_up").does(DEALER, there.cards().split()[0])
    assert there.table.phase == "join"
    there.each("!play !pass !pass")
    assert there.table.phase == "tricks"
