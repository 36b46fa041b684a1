"""The number of the evening, folded away: who types the same one gets the same cards.

How a number becomes a deal is left to `engine.shuffle`.
"""

from __future__ import annotations

import secrets

from PySide6.QtCore import QCoreApplication, QEvent, QRegularExpression, Qt
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QFormLayout, QLabel, QLineEdit, QToolButton, QVBoxLayout, QWidget

translate = QCoreApplication.translate

DIGITS = 9


class EveningNumber(QWidget):
    """A field below a line that folds it away."""

    def __init__(self) -> None:
        super().__init__()
        self._fresh = secrets.randbelow(10**DIGITS)
        self.toggle = QToolButton()
        self.toggle.setCheckable(True)
        self.toggle.setAutoRaise(True)
        self.toggle.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.toggle.toggled.connect(self._unfold)
        self._label, self._hint = QLabel(), QLabel()
        self._hint.setWordWrap(True)
        self.field = QLineEdit()
        digits = QRegularExpression(rf"\d{{0,{DIGITS}}}")
        self.field.setValidator(QRegularExpressionValidator(digits, self.field))
        self._label.setBuddy(self.field)
        self._inside = QWidget()
        form = QFormLayout(self._inside)
        form.setContentsMargins(20, 0, 0, 0)
        form.addRow(self._label, self.field)
        form.addRow(self._hint)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 4, 12, 12)
        layout.addWidget(self.toggle)
        layout.addWidget(self._inside)
        self._unfold(False)
        self.retranslate()

    def number(self) -> int:
        """The number that was typed, or a fresh one."""
        return int(self.field.text() or self._fresh)

    def _unfold(self, unfolded: bool) -> None:
        arrow = Qt.ArrowType.DownArrow if unfolded else Qt.ArrowType.RightArrow
        self.toggle.setArrowType(arrow)
        self._inside.setVisible(unfolded)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.toggle.setText(translate("new-match", "Advanced"))
        self._label.setText(translate("new-match", "&Evening number"))
        self.field.setAccessibleName(translate("new-match", "Evening number"))
        self.field.setPlaceholderText(translate("new-match", "new"))
        self._hint.setText(
            translate("new-match", "The same number brings the same cards again; empty is new.")
        )

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
