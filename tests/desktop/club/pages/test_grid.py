"""The tables of a club evening: figures at the right, whatever stands before or for them."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontInfo, QFontMetrics
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from desktop.club.pages.grid import Grid

FIGURES = ("7", "−7", "(−12)", "[3]*", "1.=", "…", "–", "×")
TEXTS = ("Anna", "", "−", "3 Anna", "13.03.", "13.03., 13.04.")


@pytest.mark.parametrize(
    ("text", "right"),
    [*((text, True) for text in FIGURES), *((text, False) for text in TEXTS)],
)
def test_figures_stand_at_the_right(qtbot: QtBot, text: str, right: bool) -> None:
    grid = Grid()
    qtbot.addWidget(grid)
    grid.fill(["Name"], [(1, [text])])
    item = grid.item(0, 0)
    assert item is not None
    assert bool(item.textAlignment() & Qt.AlignmentFlag.AlignRight) == right


LONG = (
    "Maximiliane-Friederike von Hohenstein-Waldburg",
    "Donaudampfschifffahrtsgesellschaftskapitaensmuetze",
    "Anna",
)


@pytest.mark.parametrize("width", [260, 340, 480, 900])
def test_a_long_name_is_smaller_or_stands_in_two_lines_and_is_never_cut(
    qtbot: QtBot, width: int
) -> None:
    grid = Grid(stretch=1)
    qtbot.addWidget(grid)
    grid.resize(width, 300)
    grid.fill(
        ["Place", "Name", "Points", "1/9"],
        [(name, [f"{place}.", name, "100", "50"]) for place, name in enumerate(LONG, 1)],
    )
    grid.show()
    usual, shapes = QFontInfo(grid.font()).pixelSize(), set()
    for row, name in enumerate(LONG):
        option = QStyleOptionViewItem()
        delegate = grid.itemDelegate()
        assert isinstance(delegate, QStyledItemDelegate)
        delegate.initStyleOption(option, grid.model().index(row, 1))
        metrics = QFontMetrics(option.font)
        lines = option.text.split("\N{LINE SEPARATOR}")
        assert "".join("".join(lines).split()) == "".join(name.split())
        assert QFontInfo(option.font).pixelSize() >= int(0.65 * usual)
        # What is written is drawn: nothing of it is left out, beside it or below it.
        assert max(map(metrics.horizontalAdvance, lines)) <= grid.columnWidth(1) - 6
        assert len(lines) * metrics.height() <= grid.rowHeight(row)
        shapes.add(len(lines))
    assert shapes == ({1} if width > 340 else {1, 2})
