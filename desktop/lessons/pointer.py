"""What a lesson points at: a light around things on the table, and a line from the slip to one."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from desktop.look.paper import rounded
from desktop.look.theme import colour, theme

_POINTS = 48
"""How many points of a line are looked at."""


class Pointer(QWidget):
    """Lights things on the table, and draws a line from the slip to what it points at."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._slip, self._target = QRect(), QRect()
        self._lit: list[QRect] = []
        self._lights: list[QPainterPath] = []
        self._read: list[QRect] = []

    def point(
        self,
        slip: QRect,
        target: QRect,
        lit: Sequence[QRect],
        read: Sequence[QRect] = (),
        lights: Sequence[QPainterPath] = (),
    ) -> None:
        """Point from here to there, and light these besides; empty rectangles are left out.

        No line is drawn where it would go across something that is to be `read`. For what lies
        turned or is covered in part `lights` are the outlines, in the order of target and `lit`.
        """
        self._slip, self._target = slip, target
        self._read = [one for one in read if not target.intersects(one)]
        self._lit = [one for one in (target, *lit) if not one.isEmpty()]
        outlines = [*lights] or [QPainterPath()] * (1 + len(lit))
        self._lights = [
            rounded(QRectF(one).adjusted(-4, -4, 4, 4), 9) if outline.isEmpty() else outline
            for one, outline in zip((target, *lit), outlines, strict=True)
            if not one.isEmpty()
        ]
        self.update()

    @property
    def lit(self) -> list[QRect]:
        """What is lit."""
        return list(self._lit)

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for ring in self._lights:
                painter.setPen(QPen(colour(look.shadow, 150), 6))
                painter.drawPath(ring)
                painter.setPen(QPen(QColor(look.highlight), 3))
                painter.drawPath(ring)
            self._draw_line(painter)

    def line(self) -> QPainterPath:
        """Return the line from the slip to what it points at; empty if there is none."""
        if self._target.isEmpty() or self._slip.isEmpty():
            return QPainterPath()
        start, end = QPointF(self._slip.center()), QPointF(self._target.center())
        goal = _edge(QRectF(self._target).adjusted(-6, -6, 6, 6), start)
        way = QPainterPath(start)
        way.quadTo((start + goal) / 2 + QPointF(0, -abs(end.x() - start.x()) * 0.08), goal)
        points = [way.pointAtPercent(part / _POINTS).toPoint() for part in range(_POINTS + 1)]
        crosses = any(one.contains(point) for one in self._read for point in points)
        return QPainterPath() if crosses else way

    def _draw_line(self, painter: QPainter) -> None:
        way, look = self.line(), theme()
        if way.isEmpty():
            return
        for tone, width in ((colour(look.shadow, 150), 5.0), (QColor(look.highlight), 2.4)):
            pen = QPen(tone, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
            painter.strokePath(way, pen)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(look.highlight))
        painter.drawEllipse(way.currentPosition(), 4.5, 4.5)
        painter.setBrush(Qt.BrushStyle.NoBrush)


def _edge(rect: QRectF, start: QPointF) -> QPointF:
    """Where a line from a point to the middle of a rectangle meets its edge."""
    middle = rect.center()
    way = start - middle
    across = abs(way.x()) / (rect.width() / 2) if rect.width() else 0.0
    down = abs(way.y()) / (rect.height() / 2) if rect.height() else 0.0
    return middle + way / max(across, down, 1.0)
