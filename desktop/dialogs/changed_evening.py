"""The question before one goes on with an evening whose file something else has changed."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from desktop.look.parts import Question

translate = QCoreApplication.translate


ON, LOOK = "on", "look"


class ChangedBox(Question):
    """Says what becomes of the file, and asks; whoever closes the box only goes on looking."""

    def __init__(self, name: str, line: int, parent: QWidget) -> None:
        text = translate(
            "changed-evening",
            "From line {1} on, “{0}” is not as Kartentisch wrote it. If you go on, the old file "
            "is kept whole, and the match goes on in a new one beside it.",
        )
        answers = {
            ON: translate("changed-evening", "&Continue from line {0}").format(line),
            LOOK: translate("changed-evening", "&View only"),
        }
        super().__init__(text.format(name, line), answers, LOOK, LOOK, parent)
        self.on, self.look = self.buttons_by_name[ON], self.buttons_by_name[LOOK]

    def goes_on(self) -> bool:
        """Whether one shall go on."""
        return self.answer() == ON
