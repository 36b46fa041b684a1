"""The page that takes the table's place when real cards are played: asks for the next deal.

The game gives the questions, the engine checks the answers, and the slate shows the result.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QMargins, QSize, Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from desktop.common.announce import announce
from desktop.common.form_fields import scrolled
from desktop.common.people import you
from desktop.common.scaling import scale_factor
from desktop.dialogs.entry_form import EntryForm
from desktop.look.parts import Heading, PaperPage, grow_page
from desktop.session.score_entry import ScoreEntry
from engine.sheet import Line

translate = QCoreApplication.translate


class ScorePage(PaperPage):
    """Asks for the next deal of an evening with real cards."""

    def __init__(self, score_entry: ScoreEntry, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._score_entry = score_entry
        self._asked: tuple[Line, ...] | None = None
        """The lines after which a deal is being asked for."""
        self.title = Heading()
        self.hint = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.form = EntryForm()
        self.reason = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.enter = QPushButton()
        self.enter.setAutoDefault(True)
        inside = QWidget()
        layout = QVBoxLayout(inside)
        layout.addWidget(self.title)
        layout.addWidget(self.hint)
        layout.addSpacing(6)
        layout.addWidget(self.form)
        layout.addWidget(self.reason)
        foot = QHBoxLayout()
        foot.addWidget(self.enter)
        foot.addStretch(1)
        layout.addLayout(foot)
        layout.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        scrolled(inside, whole.addWidget)
        self.form.changed.connect(self._forget_reason)
        self.form.entered.connect(self.chalk)
        self.enter.clicked.connect(self.chalk)
        self._inside = layout
        self._grown = 0.0
        self._grow()
        self.retranslate()

    def forget(self) -> None:
        """Another match begins."""
        self._asked = None
        self.reason.clear()

    def show_match(self) -> None:
        """Ask for the deal that comes next, unless it is being asked for already."""
        entry = self._score_entry
        if not entry.open:
            return
        self.retranslate()
        over, lines = entry.over, entry.sheet().lines
        self.form.setVisible(not over)
        self.enter.setVisible(not over)
        if over:
            if self._asked is not None:
                # It has ended here and now, and was not only opened.
                QTimer.singleShot(0, self, self._tell_end)
            self._asked = None
        elif self._asked != lines:
            self._asked = lines
            self.reason.clear()
            self.form.begin(entry.entry_fields, entry.speech)
            self.form.take_focus()

    def chalk(self) -> None:
        """Enter the deal; a sentence says why it cannot be."""
        if self.form.unreadable():
            self._refuse(translate("scoring", "Only numbers can be entered here."))
            return
        if (missing := self.form.unanswered()) is not None:
            question = self.form.question(missing)
            self._refuse(translate("scoring", "Still to be answered: {0}").format(question))
            self.form.input(*missing).take_focus()
            return
        if reason := self._score_entry.chalk(self.form.answers()):
            self._refuse(reason)

    def _refuse(self, reason: str) -> None:
        self.reason.setText("⚠ " + reason)
        announce(self.reason, reason)

    def _tell_end(self) -> None:
        """Say that it is over, and who has won, after what the last deal brought."""
        entry = self._score_entry
        if entry.open and entry.over:
            won = [entry.speech.side(side) for side in entry.sheet().winners]
            text = translate("scoring", "The evening is over. Won by: {0}.").format(", ".join(won))
            if won == [you()]:
                text = translate("scoring", "The evening is over. You have won.")
            announce(self.title, text if won else self.title.text())

    def _forget_reason(self) -> None:
        self.reason.clear()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.enter.setText(translate("scoring", "&Chalk it up"))
        entry = self._score_entry
        if not entry.open:
            return
        if entry.over:
            self.title.setText(translate("scoring", "The evening is over"))
            self.hint.setText(
                translate("scoring", "The sheet can be printed; a line can still be corrected.")
            )
        else:
            name = entry.deal_name()
            text = entry.speech.text("deal.number", len(entry.sheet().lines) + 1)
            self.title.setText(f"{text}: {name}" if name else text)
            hint = translate(
                "scoring",
                "You play at your own table; here the score is kept. Digits and Enter are all you"
                " need.",
            )
            self.hint.setText("\n".join(filter(None, (entry.next_dealer(), hint))))

    def _grow(self) -> None:
        """Have letters and fields as large as the window makes everything else."""
        by = scale_factor(self.window().size())
        if by == self._grown:
            return
        self._grown = by
        grow_page(self, by)
        self._inside.setContentsMargins(QMargins(24, 20, 24, 12) * by)
        self._inside.setSpacing(round(12 * by))
        self.reason.setMinimumHeight(2 * self.reason.fontMetrics().height())
        self.enter.setMinimumSize(QSize(180, 44) * by)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._grow()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._asked = None
            self.show_match()
        super().changeEvent(event)
