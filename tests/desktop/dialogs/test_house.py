"""The people of the house: who they are, and the form in which that is written and changed."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox
from pytestqt.qtbot import QtBot

from desktop.common import player_names
from desktop.common.people import People
from desktop.common.portraits import PORTRAITS, usual
from desktop.common.settings import Settings
from desktop.dialogs.house import HouseDialog
from desktop.dialogs.who_sits_here import PersonDialog
from desktop.look.parts import EmptyNote

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def people(qapp: QApplication, settings: Settings, monkeypatch: pytest.MonkeyPatch) -> People:
    monkeypatch.setattr(player_names, "of_user", lambda: "")
    return People(settings)


@pytest.fixture
def question(qtbot: QtBot, people: People) -> PersonDialog:
    return shown(qtbot, PersonDialog(people))


def shown(qtbot: QtBot, dialog):
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitExposed(dialog)
    return dialog


def answer(what: Callable[[QDialog], None]) -> None:
    """Do this with the next dialog that opens."""

    def found() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QDialog)
        what(dialog)

    QTimer.singleShot(0, found)


def write(name: str) -> Callable[[QDialog], None]:
    """Write a name into the form and press Enter."""

    def do(dialog: QDialog) -> None:
        assert isinstance(dialog, PersonDialog)
        dialog.form.field.selectAll()
        QTest.keyClicks(dialog.form.field, name)
        QTest.keyClick(dialog.form.field, Qt.Key.Key_Return)

    return do


def test_without_a_name_nobody_sits_down(question):
    assert not question.take.isEnabled()
    question.form.field.setText("   ")
    assert not question.take.isEnabled()
    question.form.field.setText("Anna")
    assert question.take.isEnabled()


def test_the_portrait_goes_with_the_name_until_one_is_chosen(question):
    form = question.form
    form.field.setText("Korbinian")
    assert form.portrait() == usual("Korbinian")
    form.field.setText("Vroni")
    assert form.portrait() == usual("Vroni")
    QTest.mouseClick(form.portraits.button("boy-cap"), LEFT)
    form.field.setText("Korbinian")
    assert form.portrait() == "boy-cap"


def test_a_portrait_is_chosen_with_the_keys_and_seen(question):
    form = question.form
    form.field.setText("Anna")
    before = form.portraits.button(form.portrait())
    before.setFocus()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down):
        QTest.keyClick(QApplication.focusWidget(), key)
    after = form.portraits.button(form.portrait())
    assert after is not before and after.hasFocus()
    assert not after.visibleRegion().isEmpty()
    form.field.setText("Ben")
    assert form.portraits.button(form.portrait()) is after


def test_each_portrait_is_spoken_as_one_choice_of_many(question):
    names = set()
    for portrait in PORTRAITS:
        heard = QAccessible.queryAccessibleInterface(question.form.portraits.button(portrait))
        assert heard.role() is QAccessible.Role.RadioButton
        names.add(heard.text(QAccessible.Text.Name))
    assert len(names) == len(PORTRAITS) and "" not in names


def test_the_question_fits_a_small_screen_with_large_letters(qtbot, people, qapp):
    usual_font = qapp.font()
    large = qapp.font()
    large.setPointSizeF(large.pointSizeF() * 2)
    qapp.setFont(large)
    try:
        least = shown(qtbot, PersonDialog(people)).minimumSizeHint()
    finally:
        qapp.setFont(usual_font)
    assert least.width() <= 780 and least.height() <= 550


# The people of the house.


@pytest.fixture
def house(qtbot: QtBot, people: People) -> HouseDialog:
    people.introduce("Anna", "girl-braids")
    people.add("Ben")
    return shown(qtbot, HouseDialog(people))


def rows(house: HouseDialog) -> list[str]:
    return [house.list.item(row).text() for row in range(house.list.count())]


def test_the_list_says_who_sits_here(house):
    assert rows(house) == ["Anna (playing now)", "Ben"]
    house.list.setCurrentRow(1)
    QTest.mouseClick(house.here, LEFT)
    assert rows(house) == ["Anna", "Ben (playing now)"]
    assert not house.here.isEnabled()


def test_somebody_is_renamed_and_keeps_the_id(house, people):
    anna = people.named("Anna")
    assert anna is not None
    house.list.setCurrentRow(0)
    answer(write("Änne"))
    QTest.mouseClick(house.change, LEFT)
    renamed = people.find(anna.id)
    assert renamed is not None
    assert (renamed.name, renamed.portrait) == ("Änne", "girl-braids")


def test_a_name_that_is_taken_is_said_and_not_taken(house, people):
    seen: list[tuple[bool, str]] = []

    def take_annas_name(dialog: QDialog) -> None:
        assert isinstance(dialog, PersonDialog)
        dialog.form.field.setText("anna")
        seen.append((dialog.take.isEnabled(), dialog.form.problem()))
        dialog.reject()

    house.list.setCurrentRow(1)
    answer(take_annas_name)
    QTest.mouseClick(house.change, LEFT)
    assert seen == [(False, "There is already a player called Anna.")]
    assert people.named("Ben") is not None


def test_somebody_is_added(house, people):
    answer(write("Cilli"))
    QTest.mouseClick(house.add, LEFT)
    assert rows(house) == ["Anna (playing now)", "Ben", "Cilli"]
    selected = house.selected()
    assert selected is not None and selected.name == "Cilli"


@pytest.mark.parametrize("sure", [True, False])
def test_somebody_is_forgotten_after_a_question(house, people, sure):
    def say(box: QDialog) -> None:
        assert isinstance(box, QMessageBox)
        wanted = "&Remove" if sure else "&Cancel"
        QTest.mouseClick(next(one for one in box.buttons() if one.text() == wanted), LEFT)

    house.list.setCurrentRow(1)
    answer(say)
    QTest.mouseClick(house.forget, LEFT)
    assert (people.named("Ben") is None) == sure


def test_an_empty_list_says_what_will_stand_there(qtbot, people):
    dialog = shown(qtbot, HouseDialog(people))
    note = dialog.list.findChild(EmptyNote)
    assert note is not None and note.isVisible() and note.text().startswith("Nobody yet.")
    assert dialog.list.accessibleDescription() == note.text()
    assert not (dialog.change.isEnabled() or dialog.forget.isEnabled() or dialog.here.isEnabled())
    answer(write("Anna"))
    QTest.mouseClick(dialog.add, LEFT)
    assert not note.isVisible() and rows(dialog) == ["Anna (playing now)"]
