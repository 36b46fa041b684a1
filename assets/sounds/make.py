"""The sounds of the table, made from nothing: `python assets/sounds/make.py` writes them anew.

Each is a sum of what would ring if one struck it, and of noise that a filter shapes: a card on
wood, a pack being shuffled, a knuckle on the table, a coin, a stroke of chalk, the bell of a club
evening. All are short, mono and quiet enough to be heard a thousand times in an evening.
"""

from __future__ import annotations

import wave
from array import array
from collections.abc import Callable
from math import exp, pi, sin
from pathlib import Path
from random import Random

RATE = 22_050
LOUDEST = 0.6

Sound = list[float]


def silence(seconds: float) -> Sound:
    """Nothing, for a while."""
    return [0.0] * round(seconds * RATE)


def ring(seconds: float, *partials: tuple[float, float, float]) -> Sound:
    """Sines that die away: for each its pitch, its strength and how fast it fades a second."""
    return [
        sum(
            strength * sin(2 * pi * pitch * at / RATE) * exp(-fading * at / RATE)
            for pitch, strength, fading in partials
        )
        for at in range(round(seconds * RATE))
    ]


def noise(seconds: float, rng: Random, low: float, high: float) -> Sound:
    """Noise between two pitches, by two filters of one pole each."""
    smooth, rough = 1 - exp(-2 * pi * high / RATE), 1 - exp(-2 * pi * low / RATE)
    bright = dark = 0.0
    made = []
    for _ in range(round(seconds * RATE)):
        bright += smooth * (rng.uniform(-1, 1) - bright)
        dark += rough * (bright - dark)
        made.append(bright - dark)
    return made


def shaped(sound: Sound, rise: float, fading: float) -> Sound:
    """Swelling for `rise` seconds, then dying away."""
    return [
        one * min(1.0, at / max(1.0, rise * RATE)) * exp(-fading * at / RATE)
        for at, one in enumerate(sound)
    ]


def mixed(*parts: tuple[float, float, Sound]) -> Sound:
    """Sounds together: for each when it begins, in seconds, and how strong it is."""
    length = max(round(begin * RATE) + len(sound) for begin, _, sound in parts)
    whole = [0.0] * length
    for begin, strength, sound in parts:
        first = round(begin * RATE)
        for at, one in enumerate(sound):
            whole[first + at] += strength * one
    return whole


def card(rng: Random) -> Sound:
    """Pasteboard laid on wood: a snap and a soft thud."""
    snap = shaped(noise(0.09, rng, 900, 6000), 0.001, 70)
    thud = ring(0.12, (150, 0.8, 38), (232, 0.4, 48))
    return mixed((0.0, 1.0, snap), (0.004, 0.5, thud))


def shuffle(rng: Random) -> Sound:
    """Two halves of a pack that run into each other."""
    ticks = []
    at = 0.0
    for number in range(34):
        tick = shaped(noise(0.03, rng, 1400, 7000), 0.001, 150)
        ticks.append((at, 0.5 + 0.4 * rng.random() - abs(number - 17) * 0.012, tick))
        at += 0.011 + 0.007 * rng.random()
    rush = shaped(noise(0.22, rng, 1000, 5000), 0.08, 9)
    return mixed(*ticks, (at, 0.35, rush))


def knock(rng: Random) -> Sound:
    """A knuckle on the table, twice."""
    wood = ring(0.2, (172, 1.0, 26), (318, 0.6, 34), (611, 0.3, 55), (1190, 0.12, 90))
    bone = shaped(noise(0.02, rng, 800, 4000), 0.0005, 220)
    blow = mixed((0.0, 1.0, wood), (0.0, 0.5, bone))
    return mixed((0.0, 1.0, blow), (0.17, 0.85, blow))


def coin(rng: Random) -> Sound:
    """A coin that falls on others."""
    clink = ring(0.28, (3140, 0.5, 16), (4710, 0.4, 20), (7230, 0.25, 30), (8890, 0.1, 38))
    return mixed((0.0, 1.0, clink), (0.055, 0.5, clink), (0.088 + 0.01 * rng.random(), 0.25, clink))


def chalk(rng: Random) -> Sound:
    """A stroke on a slate."""
    scratch = noise(0.2, rng, 2200, 6500)
    rough = [one * (0.65 + 0.35 * sin(2 * pi * 61 * at / RATE)) for at, one in enumerate(scratch)]
    tap = ring(0.05, (640, 0.5, 90), (1210, 0.3, 120))
    return mixed((0.0, 0.6, tap), (0.01, 1.0, shaped(rough, 0.03, 12)))


def bell(rng: Random) -> Sound:
    """A bell on the bar, struck twice."""
    stroke = ring(
        0.68, (880, 0.8, 5), (1769, 0.5, 7), (2657, 0.3, 10), (3905, 0.2, 15), (5430, 0.1, 22)
    )
    return mixed((0.0, 1.0, stroke), (0.24, 0.8, stroke))


SOUNDS: dict[str, tuple[Callable[[Random], Sound], float]] = {
    "card": (card, 0.55),
    "shuffle": (shuffle, 0.5),
    "knock": (knock, 1.0),
    "coin": (coin, 0.45),
    "chalk": (chalk, 0.4),
    "bell": (bell, 1.0),
}
"""Each sound, and how loud it is beside the others."""


def write(path: Path, sound: Sound, strength: float) -> None:
    """Write a sound as a WAV file with its loudest moment at this strength."""
    peak = max(map(abs, sound))
    last = max(at for at, one in enumerate(sound) if abs(one) > peak / 500)
    tail = min(last, RATE // 150)
    heard = [one * min(1.0, (last - at) / tail) for at, one in enumerate(sound[: last + 1])]
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        level = LOUDEST * strength * 32767 / peak
        file.writeframes(array("h", (round(one * level) for one in heard)).tobytes())


def main() -> None:
    """Write every sound beside this file."""
    for name, (make, strength) in SOUNDS.items():
        write(Path(__file__).parent / f"{name}.wav", make(Random(name)), strength)


if __name__ == "__main__":
    main()
