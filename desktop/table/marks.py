"""Places that take a card: dashed outlines on the table, lit for the card in hand.

Below rows of cards lies a shade, with outlines where they grow.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen, QRegion
from PySide6.QtWidgets import QLabel, QWidget

from desktop.common.cached_picture import CachedPicture
from desktop.common.pose import Pose
from desktop.look.lettering import SMALLEST, letters, scale_on
from desktop.look.paper import focus_ring, rounded
from desktop.look.parts.pill import pill, pill_size
from desktop.look.theme import Palette, colour
from desktop.table.pass_through import PassThroughButton
from desktop.table.rows import Rows

_BROADEST = 5
"""How far outline and ring reach beyond the place, in pixels."""

translate = QCoreApplication.translate


class RowGround(QLabel):
    """The shade below rows that grow from their middle, and where their next cards go."""

    def __init__(self, colours: Palette, parent: QWidget) -> None:
        super().__init__(parent)
        self.colours = colours
        self._ends: tuple[QRect, ...] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def lie_at(self, rows: Rows) -> None:
        """Lie below these rows; there is nothing to show where none grow."""
        around = max(5, rows.whole.width() // 60)
        self._ends = rows.ends
        told = translate("table-view", "Rows: the next cards go in the dashed spaces.")
        self.setToolTip(told)
        self.setGeometry(rows.whole.adjusted(-around, -around, around, around))
        self.setVisible(bool(rows.ends))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(rounded(QRectF(self.rect()), 12), colour(self.colours.prompt, 44))
        pen = QPen(colour(self.colours.wood_text), 1.4)
        pen.setDashPattern([4, 3])
        painter.setPen(pen)
        for end in self._ends:
            where = QRectF(end.translated(-self.pos())).adjusted(1, 1, -1, -1)
            painter.drawPath(rounded(where, where.width() * 0.07))
        painter.end()


class Mark(PassThroughButton):
    """A place that takes the card in hand: a dashed outline, with a word in it if it is bare.

    The widget covers all that counts as the place; the outline may be a part of it, turned.
    """

    def __init__(self, place: str, colours: Palette, parent: QWidget) -> None:
        super().__init__(parent)
        self.place = place
        self._table = parent
        self.colours = colours
        self.lit = False
        self.near = False
        """Whether the card in hand would fall here."""
        self.asked = False
        """Whether it is shown even while it is not lit."""
        self._bare = False
        self._outline = Pose(0, 0, 1, 1)
        self._kept = CachedPicture()
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)

    def lie_at(self, where: QRect, outline: Pose) -> None:
        """Be this place, with such an outline in it."""
        self.setGeometry(where)
        if outline != self._outline:
            self._outline = outline
            self.update()

    def tell(self, name: str, *, asked: bool = False, bare: bool = False) -> None:
        """Be called this; an `asked` one is always seen, and a `bare` one says its name."""
        if (name, asked, bare) != (self.text(), self.asked, self._bare):
            self.asked, self._bare = asked, bare
            self.setText(name)
            self.setAccessibleName(name)
            self.update()

    def light(self, lit: bool, near: bool = False) -> None:
        """Light up, or go out."""
        if (lit, near) == (self.lit, self.near):
            return
        whole = lit != self.lit
        self.lit, self.near = lit, near
        # A click leaves the focus where it is: from a place that goes, Qt would take it on as Tab.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if lit else Qt.FocusPolicy.NoFocus)
        # A large place is not painted anew for its outline alone.
        self.update(QRegion(self.rect()) if whole else self._rim())

    def _rim(self) -> QRegion:
        wide = _BROADEST + round(self._line * 3)
        whole = self._outline.rect.translated(-self.pos())
        if self._outline.turn:
            return QRegion(whole.adjusted(-wide, -wide, wide, wide))
        inner = whole.adjusted(wide, wide, -wide, -wide)
        return QRegion(whole.adjusted(-wide, -wide, wide, wide)) - QRegion(inner)

    @property
    def _line(self) -> float:
        return max(1.6, letters("text", scale_on(self._table)).pixelSize() / 9)

    def paintEvent(self, event: QPaintEvent) -> None:
        seen = (self.lit, self.near, self._bare and self.text(), self.hasFocus(), self.colours)
        where = (self._outline, self.pos(), self._line)
        self._kept.show(self, event, seen, self._paint, where)

    def _paint(self, painter: QPainter) -> None:
        line, pose, colours = self._line, self._outline, self.colours
        painter.translate(pose.middle - QPoint(self.x(), self.y()))
        painter.rotate(pose.turn)
        where = QRectF(-pose.width / 2, -pose.height / 2, pose.width, pose.height)
        where.adjust(line, line, -line, -line)
        round_by = min(max(5.0, line * 4), pose.width * 0.08)
        ground = colour(colours.highlight, 40) if self.lit else colour(colours.prompt, 26)
        pen = QPen(colour(colours.highlight if self.lit else colours.wood_text, 255), line)
        if self.near:
            pen.setWidthF(line * 1.8)
        elif not self.hasFocus():
            pen.setDashPattern([4, 3])
        painter.setBrush(ground)
        if self.lit:
            # Bright dashes on light wood need a dark line of their own below them.
            painter.setPen(QPen(colour(colours.highlight_text, 235), line * 2.4))
            painter.drawRoundedRect(where, round_by, round_by)
            painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen)
        painter.drawRoundedRect(where, round_by, round_by)
        if self._bare:
            inner = where.adjusted(line * 2, line * 2, -line * 2, -line * 2)
            self._paint_word(painter, inner)
        if self.hasFocus():
            focus_ring(painter, rounded(where.adjusted(line, line, -line, -line), round_by), line)

    def _paint_word(self, painter: QPainter, inner: QRectF) -> None:
        """Paint the word on a dark pill: upon the bare wood it would be too faint to read."""
        font = letters("text", scale_on(self._table), italic=True)
        words = self.text().split()
        while font.pixelSize() > SMALLEST:
            wide = max(map(QFontMetrics(font).horizontalAdvance, words), default=0)
            if wide + QFontMetrics(font).height() * 0.6 <= inner.width():
                break
            font.setPixelSize(font.pixelSize() - 1)
        wanted = pill_size(self.text(), font, int(inner.width()))
        where = QRectF(0, 0, min(wanted.width(), inner.width()), wanted.height())
        where.moveCenter(inner.center())
        pill(painter, where, self.text(), font)

    def sizeHint(self) -> QSize:
        return self.size()
