"""The slate brought near: large and straight over the table, with numbers and story beside it.

It covers its parent. What is outside of the slate is in shade; a click there, Escape, or the key
that brought it, puts it back.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QButtonGroup,
    QFrame,
    QListWidget,
    QStackedWidget,
    QWidget,
)

from desktop.common import motion
from desktop.common.languages import Retranslated
from desktop.common.see_through import see_through
from desktop.common.settings import Settings
from desktop.look.lettering import letters, scales_below
from desktop.look.paper import paper
from desktop.look.shadow import Shadow, lay_shadow
from desktop.look.theme import colour, theme
from desktop.scene.speech import Speech
from desktop.sheet.page import SheetPage
from desktop.sheet.plain import PlainSheet
from desktop.sheet.slate import SlateView
from engine.corrections import Correction
from engine.facts import Fact
from engine.head import Head
from engine.sheet import Sheet

if TYPE_CHECKING:
    from desktop.sheet.story_words import StoryWords
from PySide6.QtCore import QSize
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QSizePolicy

from desktop.look.paper import focus_ring, rounded
from desktop.look.parts.part import Part

translate = QCoreApplication.translate

_STORY_LENGTH = 500
_GAP = 8
_SHADE = 110
"""How dark the table is behind it, 0 to 255."""


class PaperTab(Part):
    """One of several of which one is up; that one stands higher and is not in shade."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def margin(self) -> int:
        return 3

    def extent(self) -> QSize:
        metrics = QFontMetrics(letters("text", self.scale, bold=True))
        high = metrics.height()
        return QSize(metrics.horizontalAdvance(self.text()) + 2 * high, round(1.8 * high))

    def paintEvent(self, event: QPaintEvent) -> None:
        look, body = theme(), self.body()
        if not self.isChecked():
            body.setTop(body.top() + 0.12 * body.height())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            # Its lower corners are below the sheet.
            painter.setClipRect(QRectF(self.rect()))
            shape = body.adjusted(0, 0, 0, 12)
            paper(painter, shape, 6)
            if not self.isChecked() and not self.lit:
                shade = colour(look.paper_edge, 40 if look.strong else 120)
                painter.fillPath(rounded(shape, 6), shade)
            painter.setFont(letters("text", self.scale, bold=self.isChecked()))
            painter.setPen(colour(look.ink))
            painter.drawText(body, int(Qt.AlignmentFlag.AlignCenter), self.text())
            if self.hasFocus():
                focus_ring(painter, rounded(body.adjusted(3, 3, -3, -3), 4), 1.6)


