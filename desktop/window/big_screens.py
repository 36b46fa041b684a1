"""Opens and closes the big screen of a window; the program starts without its modules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from desktop.common.action import Keymap
from desktop.common.settings import Settings
from desktop.session.controller import MatchController
from desktop.window.board import Board

if TYPE_CHECKING:
    from desktop.window.big_screen import BigScreen


class BigScreens(QObject):
    """The big screen of a window, while it is open."""

    turned = Signal(bool)
    """It is open from now on, or no longer."""

    def __init__(
        self,
        window: QWidget,
        controller: MatchController,
        settings: Settings,
        board: Board,
        keymap: Keymap,
    ) -> None:
        super().__init__(window)
        self._window, self._controller, self._settings = window, controller, settings
        self._board, self._keymap = board, keymap
        self.screen: BigScreen | None = None
        """The window, while it is open."""
        board.side.turned.connect(self._turn_slate)
        controller.match_changed.connect(self._share)
        controller.chairs.changed.connect(self._share)

    def toggle(self) -> None:
        """Open it, or close it."""
        if self.screen is not None:
            self.close()
            return
        from desktop.window.big_screen import BigScreen

        self.screen = BigScreen(self._controller, self._settings, self._board.pack, self._keymap)
        self.screen.closed.connect(self._closed)
        self.screen.open_from(self._window)
        self._share()
        self.turned.emit(True)

    def close(self) -> None:
        """Close it, if it is open."""
        if self.screen is not None:
            self.screen.close()

    def take_look(self) -> None:
        """Another light, or other cards, are in use."""
        if self.screen is not None:
            self.screen.take_look()

    def _turn_slate(self, near: bool) -> None:
        if self.screen is not None:
            self.screen.bring_slate(near)

    def _closed(self) -> None:
        self.screen = None
        self._share()
        self.turned.emit(False)

    def _share(self) -> None:
        """Leave the window only the hand, where people hand it on and all see the table."""
        several = len(self._controller.display.people) > 1 and not self._controller.real_cards
        self._board.table.show_hand_only(self.screen is not None and several)
