"""What is told of one decision: what was chosen, why, and what would have been better."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.look.parts import Line, Note, Strong


class Verdict(QWidget):
    """What is said, one below the other; what is empty takes no room."""

    def __init__(self) -> None:
        super().__init__()
        self.made, self.why, self.better, self.reason = Line(), Note(), Strong(), Note()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        for label in self._labels():
            column.addWidget(label)

    def _labels(self) -> tuple[Line | Strong | Note, ...]:
        return self.made, self.why, self.better, self.reason

    def say(self, made: str, better: str = "", reason: str = "", why: str = "") -> None:
        """Tell what was chosen and why, what is better, and the reason for that."""
        for label, text in zip(self._labels(), (made, why, better, reason), strict=True):
            label.setText(text)
            label.setVisible(bool(text))

    def text(self) -> str:
        """All of it, to be read out: what was chosen in the first line, all else in the second."""
        more = " ".join(label.text() for label in self._labels()[1:] if label.text())
        return f"{self.made.text()}\n{more}"
