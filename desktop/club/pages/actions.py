"""What the club page does besides showing: dialogs, files, papers and the projector.

Dialogs are imported here when they are wanted, so that the page opens at once.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDate, QObject, Signal
from PySide6.QtWidgets import QInputDialog, QWidget

from desktop.club.model import again, confirmations, list_file, rehearsal
from desktop.club.model.controller import ClubController
from desktop.club.model.exchange import EXPORTS, export, title
from desktop.club.model.file import events_of, past
from desktop.common import page_size, paths
from desktop.common.action import Keymap
from desktop.common.atomic_write import write_atomically
from desktop.common.file_dialogs import file_to_open, file_to_save
from desktop.common.last_choice import FIRST_GAME, LastChoice
from desktop.common.limits import refused
from desktop.common.sentences import not_written, saved_as
from desktop.common.settings import Settings
from desktop.common.sounds import Sounds
from desktop.session.error_messages import sentence
from engine import games
from engine.head import BadLog
from engine.store import SaveFailed, UnreadableSave
from engine.tournament.head import SUFFIX, Head

if TYPE_CHECKING:
    from desktop.club.pages.projector import Projector

translate = QCoreApplication.translate

REHEARSING, MOST_REHEARSING = 28, 200
"""How many people come to a rehearsal: usually, and at the most."""


class ClubActions(QObject):
    """The actions of one club page; its dialogs open above `parent`."""

    said = Signal(str)
    """A sentence about what was done."""
    trouble = Signal(str)
    """A sentence about what cannot be done."""

    def __init__(
        self,
        parent: QWidget,
        controller: ClubController,
        settings: Settings,
        sounds: Sounds,
        keymap: Keymap,
    ) -> None:
        super().__init__(parent)
        self._parent = parent
        self._controller = controller
        self._settings = settings
        self._sounds = sounds
        self._keymap = keymap
        self.projector: Projector | None = None
        """The projector's window while it is open."""

    # Evenings.

    def new(self) -> None:
        """Set up a new evening, with what was chosen last."""
        from desktop.club.pages.setup import SetupDialog

        dialog = SetupDialog(self._first_head(), new=True, parent=self._parent)
        if dialog.exec():
            self._controller.begin(dialog.head())

    def _first_head(self) -> Head:
        """Return what a new evening begins with: the club's last game, else the last one here."""
        from desktop.club.pages.setup import first_settings, fresh

        played = LastChoice.read(self._settings).game
        evenings = [one.game for one in past()][:1]
        last = [*(one for one in evenings if one in games.everything()), played]
        game = last[0] if last[0] in games.everything() else FIRST_GAME
        preset = next(iter(games.find(game).presets))
        return fresh(game).changed(first_settings(game, preset))

    def like(self, path: Path) -> None:
        """Set up an evening like an earlier one, and have the same people come if that is so."""
        from desktop.club.pages.setup import SetupDialog

        try:
            before = again.state_of(path)
        except (ValueError, OSError) as error:
            self.trouble.emit(sentence(error))
            return
        head = again.like(before.head, QDate.currentDate().toString("yyyy-MM-dd"))
        dialog = SetupDialog(head, new=True, like=True, parent=self._parent)
        if not dialog.exec() or not self._controller.begin(dialog.head()):
            return
        coming = len(again.coming(before))
        question = translate(
            "club", "Do the same %n people come? Strike off anyone who stays away.", "", coming
        )
        if coming and confirmations.sure(self._parent, question):
            entered = again.enter_all(self._controller, before)
            self.said.emit(translate("club", "People entered: {0}.").format(entered))

    def rehearse(self) -> None:
        """Begin an evening to try everything out, of which nothing is kept."""
        from desktop.club.pages.setup import SetupDialog

        dialog = SetupDialog(self._first_head(), new=True, parent=self._parent)
        dialog.setWindowTitle(translate("club", "Rehearsal"))
        if not dialog.exec():
            return
        people, ok = QInputDialog.getInt(
            self._parent,
            "Kartentisch",
            translate("club", "How many made-up players?"),
            REHEARSING,
            2,
            MOST_REHEARSING,
        )
        if ok:
            rehearsal.begin(self._controller, dialog.head(), people)

    def set_up(self) -> None:
        """Change the settings of the evening that is open."""
        from desktop.club.pages.setup import SetupDialog

        state = self._controller.state
        dialog = SetupDialog(state.head, new=False, begun=state.begun, parent=self._parent)
        if dialog.exec():
            wanted = dialog.head()
            settings = {
                name: value
                for name, value in dialog.settings().items()
                if getattr(wanted, name) != getattr(state.head, name)
            }
            if settings:
                self._controller.do({"set": settings})

    def choose_file(self) -> None:
        """Open an evening that lies elsewhere."""
        if path := file_to_open(
            self._parent,
            translate("club", "Open club night"),
            translate("club", "Club nights (*{0})").format(SUFFIX),
            _folder(),
        ):
            self._controller.open(path)

    def settle_unsaved(self) -> bool:
        """Ask what becomes of an evening that cannot be saved; False if it shall stay open."""
        from desktop.dialogs.evening_file import settle

        controller = self._controller
        proposed = Path.home() / (
            controller.file.path.name if controller.file is not None else SUFFIX
        )
        kinds = translate("club", "Club nights (*{0})").format(SUFFIX)
        return settle(self._parent, controller, proposed, kinds)

    def season(self) -> None:
        """Show the evenings put together."""
        from desktop.club.pages.season_page import SeasonDialog

        SeasonDialog(self._parent, self._settings).exec()

    def addresses(self) -> None:
        """Show the addresses of the club's people, and invitations."""
        from desktop.club.pages.addresses import AddressesDialog

        AddressesDialog(self._controller, self._parent).exec()

    # Files.

    def take_in(self) -> None:
        """Take in an evening from a file that was exported, or from a copy."""
        if path := file_to_open(
            self._parent,
            translate("club", "Import club night"),
            translate("club", "Exports and club nights (*.json *{0})").format(SUFFIX),
        ):
            self.take_in_file(path)

    def take_in_file(self, path: Path) -> None:
        """Take in this file; a sentence says if it is none."""
        try:
            events = events_of(path)
        except (UnreadableSave, BadLog, OSError, UnicodeDecodeError) as error:
            self.trouble.emit(
                sentence(error)
                if isinstance(error, UnreadableSave)
                else translate("club", "“{0}” is not a club night.").format(path.name)
            )
            return
        self._controller.take_in(events, path.stem)

    def people_from_file(self) -> None:
        """Enter the people of a CSV file."""
        if path := file_to_open(
            self._parent,
            translate("club", "People from a list"),
            translate("club", "Lists (*.csv *.tsv *.txt)"),
        ):
            self.enter_people(path)

    def enter_people(self, path: Path) -> None:
        """Show the list of this file as a table, and enter who stands in it."""
        text, told = list_file.text_of(path)
        if told:
            self.trouble.emit(told)
        else:
            self.enter_list(text, list_file.bytes_of(path))

    def enter_list(self, text: str, data: bytes = b"") -> None:
        """Show this list as a table, and enter who stands in it once it was confirmed."""
        from desktop.club.pages.list_dialog import ListDialog

        if told := list_file.complaint(text):
            self.trouble.emit(told)
            return
        dialog = ListDialog(self._controller, text, self._parent, data)
        if dialog.exec():
            entered = dialog.enter()
            self.said.emit(translate("club", "People entered: {0}.").format(entered))

    def strike_member(self) -> None:
        """Somebody is no member of the club any more; this evening does not change."""
        members = self._controller.members
        question = translate("club", "Who is struck off the club’s list?")
        labels = members.labels()
        name, ok = QInputDialog.getItem(self._parent, "Kartentisch", question, [*labels], 0)
        try:
            if ok and name in labels and members.strike(labels[name]):
                text = translate("club", "{0} is no longer on the club’s list.")
                self.said.emit(text.format(name))
        except OSError as error:
            self.trouble.emit(sentence(SaveFailed(*error.args)))

    def ask_who_enters(self) -> None:
        """Who sits at the machine: it is written beside everything that is entered."""
        controller = self._controller
        question = translate("club", "Who enters the results from now on?")
        name, ok = QInputDialog.getText(self._parent, "Kartentisch", question, text=controller.by)
        if ok:
            if told := refused({"leave": 1, "by": name.strip()}):
                self.trouble.emit(told)
            else:
                controller.by = name.strip()

    def export_as(self, kind: str) -> None:
        """Write one of the exports to a file."""
        suffix = EXPORTS[kind]
        controller = self._controller
        stem = controller.file.path.stem if controller.file is not None else "club"
        if path := file_to_save(
            self._parent,
            title(kind).replace("&", "").rstrip(" …"),
            f"{stem} {kind}{suffix}",
            f"*{suffix}",
        ):
            self.write_export(kind, path)

    def ask_web_page(self) -> None:
        """Write the evening as a page of HTML."""
        controller = self._controller
        if not controller.state.drawn:
            self.trouble.emit(translate("club", "Nothing to publish before the first draw."))
            return
        stem = controller.file.path.stem if controller.file is not None else "club"
        if path := file_to_save(
            self._parent,
            translate("club", "Export as web page"),
            f"{stem}.html",
            "HTML (*.html)",
        ):
            self.write_web_page(path)

    def write_web_page(self, path: Path) -> None:
        """Write standings, prizes and every round as HTML; a sentence says if it cannot be."""
        from desktop.club.papers.web import web_page

        page = web_page(self._controller.state).encode()
        self._write(path, lambda: write_atomically(path, page, private=False))

    def write_export(self, kind: str, path: Path) -> None:
        """Write this export to a file; a sentence says if it cannot be."""
        tournament = self._controller.tournament
        assert tournament is not None
        self._write(path, lambda: export(tournament, kind, path))

    def _write(self, path: Path, write: Callable[[], None]) -> None:
        try:
            write()
        except OSError as error:
            self.trouble.emit(not_written(path, error))
        else:
            self.said.emit(saved_as(path))

    # Paper and projector.

    def papers(self, name: object = "") -> None:
        """Choose a paper to print; the one of this name is proposed."""
        from desktop.club.pages.papers_dialog import PapersDialog

        dialog = PapersDialog(self._controller, self._parent, self._settings)
        if isinstance(name, str) and name:
            dialog.choose(name)
        dialog.exec()

    def round_papers(self) -> None:
        """Preview everything that the last round needs, and print it from there in one go."""
        from desktop.club.papers import sheets
        from desktop.print import output
        from desktop.print.painting import name_of, pages_of

        if self._controller.tournament is None:
            return
        drawn = self._controller.state.drawn
        if not drawn:
            text = translate("club", "There is nothing to print before the first draw.")
            self.trouble.emit(text)
            return
        number = drawn[-1].number
        papers = sheets.papers(self._controller.state, sheets.ROUND, number, self._controller.room)
        pages = pages_of(papers, page_size.remembered(self._settings))
        output.preview(
            self._parent,
            name_of(papers),
            pages,
            lambda error: self.trouble.emit(sheets.not_printed().format(error)),
            sheets.title(sheets.ROUND, number),
        )

    def project(self) -> None:
        """Open the window for the projector, on the second screen if there is one."""
        from desktop.club.pages.projector import Projector

        if self.projector is None:
            self.projector = Projector(self._controller, self._sounds, self._keymap)
        self.projector.refresh()
        self.projector.open_from(self._parent)

    def refresh(self) -> None:
        """Show a changed evening, in what the room sees as well."""
        if self.projector is not None:
            self.projector.refresh()

    def close(self) -> None:
        """Put the evening away."""
        if self.projector is not None:
            self.projector.close()
            self.projector.deleteLater()
            self.projector = None


def _folder() -> Path:
    try:
        return paths.tournaments()
    except OSError:
        return Path.home()
