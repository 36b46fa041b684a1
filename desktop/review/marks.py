"""The marks on the line of a deal: one for each decision, to be pressed."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from desktop.look.lettering import letters
from desktop.look.paper import brass_rim, focus_ring
from desktop.look.parts.part import Part
from desktop.look.theme import theme

GOOD, QUESTION = 22, 30
"""Pixels across at a scale of 1: a tick, and a question mark."""


class State(Enum):
    """What is known of a decision."""

    OPEN = "not looked at yet"
    GOOD = "good"
    BETTER = "something was better"


class Mark(Part):
    """A decision: a tick of brass, a red question mark, or a ring of chalk while it is open."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("", parent)
        self.state = State.OPEN
        self.current = False
        """Whether this is the decision that is looked at."""
        self._most = float(GOOD)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

    def tell(self, state: State, name: str) -> None:
        """Show what is known now; `name` is read aloud."""
        self.state = state
        self.setText(name)
        self.update()

    def be_current(self, current: bool) -> None:
        """Be the one that is looked at, to which Tab comes, or not."""
        self.current = current
        stays = Qt.FocusPolicy.StrongFocus if current else Qt.FocusPolicy.ClickFocus
        self.setFocusPolicy(stays)
        self.update()

    def stand_at(self, spot: QPointF, gap: float) -> None:
        """Stand there, the next mark so far away."""
        self._most = gap
        side = self.extent().width()
        left, top = round(spot.x() - side / 2), round(spot.y() - side / 2)
        self.place(QRectF(left, top, side, side).toRect())

    def margin(self) -> int:
        return round(7 * self.scale)

    def extent(self) -> QSize:
        asked = self.state is State.BETTER
        wanted = (QUESTION if asked else GOOD) * self.scale
        side = round(max(10.0, min(wanted, (1.2 if asked else 0.9) * self._most)))
        return QSize(side, side)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # All keys mean something to the page.
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            body = self.body()
            getattr(self, f"_paint_{self.state.name.lower()}")(painter, body)
            ring = QPainterPath()
            if self.hasFocus():
                ring.addEllipse(body.adjusted(-3, -3, 3, 3))
                focus_ring(painter, ring)
            elif self.current or self.lit:
                painter.setPen(QPen(QColor(theme().highlight), 2.4))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(body.adjusted(-3, -3, 3, 3))

    def _paint_open(self, painter: QPainter, body: QRectF) -> None:
        pen = QPen(QColor(theme().chalk_faint), 1.6, Qt.PenStyle.DotLine)
        painter.setPen(pen)
        painter.setBrush(QColor(theme().slate))
        painter.drawEllipse(body.adjusted(2, 2, -2, -2))

    def _paint_good(self, painter: QPainter, body: QRectF) -> None:
        look = theme()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(look.brass))
        painter.drawEllipse(body)
        brass_rim(painter, body, max(1.5, 0.1 * body.width()))
        pen = QPen(QColor(look.ink), max(1.4, 0.11 * body.width()))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        corner, side = body.topLeft(), body.width()
        tick = [(0.3, 0.52), (0.45, 0.67), (0.72, 0.36)]
        painter.drawPolyline([corner + QPointF(x * side, y * side) for x, y in tick])

    def _paint_better(self, painter: QPainter, body: QRectF) -> None:
        thick = max(1.6, 0.1 * body.width())
        painter.setPen(QPen(QColor(theme().bad), thick))
        painter.setBrush(QColor(theme().paper))
        inset = thick / 2
        painter.drawEllipse(body.adjusted(inset, inset, -inset, -inset))
        font = letters("text", 1.0, bold=True)
        font.setPixelSize(max(8, round(0.62 * body.height())))
        painter.setFont(font)
        painter.drawText(body, int(Qt.AlignmentFlag.AlignCenter), "?")
