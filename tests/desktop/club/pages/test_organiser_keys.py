"""Keys of an organiser in the real window: none of them may hurt the evening."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QInputDialog, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from desktop.club.model.file import past
from desktop.club.pages.club_page import ClubPage
from desktop.club.pages.setup import SetupDialog
from desktop.window.main_window import MainWindow
from engine.tournament.head import Head
from tests.windows import be_of_size
from tests.workshop.demo_organiser import Organiser, say_yes

ENTER = Qt.Key.Key_Return
CTRL = Qt.KeyboardModifier.ControlModifier
CTRL_SHIFT = CTRL | Qt.KeyboardModifier.ShiftModifier
TYPED = {False: 10, True: 500}
"""How often something is typed in each tab; more with --whole."""
SETTINGS = {"title": "Spring", "sizes": [3], "best": 3, "fee": 500, "sums": {"0": 6}}


@pytest.fixture
def organiser(tmp_path: Path, own_home: Path, qtbot: QtBot) -> Iterator[Organiser]:
    one = Organiser(tmp_path)
    one.window.activateWindow()
    qtbot.waitUntil(one.window.isActiveWindow)
    one.window.pages.show_club()
    one.club.controller.begin(Head().changed(SETTINGS))
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
    return [one.paid for one in club.controller.state.people.values()]


# Taking back.


def test_undo_takes_back_the_last_entry_where_the_keyboard_is(organiser: Organiser) -> None:
    club = six(organiser)
    assert focus() is club.people.name
    undo()
    assert "Fritz" not in {one.name for one in club.controller.state.people.values()}
    assert club.people.name.text() == "", "it is not there to be entered once more"


def test_a_field_takes_back_first_what_was_typed_in_it(organiser: Organiser) -> None:
    club = six(organiser)
    QTest.keyClicks(focus(), "Gu")
    undo()
    assert club.people.name.text() == "" and len(club.controller.state.people) == 6
    undo()
    assert len(club.controller.state.people) == 5


def test_undo_takes_back_a_result_from_the_field_of_the_table(organiser: Organiser) -> None:
    club = running(organiser)
    keys(1, 3, 2, 1)
    assert focus() is club.rounds.entry.table and club.controller.state.rounds[0].results
    undo()
    assert not club.controller.state.rounds[0].results


# Money.


def test_pays_takes_only_from_who_owes_and_is_taken_back_in_one_go(organiser: Organiser) -> None:
    club = six(organiser)
    club.people.grid.setFocus()
    club.people.grid.choose(1)
    QTest.keyClick(focus(), Qt.Key.Key_B, CTRL)
    assert paid(club) == [500, 0, 0, 0, 0, 0]
    for _ in range(2):
        club.people.grid.selectAll()
        QTest.keyClick(focus(), Qt.Key.Key_B, CTRL)
        assert paid(club) == [500] * 6
    undo()
    assert paid(club) == [500, 0, 0, 0, 0, 0]
    QTest.keyClick(focus(), Qt.Key.Key_Y, CTRL)
    assert paid(club) == [500] * 6


def test_money_is_given_back_by_a_key_of_its_own_that_asks(organiser: Organiser) -> None:
    club = six(organiser)
    club.people.grid.setFocus()
    club.people.grid.selectAll()
    QTest.keyClick(focus(), Qt.Key.Key_B, CTRL)
    asked: list[str] = []

    def answer(button: QMessageBox.StandardButton) -> None:
        def press(box: QWidget) -> None:
            assert isinstance(box, QMessageBox)
            asked.append(box.text())
            box.button(button).click()

        club.people.grid.choose(2)
        organiser.answering(lambda: QTest.keyClick(focus(), Qt.Key.Key_B, CTRL_SHIFT), press)

    answer(QMessageBox.StandardButton.No)
    assert paid(club) == [500] * 6
    answer(QMessageBox.StandardButton.Yes)
    assert paid(club) == [500, 0, 500, 500, 500, 500]
    assert "5.00" in asked[0] and "2 Ben" in asked[0]


def test_a_prize_is_handed_over_by_ctrl_and_enter_alone(organiser: Organiser) -> None:
    club = running(organiser)
    club.controller.do({"set": {"prizes": [{"kind": "place", "place": 1, "money": 5}]}})
    keys(1, 3, 2, 1)
    club.rooms.setCurrentWidget(club.money)
    club.money.prizes.setFocus()
    QTest.keyClick(focus(), ENTER)
    assert not club.controller.state.handed
    QTest.keyClick(focus(), ENTER, CTRL)
    assert len(club.controller.state.handed) == 1 and "has the prize" in club.message.text()
    QTest.mouseClick(club.take_back, Qt.MouseButton.LeftButton)
    assert not club.controller.state.handed


# Letters never change people or money.

NAMES = ("sepp kern", "Petra", "Rosa Maier", "pp", "ss", "Kati 3", "42", "3", "g", "0 0 7", "Ü")
STRAY = (
    ENTER,
    Qt.Key.Key_Space,
    Qt.Key.Key_Tab,
    Qt.Key.Key_Down,
    Qt.Key.Key_Up,
    Qt.Key.Key_Delete,
    Qt.Key.Key_Home,
)


def known(club: ClubPage) -> list[tuple[str, int, int]]:
    """The first six, by name, money and whether they are here."""
    people = club.controller.state.people
    return [(people[one].name, people[one].paid, people[one].left) for one in range(1, 7)]


def place_anywhere(club: ClubPage, rng: Random) -> None:
    """Put the keyboard on something of the tab that is shown, or of the desk beside it."""
    room = club.rooms.currentWidget()
    assert room is not None
    places = [
        one
        for one in (room, *room.findChildren(QWidget), *club.desk.recent.findChildren(QWidget))
        if one.isVisible() and one.isEnabled() and one.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]
    if places:
        rng.choice(places).setFocus()
    if rng.random() < 0.5 and room is club.people:
        club.people.grid.choose(rng.randint(1, 6))


@pytest.mark.parametrize("tab", range(4), ids=["people", "rounds", "standings", "money"])
def test_no_typing_changes_people_or_money(
    organiser: Organiser, tab: int, pytestconfig: pytest.Config
) -> None:
    club = six(organiser)
    club.controller.do({"pay": 500, "who": 2})
    before, rng = known(club), Random(tab)
    for number in range(TYPED[bool(pytestconfig.getoption("whole"))]):
        club.rooms.setCurrentIndex(tab)
        place_anywhere(club, rng)
        for _ in range(rng.randint(1, 3)):
            widget = focus()
            there = any(one.isAncestorOf(widget) for one in (club.rooms, club.desk.recent))
            doors = tab > 0 and isinstance(widget, QAbstractButton)
            if not there or doors or widget in club.buttons.values():
                club.people.name.setFocus() if tab == 0 else club.rooms.setFocus()
                widget = focus()
            if rng.random() < 0.6:
                QTest.keyClicks(widget, rng.choice(NAMES))
            else:
                QTest.keyClick(widget, rng.choice(STRAY))
            while (box := QApplication.activeModalWidget()) is not None:
                box.close()
        assert known(club) == before, number


def test_a_letter_on_the_list_or_a_button_begins_a_name(organiser: Organiser) -> None:
    club = six(organiser)
    desk = club.desk.recent.rows[0][2]
    people = club.people
    for place in (people.grid, people.number, people.add, club.rooms.tabBar(), desk):
        place.setFocus()
        QTest.keyClicks(place, "s")
        assert focus() is club.people.name
        QTest.keyClicks(focus(), "epp kern")
        assert club.people.name.text() == "sepp kern"
        club.people.name.put("")
    assert known(club) == [(one, 0, 0) for one in ("Anna", "Ben", "Cilli", "Dora", "Emil", "Fritz")]


def test_what_changes_people_or_money_is_said_and_taken_back_there(organiser: Organiser) -> None:
    club = six(organiser)
    club.people.grid.choose(3)
    assert club.people.bar.who.text() == "Cilli, no. 3:"
    QTest.keyClick(focus(), Qt.Key.Key_B, CTRL)
    assert paid(club)[2] == 500
    assert club.message.text() == "Cilli has paid."
    be_of_size(organiser.window, QSize(800, 600))
    organiser.settle()
    club.people.grid.choose(4)
    QTest.keyClick(focus(), Qt.Key.Key_B, CTRL)
    QTest.mouseClick(club.take_back, Qt.MouseButton.LeftButton)
    assert paid(club) == [0, 0, 500, 0, 0, 0] and club.take_back.isHidden()
    club.just_now.menu().aboutToShow.emit()
    club.just_now.menu().actions()[1].trigger()
    assert 6 not in club.controller.state.people and paid(club) == [0, 0, 500, 0, 0]


def test_each_of_the_last_changes_is_taken_back_alone(organiser: Organiser) -> None:
    club = six(organiser)
    club.people.grid.choose(1, 2)
    QTest.keyClick(focus(), Qt.Key.Key_B, CTRL)
    slip = club.desk.recent
    assert slip.rows[0][0].text() == "2 people have paid."
    keys("Gusti")
    told = [text.text() for text, _, _ in slip.rows]
    assert told == ["Gusti is here.", "2 people have paid.", "Fritz is here.", "Emil is here."]
    QTest.mouseClick(slip.rows[1][2], Qt.MouseButton.LeftButton)
    assert paid(club) == [0] * 7
    emil = slip.rows[2][2]
    emil.setFocus()
    QTest.keyClick(emil, ENTER)
    assert 5 in club.controller.state.people
    QTest.keyClick(emil, ENTER, CTRL)
    assert list(club.controller.state.people) == [1, 2, 3, 4, 6, 7]
    undo()
    assert list(club.controller.state.people) == [1, 2, 3, 4, 6]


def test_the_key_of_a_command_works_from_the_field_of_names(organiser: Organiser) -> None:
    club = six(organiser)
    assert focus() is club.people.name
    club.people.grid.choose(2)
    organiser.answering(
        lambda: QTest.keyClick(focus(), Qt.Key.Key_Delete, CTRL),
        say_yes,
    )
    assert "Ben" not in [one.name for one in club.controller.state.people.values()]


def test_a_name_or_number_that_is_here_is_chosen_and_another_asked_about(
    organiser: Organiser,
) -> None:
    club = six(organiser)
    keys("CILLI")
    assert club.people.grid.chosen() == [3] and len(club.controller.state.people) == 6
    assert "Ctrl+" in club.message.text()
    QTest.keyClick(focus(), ENTER, CTRL)
    people = club.controller.state.people
    assert people[7].name == "CILLI" and people[7].member not in (0, people[3].member)
    keys(5)
    assert club.people.grid.chosen() == [5]


def test_it_is_asked_once_which_of_two_members_has_come(organiser: Organiser) -> None:
    club, members = organiser.club, organiser.club.controller.members
    members.add("Hans Huber", "Isen")
    dorfen = members.add("Hans Huber", "Dorfen")

    def choose(box: QWidget) -> None:
        assert isinstance(box, QInputDialog)
        assert box.comboBoxItems() == ["Hans Huber (Dorfen)", "Hans Huber (Isen)"]
        box.accept()

    organiser.answering(lambda: keys("hans huber"), choose)
    one = club.controller.state.people[1]
    assert (one.member, one.team) == (dorfen.number, "Dorfen")
    QTest.keyClicks(focus(), "Hans Huber")
    QTest.keyClick(focus(), ENTER, CTRL)
    assert club.controller.state.people[2].team == "Isen", "nobody else of the name is left"


def test_what_a_name_may_mean_is_offered_and_taken(organiser: Organiser) -> None:
    club = six(organiser)
    people, offers = club.people, club.people.offers
    club.controller.members.add("Dorle")
    QTest.keyClicks(focus(), "do")
    assert [one.kind for one in offers.offers] == ["member", "here", "new"]
    assert offers.isVisible() and people.grid.chosen() == [4]
    QTest.keyClick(focus(), Qt.Key.Key_Down)
    keys("")
    assert people.grid.chosen() == [4] and people.name.text() == "" and not offers.isVisible()
    keys("do")
    assert club.controller.state.people[7].name == "Dorle", "the only member whose name begins so"
    QTest.keyClicks(focus(), "Dor")
    QTest.keyClick(focus(), Qt.Key.Key_Escape)
    assert people.name.text() == "" and club.controller.state.people[7]
    keys("do")
    assert club.controller.state.people[8].name == "do", "who is here already does not come again"


def test_the_tab_of_people_begins_in_the_field_of_names(organiser: Organiser) -> None:
    club = six(organiser)
    club.people.grid.setFocus()
    QTest.keyClick(focus(), Qt.Key.Key_1, CTRL)
    assert focus() is club.people.name


def test_a_table_that_is_refused_is_typed_over(organiser: Organiser) -> None:
    club = running(organiser)
    keys(99, 2)
    assert club.rounds.entry.current == 2


def test_the_day_of_an_evening_is_one_step_of_tab(qtbot: QtBot) -> None:
    dialog = SetupDialog(Head(), new=True)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.date.setFocus()
    QTest.keyClick(dialog.date, Qt.Key.Key_Tab)
    assert dialog.focusWidget() is not dialog.date


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
    assert club.controller.state.rounds[0].results[1].values == (1, 2, 3)
    assert len(club.controller.state.people) == 6


def test_an_evening_without_a_round_waits_for_names(organiser: Organiser) -> None:
    club = six(organiser)
    club.close_evening()
    keys("")
    assert focus() is club.people.name


def test_the_door_counts_who_takes_part(organiser: Organiser) -> None:
    club = six(organiser)
    undo()
    undo()
    club.controller.redo()
    club.controller.do({"remove": 2})
    club.close_evening()
    assert [one.people for one in past()] == [4]


# A list in the field of one name.


def test_a_list_that_is_pasted_is_many_people(organiser: Organiser) -> None:
    club = organiser.club
    QGuiApplication.clipboard().setText("Anna Aicher\nBen Bauer\n\nCilli Christl\n")

    def take(box: QWidget) -> None:
        organiser.press(box, ENTER)

    organiser.answering(lambda: QTest.keyClick(club.people.name, Qt.Key.Key_V, CTRL), take)
    assert [one.name for one in club.controller.state.people.values()] == [
        "Anna Aicher",
        "Ben Bauer",
        "Cilli Christl",
    ]
    undo()
    assert not club.controller.state.people


def test_one_line_that_is_pasted_is_one_name(organiser: Organiser) -> None:
    QGuiApplication.clipboard().setText("Anna Aicher")
    QTest.keyClick(focus(), Qt.Key.Key_V, CTRL)
    assert organiser.club.people.name.text() == "Anna Aicher"
