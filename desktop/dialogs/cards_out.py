"""The cards that are still out: those of the pack that one has not seen in this deal, by suit."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QFormLayout, QLabel, QPushButton, QWidget

from desktop.common.languages import Retranslated
from desktop.look.parts import PaperDialog, fit_to_screen

translate = QCoreApplication.translate

Rows = Callable[[], Sequence[tuple[str, Sequence[str]]]]
"""Gives each suit by name with the names of its cards that are still out."""


class CardsOutDialog(Retranslated, PaperDialog):
    """A line for each suit."""

    def __init__(self, rows: Rows, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows = rows
        self.lines = [(QLabel(), QLabel()) for _ in rows()]
        self._close = QPushButton()
        self._close.clicked.connect(self.accept)
        self._close.setDefault(True)
        form = QFormLayout()
        form.setLabelAlignment(Qt.AlignmentFlag.AlignTop)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        for suit, cards in self.lines:
            cards.setWordWrap(True)
            form.addRow(suit, cards)
        layout = self.column()
        layout.addLayout(form, 1)
        layout.addWidget(self._close, 0, Qt.AlignmentFlag.AlignRight)
        self.retranslate()
        fit_to_screen(self, 420, 240)
        self._close.setFocus()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.setWindowTitle(translate("cards-out", "Still out"))
        for (suit, cards), (name, out) in zip(self.lines, self._rows(), strict=True):
            suit.setText(f"{name}:")
            cards.setText(", ".join(out) or translate("cards-out", "none"))
        self._close.setText(translate("cards-out", "&Close"))
