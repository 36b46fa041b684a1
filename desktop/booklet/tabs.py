"""The tabs at the edge of a booklet, one for each chapter."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from desktop.look.lettering import draw_text, letters
from desktop.look.paper import focus_ring, rounded
from desktop.look.shadow import Shadow, lay_shadow
from desktop.look.theme import theme


class ChapterTab(QAbstractButton):
    """A tab of paper with the name of a chapter; that of the page shown is lighter and bold."""

    def __init__(self, text: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setText(text.replace("&", "&&"))
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setToolTip(text)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._scale = 1.0

    def set_scale(self, scale: float) -> None:
        """Set the size of its letters; 1 is usual."""
        self._scale = scale
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(150 * self._scale), round(36 * self._scale))

    def paintEvent(self, event: QPaintEvent) -> None:
        look, here = theme(), self.isChecked()
        body = QRectF(self.rect()).adjusted(2, 2, -5, -4)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            lay_shadow(painter, body, 4, Shadow(1, 2, 6, 0.4))
            fall = QLinearGradient(body.topLeft(), body.bottomLeft())
            fall.setColorAt(0, QColor(look.paper if here or self.underMouse() else look.ribbon))
            fall.setColorAt(1, QColor(look.paper if here else look.ribbon_low))
            shape = rounded(body, 4)
            painter.fillPath(shape, fall)
            painter.setPen(QPen(QColor(look.paper_edge), 1))
            painter.drawPath(shape)
            painter.setPen(QColor(look.ink))
            font = letters("small", 1.06 * self._scale, bold=here)
            room = body.adjusted(9 * self._scale, 0, -5 * self._scale, 0)
            draw_text(painter, room, font, self.toolTip(), Qt.AlignmentFlag.AlignLeft)
            if self.hasFocus():
                focus_ring(painter, shape)

    def enterEvent(self, event: object) -> None:
        self.update()
        super().enterEvent(event)  # type: ignore[arg-type]

    def leaveEvent(self, event: object) -> None:
        self.update()
        super().leaveEvent(event)  # type: ignore[arg-type]
