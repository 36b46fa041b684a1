"""Play or pass."""

from __future__ import annotations

from typing import Any

import pytest

from engine.facts import Fact
from tests.engine.games.ramsen.positions import (
    DEALER,
    FOREHAND,
    REARHAND,
    SECOND,
    Position,
    dealt,
)

NO_EXCHANGE = "!stand !stand !stand !stand"


def table(**more: Any) -> Position:
    """At play or pass, nobody having exchanged anything."""
    there = dealt(**more)
    if there.phase == "exchange":
        there.each(NO_EXCHANGE)
    return there


def test_players_opt_in_turn_from_forehand() -> None:
    there = table()
    asked = []
    while there.phase == "bid":
        asked.append(there.turn)
        there.does(there.turn, "!play")
    assert asked == [FOREHAND, SECOND, REARHAND, DEALER]


def test_who_has_exchanged_nothing_may_play_or_pass() -> None:
    assert table().may() == "!play !pass"


def test_no_card_is_played_before_it_is_said_who_plays() -> None:
    there = table()
    assert there.why_not(there.hand(FOREHAND).split()[0]) == "play_or_pass"


def test_a_player_who_exchanged_may_not_pass() -> None:
    there = dealt("E7 E8 E9 E10 G8").does(FOREHAND, "E7", "!draw").each("!stand !stand !stand")
    assert there.turn == FOREHAND
    assert there.may() == "!play"
    assert there.why_not("!pass") == "exchanged_must_play"


def test_another_player_may_pass_all_the_same() -> None:
    there = dealt("E7 E8 E9 E10 G8").does(FOREHAND, "E7", "!draw").each("!stand !stand !stand")
    there.does(FOREHAND, "!play")
    assert there.may() == "!play !pass"


def test_a_dealer_who_took_the_upcard_must_play() -> None:
    """RM-A2: it is an exchange, though not one of the five."""
    there = dealt("", "", "", "GK GA EK EA SA").each("!stand !stand !stand")
    there.does(DEALER, "!swap GK H10", "!stand").each("!play !pass !pass")
    assert there.turn == DEALER
    assert there.may() == "!play"
    assert there.why_not("!pass") == "bound_to_play"


def test_a_dealer_who_took_the_upcard_after_the_five_were_used_up_must_play() -> None:
    there = dealt("E7 E8 E9 E10 G8", "", "", "GK GA EK EA SA")
    there.does(FOREHAND, "E7", "E8", "E9", "E10", "G8", "!draw")
    there.does(DEALER, "!swap GK H10", "!stand").each("!play !pass !pass")
    assert there.may() == "!play"


def test_option_the_upcard_binds_the_dealer_to_nothing() -> None:
    there = dealt("", "", "", "GK GA EK EA SA", upcard_swap_forces_play=False)
    there.each("!stand !stand !stand").does(DEALER, "!swap GK H10", "!stand")
    there.each("!play !pass !pass")
    assert there.may() == "!play !pass"


def test_option_the_upcard_binds_nobody_but_cards_drawn_do() -> None:
    there = dealt("", "", "", "GK GA EK EA SA", upcard_swap_forces_play=False)
    there.each("!stand !stand !stand").does(DEALER, "!swap GK H10", "GA", "!draw")
    there.each("!play !pass !pass")
    assert there.may() == "!play"


def test_who_passes_takes_no_part_in_the_tricks() -> None:
    there = table().each("!play !pass !play !pass")
    assert there.phase == "tricks"
    assert there.table.in_play() == [FOREHAND, REARHAND]


def test_passing_costs_nothing() -> None:
    there = table().each("!play !pass !play !pass")
    while there.phase:
        there.does(there.turn, there.may().split()[0])
    assert there.line().values[SECOND] is None
    assert there.line().values[DEALER] is None


def test_what_is_said_is_heard() -> None:
    there = table()
    there.facts()
    there.each("!play !pass")
    assert there.facts() == [Fact("plays", (FOREHAND,)), Fact("passes", (SECOND,))]


# When all but one pass.


def test_when_all_others_have_passed_the_dealer_is_in_without_being_asked() -> None:
    """RM-A12: passing would waste five bars."""
    there = table().each("!pass !pass !pass")
    assert there.over
    assert there.table.lone == DEALER


def test_not_everybody_can_pass() -> None:
    """RM-A13: it never comes to that, because the last one is in."""
    there = table().each("!pass !pass !pass")
    assert [value for value in there.line().values if value is not None] == [5]


def test_a_lone_player_takes_all_five_tricks() -> None:
    """RM-A11: as play would come to with nobody against him."""
    there = table().each("!pass !play !pass !pass")
    assert there.over
    assert there.line().values == (None, 5, None, None)
    assert Fact("plays_alone", (SECOND,)) in there.facts()


@pytest.mark.parametrize(("lone_player", "bars"), [("five", 5), ("one", 1), ("void", None)])
def test_option_what_a_lone_player_gets(lone_player: str, bars: int | None) -> None:
    there = table(lone_player=lone_player).each("!pass !pass !play !pass")
    assert there.line().values == (None, None, bars, None)


def test_a_void_deal_brings_nobody_a_penalty() -> None:
    there = table(lone_player="void").each("!play !pass !pass !pass")
    line = there.line()
    assert line.values == (None, None, None, None)
    assert there.rules.sheet([line]).total("open") == (10, 10, 10, 10)


def test_with_two_left_and_one_passing_the_other_takes_five() -> None:
    there = dealt(playing=(1, 3), dealer=3).each("!stand !stand")
    assert there.turn == 1
    there.does(1, "!pass")
    assert there.over
    assert there.line().values == (None, None, None, 5)


def test_with_two_left_the_dealer_may_leave_it_to_the_other() -> None:
    there = dealt(playing=(1, 3), dealer=3).each("!stand !stand").does(1, "!play")
    assert there.may() == "!play !pass"
    assert there.does(3, "!pass").line().values == (None, 5, None, None)


def test_a_finisher_is_not_asked() -> None:
    there = dealt(playing=(0, 1, 3), dealer=3).each("!stand !stand !stand !play !play")
    assert there.turn == 3


# Zaisertshofen.


def test_zaisertshofen_players_bid_as_soon_as_the_cards_are_dealt() -> None:
    """RM-A26: only the order of the two is told."""
    there = table(bid_before_exchange=True)
    assert there.phase == "bid"
    assert there.turn == FOREHAND
    assert there.may() == "!play !pass"


def test_zaisertshofen_a_lone_player_has_no_need_to_exchange() -> None:
    there = table(bid_before_exchange=True).each("!pass !play !pass !pass")
    assert there.over
    assert there.line().values == (None, 5, None, None)


def test_zaisertshofen_a_schlecker_must_play_where_that_is_the_rule() -> None:
    there = dealt(keeps=True, bid_before_exchange=True, schlecker_must_play=True)
    there.each("!pass !pass")
    assert there.turn == REARHAND
    assert there.may() == "!play"
