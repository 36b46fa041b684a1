"""The curtain lets nothing through until the right one lifts it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QColor, QImage, QKeyEvent, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.dialogs.who_sits_here import PersonDialog
from desktop.table.card import CardWidget
from desktop.window.curtain import Curtain
from desktop.window.main_window import MainWindow
from engine.cards import Card
from tests.desktop.window.kit import LEFT, middle, scene_of, wait_for_me

SECRET = QColor(0, 255, 0)


@pytest.fixture
def room(qtbot) -> QWidget:
    """A table of one glaring colour, with something on it that takes keys."""
    room = QWidget()
    room.setPalette(QPalette(SECRET, SECRET))
    layout = QVBoxLayout(room)
    layout.addWidget(QLabel("E7"))
    layout.addWidget(QLineEdit())
    room.resize(640, 400)
    qtbot.addWidget(room)
    room.show()
    return room


@pytest.fixture
def curtain(room) -> Curtain:
    curtain = Curtain(room)
    curtain.setPalette(QApplication.palette())
    curtain.patience = 0
    return curtain


def colours(image: QImage) -> set[int]:
    return {image.pixel(x, y) for x in range(image.width()) for y in range(image.height())}


def test_nothing_below_is_painted(room, curtain):
    assert SECRET.rgb() in colours(room.grab().toImage())
    curtain.drop("Anna")
    assert SECRET.rgb() not in colours(room.grab().toImage())


def test_what_comes_later_lies_below(room, curtain):
    curtain.drop("Anna")
    late = QWidget(room)
    late.setAutoFillBackground(True)
    late.setGeometry(room.rect())
    late.show()
    assert SECRET.rgb() not in colours(room.grab().toImage())


def test_nothing_behind_gets_the_keys(qtbot, room, curtain):
    with qtbot.waitActive(room):
        room.activateWindow()
    curtain.drop("Anna")
    room.findChild(QLineEdit).setFocus()
    assert curtain.button.hasFocus()
    curtain.lift()
    room.findChild(QLineEdit).setFocus()
    assert room.findChild(QLineEdit).hasFocus()


def test_it_names_who_may_lift_it(curtain):
    curtain.drop("Anna & Co")
    assert curtain.button.accessibleName() == "I’m Anna & Co: show cards"
    assert curtain.button.text() == "I’m Anna && Co: show cards"


def test_somebody_without_a_name_is_no_you_who_has_a_turn(curtain):
    curtain.drop("Du")
    assert curtain.button.text() == "Show the cards"
    assert "Your turn" in curtain.button.accessibleDescription()


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_a_key_lifts_it(qtbot, curtain, key):
    curtain.drop("Anna")
    with qtbot.waitSignal(curtain.lifted):
        qtbot.keyClick(curtain.button, key)
    assert curtain.isHidden()


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_A, Qt.Key.Key_Tab])
def test_other_keys_do_not(qtbot, room, curtain, key):
    curtain.drop("Anna")
    qtbot.keyClick(curtain.button, key)
    assert curtain.isVisible()
    assert room.findChild(QLineEdit).text() == ""
    assert not room.findChild(QLineEdit).hasFocus()


def test_the_second_half_of_a_double_click_does_not(qtbot, curtain):
    curtain.patience = 10_000
    curtain.drop("Anna")
    with qtbot.assertNotEmitted(curtain.lifted):
        qtbot.mouseClick(curtain.button, Qt.MouseButton.LeftButton)
    assert curtain.isVisible()


def test_a_press_that_waited_while_the_program_was_busy_does_not_lift_it(qtbot, curtain):
    curtain.patience = 1
    curtain.drop("Anna")
    # No event loop runs meanwhile, as when the table is still being painted.
    QTest.qSleep(20)
    qtbot.mouseClick(curtain.button, Qt.MouseButton.LeftButton)
    assert curtain.isVisible()

    def lifted_by_another_one() -> bool:
        qtbot.mouseClick(curtain.button, Qt.MouseButton.LeftButton)
        return curtain.isHidden()

    qtbot.waitUntil(lifted_by_another_one)


def test_for_nobody_it_goes_away_unheard(qtbot, curtain):
    curtain.drop("Anna")
    with qtbot.assertNotEmitted(curtain.lifted):
        curtain.drop("")
    assert curtain.isHidden()


# Whoever wants it so sees the own cards only while a key or the button is held.


@pytest.fixture
def closed(qtbot: QtBot, window: MainWindow) -> MainWindow:
    """Anna is at the machine and asked, and holds her cards closed."""
    people = window.controller.people
    anna = people.introduce("Anna")
    people.change(anna.id, "Anna", "", closed=True)
    window.evenings.play_at_once("kein_stich")
    wait_for_me(qtbot, window)
    return window


def own(window: MainWindow) -> list[CardWidget]:
    found = [window.table.card_widget(card) for card in scene_of(window).hand]
    return [widget for widget in found if widget is not None]


def faces_seen(window: MainWindow) -> bool:
    """Whether a face can be seen, as the cards are painted."""
    hand = own(window)
    assert hand
    seen = {widget.grab().toImage() == _back_of(widget) for widget in hand}
    assert len(seen) == 1
    return seen == {False}


def _back_of(widget: CardWidget) -> object:
    look, closed = widget.look, widget.closed
    widget.show_as(look, closed=True)
    picture = widget.grab().toImage()
    widget.show_as(look, closed=closed)
    return picture


def test_the_cards_are_seen_while_the_key_is_held(closed):
    assert "Backspace" in closed.message.text()
    assert len(own(closed)) == 8 and not faces_seen(closed)
    forbidden = [widget for widget in own(closed) if widget.look.dimmed or widget.look.playable]
    assert not forbidden, "what may be played would tell what is held"
    QTest.keyPress(closed.table, Qt.Key.Key_Backspace)
    assert faces_seen(closed)
    again = QKeyEvent(
        QEvent.Type.KeyRelease,
        Qt.Key.Key_Backspace,
        Qt.KeyboardModifier.NoModifier,
        autorep=True,
    )
    QApplication.sendEvent(closed.table, again)
    assert faces_seen(closed), "a key that is held repeats itself"
    QTest.keyRelease(closed.table, Qt.Key.Key_Backspace)
    assert not faces_seen(closed)


def test_a_press_upon_the_hand_shows_it_and_plays_nothing(closed):
    closed.settings["one_click"] = True
    card = next(move for move in scene_of(closed).legal if isinstance(move, Card))
    held = len(scene_of(closed).hand)
    QTest.mousePress(closed.table, LEFT, pos=middle(closed, card))
    assert faces_seen(closed)
    QTest.mouseRelease(closed.table, LEFT, pos=middle(closed, card))
    assert not faces_seen(closed) and len(scene_of(closed).hand) == held
    # It is picked up now, and goes where it is put.
    QTest.mouseClick(closed.table, LEFT, pos=closed.table.place_rect("trick").center())
    assert card not in scene_of(closed).hand


def test_no_tip_says_what_lies_face_down(closed):
    card = scene_of(closed).hand[0]
    tips = closed.table.contents.tips
    assert "Face down" in tips.told(middle(closed, card))
    QTest.keyPress(closed.table, Qt.Key.Key_Backspace)
    assert "Face down" not in tips.told(middle(closed, card))
    closed.board._closed_hand.let_go()
    assert not faces_seen(closed), "another window has the keyboard"


def test_it_is_a_matter_of_each_person(qtbot, window):
    people = window.controller.people
    anna = people.introduce("Anna")
    dialog = PersonDialog(people, anna)
    qtbot.addWidget(dialog)
    assert not dialog.form.closed()
    dialog.form.closed_hand.box.click()
    assert dialog.form.closed()
    window.evenings.play_at_once("gin")
    wait_for_me(qtbot, window)
    assert faces_seen(window)
    people.change(anna.id, "Anna", "", closed=dialog.form.closed())
    assert not faces_seen(window) and not scene_of(window).parts
