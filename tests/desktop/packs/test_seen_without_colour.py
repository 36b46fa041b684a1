"""Suits are told apart by who does not see red and green: by form in every pack, and by colour.

Pictures are simulated as such a person sees them (Viénot, Brettel and Mollon, 1999).
"""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import combinations, product
from math import hypot
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage

from desktop.common import paths
from desktop.look.lights import SURFACES
from desktop.look.theme import theme_for
from desktop.packs import Pack
from desktop.packs.look import COLOURS, Look
from tests.contrast import contrast

Rgb = tuple[float, float, float]

FOLDER = paths.own("assets", "cards")
PACKS = sorted(one.parent for one in FOLDER.glob("*/pack.json"))
SIZE = 48
"""A sign in pixels, about as large as that in the corner of a card."""
DIFFERENT = 0.12
"""So much of what two signs cover must be covered by one of them only, at least. Spades and clubs,
which are black for everybody, are the nearest of the packs, with 0.15."""
_DARK = 40
"""So much darker than the paper is ink, of 255."""
STANDS_OUT, WORDS = 3.0, 4.5


def linear(one: int) -> float:
    value = one / 255
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


def back(value: float) -> int:
    value = min(1.0, max(0.0, value))
    value = value * 12.92 if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055
    return round(255 * value)


def without_red(colour: QColor) -> QColor:
    """A colour as a protanope sees it."""
    r, g, b = (linear(one) for one in (colour.red(), colour.green(), colour.blue()))
    seen = 0.11238 * r + 0.88762 * g
    return QColor(back(seen), back(seen), back(0.00401 * r - 0.00401 * g + b))


def without_green(colour: QColor) -> QColor:
    """A colour as a deuteranope sees it."""
    r, g, b = (linear(one) for one in (colour.red(), colour.green(), colour.blue()))
    seen = 0.29275 * r + 0.70725 * g
    return QColor(back(seen), back(seen), back(-0.02234 * r + 0.02234 * g + b))


EYES = (without_red, without_green)


def name(one: object) -> str:
    return one.name if isinstance(one, Path) else getattr(one, "__name__", str(one))


def inked(pack: Pack, suit: str, eyes: Callable[[QColor], QColor]) -> set[tuple[int, int]]:
    """Where these eyes see the ink of a sign."""
    image: QImage = pack.sign(suit, SIZE, 1.0).toImage()
    middle, reach = SIZE / 2, 0.42 * SIZE  # a circle of paper, without its edge
    inside = [
        (x, y) for x, y in product(range(SIZE), repeat=2) if hypot(x - middle, y - middle) < reach
    ]
    light = {(x, y): eyes(image.pixelColor(x, y)).lightness() for x, y in inside}
    paper = max(light.values())
    return {place for place, one in light.items() if one < paper - _DARK}


@pytest.mark.parametrize("eyes", EYES, ids=name)
@pytest.mark.parametrize("folder", PACKS, ids=name)
def test_signs_of_suits_differ_in_form(qtbot, folder, eyes):
    pack = Pack(folder)
    suits = json.loads((folder / "pack.json").read_text("utf-8"))["index"]["small"]["signs"]
    assert len(suits) == 4
    pictures = {suit: inked(pack, suit, eyes) for suit in suits}
    for one, other in combinations(pictures, 2):
        apart, both = pictures[one] ^ pictures[other], pictures[one] | pictures[other]
        assert len(apart) / len(both) >= DIFFERENT, (one, other, len(apart), len(both))


@pytest.mark.parametrize("eyes", EYES, ids=name)
@pytest.mark.parametrize("colours", ["four", "contrast"])
@pytest.mark.parametrize("folder", PACKS, ids=name)
def test_inks_of_suits_stand_out_from_the_paper(qtbot, folder, colours, eyes):
    assert colours in COLOURS
    pack = Pack(folder, Look(colours=colours))
    suits = json.loads((folder / "pack.json").read_text("utf-8"))["index"]["small"]["signs"]
    for suit in suits:
        image = pack.sign(suit, SIZE, 1.0).toImage()
        middle = range(SIZE // 4, 3 * SIZE // 4)
        tones = {eyes(image.pixelColor(x, y)).name() for x in middle for y in middle}
        best = max(contrast(one, "#ffffff") for one in tones)
        assert best >= STANDS_OUT, (suit, best)


@pytest.mark.parametrize("eyes", EYES, ids=name)
@pytest.mark.parametrize("dark", [False, True], ids=["day", "night"])
@pytest.mark.parametrize("surface", SURFACES)
def test_words_of_good_and_bad_are_read(surface, dark, eyes):
    look = theme_for(dark, surface)

    def to(one: str) -> str:
        return eyes(QColor(one)).name()

    for words in (look.good, look.bad, look.ink):
        assert contrast(to(words), to(look.paper_low)) >= WORDS
