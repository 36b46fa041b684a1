"""Settings: typed, kept, told; whatever else stands in the file counts as the default."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.common.settings import SETTINGS, Settings


def test_every_default_is_one_of_the_values() -> None:
    assert all(one.default in one.values for one in SETTINGS.values())


def test_a_change_is_told_and_kept(qtbot: QtBot, tmp_path: Path) -> None:
    settings = Settings(tmp_path / "s.ini")
    with qtbot.waitSignal(settings.changed) as signal:
        settings["pace"] = "slow"
    assert signal.args == ["pace"]
    assert Settings(tmp_path / "s.ini").text("pace") == "slow"


def test_no_change_is_not_told(qtbot: QtBot, tmp_path: Path) -> None:
    settings = Settings(tmp_path / "s.ini")
    told = []
    settings.changed.connect(told.append)
    settings["pace"] = settings["pace"]
    assert told == []


def test_a_value_it_cannot_have_is_refused(tmp_path: Path, qapp: object) -> None:
    settings = Settings(tmp_path / "s.ini")
    with pytest.raises(ValueError, match="pace=never"):
        settings["pace"] = "never"
    assert settings["pace"] == "normal"


def test_numbers_and_switches_keep_their_type(tmp_path: Path, qapp: object) -> None:
    settings = Settings(tmp_path / "s.ini")
    settings["trick_wait"] = 30
    settings["one_click"] = True
    again = Settings(tmp_path / "s.ini")
    assert again["trick_wait"] == 30 and again["one_click"] is True


def test_nonsense_in_the_file_counts_as_the_default(tmp_path: Path, qapp: object) -> None:
    file = tmp_path / "s.ini"
    file.write_text("[General]\npace=later\ntrick_wait=x\nshow_slate=maybe\nunknown=1\n")
    settings = Settings(file)
    assert {name: settings[name] for name in SETTINGS} == {
        name: one.default for name, one in SETTINGS.items()
    }


def test_what_is_remembered_comes_back(tmp_path: Path, qapp: object) -> None:
    settings = Settings(tmp_path / "s.ini")
    settings.remember("geometry", b"\x00\x01")
    settings.remember("names", "Anna, Bert")
    settings["pace"] = "fast"
    again = Settings(tmp_path / "s.ini")
    assert again.remembered("geometry") == b"\x00\x01"
    assert again.remembered("names") == "Anna, Bert"
    assert again.remembered("nothing") is None
