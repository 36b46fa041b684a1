"""Hands on the table: what a mouse and a keyboard do, and what the table says then."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtTest import QTest

from desktop.scene.scene import Scene
from desktop.table.table import TableView
from engine.cards import Card

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


class Ear(QObject):
    """Keeps what a table says."""

    def __init__(self, table: TableView) -> None:
        super().__init__(table)
        self.wanted: list[object] = []
        self.refused: list[object] = []
        self.orders: list[list[Card]] = []
        self.picked: list[object] = []
        self.looked = 0
        self.settled = 0
        table.move_wanted.connect(self.wanted.append)
        table.refused.connect(self.refused.append)
        table.hand_reordered.connect(self.orders.append)
        table.picked_changed.connect(self.picked.append)
        table.trick_looked_at.connect(self._look)
        table.settled.connect(self._settle)

    def _look(self) -> None:
        self.looked += 1

    def _settle(self) -> None:
        self.settled += 1


def middle(table: TableView, card: Card) -> QPoint:
    """A point of a card that no other one lies upon, in the table's coordinates."""
    widget = table.card_widget(card)
    assert widget is not None
    return widget.lies_at().at(0.1, 0.4).toPoint()


def click(table: TableView, card: Card) -> None:
    """Click on the widget of a card, as a mouse does."""
    widget = table.card_widget(card)
    assert widget is not None
    QTest.mouseClick(widget, LEFT, pos=middle(table, card) - widget.pos())


def grip(table: TableView, card: Card, *way: QPoint) -> None:
    """Press upon a card and move along these points, the button down."""
    start = middle(table, card)
    QTest.mousePress(table, LEFT, pos=start)
    for goal in way:
        for step in range(1, 9):
            QTest.mouseMove(table, start + (goal - start) * step / 8)
        start = goal


def drag(table: TableView, card: Card, *way: QPoint) -> None:
    """Drag a card along these points and let go at the last one."""
    grip(table, card, *way)
    QTest.mouseRelease(table, LEFT, pos=way[-1])


def place(table: TableView, name: str) -> QPoint:
    """The middle of a place."""
    return table.place_rect(name).center()


def legal_card(scene: Scene) -> Card:
    """A card that may be put down."""
    return next(move for move in scene.legal if isinstance(move, Card))


def forbidden_card(scene: Scene) -> Card:
    """A card that may not be put down."""
    return next(card for card in scene.hand if card not in scene.legal)


def holds_a_forbidden_card(scene: Scene) -> bool:
    """Whether some card may be put down, and some not."""
    cards = [move for move in scene.legal if isinstance(move, Card)]
    return 0 < len(cards) < len(scene.hand)
