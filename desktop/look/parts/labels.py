"""Words on paper: headings, notes and lines, and what stands where a list is still empty."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontInfo,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
)
from PySide6.QtWidgets import QAbstractItemView, QLabel, QWidget

from desktop.look.lettering import DESKTOP, letters, users_scale
from desktop.look.theme import theme

_LOW = Qt.AlignmentFlag.AlignBottom
Kind = Literal["heading", "section", "note", "line", "strong", "aside"]


class PaperLabel(QLabel):
    """A label in one of the ways in which words stand on paper; it wraps its words."""

    kind: Kind = "heading"

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._scale = users_scale()
        self._told = False
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._dress()

    def set_scale(self, scale: float) -> None:
        """Set its letters larger or smaller; 1 is usual. Untold, they are those of its window."""
        self._told = True
        self._take(scale)

    def _take(self, scale: float) -> None:
        if scale != self._scale:
            self._scale = scale
            self._dress()

    def follow(self) -> None:
        """Take the size of the desktop's letters, unless another one was set."""
        if not self._told:
            self._take(users_scale())

    def letters(self) -> QFont:
        """Return the letters it is set in."""
        if self.kind == "heading":
            return letters("title", self._scale, bold=True)
        if self.kind == "section":
            return letters("text", self._scale * 1.06, bold=True)
        if self.kind in ("line", "strong"):
            return letters("text", self._scale, bold=self.kind == "strong")
        return letters("small" if self.kind == "aside" else "text", self._scale, italic=True)

    def tone(self) -> str:
        """Its colour in the theme in use."""
        look = theme()
        tones = {"section": look.ink_head, "note": look.ink_faint, "aside": look.ink_faint}
        return tones.get(self.kind, look.ink)

    def _dress(self) -> None:
        self.setFont(self.letters())

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Polish and not self._told:
            self._take(max(1.0, QFontInfo(self.window().font()).pixelSize() / DESKTOP))
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        self._tint()
        super().paintEvent(event)

    def _tint(self) -> None:
        """Take the colour of the theme in use; only when it differs, for that paints again."""
        wanted = QColor(self.tone())
        if self.palette().color(QPalette.ColorRole.WindowText) != wanted:
            palette = self.palette()
            palette.setColor(QPalette.ColorRole.WindowText, wanted)
            self.setPalette(palette)


class Heading(PaperLabel):
    """The heading of a page or a dialog."""


class Note(PaperLabel):
    """What is said besides."""

    kind = "note"


class Aside(PaperLabel):
    """What only some want to know."""

    kind = "aside"


class Line(PaperLabel):
    """A sentence that is told."""

    kind = "line"


class Strong(PaperLabel):
    """A sentence that matters more than those around it."""

    kind = "strong"


class Section(PaperLabel):
    """The heading of a part of a page, with a thin line below it, and a remark at its end."""

    kind = "section"

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        self._aside = ""
        super().__init__(text, parent)

    def set_aside(self, text: str) -> bool:
        """Have a remark at the end of the line if there is room for it; returns whether there is.

        It is no part of what a screen reader hears here: its owner says it elsewhere.
        """
        words = QFontMetricsF(self._remark_letters()).horizontalAdvance(text)
        heading = QFontMetricsF(self.font()).horizontalAdvance(self.text())
        fits = bool(text) and heading + 2 * self.fontMetrics().height() + words <= self.width()
        told = text if fits else ""
        if told != self._aside:
            self._aside = told
            self.update()
        return fits

    def _remark_letters(self) -> QFont:
        return letters("small", self._scale, italic=True)

    def _dress(self) -> None:
        super()._dress()
        self.setContentsMargins(0, round(8 * self._scale), 0, round(6 * self._scale))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        with QPainter(self) as painter:
            painter.setPen(QPen(QColor(theme().rule), 1.5))
            low = self.height() - 1.5
            painter.drawLine(QPointF(0, low), QPointF(self.width(), low))
            if self._aside:
                painter.setFont(self._remark_letters())
                painter.setPen(QColor(theme().ink_faint))
                room = QRectF(self.contentsRect())
                painter.drawText(room, int(Qt.AlignmentFlag.AlignRight | _LOW), self._aside)


class EmptyNote(Note):
    """A note in the middle of a view, seen while the view has no row and the note has words."""

    def __init__(self, view: QAbstractItemView, text: str = "") -> None:
        super().__init__(text, view.viewport())
        self._view = view
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setContentsMargins(24, 12, 24, 12)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        view.viewport().installEventFilter(self)
        model = view.model()
        for signal in (model.rowsInserted, model.rowsRemoved, model.modelReset):
            signal.connect(self.refresh)
        self.refresh()

    def setText(self, text: str) -> None:
        super().setText(text)
        self.refresh()

    def refresh(self) -> None:
        """Be seen or not, as the view is now."""
        if not hasattr(self, "_view"):
            return  # the first text is set before there is a view
        empty = self._view.model().rowCount(self._view.rootIndex()) == 0
        self.setVisible(empty and bool(self.text()))
        self._view.setAccessibleDescription(self.text() if empty else "")
        self.setGeometry(self._view.viewport().rect())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self.setGeometry(self._view.viewport().rect())
        return super().eventFilter(watched, event)
