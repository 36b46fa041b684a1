"""Settings: typed, kept, told; whatever else stands in the file counts as the default."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSettings

from desktop.common.settings import SETTINGS, Settings


def test_every_default_is_one_of_the_values():
    assert all(one.default in one.values for one in SETTINGS.values())


def test_a_change_is_told_and_kept(qtbot, tmp_path):
    settings = Settings(tmp_path / "s.ini")
    with qtbot.waitSignal(settings.changed) as signal:
        settings["pace"] = "slow"
    assert signal.args == ["pace"]
    assert Settings(tmp_path / "s.ini").text("pace") == "slow"


def test_no_change_is_not_told(qtbot, tmp_path):
    settings = Settings(tmp_path / "s.ini")
    told = []
    settings.changed.connect(told.append)
    settings["pace"] = settings["pace"]
    assert told == []


def test_a_value_it_cannot_have_is_refused(tmp_path, qapp):
    settings = Settings(tmp_path / "s.ini")
    with pytest.raises(ValueError, match="pace=never"):
        settings["pace"] = "never"
    assert settings["pace"] == "normal"


def test_numbers_and_switches_keep_their_type(tmp_path, qapp):
    settings = Settings(tmp_path / "s.ini")
    settings["trick_wait"] = 30
    settings["one_click"] = True
    again = Settings(tmp_path / "s.ini")
    assert again["trick_wait"] == 30 and again["one_click"] is True


def test_nonsense_in_the_file_counts_as_the_default(tmp_path, qapp):
    file = tmp_path / "s.ini"
    file.write_text("[General]\npace=later\ntrick_wait=x\nshow_slate=maybe\nunknown=1\n")
    settings = Settings(file)
    assert {name: settings[name] for name in SETTINGS} == {
        name: one.default for name, one in SETTINGS.items()
    }


def test_what_is_remembered_comes_back(tmp_path, qapp):
    settings = Settings(tmp_path / "s.ini")
    settings.remember("geometry", b"\x00\x01")
    settings.remember("names", "Anna, Bert")
    settings["pace"] = "fast"
    again = Settings(tmp_path / "s.ini")
    assert again.remembered("geometry") == b"\x00\x01"
    assert again.remembered("names") == "Anna, Bert"
    assert again.remembered("nothing") is None


@pytest.mark.parametrize("broken", [b"", b"\0" * 300, b"[General\npace slow\n", b"\xff\xfe{"])
def test_a_broken_file_is_set_aside_and_the_newest_good_one_holds(tmp_path, qapp, broken):
    file = tmp_path / "s.ini"
    for pace in ("slow", "fast"):
        Settings(file)["pace"] = pace
    Settings(file).remember("names", "Anna, Bert")
    Settings(file)
    file.write_bytes(broken)
    settings = Settings(file)
    assert settings.text("pace") == "fast" and settings.remembered("names") == "Anna, Bert"
    assert file.with_name("s.ini.unreadable1").read_bytes() == broken
    settings["one_click"] = True
    again = Settings(file)
    assert again.text("pace") == "fast" and again.on("one_click"), "it goes on from there"


def test_a_broken_file_without_copies_counts_as_the_defaults(tmp_path, qapp):
    file = tmp_path / "s.ini"
    file.write_bytes(b"\0" * 300)
    assert Settings(file).text("pace") == "normal"
    assert file.with_name("s.ini.unreadable1").read_bytes() == b"\0" * 300


def test_the_last_five_files_are_kept_and_can_be_put_back(tmp_path, qapp):
    file = tmp_path / "s.ini"
    waits = (5, 10, 15, 20, 30, 50)
    for wait in waits:
        Settings(file)["trick_wait"] = wait
    for _ in range(3):
        Settings(file)
    copies = [file.with_name(f"s.ini.{number}") for number in range(1, 6)]
    assert sorted(tmp_path.glob("s.ini.*")) == copies, "a start that changed nothing keeps nothing"
    for copy, wait in zip(copies, reversed(waits), strict=False):
        file.write_bytes(copy.read_bytes())
        assert QSettings(str(copy), QSettings.Format.IniFormat).value("trick_wait") == str(wait)
    assert Settings(file).number("trick_wait") == 10, "the oldest, put back by hand"


def test_settings_that_were_set_aside_are_told_of_once(tmp_path, qapp):
    file = tmp_path / "s.ini"
    assert Settings(file).complaint() == "", "there was none"
    Settings(file)["pace"] = "slow"
    assert Settings(file).complaint() == ""
    file.write_bytes(b"\0" * 300)
    told = Settings(file).complaint()
    assert "“s.ini.unreadable1”" in told and "older ones" in told
    assert Settings(file).complaint() == ""


def test_settings_without_a_good_copy_are_told_to_be_the_defaults(tmp_path, qapp):
    file = tmp_path / "s.ini"
    file.write_bytes(b"\xff\xfe\0")
    told = Settings(file).complaint()
    assert "“s.ini.unreadable1”" in told and "defaults" in told


def test_settings_that_cannot_be_set_aside_are_told_of_too(tmp_path, qapp, monkeypatch):
    def refuse(*_: object) -> None:
        raise PermissionError(13, "no")

    monkeypatch.setattr("desktop.common.settings.set_aside", refuse)
    file = tmp_path / "s.ini"
    file.write_bytes(b"\0" * 300)
    settings = Settings(file)
    assert "cannot be set aside" in settings.complaint() and settings["pace"] == "normal"
    assert file.read_bytes() == b"\0" * 300


def test_what_cannot_be_saved_is_told_once_and_saved_when_it_can_be(qtbot, tmp_path, monkeypatch):
    monkeypatch.setattr("desktop.common.settings.AGAIN", 5)
    folder, told = tmp_path / "config", list[str]()
    folder.write_text("a file in place of the folder")
    settings = Settings(folder / "s.ini")
    settings.trouble.connect(told.append)
    settings["pace"] = "slow"
    settings["language"] = "de"
    settings.remember("place", "Lion")
    qtbot.wait(30)
    assert settings.text("pace") == "slow" and len(told) == 1 and "cannot be saved" in told[0]
    folder.unlink()
    folder.mkdir()
    qtbot.waitUntil(lambda: len(told) == 2)
    assert "have been saved" in told[1]
    again = Settings(folder / "s.ini")
    assert again.text("pace") == "slow" and again.remembered("place") == "Lion"
    settings["pace"] = "fast"
    qtbot.wait(30)
    assert len(told) == 2
    assert QSettings(str(folder / "s.ini"), QSettings.Format.IniFormat).value("pace") == "fast"
