"""All columns of a table are seen: none is pushed out of it, and none gives more than it must."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QTableWidget, QTableWidgetItem
from pytestqt.qtbot import QtBot

from desktop.common.columns import Columns, shared


def test_where_there_is_room_each_has_what_it_needs_and_one_the_rest() -> None:
    assert shared([100, 200, 50], 500, 20) == [100, 200, 200]
    assert shared([100, 200, 50], 500, 20, 0) == [250, 200, 50]


def test_where_room_lacks_the_widest_give_first() -> None:
    assert shared([60, 300, 200, 40], 400, 20) == [60, 150, 150, 40]


@given(st.lists(st.integers(1, 900), min_size=1, max_size=9), st.integers(200, 2000))
def test_together_they_fill_the_table(needs: list[int], room: int) -> None:
    widths = shared(needs, room, 20)
    assert sum(widths) == room
    assert all(width >= min(need, 20) for need, width in zip(needs, widths, strict=True))


def test_a_table_that_is_made_narrower_still_shows_its_last_column(qtbot: QtBot) -> None:
    table = QTableWidget(1, 3)
    qtbot.addWidget(table)
    for column, text in enumerate(("6 January", "Anna, Ben, Cilli and Dora", "an evening")):
        table.setItem(0, column, QTableWidgetItem(text))
    Columns(table, 2)
    table.show()
    for width in (600, 240, 420):
        table.resize(width, 100)
        last = table.columnViewportPosition(2) + table.columnWidth(2)
        assert table.columnWidth(2) > 0 and last == table.viewport().width()
    assert table.horizontalScrollBarPolicy() == Qt.ScrollBarPolicy.ScrollBarAlwaysOff
