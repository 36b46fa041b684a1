"""The dialog that corrects a past line of the sheet: which one, its new result, and why."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QWidget,
)

from desktop.common.announce import announce
from desktop.common.form_fields import Choice, scrolled
from desktop.common.limits import limited
from desktop.look.parts import PaperDialog, fit_to_screen
from desktop.score.entry_form import EntryForm
from desktop.session.score_entry import ScoreEntry
from engine.log_table import CORRECTION
from engine.rules.entry import Answers, Field

translate = QCoreApplication.translate


class _Before(NamedTuple):
    """Asks about a deal that stands on the sheet already."""

    score_entry: ScoreEntry
    line: int

    def entry_fields(self, answers: Answers) -> list[Field]:
        """Return what is asked, given the answers so far."""
        return self.score_entry.entry_fields(answers, self.line)

    def proposed(self, answers: Answers) -> Answers:
        """Return what the numbers that are still open are, unless something else is said."""
        return self.score_entry.proposed(answers, self.line)


class CorrectLine(PaperDialog):
    """Chooses a past deal and asks for its result again."""

    def __init__(self, score_entry: ScoreEntry, line: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._score_entry = score_entry
        self.line = Choice(tuple(range(len(score_entry.sheet().lines))))
        self.stood = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.form = EntryForm()
        self.why = QLineEdit()
        limited(self.why, CORRECTION, "why")
        self.reason = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self._correct, self._cancel = QPushButton(), QPushButton()
        self._build()
        self.line.say(self._name)
        self.line.set_value(line)
        self.line.chosen.connect(self._ask)
        self._ask()
        fit_to_screen(self, 820, 600)

    def _build(self) -> None:
        self.setWindowTitle(translate("scoring", "Correct line"))
        top = QFormLayout()
        top.addRow(translate("scoring", "&Line"), self.line)
        top.addRow(translate("scoring", "Now"), self.stood)
        why = QFormLayout()
        why.addRow(translate("scoring", "&Reason"), self.why)
        buttons = QDialogButtonBox()
        buttons.addButton(self._correct, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(self._cancel, QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self._correct.setText(translate("scoring", "&Correct"))
        self._cancel.setText(translate("new-match", "Cancel"))
        self._correct.setDefault(True)
        self.form.entered.connect(lambda: self.why.setFocus(Qt.FocusReason.TabFocusReason))
        layout = self.column()
        layout.addLayout(top)
        scrolled(self.form, partial(layout.addWidget, stretch=1))
        layout.addLayout(why)
        layout.addWidget(self.reason)
        layout.addWidget(buttons)

    def _name(self, line: Hashable) -> str:
        """Return what a line is called: a deal, or a round where rounds are kept."""
        return self._score_entry.speech.text("deal.number", int(str(line)) + 1)

    def _ask(self) -> None:
        """Ask for the deal that is chosen, with what stands there now."""
        entry, number = self._score_entry, self._number()
        self.reason.clear()
        self.stood.setText(entry.line_in_words(number))
        self.form.begin(
            _Before(entry, number), entry.speech, entry.portraits, entry.line_answers(number)
        )

    def _number(self) -> int:
        number = self.line.value()
        assert isinstance(number, int)
        return number

    def accept(self) -> None:
        """Correct the line and close; a sentence says why it cannot be corrected so."""
        if self.form.unreadable():
            reason = translate("scoring", "Enter a number.")
        else:
            answers, why = self.form.answers(), " ".join(self.why.text().split())
            reason = self._score_entry.correct(self._number(), answers, why)
        if reason:
            self.reason.setText("⚠ " + reason)
            announce(self.reason, reason)
            return
        super().accept()
