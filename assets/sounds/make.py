"""The sounds of the table, made from nothing: `python assets/sounds/make.py` writes them anew.

Paper is noise that a filter shapes, wood and metal are bodies that ring after a blow (`struck`):
each of their tones dies away by itself. Chance comes from a seed, so that the files are always the
same. All are short, one channel, and quiet enough to be heard a thousand times in an evening.
"""

from __future__ import annotations

import wave
from array import array
from collections.abc import Callable, Iterable
from math import cos, exp, pi, sin, tan
from pathlib import Path
from random import Random

RATE = 22_050
"""Samples a second."""
LOUDEST = 0.8
"""The strongest that any sound becomes, of what a file can hold."""
FADE = 0.012
"""How long each sound takes to fall silent at its end, in seconds."""
ONSET = 0.0003
"""How long each takes to be there at its beginning: one that jumped would click."""

Sound = list[float]
Tone = tuple[float, float, float]
"""A tone of a body that rings: its pitch in Hz, its strength, and how fast it fades a second."""

WOOD: tuple[Tone, ...] = (
    (112, 0.4, 60),
    (178, 0.8, 52),
    (243, 0.85, 66),
    (334, 0.9, 78),
    (489, 0.75, 100),
    (716, 0.5, 140),
    (1043, 0.3, 200),
)
"""A table of oak: it is dull, and its higher tones are gone at once."""
COIN = ((1.0, 0.45), (1.73, 1.0), (2.33, 0.9), (2.97, 0.6), (3.61, 0.5))
"""The tones of a round metal plate beside its lowest, none an octave or a fifth from another, and
how strong each is."""


# Noise, filters, bodies.


def noise(seconds: float, rng: Random) -> Sound:
    """Noise of all pitches alike."""
    return [rng.uniform(-1, 1) for _ in range(round(seconds * RATE))]


def above(sound: Sound, pitch: float) -> Sound:
    """Return what lies above a pitch, by a filter of two poles."""
    return _filtered(sound, pitch, high=True)


def below(sound: Sound, pitch: float) -> Sound:
    """Return what lies below a pitch, by a filter of two poles."""
    return _filtered(sound, pitch, high=False)


def _filtered(sound: Sound, pitch: float, *, high: bool) -> Sound:
    """Return a Butterworth filter, from what its circuit does to slow and fast waves."""
    bent = tan(pi * pitch / RATE)
    norm = 1 / (1 + 2**0.5 * bent + bent * bent)
    first = norm if high else bent * bent * norm
    middle = -2 * first if high else 2 * first
    one_ago, two_ago = 2 * (bent * bent - 1) * norm, (1 - 2**0.5 * bent + bent * bent) * norm
    x1 = x2 = y1 = y2 = 0.0
    made = []
    for x in sound:
        y = first * (x + x2) + middle * x1 - one_ago * y1 - two_ago * y2
        x1, x2, y1, y2 = x, x1, y, y1
        made.append(y)
    return made


def band(sound: Sound, low: float, high: float) -> Sound:
    """Return what lies between two pitches."""
    return below(above(sound, low), high)


def struck(blow: Sound, tones: Iterable[Tone], seconds: float) -> Sound:
    """Return a body after a blow: each of its tones rings and dies away."""
    whole = [0.0] * round(seconds * RATE)
    pushed = blow[: len(whole)] + [0.0] * (len(whole) - len(blow))
    for pitch, strength, fading in tones:
        turn, held = 2 * pi * pitch / RATE, exp(-fading / RATE)
        one_ago, two_ago, push = 2 * held * cos(turn), held * held, strength * sin(turn)
        y1 = y2 = 0.0
        for at, x in enumerate(pushed):
            y = push * x + one_ago * y1 - two_ago * y2
            y1, y2 = y, y1
            whole[at] += y
    return whole


def push(seconds: float) -> Sound:
    """Return a blow that swells and is over: the longer it takes, the softer is what hits."""
    length = max(2, round(seconds * RATE))
    return [(1 - cos(2 * pi * at / length)) / 2 for at in range(length)]


# Shaping and mixing.


