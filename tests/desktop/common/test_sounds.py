"""Sounds: each has its file, each can be switched off, and a change of them is heard."""

from __future__ import annotations

import math
import wave
from array import array

import pytest

from desktop.common import paths, sounds
from desktop.common.loudspeaker import Loudspeaker
from desktop.common.settings import SETTINGS, Settings
from desktop.common.sounds import HEARD, SOUNDS, SWITCHES, Sounds, muted, sound_of, toggle
from engine import games, words
from engine.facts import Fact


class Speaker(Loudspeaker):
    """Notes which sounds are played at which volume."""

    def __init__(self) -> None:
        super().__init__(["nothing"])
        self.heard: list[tuple[str, int]] = []

    def play(self, name: str, volume: int) -> None:
        self.heard.append((name, volume))


@pytest.fixture
def speaker(monkeypatch: pytest.MonkeyPatch) -> Speaker:
    found = Speaker()
    monkeypatch.setattr(sounds, "loudspeaker", lambda: found)
    return found


@pytest.fixture
def table(speaker: Speaker, settings: Settings) -> Sounds:
    return Sounds(settings)


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
def test_each_sound_can_be_switched_off(table, speaker, settings, name):
    settings[SWITCHES.get(name, f"sound_{name}")] = False
    other = "coin" if name != "coin" else "card"
    table.play(name)
    table.play(other)
    assert speaker.heard == [(other, 60)]


def test_no_volume_is_silence_and_so_is_muting(table, speaker, settings):
    settings["volume"] = 0
    for name in SOUNDS:
        table.play(name)
    assert muted(settings)
    settings["sound"] = False
    settings["volume"] = 100
    for name in SOUNDS:
        table.play(name)
    assert muted(settings)
    assert speaker.heard == []


def test_a_new_volume_is_heard_at_once(table, speaker, settings):
    settings["volume"] = 20
    settings["volume"] = 100
    assert speaker.heard == [("card", 20), ("card", 100)]


def test_what_is_turned_on_is_heard_at_once(table, speaker, settings):
    for name in ("sound_chalk", "sound"):
        settings[name] = False
    assert speaker.heard == []
    settings["sound"] = True
    settings["sound_chalk"] = True
    settings["surface"] = "felt"
    assert speaker.heard == [("card", 60), ("chalk", 60)]


def test_the_sound_comes_back_as_loud_as_it_was(table, settings):
    settings["volume"] = 25
    toggle(settings)
    assert muted(settings)
    toggle(settings)
    assert not muted(settings) and settings["volume"] == 25
    settings["volume"] = 0
    toggle(settings)
    assert not muted(settings) and settings["volume"] == 60


def test_every_sound_has_a_sign():
    """What is heard as it happens is told in a sentence, which is written down and announced.

    Of the others, a trick that is swept away is seen to go, a coin to move, chalk to be drawn, and
    the bell of a club evening rings when the clock on the wall says that time is over.
    """
    said = {*words.TEXTS}.union(*(games.find(name).texts.english for name in games.names()))
    assert {key for key in HEARD if f"fact.{key}" not in said} == set()
    assert {*SOUNDS} - {*HEARD.values()} == {"coin", "chalk", "bell"}
