"""Rolls what scrolls so that what the keyboard has come to is seen whole, with its ring."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, QRect, QTimer
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

AROUND = 8
"""How far a ring reaches beyond what it is about, in pixels."""


class InSight(QObject):
    """Follows the keyboard through all windows of a program."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        app.focusChanged.connect(self._follow)

    def _follow(self, _: QWidget | None, now: QWidget | None) -> None:
        # Nothing is to move away from below the pointer that has just been pressed.
        if now is not None and not QApplication.mouseButtons():
            bring(now)
            QTimer.singleShot(0, now, lambda: bring(now))  # once all has its place


def bring(widget: QWidget) -> None:
    """Roll every area that it is in, from within, until it is seen whole or as far as it fits."""
    above = widget.parentWidget()
    while above is not None and not widget.isWindow():
        inside = above.widget() if isinstance(above, QScrollArea) else None
        if isinstance(above, QScrollArea) and inside is not None and inside.isAncestorOf(widget):
            place = QRect(widget.mapTo(inside, QPoint()), widget.size())
            ringed = place.adjusted(-AROUND, -AROUND, AROUND, AROUND) & inside.rect()
            fits = ringed.height() <= above.viewport().height()
            _roll(above, ringed if fits else place)
        above = None if above.isWindow() else above.parentWidget()


def _roll(area: QScrollArea, place: QRect) -> None:
    bar, high = area.verticalScrollBar(), area.viewport().height()
    last = place.bottom() + 1 - high
    # Of what is higher than the area as much is seen as there is room for.
    least, most = sorted((place.top(), last))
    bar.setValue(max(least, min(bar.value(), most)))