def burst(sound: Sound, rise: float, fading: float) -> Sound:
    """Swelling for `rise` seconds, then dying away as fast as `fading` says."""
    return [
        one * min(1.0, at / (rise * RATE)) * exp(-fading * max(0.0, at / RATE - rise))
        for at, one in enumerate(sound)
    ]


def arched(sound: Sound, top: float) -> Sound:
    """Swelling until this part of it is over, then going down to nothing."""
    last = max(1, len(sound) - 1)
    return [
        one * (sin(pi / 2 * at / (top * last)) if at < top * last else _falling(at / last, top))
        for at, one in enumerate(sound)
    ]


def _falling(part: float, top: float) -> float:
    return (1 + cos(pi * (part - top) / (1 - top))) / 2


def grainy(sound: Sound, rng: Random, a_second: float, depth: float) -> Sound:
    """Rough: so often a second a grain breaks, and it is quieter between them by `depth`."""
    grain = 0.0
    made = []
    fade = exp(-420 / RATE)
    for one in sound:
        if rng.random() < a_second / RATE:
            grain = max(grain, 0.4 + 0.6 * rng.random())
        grain *= fade
        made.append(one * (1 - depth + depth * grain))
    return made


def mixed(*parts: tuple[float, float, Sound]) -> Sound:
    """Sounds together: for each when it begins, in seconds, and how strong its loudest moment."""
    length = max(round(begin * RATE) + len(sound) for begin, _, sound in parts)
    whole = [0.0] * length
    for begin, strength, sound in parts:
        first, scale = round(begin * RATE), strength / max(map(abs, sound))
        for at, one in enumerate(sound):
            whole[first + at] += scale * one
    return whole


# What is heard.


def card(rng: Random) -> Sound:
    """Return a card laid on wood: air under it, pasteboard that slaps, and the board below."""
    air = arched(band(noise(0.05, rng), 350, 1800), 0.85)
    slap = burst(band(noise(0.1, rng), 600, 4200), 0.0012, 95)
    edge = burst(band(noise(0.03, rng), 2600, 7000), 0.0008, 260)
    board = struck(push(0.0025), WOOD, 0.14)
    return mixed((0, 0.1, air), (0.042, 1, slap), (0.042, 0.4, edge), (0.043, 0.5, board))


def deal(rng: Random) -> Sound:
    """Return a card that slides off the pack and is let go."""
    slide = arched(band(grainy(noise(0.1, rng), rng, 1500, 0.5), 1300, 5600), 0.6)
    touch = burst(band(noise(0.05, rng), 500, 2800), 0.002, 130)
    return mixed((0, 0.8, slide), (0.07, 0.55, touch))


def shuffle(rng: Random) -> Sound:
    """Two halves of a pack that run into each other, and are pushed together."""
    parts = []
    at = 0.0
    for number in range(30):
        tick = burst(band(noise(0.022, rng), 1000, 3600 + 1400 * rng.random()), 0.001, 210)
        parts.append((at, 0.45 + 0.4 * rng.random() + 0.006 * number, tick))
        at += (0.017 - 0.0003 * number) * (0.75 + 0.5 * rng.random())
    rush = arched(band(grainy(noise(0.2, rng), rng, 700, 0.6), 800, 4200), 0.35)
    tapped = struck(push(0.005), WOOD, 0.14)
    return mixed(*parts, (at + 0.01, 0.45, rush), (at + 0.17, 0.4, tapped))


def sweep(rng: Random) -> Sound:
    """Return a trick drawn together and pulled over the table."""
    drag = arched(below(band(grainy(noise(0.36, rng), rng, 900, 0.55), 420, 3400), 2600), 0.4)
    parts = [(0.0, 0.75, drag)]
    for begin in (0.05, 0.1, 0.13, 0.3):
        click = burst(band(noise(0.03, rng), 900, 4200), 0.001, 190)
        parts.append((begin + 0.012 * rng.random(), 0.35 + 0.2 * rng.random(), click))
    return mixed(*parts, (0.31, 0.3, struck(push(0.006), WOOD, 0.12)))


def knock(rng: Random) -> Sound:
    """Return a knuckle on the table, twice, the second time a little softer."""
    return mixed((0, 1, _blow(rng, 0.0016)), (0.165, 0.8, _blow(rng, 0.002)))


