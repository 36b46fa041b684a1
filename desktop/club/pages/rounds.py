"""The tab of the rounds: drawing, running, entering results and closing, all by keyboard too.

Above it stands the list of all rounds, and while tables are looked for how far the search is.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QInputDialog,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop.club.model import confirmations, words
from desktop.club.model.controller import ClubController
from desktop.club.model.inbox import Slip
from desktop.club.model.search import Search
from desktop.club.pages import mixes
from desktop.club.pages.entry import Entry
from desktop.club.pages.slips import Slips
from desktop.club.pages.tables import Tables
from desktop.common.flow_layout import FlowLayout
from desktop.common.sentences import capital
from desktop.look.lettering import scale_of
from desktop.look.parts import Aside, Tag
from engine import games
from engine.bounds import number_of
from engine.head import Event
from engine.tournament.head import Head
from engine.tournament.level import Level, level
from engine.tournament.met import evenness, met
from engine.tournament.rounds import Round

translate = QCoreApplication.translate

INSET = 9
"""Pixels: words stand so far from the edge, to which the line that is marked reaches."""


_LINES = 3
"""How many lines of rounds are seen at most; more scroll."""


class RoundsList(QListWidget):
    """As high as its rounds need it."""

    def __init__(self) -> None:
        super().__init__()
        self.setFlow(QListWidget.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setProperty("onPaper", True)

    def fit(self) -> None:
        """Take the room that the rounds need, and be away while there are none."""
        self.setVisible(self.count() > 0)
        self.doItemsLayout()  # what has just been added has no height yet
        rows = {self.visualItemRect(self.item(row)).top() for row in range(self.count())}
        high = self.sizeHintForRow(0) if self.count() else 0
        self.setFixedHeight(max(1, min(_LINES, len(rows)) * high + 2))

    def minimumSizeHint(self) -> QSize:
        return QSize(1, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.doItemsLayout()
            self.fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        rtl = self.isRightToLeft()
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()), 0)
        step = step or {
            Qt.Key.Key_Left: 1 if rtl else -1,
            Qt.Key.Key_Right: -1 if rtl else 1,
        }.get(Qt.Key(event.key()), 0)
        if not step:
            super().keyPressEvent(event)
            return
        # As in any list, Down goes to the next, though it stands beside.
        self.setCurrentRow(max(0, min(self.count() - 1, self.currentRow() + step)))


class Searching(QWidget):
    """A bar that is there only while something is looked for."""

    def __init__(self, search: Search) -> None:
        super().__init__()
        self._search = search
        self.told = QLabel(wordWrap=True)
        self.bar = QProgressBar(textVisible=False)
        self.enough = QPushButton(autoDefault=True)
        self.enough.clicked.connect(search.good_enough)
        beside = QHBoxLayout()
        beside.addWidget(self.bar, 1)
        beside.addWidget(self.enough)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.told)
        layout.addLayout(beside)
        self.refresh()

    def refresh(self) -> None:
        """Show how far the search is."""
        found = self._search.found
        self.setVisible(found is not None)
        if found is None:
            return
        self.bar.setMaximum(found.of)
        self.bar.setValue(found.step)
        self.told.setText(
            translate(
                "club",
                "Looking for a draw with fewer repeats. Repeats so far: {0} (best possible: {1}).",
            ).format(found.repeats, found.least)
        )

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.enough.setText(translate("club", "Use this dra&w"))
        self.bar.setAccessibleName(translate("club", "Search progress"))
        self.refresh()


class RoundsPage(QWidget):
    """The list of all rounds, and the one that is chosen."""

    prizes_wanted = Signal()
    """The last round that was planned is closed: on to the prizes."""
    play_wanted = Signal(int, int)
    """A table is to be played in this program: round and table."""

    def __init__(self, controller: ClubController) -> None:
        super().__init__()
        self._controller = controller
        self.list = RoundsList()
        self.next = Tag("", first=True, letter=True)
        self.again = QPushButton()
        self.swap = QPushButton()
        self.mix = QPushButton()
        self.here = QPushButton()
        self.told = Aside()
        self.tables = Tables()
        self.entry = Entry(controller)
        self.slips = Slips(controller)
        self.search = Search(controller)
        self.searching = Searching(self.search)
        self._build()
        self.list.currentRowChanged.connect(lambda _: self._show())
        self.next.clicked.connect(self.go_on)
        self.again.clicked.connect(self.draw_again)
        self.swap.clicked.connect(self.change_places)
        self.mix.clicked.connect(self._choose_mix)
        self.here.clicked.connect(self._play_here)
        self.tables.wanted.connect(self.entry.pick)
        self.entry.picked.connect(self.tables.pick)
        self.entry.proposed.connect(self.tables.expect)
        self.entry.table.textEdited.connect(lambda _: self.tables.expect(0))
        self.slips.look_wanted.connect(self._look_at)
        self.slips.emptied.connect(self.take_keyboard)
        self.search.changed.connect(self._show_search)
        self._rounds_before = 0
        self._level_of: tuple[tuple[Head | None, int], Level | None] = ((None, 0), None)
        self.retranslate()

    def _build(self) -> None:
        self.tables.controller(self.entry.row, self.told)
        others = (self.again, self.swap, self.mix, self.here)
        for button in others:
            button.setAutoDefault(True)
        above, below = QVBoxLayout(), QVBoxLayout()
        above.addWidget(self.list)
        above.addWidget(self.searching)
        below.addWidget(self.slips)
        below.addWidget(self.entry)
        steps = QVBoxLayout()
        steps.addLayout(FlowLayout(8, Qt.AlignmentFlag.AlignLeft, self.next, *others))
        self.told.setContentsMargins(INSET, 4, INSET, 4)
        for part in (above, below):
            part.setContentsMargins(INSET, 0, INSET, 0)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 6, 0, 0)
        layout.addLayout(above)
        layout.addWidget(self.tables, 1)
        layout.addLayout(below)
        # The tag has room for its shadow around it.
        layout.addLayout(steps)

    # What is.

    @property
    def number(self) -> int:
        """The round that is looked at, 0 for none."""
        return self.list.currentRow() + 1

    def one(self) -> Round | None:
        """Return the round that is looked at."""
        rounds = self._controller.state.rounds
        return rounds[self.number - 1] if 0 < self.number <= len(rounds) else None

    def refresh(self) -> None:
        """Show the rounds as the state has them."""
        if self._controller.tournament is None:
            return
        rounds = self._controller.state.rounds
        row = self.list.currentRow()
        if len(rounds) != self._rounds_before or row < 0:
            row = len(rounds) - 1
        self._rounds_before = len(rounds)
        self.list.blockSignals(True)
        self.list.clear()
        for one in rounds:
            text = translate("club", "Round {0}: {1}").format(
                one.number, words.round_state(one.state)
            )
            item = QListWidgetItem(text)
            if open_tables := len(one.open_tables()) if one.state == "running" else 0:
                item.setText(f"{text} ({open_tables})")
                told = translate("club", "{0}, %n table(s) open", "", open_tables)
                item.setData(Qt.ItemDataRole.AccessibleTextRole, told.format(text))
            self.list.addItem(item)
        self.list.setCurrentRow(row)
        self.list.fit()
        self.list.blockSignals(False)
        self._show()

    def _show(self) -> None:
        if self._controller.tournament is None:
            return
        one = self.one()
        self.told.setText(self._tell(one))
        self.tables.show_round(self._controller.state, one)
        self.entry.show_round(self.number)
        self.entry.setVisible(one is not None and one.started)
        self.tables.pick(self.entry.current)
        self.slips.refresh()
        self._name_buttons(one)

    def show_slips(self) -> None:
        """Show which slips wait, and at which tables; all else is as it was."""
        one = self.one()
        if one is not None:
            self.tables.show_slips(self._controller.state, one)
        self.slips.refresh()

    def _look_at(self, slip: Slip) -> None:
        """Have a slip in the fields where its result is entered, in the round it is of."""
        self.list.setCurrentRow(slip.round - 1)
        self.entry.look_at(slip)

    def _tell(self, one: Round | None) -> str:
        """How the round came about: the chance, who sits out, repeats, wishes not fulfilled."""
        state = self._controller.state
        if one is None or one.draw is None:
            if one is not None:
                return translate("club", "Round {0} is prepared, but not drawn.").format(one.number)
            nothing = translate(
                "club", "Nothing is drawn yet. Enter the people, then draw the first round."
            )
            return " ".join(part for part in (nothing, self._level()) if part)
        draw = one.draw
        parts = [words.way(one.way)]
        if not one.started and one.number == 1 and (level := self._level()):
            parts.append(level.rstrip("."))
        parts.append(
            translate("club", "draw number {0}, attempt {1}").format(draw.seed, draw.attempt)
        )
        if promised := words.packs(state):
            parts.append(promised.rstrip("."))
        if draw.out:
            parts.append(translate("club", "bye: {0}").format(words.names(state, draw.out)))
        if not state.head.duel_size():
            so_far = met(state, one.number)
            parts.append(
                translate("club", "repeated meetings so far: {0} (at least {1})").format(
                    so_far.repeats, so_far.least
                )
            )
            if one.way == "drawn":
                parts.append(words.evenness(evenness(state)))
        for key, about in draw.broken:
            wish = (
                translate("club", "could not be kept apart: {0}")
                if key == "apart"
                else translate("club", "could not keep their own table: {0}")
            )
            parts.append("⚠ " + wish.format(words.names(state, about)))
        if one.old:
            reasons = "; ".join(old.reason for old in one.old)
            parts.append(translate("club", "drawn again: {0}").format(reasons))
        if self._controller.was_swapped(one.number):
            parts.append(translate("club", "changed by hand"))
        return capital(" · ".join(parts))

    def _level(self) -> str:
        """How many will be level in the end, as far as that can be told; "" where it cannot."""
        state = self._controller.state
        people = len(state.here(1))
        about = (state.head, people)
        if about != self._level_of[0]:
            self._level_of = about, level(state.head, people) if people else None
        found = self._level_of[1]
        return words.level(found, people) if found is not None else ""

    def _name_buttons(self, one: Round | None) -> None:
        rounds = self._controller.state.rounds
        last = rounds[-1] if rounds else None
        late = one is not None and one is not last and one.state == "complete"
        self.next.setText(self._next_step(one if late else last))
        # While results are waited for nothing suggests itself but these.
        self.next.set_first(late or last is None or last.state != "running")
        self.again.setEnabled(last is not None and last.draw is not None and one is last)
        may_swap = last is not None and last.state in ("drawn", "running")
        self.swap.setEnabled(one is last and may_swap)
        self.mix.setVisible(mixes.several(self._controller))
        self.here.setVisible(
            _dealt_here(self._controller.state.head) and not self._controller.rehearsal
        )
        self.here.setEnabled(one is not None and one.state == "running")

    def _show_search(self) -> None:
        """While tables are looked for nothing else is drawn."""
        runs = self.search.found is not None
        for button in (self.next, self.again, self.swap, self.mix):
            button.setDisabled(runs)
        if runs and self.searching.isHidden():
            self.searching.refresh()
            self.told.clear()
            self.searching.enough.setFocus()
        elif not runs:
            self.searching.refresh()
            self._show()
            self.next.setFocus()
        else:
            self.searching.refresh()

    def _next_step(self, last: Round | None) -> str:
        if self._controller.over:
            return translate("club", "Finish: pri&zes")
        if last is None or last.state == "closed":
            number = len(self._controller.state.rounds) + 1
            return translate("club", "&Draw round {0}").format(number)
        return {
            "prepared": translate("club", "&Draw round {0}"),
            "drawn": translate("club", "&Start round {0}"),
            "running": translate("club", "Draw &next round anyway …"),
            "complete": translate("club", "&Close round {0}"),
        }[last.state].format(last.number)

    def take_keyboard(self) -> None:
        """To the number of the next table that is open, else to the button of the next step."""
        one = self.one()
        if one is not None and one.state == "running":
            self.entry.table.setFocus()
            self.entry.table.selectAll()
        else:
            self.next.setFocus()

    # What is done.

    def go_on(self) -> None:
        """Take the next step of the evening, whatever it is."""
        controller = self._controller
        rounds = controller.state.rounds
        last = rounds[-1] if rounds else None
        looked_at = self.one()
        if looked_at is not None and looked_at is not last and looked_at.state == "complete":
            self._close(looked_at.number)
        elif controller.over:
            self.prizes_wanted.emit()
        elif last is None or last.state in ("closed", "prepared"):
            self.search.next_round()
        elif last.state == "drawn":
            if controller.do({"start": last.number}):
                begun = translate("club", "Round {0} has begun.")
                controller.said.emit(begun.format(last.number))
                self.entry.propose()
                self.entry.table.setFocus()
        elif last.state == "complete":
            self._close(last.number)
        else:
            why = confirmations.reason(
                self,
                translate(
                    "club", "Tables {0} are still open. Why is the next round being drawn already?"
                ).format(", ".join(map(str, last.open_tables()))),
            )
            if why:
                self.search.next_round(reason=why)

    def _close(self, number: int) -> None:
        if self._controller.do({"close": number}):
            self._controller.said.emit(translate("club", "Round {0} is closed.").format(number))

    def draw_again(self) -> None:
        """Draw the last round again, if it is confirmed twice."""
        one = self.one()
        if one is None:
            return
        why = confirmations.drawn_again(self, one.number, len(one.results))
        if why:
            self.search.again(one.number, why)

    def reopen(self) -> None:
        """Open a closed round again."""
        one = self.one()
        if one is None or one.state != "closed":
            self._controller.trouble.emit(
                translate("club", "Round {0} is not closed.").format(self.number)
            )
            return
        why = confirmations.reason(
            self, translate("club", "Why is round {0} being opened again?").format(one.number)
        )
        if why:
            self._controller.do({"reopen": one.number, "reason": why})

    def change_places(self) -> None:
        """Two change their places; once the round has begun with a reason."""
        text, ok = QInputDialog.getText(
            self,
            "Kartentisch",
            translate("club", "Swap which two start numbers? (e.g. 4, 17)"),
        )
        if not ok:
            return
        two = [one for one in map(number_of, text.replace(",", " ").split()) if one is not None]
        if len(two) != 2:
            self._controller.trouble.emit(translate("club", "Two start numbers are needed."))
            return
        event: Event = {"swap": self.number, "people": two}
        one = self.one()
        if one is not None and one.started:
            question = translate("club", "The round is running. Why do they change places?")
            if not (why := confirmations.reason(self, question)):
                return
            event["reason"] = why
        if self._controller.do(event):
            both = words.names(self._controller.state, two)
            self._controller.said.emit(translate("club", "Changed places: {0}.").format(both))

    def _choose_mix(self) -> None:
        mixes.choose(self, self._controller, self.search)

    def _play_here(self) -> None:
        one = self.one()
        if one is None or not one.open_tables():
            return
        table = number_of(self.entry.table.text()) or 0
        if table not in one.open_tables():
            table = one.open_tables()[0]
        self.play_wanted.emit(one.number, table)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.next.set_scale(scale_of(self))
        self.slips.be_of(self.height())

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.list.setAccessibleName(translate("club", "Rounds"))
        self.again.setText(translate("club", "Re&draw …"))
        self.swap.setText(translate("club", "S&wap seats …"))
        self.mix.setText(translate("club", "Table si&zes …"))
        self.here.setText(translate("club", "Pla&y a table here"))
        self.searching.retranslate()
        self.slips.retranslate()
        self.tables.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.refresh()


def _dealt_here(head: Head) -> bool:
    """Whether the program can deal this game at a table of its own; of a list it keeps the sums."""
    return bool(head.total) and head.game in games.names()
