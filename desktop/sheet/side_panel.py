"""The panel beside the table: the slate, the table of numbers, and what has happened."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from PySide6.QtCore import QCoreApplication, QDate, QEvent, QLocale
from PySide6.QtWidgets import QListWidget, QTabWidget, QVBoxLayout, QWidget

from desktop.common import motion
from desktop.common.settings import Settings
from desktop.scene.speech import Speech
from desktop.sheet.page import SheetPage
from desktop.sheet.plain import PlainSheet
from desktop.sheet.slate import SlateView
from engine.corrections import Correction
from engine.facts import Fact
from engine.head import Head
from engine.sheet import Sheet

translate = QCoreApplication.translate

_STORY_LENGTH = 500


class SidePanel(QWidget):
    """Three tabs: the slate, the numbers, what has happened."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.page: SheetPage | None = None
        """The sheet as it is to be drawn, for printing too; None before a match."""
        self._told: list[Fact | str] = []
        self.slate = SlateView(lambda: motion.pace(settings) > 0)
        self.plain = PlainSheet()
        self.story = QListWidget()
        self.story.setWordWrap(True)
        self.tabs = QTabWidget()
        for widget in (self.slate, self.plain, self.story):
            self.tabs.addTab(widget, "")
        layout = QVBoxLayout(self)
        layout.addWidget(self.tabs)
        layout.setContentsMargins(0, 0, 0, 0)
        self.retranslate()

    def resize_for(self, width: int) -> None:
        """Take a share of the window that suits its width."""
        self.setFixedWidth(max(210, min(width // 4, 620)))

    def show_sheet(
        self,
        sheet: Sheet,
        so_far: Sheet,
        head: Head,
        speech: Speech,
        corrected: Sequence[Correction] = (),
    ) -> None:
        """Show what the evening comes to; the slate also what the deal has brought so far."""
        self.page = sheet_page(sheet, head, speech, corrected)
        self.slate.show_sheet(sheet_page(so_far, head, speech, corrected))
        self.plain.show_sheet(self.page)

    def tell(self, told: Fact | str, speech: Speech) -> None:
        """Add to the story what happened, or what somebody said in so many words."""
        self._told.append(told)
        del self._told[:-_STORY_LENGTH]
        self.story.addItem(_sentence(told, speech))
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

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        texts = (
            translate("side", "Slate"),
            translate("side", "Numbers"),
            translate("side", "Story"),
        )
        for place, text in enumerate(texts):
            self.tabs.setTabText(place, text)
        self.story.setAccessibleName(translate("side", "What has happened"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


def _sentence(told: Fact | str, speech: Speech) -> str:
    return told if isinstance(told, str) else speech.happens(told)


def sheet_page(
    sheet: Sheet, head: Head, speech: Speech, corrected: Sequence[Correction] = ()
) -> SheetPage:
    """A sheet with the texts around it."""
    rules = speech.preset(head.preset) if head.preset else translate("side", "house rules")
    day = _day(head.started)
    title = speech.title()
    return SheetPage(sheet, speech.sides(), speech, title, rules, day, tuple(corrected))


def _day(started: str) -> str:
    """The day of an ISO time, as people write it here; "" for none."""
    try:
        day = datetime.fromisoformat(started)
    except ValueError:
        return ""
    locale = QLocale()
    return locale.toString(QDate(day.year, day.month, day.day), QLocale.FormatType.LongFormat)
