"""Own cards that lie face down where one wants it so: seen while a key or the button is held.

The key is heard wherever the keyboard is on the page; the button is that of the pointer, held down
upon the hand. Whether somebody holds the cards so is kept with the people of the house.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Signal
from PySide6.QtGui import QKeyEvent

from desktop.common.action import Keymap, Scope
from desktop.common.key_names import shown
from desktop.scene.scene import Scene

translate = QCoreApplication.translate


class ClosedHand(QObject):
    """Tells when the own cards are to be seen; `keymap` says by which key."""

    looks = Signal(bool)
    """They are to be seen, or no longer."""
    told = Signal(str)
    """How they are seen, as a sentence, once for each evening."""

    def __init__(self, keymap: Keymap, parent: QObject) -> None:
        super().__init__(parent)
        self._keymap = keymap
        self._held = False
        self._has_told = False

    def key(self, event: QKeyEvent) -> bool:
        """Handle a key that went down or up; tell whether it was this one."""
        if self._keymap.pressed(event, Scope.TABLE, loosely=True) != "look":
            return False
        if not event.isAutoRepeat():
            self._held = event.type() != QEvent.Type.KeyRelease
            self.looks.emit(self._held)
        return True

    def let_go(self) -> None:
        """Another window has the keyboard: it is not heard any more when the key goes up."""
        if self._held:
            self._held = False
            self.looks.emit(False)

    def show(self, scene: Scene | None) -> None:
        """Note what is shown now; tell somebody asked for the first time how to see the cards."""
        if scene is None:
            self._has_told = False
        elif scene.closed and scene.legal and not self._has_told:
            self._has_told = True
            self.told.emit(self._words())

    def _words(self) -> str:
        keys = self._keymap.keys("look")
        if not keys:
            return translate("window", "Hold the mouse button on your cards to see them.")
        text = translate("window", "Hold {key}, or the mouse button on your cards, to see them.")
        return text.format(key=shown(keys[0]))
