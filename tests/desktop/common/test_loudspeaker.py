"""The loudspeaker: sounds by real processes, one at a time, and a reason where nothing can play."""

from __future__ import annotations

import logging
import sys
import wave
from array import array
from pathlib import Path

import pytest

from desktop.common import loudspeaker, paths
from desktop.common.loudspeaker import Loudspeaker
from desktop.common.sounds import SOUNDS


@pytest.fixture
def program(tmp_path: Path):
    """Makes a player: a program that notes its arguments in `played` and does what `then` says."""

    def make(name: str, then: str = "") -> str:
        path = tmp_path / name
        path.write_text(f'#!/bin/sh\necho "${{1##*/}}" >> {tmp_path}/played\n{then}\n')
        path.chmod(0o755)
        return str(path)

    return make


@pytest.fixture
def played(tmp_path: Path):
    """The names of the files that were played."""
    note = tmp_path / "played"
    return lambda: note.read_text().split() if note.exists() else []


def quiet(speaker: Loudspeaker) -> bool:
    """Whether no process of the speaker runs."""
    player = speaker._player
    return player is None or player._process.state() == player._process.ProcessState.NotRunning


def samples(file: Path) -> array[int]:
    with wave.open(str(file)) as source:
        return array("h", source.readframes(source.getnframes()))


def test_a_sound_is_played_by_a_process(qtbot, program, played):
    speaker = Loudspeaker([program("player")])
    speaker.play("card", 100)
    assert speaker.why_silent() == ""
    qtbot.waitUntil(lambda: played() == ["card.wav"] and quiet(speaker))
    speaker.play("coin", 40)
    qtbot.waitUntil(lambda: played() == ["card.wav", "coin-40.wav"])


def test_one_process_runs_at_a_time(qtbot, program, played, tmp_path):
    speaker = Loudspeaker([program("slow", f"while [ ! -e {tmp_path}/end ]; do sleep 0.05; done")])
    speaker.play("card", 100)
    qtbot.waitUntil(lambda: played() == ["card.wav"])
    for _ in range(5):
        speaker.play("coin", 100)
    (tmp_path / "end").touch()
    qtbot.waitUntil(lambda: quiet(speaker))
    speaker.play("bell", 100)
    qtbot.waitUntil(lambda: played() == ["card.wav", "bell.wav"])


@pytest.mark.parametrize(
    ("then", "why"),
    [
        ("echo no daemon >&2; exit 1", "no daemon"),
        ("exit 3", "it ended with status 3"),
        ("kill -9 $$", "it hung or crashed"),
    ],
)
def test_a_player_that_fails_gives_way_to_the_next(qtbot, program, played, caplog, then, why):
    bad, good = program("bad", then), program("good")
    speaker = Loudspeaker([bad, good])
    speaker.play("card", 100)
    qtbot.waitUntil(lambda: speaker._names == [good])
    speaker.play("bell", 100)
    qtbot.waitUntil(lambda: played() == ["card.wav", "bell.wav"])
    assert speaker.why_silent() == ""
    assert caplog.messages == [f"{bad} plays no sound: {why}"]


def test_a_player_that_is_not_there_gives_way_to_the_next(qtbot, program, played):
    speaker = Loudspeaker(["/no/such/player", program("good")])
    speaker.play("card", 100)
    qtbot.waitUntil(lambda: len(speaker._names) == 1)
    speaker.play("card", 100)
    qtbot.waitUntil(lambda: played() == ["card.wav"])


def test_a_player_that_hangs_is_ended(qtbot, program, played, monkeypatch):
    speaker = Loudspeaker([program("hangs", "while :; do sleep 0.05; done"), program("good")])
    speaker.play("card", 100)
    qtbot.waitUntil(lambda: played() == ["card.wav"])
    speaker.play("coin", 100)
    monkeypatch.setattr(loudspeaker, "_LONGEST", 0)
    qtbot.wait(2)
    speaker.play("coin", 100)
    qtbot.waitUntil(lambda: len(speaker._names) == 1)
    speaker.play("bell", 100)
    qtbot.waitUntil(lambda: played() == ["card.wav", "bell.wav"])


def test_the_last_player_that_fails_is_told_once(qtbot, program, caplog):
    speaker = Loudspeaker([program("bad", "exit 1")])
    with caplog.at_level(logging.WARNING), qtbot.waitSignal(speaker.silenced):
        speaker.play("card", 100)
    for _ in range(3):
        speaker.play("card", 100)
    assert len(caplog.messages) == 1
    assert "loudspeaker" in speaker.why_silent()


def test_where_nothing_can_play_it_is_said_what_to_install(caplog):
    speaker = Loudspeaker([])
    speaker.play("card", 100)
    assert "pw-play" in speaker.why_silent()
    assert caplog.messages == []


@pytest.mark.parametrize("name", SOUNDS)
def test_a_lower_volume_is_a_weaker_copy(name):
    speaker = Loudspeaker([])
    original = samples(paths.own("assets", "sounds", f"{name}.wav"))
    weaker = samples(speaker._file(name, 50))
    assert len(weaker) == len(original)
    assert max(weaker) == pytest.approx(max(original) / 4, abs=1)
    assert min(weaker) == pytest.approx(min(original) / 4, abs=1)
    assert speaker._file(name, 100) == paths.own("assets", "sounds", f"{name}.wav")


@pytest.mark.parametrize(
    ("system", "there", "found"),
    [
        ("linux", ("aplay", "pw-play"), ["/bin/pw-play", "/bin/aplay"]),
        ("darwin", ("aplay", "afplay"), ["/bin/afplay"]),
        ("win32", ("aplay",), ["winsound"]),
        ("freebsd14", (), []),
    ],
)
def test_each_system_has_its_own_players(monkeypatch, system, there, found):
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(loudspeaker.importlib.util, "find_spec", lambda _: None)
    monkeypatch.setattr(
        loudspeaker.shutil, "which", lambda name: f"/bin/{name}" if name in there else None
    )
    assert loudspeaker.players() == found
    monkeypatch.setattr(loudspeaker.importlib.util, "find_spec", lambda _: object())
    assert loudspeaker.players() == ["QtMultimedia", *found]
