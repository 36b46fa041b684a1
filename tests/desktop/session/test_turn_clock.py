"""The turn clock: what has been looked at, and what is waited for no longer."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from desktop.common.pace import a_move_takes
from desktop.common.settings import Settings
from desktop.session.opponents import Opponents
from desktop.session.turn_clock import TurnClock
from engine.table import Trick
from tests.desktop.tables import quick_settings

TRICKS = [Trick(0, (), 0), Trick(0, (), 0)]


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return quick_settings(tmp_path)


@pytest.fixture
def clock(qapp: object, settings: Settings) -> Iterator[TurnClock]:
    opponents = Opponents(settings)
    yield TurnClock(settings, opponents)
    opponents.close()


def running(clock: TurnClock) -> int:
    return sum(timer.isActive() for timer in clock.findChildren(QTimer))


def test_a_trick_is_new_until_it_has_been_looked_at(clock: TurnClock) -> None:
    assert not clock.is_new([])
    assert clock.is_new(TRICKS[:1])
    clock.looked_at(TRICKS[:1])
    assert not clock.is_new(TRICKS[:1])
    assert clock.is_new(TRICKS)
    clock.looked_at([])
    assert clock.is_new(TRICKS[:1])


def test_a_trick_lies_until_a_click_where_no_time_is_set(
    clock: TurnClock, settings: Settings
) -> None:
    clock.let_lie()
    assert running(clock) == 0
    settings["trick_wait"] = 20
    clock.let_lie()
    assert running(clock) == 1
    clock.looked_at(TRICKS)
    assert running(clock) == 0


def test_a_pause_can_be_ended_at_once(qtbot: QtBot, clock: TurnClock, settings: Settings) -> None:
    settings["pace"] = "slow"
    clock.wait(1000)
    with qtbot.waitSignal(clock.pause_is_over):
        clock.hurry()


def waits(clock: TurnClock) -> list[int]:
    return [timer.interval() for timer in clock.findChildren(QTimer) if timer.isActive()]


@pytest.mark.parametrize("paces", [1, 3])
@pytest.mark.parametrize("pace", ["slow", "normal", "fast"])
def test_a_pause_is_as_many_moves_long_as_asked_for(
    clock: TurnClock, settings: Settings, pace: str, paces: int
) -> None:
    settings["pace"] = pace
    clock.wait(paces, "A sentence that somebody reads.")
    assert waits(clock) == [paces * a_move_takes(settings, "A sentence that somebody reads.")]
    clock.hurry()
    assert waits(clock) == [0]


def test_a_trick_that_was_claimed_lies_twice_as_long(clock: TurnClock, settings: Settings) -> None:
    settings["trick_wait"] = 20
    clock.let_lie()
    assert waits(clock) == [2000]
    clock.let_lie(longer=True)
    assert waits(clock) == [4000]


def test_who_stops_waits_for_nothing(clock: TurnClock, settings: Settings) -> None:
    settings["pace"], settings["trick_wait"] = "slow", 20
    clock.wait(3)
    clock.let_lie()
    assert running(clock) == 2
    clock.stop()
    assert running(clock) == 0
