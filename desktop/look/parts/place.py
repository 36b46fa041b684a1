"""A place at the table on paper: portrait, name on a ribbon, and a line of who that is."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from desktop.common import plain_text
from desktop.common.house import LONGEST_NAME
from desktop.common.portraits import paint_portrait
from desktop.look.lettering import letters
from desktop.look.paper import focus_ring, medallion, ribbon, ribbon_width, rounded
from desktop.look.parts.part import Part
from desktop.look.theme import theme

translate = QCoreApplication.translate

ACROSS = 82
"""Pixels of the portrait at a scale of 1."""


class Place(Part):
    """A button that shows who sits there; the name can be written right on the ribbon."""

    renamed = Signal(str)
    """Another name was written."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._name, self._portrait, self._line, self._widest = "", "", "", 0.0
        self._broken = False
        self._field: _Name | None = None

    def show_player(self, name: str, line: str, portrait: str, said: str) -> None:
        """Show somebody: the name, a line about him, his portrait, and what is said of him."""
        self._name, self._line, self._portrait = name, line, portrait
        self.setText(name.replace("&", "&&"))  # to a button one would name a key
        self.setAccessibleDescription(said)
        self.setToolTip(plain_text.tip(said))
        self.changed()

    def cut_name(self, widest: float) -> None:
        """Show no more of a name than what is this wide, in pixels at a scale of 1."""
        self._widest = widest
        self.changed()

    def _shown_name(self) -> str:
        if not self._widest:
            return self._name
        measure, wide = QFontMetricsF(self._letters()), self._widest * self.scale
        return measure.elidedText(self._name, Qt.TextElideMode.ElideRight, wide)

    def break_line(self, broken: bool) -> None:
        """Let the line below the name be two short ones, where there is little room."""
        if broken != self._broken:
            self._broken = broken
            self.changed()

    def _shown_line(self) -> str:
        return self._line.replace(", ", ",\n") if self._broken else self._line

    @property
    def line(self) -> str:
        """What stands below the name."""
        return self._line

    @property
    def portrait(self) -> str:
        """The name of the portrait that is shown."""
        return self._portrait

    # Writing another name.

    def write_name(self) -> QLineEdit:
        """Let another name be written on the ribbon: Enter takes it, Escape leaves it."""
        if self._field is None:
            self._field = _Name(self._name, self)
            self._field.done.connect(self._written)
        self._field.setFont(self._letters())
        self._lay_field()
        self._field.show()
        self._field.selectAll()
        self._field.setFocus(Qt.FocusReason.OtherFocusReason)
        return self._field

    def _written(self, name: str) -> None:
        field, self._field = self._field, None
        if field is None:
            return
        had_focus = field.hasFocus()
        field.deleteLater()
        if had_focus:
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        if name:
            self.renamed.emit(name)

    def _lay_field(self) -> None:
        if self._field is not None:
            where = self._ribbon().toRect()
            wide = max(where.width(), round(self.width() - 2))
            self._field.setGeometry(
                (self.width() - wide) // 2, where.top() - 2, wide, where.height() + 4
            )

    # Measures.

    def margin(self) -> int:
        return round(5 * self.scale)

    def extent(self) -> QSize:
        line, rows = QFontMetricsF(self._line_letters()), self._shown_line().split("\n")
        wide = max(ACROSS * self.scale, ribbon_width(self._shown_name(), self._letters()))
        wide = max(wide, *(line.horizontalAdvance(row) for row in rows))
        lines = (2.35 if self._broken else 1.35) * line.height() if self._line else 0.0
        high = ACROSS * self.scale + 0.45 * self._ribbon_height() + lines
        return QSize(round(wide), round(high))

    def _ribbon_height(self) -> float:
        return 1.36 * QFontMetricsF(self._letters()).height()

    def _disc(self) -> QRectF:
        across, body = ACROSS * self.scale, self.body()
        return QRectF(body.center().x() - across / 2, body.top(), across, across)

    def _ribbon(self) -> QRectF:
        wide, high = ribbon_width(self._shown_name(), self._letters()), self._ribbon_height()
        disc = self._disc()
        return QRectF(disc.center().x() - wide / 2, disc.bottom() - 0.55 * high, wide, high)

    def _letters(self) -> QFont:
        return letters("text", self.scale * 1.06, bold=True)

    def _line_letters(self) -> QFont:
        return letters("small", self.scale * 1.06, italic=True)

    def middle_of_name(self) -> QPoint:
        """Below the middle of the ribbon, in pixels of the widget: a menu opens there."""
        return QPoint(round(self._ribbon().left()), round(self._ribbon().bottom()))

    # Painting.

    def paintEvent(self, event: QPaintEvent) -> None:
        look, disc, band = theme(), self._disc(), self._ribbon()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)

            def picture(inside: QPainter, where: QRectF) -> None:
                paint_portrait(inside, where, self._portrait, self.devicePixelRatioF())

            # Below the ribbon only as far as the widget reaches.
            medallion(painter, disc, picture)
            if self.lit:
                painter.setPen(QColor(look.brass_dark))
                painter.drawEllipse(disc.adjusted(-2, -2, 2, 2))
            ribbon(painter, band, self._shown_name(), self._letters())
            painter.setFont(self._line_letters())
            painter.setPen(QColor(look.ink_faint))
            line = QRectF(0, band.bottom(), self.width(), self.height() - band.bottom())
            painter.drawText(line, int(Qt.AlignmentFlag.AlignCenter), self._shown_line())
            if self.hasFocus():
                focus_ring(painter, rounded(band, 0.22 * band.height()))


class _Name(QLineEdit):
    """A field over the ribbon; `done` tells the name that was written, "" for none."""

    done = Signal(str)

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(name, parent)
        self.setMaxLength(LONGEST_NAME)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setAccessibleName(translate("new-match", "Name"))
        self.editingFinished.connect(lambda: self.done.emit(self.text().strip()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.done.emit("")
            return
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            # The key took the name: it does not deal the cards as well.
            event.accept()
