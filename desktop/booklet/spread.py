"""Two facing pages of a booklet on the table, or one where it is narrow."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QColor,
    QKeyEvent,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QTextBlock,
    QTextCharFormat,
    QTextCursor,
    QTextFragment,
    QTextLine,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from desktop.booklet.artist import FIGURE, Look, object_in
from desktop.booklet.document import BookletDocument
from desktop.booklet.pictured import pictured
from desktop.look.lettering import draw_text, letters
from desktop.look.paper import focus_ring, paper, rounded
from desktop.look.parts import Tag
from desktop.look.shadow import Shadow, lay_shadow
from desktop.look.theme import colour, theme

translate = QCoreApplication.translate

NARROW = 340.0
"""A page is no narrower than that at a scale of 1: below it there is one instead of two."""
WIDEST, HIGHEST = 500.0, 740.0
"""A page is no larger than that at a scale of 1: lines would be too long to read."""


class Spread(QWidget):
    """Shows a document, page by page. `make` sets it for a look, whenever its size changes."""

    linked = Signal(str, QPoint)
    """A word or mark with this target was pressed, there on the screen."""
    tried = Signal(str)
    """The figure of this name is to be put on the table."""
    turned = Signal()
    """Other pages are shown."""

    def __init__(self, make: Callable[[Look], BookletDocument], parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("heardAs", "text")
        self._make = make
        self.document: BookletDocument | None = None
        self._scale = 1.0
        self._first = 0
        self._found: list[QTextCursor] = []
        self._here = -1
        self._link = -1
        self._wanted = -1
        """The chapter that was asked for last."""
        self._tags: dict[str, Tag] = {}
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)

    # Pages.

    def set_scale(self, scale: float) -> None:
        """Set the size of the letters; 1 is usual."""
        self._scale = scale
        self.set_anew()

    @property
    def scale(self) -> float:
        """How much larger than usual the letters are."""
        return self._scale

    @property
    def two(self) -> bool:
        """Whether two pages lie side by side."""
        return self.width() >= 2 * NARROW * self._scale

    @property
    def pages(self) -> int:
        """How many pages there are."""
        return self.document.pageCount() if self.document is not None else 0

    @property
    def first(self) -> int:
        """The page on the left, 0 first."""
        return self._first

    def shown(self) -> list[int]:
        """Return the pages that are shown."""
        last = min(self._first + (2 if self.two else 1), self.pages)
        return list(range(self._first, last))

    def set_anew(self) -> None:
        """Set the text again, and stay at the chapter where the reader is."""
        if not self.isVisible() or self.width() < 50 or self.height() < 50:
            return  # it is set when it is seen
        place = self._place()
        self.document = self._make(self._look())
        self._found, self._here = [], -1
        self._make_tags()
        self.show_page(self.document.page_of(place) if place else self._first)

    def _place(self) -> int:
        """Return the first letter that is shown."""
        if self.document is None or not self._first:
            return 0
        top = self._first * self.document.look.page.height()
        return max(0, self._place_at(QPointF(self.document.look.page.width() / 2, top + 90)))

    def _place_at(self, point: QPointF) -> int:
        assert self.document is not None
        layout = self.document.documentLayout()
        return layout.hitTest(point, Qt.HitTestAccuracy.FuzzyHit)

    def show_page(self, number: int) -> None:
        """Show this page, 0 first, and the one that faces it."""
        number = max(0, min(number, self.pages - 1))
        self._first = number - number % 2 if self.two else number
        self._link = -1
        self._lay_tags()
        self._tell()
        self.turned.emit()
        self.update()

    def on(self) -> None:
        """Turn to the next pages."""
        if self._first + len(self.shown()) < self.pages:
            self.show_page(self._first + (2 if self.two else 1))

    def back(self) -> None:
        """Turn back."""
        if self._first:
            self.show_page(self._first - (2 if self.two else 1))

    def chapter(self) -> int:
        """Which chapter, 0 first, is shown: the first that begins here, else that goes on."""
        if self.document is None:
            return 0
        starts = [self.document.page_of(one.position()) for one in self.document.chapters()]
        here = [n for n, page in enumerate(starts) if page in self.shown()]
        if self._wanted in here:
            return self._wanted
        return here[0] if here else max(0, sum(page <= self._first for page in starts) - 1)

    def show_heading(self, number: int) -> None:
        """Show the page with this heading, 0 the title."""
        from desktop.scene.rules_text import headings

        if self.document is not None:
            found = headings(self.document)
            if 0 <= number < len(found):
                self.show_page(self.document.page_of(found[number].position()))

    def show_chapter(self, number: int) -> None:
        """Show the page on which a chapter begins."""
        if self.document is not None and 0 <= number < len(self.document.chapters()):
            self._wanted = number
            self.show_page(self.document.page_of(self.document.chapters()[number].position()))

    def text(self) -> str:
        """Return what stands on the pages that are shown, and what their figures show."""
        if self.document is None:
            return ""
        lines, block = [], self.document.begin()
        while block.isValid():
            if self.document.page_of(block.position()) in self.shown():
                if name := object_in(block, FIGURE):
                    figure = self.document.figure(name)
                    lines.append(pictured(figure, self.document.source.language))
                lines.append(block.text())
            block = block.next()
        clean = "\n".join(lines).translate({0xFFFC: None, 0x2060: None, 0x202F: None})
        return "\n".join(line.strip() for line in clean.split("\n") if line.strip())

    def _tell(self) -> None:
        if not self.pages:
            return
        shown = self.shown()
        name = translate("booklet", "Page {0} of {1}").format(shown[0] + 1, self.pages)
        self.setAccessibleName(name)
        self.setAccessibleDescription(self.text())

    # Where it lies.

    def _page(self) -> QRectF:
        """Return the page on the left."""
        wide = min(self.width() / (2 if self.two else 1), WIDEST * self._scale)
        high = min(float(self.height()), HIGHEST * self._scale)
        whole = wide * (2 if self.two else 1)
        left = (self.width() - whole) / 2
        return QRectF(round(left), round((self.height() - high) / 2), round(wide), round(high))

    def _look(self) -> Look:
        """How it is set here: a small page has less white around it."""
        size = self._page().size()
        if size.height() < 620 * self._scale:
            return Look(size, self._scale, margins=(34, 40, 34, 34))
        return Look(size, self._scale)

    def _pages(self) -> list[tuple[int, QRectF]]:
        page = self._page()
        return [
            (number, page.translated(place * page.width(), 0))
            for place, number in enumerate(self.shown())
        ]

    def _in_text(self, point: QPointF) -> QPointF | None:
        """Return a point of the widget as one of the document."""
        for number, page in self._pages():
            if page.contains(point):
                inside = point - page.topLeft()
                return QPointF(inside.x(), inside.y() + number * page.height())
        return None

    def _from_text(self, rect: QRectF) -> QRectF | None:
        """Return a rectangle of the document as one of the widget; None if it is not shown."""
        for number, page in self._pages():
            if number == int((rect.top() + 1) // page.height()):
                return rect.translated(page.left(), page.top() - number * page.height())
        return None

    def _make_tags(self) -> None:
        for tag in self._tags.values():
            tag.deleteLater()
        self._tags = {}
        assert self.document is not None
        for name, _ in self.document.tries():
            tag = Tag(translate("booklet", "Play this"), first=True, parent=self)
            tag.set_scale(self._scale)
            tag.setProperty("figure", name)
            tag.clicked.connect(self._try)
            self._tags[name] = tag

    def _try(self) -> None:
        self.tried.emit(str(self.sender().property("figure")))

    def _lay_tags(self) -> None:
        if self.document is None:
            return
        for name, rect in self.document.tries():
            where, tag = self._from_text(rect), self._tags[name]
            tag.setVisible(where is not None)
            if where is not None:
                left = where.left()
                tag.place(QRectF(QPointF(left, where.top()), tag.extent()).toRect())

    # Finding.

    def find_word(self, word: str) -> tuple[int, int]:
        """Mark all places of a word and go to the first from here; which it is, and how many."""
        self._found = []
        # Pages are set with ’, keys type '.
        word = word.replace("'", "’")
        if self.document is not None and word:
            cursor = self.document.find(word)
            while not cursor.isNull():
                self._found.append(cursor)
                cursor = self.document.find(word, cursor)
        pages = [self._page_of(one) for one in self._found]
        self._here = next((n for n, page in enumerate(pages) if page >= self._first), 0)
        return self._go_to_found()

    def find_on(self, by: int) -> tuple[int, int]:
        """Go to the next place of the word, or with -1 to the one before."""
        if self._found:
            self._here = (self._here + by) % len(self._found)
        return self._go_to_found()

    def _page_of(self, cursor: QTextCursor) -> int:
        assert self.document is not None
        return self.document.page_of(cursor.selectionStart())

    def _go_to_found(self) -> tuple[int, int]:
        if not self._found:
            self.update()
            return 0, 0
        page = self._page_of(self._found[self._here])
        if page not in self.shown():
            self.show_page(page)
        self.update()
        return self._here + 1, len(self._found)

    # Links.

    def links(self) -> list[tuple[str, QRectF]]:
        """Return the words on these pages that can be pressed, and where they stand."""
        found: list[tuple[str, QRectF]] = []
        if self.document is None:
            return found
        # All lines are set only once somebody has asked how many pages there are.
        self.document.pageCount()
        block = self.document.begin()
        while block.isValid():
            pieces = block.begin()
            while not pieces.atEnd():
                piece = pieces.fragment()
                if piece.charFormat().isAnchor():
                    where = self._from_text(self._stands(block, piece))
                    if where is not None:
                        found.append((piece.charFormat().anchorHref(), where))
                pieces += 1
            block = block.next()
        return found

    def _stands(self, block: QTextBlock, piece: QTextFragment) -> QRectF:
        """Where a piece of a block stands in the document, as far as its first line goes."""
        assert self.document is not None
        corner = self.document.documentLayout().blockBoundingRect(block).topLeft()
        place, layout = piece.position() - block.position(), block.layout()
        for number in range(layout.lineCount()):
            line = layout.lineAt(number)
            if line.textStart() <= place < line.textStart() + line.textLength():
                begin = _across(line, place)
                end = _across(
                    line, min(place + piece.length(), line.textStart() + line.textLength())
                )
                return QRectF(corner.x() + begin, corner.y() + line.y(), end - begin, line.height())
        return QRectF(corner.x(), corner.y(), 1, 1)

    def focusNextPrevChild(self, next_: bool) -> bool:
        """Tab goes through the words that can be pressed, then on."""
        if self.hasFocus():
            links = self.links()
            here = self._link + (1 if next_ else -1)
            if 0 <= here < len(links):
                self._link = here
                self.setAccessibleDescription(links[here][0].partition(":")[2])
                self.update()
                return True
        return super().focusNextPrevChild(next_)

    # Painting.

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            pages = self._pages()
            if self.document is None or not pages:
                return
            page = self._page()
            count = 2 if self.two else 1
            whole = QRectF(page.topLeft(), page.size())
            whole.setWidth(count * page.width())
            lay_shadow(painter, whole, 3, Shadow(0, 6, 20, 0.65))
            for place in range(count):
                sheet = page.translated(place * page.width(), 0)
                paper(painter, sheet)
            if count == 2:
                self._paint_fold(painter, page)
            for number, sheet in pages:
                self._paint_page(painter, number, sheet)
            links = self.links() if self.hasFocus() and self._link >= 0 else []
            if self._link < len(links) and links:
                focus_ring(painter, rounded(links[self._link][1].adjusted(-3, -1, 3, 1), 3))

    def _paint_fold(self, painter: QPainter, page: QRectF) -> None:
        """Shade towards the fold, on both pages."""
        fold, reach = page.right(), min(46.0 * self._scale, page.width() / 3)
        for way in (-1, 1):
            shade = QLinearGradient(fold, 0, fold + way * reach, 0)
            for at, strength in ((0.0, 88), (0.12, 44), (0.5, 13), (1.0, 0)):
                shade.setColorAt(at, colour(theme().shadow, strength))
            strip = QRectF(min(fold, fold + way * reach), page.top(), reach, page.height())
            painter.fillRect(strip, shade)

    def _paint_page(self, painter: QPainter, number: int, sheet: QRectF) -> None:
        assert self.document is not None
        painter.save()
        painter.translate(sheet.left(), sheet.top() - number * sheet.height())
        clip = QRectF(0, number * sheet.height(), sheet.width(), sheet.height())
        painter.setClipRect(clip)
        context = QAbstractTextDocumentLayout.PaintContext()
        context.clip = clip
        palette = QPalette(self.palette())
        palette.setColor(QPalette.ColorRole.Text, QColor(theme().ink))
        context.palette = palette
        context.selections = self._selections()
        self.document.documentLayout().draw(painter, context)
        painter.restore()
        self._paint_margins(painter, number, sheet)

    def _selections(self) -> list[QAbstractTextDocumentLayout.Selection]:
        found = []
        for place, cursor in enumerate(self._found):
            one = QAbstractTextDocumentLayout.Selection()
            one.cursor = cursor
            form = QTextCharFormat()
            tone = colour(theme().brass, 190 if place == self._here else 80)
            form.setBackground(tone)
            one.format = form
            found.append(one)
        return found

    def _paint_margins(self, painter: QPainter, number: int, sheet: QRectF) -> None:
        """Paint the running head, where no chapter begins, and the number of the page."""
        assert self.document is not None
        look = self.document.look
        painter.setPen(QColor(theme().ink_faint))
        line = 26 * self._scale
        side = look.margins[0] * self._scale
        foot = QRectF(
            sheet.left() + side,
            sheet.bottom() - line - 8 * self._scale,
            sheet.width() - 2 * side,
            line,
        )
        small = letters("small", self._scale)
        draw_text(painter, foot, small, f"{number + 1}", Qt.AlignmentFlag.AlignHCenter)
        chapters = self.document.chapters()
        starts = [self.document.page_of(one.position()) for one in chapters]
        if number and chapters:
            head = QRectF(
                sheet.left() + side,
                sheet.top() + (24 if look.margins[1] > 50 else 8) * self._scale,
                foot.width(),
                line,
            )
            title = self.document.begin().text()
            if number not in starts:
                title = chapters[max(0, sum(one <= number for one in starts) - 1)].text()
            italic = letters("small", 1.1 * self._scale, italic=True)
            draw_text(painter, head, italic, title, Qt.AlignmentFlag.AlignLeft)

    # Qt's overrides.

    def sizeHint(self) -> QSize:
        return QSize(940, 690)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        look = self._look()
        if self.document is None or self.document.look != look:
            self.set_anew()
        else:
            self._lay_tags()

    def _target(self, point: QPointF) -> str:
        inside = self._in_text(point)
        if inside is None or self.document is None:
            return ""
        return self.document.documentLayout().anchorAt(inside)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        over = bool(self._target(event.position()))
        hand = Qt.CursorShape.PointingHandCursor
        self.setCursor(hand if over else Qt.CursorShape.ArrowCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if target := self._target(event.position()):
            self.linked.emit(target, event.globalPosition().toPoint())
            return
        page = self._page()
        if event.position().x() < page.left() + page.width() / 3:
            self.back()
        elif event.position().x() > self._pages()[-1][1].right() - page.width() / 3:
            self.on()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            event.ignore()
            return
        (self.back if event.angleDelta().y() > 0 else self.on)()
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = Qt.Key
        match event.key():
            case keys.Key_Right | keys.Key_PageDown | keys.Key_Space | keys.Key_Down:
                self.on()
            case keys.Key_Left | keys.Key_PageUp | keys.Key_Up:
                self.back()
            case keys.Key_Home:
                self.show_page(0)
            case keys.Key_End:
                self.show_page(self.pages - 1)
            case keys.Key_Return | keys.Key_Enter if 0 <= self._link < len(self.links()):
                target, where = self.links()[self._link]
                self.linked.emit(target, self.mapToGlobal(where.bottomLeft().toPoint()))
            case _:
                super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.PaletteChange:
            self.set_anew()
        super().changeEvent(event)


def _across(line: QTextLine, place: int) -> float:
    """How far from the left a letter of a line stands."""
    # The stubs know only of a number here, Qt for Python gives it with the place it is of.
    found: Any = line.cursorToX(place)
    return float(found[0] if isinstance(found, tuple) else found)
