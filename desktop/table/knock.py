"""The animation of a knock: the plate of the knocker swings and comes to rest."""

from __future__ import annotations

from math import exp, pi, sin

from PySide6.QtCore import QObject, QPointF, QVariantAnimation

from desktop.table.seat import SeatWidget

_LASTS = 1.6
"""How long it takes, in flights of a card."""
_SWINGS = 3.5
_HIGH = 0.13
"""How far a plate jumps, in parts of its height."""


class Knock(QVariantAnimation):
    """Swings one plate at a time."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._seat: SeatWidget | None = None
        self.setStartValue(0.0)
        self.setEndValue(1.0)
        self.valueChanged.connect(self._swing)
        self.finished.connect(self.rest)

    def at(self, seat: SeatWidget, flight: int) -> None:
        """Knock at this seat; `flight` is how long a card flies, 0 where nothing moves."""
        self.rest()
        if flight > 0:
            self._seat = seat
            self.setDuration(round(flight * _LASTS))
            self.start()

    def rest(self) -> None:
        """Lie still."""
        seat, self._seat = self._seat, None
        if seat is not None:
            self.stop()
            seat.shake(QPointF())

    def _swing(self, part: object) -> None:
        if self._seat is not None and isinstance(part, float):
            high = self._seat.plate.height() * _HIGH * exp(-3 * part) * (1 - part)
            turn = 2 * pi * _SWINGS * part
            self._seat.shake(QPointF(high * 0.5 * sin(turn * 0.7), -high * abs(sin(turn))))
