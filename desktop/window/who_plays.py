"""Who plays at a seat: lets a computer player play on for somebody, and gives the seat back."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import QObject, QPoint
from PySide6.QtWidgets import QMenu

from desktop.scene import tags
from desktop.session.controller import MatchController
from desktop.window.board import Board
from engine.table import Seat


class WhoPlays(QObject):
    """The entries about who plays: in a seat’s menu, in one of all seats, on the curtain."""

    def __init__(self, controller: MatchController, board: Board) -> None:
        super().__init__(board)
        self._controller, self._board = controller, board
        self.menu = QMenu(board)
        board.curtain.may_leave = lambda: bool(controller.stand_ins.seats())
        board.curtain.left.connect(lambda: controller.stand_ins.switch(controller.display.awaited))

    def add_to(self, menu: QMenu, where: QPoint) -> None:
        """Add the entry of the seat at this point of the table, where a person's is."""
        seats = enumerate(self._board.table.contents.items.seats)
        self._add(menu, (seat for seat, one in seats if one.plate.contains(where)))

    def _add(self, menu: QMenu, seats: Iterable[Seat]) -> None:
        there = self._controller.stand_ins.seats()
        for seat in seats:
            if seat in there:
                entry = menu.addAction(self._words(seat).replace("&", "&&"))
                entry.triggered.connect(partial(self._controller.stand_ins.switch, seat))

    def _words(self, seat: Seat) -> str:
        speech = self._controller.speech
        assert speech is not None
        return tags.stand_in(speech, seat, self._controller.stand_ins.stands_in(seat))

    def open(self) -> None:
        """Open a menu with the seats of all people."""
        self.menu.clear()
        self._add(self.menu, self._controller.stand_ins.seats())
        where = self.menu.sizeHint()
        corner = self._board.rect().center() - QPoint(where.width() // 2, where.height() // 2)
        self.menu.popup(self._board.mapToGlobal(corner))
