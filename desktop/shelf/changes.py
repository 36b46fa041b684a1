"""What is done with matches on the shelf: renamed, moved, carried, compared; all can be undone.

Each tells in a sentence how it went.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QInputDialog, QLineEdit, QWidget

from desktop.session.error_messages import sentence
from desktop.session.file_lock import InUse
from desktop.shelf import import_export, versions
from desktop.shelf.shelf import BIN, HERE, BadName, NameTaken, Shelf

translate = QCoreApplication.translate


class Changes(QObject):
    """Changes a shelf; `parent` is the widget before which dialogs open."""

    said = Signal(str)
    """A sentence about what was done, or why it was not."""
    changed = Signal(list)
    """Files lie elsewhere: these names are to be chosen now, if they are shown."""
    came = Signal()
    """Matches came from elsewhere."""

    def __init__(self, shelf: Shelf, parent: QWidget) -> None:
        super().__init__(parent)
        self._shelf, self._parent = shelf, parent
        self.let_go: Callable[[Path], bool] = lambda path: False
        """Asked before a file is moved: lets go of it if it is open, and says whether it was."""
        self.take_up: Callable[[Path], object] = lambda path: None
        """Told afterwards where a match lies that was open and stays on the shelf."""

    def ask_name(self, place: str, old: str) -> None:
        """Ask how a match shall be called."""
        name, given = QInputDialog.getText(
            self._parent,
            translate("shelf", "Rename a match"),
            translate("shelf", "Name"),
            QLineEdit.EchoMode.Normal,
            old,
        )
        if given:
            self.rename(place, old, name)

    def rename(self, place: str, old: str, new: str) -> None:
        """Call a match otherwise; a sentence says why it cannot be called so."""
        name = old
        was_open = self.let_go(self._shelf.path(place, old))
        try:
            name = self._shelf.rename(place, old, new)
        except (OSError, ValueError, NameTaken, InUse) as error:
            self.said.emit(_why(error))
            return
        finally:
            if was_open:
                self.take_up(self._shelf.path(place, name))
        self.changed.emit([name])
        self.said.emit(translate("shelf", "Renamed to “{name}”.").format(name=name))

    def put(self, names: Sequence[str], place: str, to: str) -> None:
        """Put matches to another place."""
        if not names or to == place:
            return
        for name in names:
            self.let_go(self._shelf.path(place, name))
        try:
            self._shelf.put(names, place, to)
        except (OSError, NameTaken, InUse) as error:
            self.said.emit(_why(error))
            return
        self.changed.emit([])
        self.said.emit(_put(to, len(names)))

    def undo(self) -> None:
        """Put back what was moved or renamed last; what was taken in goes to the bin."""
        if not self._shelf.may_undo():
            return
        try:
            names = self._shelf.undo()
        except (OSError, NameTaken, InUse) as error:
            self.said.emit(_why(error))
            return
        self.changed.emit(names)
        self.said.emit(translate("shelf", "Undone."))

    def export(self, files: Sequence[Path]) -> None:
        """Write these matches to a bundle."""
        self._say_if_any(import_export.ask_export(self._parent, files))

    def ask_import(self) -> None:
        """Ask for a bundle and import the matches in it."""
        self._show(import_export.ask_import(self._parent, self._shelf.place(HERE)))

    def import_from(self, source: Path) -> None:
        """Import the matches of this bundle."""
        self._show(import_export.import_from(self._parent, source, self._shelf.place(HERE)))

    def _show(self, imported: import_export.Imported) -> None:
        if imported.done:
            self._shelf.brought_in(imported.paths)
            self.came.emit()
        self._say_if_any(imported.text)

    def _say_if_any(self, text: str) -> None:
        if text:
            self.said.emit(text)

    def compare(self, place: str, names: Sequence[str]) -> None:
        """Lay two versions of one match side by side; one that is not kept goes into the bin."""
        from desktop.shelf.versions_dialog import BOTH, Versions

        try:
            one, other = (versions.read(self._shelf.path(place, name)) for name in names)
        except (OSError, ValueError) as error:
            self.said.emit(sentence(error))
            return
        dialog = Versions(one, other, self._parent)
        dialog.exec()
        kept = dialog.kept
        dialog.deleteLater()
        if kept != BOTH:
            self.put([names[1 - kept]], place, BIN)
            self.changed.emit([names[kept]])


def _put(to: str, number: int) -> str:
    match to:
        case "archive":
            return translate("shelf", "%n match(es) put into the archive.", "", number)
        case "bin":
            return translate("shelf", "%n match(es) deleted; Undo brings them back.", "", number)
    return translate("shelf", "%n match(es) put back.", "", number)


def _why(error: Exception) -> str:
    match error:
        case BadName():
            return translate("shelf", "“{name}” cannot be used as a file name.").format(name=error)
        case NameTaken():
            return translate("shelf", "Another match is called “{name}”.").format(name=error)
        case OSError():
            return translate("shelf", "Could not move the file: {0}.").format(
                error.strerror or error
            )
    return sentence(error)
