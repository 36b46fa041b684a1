"""The code of an evening, to be read and copied: who types it gets the same cards."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QPushButton, QWidget

from engine import seeds
from engine.seeds import Seed

translate = QCoreApplication.translate


class EveningSeed(QWidget):
    """A line with the code, hidden while there is none to be shown."""

    def __init__(self) -> None:
        super().__init__()
        self._seed: Seed | None = None
        self.field = QLineEdit(readOnly=True)
        self.copy = QPushButton()
        self.copy.clicked.connect(self._copy)
        self._label, self.mark = QLabel(), QLabel()
        self._label.setBuddy(self.field)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._label)
        layout.addWidget(self.field, 1)
        layout.addWidget(self.mark)
        layout.addWidget(self.copy)
        self.show_seed(None)
        self.retranslate()

    def show_seed(self, seed: Seed | None) -> None:
        """Show this seed; None while a deal is on, or where no cards are dealt."""
        self._seed = seed
        self.field.setText("" if seed is None else seeds.shown(seed))
        self.field.setCursorPosition(0)
        self.mark.setVisible(seed is not None and seeds.guessable(seed))
        self.setVisible(seed is not None)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.field.text())

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self._label.setText(translate("shelf", "Code of the &evening"))
        self.mark.setText(translate("shelf", "guessable"))
        self.copy.setText(translate("shelf", "Cop&y"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
