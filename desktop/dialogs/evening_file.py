"""What is asked about an evening's file that is in use, was changed, or cannot be saved."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from desktop.look.parts import Question
from desktop.session.file_lock import InUse

translate = QCoreApplication.translate

ON, LOOK = "on", "look"


class ChangedBox(Question):
    """Says what becomes of the file, and asks; closing the box is only to look on."""

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


def takes_over(parent: QWidget, error: InUse) -> bool:
    """Whether the file is to be taken over."""
    box = TakeOverBox(error, parent)
    box.exec()
    box.deleteLater()
    return box.answer() == TAKE


ELSEWHERE, AGAIN, WITHOUT, STAY = "elsewhere", "again", "without", "stay"


class Keeper(Protocol):
    """What can save an evening: the controller of a match or of a club night."""

    def save(self) -> bool:
        """Write what could not be written before; whether nothing is left of it."""

    def move_to(self, path: Path) -> bool:
        """Go on in another file, in which the whole evening stands; whether that could be done."""


class UnsavedBox(Question):
    """The question, with its answers as buttons by their name."""

    def __init__(self, name: str, parent: QWidget) -> None:
        text = translate(
            "unsaved",
            "“{0}” could not be saved completely. What do you want to do?",
        )
        answers = {
            ELSEWHERE: translate("unsaved", "&Save as …"),
            AGAIN: translate("unsaved", "&Try again"),
            WITHOUT: translate("unsaved", "&Close without saving"),
            STAY: translate("unsaved", "Ca&ncel"),
        }
        super().__init__(text.format(name), answers, ELSEWHERE, STAY, parent)


def settle(parent: QWidget, keeper: Keeper, proposed: Path, kinds: str) -> bool:
    """Ask until the evening is saved or given up; False if it shall stay open.

    `proposed` is where it could be saved instead, `kinds` what a file dialog calls such files.
    """
    while not keeper.save():
        box = UnsavedBox(proposed.stem, parent)
        box.exec()
        answer = box.answer()
        box.deleteLater()
        if answer == ELSEWHERE:
            title = translate("unsaved", "Save the match")
            name, _ = QFileDialog.getSaveFileName(parent, title, str(proposed), kinds)
            if name and keeper.move_to(Path(name)):
                return True
        elif answer == WITHOUT:
            return True
        elif answer == STAY:
            return False
    return True
