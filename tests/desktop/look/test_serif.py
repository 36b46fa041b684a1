"""The serif comes with the program; where it cannot be loaded, the platform's own is taken."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QFontInfo

from desktop.common import paths
from desktop.look import serif
from desktop.look.lettering import SIZES, SMALLEST, Size, letters, plain_letters

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def forgotten() -> Iterator[None]:
    """Fonts are loaded anew in the test, and again after it."""
    serif.family.cache_clear()
    yield
    serif.family.cache_clear()


@pytest.mark.parametrize(("bold", "italic"), [(False, False), (True, False), (False, True)])
def test_letters_are_set_in_the_serif_that_comes_with_the_program(bold: bool, italic: bool) -> None:
    found = QFontInfo(letters("text", bold=bold, italic=italic))
    assert found.family() == "Source Serif Pro"
    assert (found.weight() >= 600, found.italic()) == (bold, italic)


def test_its_licence_lies_beside_it() -> None:
    text = paths.own("assets", "fonts", "OFL.txt").read_text(encoding="utf-8")
    assert "SIL Open Font License, Version 1.1" in text


def test_without_it_letters_are_set_in_the_platforms_and_the_log_says_so_once(
    forgotten: None,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(paths, "own", lambda *parts: tmp_path.joinpath(*parts))
    with caplog.at_level(logging.WARNING):
        fonts = [letters("text"), letters("title")]
    assert {font.family() for font in fonts} == {serif.platform_family()}
    assert [record.name for record in caplog.records] == ["desktop.look.serif"]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [0.1, 0.85, 1.0, 2.0])
def test_letters_grow_with_the_scale_and_are_never_too_small_to_read(
    size: Size, scale: float
) -> None:
    wanted = max(SMALLEST, round(SIZES[size] * scale))
    assert letters(size, scale).pixelSize() == plain_letters(size, scale).pixelSize() == wanted
    assert SMALLEST >= 12
