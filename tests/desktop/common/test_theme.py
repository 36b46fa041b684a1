"""Texts can be read in both palettes."""

from __future__ import annotations

import pytest

from desktop.common.theme import DARK, LIGHT, Palette, contrast, palette_for


@pytest.mark.parametrize("colours", [LIGHT, DARK])
def test_every_text_stands_out_from_its_ground(colours: Palette) -> None:
    for text, ground in (
        (colours.plate_text, colours.plate),
        (colours.plate_faint, colours.plate),
        (colours.chalk, colours.slate),
        (colours.chalk_faint, colours.slate),
        (colours.highlight_text, colours.highlight),
    ):
        assert contrast(text, ground) >= 4.5, (text, ground)


def test_dark_is_darker() -> None:
    assert palette_for(True) is DARK and palette_for(False) is LIGHT
    assert contrast(DARK.wood, "#ffffff") > contrast(LIGHT.wood, "#ffffff")
