"""What all parts that can be pressed have in common: scale, room for a shadow, and states."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QCursor, QEnterEvent, QKeyEvent, QMoveEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from desktop.look.lettering import users_scale
from desktop.look.shadow import Shadow
from desktop.look.theme import theme


class Part(QAbstractButton):
    """A button that paints itself; its text is its name for screen readers."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scale = users_scale()
        self._given = False
        self._over = False
        self.setText(text)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def scale(self) -> float:
        """How much larger than usual its letters are."""
        return self._scale

    def set_scale(self, scale: float) -> None:
        """Set letters and measures of this part larger or smaller; 1 is usual."""
        self._given = True
        self._take(scale)

    def follow(self) -> None:
        """Take the size of the desktop's letters, unless another one was set."""
        if not self._given:
            self._take(users_scale())

    def _take(self, scale: float) -> None:
        if scale != self._scale:
            self._scale = scale
            self.changed()

    def changed(self) -> None:
        """Reckon and paint again, after something that is shown has changed."""
        self.updateGeometry()
        self.update()

    def extent(self) -> QSize:
        """Return the size that the body needs, without the room for its shadow."""
        raise NotImplementedError

    def margin(self) -> int:
        """Return the room for the shadow on each side, in pixels."""
        return round(9 * self._scale)

    def body(self) -> QRectF:
        """Where the body lies within the widget."""
        room = self.margin()
        return QRectF(self.rect().adjusted(room, room, -room, -room))

    def place(self, body: QRect) -> None:
        """Put the body there, in pixels of the parent."""
        room = self.margin()
        self.setGeometry(body.adjusted(-room, -room, room, room))

    def placed(self) -> QRect:
        """Where the body lies in its parent."""
        return self.body().toRect().translated(self.pos())

    @property
    def lit(self) -> bool:
        """Whether the mouse is over it and it can be pressed."""
        return self._over and self.isEnabled()

    def looks(self) -> tuple[Any, ...]:
        """All that the looks of a part depend on, but for what its kind has of its own.

        As long as it is equal, a picture of the part can be kept.
        """
        pressed = (self.isDown(), self.isChecked(), self.isEnabled(), self.hasFocus(), self.lit)
        return (self.text(), self._scale, pressed, theme())

    def shadow(self, down: float, soft: float) -> Shadow:
        """Its shadow: how far below it and how soft, at a scale of 1.

        Less of it while it is pressed, more while the mouse is over it.
        """
        lift = 0.4 if self.isDown() or self.isChecked() else 1.4 if self.lit else 1.0
        return Shadow(0, down * lift * self._scale, soft * self._scale, 0.56)

    # Overrides.

    def sizeHint(self) -> QSize:
        room = 2 * self.margin()
        return self.extent() + QSize(room, room)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hitButton(self, pos: QPoint) -> bool:
        return self.body().contains(pos)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses it as Space does, but not by being held down.

        By arrows with Ctrl Qt does not go to the button beside it: what it lies upon may want them.
        """
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.click()
        elif event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        self._over = True
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._over = False
        self.update()
        super().leaveEvent(event)

    def moveEvent(self, event: QMoveEvent) -> None:
        """Note that a part moved away from under the mouse learns so only when the mouse moves."""
        if self._over and not self.rect().contains(self.mapFromGlobal(QCursor.pos())):
            self._over = False
            self.update()
        super().moveEvent(event)
