"""Sheets are set like all other paper: headings and names in the serif, figures on their units."""

from __future__ import annotations

from typing import NamedTuple
from unittest import mock

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontInfo
from pytestqt.qtbot import QtBot

from desktop.look import serif
from desktop.sheet import forms, strokes
from desktop.sheet.forms import Order
from desktop.sheet.page import SheetPage
from tests.desktop.sheet.golden import blank, filled


class Written(NamedTuple):
    """A text as it was put on the page: in which letters, how, and where its end is."""

    text: str
    family: str
    right: float | None


def written(page: SheetPage) -> list[Written]:
    """Everything that is written on the first page of a sheet."""
    found: list[Written] = []
    write = strokes.Pen.write

    def note(
        pen: strokes.Pen, rect: QRectF, text: str, size: float, align: Qt.AlignmentFlag
    ) -> None:
        if text:
            at_end = bool(align & Qt.AlignmentFlag.AlignRight)
            family = QFontInfo(pen.painter.font()).family()
            found.append(Written(text, family, round(rect.right(), 3) if at_end else None))
        write(pen, rect, text, size, align)

    with mock.patch.object(strokes.Pen, "write", note):
        forms.picture(Order(page))
    return found


def test_title_rules_and_names_are_in_the_serif_and_numbers_are_not(qtbot: QtBot) -> None:
    of = {one.text: one.family for one in written(blank("ramsen", "bavarian", 4))}
    assert of["Ramsen"] == of["Rules"] == of["Signatures"] == of["Place, date"] == serif.family()
    assert of["1"] != serif.family()


def test_names_above_columns_and_below_lines_are_in_the_serif(qtbot: QtBot) -> None:
    page = filled("kein_stich-black_pig-5")
    families = {one.text: one.family for one in written(page)}
    for name in page.names:
        assert families[name] == serif.family()


def test_the_figures_of_a_column_end_at_the_same_place(qtbot: QtBot) -> None:
    page = filled("kein_stich-black_pig-5")
    ends = {
        one.right
        for one in written(page)
        if one.text.lstrip("−").isdecimal() and one.right is not None
    }
    # One end for each column: the five players and the pot.
    assert len(ends) == len(page.heads)


@pytest.mark.parametrize("name", ["kein_stich-black_pig-5"])
def test_a_minus_is_no_hyphen(name: str, qtbot: QtBot) -> None:
    texts = [one.text for one in written(filled(name))]
    assert any(text.startswith("−") for text in texts)
    assert not any(text.startswith("-") for text in texts)
