"""Everything is done with keys alone."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.scene.scene import Scene
from desktop.table.card import CardWidget
from desktop.table.table import TableView
from engine.cards import Card
from engine.moves import Call
from tests.desktop.table.kit import Ear, forbidden_card, holds_a_forbidden_card, legal_card
from tests.desktop.table.moments import Evening, asked, asked_with, may_swap

Key = Qt.Key
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def ear(table: TableView) -> Ear:
    return Ear(table)


def press(table: TableView, *keys: Qt.Key, shift: bool = False) -> None:
    for key in keys:
        QTest.keyClick(
            table.focusWidget() or table, key, SHIFT if shift else Qt.KeyboardModifier.NoModifier
        )


def focused(table: TableView) -> Card | None:
    widget = table.window().focusWidget()
    return widget.card if isinstance(widget, CardWidget) else None


def leads(scene: Scene) -> bool:
    """Whoever leads may play any card, so that the keyboard begins at the first one."""
    return asked_with("tricks", 0)(scene) and len(scene.hand) > 3


def shown(table: TableView, here: object = None) -> tuple[Evening, tuple[Card, ...]]:
    evening = Evening()
    scene = evening.until(here or leads)  # type: ignore[arg-type]
    table.show_scene(scene, evening.speech)
    table.setFocus()
    return evening, scene.hand


def test_left_and_right_walk_through_the_hand(table):
    _, hand = shown(table)
    assert focused(table) is hand[0]
    press(table, Key.Key_Right, Key.Key_Right)
    assert focused(table) is hand[2]
    press(table, Key.Key_Left)
    assert focused(table) is hand[1]
    press(table, Key.Key_End)
    assert focused(table) is hand[-1]


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Enter, Key.Key_Space])
def test_enter_plays_the_card(table, ear, key):
    evening, hand = shown(table)
    card = legal_card(evening.scene())
    press(table, *[Key.Key_Right] * hand.index(card), key)
    assert ear.wanted == [card]


def test_enter_on_a_card_that_may_not_be_played_is_refused(table, ear):
    evening, hand = shown(table, lambda s: asked("tricks")(s) and holds_a_forbidden_card(s))
    card = forbidden_card(evening.scene())
    press(table, Key.Key_Home, *[Key.Key_Right] * hand.index(card), Key.Key_Return)
    assert ear.refused == [card] and not ear.wanted


def test_shift_with_arrows_moves_the_card(table, ear):
    _, hand = shown(table)
    press(table, Key.Key_Right, shift=True)
    assert ear.orders == [[hand[1], hand[0], *hand[2:]]]
    assert focused(table) is hand[0]


def test_up_goes_to_the_places_and_enter_puts_the_card_there(table, ear):
    evening, hand = shown(table, may_swap)
    press(table, Key.Key_Up)
    assert table.picked is hand[0] and table.focus.place == "aside"
    press(table, Key.Key_Up)
    assert table.focus.place == "up:0"
    press(table, Key.Key_Return)
    taken = evening.scene().view.table.up[0]
    assert ear.wanted == [Call("swap", (hand[0], taken))]


def test_down_comes_back_and_puts_the_card_back(table):
    _, hand = shown(table, may_swap)
    press(table, Key.Key_Up, Key.Key_Down)
    assert table.picked is None and focused(table) is hand[0]


def test_escape_puts_the_card_back(table, ear):
    _, hand = shown(table, may_swap)
    press(table, Key.Key_Up, Key.Key_Escape)
    assert table.picked is None and focused(table) is hand[0] and not ear.wanted


def test_the_neighbour_has_the_focus_when_a_card_is_played(table, ear):
    evening, hand = shown(table)
    card = legal_card(evening.scene())
    number = hand.index(card)
    press(table, *[Key.Key_Right] * number)
    evening.step(card)
    table.show_scene(evening.scene(), evening.speech)
    rest = evening.scene().hand
    assert focused(table) is rest[min(number, len(rest) - 1)]


def test_tab_stops_once_in_the_hand(table):
    _, hand = shown(table)
    strong = [
        card for card in hand if table.card_widget(card).focusPolicy() == Qt.FocusPolicy.StrongFocus
    ]
    assert strong == [hand[0]]


def test_enter_takes_a_decided_trick_away(table, ear):
    evening = Evening()
    evening.until(lambda s: bool(s.view.table.tricks))
    trick = evening.table.tricks[-1]
    table.show_scene(evening.scene(decided=trick), evening.speech)
    table.setFocus()
    press(table, Key.Key_Return)
    assert ear.looked == 1 and not ear.wanted


def test_a_held_down_key_plays_one_card_only(table, ear):
    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QApplication

    shown(table, asked("exchange"))
    for repeat in (False, True, True):
        event = QKeyEvent(
            QEvent.Type.KeyPress,
            Key.Key_Return,
            Qt.KeyboardModifier.NoModifier,
            autorep=repeat,
        )
        QApplication.sendEvent(table.focusWidget(), event)
    assert len(ear.wanted) == 1
