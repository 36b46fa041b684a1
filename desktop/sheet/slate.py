"""The slate widget: shows a sheet, animates new marks, and describes them in words.

A slate in figures that has no room for all deals is scrolled through, as `scrolling` says.

`show_sheet` is called each time the sheet has changed; `painter` paints.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QPoint,
    QRectF,
    QSize,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QToolTip, QWidget

from desktop.common import plain_text
from desktop.common.cached_picture import CachedPicture
from desktop.look.inks import SLATE_DARK, SLATE_LIGHT, Inks
from desktop.look.paper import focus_ring, rounded
from desktop.look.slate import frame_width
from desktop.look.strokes import tool_for
from desktop.look.theme import theme
from desktop.sheet import painter as painting
from desktop.sheet.page import SheetPage
from desktop.sheet.scrolling import Scrolling
from desktop.sheet.slate_layout import Panel
from engine.sheet import Sheet

translate = QCoreApplication.translate

STROKE = 240
"""How long a new stroke takes, in milliseconds."""
LONGEST = 1600


class SlateView(QWidget):
    """A school slate with the marks of all players."""

    chalked = Signal()
    """A stroke begins to be drawn; where there are many, not each of them."""

    def __init__(self, moves: Callable[[], bool], parent: QWidget | None = None) -> None:
        """Make an empty slate. `moves` tells whether anything may move."""
        super().__init__(parent)
        self.setProperty("heardAs", "text")
        self.page: SheetPage | None = None
        self._moves = moves
        self._before: Sheet | None = None
        self._ground = CachedPicture()
        self._still: QPixmap | None = None
        self._panels: list[Panel] = []
        self._bare = True
        self.scrolling = Scrolling(self)
        """How far back the deals are that are shown."""
        self.scrolling.moved.connect(self._repaint_all)
        self._begun = 0
        """How many strokes have begun, as they are told."""
        self._chalking = QVariantAnimation(self)
        self._chalking.setStartValue(0.0)
        self._chalking.setEndValue(1.0)
        self._chalking.valueChanged.connect(self._chalk_on)
        self._chalking.finished.connect(self._rest)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._say()

    # What it shows.

    def show_sheet(self, page: SheetPage) -> None:
        """Show this sheet; what it has more than the last one is chalked stroke by stroke."""
        before = self.page
        self._chalking.stop()
        self.page = page
        if before is None or len(before.sheet.lines) != len(page.sheet.lines):
            self.scrolling.begin()
        self._before = None
        if before is not None and goes_on(before, page):
            self._begin(before.sheet, page.sheet)
        self._still = None
        self._say()
        self.update()

    def clear(self) -> None:
        """Wipe the slate."""
        self._chalking.stop()
        self.page = self._before = self._still = None
        self._panels = []
        self._say()
        self.update()

    def chalking(self) -> bool:
        """Whether strokes are being drawn just now."""
        return self._before is not None

    def _begin(self, before: Sheet, sheet: Sheet) -> None:
        strokes = painting.new_strokes(before, sheet)
        if strokes and self._moves() and self.isVisible():
            self._before = before
            self._chalking.setDuration(min(LONGEST, strokes * STROKE))
            self._begun = 1
            self._chalking.start()
            self.chalked.emit()

    def _chalk_on(self) -> None:
        self.update()
        # The very last moment begins no other stroke.
        now, whole = self._chalking.currentTime(), self._chalking.duration()
        if now < whole and now >= self._begun * STROKE:
            self._begun = now // STROKE + 1
            self.chalked.emit()

    def _rest(self) -> None:
        self._before = None
        self._still = None
        self.update()

    # What it says.

    def _say(self) -> None:
        if self.page is None:
            self.setAccessibleName(translate("sheet", "Slate"))
            self.setAccessibleDescription(translate("sheet", "The slate is empty."))
            return
        title = self.page.title or self.page.speech.title()
        self.setAccessibleName(translate("sheet", "Slate: {title}").format(title=title))
        self.setAccessibleDescription(self.page.in_words())

    # Painting.

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the still slate from its picture, and over it the strokes that are being drawn."""
        if self._bare and self.isVisible():
            self._paint_bare()
            return
        ratio = self.devicePixelRatioF()
        wanted = self.size() * ratio
        if self._still is None or self._still.size() != wanted:
            self._still = self._draw_still(ratio)
        with QPainter(self) as painter:
            painter.drawPixmap(0, 0, self._still)
            if self.page is not None and self._before is not None:
                self._draw_new(painter, self.page, self._before)
            if self.hasFocus():
                self._draw_focus(painter)

    def _paint_bare(self) -> None:
        """At first only the stone: its grain takes longer than the table has to open."""
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self.inks().ground)
        QTimer.singleShot(0, self, self._fill)

    def _fill(self) -> None:
        self._bare = False
        self.update()

    def _draw_new(self, painter: QPainter, page: SheetPage, before: Sheet) -> None:
        painter.setRenderHints(painting.SMOOTH)
        part = float(self._chalking.currentValue() or 0.0)
        span = painting.Span(before, part, old=False)
        drawing, weight = tool_for(painter, self.inks()), painting.weight(self.inks())
        painting.paint_marks(drawing, self._panels, page, span, weight)

    def _draw_still(self, ratio: float) -> QPixmap:
        rect, text, inks = QRectF(self.rect()), self._text_size(), self.inks()
        # The stone stays as it is, whatever is written on it.
        picture = self._ground.picture(
            (inks, text),
            self.size(),
            ratio,
            lambda painter: painting.paint_ground(painter, rect, inks, text),
        ).copy()
        span = painting.ALL if self._before is None else painting.Span(self._before, 0.0)
        if self.page is not None:
            with QPainter(picture) as painter:
                painter.setFont(self.font())
                inner = painting.room(rect, inks, text)
                self._panels = painting.paint_written(
                    painter, inner, self.page, inks, text, span, self.scrolling.back
                )
                self.scrolling.fit(painter, inner, self.page, inks, text)
        return picture

    def _draw_focus(self, painter: QPainter) -> None:
        side = frame_width(QRectF(self.rect()), self._text_size())
        focus_ring(painter, rounded(QRectF(self.rect()).adjusted(side, side, -side, -side), 2))

    def inks(self) -> Inks:
        """Return what the slate is drawn with now."""
        return SLATE_DARK if theme().dark else SLATE_LIGHT

    def _text_size(self) -> float:
        return float(self.fontInfo().pixelSize())

    def _repaint_all(self) -> None:
        self._still = None
        self.update()

    # Qt's questions.

    def sizeHint(self) -> QSize:
        """Return a slate to be held upright."""
        return QSize(17, 34) * self._text_size()

    def minimumSizeHint(self) -> QSize:
        """Return the smallest slate on which five players can be read."""
        return QSize(200, 180)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the colours, the font and the language."""
        match event.type():
            case QEvent.Type.PaletteChange | QEvent.Type.FontChange | QEvent.Type.StyleChange:
                self._repaint_all()
            case QEvent.Type.LanguageChange:
                self._say()
                self._repaint_all()
        super().changeEvent(event)

    def event(self, event: QEvent) -> bool:
        """Tell in words what stands under the mouse."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            words = self.words_at(event.pos())
            QToolTip.showText(event.globalPos(), plain_text.tip(words), self)
            return True
        return super().event(event)

    def words_at(self, where: QPoint) -> str:
        """Return what stands in chalk at this point, in words; "" where nothing does."""
        for side, panel in enumerate(self._panels):
            if self.page is not None and panel.box.contains(where):
                return self.page.marks_in_words(side)
        return ""


def goes_on(before: SheetPage, page: SheetPage) -> bool:
    """Whether something has been added; not when it was taken back, or in another match."""
    games = [one.speech.rules.game for one in (before, page)]
    same = before.names == page.names and games[0] is games[1]
    return same and len(page.sheet.lines) >= len(before.sheet.lines)
