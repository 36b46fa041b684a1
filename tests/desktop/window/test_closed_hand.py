"""Whoever wants it so sees the own cards only while a key or the button is held."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.dialogs.who_sits_here import PersonDialog
from desktop.table.card import CardWidget
from desktop.window.main_window import MainWindow
from engine.cards import Card
from tests.desktop.window.kit import LEFT, middle, scene_of, wait_for_me


@pytest.fixture
def closed(qtbot: QtBot, window: MainWindow) -> MainWindow:
    """Anna is at the machine and asked, and holds her cards closed."""
    people = window.host.people
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


def test_the_cards_are_seen_while_the_key_is_held(closed: MainWindow) -> None:
    assert "F3" in closed.message.text()
    assert len(own(closed)) == 8 and not faces_seen(closed)
    forbidden = [widget for widget in own(closed) if widget.look.dimmed or widget.look.playable]
    assert not forbidden, "what may be played would tell what is held"
    QTest.keyPress(closed.table, Qt.Key.Key_F3)
    assert faces_seen(closed)
    again = QKeyEvent(
        QEvent.Type.KeyRelease,
        Qt.Key.Key_F3,
        Qt.KeyboardModifier.NoModifier,
        autorep=True,
    )
    QApplication.sendEvent(closed.table, again)
    assert faces_seen(closed), "a key that is held repeats itself"
    QTest.keyRelease(closed.table, Qt.Key.Key_F3)
    assert not faces_seen(closed)


def test_a_press_upon_the_hand_shows_it_and_plays_nothing(closed: MainWindow) -> None:
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


def test_no_tip_says_what_lies_face_down(closed: MainWindow) -> None:
    card = scene_of(closed).hand[0]
    tips = closed.table.contents.tips
    assert "Face down" in tips.told(middle(closed, card))
    QTest.keyPress(closed.table, Qt.Key.Key_F3)
    assert "Face down" not in tips.told(middle(closed, card))
    closed.board._closed_hand.let_go()
    assert not faces_seen(closed), "another window has the keyboard"


def test_it_is_a_matter_of_each_person(qtbot: QtBot, window: MainWindow) -> None:
    people = window.host.people
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
