"""The tables of a club evening: figures at the right, whatever stands before or for them."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from desktop.club.pages.grid import Grid

FIGURES = ("7", "−7", "(−12)", "[3]*", "1.=", "…", "–", "×")
TEXTS = ("Anna", "", "−", "3 Anna")


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
