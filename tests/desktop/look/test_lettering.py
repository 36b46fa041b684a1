"""What stands on a plate fits: smaller first, then in two lines, at last less of it."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFont, QFontMetrics, QFontMetricsF

from desktop.look.lettering import SMALLEST, fitted, letters, parted

NOTES = ("2 tricks", "plays", "exchanged 3")

pytestmark = pytest.mark.usefixtures("qapp")


def font(size: int) -> QFont:
    made = QFont()
    made.setPixelSize(size)
    return made


def wide(text: str, size: int) -> int:
    return QFontMetrics(font(size)).horizontalAdvance(text)


def test_notes_that_fit_into_two_lines_are_all_there() -> None:
    width = wide("2 tricks · plays", 12)
    found, rows = parted(font(12), NOTES, (width, width))
    assert rows == ["2 tricks · plays", "exchanged 3"] and found.pixelSize() == 12


def test_they_are_set_smaller_before_one_is_left_out() -> None:
    width = wide("2 tricks · plays", 14)
    found, rows = parted(font(20), NOTES, (width, width))
    assert rows == ["2 tricks · plays", "exchanged 3"] and found.pixelSize() == 14


def test_what_finds_no_room_is_left_out_as_a_whole_from_the_end() -> None:
    width = wide("2 tricks · …", SMALLEST)
    found, rows = parted(font(SMALLEST), (*NOTES, "finished"), (width, width))
    assert rows == ["2 tricks", "plays · …"] and found.pixelSize() == SMALLEST


def test_a_note_too_long_for_its_line_goes_on_in_the_next() -> None:
    width = wide("has exchanged", SMALLEST)
    _, rows = parted(font(SMALLEST), ("has exchanged three", "out"), (width, width))
    assert rows == ["has exchanged", "three · out"]
    _, rows = parted(font(SMALLEST), ("a-word-without-a-blank-in-it", "out"), (width, width))
    assert rows == ["a-word-without-a-blank-in-it", "out"]


def test_a_note_gives_way_to_the_sign_that_there_is_more() -> None:
    width = wide("plays · in", SMALLEST)
    _, rows = parted(font(SMALLEST), ("tricks", "plays", "in", "finished"), (width, width))
    assert rows == ["tricks", "plays · …"]


def test_a_name_is_set_smaller_before_it_is_shortened_at_any_width() -> None:
    """Also where it would fit by a part of a pixel, and letters are counted in whole ones."""
    title = letters("title", 1.0, bold=True)
    whole = QFontMetricsF(title).horizontalAdvance("Schnellen")
    for tenth in range(int(8 * whole), int(10 * whole) + 20):
        assert fitted(title, "Schnellen", tenth / 10)[1] == "Schnellen", tenth / 10
