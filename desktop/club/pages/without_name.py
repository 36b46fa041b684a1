"""A person made anonymous everywhere: who, one question, and the way back.

What is written where is the matter of `desktop.session.anonymous`; here what is open is closed
before and opened again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QInputDialog, QMenu, QWidget

from desktop.club.model import confirmations
from desktop.club.model.controller import ClubController
from desktop.club.model.members import Members
from desktop.session import anonymous
from desktop.session.anonymous import Found, Made
from desktop.session.anonymous_names import Ways, where
from desktop.session.controller import MatchController
from desktop.session.error_messages import sentence
from desktop.session.file_lock import InUse

translate = QCoreApplication.translate


class WithoutName(QObject):
    """Makes people anonymous, and calls them by name again as long as the program runs."""

    said = Signal(str)
    trouble = Signal(str)
    done = Signal()
    """What was open is open again, perhaps in front of the club's page."""

    def __init__(
        self, parent: QWidget, controller: ClubController, match_controller: MatchController
    ) -> None:
        super().__init__(parent)
        self._parent = parent
        self._controller = controller
        self._match_controller = match_controller
        self._made: list[Made] = []

    def fill(self, menu: QMenu) -> None:
        """Fill a menu with an entry to begin, and one for each who may be called by name."""
        menu.addAction(translate("club", "Make somebody &anonymous …"), lambda: self.ask())
        for made in self._made:
            text = translate("club", "Restore the name of {0}").format(made.stand_in)
            menu.addAction(text, partial(self.take_back, made))

    def ask(self, proposed: str = "") -> None:
        """Ask who it is, look where the name stands, and ask once whether it shall go.

        The `proposed` person is marked.
        """
        if self._controller.rehearsal:
            self.trouble.emit(translate("club", "Not during a rehearsal."))
            return
        question = translate("club", "Whose name should no longer appear anywhere?")
        names = self._names()
        if proposed and proposed not in names:
            names = [proposed, *names]
        first = names.index(proposed) if proposed else 0
        name, ok = QInputDialog.getItem(self._parent, "Kartentisch", question, names, first)
        if not (ok and name.strip()):
            return
        try:
            found = anonymous.look(" ".join(name.split()))
        except OSError as error:
            self.trouble.emit(_cannot(error))
            return
        if not (found.files or found.named):
            self.trouble.emit(translate("club", "Nobody is called “{0}”.").format(name.strip()))
            return
        stand_in = translate("club", "Anonymous {0}").format(found.next)
        if confirmations.sure(self._parent, told(found, stand_in)):
            self.make(found, stand_in)

    def _names(self) -> list[str]:
        """Everybody of the club, of the evening that is open and of the house."""
        names = set(self._controller.members.names())
        names |= {one.name for one in self._match_controller.people.everyone}
        if self._controller.tournament is not None:
            names |= {one.name for one in self._controller.state.people.values()}
        return sorted(names, key=str.casefold)

    def make(self, found: Found, stand_in: str) -> None:
        """Have this stand for the name, everywhere."""

        def make() -> Ways:
            self._made.append(anonymous.make(found, stand_in))
            return self._made[-1].renamed

        if self._with_all_closed(make):
            self.said.emit(
                translate(
                    "club",
                    "It says {0} there now. Undo it from the menu while the program runs.",
                ).format(stand_in)
            )

    def take_back(self, made: Made) -> None:
        """Put the name back where it stood."""

        def back() -> Ways:
            ways = tuple((after, before) for before, after in made.renamed)
            made.take_back()
            return ways

        if self._with_all_closed(back):
            self._made.remove(made)
            text = translate("club", "{0} is called by name again: {1}.")
            self.said.emit(text.format(made.stand_in, made.name))

    def _with_all_closed(self, change: Callable[[], Ways]) -> bool:
        """Whether the files could be written; a sentence if not.

        `change` gives what is called otherwise now.
        """
        if not (self._controller.may_leave() and self._match_controller.matches.may_leave()):
            return False
        try:
            with self._all_closed() as moved:
                moved += change()
        except (OSError, InUse) as error:
            self.trouble.emit(_cannot(error))
            return False
        return True

    @contextmanager
    def _all_closed(self) -> Iterator[list[tuple[Path, Path]]]:
        """Close meanwhile what is open, and let everybody read anew what has been written."""
        club = self._controller.file.path if self._controller.file is not None else None
        table = self._match_controller.path
        self._controller.close()
        if table is not None:
            self._match_controller.put_away(table)
        moved: list[tuple[Path, Path]] = []
        try:
            yield moved
        finally:
            self._controller.members = Members()
            self._match_controller.people.look_again()
            if table is not None and (table := where(table, tuple(moved))).exists():
                self._match_controller.open(table)
            if club is not None:
                self._controller.open(where(club, tuple(moved)))
            self._controller.changed.emit()
            self.done.emit()


def told(found: Found, stand_in: str) -> str:
    """Return what is going to change, and what is not."""
    where = []
    if found.clubs:
        where.append(translate("club", "%n club evening(s)", "", found.clubs))
    if found.copies:
        where.append(translate("club", "%n safety copies of these", "", found.copies))
    if found.evenings:
        where.append(translate("club", "%n evening(s) on the shelf", "", found.evenings))
    if found.club_list:
        where.append(translate("club", "the club’s list, where the address is deleted"))
    if found.house:
        where.append(translate("club", "the people who play here, where the portrait is deleted"))
    if files := sum(not path.is_dir() for path in found.named):
        where.append(translate("club", "the names of %n file(s)", "", files))
    return "\n\n".join(
        (
            translate("club", "“{0}” will be replaced by “{1}” in: {2}.").format(
                found.name, stand_in, "; ".join(where) or translate("club", "older lists")
            ),
            translate(
                "club",
                "Draws, results, places, sums, team and marks stay. Anybody else of exactly "
                "this name becomes anonymous, too. What has been printed or exported stays as "
                "it is.",
            ),
            translate(
                "club",
                "You can undo this until you quit. Go ahead?",
            ),
        )
    )


def _cannot(error: OSError | InUse) -> str:
    if isinstance(error, InUse):
        return sentence(error)
    why = error.strerror or str(error)
    return translate("club", "Nothing has been changed: {0}.").format(why)
