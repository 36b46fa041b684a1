"""The five paces: each slower one gives more time, the slowest waits for a press."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtGui import QAccessible

from desktop.common.pace import (
    PACES,
    a_move_takes,
    is_read,
    pace_of,
    reading_time,
    stays,
    trick_lies,
)
from desktop.common.settings import SETTINGS, Settings

TEXT = "Resi takes the Ober of Acorns lying open."


def test_each_value_of_the_setting_is_a_pace() -> None:
    assert set(PACES) == set(SETTINGS["pace"].values)
    assert len(PACES) == 5


def test_no_pace_gives_less_time_than_a_faster_one(settings: Settings) -> None:
    for slower, faster in pairwise(PACES.values()):
        assert slower.move >= faster.move and slower.flight >= faster.flight
        assert slower.trick is None or slower.trick > (faster.trick or 0)
        assert slower.reading is None or slower.reading > (faster.reading or 0)


def test_who_learns_reads_until_a_press_and_who_is_in_a_hurry_not_at_all(
    settings: Settings,
) -> None:
    settings["pace"] = "learning"
    assert reading_time(settings, TEXT) is None and trick_lies(settings) is None
    settings["pace"] = "instant"
    assert reading_time(settings, TEXT) == 0 and not is_read(settings)


@pytest.mark.parametrize("pace", PACES)
def test_who_follows_can_read_who_is_waited_for(settings: Settings, pace: str) -> None:
    settings["pace"] = pace
    long = "Dora wonders whether to play or to pass."
    usual = pace_of(settings).move
    assert a_move_takes(settings, "") == usual
    if pace in ("learning", "slow"):
        settings["pace"] = "normal"
        once = reading_time(settings, long)
        settings["pace"] = pace
        assert a_move_takes(settings, long) == once > usual
    else:
        assert a_move_takes(settings, long) == usual


@pytest.mark.parametrize("pace", ["slow", "normal", "fast"])
def test_a_longer_sentence_stays_longer(settings: Settings, pace: str) -> None:
    settings["pace"] = pace
    short, long = reading_time(settings, TEXT), reading_time(settings, 2 * TEXT)
    assert is_read(settings) and short is not None and long is not None and 0 < short < long


def test_who_may_come_late_to_a_sentence_finds_it_until_a_press(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At the slowest pace, with one switch, and with a screen reader; others have time to read."""
    monkeypatch.setattr(QAccessible, "isActive", lambda: False)
    usual = stays(settings, TEXT, 5000)
    assert usual is not None and usual >= 5000
    longer = stays(settings, 10 * TEXT, 5000)
    assert longer is not None and longer > usual
    settings["scanning"] = 8
    assert stays(settings, TEXT, 5000) is None
    settings["scanning"] = 0
    assert stays(settings, TEXT, 5000) == usual
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    assert stays(settings, TEXT, 5000) is None
    monkeypatch.setattr(QAccessible, "isActive", lambda: False)
    settings["pace"] = "learning"
    assert stays(settings, TEXT, 5000) is None


def test_a_time_that_was_chosen_for_tricks_goes_before_the_pace(settings: Settings) -> None:
    assert trick_lies(settings) == pace_of(settings).trick
    settings["trick_wait"] = 30
    assert trick_lies(settings) == 3000
    settings["trick_wait"], settings["pace"] = 0, "fast"
    assert trick_lies(settings) is None


@pytest.mark.parametrize("pace", ["slow", "normal", "fast", "instant"])
def test_what_older_versions_have_kept_is_a_pace_still(tmp_path, qapp: object, pace: str) -> None:
    file = tmp_path / "s.ini"
    file.write_text(f"[General]\npace={pace}\ntrick_wait=0\n")
    settings = Settings(file)
    assert pace_of(settings) is PACES[pace] and trick_lies(settings) is None
