"""The window of the shelf: the list of all evenings, and what can be done with those chosen.

Files are moved by `shelf` and carried by `import_export`; whoever shows this window opens an
evening that is wanted.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QInputDialog,
    QLabel,
    QLineEdit,
    QPushButton,
    QWidget,
)

from desktop.common.announce import announce
from desktop.common.even_grid import EvenGrid
from desktop.common.languages import Retranslated
from desktop.look.parts import PaperDialog, fit_to_screen
from desktop.session.error_messages import sentence
from desktop.session.file_lock import InUse
from desktop.shelf import import_export, versions
from desktop.shelf.shelf import ARCHIVE, BIN, HERE, BadName, NameTaken, Shelf
from desktop.shelf.shelf_list import ShelfList

translate = QCoreApplication.translate


class ShelfWindow(Retranslated, PaperDialog):
    """Lists all evenings; opens, renames, archives, deletes, exports and imports them."""

    wanted = Signal(object)
    """The path of an evening that is to be opened."""

    nameless = Signal(str)
    """Somebody is to be made anonymous: this one, or whoever is asked for if it is ""."""

    def __init__(self, folder: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.shelf = Shelf(folder)
        self.let_go: Callable[[Path], bool] = lambda path: False
        """Asked before a file is moved: whoever has this one open here lets go of it, and says
        whether it was open."""
        self.take_up: Callable[[Path], object] = lambda path: None
        """Told afterwards where an evening lies that was open and stays on the shelf."""
        self.evenings = ShelfList(self.shelf)
        self.message = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.buttons = {name: QPushButton() for name in self._slots()}
        self._build()
        self.retranslate()
        fit_to_screen(self, 980, 620)

    def _slots(self) -> dict[str, Callable[[], object]]:
        return {
            "open": self.open_chosen,
            "rename": self.ask_name,
            "archive": lambda: self.put(HERE if self.evenings.place == ARCHIVE else ARCHIVE),
            "delete": lambda: self.put(HERE if self.evenings.place == BIN else BIN),
            "undo": self.undo,
            "statistics": self.show_statistics,
            "versions": self.show_versions,
            "anonymous": self.ask_anonymous,
            "export": self.export,
            "import": self.import_evenings,
            "close": self.reject,
        }

    # How it is built.

    def _build(self) -> None:
        self.evenings.changed.connect(self._refresh)
        self.evenings.opened.connect(self.open_chosen)
        layout = self.column()
        layout.addWidget(self.evenings, 1)
        layout.addWidget(self.message)
        layout.addLayout(self._build_buttons())
        for keys, what in (
            ("Ctrl+Z", self.undo),
            ("Del", lambda: self.put(BIN)),
            ("F2", self.ask_name),
            ("Ctrl+F", self.evenings.search.setFocus),
        ):
            QShortcut(QKeySequence(keys), self, what)

    def _build_buttons(self) -> EvenGrid:
        grid = EvenGrid(8)
        for name, slot in self._slots().items():
            button = self.buttons[name]
            button.clicked.connect(slot)
            button.setAutoDefault(name == "open")
            grid.addWidget(button)
        self.buttons["open"].setDefault(True)
        return grid

    # What can be done.

    def open_chosen(self) -> None:
        """Open the evening that is chosen."""
        chosen = self.evenings.chosen()
        if len(chosen) == 1:
            self.wanted.emit(self.evenings.path(chosen[0].name))

    def ask_name(self) -> None:
        """Ask how the chosen evening shall be called."""
        chosen = self.evenings.chosen()
        if len(chosen) != 1:
            return
        name, given = QInputDialog.getText(
            self,
            translate("shelf", "Rename an evening"),
            translate("shelf", "Name"),
            QLineEdit.EchoMode.Normal,
            chosen[0].name,
        )
        if given:
            self.rename(chosen[0].name, name)

    def rename(self, old: str, new: str) -> None:
        """Call an evening otherwise; a sentence says why it cannot be called so."""
        place, name = self.evenings.place, old
        was_open = self.let_go(self.shelf.path(place, old))
        try:
            name = self.shelf.rename(place, old, new)
        except (OSError, ValueError, NameTaken, InUse) as error:
            self.say(_why(error))
            return
        finally:
            if was_open:
                self.take_up(self.shelf.path(place, name))
        self.evenings.list_again()
        self.evenings.choose([name])
        self.say(translate("shelf", "It is called “{name}” now.").format(name=name))

    def put(self, to: str) -> None:
        """Put the chosen evenings to another place; that can be undone."""
        place = self.evenings.place
        names = [entry.name for entry in self.evenings.chosen()]
        if not names or to == place:
            return
        for name in names:
            self.let_go(self.shelf.path(place, name))
        try:
            self.shelf.put(names, place, to)
        except (OSError, NameTaken, InUse) as error:
            self.say(_why(error))
            return
        self.evenings.list_again()
        self.say(_put(to, len(names)))

    def undo(self) -> None:
        """Put back what was moved or renamed last; what was taken in goes to the bin."""
        if not self.shelf.may_undo():
            return
        try:
            self.shelf.undo()
        except (OSError, NameTaken, InUse) as error:
            self.say(_why(error))
            return
        self.evenings.list_again()
        self.say(translate("shelf", "Undone."))

    def export(self) -> None:
        """Write the evenings that are chosen, or else all that are shown, to an archive."""
        entries = self.evenings.chosen() or self.evenings.rows.entries()
        files = [self.evenings.path(entry.name) for entry in entries]
        self._say_if_any(import_export.ask_export(self, files))

    def import_evenings(self) -> None:
        """Ask for an archive and import the evenings in it."""
        self._show_imported(import_export.ask_import(self, self.shelf.place(HERE)))

    def import_from(self, source: Path) -> None:
        """Import the evenings of this archive."""
        self._show_imported(import_export.import_from(self, source, self.shelf.place(HERE)))

    def _show_imported(self, imported: import_export.Imported) -> None:
        if imported.done:
            self.shelf.brought_in(imported.paths)
            self.evenings.show_place(HERE)
            self.evenings.list_again()
        self._say_if_any(imported.text)

    def _say_if_any(self, text: str) -> None:
        if text:
            self.say(text)

    def show_statistics(self) -> None:
        """Count the evenings that are shown."""
        from desktop.shelf.statistics import Statistics

        told = [entry.told for entry in self.evenings.rows.entries() if entry.told is not None]
        dialog = Statistics(told, self)
        dialog.nameless.connect(self.ask_anonymous)
        dialog.exec()

    def ask_anonymous(self, person: object = "") -> None:
        """Close the shelf, for its files are written, and ask whose name shall go."""
        self.accept()
        self.nameless.emit(person if isinstance(person, str) else "")

    def show_versions(self) -> None:
        """Lay two versions of one evening side by side; one that is not kept goes into the bin."""
        from desktop.shelf.versions_dialog import BOTH, Versions

        names = [entry.name for entry in self.evenings.chosen()]
        try:
            one, other = (versions.read(self.evenings.path(name)) for name in names)
        except (OSError, ValueError) as error:
            self.say(sentence(error))
            return
        dialog = Versions(one, other, self)
        dialog.exec()
        kept = dialog.kept
        dialog.deleteLater()
        if kept != BOTH:
            self.evenings.view.clearSelection()
            self.evenings.choose([names[1 - kept]])
            self.put(BIN)
            self.evenings.choose([names[kept]])

    def _may_compare(self) -> bool:
        """Whether two versions of one evening are chosen."""
        chosen = self.evenings.chosen()
        if len(chosen) != 2 or self.evenings.place == BIN or any(one.problem for one in chosen):
            return False
        return versions.of_one_evening(*(self.evenings.path(one.name) for one in chosen))

    def say(self, text: str) -> None:
        """A sentence below the list, and spoken."""
        self.message.setText(text)
        announce(self.message, text)

    def _refresh(self) -> None:
        chosen, shown = self.evenings.chosen(), self.evenings.rows.rowCount()
        place = self.evenings.place
        one = len(chosen) == 1
        self.buttons["open"].setEnabled(one and not chosen[0].problem and place != BIN)
        self.buttons["rename"].setEnabled(one)
        self.buttons["archive"].setEnabled(bool(chosen) and place != BIN)
        self.buttons["delete"].setEnabled(bool(chosen))
        self.buttons["undo"].setEnabled(self.shelf.may_undo())
        self.buttons["statistics"].setEnabled(shown > 0)
        self.buttons["versions"].setEnabled(self._may_compare())
        self.buttons["export"].setEnabled(shown > 0)
        archive = (
            translate("shelf", "Out of the &archive")
            if place == ARCHIVE
            else translate("shelf", "To the &archive")
        )
        self.buttons["archive"].setText(archive)
        delete = translate("shelf", "Put &back") if place == BIN else translate("shelf", "&Delete")
        self.buttons["delete"].setText(delete)
        self.setWindowTitle(
            translate("shelf", "Shelf") + " – " + translate("shelf", "%n evening(s)", "", shown)
        )

    # Words.

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.evenings.retranslate()
        texts = {
            "open": translate("shelf", "&Open"),
            "rename": translate("shelf", "&Rename …"),
            "undo": translate("shelf", "&Undo"),
            "statistics": translate("shelf", "&Statistics …"),
            "versions": translate("shelf", "&Versions …"),
            "anonymous": translate("shelf", "Make a&nonymous …"),
            "export": translate("shelf", "&Export …"),
            "import": translate("shelf", "&Import …"),
            "close": translate("shelf", "&Close"),
        }
        for name, text in texts.items():
            self.buttons[name].setText(text)
        self._refresh()

    # Qt's overrides.

    def showEvent(self, event: QShowEvent) -> None:
        self.shelf.empty_bin(time.time())
        self.evenings.list_again()
        self.evenings.view.setFocus()
        super().showEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        self.evenings.stop_reading()
        super().hideEvent(event)


def _put(to: str, number: int) -> str:
    match to:
        case "archive":
            return translate("shelf", "%n evening(s) put into the archive.", "", number)
        case "bin":
            return translate("shelf", "%n evening(s) deleted; Undo brings them back.", "", number)
    return translate("shelf", "%n evening(s) put back.", "", number)


def _why(error: Exception) -> str:
    match error:
        case BadName():
            return translate("shelf", "A file cannot be called “{name}”.").format(name=error)
        case NameTaken():
            return translate("shelf", "There is another evening called “{name}”.").format(
                name=error
            )
        case OSError():
            return translate("shelf", "The file cannot be moved: {0}.").format(
                error.strerror or error
            )
    return sentence(error)
