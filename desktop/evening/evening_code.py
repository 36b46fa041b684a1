"""The field for the code of the evening, hidden at first: the same code deals the same cards.

`engine.seeds` says what a code or a number is and how it becomes a deal.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QFormLayout, QLabel, QLineEdit, QToolButton, QVBoxLayout, QWidget

from desktop.common.fresh_seed import fresh
from desktop.common.languages import Retranslated
from engine import seeds
from engine.seeds import BadSeed, Seed

translate = QCoreApplication.translate

LONGEST = 60
"""How many letters can be typed: a code with what may stand between its groups."""


class EveningCode(Retranslated, QWidget):
    """A line that shows and hides a field for the code."""

    changed = Signal()
    """Something else was typed."""

    def __init__(self) -> None:
        super().__init__()
        self._fresh = fresh()
        self.toggle = QToolButton()
        self.toggle.setCheckable(True)
        self.toggle.setAutoRaise(True)
        self.toggle.toggled.connect(self._unfold)
        self._label, self.hint = QLabel(), QLabel()
        self.hint.setWordWrap(True)
        self.field = QLineEdit()
        self.field.setMaxLength(LONGEST)
        self.field.textChanged.connect(self._typed)
        self._label.setBuddy(self.field)
        self._inside = QWidget()
        form = QFormLayout(self._inside)
        form.setContentsMargins(20, 0, 0, 0)
        form.addRow(self._label, self.field)
        form.addRow(self.hint)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 0, 12, 4)
        layout.addWidget(self.toggle)
        layout.addWidget(self._inside)
        self._unfold(False)
        self.retranslate()

    def seed(self) -> Seed:
        """Return the seed that was typed, or a fresh one; raises BadSeed if there is a problem."""
        text = self.field.text().strip()
        return seeds.read(text) if text else self._fresh

    def problem(self) -> str:
        """Return what is wrong with what was typed, in one sentence; "" if nothing is."""
        try:
            self.seed()
        except BadSeed as error:
            if error.kind in ("number", "length"):
                return translate(
                    "new-match",
                    "A card code has {0} letters and digits; a number must be below {1}.",
                ).format(seeds.LENGTH, seeds.SEEDS)
            return translate("new-match", "This code has a typo. Check it letter by letter.")
        return ""

    def _typed(self) -> None:
        self._say_what_it_is()
        self.changed.emit()

    def _unfold(self, unfolded: bool) -> None:
        self._say_toggle()
        self._inside.setVisible(unfolded)

    def _say_what_it_is(self) -> None:
        """Tell that a number can be guessed, which nobody should overlook."""
        if not self.problem() and seeds.guessable(self.seed()):
            text = translate(
                "new-match",
                "Easy to guess: with so short a number, a player who knows a few cards can work "
                "out the rest.",
            )
        else:
            text = translate(
                "new-match",
                "The same code deals the same cards. Leave it empty for new ones.",
            )
        self.hint.setText(text)
        self.field.setAccessibleDescription(text)

    def _say_toggle(self) -> None:
        text = translate("new-match", "Advanced")
        self.toggle.setText(f"{'▾' if self.toggle.isChecked() else '▸'} {text}")
        self.toggle.setAccessibleName(text)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self._say_toggle()
        self._label.setText(translate("new-match", "Card &code"))
        self.field.setAccessibleName(translate("new-match", "Card code"))
        self.field.setPlaceholderText(translate("new-match", "new"))
        self._say_what_it_is()
