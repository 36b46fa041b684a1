"""The dialog for an evening that is to be closed and cannot be saved."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from desktop.look.parts import Question

translate = QCoreApplication.translate

ELSEWHERE, AGAIN, WITHOUT, STAY = "elsewhere", "again", "without", "stay"


class Keeper(Protocol):
    """What can save an evening: the match controller or the office."""

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
