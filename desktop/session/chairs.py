"""All chairs of the match: the window's, and those of people with devices of their own."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal

from desktop.common.language import PROGRAM, Language
from desktop.common.settings import Settings
from desktop.scene.presenter import Pause
from desktop.session.display import Display
from desktop.session.matches import Matches
from desktop.session.session import Session
from engine.table import Seat


class NoChair(ValueError):
    """Nobody can sit down at this seat with a device of their own."""


class Chairs(QObject):
    """Holds a display for each device; what happens at the table is shown on every one of them.

    The people who share the window hand it to each other, and the curtain falls between them. A
    person with another device is only waited for.
    """

    changed = Signal()
    """Somebody sits elsewhere now or again at the window, has left or has come back."""
    reworded = Signal()
    """Somebody reads in another language now, or hears another dialect."""

    def __init__(self, matches: Matches, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._matches, self._settings = matches, settings
        self.pause = Pause()
        """What the whole table waits for."""
        self.here = Display(matches, self.pause, settings, self)
        """The window's."""
        self._elsewhere: list[Display] = []
        self.watching: list[Display] = []
        """Those of onlookers: nobody sits there, and the match goes on as without them."""

    @property
    def displays(self) -> list[Display]:
        """Every display, the window's first."""
        return [self.here, *self._elsewhere, *self.watching]

    def watch(self, language: Language = PROGRAM, dialect: str = "off") -> Display:
        """Show an onlooker what everybody may see, in short, of this match and of those after it.

        Raises UnknownLanguage for a dialect that there is not.
        """
        display = Display(self._matches, self.pause, self._settings)
        display.explains = False
        display.read_in(language, dialect)
        self.watching.append(display)
        if self._matches.session is not None:
            display.open(self._matches.session, [])
            self.reworded.emit()
        return display

    def look_away(self, display: Display) -> None:
        """Show an onlooker nothing any more."""
        self.watching.remove(display)
        display.close()

    def sit(self, seat: Seat, language: Language = PROGRAM, dialect: str = "off") -> Display:
        """Give the person of a seat a display of their own, in a language, until the match is left.

        A computer player may play on there meanwhile.

        Raises NoChair without a match, for a bot's seat, and for one that has its own already, and
        UnknownLanguage for a dialect that there is not.
        """
        session = self._matches.session
        if session is None:
            raise NoChair("no match is open")
        if seat not in session.persons:
            raise NoChair(f"no person plays at seat {seat}")
        if seat not in self.here.seats:
            raise NoChair(f"seat {seat} has a device of its own already")
        display = Display(self._matches, self.pause, self._settings)
        display.read_in(language, dialect)
        display.open(session, [seat])
        self._elsewhere.append(display)
        self._share([one for one in self.here.seats if one != seat])
        return display

    def give_up(self, display: Display) -> None:
        """Let the person of this display play at the window again."""
        seats = sorted([*self.here.seats, *display.seats])
        self._leave(display)
        self._share(seats)

    def read(self, display: Display, language: Language, dialect: str = "off") -> None:
        """Let the person at a display read in another language from now on; nothing else changes.

        Raises NoChair for a display that was given up, and UnknownLanguage for a dialect that there
        is not; then all stays as it is.
        """
        self._check(display)
        display.read_in(language, dialect)
        self.reworded.emit()
        display.show()

    def _check(self, display: Display) -> None:
        if display not in self.displays:
            raise NoChair("this chair has been given up")

    def _leave(self, display: Display) -> None:
        self._elsewhere.remove(display)
        display.close()
        display.scene_changed.emit(None)

    def _share(self, seats: Sequence[Seat]) -> None:
        """Let the people of these seats share the window from now on."""
        self.here.seats = seats
        self.settle()

    def settle(self) -> None:
        """Seat people anew: somebody sits elsewhere now, has left or has come back."""
        for display in self.displays:
            display.settle()
        self.changed.emit()

    def go_on(self) -> None:
        """Let a match go on that is held."""
        if self.pause.halted:
            self.pause.halted = False
            self.changed.emit()

    def open(self, session: Session) -> None:
        """Show this match to all its people at the window."""
        self.here.open(session, session.persons)
        for display in self.watching:
            display.open(session, [])
        self.pause.end()

    def close(self) -> None:
        """Show no match any more, and let the other devices go."""
        self.pause.end()
        for display in [*self._elsewhere]:
            self._leave(display)
        for display in (self.here, *self.watching):
            display.close()

    def begin(self) -> None:
        """Forget what was shown: another deal begins."""
        self.pause.end()
        for display in self.displays:
            display.begin()

    def forget(self) -> None:
        """Forget what belongs to one position only."""
        self.pause.end()
        for display in self.displays:
            display.chair.forget()

    def clear(self) -> None:
        """Take away what was shown about the decision that has just been made."""
        for display in self.displays:
            display.chair.clear()

    def show(self) -> None:
        """Show what is, on every display."""
        for display in self.displays:
            display.show()

    def show_elsewhere(self) -> None:
        """Show what is, on every display but the window's, where the curtain falls."""
        for display in self.displays[1:]:
            display.show()

    def asked(self) -> Display | None:
        """Return the display whose person is to decide now, None for none."""
        return next((display for display in self.displays if display.asked()), None)

    def act(self, display: Display, question: int, door: Callable[[Display], object]) -> None:
        """Do what a person wants at a device, by a door such as the controller's `claim`.

        `question` is the number that the display had when the person saw it. What was meant for
        another question is not done, and a sentence says so. Raises NoChair for a display that was
        given up.
        """
        self._check(display)
        if question == display.question:
            door(display)
        else:
            language = display.chair.language
            display.notify(language.translate("host", "Too late: the table has moved on."))

    def at(self, seat: Seat) -> Display:
        """Return the display at which the person of a seat plays."""
        return next(display for display in self.displays if seat in display.seats)

    def readers(self) -> set[Seat]:
        """Return the seats that read what happens; NOBODY among them where somebody else does.

        Onlookers are not waited for.
        """
        return {display.chair.seat for display in (self.here, *self._elsewhere)}
