"""What the main window offers to a switch: at the table what is asked now, first of all."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QAbstractButton, QMainWindow, QWidget

from desktop.lessons.first_deal import FirstDealSlip
from desktop.room.edge import RoomEdge
from desktop.table.card import CardWidget
from desktop.window.board import Board

if TYPE_CHECKING:
    from desktop.scanning.stops import Groups, Stop


class Scanned:
    """Tells a scanner about one window, of which `board` is the page with the table."""

    def __init__(self, window: QMainWindow, board: Board) -> None:
        self._window = window
        self._board = board

    def groups(self, window: QWidget) -> Groups | None:
        """Return what can be done there; None for a window that is none of ours."""
        if window is not self._window:
            return None
        from desktop.scanning.stops import of_bar, of_window

        board = self._board
        if board.curtain.isVisible():
            return [_of([board.curtain.button, board.curtain.leave])]
        asking = board.findChild(FirstDealSlip)
        if asking is not None and asking.isVisible():
            return [_of(asking.answers)]
        bar = of_bar(self._window.menuBar())
        if not board.isVisible() or board.scoring:
            return [*of_window(window), bar]
        upon = self._upon_the_table()
        tokens = board.tokens
        round_ones = [*tokens.single.values(), tokens.talk, tokens.more, tokens.slate, board.slate]
        asked = [_of(upon), _of(self._hand()), _of(board.calls.tags)]
        if board.side.near:
            asked.append(_of(board.side.findChildren(QAbstractButton)))
        edge = self._window.findChild(RoomEdge)
        at_the_edge = edge.findChildren(QAbstractButton) if edge is not None else []
        return [*asked, _of(round_ones), _of(at_the_edge), bar]

    def _upon_the_table(self) -> list[QAbstractButton]:
        """Return the buttons of papers that lie upon the table and wait for an answer."""
        board = self._board
        known = (board.felt, board.calls, board.side, board.curtain)
        return [
            button
            for paper in board.children()
            if isinstance(paper, QWidget) and paper.isVisible() and paper not in known
            if not isinstance(paper, QAbstractButton)
            for button in paper.findChildren(QAbstractButton)
        ]

    def _hand(self) -> list[QAbstractButton]:
        """Return the cards with which something can be done, and the places that take one."""
        contents = self._board.table.contents
        scene = contents.scene
        if scene is None or not scene.legal:
            return []
        hand, widgets = contents.hand, contents.cards.widgets
        cards = [widgets[card] for card in hand.order if not hand.may_not(card)]
        lit = [mark for mark in contents.items.marks() if mark.lit]
        if hand.picked is not None:
            return [*lit, widgets[hand.picked]]
        return [*cards, *lit]


def _of(buttons: Iterable[QAbstractButton]) -> list[Stop]:
    from desktop.scanning.stops import Stop

    return [
        Stop(
            one,
            "",
            one.rect(),
            one.click,
            outline=one.outline if isinstance(one, CardWidget) else None,
        )
        for one in buttons
        if one.isVisible() and one.isEnabled()
    ]
