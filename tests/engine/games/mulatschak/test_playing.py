"""Who plays, the exchange, and the tricks."""

from __future__ import annotations

import pytest

from engine.cards import WELI
from engine.facts import Fact
from engine.games.mulatschak.trumps import PACKS
from tests.engine.games.mulatschak.positions import (
    DEALER,
    FOREHAND,
    GOOD,
    REARHAND,
    SECOND,
    declared,
    position,
    tricks,
)

# Staying at home (MU-A7).


def test_the_others_say_whether_they_play_from_the_declarers_left_on() -> None:
    t = declared(GOOD)
    assert (t.phase, t.turn, t.may()) == ("stay", SECOND, "!play  !home")
    t.does(SECOND, "!home").does(REARHAND, "!play").does(DEALER, "!home")
    assert t.plays == [True, False, True, False]
    assert (t.phase, t.turn) == ("exchange", FOREHAND)


def test_one_has_to_play_against_the_declarer() -> None:
    t = declared(GOOD).does(SECOND, "!home").does(REARHAND, "!home")
    assert t.plays == [True, False, False, True]
    assert t.phase == "exchange" and t.told()[-1] == "has_to_play"


@pytest.mark.parametrize(
    ("stay", "suits"), [("not_acorns", "E"), ("not_hearts", "H"), ("free", ""), ("off", "EGHS")]
)
def test_with_some_trumps_all_have_to_play(stay: str, suits: str) -> None:
    for trump in "EGHS":
        t = declared(GOOD, trump=trump, stay=stay)
        assert t.phase == ("exchange" if trump in suits else "stay")


@pytest.mark.parametrize(
    ("bound", "asked"), [(5, [REARHAND]), (3, [SECOND, REARHAND]), (0, [1, 2, 3])]
)
def test_who_is_nearly_through_has_to_play(bound: int, asked: list[int]) -> None:
    t = declared(GOOD, left=(4, 5, 6, 2), stay_bound=bound)
    seats = []
    while t.phase == "stay":
        seats.append(t.turn)
        t.does(t.turn, "!play")
    assert seats == asked and t.plays == [True] * 4


def test_where_somebody_has_to_play_all_others_may_stay_at_home() -> None:
    t = declared(GOOD, left=(21, 21, 4, 21)).does(SECOND, "!home").does(DEALER, "!home")
    assert t.plays == [True, False, True, False]


def test_of_two_the_other_always_plays() -> None:
    t = declared(GOOD, players=2)
    assert t.phase == "exchange" and "has_to_play" not in t.told()


# The exchange (MU-A8).


def test_the_declarer_lays_cards_away_and_draws_as_many() -> None:
    t = declared(GOOD, talon="S8 S9 S10").does(SECOND, "!play").each("!play !home")
    t.does(FOREHAND, "EO", "GU")
    assert t.asks() == "exchange_more" and t.why_not("!stand") == "draw_first"
    t.does(FOREHAND, "!draw")
    assert t.hand(FOREHAND) == "HA HK S7 S8 S9"
    assert t.table.exchanged == [2, 0, 0, 0] and t.turn == SECOND
    t.does(SECOND, "!stand").does(REARHAND, "!stand")
    assert (t.phase, t.turn) == ("tricks", FOREHAND)


def test_when_the_talon_is_out_nobody_can_exchange() -> None:
    t = declared(GOOD, players=5, trump="E").each("HA HK EO GU S7 !draw")
    t.each(" ".join([*t.cards().split()[:3], "!draw"]))
    assert t.phase == "tricks" and t.table.exchanged == [5, 3, 0, 0, 0]


def test_nobody_draws_more_than_there_is() -> None:
    t = declared(GOOD, players=5, trump="E").each("HA HK EO GU S7 !draw")
    t.each(" ".join(t.cards().split()[:3]))
    assert t.asks() == "draw_now" and t.may() == "!draw"
    assert t.why_not(t.hand(SECOND).split()[0]) == "talon_is_out"


def test_by_house_rules_forehand_begins_or_nobody_exchanges() -> None:
    first = declared(GOOD, trump="E", exchange="forehand")
    assert first.turn == FOREHAND
    t = declared(GOOD, trump="E", exchange="off")
    assert t.phase == "tricks"


# The tricks (MU-A9).


@pytest.mark.parametrize(
    ("hand", "trick", "may"),
    [
        ("GA G7 HK", "G10 GO", "GA"),
        ("GO G7 HK", "G10 GA", "GO G7"),
        ("GO G7 HK", "G10 H7", "GO G7"),
        ("HK H7 EA", "G10 H9", "HK"),
        ("H8 H7 EA", "G10 H9", "H8 H7"),
        ("SA EA", "G10", "SA EA"),
        ("SW S8 EA", "SK", "S8"),
        ("SW HA H7", "HK", "SW HA"),
        ("SW EA", "HA", "SW"),
    ],
)
def test_follow_else_trump_and_beat(hand: str, trick: str, may: str) -> None:
    assert position("H", hand, trick).cards() == may


def test_by_a_house_rule_one_need_not_beat() -> None:
    assert position("H", "GA G7 HK", "G10 GO", head=False).cards() == "GA G7"
    assert position("H", "HK H7 EA", "G10 H9", head=False).cards() == "HK H7"


def test_why_a_card_may_not_be_played() -> None:
    t = position("H", "GA G7 HK", "G10 GO")
    assert (t.why_not("HK"), t.why_not("G7")) == ("must_follow", "must_head")
    assert position("H", "SW S8 EA", "G10").reason("S8") == Fact("must_trump", ("G",))


def test_a_mulatschak_ends_with_the_first_trick_it_loses() -> None:
    t = tricks("G", "GA HK S7", "G7 HA S8", "G8 H7 S9", five=True, bid=5).each("GA G7 G8")
    assert t.turn == FOREHAND and not t.over
    t.each("HK HA H7")
    assert t.over


def test_others_are_played_to_their_end() -> None:
    t = tricks("G", "GA HK", "G7 HA", "", "G8 H7").each("GA G7 G8 HK HA H7")
    assert t.over and [t.table.won(seat) for seat in range(4)] == [1, 1, 0, 0]


@pytest.mark.parametrize("number", PACKS)
def test_of_36_cards_too_the_weli_is_one(number: int) -> None:
    """As of 33 (MU-A1)."""
    assert len(set(PACKS[number])) == number and WELI in PACKS[number]
