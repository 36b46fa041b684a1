"""What is done with sets of house rules: saved, renamed, deleted, shared as a file and opened."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, QPoint, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QMenu, QPushButton, QWidget

from desktop.common.announce import announce
from desktop.common.atomic_write import write_atomically
from desktop.common.file_dialogs import file_to_open, file_to_save
from desktop.common.house import LONGEST_NAME, tidy
from desktop.common.sentences import not_written, saved_as
from desktop.house_rules.sets import (
    SUFFIX,
    NamedRules,
    NamedSets,
    NotTaken,
    opened,
    refused,
    set_name,
    shared,
)
from desktop.house_rules.wording import variant_title
from desktop.look.parts import PaperDialog, Question, fit_to_screen
from desktop.scene.speech import Speech
from engine import games
from engine.options import Options
from engine.rules.game import Game

translate = QCoreApplication.translate

_NO_FILE_NAME = '/\\:*?"<>|'
"""Signs that cannot stand in the name of a file everywhere."""


class OwnSets(QObject):
    """The sets of a game, and the rules that stand on a sheet of its house rules."""

    kept = Signal(str)
    """The sets are others; the rules on the sheet are counted from the variant of this key, ""
    where it is gone."""
    taken = Signal(str)
    """The variant of this key has come from a file and is to be played."""
    said = Signal(str)
    """A sentence about what was done, or why not."""

    def __init__(
        self,
        kind: Game[Any],
        sets: NamedSets,
        here: Callable[[], tuple[str, Options]],
        sheet: QWidget,
    ) -> None:
        """Take `here`, which gives the key of the variant on the sheet, and the rules."""
        super().__init__(sheet)
        self._kind, self._sets, self._here, self._sheet = kind, sets, here, sheet

    @property
    def _name(self) -> str:
        """The name of the set that is chosen, "" for a preset."""
        return set_name(self._here()[0])

    def offer(self, below: QWidget) -> QMenu:
        """Return what else can be done, as a menu below this."""
        menu, name = QMenu(self._sheet), self._name
        menu.addAction(translate("house-rules", "S&hare as a file …"), self.share)
        menu.addAction(translate("house-rules", "&Open a file …"), self.open)
        if name:
            menu.addSeparator()
            shown = name.replace("&", "&&")
            words = translate("house-rules", "&Rename “{0}” …").format(shown)
            menu.addAction(words, self.rename)
            words = translate("house-rules", "&Delete “{0}” …").format(shown)
            menu.addAction(words, self.delete)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(below.mapToGlobal(QPoint(0, below.height())))
        return menu

    def save(self) -> None:
        """Keep the rules on the sheet under a name."""
        ours = translate("house-rules", "Our rules")
        proposed = self._name or self._sets.free_name(self._kind, ours)
        title = translate("house-rules", "Save these house rules")
        if name := self._asked(title, proposed, ""):
            options = self._here()[1]
            self._keep(lambda: self._sets.save(self._kind, name, options))

    def rename(self) -> None:
        """Give the set that is chosen another name."""
        before = self._name
        title = translate("house-rules", "Another name for “{0}”").format(before)
        if name := self._asked(title, before, before):
            self._keep(lambda: self._sets.rename(self._kind, before, name))

    def delete(self) -> None:
        """Forget the set that is chosen; the rules on the sheet stay as they are."""
        name = self._name
        asked = translate("house-rules", "Delete “{0}”? The rules on this sheet stay as they are.")
        answers = {
            "keep": translate("house-rules", "&Keep"),
            "delete": translate("house-rules", "&Delete"),
        }
        question = Question(asked.format(name), answers, "delete", "keep", self._sheet)
        question.exec()
        if question.answer() == "delete":
            self._keep(lambda: self._sets.delete(self._kind, name))
        question.deleteLater()

    def share(self) -> None:
        """Write the rules on the sheet into a file for others."""
        key, options = self._here()
        speech = Speech(self._kind.make(options, self._kind.usual(options)))
        same = self._sets.variants(self._kind)[key] == options
        name = variant_title(speech, key) if same else translate("house-rules", "Our rules")
        proposed = "".join(" " if sign in _NO_FILE_NAME else sign for sign in name).strip(" .")
        title = translate("house-rules", "Share house rules")
        path = file_to_save(self._sheet, title, f"{proposed}{SUFFIX}", _kinds())
        if path is None:
            return
        if path.suffix != SUFFIX:
            path = path.with_name(path.name + SUFFIX)
        try:
            data = shared(NamedRules(self._kind.name, tidy(path.stem), options))
            write_atomically(path, data, private=False)
        except OSError as error:
            self.said.emit(not_written(path, error))
        else:
            self.said.emit(saved_as(path))

    def open(self) -> None:
        """Take in the rules of a file, and play by them if they are of this game."""
        path = file_to_open(self._sheet, translate("house-rules", "Open house rules"), _kinds())
        if path is not None:
            self.take(path)

    def take(self, path: Path) -> None:
        """Keep the rules of a file under their name; what is no such file is told in a sentence."""
        try:
            found = opened(path)
            key = self._sets.take(found)
        except (OSError, NotTaken) as error:
            self.said.emit(refused(path.name, error))
            return
        if found.game == self._kind.name:
            self.taken.emit(key)
            told = translate("house-rules", "Now you play by “{0}”.")
            self.said.emit(told.format(set_name(key)))
            return
        kind = games.find(found.game)
        title = Speech(kind.make(kind.options(), kind.usual())).title()
        told = translate("house-rules", "“{0}” is for {1}: you will find it there.")
        self.said.emit(told.format(set_name(key), title))

    def _asked(self, title: str, proposed: str, own: str) -> str:
        """Return the name given in a dialog, "" for none; a set may keep its `own`."""
        dialog = NameDialog(title, proposed, self._sheet)
        dialog.taken = lambda name: (
            other if (other := self._sets.taken(self._kind, name)) != own else ""
        )
        dialog.check()
        name = dialog.name() if dialog.exec() else ""
        dialog.deleteLater()
        return name

    def _keep(self, change: Callable[[], str | None]) -> None:
        try:
            key = change()
        except OSError as error:
            why = error.strerror or str(error)
            told = translate(
                "house-rules", "Saving failed: {0}. The rules on this sheet stay as they are."
            ).format(why)
            self.said.emit(told)
            return
        self.kept.emit(key or "")


class NameDialog(PaperDialog):
    """Asks for the name of a set."""

    def __init__(self, title: str, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.taken: Callable[[str], str] = lambda name: ""
        """The set that would be replaced by one of this name, "" for none."""
        self.field = QLineEdit(name)
        self.field.setMaxLength(LONGEST_NAME)
        label = QLabel(translate("house-rules", "&Name"))
        label.setBuddy(self.field)
        self.field.setAccessibleName(translate("house-rules", "Name"))
        self.hint = QLabel(wordWrap=True)
        self.take = QPushButton(translate("house-rules", "&Save"))
        self.leave = QPushButton(translate("house-rules", "&Cancel"))
        self.take.setDefault(True)
        self.leave.setAutoDefault(False)
        self.take.clicked.connect(self.accept)
        self.leave.clicked.connect(self.reject)
        buttons = QHBoxLayout()
        buttons.addWidget(self.leave)
        buttons.addStretch(1)
        buttons.addWidget(self.take)
        layout = self.column()
        row = QHBoxLayout()
        row.addWidget(label)
        row.addWidget(self.field, 1)
        layout.addLayout(row)
        layout.addWidget(self.hint, 1)
        layout.addLayout(buttons)
        self.field.textChanged.connect(self.check)
        fit_to_screen(self, 460, 220)
        self.field.selectAll()
        self.field.setFocus()

    def name(self) -> str:
        """Return the name that was given."""
        return tidy(self.field.text())

    def check(self) -> None:
        """Say what stands in the way, or what would be replaced."""
        other = self.taken(self.name())
        told = ""
        if other:
            told = translate("house-rules", "“{0}” exists already and will be replaced.")
            told = told.format(other)
            announce(self, told)
        self.hint.setText(told)
        self.take.setEnabled(bool(self.name()))


def _kinds() -> str:
    return translate("house-rules", "House rules (*{0})").format(SUFFIX)
