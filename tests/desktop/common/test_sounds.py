"""Sounds: each has its file, each can be switched off, and silence needs nothing."""

from __future__ import annotations

import logging
import math
import wave
from array import array
from enum import Enum

import pytest

from desktop.common import paths, sounds
from desktop.common.settings import SETTINGS, Settings
from desktop.common.sounds import HEARD, SOUNDS, SWITCHES, Sounds, muted, sound_of
from engine import games, words
from engine.facts import Fact


class Listener(Sounds):
    """Notes what would be played, with how loud it is; `broken` cannot be loaded."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.heard: list[tuple[str, float]] = []
        self.broken: set[str] = set()
        self.made: list[str] = []

    def _load(self, name: str) -> Effect:  # type: ignore[override]
        self.made.append(name)
        if name in self.broken:
            raise ImportError("libpulse.so.0 is missing")
        return Effect(name, self.heard)


class Effect:
    """Stands for an effect of QtMultimedia, which is not everywhere."""

    class Status(Enum):
        Ready = 2
        Error = 3

    def __init__(self, name: str, heard: list[tuple[str, float]]) -> None:
        self._name = name
        self._heard = heard
        self._volume = 1.0
        self.state = self.Status.Ready

    def status(self) -> Status:
        return self.state

    def setVolume(self, volume: float) -> None:
        self._volume = volume

    def play(self) -> None:
        self._heard.append((self._name, self._volume))


@pytest.fixture
def listener(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Listener:
    monkeypatch.setattr(sounds, "can_be_heard", lambda: True)
    return Listener(settings)


LOUD = pytest.approx(0.36)
"""How strong a sound is at a volume of 60 %."""


@pytest.mark.parametrize("name", SOUNDS)
def test_every_sound_has_a_file_and_a_switch(name):
    assert paths.own("assets", "sounds", f"{name}.wav").is_file()
    assert SWITCHES.get(name, f"sound_{name}") in SETTINGS


def loudness(name: str) -> float:
    """The loudest twentieth of a second of a sound, in decibels below what a file can hold."""
    with wave.open(str(paths.own("assets", "sounds", f"{name}.wav"))) as file:
        numbers = array("h", file.readframes(file.getnframes()))
        span = file.getframerate() // 20
    loudest = max(
        sum(one * one for one in numbers[at : at + span]) / span
        for at in range(0, max(1, len(numbers) - span), span)
    )
    return 10 * math.log10(loudest / 32768**2)


def test_no_sound_startles_beside_the_others():
    loud = {name: loudness(name) for name in SOUNDS}
    assert all(-25 < one < -13 for one in loud.values()), loud
    assert max(loud.values()) - min(loud.values()) < 10, loud


def test_what_happens_has_a_sound_that_there_is():
    assert set(HEARD.values()) <= set(SOUNDS)
    assert sound_of(Fact("puts", (0, ""))) == "card"
    assert sound_of(Fact("knocks_on_card", (1,))) == "knock"
    assert sound_of(Fact("puts_right", (3,))) == sound_of(Fact("passes", (2,))) == ""


@pytest.mark.parametrize("name", SOUNDS)
def test_each_sound_can_be_switched_off(listener, settings, name):
    settings[SWITCHES.get(name, f"sound_{name}")] = False
    other = "coin" if name != "coin" else "card"
    listener.play(name)
    listener.play(other)
    assert listener.heard == [(other, LOUD)]


def test_no_volume_is_silence_and_so_is_muting(listener, settings):
    settings["volume"] = 0
    for name in SOUNDS:
        listener.play(name)
    assert muted(settings)
    settings["sound"] = False
    settings["volume"] = 100
    for name in SOUNDS:
        listener.play(name)
    assert muted(settings)
    assert listener.heard == []


def test_louder_is_stronger(listener, settings):
    settings["volume"] = 20
    settings["volume"] = 100
    assert listener.heard == [("card", pytest.approx(0.04)), ("card", 1.0)]


def test_what_is_turned_on_is_heard_at_once(listener, settings):
    for name in ("sound_chalk", "sound"):
        settings[name] = False
    assert listener.heard == []
    settings["sound"] = True
    settings["sound_chalk"] = True
    settings["surface"] = "felt"
    assert listener.heard == [("card", LOUD), ("chalk", LOUD)]


def test_a_sound_is_loaded_once_and_may_overlap_itself(listener):
    for _ in range(5):
        listener.play("deal")
    assert listener.made == ["deal", "deal"]
    assert len(listener.heard) == 5


def test_a_file_that_cannot_be_loaded_is_one_line_in_the_log(listener, caplog):
    listener.play("coin")
    broken = Effect("coin", [])
    listener._look_at("coin", broken)  # type: ignore[arg-type]
    assert caplog.messages == []
    broken.state = Effect.Status.Error
    for _ in range(2):
        listener._look_at("coin", broken)  # type: ignore[arg-type]
    for _ in range(2):
        listener.play("coin")
    assert len(listener.heard) == 1
    assert caplog.messages == ["sound 'coin' cannot be played: its file cannot be loaded"]
    listener.play("card")
    assert listener.heard[-1] == ("card", LOUD)


def test_a_player_that_lacks_a_library_is_one_line_in_the_log(listener, caplog):
    listener.broken.update(SOUNDS)
    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            listener.play("card")
            listener.play("coin")
    assert listener.heard == []
    assert listener.made == ["card"]
    assert caplog.messages == ["sounds cannot be played: libpulse.so.0 is missing"]


def test_without_multimedia_the_table_is_silent(settings, monkeypatch, caplog):
    monkeypatch.setattr(sounds, "can_be_heard", lambda: False)
    listener = Listener(settings)
    listener.play("card")
    assert listener.heard == listener.made == caplog.messages == []


def test_every_sound_has_a_sign():
    """What is heard as it happens is told in a sentence, which is written down and announced.

    Of the others, a trick that is swept away is seen to go, a coin to move, chalk to be drawn, and
    the bell of a club evening rings when the clock on the wall says that time is over.
    """
    said = {*words.TEXTS}.union(*(games.find(name).texts.english for name in games.names()))
    assert {key for key in HEARD if f"fact.{key}" not in said} == set()
    assert {*SOUNDS} - {*HEARD.values()} == {"coin", "chalk", "bell"}
