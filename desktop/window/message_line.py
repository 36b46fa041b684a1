"""The line below the table: a sentence for the person at the machine, spoken as well."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QLabel, QWidget

from desktop.common.announce import announce

STAYS = 12_000
"""How long a sentence stays, in thousandths of a second."""


class MessageLine(QLabel):
    """Shows one sentence at a time; one about trouble until the next one comes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setMargin(4)
        self._warned = False
        self._foretold = ""
        """What was said of a card that is picked up."""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.clear)

    def say(self, text: str) -> None:
        """Show a sentence for a while, and have it spoken."""
        self.setText(text)
        self.setToolTip(text)
        self._warned = False
        self._timer.start(STAYS)
        announce(self, text)

    def warn(self, text: str) -> None:
        """Show a sentence about trouble, which stays, and have it spoken."""
        self.setText("⚠ " + text)
        self._warned = True
        self._timer.stop()
        announce(self, text)

    def foretell(self, text: str) -> None:
        """Say what a card in hand would do; "" takes away what was said of the last one."""
        if text:
            self.say(text)
        elif self._foretold and self.text() == self._foretold:
            self.clear()
        self._foretold = text

    def go_by(self) -> None:
        """Something has happened: what was said before is over, but for trouble."""
        if not self._warned:
            self.clear()

    def hush(self) -> None:
        """Somebody else sits down: what was said is not for them, but for trouble."""
        if not self._warned:
            self._timer.stop()
            self.clear()
