"""Where the keyboard is: brought to what is wanted, left alone where the person has put it.

A button that has been pressed goes away and takes the focus with it; so before a scene is shown
it is noted whether the keyboard was at something that the game moves on, or at what may be said
at any time, and afterwards it is brought to the cards, to the first call, or to the button to go
on.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from desktop.scene.scene import Scene
from desktop.session.controller import MatchController
from desktop.table.choices import putting
from desktop.window.board import Board


class KeyboardFocus:
    """The keyboard of one window."""

    def __init__(self, board: Board, controller: MatchController) -> None:
        self._board = board
        self._controller = controller
        self._free = False
        self._sat_down = False

    def sit_down(self) -> None:
        """Put the keyboard at the table as an evening begins, wherever it was."""
        self._sat_down = True

    def note(self) -> None:
        """Note, before a scene is shown, whether the keyboard may be moved afterwards."""
        board, focus = self._board, QApplication.focusWidget()
        self._free = (
            self._sat_down
            or focus is None
            or not board.isAncestorOf(focus)
            or board.calls.isAncestorOf(focus)
            or focus in (board.table, board.talk)
            or board.table.isAncestorOf(focus)
        )

    def wake(self, scene: Scene | None) -> None:
        """Give the keyboard to what began before the window came to the front."""
        if self._sat_down:
            self.bring(scene)

    def bring(self, scene: Scene | None) -> None:
        """After a scene has been shown: to what is wanted now."""
        board = self._board
        if self._controller.real_cards:
            self._sat_down = False
            return
        if not self._free or not board.isActiveWindow() or board.curtain.isVisible():
            return
        if not board.isVisible():
            return  # others play on while another page is shown
        if scene is not None and scene.legal:
            self._sat_down = False
        cards = scene is not None and putting(scene)
        if board.next_wanted and not cards and scene and not scene.to_see:
            board.next_button.setFocus(Qt.FocusReason.TabFocusReason)
        elif board.calls.buttons and not cards:
            first = board.calls.entered or board.calls.buttons[0]
            first.setFocus(Qt.FocusReason.TabFocusReason)
        elif not board.table.isAncestorOf(QApplication.focusWidget() or board):
            board.to_table()
        if cards:
            board.table.focus.tell()
