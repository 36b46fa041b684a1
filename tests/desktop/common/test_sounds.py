"""Sounds: each file is there and sound, each can be switched off, and silence needs nothing."""

from __future__ import annotations

import wave

import pytest

from desktop.common import paths, sounds
from desktop.common.settings import Settings
from desktop.common.sounds import SOUNDS, Sounds
from engine.facts import Fact


class Listener(Sounds):
    """Notes what would be played, with how loud it is."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.heard: list[tuple[str, float]] = []

    def _load(self, name: str) -> Effect:  # type: ignore[override]
        return Effect(name, self.heard)


class Effect:
    def __init__(self, name: str, heard: list[tuple[str, float]]) -> None:
        self._name = name
        self._heard = heard
        self._volume = 1.0

    def setVolume(self, volume: float) -> None:
        self._volume = volume

    def play(self) -> None:
        self._heard.append((self._name, self._volume))


@pytest.fixture
def listener(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Listener:
    monkeypatch.setattr(sounds, "can_be_heard", lambda: True)
    return Listener(settings)


@pytest.mark.parametrize("name", SOUNDS)
def test_every_sound_is_short_and_neither_silent_nor_cut_off(name: str) -> None:
    with wave.open(str(paths.own("assets", "sounds", f"{name}.wav"))) as file:
        assert file.getnchannels() == 1
        assert file.getnframes() / file.getframerate() < 1.0
        data = memoryview(file.readframes(file.getnframes())).cast("h")
    assert 4000 < max(map(abs, data)) < 32000
    assert abs(data[-1]) < 200


def test_a_card_is_heard_and_a_knock_is_another_sound(listener: Listener) -> None:
    listener.hear(Fact("puts", (0, "")))
    listener.hear(Fact("knocks_on_card", (1,)))
    listener.hear(Fact("passes", (2,)))
    assert listener.heard == [("card", 0.6), ("knock", 0.6)]


def test_each_sound_can_be_switched_off(listener: Listener, settings: Settings) -> None:
    settings["sound_card"] = False
    listener.play("card")
    listener.play("coin")
    assert listener.heard == [("coin", 0.6)]


def test_no_volume_is_silence(listener: Listener, settings: Settings) -> None:
    settings["volume"] = 0
    for name in SOUNDS:
        listener.play(name)
    assert listener.heard == []


def test_without_multimedia_the_table_is_silent(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sounds, "can_be_heard", lambda: False)
    listener = Listener(settings)
    listener.play("card")
    assert listener.heard == []