class NearSlate(Retranslated, QWidget):
    """The slate, the numbers, and what has happened, of which one is shown."""

    turned = Signal(bool)
    """It was brought near, or put back."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("heardAs", "group")
        self._page: SheetPage | None = None
        """The sheet as it is to be drawn, without the day; None before a match."""
        self._started = ""
        """When the match began, as its file says it."""
        self._told: list[Fact | str] = []
        self._scale = 1.0
        self.slate = SlateView(lambda: motion.pace(settings) > 0)
        self.plain = PlainSheet()
        self.story = QListWidget()
        self.story.setWordWrap(True)
        self.explains: Callable[[StoryWords], None] = lambda words: None
        """Has the words of the game explained in the story, as soon as it can be seen."""
        self._sides = QStackedWidget(self)
        self._group = QButtonGroup(self)
        self.tabs: list[PaperTab] = []
        self._list: tuple[QWidget, ...] = (self.slate, self.plain, self.story)
        for number, widget in enumerate(self._list):
            tab = PaperTab(self)
            tab.lower()
            self.tabs.append(tab)
            self._sides.addWidget(widget)
            self._group.addButton(tab, number)
        for widget in (self.plain, self.story):
            # What lies on paper has no frame of its own.
            widget.setFrameShape(QFrame.Shape.NoFrame)
            # The paper itself is seen, by day and by night.
            widget.setProperty("onPaper", True)
            see_through(widget)
        self._group.idClicked.connect(self._sides.setCurrentIndex)
        self._sides.currentChanged.connect(self._turned)
        self.tabs[0].setChecked(True)
        self._sheet = QRect()
        self._back: QWidget | None = None
        """Where the keyboard was before."""
        self.hide()
        self.retranslate()

    @cached_property
    def story_words(self) -> StoryWords:
        """What draws the lines of the story; the program starts without it."""
        from desktop.sheet.story_words import StoryWords

        words = StoryWords(self.story)
        self.story.setItemDelegate(words)
        self.explains(words)
        return words

    def showEvent(self, event: QShowEvent) -> None:
        assert self.story_words is not None
        super().showEvent(event)

    # Near and far.

    @property
    def near(self) -> bool:
        """Whether it is over the table now."""
        return not self.isHidden()

    @property
    def _up(self) -> QWidget:
        """The side that is shown."""
        return self._list[self._sides.currentIndex()]

    def bring(self, side: QWidget | None = None) -> None:
        """Bring it near, with this side up, or the one that was up last."""
        if side is not None:
            self._sides.setCurrentWidget(side)
        if not self.isHidden():
            return
        self._back = QApplication.focusWidget()
        self.show()
        # A slip about something new may lie where the tabs come to lie.
        self.raise_()
        if self._up is self.story:
            # Where the keyboard is has to be seen: at what has happened last.
            self.story.setCurrentRow(self.story.count() - 1)
        self._up.setFocus(Qt.FocusReason.OtherFocusReason)
        self.turned.emit(True)

    def put_back(self) -> None:
        """Put it back on the table; the keyboard is where it was."""
        if not self.near:
            return
        back, self._back = self._back, None
        within = self.isAncestorOf(QApplication.focusWidget() or self)
        self.hide()
        # Only now is the small slate seen again, to which the keyboard may have to go.
        self.turned.emit(False)
        if within and back is not None and back.isVisible():
            back.setFocus(Qt.FocusReason.OtherFocusReason)

    def _turned(self, number: int) -> None:
        self.tabs[number].setChecked(True)
        self._fit()

    def turn_over(self) -> None:
        """Bring it near, or put it back."""
        if self.near:
            self.put_back()
        else:
            self.bring()

    def lie_in(self, whole: QRect, slate: QRect) -> None:
        """Cover all this, and have the slate there; tabs stand above it."""
        self.setGeometry(whole)
        inner = slate.translated(-whole.topLeft())
        for scale in scales_below(self._scale):
            for tab in self.tabs:
                tab.set_scale(scale)
            wide = _GAP + sum(tab.extent().width() + _GAP for tab in self.tabs)
            if wide <= inner.width():
                break
        # Where the smallest letters are too broad, each has less paper beside its word.
        less = max(0, -(-(wide - inner.width()) // len(self.tabs)))
        left, high = inner.left() + _GAP, 0
        for tab in self.tabs:
            size = tab.extent()
            high = size.height()
            tab.place(QRect(left, inner.top(), size.width() - less, high))
            left += size.width() - less + _GAP
        self._sheet = inner.adjusted(0, high, 0, 0)
        self._fit()

    def _fit(self) -> None:
        """Fit the margins: the slate has a frame of its own, what is on paper has margins."""
        edge = 0 if self._up is self.slate else 3 * _GAP
        self._sides.setGeometry(self._sheet.adjusted(edge, edge, -edge, -edge))
        self.update()

    def set_scale(self, scale: float) -> None:
        """Have larger or smaller letters; 1 is usual."""
        self._scale = scale
        self.slate.setFont(letters("text", scale, italic=True))
        for table in (self.plain, self.plain.horizontalHeader(), self.plain.verticalHeader()):
            table.setFont(letters("text", scale))
        self.story.setFont(letters("text", scale))
        for tab in self.tabs:
            tab.set_scale(scale)

    # What it shows.

    @property
    def page(self) -> SheetPage | None:
        """The sheet with its day, as it is printed; None before a match."""
        if self._page is None:
            return None
        return replace(self._page, place_date=_day(self._started, self._page.speech))

    def show_sheet(
        self,
        sheet: Sheet,
        so_far: Sheet,
        head: Head,
        speech: Speech,
        corrected: Sequence[Correction] = (),
        rules: str = "",
    ) -> None:
        """Show what the evening comes to; the slate also what the deal has brought so far.

        `rules` is what the players call house rules of their own.
        """
        self._started = head.started
        self._page = _undated(sheet, head, speech, corrected, rules)
        self.slate.show_sheet(_undated(so_far, head, speech, corrected, rules))
        self.plain.show_sheet(self._page)

    def tell(self, told: Fact | str, speech: Speech) -> None:
        """Add to the story what happened, or what somebody said, word for word."""
        self._told.append(told)
        del self._told[:-_STORY_LENGTH]
        self.story.addItem(_sentence(told, speech))
        self.story.setAccessibleDescription("")
        self.update()
        while self.story.count() > _STORY_LENGTH:
            self.story.takeItem(0)
        self.story.scrollToBottom()

    def tell_again(self, speech: Speech) -> None:
        """Say the story anew, in another language; what was said stays as it was said."""
        self.story.clear()
        self.story.addItems([_sentence(told, speech) for told in self._told])
        self.story.scrollToBottom()

    def forget(self) -> None:
        """Another match begins."""
        self._told = []
        self.story.clear()
        self.story.setAccessibleDescription(empty_story())

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        texts = (
            translate("side", "Slate"),
            translate("side", "Scores"),
            translate("side", "Log"),
        )
        for place, text in enumerate(texts):
            self.tabs[place].setText(text)
        self.story.setAccessibleName(translate("side", "What happened"))
        self.setAccessibleName(texts[0])

    # Qt's overrides.

    def focusNextPrevChild(self, next_one: bool) -> bool:
        """Tab goes round within it: what lies behind is in shade."""
        if not self.near:
            # It is just being hidden, and Qt looks where the keyboard can go on.
            return super().focusNextPrevChild(next_one)
        there: list[QWidget] = [*self.tabs, self._up]
        now = QApplication.focusWidget()
        place = there.index(now) if now in there else -1
        step = 1 if next_one else -1
        reason = Qt.FocusReason.TabFocusReason
        there[(place + step) % len(there)].setFocus(reason)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.near:
            self.put_back()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        # A press upon the slate comes here too where the slate has no use for it.
        if not self._sheet.contains(event.position().toPoint()):
            self.put_back()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), colour(theme().shadow, _SHADE))
            sheet = QRectF(self._sheet)
            lay_shadow(painter, sheet, 4, Shadow(0, 8, 24, 0.6))
            if self._up is not self.slate:
                paper(painter, sheet)
            if self._up is self.story and not self._told:
                painter.setFont(letters("text", self._scale, italic=True))
                painter.setPen(theme().ink)
                flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
                painter.drawText(QRectF(self._sides.geometry()), flags, empty_story())


def empty_story() -> str:
    """Return what stands where nothing has happened yet."""
    return translate("side", "Everything that happens will be listed here.")


def _sentence(told: Fact | str, speech: Speech) -> str:
    return told if isinstance(told, str) else speech.happens(told)


def sheet_page(
    sheet: Sheet, head: Head, speech: Speech, corrected: Sequence[Correction] = ()
) -> SheetPage:
    """Return a sheet with the texts around it."""
    page = _undated(sheet, head, speech, corrected)
    return replace(page, place_date=_day(head.started, speech))


def _undated(
    sheet: Sheet, head: Head, speech: Speech, corrected: Sequence[Correction], rules: str = ""
) -> SheetPage:
    """Return the sheet without the day, which only paper has and Qt takes long to format first."""
    if head.preset:
        rules = speech.preset(head.preset)
    rules = rules or speech.translate("side", "house rules")
    return SheetPage(
        sheet, speech.sides(), speech, speech.title(), rules, corrected=tuple(corrected)
    )


def _day(started: str, speech: Speech) -> str:
    """Return the day of an ISO time, as people write it in the reader's region; "" for none."""
    from datetime import datetime

    try:
        return speech.language.date(datetime.fromisoformat(started))
    except ValueError:
        return ""
