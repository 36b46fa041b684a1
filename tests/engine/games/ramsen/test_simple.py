"""The plain player of Ramsen: high to lead, cheap to win, and what is gone is not counted."""

from __future__ import annotations

from random import Random

from engine.games.ramsen.simple import choose
from engine.hidden import view
from engine.moves import write
from tests.engine.games.position import Position
from tests.engine.games.ramsen.positions import dealt, position


def advice(there: Position) -> str:
    seen = view(there.table, there.turn)
    return write(choose(there.rules, seen, there.rules.legal(there.table), Random(1)).move)


def test_the_best_card_is_led() -> None:
    assert advice(position("H", "E8 H9 GA HA")) == "HA"


def test_a_trick_is_won_by_the_cheapest_card_that_wins() -> None:
    assert advice(position("H", "EA EO H7", trick="EU")) == "EO"


def test_who_cannot_win_throws_what_is_worth_least() -> None:
    assert advice(position("H", "EK E8 E7", trick="EA")) == "E7"


def test_whether_to_play_the_rules_of_thumb_say() -> None:
    there = dealt("E7 E8 G7 G8 SU", exchange_total=0, schleck="off", bottom="E9").each("!stand")
    assert advice(there) == "!pass"
