"""Evenings: begun, opened, looked up among all that are kept, and copied.

Dialogs are imported here when they are wanted, so that the table opens at once.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from desktop.common import paths
from desktop.common.fresh_seed import fresh, fresh_id
from desktop.common.last_choice import FIRST_GAME
from desktop.common.sentences import saved_as
from desktop.common.settings import Settings
from desktop.session import error_messages, last_evening
from desktop.session.controller import MatchController
from engine import games
from engine.agreement import PRESETS, Agreement
from engine.head import VERSION, Head
from engine.seeds import Seed
from engine.store import SUFFIX

if TYPE_CHECKING:
    from desktop.evening.plan import Plan
    from desktop.score.start_page import StartPage
    from desktop.session.file_lock import InUse
    from desktop.window.evening_page import EveningPage

translate = QCoreApplication.translate

UNREAD = 24
"""How many files that the shelf has not read yet are looked into to see what is played most."""


class Evenings(QObject):
    """What is done with whole evenings; `parent` is the widget before which dialogs open."""

    said = Signal(str)
    """A sentence for the person at the machine."""
    trouble = Signal(str)
    """Something went wrong that the person should read."""
    laid_ready = Signal(object)
    """An evening is to be set up, as this `Plan` has it."""

    def __init__(self, controller: MatchController, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._controller = controller
        self._settings = settings
        self._parent = parent

    def slots(self) -> dict[str, Callable[[], object]]:
        """Return what the actions about evenings do."""
        return {
            "new": self.new_match,
            "again": self.once_more,
            "open": self.choose_file,
            "write": self.only_write,
            "save_as": self.save_as,
        }

    def look_for_trouble(self) -> None:
        """Say it if the program died while it opened an evening the last time.

        That evening is then not offered to go on with.
        """
        died = last_evening.died()
        if died is not None:
            self.trouble.emit(error_messages.died_opening(died.stem))

    def play_at_once(self, game: str = "", preset: str = "", seed: Seed | None = None) -> None:
        """Sit down with the players of last time, or at a first table.

        A preset and a seed of this game can be wished for. The match is only laid ready where
        nobody was ever asked who plays, where it is a sheet, whose players have to be named, and
        where another variant has to be offered first.
        """
        plan = self._plan(game, real=False)
        if preset:
            plan.take_options(plan.kind.presets[preset])
        plan.seed = seed
        to_name = game and plan.kind.by_hand
        to_offer = game and not preset and plan.open_question()
        if not self._controller.people.asked or to_name or to_offer:
            self.laid_ready.emit(plan)
            return
        if not game and plan.kind.by_hand:
            plan.take_game(FIRST_GAME)
            plan.real_cards = False
        self.begin_plan(plan, fresh() if seed is None else seed)

    def go_on_easily(self, game: str) -> None:
        """Begin an evening of a game against opponents who are just learning it, too.

        It is only laid ready where another variant has to be offered first.
        """
        from desktop.evening.plan import EASY

        plan = self._plan(game, real=False)
        easy = [replace(one, bot=EASY) if one.bot else one for one in plan.everyone]
        plan.everyone, plan.agreed = easy, PRESETS["learning"]
        if plan.open_question():
            self.laid_ready.emit(plan)
        else:
            self._begin(plan.head(now(), fresh()), plan.agreed)

    def set_up(self, game: str = "", number: int = 0, preset: str = "") -> None:
        """Lay an evening of a game ready, with its cards if it has any; for this many, if asked.

        A variant that was looked for is chosen.
        """
        plan = self._plan(game, real=False)
        if preset:
            plan.take_options(plan.kind.presets[preset])
        if number:
            plan.seat_number(number)
        self.laid_ready.emit(plan)

    def new_match(self) -> None:
        """Lay an evening ready: of the game that is on, or of the last one."""
        head = self._controller.head
        if head is None:
            self.laid_ready.emit(self._plan())
        else:
            self.laid_ready.emit(self._plan(head.game, head.real_cards))

    def once_more(self) -> None:
        """Another evening with the same people and rules."""
        head = self._controller.head
        if head is not None and self._controller.matches.may_leave():
            fresh_one = replace(head, started=now(), seed=fresh(), id=fresh_id())
            agreed = self._controller.agreement
            self._begin(replace(fresh_one, branch=None, version=VERSION), agreed)

    def only_write(self) -> None:
        """Lay an evening of real cards ready, of which only the score is kept here."""
        self.laid_ready.emit(self._plan(real=True))

    def _plan(self, game: str = "", real: bool | None = None) -> Plan:
        from desktop.evening.plan import Plan

        plan = Plan(self._settings, self._controller.people, nobody_finished)
        if game:
            plan.take_game(game)
        if real is not None and not plan.kind.by_hand:
            plan.real_cards = real
        return plan

    def begin(self, page: EveningPage | StartPage) -> None:
        """Begin the evening that lies ready on a page."""
        self._begin(page.head(now()), page.plan.agreed)

    def begin_plan(self, plan: Plan, seed: Seed) -> None:
        """Begin the evening of a plan with this seed."""
        self._begin(plan.head(now(), seed), plan.agreed)

    def _begin(self, head: Head, agreed: Agreement) -> None:
        """Begin an evening; before, say what a game of the user's own lacks."""
        # The program's own games lack nothing: the tests see to that.
        if head.game in games.guests():
            from engine import missing_texts

            lacking = missing_texts.missing_at(head.make())
            if lacking:
                self.trouble.emit(error_messages.lacks(head.game, lacking))
        self._controller.begin(head, agreed)

    def choose_file(self) -> None:
        """Open an evening."""
        path = self._controller.path
        name, _ = QFileDialog.getOpenFileName(
            self._parent,
            translate("window", "Open a match"),
            str(path.parent if path is not None else evenings_folder()),
            ";;".join(
                (
                    translate("window", "Matches (*{0})").format(SUFFIX),
                    translate("window", "Error reports (*{0})").format(paths.REPORT),
                )
            ),
        )
        if name:
            self._controller.open(Path(name))

    def save_as(self) -> None:
        """Save a copy of the evening."""
        name, _ = QFileDialog.getSaveFileName(
            self._parent,
            translate("window", "Save a copy"),
            proposed_file(self._controller, SUFFIX),
            translate("window", "Matches (*{0})").format(SUFFIX),
        )
        if name and self._controller.matches.save_as(Path(name)):
            self.said.emit(saved_as(Path(name)))

    def settle_unsaved(self) -> bool:
        """Ask what becomes of an evening that cannot be saved; False if it shall stay open."""
        from desktop.dialogs.evening_file import settle

        kinds = translate("window", "Matches (*{0})").format(SUFFIX)
        return settle(
            self._parent,
            self._controller.matches,
            Path(proposed_file(self._controller, SUFFIX)),
            kinds,
        )

    def ask_take_over(self, error: InUse) -> bool:
        """Ask whether a file that another program seems to have is opened here."""
        from desktop.dialogs.evening_file import takes_over

        return takes_over(self._parent, error)

    def ask_going_on(self, name: str, line: int) -> bool:
        """Ask whether one goes on with a file that something else has changed from a line on."""
        from desktop.dialogs.evening_file import ChangedBox

        box = ChangedBox(name, line, self._parent)
        box.exec()
        box.deleteLater()
        return box.goes_on()


