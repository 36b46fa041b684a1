"""The dialog for a file that another program seems to have open, and perhaps has not."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from desktop.look.parts import Question
from desktop.session.file_lock import InUse

translate = QCoreApplication.translate

TAKE, LEAVE = "take", "leave"


class TakeOverBox(Question):
    """The question, with its answers as buttons by their name."""

    def __init__(self, error: InUse, parent: QWidget) -> None:
        if error.elsewhere:
            text = translate(
                "take-over",
                "“{0}” is marked as open on the computer “{1}” (process {2}). If Kartentisch "
                "still runs there, close it there first. Take it over?",
            )
        elif error.pid:
            text = translate(
                "take-over",
                "“{0}” was open in a window on this computer that has ended (process {2}). "
                "Take it over?",
            )
        else:
            text = translate(
                "take-over", "“{0}” is marked as open, but not by which window. Take it over?"
            )
        answers = {
            TAKE: translate("take-over", "&Take over"),
            LEAVE: translate("take-over", "Ca&ncel"),
        }
        # Two windows at one file is what must not happen by an Enter too many.
        usual = LEAVE if error.elsewhere else TAKE
        told = text.format(error.path.name, error.host, error.pid)
        super().__init__(told, answers, usual, LEAVE, parent)


def ask(parent: QWidget, error: InUse) -> bool:
    """Whether the file is to be taken over."""
    box = TakeOverBox(error, parent)
    box.exec()
    box.deleteLater()
    return box.answer() == TAKE
