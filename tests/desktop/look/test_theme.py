"""The theme: every text can be read, by day and by night, on every table top."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath
from PySide6.QtWidgets import QApplication

from desktop.look import theme as themes
from desktop.look.lights import SURFACES
from desktop.look.paper import WOOD_SHADE, WOOD_SHADES, focus_ring
from desktop.look.theme import Theme, contrast, mixed, theme_for

ALL = [
    theme_for(dark, name, strong)
    for dark, name, strong in product((False, True), SURFACES, (False, True))
]
MORE = 7.0
"""In strong contrast letters stand out so far at least, as WCAG asks for at its highest level."""

ON = (
    ("ink", "paper"),
    ("ink", "paper_low"),
    ("ink_faint", "paper"),
    ("ink_faint", "paper_low"),
    ("ink_head", "paper"),
    ("ink_head", "paper_low"),
    ("good", "paper_low"),
    ("bad", "paper_low"),
    ("ink", "field"),
    ("ink_faint", "field"),
    ("ink", "chosen"),
    ("ink", "ribbon"),
    ("ink", "ribbon_low"),
    ("ink", "tag"),
    ("ink", "tag_low"),
    ("plate_words", "plate_high"),
    ("plate_words", "plate_low"),
    ("bar_text", "bar"),
    ("bar_faint", "bar"),
    ("bar_text", "bar_chosen"),
    ("chalk", "slate"),
    ("chalk_faint", "slate"),
    ("highlight_text", "highlight"),
)
"""Which letters stand on which ground."""


def name(look: Theme) -> str:
    strong = "-strong" if look.strong else ""
    return f"{look.surface}-{'night' if look.dark else 'day'}{strong}"


@pytest.mark.parametrize("look", ALL, ids=name)
def test_every_text_stands_out_from_its_ground(look: Theme) -> None:
    for text, ground in ON:
        found = contrast(getattr(look, text), getattr(look, ground))
        assert found >= (MORE if look.strong else 4.5), (text, ground, found)


@pytest.mark.parametrize("look", ALL, ids=name)
def test_words_on_the_wood_are_read_even_below_the_lamp(look: Theme) -> None:
    lightest = mixed(look.wood, look.lamp, look.glow / 255)
    shade = 1 - (1 - WOOD_SHADE / 255) ** WOOD_SHADES
    found = contrast(look.wood_text, mixed(lightest, look.wood_text_shade, shade))
    assert found >= (MORE if look.strong else 4.5)


@pytest.mark.parametrize("look", ALL, ids=name)
def test_a_prompt_is_read_even_below_the_lamp(look: Theme) -> None:
    lightest = mixed(look.wood, look.lamp, look.glow / 255)
    ground = mixed(lightest, look.prompt, look.prompt_strength / 255)
    assert contrast(look.prompt_text, ground) >= (MORE if look.strong else 4.5)


@pytest.mark.parametrize("look", ALL, ids=name)
def test_the_ring_of_focus_is_seen_on_paper_and_on_wood(look: Theme) -> None:
    """It is dark within light: one of the two stands out from any ground."""
    for ground in (look.paper, look.wood, look.joint, look.plate_low, look.slate):
        found = max(contrast(look.focus, ground), contrast(look.focus_edge, ground))
        assert found >= 3.0, ground
    assert contrast(look.focus, look.focus_edge) >= 3.0


@pytest.mark.parametrize("surface", SURFACES)
def test_by_night_the_table_is_darker(surface: str) -> None:
    day, night = theme_for(False, surface), theme_for(True, surface)
    assert contrast(night.wood, "#ffffff") > contrast(day.wood, "#ffffff") + 1
    assert night.dark and not day.dark


def test_a_surface_that_nobody_knows_is_oak() -> None:
    assert theme_for(True, "marble") == theme_for(True, "oak")


def test_the_theme_in_use_is_the_one_taken_last() -> None:
    before = themes.theme()
    try:
        themes.use(theme_for(True, "felt"))
        assert themes.theme() == theme_for(True, "felt")
        themes.use(theme_for(False))
        assert themes.theme() == theme_for(False)
    finally:
        themes.use(before)


@pytest.mark.parametrize("look", ALL, ids=name)
def test_the_ring_of_focus_is_three_pixels_wide_and_of_two_colours(
    qapp: QApplication, look: Theme
) -> None:
    before = themes.theme()
    themes.use(look)
    try:
        picture = QImage(60, 60, QImage.Format.Format_RGB32)
        picture.fill(QColor(look.wood))
        painter = QPainter(picture)
        outline = QPainterPath()
        outline.addRect(20, -40, 80, 140)
        focus_ring(painter, outline)
        painter.end()
    finally:
        themes.use(before)
    row = [picture.pixelColor(x, 30).name() for x in range(60)]
    ring = [one for one in row if one != look.wood]
    assert len(ring) >= 3
    assert look.focus in ring and max(contrast(one, look.focus) for one in ring) >= 3.0
