"""The errands of the club page: dialogs, files, papers and the projector, each begun when asked."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QInputDialog, QMenu

from desktop.club.model.exchange import EXPORTS, export, title
from desktop.common import paths
from desktop.common.last_choice import FIRST_GAME, LastChoice
from desktop.session.error_messages import sentence
from engine import games
from engine.head import BadLog
from engine.store import SaveFailed, UnreadableSave, load
from engine.tournament.exchange import from_json, people_from_csv
from engine.tournament.head import FORMAT, SUFFIX

if TYPE_CHECKING:
    from desktop.club.pages.club_page import ClubPage
    from desktop.club.pages.projector import Projector

translate = QCoreApplication.translate


class ClubActions:
    """What the page does besides showing."""

    def __init__(self, page: ClubPage) -> None:
        self._page = page
        self.projector: Projector | None = None

    # Evenings.

    def new(self) -> None:
        """Set up a new evening, with what was chosen last."""
        from desktop.club.pages.setup import SetupDialog, first_settings, fresh

        last = LastChoice.read(self._page.settings).game
        game = last if last in games.names() else FIRST_GAME
        preset = next(iter(games.find(game).PRESETS))
        head = fresh(game).changed(first_settings(game, preset))
        dialog = SetupDialog(head, new=True, parent=self._page)
        if dialog.exec():
            self._page.office.begin(dialog.head())

    def set_up(self) -> None:
        """Change the settings of the evening that is open."""
        from desktop.club.pages.setup import SetupDialog

        book = self._page.office.book
        dialog = SetupDialog(book.head, new=False, begun=book.begun, parent=self._page)
        if dialog.exec():
            wanted = dialog.head()
            settings = {
                name: value
                for name, value in dialog.settings().items()
                if getattr(wanted, name) != getattr(book.head, name)
            }
            if settings:
                self._page.office.do({"set": settings})

    def choose_file(self) -> None:
        """Open an evening that lies elsewhere."""
        name, _ = QFileDialog.getOpenFileName(
            self._page,
            translate("club", "Open a club evening"),
            str(_folder()),
            translate("club", "Club evenings (*{0})").format(SUFFIX),
        )
        if name:
            self._page.office.open(Path(name))

    def season(self) -> None:
        """The evenings put together."""
        from desktop.club.pages.season_page import SeasonDialog

        SeasonDialog(self._page).exec()

    # Files.

    def take_in(self) -> None:
        """Take in an evening from a file that was exported, or from a copy."""
        name, _ = QFileDialog.getOpenFileName(
            self._page,
            translate("club", "Import a club evening"),
            str(Path.home()),
            translate("club", "Exports and evenings (*.json *{0})").format(SUFFIX),
        )
        if name:
            self.take_in_file(Path(name))

    def take_in_file(self, path: Path) -> None:
        """Take in this file; a sentence says if it is none."""
        try:
            if path.suffix == SUFFIX:
                events = load(path, FORMAT).events
            else:
                events = from_json(path.read_text(encoding="utf-8"))
        except (UnreadableSave, BadLog, OSError, UnicodeDecodeError) as error:
            self._page.warn(
                sentence(error)
                if isinstance(error, UnreadableSave)
                else translate("club", "“{0}” is no club evening.").format(path.name)
            )
            return
        self._page.office.take_in(events, path.stem)

    def people_from_file(self) -> None:
        """Enter the people of a CSV file."""
        name, _ = QFileDialog.getOpenFileName(
            self._page,
            translate("club", "People from a list"),
            str(Path.home()),
            translate("club", "Lists (*.csv *.txt)"),
        )
        if name:
            self.enter_people(Path(name))

    def enter_people(self, path: Path) -> None:
        """Enter everybody of this list; who cannot be entered is said."""
        columns = {
            translate("club", "No."): "number",
            translate("club", "Name"): "name",
            translate("club", "Team"): "team",
            translate("club", "Marks"): "tags",
        }
        try:
            people = people_from_csv(path.read_text(encoding="utf-8-sig"), columns)
        except (BadLog, OSError, UnicodeDecodeError):
            self._page.warn(translate("club", "“{0}” is no list of names.").format(path.name))
            return
        office = self._page.office
        entered = 0
        for one in people:
            more = {key: one[key] for key in ("team", "tags") if key in one}
            entered += bool(office.enter(one["name"], one["enter"], **more))
        self._page.say(translate("club", "People entered: {0}.").format(entered))

    def strike_member(self) -> None:
        """Somebody is no member of the club any more; this evening does not change."""
        members = self._page.office.members
        question = translate("club", "Who leaves the club's list?")
        name, ok = QInputDialog.getItem(self._page, "Kartentisch", question, members.names(), 0)
        try:
            if ok and members.strike(name):
                text = translate("club", "{0} is no longer on the club's list.")
                self._page.say(text.format(name))
        except OSError as error:
            self._page.warn(sentence(SaveFailed(*error.args)))

    def ask_who_enters(self) -> None:
        """Who sits at the machine: it is written beside everything that is entered."""
        office = self._page.office
        question = translate("club", "Who enters the results from now on?")
        name, ok = QInputDialog.getText(self._page, "Kartentisch", question, text=office.by)
        if ok:
            office.by = name.strip()

    def export_as(self, kind: str) -> None:
        """Write one of the exports to a file."""
        suffix = EXPORTS[kind]
        office = self._page.office
        stem = office.file.path.stem if office.file is not None else "club"
        name, _ = QFileDialog.getSaveFileName(
            self._page,
            title(kind).replace("&", "").rstrip(" …"),
            str(Path.home() / f"{stem} {kind}{suffix}"),
            f"*{suffix}",
        )
        if name:
            self.write_export(kind, Path(name))

    def write_export(self, kind: str, path: Path) -> None:
        """Write this export to a file; a sentence says if it cannot be."""
        assert self._page.office.tournament is not None
        try:
            export(self._page.office.tournament, kind, path)
        except OSError as error:
            self._page.warn(
                translate("club", "“{0}” cannot be written: {1}.").format(
                    path.name, error.strerror or str(error)
                )
            )
        else:
            self._page.say(translate("club", "Saved as “{0}”.").format(path.name))

    def fill_menu(self, menu: QMenu) -> None:
        """The menu of what is wanted seldom."""
        menu.clear()
        page = self._page
        menu.addAction(translate("club", "&Undo (Ctrl+Z)"), page.office.undo)
        menu.addAction(translate("club", "&Redo (Ctrl+Y)"), page.office.redo)
        menu.addAction(translate("club", "Re&open the round …"), page.rounds.reopen)
        menu.addSeparator()
        menu.addAction(translate("club", "&People from a list …"), self.people_from_file)
        menu.addAction(translate("club", "Start n&umbers anew …"), page.people.renumber)
        menu.addAction(translate("club", "Strike off the club's &list …"), self.strike_member)
        menu.addAction(translate("club", "&Who enters …"), self.ask_who_enters)
        menu.addSeparator()
        for kind in EXPORTS:
            menu.addAction(title(kind), partial(self.export_as, kind))
        menu.addSeparator()
        menu.addAction(translate("club", "&Season …"), self.season)

    # Paper and projector.

    def papers(self) -> None:
        """Choose a paper to print."""
        from desktop.club.pages.papers_dialog import PapersDialog

        PapersDialog(self._page.office, self._page).exec()

    def project(self) -> None:
        """Open the window for the projector, on the second screen if there is one."""
        from desktop.club.pages.projector import Projector

        if self.projector is None:
            self.projector = Projector(self._page.office, self._page.sounds, self._page.keymap)
            screens = QGuiApplication.screens()
            others = [one for one in screens if one is not self._page.screen()]
            if others:
                self.projector.setGeometry(others[0].geometry())
                self.projector.setWindowState(Qt.WindowState.WindowFullScreen)
        self.projector.refresh()
        self.projector.show()
        self.projector.raise_()
        self.projector.activateWindow()

    def refresh(self) -> None:
        """The evening has changed: what the room sees, too."""
        if self.projector is not None:
            self.projector.refresh()

    def close(self) -> None:
        """The evening is put away."""
        if self.projector is not None:
            self.projector.close()
            self.projector.deleteLater()
            self.projector = None


def _folder() -> Path:
    try:
        return paths.tournaments()
    except OSError:
        return Path.home()
