"""The table tops: each looks its own, the same every time, and lets the texts upon it be read."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage

from desktop.common.settings import SETTINGS
from desktop.look import theme as themes
from desktop.look.dyes import DYES, dye
from desktop.look.ground import Surface
from desktop.look.theme import theme_for
from tests.contrast import contrast

KINDS = SETTINGS["surface"].values


def painted(kind: str, dark: bool = False) -> QImage:
    surface = Surface().pixmap(theme_for(dark, kind), QSize(300, 200), 1.0)
    return surface.toImage()


def mean(picture: QImage) -> QColor:
    small = picture.scaled(1, 1)
    return small.pixelColor(0, 0)


@pytest.mark.parametrize("kind", KINDS)
def test_a_surface_is_the_same_every_time(qtbot, kind):
    assert painted(kind) == painted(kind)


@pytest.mark.parametrize("kind", KINDS)
def test_by_night_every_surface_is_darker(qtbot, kind):
    assert mean(painted(kind, dark=True)).lightness() < mean(painted(kind)).lightness() - 30


def test_the_surfaces_differ(qtbot):
    oak, felt, tabletop = (mean(painted(kind)) for kind in ("oak", "felt", "tabletop"))
    assert felt.green() > max(felt.red(), felt.blue())
    assert oak.red() > oak.blue() + 40
    assert max(tabletop.getRgb()[:3]) - min(tabletop.getRgb()[:3]) < 40  # type: ignore[type-var, index]


def test_a_surface_is_kept_for_its_size(qtbot):
    surface, colours = Surface(), theme_for(False, "felt")
    first = surface.pixmap(colours, QSize(100, 80), 1.0)
    assert surface.pixmap(colours, QSize(100, 80), 1.0).cacheKey() == first.cacheKey()
    assert surface.pixmap(colours, QSize(120, 80), 1.0).cacheKey() != first.cacheKey()


# The colours of boxes: what is written on them can be read in every light.


@pytest.fixture(params=[False, True], ids=["day", "night"])
def dark(request: pytest.FixtureRequest) -> Iterator[bool]:
    before = themes.theme()
    themes.use(theme_for(request.param))
    yield request.param
    themes.use(before)


@pytest.mark.parametrize("name", DYES)
def test_words_on_a_box_are_read(name, dark):
    tone = dye(name)
    for words in (themes.theme().plate_words, themes.theme().brass_light):
        assert min(contrast(words, tone.high), contrast(words, tone.low)) >= 4.5


@pytest.mark.parametrize("dark", [False], indirect=True)
def test_a_game_without_a_colour_gets_one_and_keeps_it(dark):
    assert dye("", "hearts") in DYES.values()
    assert dye("", "hearts") == dye("unheard of", "hearts")
    assert dye("red", "hearts") == DYES["red"]
