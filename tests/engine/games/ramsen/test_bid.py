"""Play or pass."""

from __future__ import annotations

from tests.engine.games.ramsen.positions import (
    DEALER,
    FOREHAND,
    REARHAND,
    SECOND,
    bidding,
)


def test_players_opt_in_turn_from_forehand() -> None:
    there = bidding()
    asked = []
    while there.phase == "bid":
        asked.append(there.turn)
        there.does(there.turn, "!play")
    assert asked == [FOREHAND, SECOND, REARHAND, DEALER]


def test_no_card_is_played_before_it_is_said_who_plays() -> None:
    there = bidding()
    assert there.why_not(there.hand(FOREHAND).split()[0]) == "play_or_pass"


def test_passing_costs_nothing() -> None:
    there = bidding().each("!play !pass !play !pass")
    while there.phase:
        there.does(there.turn, there.may().split()[0])
    assert there.line().values[SECOND] is None
    assert there.line().values[DEALER] is None


# When all but one pass.


def test_not_everybody_can_pass() -> None:
    """RM-A13: it never comes to that, because the last one is in."""
    there = bidding().each("!pass !pass !pass")
    assert [value for value in there.line().values if value is not None] == [5]


def test_a_void_deal_brings_nobody_a_penalty() -> None:
    there = bidding(lone_player="void").each("!play !pass !pass !pass")
    line = there.line()
    assert line.values == (None, None, None, None)
    assert there.rules.sheet([line]).total("open") == (10, 10, 10, 10)