def _blow(rng: Random, softness: float) -> Sound:
    tones = [(pitch * (0.99 + 0.02 * rng.random()), loud, fade) for pitch, loud, fade in WOOD]
    bone = burst(band(noise(0.02, rng), 700, 3000), 0.0008, 300)
    return mixed((0, 1, struck(push(softness), tones, 0.2)), (0, 0.3, bone))


def coin(rng: Random) -> Sound:
    """Return a coin that falls on others, jumps twice and lies."""
    parts = []
    for begin, strength in ((0.0, 1.0), (0.074, 0.5), (0.118, 0.26)):
        parts.append((begin, strength, _clink(rng, 2610 * (0.97 + 0.06 * rng.random()))))
        tick = burst(band(noise(0.012, rng), 2500, 8000), 0.0004, 420)
        parts.append((begin, 0.3 * strength, tick))
    return mixed(*parts, (0.002, 0.25, struck(push(0.003), WOOD, 0.12)))


def _clink(rng: Random, pitch: float) -> Sound:
    """Each tone of a coin is two that hardly differ, for no coin is quite round."""
    tones = []
    for number, (ratio, strength) in enumerate(COIN):
        fading = 26.0 + 9 * number
        apart = 1.002 + 0.004 * rng.random()
        tones.append((pitch * ratio, strength, fading))
        tones.append((pitch * ratio * apart, 0.6 * strength, fading * 1.2))
    return struck(push(0.00014), tones, 0.24)


def chalk(rng: Random) -> Sound:
    """Return a stroke on a slate: chalk is set down, crumbles along, and is lifted."""
    crumbs = grainy(noise(0.17, rng), rng, 620, 0.8)
    stroke = arched(band(crumbs, 1500, 5200), 0.3)
    slate = ((1180, 0.5, 240), (1730, 0.35, 300), (2660, 0.2, 380))
    tap = struck(band(noise(0.003, rng), 500, 4000), slate, 0.05)
    return mixed((0, 0.45, tap), (0.012, 1, stroke))


def bell(rng: Random) -> Sound:
    """Return a bell on the bar, struck twice."""
    tones = [
        (440, 0.3, 6),
        (880, 0.6, 6),
        (1053, 0.5, 7),
        (1769, 0.6, 8),
        (2657, 0.4, 12),
        (3905, 0.2, 18),
    ]
    doubled = [*tones, *((pitch * 1.0013, loud * 0.5, fade) for pitch, loud, fade in tones)]
    hammer = burst(band(noise(0.01, rng), 900, 5000), 0.0005, 400)
    stroke = mixed((0, 1, struck(push(0.0007), doubled, 0.68)), (0, 0.12, hammer))
    return mixed((0, 1, stroke), (0.24, 0.8, stroke))


SOUNDS: dict[str, tuple[Callable[[Random], Sound], float]] = {
    "card": (card, 0.6),
    "deal": (deal, 0.32),
    "shuffle": (shuffle, 0.45),
    "sweep": (sweep, 0.4),
    "knock": (knock, 1.0),
    "coin": (coin, 0.45),
    "chalk": (chalk, 0.4),
    "bell": (bell, 0.5),
}
"""Each sound, and how strong its loudest moment is beside the others."""


def samples(name: str) -> array[int]:
    """Return the numbers of a sound as they stand in its file."""
    make, strength = SOUNDS[name]
    sound = above(make(Random(name)), 40)
    peak = max(map(abs, sound))
    last = max(at for at, one in enumerate(sound) if abs(one) > peak / 400)
    tail, onset = round(FADE * RATE), round(ONSET * RATE)
    level = LOUDEST * strength * 32767 / peak
    kept = (
        one * min(1.0, at / onset, (last - at) / tail) for at, one in enumerate(sound[: last + 1])
    )
    return array("h", (round(one * level) for one in kept))


def write(path: Path, name: str) -> None:
    """Write a sound as a WAV file."""
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        numbers = samples(name)
        file.writeframes(b"".join(one.to_bytes(2, "little", signed=True) for one in numbers))


def main() -> None:
    """Write every sound beside this file."""
    for name in SOUNDS:
        write(Path(__file__).parent / f"{name}.wav", name)


if __name__ == "__main__":
    main()
