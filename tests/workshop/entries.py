"""Random keys of an organiser on the real page of rounds: the results are those of a plain model.

At some of the evenings lost games cost money, at some everything is entered twice.
`python3 dev.py entries 10000` types as many evenings, with a second number from that seed on; the
tests type a few. An evening is told by its seed, and a wrong one says what was typed.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from desktop.club.pages.rounds import RoundsPage
from tests.desktop.club.rooms import Witness, running
from tests.workshop import stray_keys
from tests.workshop.demo_organiser import Organiser

ENTER, ESCAPE = Qt.Key.Key_Return, Qt.Key.Key_Escape
CTRL = Qt.KeyboardModifier.ControlModifier
STEPS = 14
TABLES = 2

Figures = tuple[int, ...]


@dataclass(frozen=True)
class HandedIn:
    """What stands of a table.

    The figures and why they stand, lost games, and what a second entry says that differs from
    these.
    """

    values: Figures
    despite: str = ""
    lost: Figures = ()
    confirmed: bool = False
    again: Figures | None = None
    again_lost: Figures | None = None

    @property
    def open(self) -> bool:
        """Whether two entries differ."""
        return self.again is not None or self.again_lost is not None


@dataclass(frozen=True)
class State:
    """What a plain model keeps: for each round and table what was handed in; and all changes."""

    rounds: int = 1
    closed: frozenset[int] = frozenset()
    results: Mapping[tuple[int, int], HandedIn] = field(default_factory=dict)
    trail: tuple[tuple[int, int, Figures, Figures, bool], ...] = ()

    def complete(self, number: int, twice: bool) -> bool:
        """Whether all tables of a round are in, and confirmed where that is wanted."""
        found = [self.results.get((number, table)) for table in range(1, TABLES + 1)]
        return all(one and not one.open and (one.confirmed or not twice) for one in found)


class Evening:
    """An evening whose first round runs, its page, and the model beside it."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.typed: list[str] = []
        self.twice = self.rng.random() < 0.4
        self.costly = self.rng.random() < 0.5
        more = {"lost_fees": (50, 100)} if self.costly else {}
        self.witness: Witness = running(4 * TABLES, twice=self.twice, **more)
        self.controller = self.witness.controller
        self.window = QWidget()
        self.page = RoundsPage(self.controller)
        QVBoxLayout(self.window).addWidget(self.page)
        self.keys = []
        for keys, does in (("Ctrl+Z", self.controller.undo), ("Ctrl+Y", self.controller.redo)):
            shortcut = QShortcut(QKeySequence(keys), self.window)
            shortcut.activated.connect(does)
            self.keys.append(shortcut)
        self.controller.changed.connect(self.page.refresh)
        self.page.refresh()
        self.window.show()
        self.window.activateWindow()
        assert QTest.qWaitForWindowActive(self.window)
        self.page.take_keyboard()
        self.done = [State()]
        self.undone: list[State] = []
        assert self.controller.tournament is not None
        self.first_events = len(self.controller.tournament.undoable())

    def close(self) -> None:
        """Put everything away."""
        self.controller.close()
        self.window.close()
        self.window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    # The model.

    @property
    def now(self) -> State:
        """How the model stands."""
        return self.done[-1]

    def turn(self, state: State) -> None:
        """Something is done."""
        self.done.append(state)
        self.undone = []

    def found(self) -> State:
        """How the page's evening stands."""
        rounds = self.controller.state.rounds
        return State(
            len(rounds),
            frozenset(one.number for one in rounds if one.closed),
            {
                (one.number, table): HandedIn(
                    result.values,
                    result.despite,
                    one.lost.get(table, ()),
                    result.confirmed,
                    result.again,
                    result.again_lost,
                )
                for one in rounds
                for table, result in one.results.items()
            },
            tuple(
                (one.round, one.table, one.before, one.after, one.lost)
                for one in self.controller.state.trail
            ),
        )

    # The hands.

    def press(self, key: Qt.Key, how: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """A key, wherever the keyboard is."""
        self.typed.append(key.name.removeprefix("Key_") if not how else f"Ctrl+{key.name[-1]}")
        QTest.keyClick(self.window.focusWidget() or self.window, key, how)

    def type(self, *texts: object) -> None:
        """Texts, each with Enter."""
        for text in texts:
            self.typed.append(str(text))
            QTest.keyClicks(self.window.focusWidget() or self.window, str(text))
            QTest.keyClick(self.window.focusWidget() or self.window, ENTER)

    def right(self) -> Figures:
        """Figures that come to the sum."""
        cuts = sorted(int(self.rng.random() * 11) for _ in range(3))
        return (cuts[0], cuts[1] - cuts[0], cuts[2] - cuts[1], 10 - cuts[2])

    def wrong(self) -> Figures:
        """Figures that do not."""
        *most, last = self.right()
        return (*most, last + 1 + int(self.rng.random() * 3))

    # What happens.

    def step(self) -> None:
        """One thing that an organiser does."""
        does: list[Callable[[], None]] = [
            self.enter,
            self.enter,
            self.mistype,
            self.mistype,
            self.undo,
            self.redo,
            self.undo_in_mid_entry,
            self.close_or_open,
            self.go_on,
            self.look_elsewhere,
        ]
        does[int(self.rng.random() * len(does))]()

    def _table(self) -> tuple[int, int, bool]:
        """Some table of the round that is looked at, and whether it can only be corrected."""
        number = self.page.number
        table = 1 + int(self.rng.random() * TABLES)
        late = number in self.now.closed or number < self.now.rounds
        return number, table, late and (number, table) in self.now.results

    def _may_enter(self, number: int, table: int) -> bool:
        return number not in self.now.closed or (number, table) in self.now.results

    def _keyboard(self) -> None:
        """To the number of the table, as a click into its field does it."""
        self.page.entry.table.setFocus()
        self.page.entry.table.selectAll()

    def kind(self, number: int, table: int, late: bool) -> str:
        """Which of the three entries this is."""
        there = self.now.results.get((number, table))
        if there is None:
            return "first"
        if late:
            return "correction"
        return "second" if self.twice and not there.confirmed and not there.open else "first"

    def taken(
        self, number: int, table: int, kind: str, values: Figures, lost: Figures, despite: str = ""
    ) -> None:
        """The model takes a result."""
        there = self.now.results.get((number, table))
        trail = self.now.trail
        if kind == "second":
            assert there is not None
            new = replace(
                there,
                again=values if values != there.values else None,
                again_lost=lost if lost != there.lost else None,
            )
            new = replace(new, confirmed=not new.open)
        else:
            late = kind == "correction"
            new = HandedIn(values, despite, lost, late)
            if there is not None:
                games = there.lost != lost
                only = games and there.values == values and (late or not self.twice)
                if only:
                    new = replace(there, lost=lost)
                elif late or there.values != values:
                    trail = (*trail, (number, table, there.values, values, False))
                if games:
                    trail = (*trail, (number, table, there.lost, lost, True))
        results = {**self.now.results, (number, table): new}
        self.turn(replace(self.now, results=results, trail=trail))

    def games(self) -> Figures:
        """Lost games, mostly none; () where they cost nothing."""
        return tuple(int(self.rng.random() ** 3 * 4) for _ in range(4)) if self.costly else ()

    def enter(self) -> None:
        """A table's result without a mistake; the second entry is mostly the same as the first."""
        number, table, late = self._table()
        if not self._may_enter(number, table):
            return
        self._keyboard()
        kind = self.kind(number, table, late)
        values, lost = self.right(), self.games()
        there = self.now.results.get((number, table))
        if there is not None and (kind == "second" or self.rng.random() < 0.3):
            values = there.values if self.rng.random() < 0.7 else values
            lost = there.lost if self.rng.random() < 0.7 else lost
        # A wrong sum that stands is refused again, unless only the lost games are others.
        refused = kind != "second" and sum(values) != 10
        if there is not None and refused and (lost == there.lost or (self.twice and not late)):
            values = self.right()
        self.type(table, *values, *lost, *(["misread"] if late else []))
        self.taken(number, table, kind, values, lost)

    def mistype(self) -> None:
        """A wrong sum: put right, insisted on, given up, or put right in the last figure only."""
        number, table, late = self._table()
        if not self._may_enter(number, table):
            return
        self._keyboard()
        kind = self.kind(number, table, late)
        there = self.now.results.get((number, table))
        wrong, lost = self.wrong(), self.games()
        while there is not None and wrong == there.values:
            wrong = self.wrong()
        self.type(table, *wrong, *lost, *(["misread"] if late else []))
        way = int(self.rng.random() * 4)
        if way == 0:
            values = self.right()
            self.type(*values, *lost)
            self.taken(number, table, kind, values, lost)
        elif way == 1:
            self.type(*wrong, *lost, "they say so")
            self.taken(number, table, kind, wrong, lost, "they say so")
        elif way == 2:
            self.type(*wrong, *lost)  # Enter alone insists on nothing.
            self.press(ESCAPE)
        else:
            values = (*wrong[:3], 10 - sum(wrong[:3]))
            self.type(*values, *lost)
            self.taken(number, table, kind, values, lost)

    def undo(self) -> None:
        """Ctrl+Z wherever the keyboard is."""
        if len(self.done) > 1:
            self.press(Qt.Key.Key_Z, CTRL)
            self.undone.append(self.done.pop())

    def redo(self) -> None:
        """Ctrl+Y."""
        if self.undone:
            self.press(Qt.Key.Key_Y, CTRL)
            self.done.append(self.undone.pop())

    def undo_in_mid_entry(self) -> None:
        """A table is picked, and the last thing taken back before a figure is typed."""
        number, table, _ = self._table()
        if self._may_enter(number, table):
            self._keyboard()
            self.type(table)
            self.undo()
            self.press(ESCAPE)

    def close_or_open(self) -> None:
        """The round that is looked at is closed, or opened again."""
        number = self.page.number
        if number in self.now.closed:
            assert self.controller.do({"reopen": number, "reason": "forgotten"})
            self.turn(replace(self.now, closed=self.now.closed - {number}))
        elif self.now.complete(number, self.twice):
            assert self.controller.do({"close": number})
            self.turn(replace(self.now, closed=self.now.closed | {number}))

    def go_on(self) -> None:
        """The next round, if the last one is complete."""
        if self.now.rounds < 3 and self.now.complete(self.now.rounds, self.twice):
            self.draw(self.now.rounds + 1)
            self.turn(replace(self.now, rounds=self.now.rounds + 1))
            assert self.controller.do({"start": self.now.rounds})
            # Drawing and beginning are two steps to take back; the model knows them as well.
            self.turn(self.now)

    def draw(self, number: int) -> None:
        """The next round, by any lot: searching for tables takes longer than all the keys."""
        order = sorted(range(1, 4 * TABLES + 1), key=lambda _: self.rng.random())
        tables = [order[first : first + 4] for first in range(0, len(order), 4)]
        event = {"draw": number, "seed": 1, "attempt": 1, "tables": tables, "out": []}
        with self.controller.in_one_go():
            assert self.controller.do({"prepare": number}) and self.controller.do(event)

    def look_elsewhere(self) -> None:
        """Another round is looked at."""
        self.page.list.setCurrentRow(int(self.rng.random() * self.now.rounds))


def play(seed: int) -> None:
    """One evening; an AssertionError tells what was typed."""
    evening = Evening(seed)
    try:
        for _ in range(STEPS):
            if not evening.controller.state.rounds[evening.page.number - 1].started:
                evening.redo()
                continue
            evening.step()
            assert evening.found() == evening.now, f"seed {seed}: {' '.join(evening.typed)}"
    finally:
        evening.close()


@contextmanager
def _away() -> Iterator[None]:
    """The program's folders are somewhere else for the time being."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ["KARTENTISCH_HOME"] = str(Path(folder) / "home")
        yield


def main() -> None:
    """So many evenings, each with a seed of its own, from 0 or the second number on.

    After "page" they are those of 28 people through the whole page.
    """
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    QApplication([])
    words = sys.argv[1:]
    whole = words[:1] == ["page"]
    numbers = [int(word) for word in words[whole:]]
    count, first = [*numbers, *(300, 0)[len(numbers) :]]
    found = stray_keys.Told()
    if whole:
        with _away(), tempfile.TemporaryDirectory() as folder:
            organiser = Organiser(Path(folder))
            for seed in range(first, first + count):
                found += stray_keys.play_page(organiser, seed)
            organiser.close()
        print(found, flush=True)
        return
    for seed in range(first, first + count):
        with _away():
            play(seed)
        with _away():
            found += stray_keys.play(seed)
        if (seed + 1) % 100 == 0:
            print(seed + 1, found, flush=True)


if __name__ == "__main__":
    main()
