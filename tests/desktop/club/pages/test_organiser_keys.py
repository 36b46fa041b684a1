"""Keys of an organiser in the real window: none of them may hurt the evening."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from desktop.club.model.file import past
from desktop.club.pages.club_page import ClubPage
from desktop.commands.demo_organiser import Organiser
from desktop.window.main_window import MainWindow
from engine.tournament.head import Head

ENTER = Qt.Key.Key_Return
CTRL = Qt.KeyboardModifier.ControlModifier
SETTINGS = {"title": "Spring", "sizes": [3], "best": 3, "fee": 500, "sums": {"0": 6}}


@pytest.fixture
def organiser(tmp_path: Path, own_home: Path, qtbot: QtBot) -> Iterator[Organiser]:
    one = Organiser(tmp_path)
    one.window.activateWindow()
    qtbot.waitUntil(one.window.isActiveWindow)
    one.window.pages.show_club()
    one.club.office.begin(Head().changed(SETTINGS))
    yield one
    one.close()


def focus() -> QWidget:
    """Where the keyboard is; a list of proposals may have had it."""
    tops = QApplication.topLevelWidgets()
    window = next(one for one in tops if isinstance(one, MainWindow) and one.isVisible())
    window.activateWindow()
    QApplication.processEvents()
    widget = window.focusWidget()
    assert widget is not None
    return widget


def keys(*texts: object) -> None:
    """Type these, each with Enter, wherever the keyboard is."""
    for text in texts:
        QTest.keyClicks(focus(), str(text))
        QTest.keyClick(focus(), ENTER)
        QApplication.processEvents()


def undo() -> None:
    QTest.keyClick(focus(), Qt.Key.Key_Z, CTRL)
    QApplication.processEvents()


def six(organiser: Organiser) -> ClubPage:
    """Six people have come, by keys."""
    keys("Anna", "Ben", "Cilli", "Dora", "Emil", "Fritz")
    return organiser.club


def running(organiser: Organiser) -> ClubPage:
    club = six(organiser)
    organiser.draw()
    organiser.start()
    return club


def paid(club: ClubPage) -> list[int]:
    return [one.paid for one in club.office.book.people.values()]


# Taking back.


def test_undo_takes_back_the_last_entry_where_the_keyboard_is(organiser: Organiser) -> None:
    club = six(organiser)
    assert focus() is club.people.name
    undo()
    assert "Fritz" not in {one.name for one in club.office.book.people.values()}
    assert club.people.name.text() == "", "it is not there to be entered once more"


def test_a_field_takes_back_first_what_was_typed_in_it(organiser: Organiser) -> None:
    club = six(organiser)
    QTest.keyClicks(focus(), "Gu")
    undo()
    assert club.people.name.text() == "" and len(club.office.book.people) == 6
    undo()
    assert len(club.office.book.people) == 5


def test_undo_takes_back_a_result_from_the_field_of_the_table(organiser: Organiser) -> None:
    club = running(organiser)
    keys(1, 3, 2, 1)
    assert focus() is club.rounds.entry.table and club.office.book.rounds[0].results
    undo()
    assert not club.office.book.rounds[0].results


# Money.


def test_pays_takes_only_from_who_owes_and_is_taken_back_in_one_go(organiser: Organiser) -> None:
    club = six(organiser)
    club.people.grid.setFocus()
    club.people.grid.choose(1)
    QTest.keyClick(focus(), Qt.Key.Key_P)
    assert paid(club) == [500, 0, 0, 0, 0, 0]
    for _ in range(2):
        club.people.grid.selectAll()
        QTest.keyClick(focus(), Qt.Key.Key_P)
        assert paid(club) == [500] * 6
    undo()
    assert paid(club) == [500, 0, 0, 0, 0, 0]
    QTest.keyClick(focus(), Qt.Key.Key_Y, CTRL)
    assert paid(club) == [500] * 6


def test_money_is_given_back_by_a_key_of_its_own_that_asks(organiser: Organiser) -> None:
    club = six(organiser)
    club.people.grid.setFocus()
    club.people.grid.selectAll()
    QTest.keyClick(focus(), Qt.Key.Key_P)
    asked: list[str] = []

    def answer(button: QMessageBox.StandardButton) -> None:
        def press(box: QWidget) -> None:
            assert isinstance(box, QMessageBox)
            asked.append(box.text())
            box.button(button).click()

        club.people.grid.choose(2)
        organiser.answering(lambda: QTest.keyClick(club.people.grid, Qt.Key.Key_R), press)

    answer(QMessageBox.StandardButton.No)
    assert paid(club) == [500] * 6
    answer(QMessageBox.StandardButton.Yes)
    assert paid(club) == [500, 0, 500, 500, 500, 500]
    assert "5.00" in asked[0] and "2 Ben" in asked[0]


# Where the keyboard is.


def test_after_an_evening_is_opened_the_keyboard_is_where_the_eye_is(organiser: Organiser) -> None:
    club = running(organiser)
    keys(2, 3, 2, 1)
    club.close_evening()
    assert focus() is club.start_page.grid
    keys("")
    assert club.rooms.currentWidget() is club.rounds
    assert focus() is club.rounds.entry.table and club.rounds.entry.table.text() == "1"
    keys("", 1, 2, 3)
    assert club.office.book.rounds[0].results[1].values == (1, 2, 3)
    assert len(club.office.book.people) == 6


def test_an_evening_without_a_round_waits_for_names(organiser: Organiser) -> None:
    club = six(organiser)
    club.close_evening()
    keys("")
    assert focus() is club.people.name


def test_the_door_counts_who_takes_part(organiser: Organiser) -> None:
    club = six(organiser)
    undo()
    undo()
    club.office.redo()
    club.office.do({"remove": 2})
    club.close_evening()
    assert [one.people for one in past()] == [4]


# A list in the field of one name.


def test_a_list_that_is_pasted_is_many_people(organiser: Organiser) -> None:
    club = organiser.club
    QGuiApplication.clipboard().setText("Anna Aicher\nBen Bauer\n\nCilli Christl\n")

    def take(box: QWidget) -> None:
        organiser.press(box, ENTER)

    organiser.answering(lambda: QTest.keyClick(club.people.name, Qt.Key.Key_V, CTRL), take)
    assert [one.name for one in club.office.book.people.values()] == [
        "Anna Aicher",
        "Ben Bauer",
        "Cilli Christl",
    ]
    undo()
    assert not club.office.book.people


def test_one_line_that_is_pasted_is_one_name(organiser: Organiser) -> None:
    QGuiApplication.clipboard().setText("Anna Aicher")
    QTest.keyClick(focus(), Qt.Key.Key_V, CTRL)
    assert organiser.club.people.name.text() == "Anna Aicher"
