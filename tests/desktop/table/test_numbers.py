"""Numbers on things that lie on the table are as large and of the same face as all its words."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from desktop.look.lettering import SMALLEST, letters
from desktop.table import coins, talon
from desktop.table.table import TableView
from engine.rules.show import Coins
from tests.desktop.table.moments import Evening, asked


@pytest.mark.parametrize("size", [(660, 780), (800, 600), (1280, 800)])
def test_no_number_is_smaller_than_can_be_read_and_all_are_in_the_serif(
    table: TableView, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    said: dict[str, QFont] = {}

    def hear(_painter: object, _where: object, text: str, font: QFont, **_: object) -> None:
        said[text] = QFont(font)

    for module in (coins, talon):
        monkeypatch.setattr(module, "pill", hear)
    evening = Evening()
    table.resize(*size)
    table.show_scene(
        replace(evening.until(asked("tricks")), coins=Coins(12, (-12, 0, 0, 0))), evening.speech
    )
    for widget in (*table.findChildren(talon.Talon), *table.findChildren(coins.Kitty)):
        # What Qt hands down is not to be relied upon: a style sheet can keep it back.
        widget.setFont(QApplication.font())
        widget.grab()
    assert len(said) == 2
    for font in said.values():
        assert font.pixelSize() >= SMALLEST and font.family() == letters("text").family()


def test_the_talon_is_the_thicker_the_more_cards_are_left(table: TableView) -> None:
    pile, card = table.findChildren(talon.Talon)[0], QRect(0, 0, 110, 160)

    def thickness(count: int) -> int:
        pile.lie_at(card, count, "Talon")
        return pile.width()

    counts = [1, 4, 5, 9, 13, 17, 52]
    assert [thickness(count) - thickness(1) for count in counts] == [0, 0, 2, 4, 6, 8, 8]
