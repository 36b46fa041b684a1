"""Dealing, the Blind, the open card, and who plays."""

from __future__ import annotations

import pytest

from engine.cards import cards, codes
from engine.hidden import view
from engine.rules import Setup
from tests.engine.games.ramser.positions import (
    DEALER,
    FOREHAND,
    REARHAND,
    SECOND,
    Position,
    dealt,
    rules,
)

NONE = "!leave !leave !leave !leave"
"""Nobody wants the Blind."""


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


def test_five_people_have_three_sixes_or_none() -> None:
    assert len(rules(players=5).pack()) == 35
    assert cards("S6")[0] not in rules(players=5).pack()
    assert len(rules(players=5, five_pack=32).pack()) == 32
    assert len(dealt(players=5, five_pack=32).table.rest) == 1
    assert len(rules(players=4).pack()) == 32


def test_six_people_have_no_blind_and_five_that_are_left_of_them_do() -> None:
    assert dealt(players=6).table.phase == "join"
    assert [one.key for one in rules(players=6).remarks()] == ["no_blind"]
    assert not rules(players=5).remarks()
    there = dealt(players=6, playing=(0, 1, 3, 4, 5), preset="langnau")
    assert there.table.phase == "blind" and len(there.table.stock) == 5


def test_below_a_baelli_another_card_is_turned_and_makes_trumps() -> None:
    t = dealt(up="S7 GU").table
    assert codes(t.up) == "S7 GU"
    assert t.trump == "G"


def test_one_plays_to_the_right() -> None:
    assert rules().anticlockwise


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


def test_where_nobody_wants_it_it_stays() -> None:
    there = dealt().each(NONE)
    assert len(there.table.stock) == 5
    assert there.table.phase == "join"


# Playing or passing.


def test_from_forehand_on_each_plays_or_passes() -> None:
    there = dealt().each(NONE)
    there.does(FOREHAND, "!pass").does(SECOND, "!play").does(REARHAND, "!pass")
    there.does(DEALER, "!play")
    assert there.table.phase == "take_up"
    assert there.table.in_play() == [SECOND, DEALER]


def test_who_has_the_blind_is_not_asked() -> None:
    there = dealt().each("!leave !take")
    assert there.table.turn == FOREHAND
    there.does(FOREHAND, "!pass")
    assert there.table.turn == REARHAND


def ends(there: Position) -> tuple[int | None, ...]:
    assert not there.table.phase
    return tuple(there.rules.score(there.table).values)


@pytest.mark.parametrize(("lone", "gets"), [("five", 5), ("one", 1), ("void", None)])
def test_who_is_alone_gets_five_tricks_or_what_the_house_says(lone: str, gets: int | None) -> None:
    there = dealt(lone_player=lone).each("!take !pass !pass !pass")
    assert ends(there) == (gets, None, None, None)


def test_when_all_others_pass_the_dealer_is_in_without_a_word() -> None:
    there = dealt().each(NONE).each("!pass !pass !pass")
    assert ends(there) == (None, None, None, 5)


# The open card.


def playing(**more: object) -> Position:
    """All play, and nobody has the Blind."""
    return dealt("", "", "", "HA HK EA E7 G8", **more).each(NONE).each("!play !play !play !play")  # type: ignore[arg-type]


def test_the_dealer_may_take_the_open_card_for_one_of_his_own() -> None:
    there = playing().does(DEALER, "!take_up", "E7")
    assert there.hand(DEALER) == "HA HK EA G8 H8"
    assert codes(there.table.aside[DEALER]) == "E7"
    assert there.table.phase == "tricks"


def test_all_know_what_he_took_and_it_stays_in_his_hand() -> None:
    there = playing().does(DEALER, "!take_up")
    assert there.why_not("H8") == "upcard_is_kept"
    assert cards("H8")[0] in view(there.table, FOREHAND).table.hands[DEALER]


def test_with_the_baelli_he_may_take_both_or_one() -> None:
    there = playing(up="S7 H8").does(DEALER, "!take_belli", "E7")
    assert there.may() == "!take_up !leave"
    there.does(DEALER, "!take_up", "G8")
    assert there.hand(DEALER) == "HA HK EA S7 H8"


def test_who_passes_and_who_has_the_blind_may_not_take_it() -> None:
    there = dealt().each(NONE).each("!play !play !play !pass")
    assert there.table.phase == "tricks"
    there = dealt().each("!leave !leave !leave !take !play !play !play")
    assert there.table.phase == "tricks"


def test_option_he_takes_it_before_anybody_says_and_has_to_play() -> None:
    there = dealt(take_up="before").each(NONE)
    assert (there.table.phase, there.table.turn) == ("take_up", DEALER)
    there.does(DEALER, "!take_up").does(DEALER, there.cards().split()[0])
    assert there.table.phase == "join"
    there.each("!play !pass !pass")
    assert there.table.phase == "tricks"


def test_option_who_leaves_it_then_may_still_pass() -> None:
    there = dealt(take_up="before").each(NONE).does(DEALER, "!leave")
    there.each("!play !play !pass !pass")
    assert there.table.in_play() == [FOREHAND, SECOND]
