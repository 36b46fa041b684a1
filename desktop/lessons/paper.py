"""What a lesson lays upon the table: a slip of paper with what is told, and tags."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QObject,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QWidget

from desktop.booklet.word import WordSlip
from desktop.common.announce import announce
from desktop.common.cached_picture import CachedPicture
from desktop.common.languages import Retranslated
from desktop.look.lettering import letters
from desktop.look.paper import paper
from desktop.look.parts import Tag
from desktop.look.parts.part import Part
from desktop.look.shadow import Shadow, lay_shadow
from desktop.look.theme import theme
from desktop.look.worded import Word, Worded

translate = QCoreApplication.translate

_SHADOW = 10
_WIDTH = 330
"""Pixels of the words at usual letters."""
GAP = 8
"""Pixels between two tags."""


class LessonPaper(Retranslated, QWidget):
    """A slip of paper with a sentence, and tags to go on and back."""

    on = Signal()
    back = Signal()
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("heardAs", "group")
        self._scale, self._breadth = 1.0, float(_WIDTH)
        self._head = self._text = self._count = ""
        self._words: list[Word] = []
        self._meaning = WordSlip(parent)
        self._kept = CachedPicture()
        self.setMouseTracking(True)
        self.back_tag, self.on_tag, self.leave_tag = self.make_tags()
        self.by_keys = False
        """Whether the last press on it came from the keyboard."""
        for tag in (self.back_tag, self.on_tag, self.leave_tag):
            tag.installEventFilter(self)
        self.back_tag.clicked.connect(self.back)
        self.on_tag.clicked.connect(self.on)
        self.leave_tag.clicked.connect(self.left)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.retranslate()

    def make_tags(self) -> tuple[Part, Tag, Part]:
        """Return what is pressed on it: to go back, to go on, and to leave."""
        return Tag("", parent=self), Tag("", first=True, parent=self), Tag("", parent=self)

    def tell(
        self,
        head: str,
        text: str,
        count: str,
        *,
        waits: bool,
        first: bool,
        words: Sequence[Word] = (),
        heard: str = "",
    ) -> None:
        """Write this: who says it or what the lesson is, the sentence, and which step it is.

        `waits` says whether it goes on by a press, `first` that there is nothing to go back to.
        Of these `words` in it can be read what they mean. What is `heard` is the part of the text
        that was not heard just before, where that is not all of it.
        """
        self._head, self._text, self._count = head, text, count
        self._words = list(words)
        self._meaning.hide()
        self.on_tag.setVisible(waits)
        self.back_tag.setEnabled(not first)
        # The sentence was announced: at a tag the name of what it lies on is heard anyway.
        self.setAccessibleName(head)
        self.setAccessibleDescription(text)
        announce(self, heard or text)
        self.update()

    @property
    def text(self) -> str:
        """What is told now."""
        return self._text

    def set_scale(self, scale: float) -> None:
        """Set everything larger or smaller."""
        self._scale = scale
        for tag in (self.back_tag, self.on_tag, self.leave_tag):
            tag.set_scale(scale * 0.86)

    def set_breadth(self, breadth: float) -> None:
        """Be about this broad at usual letters."""
        self._breadth = breadth

    def extent(self, widest: int) -> QSize:
        """Return the size that everything on it needs, within this width if that can be."""
        inset = self._inset()
        row = sum(tag.extent().width() + GAP for tag in self._row())
        wide = min(max(round(self._breadth * self._scale), row), widest - 2 * (inset + _SHADOW))
        wide = max(wide, row)
        high = self._head_high() + self._words_high(wide) + inset // 2 + self._tag_high()
        return QSize(wide + 2 * (inset + _SHADOW), high + 2 * inset + 2 * _SHADOW)

    def lie_at(self, where: QRect) -> None:
        """Lie there."""
        self.setGeometry(where)
        inside = self._inside()
        top, left = inside.bottom() - self._tag_high(), inside.left()
        for tag in self._row():
            size = tag.extent()
            x = inside.right() - size.width() if tag is self.on_tag else left
            tag.place(QRect(QPoint(x, top), size))
            left += size.width() + GAP
        self.raise_()

    def sheet_rect(self) -> QRect:
        """Where the paper itself lies upon the table, without its shadow."""
        return self.sheet_of(self.geometry())

    @staticmethod
    def with_shadow(sheet: QRect) -> QRect:
        """Where the slip with its shadow lies if the paper lies there."""
        return sheet.adjusted(-_SHADOW, -_SHADOW, _SHADOW, _SHADOW)

    @staticmethod
    def sheet_of(where: QRect) -> QRect:
        """Where the paper would lie if the slip with its shadow lay there."""
        return where.adjusted(_SHADOW, _SHADOW, -_SHADOW, -_SHADOW)

    def words_rect(self) -> QRect:
        """Where the sentence is written."""
        high = self._tag_high() + self._inset() // 2
        return self._inside().adjusted(0, self._head_high(), 0, -high)

    def words_high(self) -> int:
        """How much height the sentence needs there."""
        return self._words_high(self._inside().width())

    def _row(self) -> list[Part]:
        """Return the tags below the words, from left to right."""
        return [self.back_tag, self.leave_tag, self.on_tag]

    def _tag_high(self) -> int:
        return max((tag.extent().height() for tag in self._row()), default=0)

    def _inset(self) -> int:
        return round(14 * self._scale)

    def _inside(self) -> QRect:
        inset = self._inset() + _SHADOW
        return self.rect().adjusted(inset, inset, -inset, -inset)

    def _head_high(self) -> int:
        return round(1.25 * QFontMetrics(self._head_letters()).height())

    def _words_high(self, wide: int) -> int:
        return ceil(self._worded(wide).high) + 4

    def _worded(self, wide: int) -> Worded:
        return Worded(self._text, self._words, self._letters(), wide)

    def _word_at(self, where: QPointF) -> Word | None:
        """Return the word that can be explained at a point of the slip."""
        room = self.words_rect()
        return self._worded(room.width()).word_at(where - QPointF(room.topLeft()))

    def _letters(self) -> QFont:
        return letters("text", self._scale)

    def _head_letters(self) -> QFont:
        return letters("small", self._scale, italic=True)

    def retranslate(self) -> None:
        """Write on the tags in the language of now."""
        for tag, text, tip in (
            (self.back_tag, translate("lessons", "Back"), translate("lessons", "Previous step")),
            (self.on_tag, translate("lessons", "Next"), translate("lessons", "Next (Enter)")),
            (
                self.leave_tag,
                translate("lessons", "Leave"),
                translate("lessons", "Leave the lesson and continue later (Esc)"),
            ),
        ):
            tag.setText(text)
            tag.setToolTip(tip)

    # Qt's overrides.

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress):
            self.by_keys = event.type() == QEvent.Type.KeyPress
        return super().eventFilter(watched, event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        word = self._word_at(event.position())
        if word is None:
            self._meaning.hide()
            super().mousePressEvent(event)
            return
        slip = self._meaning
        slip.tell(word.term, word.meaning, self.mapToParent(event.position().toPoint()))
        # Nothing of the sentence and of the tags is covered, if there is room.
        above = self.sheet_rect().top() - slip.height() + _SHADOW
        slip.move(slip.x(), above if above >= 0 else self.sheet_rect().bottom() - _SHADOW)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        hand = self._word_at(event.position()) is not None
        shape = Qt.CursorShape.PointingHandCursor if hand else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)

    def hideEvent(self, event: QHideEvent) -> None:
        self._meaning.hide()
        super().hideEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Escape:
                self.left.emit()
            case Qt.Key.Key_Left | Qt.Key.Key_PageUp if self.back_tag.isEnabled():
                self.back.emit()
            case Qt.Key.Key_Right | Qt.Key.Key_PageDown if not self.on_tag.isHidden():
                self.on.emit()
            case _:
                super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        written = (self._head, self._text, self._count, self._words)
        of = (written, self._scale, self._breadth, theme())
        self._kept.show(self, event, of, self._paint)

    def _paint(self, painter: QPainter) -> None:
        sheet = QRectF(self.rect()).adjusted(_SHADOW, _SHADOW, -_SHADOW, -_SHADOW)
        lay_shadow(painter, sheet, 2, Shadow(0, 4, 12, 0.56))
        paper(painter, sheet)
        inside = self._inside()
        self._paint_head(painter, inside)
        room = self.words_rect()
        self._worded(room.width()).paint(painter, QPointF(room.topLeft()))

    def _paint_head(self, painter: QPainter, inside: QRect) -> None:
        painter.setFont(self._head_letters())
        painter.setPen(QColor(theme().ink_faint))
        painter.drawText(inside, 0, self._head)
        painter.drawText(inside, int(Qt.AlignmentFlag.AlignRight), self._count)
