"""Slips at the desk: Enter takes the marked one, and nothing that comes disturbs what is typed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.club.model import inbox
from desktop.club.pages.rounds import RoundsPage
from desktop.club.pages.table_card import TableCard
from tests.desktop.club.rooms import Witness, running

MINE, OTHER = [9, 1, 0, 0], [1, 9, 0, 0]


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[tuple[Witness, RoundsPage]]:
    yield rounds_of(qtbot, running(28))


class Painted(QObject):
    """Notes of which tables the cards are painted."""

    def __init__(self) -> None:
        super().__init__()
        self.tables: set[int] = set()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and isinstance(watched, TableCard):
            self.tables.add(watched.table)
        return False


def rounds_of(qtbot: QtBot, witness: Witness) -> tuple[Witness, RoundsPage]:
    page = RoundsPage(witness.controller)
    witness.controller.changed.connect(page.refresh)
    witness.controller.received.connect(page.show_slips)
    qtbot.addWidget(page)
    page.resize(900, 700)
    page.show()
    with qtbot.waitActive(page):
        page.activateWindow()
    page.refresh()
    return witness, page


def sent(witness: Witness, table: int, by: str, values: list[int] = MINE) -> None:
    assert not witness.controller.receive({"handed": [1, table], "values": values, "by": by})
    QApplication.processEvents()


def listed(page: RoundsPage) -> list[str]:
    return [page.slips.list.item(row).text() for row in range(page.slips.list.count())]


def in_(witness: Witness) -> set[int]:
    return set(witness.controller.state.rounds[0].results)


def test_enter_takes_one_slip_after_the_other(page):
    witness, rounds = page
    for table in (3, 1, 5):
        sent(witness, table, "Jens")
    rounds.slips.list.setFocus()
    for taken in ({3}, {3, 1}, {3, 1, 5}):
        QTest.keyClick(rounds.slips.list, Qt.Key.Key_Return)
        assert in_(witness) == taken
    assert witness.said[-1] == "Table 5 entered."
    assert rounds.entry.table.hasFocus() and not rounds.slips.isVisible()


def test_a_slip_says_its_table_who_has_what_and_who_has_sent_it(page):
    witness, rounds = page
    sent(witness, 3, "Jens")
    sent(witness, 3, "Inga")
    (line,) = listed(rounds)
    names = [
        witness.controller.state.people[who].name
        for who in witness.controller.state.rounds[0].seated(3)
    ]
    assert line == (
        f"Table 3: {names[0]} 9, {names[1]} 1, {names[2]} 0, {names[3]} 0 · Jens, Inga · 20:15"
    )


def test_a_key_that_is_held_takes_one_slip_only(page):
    witness, rounds = page
    for table in (1, 2, 3):
        sent(witness, table, "Jens")
    rounds.slips.list.setFocus()
    for repeated in (False, True, True):
        key = QKeyEvent(
            QEvent.Type.KeyPress,
            Qt.Key.Key_Return,
            Qt.KeyboardModifier.NoModifier,
            "\r",
            repeated,
        )
        QApplication.sendEvent(rounds.slips.list, key)
    assert in_(witness) == {1}


def test_enter_takes_nothing_that_was_not_marked_when_it_was_seen(page):
    witness, rounds = page
    for table in (1, 2):
        sent(witness, table, "Jens")
    rounds.slips.list.setFocus()
    rounds.slips.list.setCurrentRow(0)
    sent(witness, 1, "Jens", OTHER)
    QTest.keyClick(rounds.slips.list, Qt.Key.Key_Return)
    assert not in_(witness), "it says something else by now"
    rounds.slips.list.setCurrentRow(1)
    sent(witness, 2, "Inga")
    QTest.keyClick(rounds.slips.list, Qt.Key.Key_Return)
    assert in_(witness) == {2}, "that somebody says the same changes nothing"


def test_a_slip_that_comes_is_told_by_the_cards_that_are_there(page):
    witness, rounds = page
    sent(witness, 1, "Jens")  # the list of slips has taken its place
    cards, painted = rounds.tables.cards, Painted()
    for _ in range(3):
        QApplication.processEvents()
    QApplication.instance().installEventFilter(painted)
    sent(witness, 3, "Jens")
    for _ in range(3):
        QApplication.processEvents()
    QApplication.instance().removeEventFilter(painted)
    assert rounds.tables.cards == cards and painted.tables == {3}
    told = [(card.line, card.accessibleName(), card.toolTip()) for card in cards]
    one = witness.controller.state.rounds[0]
    fresh = [TableCard(witness.controller.state, one, card.table) for card in cards]
    assert told == [(card.line, card.accessibleName(), card.toolTip()) for card in fresh]
    assert [card.line.state for card in cards].count("• slip waiting") == 2


def test_a_slip_that_comes_disturbs_nothing_that_is_being_typed(page):
    witness, rounds = page
    rounds.entry.table.setFocus()
    rounds.entry.pick(4)
    field = rounds.entry.figures[1]
    rounds.entry.figures[0].put("7")
    field.setFocus()
    QTest.keyClicks(field, "3")
    for table in (1, 4, 2):
        sent(witness, table, "Jens")
    assert field.hasFocus() and rounds.entry.current == 4
    assert [one.text() for one in rounds.entry.figures[:2]] == ["7", "3"]
    for figure in rounds.entry.figures[2:]:
        figure.put("0")
    rounds.entry.commit()
    assert witness.controller.state.rounds[0].results[4].values == (7, 3, 0, 0)
    assert [slip.table for slip in rounds.slips.slips] == [1, 2], "the table's slip is done with"


def test_while_a_room_is_open_nothing_moves_when_a_slip_comes(page, qtbot):
    witness, rounds = page
    assert not rounds.slips.isVisible()
    witness.controller.room = "http://192.168.1.20:7411/"
    witness.controller.changed.emit()
    qtbot.wait(1)
    before = rounds.tables.geometry(), rounds.entry.geometry()
    sent(witness, 1, "Jens")
    qtbot.wait(1)
    assert (rounds.tables.geometry(), rounds.entry.geometry()) == before


def test_a_slip_is_looked_at_and_changed_where_results_are_entered(page):
    witness, rounds = page
    sent(witness, 3, "Jens")
    rounds.slips.list.setFocus()
    rounds.slips.list.setCurrentRow(0)
    QTest.keyClick(rounds.slips.list, Qt.Key.Key_Space)
    assert rounds.entry.current == 3
    assert [field.text() for field in rounds.entry.figures] == ["9", "1", "0", "0"]
    rounds.entry.figures[0].put("8")
    rounds.entry.figures[1].put("2")
    rounds.entry.figures[-1].setFocus()
    QTest.keyClick(rounds.entry.figures[-1], Qt.Key.Key_Return)
    assert witness.controller.state.rounds[0].results[3].values == (8, 2, 0, 0)
    assert not inbox.waiting(witness.controller.state)


def test_lost_games_are_asked_before_a_slip_is_taken(qtbot):
    witness, rounds = rounds_of(qtbot, running(28, lost_fees=[50]))
    sent(witness, 3, "Jens")
    rounds.slips.list.setFocus()
    rounds.slips.list.setCurrentRow(0)
    QTest.keyClick(rounds.slips.list, Qt.Key.Key_Return)
    assert not in_(witness) and rounds.entry.current == 3
    assert rounds.entry.lost.fields[0].hasFocus()
    for field in rounds.entry.lost.fields:
        QTest.keyClick(field, Qt.Key.Key_Return)
    assert in_(witness) == {3}


def test_a_slip_put_aside_is_gone_and_comes_back_by_redo(page):
    witness, rounds = page
    for table in (3, 1):
        sent(witness, table, "Jens")
    rounds.slips.list.setFocus()
    rounds.slips.list.setCurrentRow(0)
    QTest.keyClick(rounds.slips.list, Qt.Key.Key_Delete)
    assert witness.said[-1] == "The slip of table 3 is set aside."
    assert [slip.table for slip in rounds.slips.slips] == [1]
    assert rounds.slips.marked == rounds.slips.slips[0]
    witness.controller.redo()
    assert {slip.table for slip in rounds.slips.slips} == {1, 3} and not in_(witness)


def test_a_table_that_has_sent_says_so_in_its_line(page):
    witness, rounds = page
    sent(witness, 3, "Jens")
    told = [card.table for card in rounds.tables.cards if "slip waiting" in card.accessibleName()]
    assert told == [3]
