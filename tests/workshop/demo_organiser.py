"""Runs a club evening through the windows as an organiser would, with keys and buttons.

Results are made up.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random

from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QInputDialog, QLineEdit, QMessageBox, QWidget

from desktop.club.model.wall import VIEWS
from desktop.club.pages.club_page import ClubPage
from desktop.club.pages.papers_dialog import PapersDialog
from desktop.club.pages.setup import SetupDialog
from desktop.common.player_names import first_names
from desktop.window import start
from engine.tournament.rounds import Round
from tests.desktop.club.hands import answering
from tests.windows import be_of_size

ENTER = Qt.Key.Key_Return


class Organiser:
    """Uses the windows of the club as an organiser does."""

    def __init__(
        self,
        out: Path,
        language: str = "en",
        colours: str = "light",
        size: tuple[int, int] = (1280, 800),
    ) -> None:
        self.out = out
        self._app, self.window = start.build()
        settings = self.window.settings
        settings["language"] = language
        settings["colours"] = colours
        settings["motion"] = "off"
        be_of_size(self.window, QSize(*size))
        self.window.show()
        self._taken = 0
        self._rng = Random(5)

    @property
    def club(self) -> ClubPage:
        """The page of the club."""
        assert self.window.pages.club is not None
        return self.window.pages.club

    def close(self) -> None:
        """Close the window, and speak English again."""
        self.window.close()
        self.window.settings["language"] = "en"
        self.settle()

    # Hands.

    def settle(self) -> None:
        """Let the windows be drawn."""
        for _ in range(3):
            QApplication.processEvents()

    def picture(self, name: str, widget: QWidget | None = None) -> Path:
        """A picture of the window, or of another one."""
        self.settle()
        self._taken += 1
        path = self.out / f"club-{self._taken:02}-{name}.png"
        if not (widget or self.window).grab().save(str(path)):
            raise OSError(f"{path} cannot be written")
        return path

    def press(self, widget: QWidget, key: Qt.Key) -> None:
        """Press a key."""
        QTest.keyClick(widget, key)
        self.settle()

    def click(self, widget: QWidget) -> None:
        """Click a button."""
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton)
        self.settle()

    def type(self, field: QWidget, text: str) -> None:
        """Type over what stands in a field, and press Enter."""
        if isinstance(field, QLineEdit):
            field.selectAll()
        QTest.keyClicks(field, text)
        self.press(field, ENTER)

    answering = staticmethod(answering)

    # The evening.

    def begin(
        self, game: str, preset: str, title: str, rounds: int, fee: str, prizes: Sequence[str]
    ) -> Iterator[Path]:
        """Set up a new evening."""
        self.click(self.window.welcome.button("club"))
        yield self.picture("door")
        made: list[Path] = []

        def fill(box: QWidget) -> None:
            assert isinstance(box, SetupDialog)
            box.rules.game.set_value(game)
            box.rules.preset.set_value(preset)
            QTest.keyClicks(box.title, title)
            QTest.keyClicks(box.place, "Zum Hirschen")
            box.seed.setText("64")
            box.rounds.setValue(rounds)
            made.append(self.picture("setup", box))
            box.tabs.setCurrentIndex(2)
            made.append(self.picture("setup-ranking", box))
            box.tabs.setCurrentIndex(3)
            box.fee.setText(fee)
            for row, money in zip(box.prizes.rows, prizes, strict=False):
                row.money.setText(money)
            made.append(self.picture("setup-prizes", box))
            self.click(box.ok)
            assert box.result() == QDialog.DialogCode.Accepted, box.problem()

        self.answering(self.club.page_actions.new, fill)
        yield from made

    def register(self, names: Sequence[str]) -> None:
        """Everybody comes, and pays."""
        people = self.club.people
        people.paid.setChecked(True)
        for name in names:
            self.type(people.name, name)

    def draw(self) -> None:
        """Draw the next round: the button says so."""
        self.club.rooms.setCurrentWidget(self.club.rounds)
        self.press(self.club.rounds.next, Qt.Key.Key_Space)
        self.club.rounds.search.good_enough()

    def start(self) -> None:
        """Let the round that is drawn begin."""
        self.press(self.club.rounds.next, Qt.Key.Key_Space)

    def enter(self, table: int, figures: Sequence[int], reason: str = "") -> None:
        """A table's result, with keys only."""
        entry = self.club.rounds.entry
        self.type(entry.table, str(table))
        for field, figure in zip(list(entry.figures), figures, strict=True):
            self.type(field, str(figure))
        if reason:
            self.type(entry.why.field, reason)

    def result(self, one: Round, table: int) -> list[int]:
        """What a table might hand in: figures that come to the right sum."""
        size = len(one.seated(table))
        wanted = self.club.controller.state.head.sums.get(size, 20)
        figures = [0] * len(self.club.controller.state.sides(one.seated(table)))
        for _ in range(wanted):
            figures[int(self._rng.random() * len(figures))] += 1
        return figures

    def enter_all(self) -> None:
        """The results of all tables that are still open."""
        one = self.club.controller.state.rounds[-1]
        for table in one.open_tables():
            self.enter(table, self.result(one, table))

    def close_round(self) -> None:
        """Close the round that is complete."""
        self.press(self.club.rounds.next, Qt.Key.Key_Space)

    # What else happens in an evening.

    def correct(self, number: int, table: int, figures: Sequence[int], why: str) -> None:
        """A result of an earlier round is put right."""
        self.club.rooms.setCurrentWidget(self.club.rounds)
        self.club.rounds.list.setCurrentRow(number - 1)
        self.settle()
        self.enter(table, figures, why)
        self.club.rounds.list.setCurrentRow(len(self.club.controller.state.rounds) - 1)
        self.settle()

    def draw_again(self, why: str) -> None:
        """Draw the round again; it asks twice, and why."""
        ask = self.club.rounds.draw_again
        self.answering(ask, say_yes, write(why), say_yes)
        self.club.rounds.search.good_enough()

    def keep_apart(self, *numbers: int) -> None:
        """Those with these numbers are not to meet."""
        people = self.club.people
        self.club.rooms.setCurrentWidget(people)
        self.settle()
        people.grid.choose(*numbers)
        people.bar.actions_of["keep_apart"].trigger()
        self.settle()

    def leave(self, number: int) -> None:
        """Somebody goes home."""
        people = self.club.people
        self.club.rooms.setCurrentWidget(people)
        self.settle()
        people.grid.choose(number)
        self.answering(people.bar.buttons["leave"].click, say_yes)
        self.settle()

    def substitute(self, number: int, name: str) -> None:
        """Somebody else plays on for a number."""
        people = self.club.people
        self.club.rooms.setCurrentWidget(people)
        self.settle()
        people.grid.choose(number)
        self.answering(people.bar.buttons["substitute"].click, write(name))
        self.settle()

    def hand_over_all(self) -> None:
        """Every prize goes to who has won it, with Enter on each line."""
        money = self.club.money
        self.club.rooms.setCurrentWidget(money)
        self.settle()
        for row in range(money.prizes.rowCount()):
            money.prizes.setCurrentCell(row, 0)
            QTest.keyClick(money.prizes, ENTER, Qt.KeyboardModifier.ControlModifier)
            self.settle()

    def papers(self, size: str = "A4") -> Iterator[Path]:
        """Every paper there is something to print on, as PDF."""
        dialog = PapersDialog(self.club.controller, self.club)
        dialog.size_of_page.set_value(size)
        for row in range(dialog.list.count()):
            dialog.list.setCurrentRow(row)
            path = self.out / f"club-{dialog.name()}.pdf"
            dialog.write(path)
            yield path
        dialog.deleteLater()

    def projector(self) -> Iterator[Path]:
        """What the room sees, one view after the other."""
        self.click(self.club.buttons["projector"])
        window = self.club.page_actions.projector
        assert window is not None
        window.resize(1280, 720)
        for view, key in zip(VIEWS, ("1", "2", "3", "4", "5", "6"), strict=True):
            QTest.keyClicks(window, key)
            yield self.picture(f"projector-{view}", window)


def names(count: int) -> list[str]:
    """So many made-up names."""
    return first_names(count)


def say_yes(box: QWidget) -> None:
    """Answer the open question with yes."""
    assert isinstance(box, QMessageBox)
    button = box.button(QMessageBox.StandardButton.Yes)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def write(text: str) -> Callable[[QWidget], None]:
    """Type a text into the open question and confirm it."""

    def answer(box: QWidget) -> None:
        assert isinstance(box, QInputDialog)
        box.setTextValue(text)
        box.accept()

    return answer
