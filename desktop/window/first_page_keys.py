"""The keys of the first page: arrows lead from part to part, Enter presses one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QScrollArea

from desktop.look.parts.part import Part
from desktop.window.first_page_order import ARROWS, nearest

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_KEYPAD = Qt.KeyboardModifier.KeypadModifier


class FirstPageKeys(QObject):
    """Hears the keys of the parts that it filters; `parts` are all to which an arrow can lead."""

    def __init__(self, parts: Callable[[], Sequence[Part]], area: QScrollArea) -> None:
        super().__init__(area)
        self._parts, self._area = parts, area

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(watched, Part):
            assert isinstance(event, QKeyEvent)
            if event.key() in ARROWS and not event.modifiers() & ~_KEYPAD:
                self._step(watched, ARROWS[Qt.Key(event.key())])
                return True
            if event.key() in _ENTER and not event.isAutoRepeat():
                watched.click()
                return True
        return super().eventFilter(watched, event)

    def _step(self, here: Part, way: QPoint) -> None:
        """Go on to the nearest part in this direction."""
        if (there := nearest(here, self._parts(), way)) is not None:
            there.setFocus(Qt.FocusReason.TabFocusReason)
            self._area.ensureWidgetVisible(there)
