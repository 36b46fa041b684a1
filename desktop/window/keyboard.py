"""Where the keyboard is: brought to what is wanted, left alone where the person has put it.

A button that has been pressed goes away and takes the focus with it; so before a scene is shown
it is noted whether the keyboard was at something that the game moves on, and afterwards it is
brought to the cards, to the first call, or to the button to go on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from desktop.scene.scene import Scene
from desktop.table.choices import putting

if TYPE_CHECKING:
    from desktop.window.main_window import MainWindow


class Keyboard:
    """The keyboard of one window."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._free = False
        self._sat_down = False

    def sit_down(self) -> None:
        """An evening begins: the keyboard is wanted at the table, wherever it was."""
        self._sat_down = True

    def note(self) -> None:
        """Before a scene is shown: may the keyboard be moved afterwards?"""
        window, focus = self._window, QApplication.focusWidget()
        self._free = (
            self._sat_down
            or focus is None
            or not window.board.isAncestorOf(focus)
            or window.answers.isAncestorOf(focus)
            or focus is window.table
            or window.table.isAncestorOf(focus)
        )

    def bring(self, scene: Scene | None) -> None:
        """After a scene has been shown: to what is wanted now."""
        window = self._window
        if window.host.real_cards:
            self._sat_down = False
            return
        if not self._free or not window.isActiveWindow() or window.curtain.isVisible():
            return
        if scene is not None and scene.legal:
            self._sat_down = False
        cards = scene is not None and putting(scene)
        if window.answers.currentIndex() == 1 and not cards and scene and not scene.decided:
            window.next_button.setFocus(Qt.FocusReason.TabFocusReason)
        elif window.calls.buttons and not cards:
            window.calls.buttons[0].setFocus(Qt.FocusReason.TabFocusReason)
        elif not window.table.isAncestorOf(QApplication.focusWidget() or window):
            window.table.setFocus(Qt.FocusReason.TabFocusReason)
