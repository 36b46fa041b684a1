"""The clock of a round rings before the end and at it, once each."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from desktop.club.model.clock import RoundClock, shown


class Time:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_it_rings_five_minutes_before_the_end_and_at_the_end(qtbot: QtBot) -> None:
    time = Time()
    clock = RoundClock(now=time)
    rung: list[int] = []
    clock.rang.connect(lambda: rung.append(clock.left()))
    clock.set(30)
    clock.toggle()
    for second in range(0, 31 * 60, 10):
        time.now = float(second)
        clock.look()
    assert rung == [300, 0]


def test_who_stops_it_finds_it_where_it_was(qtbot: QtBot) -> None:
    time = Time()
    clock = RoundClock(now=time)
    clock.set(10)
    clock.toggle()
    time.now = 60
    clock.toggle()
    time.now = 600
    assert not clock.runs and clock.left() == 540


def test_overtime_has_a_plus() -> None:
    assert (shown(65), shown(0), shown(-5)) == ("1:05", "0:00", "+0:05")
