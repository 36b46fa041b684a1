"""The sounds by their numbers: how long and how strong each is, and where its pitches lie."""

from __future__ import annotations

import cmath
import importlib.util
import wave
from array import array
from functools import cache
from math import pi
from pathlib import Path
from types import ModuleType

import pytest

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "sounds"

NAMES = ("card", "deal", "shuffle", "sweep", "knock", "coin", "chalk", "bell")
PAPER = ("card", "deal", "shuffle", "sweep", "chalk")
"""What is noise and not a tone."""
LENGTHS = {
    "card": (0.08, 0.18),
    "deal": (0.06, 0.16),
    "shuffle": (0.4, 0.8),
    "sweep": (0.25, 0.5),
    "knock": (0.2, 0.4),
    "coin": (0.15, 0.4),
    "chalk": (0.12, 0.24),
    "bell": (0.6, 1.0),
}
"""How long each may be, in seconds: a card is over before the next one is dealt."""


@cache
def script() -> ModuleType:
    """The script's folder is no package of the program."""
    spec = importlib.util.spec_from_file_location("make_sounds", FOLDER / "make.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@cache
def kept(name: str) -> tuple[int, ...]:
    """The numbers in a sound's file."""
    with wave.open(str(FOLDER / f"{name}.wav")) as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        assert file.getframerate() == script().RATE
        data = file.readframes(file.getnframes())
    pairs = zip(data[::2], data[1::2], strict=True)
    return tuple(int.from_bytes(bytes(pair), "little", signed=True) for pair in pairs)


@cache
def powers(name: str) -> dict[float, float]:
    """How strong each pitch of a sound is, as a part of the whole."""
    sound = kept(name)
    size = 1 << (len(sound) - 1).bit_length()
    waves = transformed([*map(complex, sound), *[0j] * (size - len(sound))])[: size // 2]
    whole = sum(abs(one) ** 2 for one in waves)
    return {at * script().RATE / size: abs(one) ** 2 / whole for at, one in enumerate(waves)}


def transformed(sound: list[complex]) -> list[complex]:
    """A fast Fourier transform."""
    if len(sound) == 1:
        return sound
    even, odd = transformed(sound[::2]), transformed(sound[1::2])
    turned = [cmath.exp(-2j * pi * at / len(sound)) * one for at, one in enumerate(odd)]
    pairs = list(zip(even, turned, strict=True))
    return [one + other for one, other in pairs] + [one - other for one, other in pairs]


def between(name: str, low: float, high: float) -> float:
    return sum(power for pitch, power in powers(name).items() if low <= pitch < high)


def strongest(name: str, width: float = 40) -> float:
    """How much of a sound lies in the narrow band in which most of it lies."""
    bands: dict[int, float] = {}
    for pitch, power in powers(name).items():
        bands[int(pitch / width)] = bands.get(int(pitch / width), 0.0) + power
    return max(bands.values())


def loudest(name: str, begin: float, end: float) -> int:
    rate = script().RATE
    return max(map(abs, kept(name)[round(begin * rate) : round(end * rate)]))


def test_the_files_are_those_of_the_script() -> None:
    assert set(script().SOUNDS) == set(NAMES) == {file.stem for file in FOLDER.glob("*.wav")}


@pytest.mark.parametrize("name", NAMES)
def test_the_script_always_makes_the_same(name: str) -> None:
    made = script().samples(name)
    assert made == script().samples(name)
    # Another machine's sine may differ in its last digit, and so round to a neighbour.
    assert len(made) == len(kept(name))
    assert max(abs(one - other) for one, other in zip(made, kept(name), strict=True)) <= 1


def test_a_file_is_written_byte_for_byte(tmp_path: Path) -> None:
    for place in ("once", "again"):
        script().write(tmp_path / place, "deal")
    assert (tmp_path / "once").read_bytes() == (tmp_path / "again").read_bytes()


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_is_short_and_small(name: str) -> None:
    least, most = LENGTHS[name]
    assert least < len(kept(name)) / script().RATE < most
    assert (FOLDER / f"{name}.wav").stat().st_size < 45_000


@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_cut_off_at_the_top_or_too_soft_to_hear(name: str) -> None:
    peak = max(map(abs, kept(name)))
    strength = script().SOUNDS[name][1]
    assert peak == pytest.approx(script().LOUDEST * strength * 32767, abs=2)
    assert 6000 < peak < 30_000


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_begins_and_ends_in_silence(name: str) -> None:
    sound = kept(name)
    peak = max(map(abs, sound))
    assert sound[0] == sound[-1] == 0
    assert max(map(abs, sound[-22:])) < peak / 200
    assert abs(sum(sound) / len(sound)) < peak / 1000


def test_frequent_sounds_are_softer_than_rare_ones() -> None:
    peaks = {name: max(map(abs, kept(name))) for name in NAMES}
    assert peaks["deal"] < peaks["card"] < peaks["knock"]
    assert max(peaks["sweep"], peaks["chalk"], peaks["coin"]) < peaks["card"]


@pytest.mark.parametrize("name", PAPER)
def test_paper_and_chalk_have_no_tone(name: str) -> None:
    assert strongest(name) < 0.1


@pytest.mark.parametrize("name", ["knock", "coin", "bell"])
def test_wood_and_metal_have_several_tones(name: str) -> None:
    assert strongest(name) < 0.6


def test_a_card_slaps_and_the_board_below_it_is_heard() -> None:
    assert between("card", 600, 7000) > 0.6
    assert between("card", 80, 600) > 0.1
    assert loudest("card", 0, 0.03) < loudest("card", 0.04, 0.06) / 5
    assert loudest("card", 0.09, 0.13) < loudest("card", 0.04, 0.06) / 20


def test_a_card_that_is_dealt_slides_without_a_thud() -> None:
    assert between("deal", 1300, 6000) > 0.8
    assert between("deal", 0, 600) < 0.02


def test_a_knock_is_dull_and_comes_twice() -> None:
    assert between("knock", 60, 1200) > 0.9
    assert between("knock", 200, 1200) > 0.3, "a small loudspeaker has nothing below"
    first, pause, second = (
        loudest("knock", 0, 0.03),
        loudest("knock", 0.12, 0.16),
        loudest("knock", 0.16, 0.2),
    )
    assert pause < first / 100
    assert first / 2 < second < first


def test_a_coin_rings_high_and_in_no_harmony() -> None:
    assert between("coin", 2300, 11_000) > 0.9
    ratios = [ratio for ratio, _ in script().COIN]
    for number, low in enumerate(ratios):
        for high in ratios[number + 1 :]:
            assert min(abs(high / low - pure) for pure in (1.5, 2, 3)) > 0.015


def test_a_coin_jumps_lower_each_time() -> None:
    heights = [loudest("coin", begin, begin + 0.02) for begin in (0, 0.074, 0.118)]
    assert heights == sorted(heights, reverse=True)
    assert loudest("coin", 0.05, 0.07) < heights[1] / 2


def test_chalk_is_a_stroke_with_grain() -> None:
    assert between("chalk", 1200, 7000) > 0.9
    rate, size = script().RATE, 66
    middle = kept("chalk")[round(0.03 * rate) : round(0.12 * rate)]
    pieces = [middle[at : at + size] for at in range(0, len(middle) - size, size)]
    peaks = [max(map(abs, piece)) for piece in pieces]
    assert max(peaks) > 2 * min(peaks), "an even hiss is no chalk"


def test_a_trick_is_drawn_over_the_table_and_arrives() -> None:
    assert between("sweep", 400, 3500) > 0.8
    assert loudest("sweep", 0, 0.02) < loudest("sweep", 0.08, 0.2) / 3
    assert loudest("sweep", 0.36, 0.4) < loudest("sweep", 0.08, 0.2) / 10


def test_a_shuffle_is_many_cards() -> None:
    rate, size = script().RATE, 88
    sound = kept("shuffle")[: round(0.4 * rate)]
    peaks = [max(map(abs, sound[at : at + size])) for at in range(0, len(sound) - size, size)]
    tops = [
        one
        for before, one, after in zip(peaks, peaks[1:], peaks[2:], strict=False)
        if one > 2 * before and one > after
    ]
    assert len(tops) >= 12


def test_numbers_stay_within_what_a_file_holds() -> None:
    assert isinstance(script().samples("knock"), array)
    assert 0 < script().LOUDEST <= 0.9
    assert all(0 < strength <= 1 for _, strength in script().SOUNDS.values())
