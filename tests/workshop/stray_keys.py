"""An organiser whose fingers slip, on the real page: what comes to stand, and whether it shows.

Of all keys one in twenty is a wrong one, comes twice, or comes a place too early. The organiser
looks at three things: which table is open, whether the last figure, which is proposed, is that of
the sheet, and whether a table was taken too early. Whatever does not fit is given up by Escape, or
undone, and typed anew. What passes is two slips that let two people change their figures: only a
second entry finds that. `python3 dev.py entries 10000` types as many evenings of this kind beside
those of `entries.py`; `python3 dev.py entries page 100` evenings of 28 through the whole page.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.club.model.controller import ClubController
from desktop.club.pages.rounds import RoundsPage
from engine import games
from engine.tournament import custom
from engine.tournament.head import Head
from engine.tournament.state import TournamentState
from tests.desktop.club.rooms import draw_round, running
from tests.workshop.demo_organiser import Organiser

ENTER = "\n"
SLIPS = 0.05
"""So many of all keys go wrong."""
PEOPLE = 28
TRIES = 12
"""So often a table is typed before it is left open."""

Figures = tuple[int, ...]


@dataclass
class Told:
    """What evenings came to: results, those that are wrong, and of these those that do not show."""

    results: int = 0
    wrong: int = 0
    unseen: int = 0
    changed: int = 0
    """Evenings in which somebody, or money, is not as it was before."""

    def __iadd__(self, other: Told) -> Told:
        self.results += other.results
        self.wrong += other.wrong
        self.unseen += other.unseen
        self.changed += other.changed
        return self


def settings(one_wins: bool) -> dict[str, Any]:
    """Ramsen as a club plays it: three games with all places, or one that somebody wins."""
    kind = games.find("ramsen")
    plain = kind.presets["bavarian"]
    options = plain if one_wins else custom.at_club(kind, plain)
    return custom.settings("ramsen", "bavarian", options, (4, 3, 5))


class Slipping:
    """Hands that type what is on the sheets into a page of rounds."""

    def __init__(
        self, controller: ClubController, page: RoundsPage, window: QWidget, rng: Random
    ) -> None:
        self.controller, self.page, self.window, self.rng = controller, page, window, rng
        self.sheets: dict[int, Figures] = {}
        for table in controller.state.rounds[-1].tables():
            self.sheets[table] = self._sheet(len(controller.state.rounds[-1].seated(table)))

    def _sheet(self, seats: int) -> Figures:
        """What a table has come to."""
        total = self.controller.state.head.sums[seats]
        if total == 1:
            winner = self.rng.randrange(seats)
            return tuple(int(seat == winner) for seat in range(seats))
        places = [self.rng.sample(range(seats), seats) for _ in range(3)]
        return tuple(sum(game[seat] for game in places) for seat in range(seats))

    def _slipped(self, keys: str) -> str:
        """These keys as such fingers type them."""
        found = ""
        for key in keys:
            if self.rng.random() >= SLIPS:
                found += key
                continue
            way = self.rng.randrange(3)
            if way == 0:
                found += self.rng.choice("0123456789abcd\n")
            elif way == 1:
                found += key * 2
            else:
                found = found[:-1] + key + found[-1:]
        return found

    def type(self, keys: str) -> None:
        """Type these, wherever the keyboard is."""
        for key in self._slipped(keys):
            field = self.window.focusWidget() or self.window
            if key == ENTER:
                QTest.keyClick(field, Qt.Key.Key_Return)
            else:
                QTest.keyClicks(field, key)

    def _give_up(self) -> None:
        QTest.keyClick(self.window.focusWidget() or self.window, Qt.Key.Key_Escape)
        self.page.entry.table.setFocus()
        self.page.entry.table.selectAll()

    def enter(self, table: int) -> None:
        """Type a table's sheet until it is taken, or has been tried often."""
        sheet, entry = self.sheets[table], self.page.entry
        for _ in range(TRIES):
            self._give_up()
            before = len(self.controller.state.rounds[-1].results)
            self.type(str(table) + ENTER)
            self._too_early(before)
            if entry.current != table:
                continue
            if sum(sheet) == 1:
                self.type("abcde"[sheet.index(1)])
            else:
                self.type("".join(f"{figure}{ENTER}" for figure in sheet[:-1]))
            self._too_early(before)
            shows = [field.text() for field in entry.figures]
            if entry.current != table or not self._fits(shows, sheet):
                continue
            self.type(ENTER)
            if table in self.controller.state.rounds[-1].results:
                return

    def _too_early(self, before: int) -> None:
        """Undo what was taken before it was looked at: the form has gone, and the table is in."""
        if len(self.controller.state.rounds[-1].results) > before:
            self.controller.undo()

    @staticmethod
    def _fits(shows: Sequence[str], sheet: Figures) -> bool:
        """What is looked at before the last Enter: the winner, or the figure that is proposed."""
        if not shows:
            return False
        if sum(sheet) == 1:
            return shows[sheet.index(1)] == "1"
        return shows[-1] == str(sheet[-1])

    def told(self, before: TournamentState) -> Told:
        """What it has come to."""
        results = self.controller.state.rounds[-1].results
        wrong = [table for table, one in results.items() if one.values != self.sheets[table]]
        unseen = [table for table in wrong if not results[table].despite]
        now = self.controller.state
        changed = (now.people, now.cash) != (before.people, before.cash)
        return Told(len(results), len(wrong), len(unseen), int(changed))


def play(seed: int) -> Told:
    """The first round of a small evening."""
    rng = Random(seed)
    witness = running(8, **settings(one_wins=bool(seed % 2)))
    controller, window = witness.controller, QWidget()
    page = RoundsPage(controller)
    QVBoxLayout(window).addWidget(page)
    controller.changed.connect(page.refresh)
    page.refresh()
    window.show()
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    before = replace(controller.state)
    try:
        hands = Slipping(controller, page, window, rng)
        for table in hands.sheets:
            hands.enter(table)
        return hands.told(before)
    finally:
        controller.close()
        window.close()
        window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def play_page(organiser: Organiser, seed: int) -> Told:
    """The first round of an evening of 28 on the whole page of the club."""
    organiser.window.pages.show_club()
    rng, club = Random(seed), organiser.club
    head = Head().changed({"seed": seed, "fee": 500, **settings(one_wins=bool(seed % 2))})
    assert club.controller.begin(head)
    with club.controller.in_one_go():
        for number in range(1, PEOPLE + 1):
            club.controller.enter(f"Person {number}")
    draw_round(club.controller)
    club.controller.do({"start": 1})
    club.rooms.setCurrentWidget(club.rounds)
    organiser.settle()
    before = replace(club.controller.state)
    hands = Slipping(club.controller, club.rounds, organiser.window, rng)
    for table in rng.sample(sorted(hands.sheets), len(hands.sheets)):
        hands.enter(table)
        # Between two slips one looks at the people, and comes back.
        club.rooms.setCurrentWidget(club.people)
        club.rooms.setCurrentWidget(club.rounds)
    return hands.told(before)