def proposed_file(controller: MatchController, suffix: str) -> str:
    """Where a copy might go: the user's own folder, by the name of the evening."""
    path, head = controller.path, controller.head
    name = path.stem if path is not None else head.game if head is not None else "kartentisch"
    return str(Path.home() / (name + suffix))


def nobody_finished() -> bool:
    """Whether no evening that is kept was played to its end."""
    from desktop.shelf import index

    folder = evenings_folder()
    entries = index.found(folder).entries
    if any(over and text for over, text in zip(entries.over, entries.texts, strict=True)):
        return False
    unread = (index.look_into(folder, entry).told for entry in entries if not entry.read)
    return not any(told is not None and told.over for told in unread)


def games_played() -> list[str]:
    """Return a game for each match on the shelf that was read or is one of a few more."""
    from desktop.shelf import index

    folder = evenings_folder()
    entries = index.found(folder).entries
    unread = [number for number, game in enumerate(entries.games) if not game][:UNREAD]
    read = [index.look_into(folder, entries[number]).game for number in unread]
    return [game for game in (*entries.games, *read) if game]


def now() -> str:
    """Day and time as ISO text."""
    from datetime import datetime

    return datetime.now().replace(microsecond=0).isoformat()


def evenings_folder() -> Path:
    """Where evenings are kept; the home of the user if that cannot be had."""
    try:
        return paths.evenings()
    except OSError:
        return Path.home()
