"""A question on paper with its answers as buttons, which stand in as many lines as they need."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget

from desktop.common.flow_layout import FlowLayout
from desktop.look.parts.labels import Line
from desktop.look.parts.windows import PaperDialog, fit_to_screen

WIDE, HIGH = 520, 150
"""Pixels where letters are usual; it grows with what it asks."""


class Question(PaperDialog):
    """Asks something. `answers` are the words of the buttons by the name of each answer.

    `usual` is the answer of Enter, `escape` that of Esc and of closing the question.
    """

    def __init__(
        self, text: str, answers: Mapping[str, str], usual: str, escape: str, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._answer = self._escape = escape
        self._text = Line(text)
        self.buttons_by_name = {name: QPushButton(words) for name, words in answers.items()}
        row = FlowLayout(8, Qt.AlignmentFlag.AlignRight)
        for name, button in self.buttons_by_name.items():
            button.setAutoDefault(name == usual)
            button.setDefault(name == usual)
            button.clicked.connect(partial(self._take, name))
            row.addWidget(button)
        column = self.column(heading=False)
        column.addWidget(self._text, 1)
        column.addLayout(row)
        self.setWindowTitle("Kartentisch")
        self.setAccessibleDescription(text)
        fit_to_screen(self, WIDE, HIGH)
        self.buttons_by_name[usual].setFocus()

    def text(self) -> str:
        """Return what is asked."""
        return self._text.text()

    def answer(self) -> str:
        """Return the name of the answer that was given."""
        return self._answer

    def _take(self, name: str) -> None:
        self._answer = name
        self.done(int(name != self._escape))
