"""The field below a result for a reason: why it is corrected, or why it stands although refused.

The two are asked one after the other and kept apart: what was typed for the one never becomes the
other.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from desktop.club.pages.field import Field
from desktop.common.limits import limited
from engine.log_table import TOURNAMENT

translate = QCoreApplication.translate

NOTHING, CORRECTING, INSISTING = "", "reason", "despite"
"""What may be asked; the latter two are the keys of the log."""


class Why(QWidget):
    """A question and a field; not to be seen while nothing is asked."""

    answered = Signal()
    """Enter in the field."""

    def __init__(self) -> None:
        super().__init__()
        self._label = QLabel(wordWrap=True)
        self.field = Field()
        limited(self.field, TOURNAMENT.events["correct"], "reason")
        self._label.setBuddy(self.field)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        layout.addWidget(self._label)
        layout.addWidget(self.field)
        self.asked = NOTHING
        self._answers = {CORRECTING: "", INSISTING: ""}
        self.field.returnPressed.connect(self.answered)
        self.forget()

    def forget(self) -> None:
        """Nothing is asked, and nothing was answered."""
        self._answers = {CORRECTING: "", INSISTING: ""}
        self.asked = NOTHING
        self.field.put("")
        self.hide()

    def ask(self, what: str) -> None:
        """Ask this; what was answered to something else is kept for when that is asked again."""
        if what != self.asked:
            self._keep()
            self.asked = what
            self.field.put(self._answers.get(what, ""))
        question = {
            NOTHING: "",
            CORRECTING: translate("club", "&Reason for correcting it"),
            INSISTING: translate("club", "&Reason why it stands anyway"),
        }[what]
        self._label.setText(question)
        self.field.setAccessibleName(question.replace("&", ""))
        self.setVisible(bool(what))

    def lacks_an_answer(self) -> bool:
        """Whether something is asked and nothing typed yet."""
        return bool(self.asked) and not self.field.text().strip()

    def answer(self, what: str) -> str:
        """Return what was answered to this."""
        self._keep()
        return self._answers[what].strip()

    def _keep(self) -> None:
        if self.asked:
            self._answers[self.asked] = self.field.text()
