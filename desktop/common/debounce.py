"""Debounces presses: those count that mean what had lain still long enough to be seen.

A key goes to whatever is there when it arrives, also to what came a moment ago in place of
something else; and a button that has just come may lie where another one is being clicked. So
what takes keys asks here first. The clock can be another one, for tests.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QMenu, QWidget

from desktop.common.settings import Settings

Clock = Callable[[], int]
"""Thousandths of a second since some moment."""

STILL = 250
"""How long something must have lain still before a key means it."""
STILL_AT_ONCE = 150
"""The same where nobody wants to wait."""
IMPATIENT = 400
"""How soon after a press for nothing the next one is for nothing as well."""
PRESSING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Select)
"""The keys that press a button."""


def now() -> int:
    """Return the clock that is meant where none is named."""
    return time.monotonic_ns() // 1_000_000


def stillness(settings: Settings) -> int:
    """How long something must lie still before a key means it, by the pace that was chosen."""
    return STILL_AT_ONCE if settings.text("pace") == "instant" else STILL


class Debounce:
    """When what keys act upon has changed last, and when a key was pressed for nothing."""

    def __init__(self, settings: Settings, clock: Clock | None = None) -> None:
        self._settings = settings
        self.clock = clock or now
        self._stirred: int | None = None
        self._in_vain: int | None = None

    def stir(self) -> None:
        """Something else is to be seen, or has only now come to lie."""
        self._stirred = self.clock()

    def in_vain(self) -> None:
        """Note that a press did nothing, or not what the next one would do."""
        self._in_vain = self.clock()

    def counts(self) -> bool:
        """Whether a press now can mean what is to be seen."""
        moment = self.clock()
        patience = stillness(self._settings)
        still = self._stirred is None or moment - self._stirred >= patience
        return still and (self._in_vain is None or moment - self._in_vain >= IMPATIENT)


class ButtonGuard(QObject):
    """Keeps buttons that come and go with the game from being pressed by what was not for them.

    A menu that such a button opens is guarded as a whole.

    A press counts when its button has lain still, in the same words, for a while. A key that is
    held down presses no button.
    """

    def __init__(self, settings: Settings, clock: Clock | None = None) -> None:
        super().__init__()
        self._settings = settings
        self.clock = clock or now
        self.by_keys = False
        """Whether the last press of one of the buttons was by a key."""
        self._since: dict[QWidget, int] = {}
        self._heard: set[int] = set()

    def watch(self, button: QWidget) -> None:
        """Guard this button or menu from now on."""
        if button not in self._since:
            button.installEventFilter(self)
            button.destroyed.connect(lambda: self._since.pop(button, None))
            self.stir(button)

    def listen(self, button: QWidget) -> None:
        """Note only whether this button is pressed by a key: it leads to those that are guarded."""
        self._heard.add(id(button))
        button.installEventFilter(self)

    def stir(self, button: QWidget) -> None:
        """Let this button mean something else from now on; a press that has begun is none."""
        self._since[button] = self.clock()
        if isinstance(button, QAbstractButton) and button.isDown():
            button.setDown(False)

    def stir_all(self) -> None:
        """Every button answers another question from now on."""
        for button in list(self._since):
            self.stir(button)

    def _counts(self, button: QWidget) -> bool:
        return self.clock() - self._since[button] >= stillness(self._settings)

    # Qt's override.

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(watched, QWidget):
            return False
        if watched not in self._since:
            if id(watched) in self._heard:
                self._hear(event)
            return False
        kind, menu = event.type(), isinstance(watched, QMenu)
        if kind in (QEvent.Type.Show, QEvent.Type.Move, QEvent.Type.Resize):
            self.stir(watched)
        elif kind == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            # In a menu a letter chooses as well.
            if event.key() in PRESSING or (menu and event.text().isprintable() and event.text()):
                self.by_keys = True
                return event.isAutoRepeat() or not self._counts(watched)
        elif kind == QEvent.Type.Shortcut:
            self.by_keys = True
            return not self._counts(watched)
        elif kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick):
            self.by_keys = False
            return not self._counts(watched)
        elif menu and kind == QEvent.Type.MouseButtonRelease:
            return not self._counts(watched)
        return False

    def _hear(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            self.by_keys = self.by_keys or event.key() in PRESSING
        elif event.type() == QEvent.Type.MouseButtonPress:
            self.by_keys = False
