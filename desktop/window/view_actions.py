"""What the View menu does to the window itself: pace, size of the cards, full screen."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from desktop.common.pace import PACES
from desktop.common.settings import Settings
from desktop.window.state import USUAL_SIZE, card_sizes


class ViewActions:
    """Changes settings, and the state of `window`."""

    def __init__(self, settings: Settings, window: QWidget) -> None:
        self._settings = settings
        self._window = window

    def toggle_full_screen(self) -> None:
        """Fill the whole screen, or leave it."""
        self._window.setWindowState(self._window.windowState() ^ Qt.WindowState.WindowFullScreen)

    def enlarge_cards(self) -> None:
        """Make the cards a step larger, as far as there is one."""
        self._step(1)

    def shrink_cards(self) -> None:
        """Make the cards a step smaller, as far as there is one."""
        self._step(-1)

    def fit_cards(self) -> None:
        """Make the cards so large that they just fit."""
        self._settings["card_size"] = USUAL_SIZE

    def paces(self) -> dict[str, Callable[[], object]]:
        """For each pace the action that chooses it, by its id."""
        return {f"pace_{pace}": partial(self._go_at, pace) for pace in PACES}

    def _go_at(self, pace: str) -> None:
        self._settings["pace"] = pace

    def _step(self, step: int) -> None:
        sizes = card_sizes()
        place = sizes.index(self._settings.number("card_size")) + step
        self._settings["card_size"] = sizes[min(max(place, 0), len(sizes) - 1)]
