"""What stands on a plate fits: smaller first, then in two lines, at last less of it."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest
from PySide6.QtGui import QFont, QFontInfo, QFontMetrics, QFontMetricsF

from desktop.common import paths
from desktop.look import serif
from desktop.look.lettering import SIZES, SMALLEST, fitted, letters, parted

pytestmark = pytest.mark.usefixtures("qapp")


NOTES = ("2 tricks", "plays", "exchanged 3")


def font(size: int) -> QFont:
    made = QFont()
    made.setPixelSize(size)
    return made


def wide(text: str, size: int) -> int:
    return QFontMetrics(font(size)).horizontalAdvance(text)


def test_notes_that_fit_into_two_lines_are_all_there():
    width = wide("2 tricks · plays", 12)
    found, rows = parted(font(12), NOTES, (width, width))
    assert rows == ["2 tricks · plays", "exchanged 3"] and found.pixelSize() == 12


def test_they_are_set_smaller_before_one_is_left_out():
    width = wide("2 tricks · plays", 14)
    found, rows = parted(font(20), NOTES, (width, width))
    assert rows == ["2 tricks · plays", "exchanged 3"] and found.pixelSize() == 14


def test_what_finds_no_room_is_left_out_as_a_whole_from_the_end():
    width = wide("2 tricks · …", SMALLEST)
    found, rows = parted(font(SMALLEST), (*NOTES, "finished"), (width, width))
    assert rows == ["2 tricks", "plays · …"] and found.pixelSize() == SMALLEST


def test_a_note_too_long_for_its_line_goes_on_in_the_next():
    width = wide("has exchanged", SMALLEST)
    _, rows = parted(font(SMALLEST), ("has exchanged three", "out"), (width, width))
    assert rows == ["has exchanged", "three · out"]
    _, rows = parted(font(SMALLEST), ("a-word-without-a-blank-in-it", "out"), (width, width))
    assert rows == ["a-word-without-a-blank-in-it", "out"]


def test_a_note_gives_way_to_the_sign_that_there_is_more():
    width = wide("plays · in", SMALLEST)
    _, rows = parted(font(SMALLEST), ("tricks", "plays", "in", "finished"), (width, width))
    assert rows == ["tricks", "plays · …"]


def test_a_name_is_set_smaller_before_it_is_shortened_at_any_width():
    """Also where it would fit by a part of a pixel, and letters are counted in whole ones."""
    title = letters("title", 1.0, bold=True)
    whole = QFontMetricsF(title).horizontalAdvance("Schnellen")
    for tenth in range(int(8 * whole), int(10 * whole) + 20):
        assert fitted(title, "Schnellen", tenth / 10)[1] == "Schnellen", tenth / 10


# The serif comes with the program; where it cannot be loaded, the platform's own is taken.


@pytest.fixture
def forgotten() -> Iterator[None]:
    """Fonts are loaded anew in the test, and again after it."""
    serif.family.cache_clear()
    yield
    serif.family.cache_clear()


@pytest.mark.parametrize(("bold", "italic"), [(False, False), (True, False), (False, True)])
def test_letters_are_set_in_the_serif_that_comes_with_the_program(bold, italic):
    found = QFontInfo(letters("text", bold=bold, italic=italic))
    assert found.family() == "Source Serif Pro"
    assert (found.weight() >= 600, found.italic()) == (bold, italic)


def test_its_licence_lies_beside_it():
    text = paths.own("assets", "fonts", "OFL.txt").read_text(encoding="utf-8")
    assert "SIL Open Font License, Version 1.1" in text


def test_without_it_letters_are_set_in_the_platforms_and_the_log_says_so_once(
    forgotten, monkeypatch, tmp_path, caplog
):
    monkeypatch.setattr(paths, "own", lambda *parts: tmp_path.joinpath(*parts))
    with caplog.at_level(logging.WARNING):
        fonts = [letters("text"), letters("title")]
    assert {font.family() for font in fonts} == {serif.platform_family()}
    assert [record.name for record in caplog.records] == ["desktop.look.serif"]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [0.1, 0.85, 1.0, 2.0])
def test_letters_grow_with_the_scale_and_are_never_too_small_to_read(size, scale):
    wanted = max(SMALLEST, round(SIZES[size] * scale))
    assert letters(size, scale).pixelSize() == wanted
    assert SMALLEST >= 12
