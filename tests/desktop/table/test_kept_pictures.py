"""What a card looks like does not depend on whether its picture was kept."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.table.card import CardState, CardWidget
from desktop.table.table import TableView
from tests.desktop.table.kit import LEFT, middle
from tests.desktop.table.moments import Evening, asked


def own_cards(table: TableView) -> list[CardWidget]:
    evening = Evening()
    shown = evening.until(asked("tricks"))
    table.show_scene(shown, evening.speech)
    return [table.contents.cards.widgets[card] for card in shown.hand]


def seen(widget: CardWidget) -> QImage:
    return widget.grab().toImage()


def test_a_kept_card_looks_as_one_that_is_painted_anew(table: TableView) -> None:
    states = [CardState(), CardState(hinted=True), CardState(winning=True), CardState(dimmed=True)]
    for widget in own_cards(table):
        for state in states:
            widget.show_as(state)
            anew = seen(widget)
            assert widget.keep(), "there was none of this state"
            assert seen(widget) == anew


def test_what_has_changed_is_seen_at_once(table: TableView) -> None:
    first, *_ = own_cards(table)
    assert first.keep() and first.kept and not first.keep()
    plain = seen(first)
    first.show_as(CardState(winning=True))
    assert seen(first) != plain
    first.show_as(first.look, closed=True)
    assert first.keep(), "a back is another picture"
    first.lie_at(first.lies_at().turned(first.lies_at().turn + 3))
    assert first.keep(), "and so is one that lies otherwise"


def test_cards_are_kept_when_nobody_waits(qtbot: QtBot, table: TableView) -> None:
    cards = own_cards(table)
    qtbot.waitUntil(lambda: all(widget.kept for widget in cards))


def test_no_picture_is_kept_of_a_card_that_is_carried(table: TableView) -> None:
    card = own_cards(table)[0]
    where = middle(table, card.card)
    QTest.mousePress(table, LEFT, pos=where)
    for step in range(1, 4):
        QTest.mouseMove(table, where - QPoint(0, 60 * step))
    assert table.hand.held is card.card
    assert not card.keep() and not card.kept
    QTest.mouseRelease(table, LEFT, pos=where)
