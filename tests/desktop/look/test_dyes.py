"""The colours of boxes: what is written on them can be read in every light."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from desktop.look import theme as themes
from desktop.look.dyes import DYES, dye
from desktop.look.theme import contrast, theme_for


@pytest.fixture(params=[False, True], ids=["day", "night"])
def dark(request: pytest.FixtureRequest) -> Iterator[bool]:
    before = themes.theme()
    themes.use(theme_for(request.param))
    yield request.param
    themes.use(before)


@pytest.mark.parametrize("name", DYES)
def test_words_on_a_box_are_read(name: str, dark: bool) -> None:
    tone = dye(name)
    for words in (themes.theme().plate_words, themes.theme().brass_light):
        assert min(contrast(words, tone.high), contrast(words, tone.low)) >= 4.5


@pytest.mark.parametrize("dark", [False], indirect=True)
def test_a_game_without_a_colour_gets_one_and_keeps_it(dark: bool) -> None:
    assert dye("", "hearts") in DYES.values()
    assert dye("", "hearts") == dye("unheard of", "hearts")
    assert dye("red", "hearts") == DYES["red"]
