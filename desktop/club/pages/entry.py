"""The form for a table's result: table number, Enter, figures with Enter; or all by the mouse.

What a figure must be is proposed. Where one side wins and the others get nothing a letter names
the winner. A result that the rules refuse is reported at once and can be entered all the same with
a written reason; that is asked only while the figures are those that were refused. What is only
unusual is taken when Enter is pressed once more. Where the evening demands
it, a result counts only after a second entry. Changing a result that counts is a correction and
needs a reason.
"""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop.club.model import inbox, refusals, told, words
from desktop.club.model.asked import Asked, asked
from desktop.club.model.controller import ClubController
from desktop.club.model.inbox import Slip
from desktop.club.pages.field import Field
from desktop.club.pages.lost_games import LostGames
from desktop.club.pages.result_row import ResultRow
from desktop.club.pages.why import CORRECTING, INSISTING, NOTHING, Why
from desktop.common.announce import announce
from desktop.common.numbers import shown
from desktop.look.parts import Note
from engine.bounds import number_of, quoted
from engine.head import Event
from engine.tournament.handed_in import INSISTED, UNUSUAL, kind_of
from engine.tournament.refusal import Refused
from engine.tournament.rounds import Round

translate = QCoreApplication.translate


class Entry(QWidget):
    """The form below the tables."""

    picked = Signal(int)
    """The table that is being entered, 0 for none."""
    proposed = Signal(int)
    """The table that comes next, written into the field; 0 for none."""
    entered = Signal(int)
    """The result of this table has been taken."""

    def __init__(self, controller: ClubController) -> None:
        super().__init__()
        self._controller = controller
        self._round = 0
        self._table = 0
        self._refused_figures: list[int | None] = []
        """What the rules have refused; with a reason it may stand all the same."""
        self._unusual: list[int | None] = []
        """What was asked about; Enter once more confirms it."""
        self._asked = Asked(0)
        self._proposed: set[int] = set()
        """The places of figures that nobody has typed."""
        self._worth: list[QLabel] = []
        self.table = Field(most=80)
        self.figures: list[Field] = []
        """Those of the first side, then those of the next; a list's deals nobody played last."""
        self.why = Why()
        self.lost = LostGames(self._finish, self._tell)
        self.row = ResultRow(self.why)
        """Where the figures are typed; a list of tables may be taken into that."""
        self.take = self.row.take
        self.say = Note()
        self._table_label = QLabel()
        self._table_label.setBuddy(self.table)
        self._build()
        self.table.installEventFilter(self)
        self.table.returnPressed.connect(self._pick)
        self.table.textEdited.connect(lambda _: self.drop())
        self.why.answered.connect(self.commit)
        self.row.given_up.connect(self._give_up)
        self.take.clicked.connect(self.commit)
        self.retranslate()
        self.drop()

    def _build(self) -> None:
        below = QHBoxLayout()
        below.addWidget(self._table_label)
        below.addWidget(self.table)
        below.addSpacing(8)
        below.addWidget(self.say, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.row)
        layout.addLayout(below)

    # Which table.

    @property
    def current(self) -> int:
        """The table that is being entered, 0 for none."""
        return self._table

    def show_round(self, number: int) -> None:
        """Enter results of this round from now on."""
        if number != self._round:
            self._round = number
            self.drop()
            self.propose()

    def propose(self) -> None:
        """Write the next open table into the field, ready to be typed over."""
        one = self._one()
        open_tables = one.open_tables() if one is not None and one.started else []
        later = [table for table in open_tables if table > self._table]
        wanted = later or open_tables
        self.table.put(str(wanted[0]) if wanted else "")
        self.table.selectAll()
        self.proposed.emit(wanted[0] if wanted else 0)

    def _one(self) -> Round | None:
        if self._controller.tournament is None or not 0 < self._round <= len(
            self._controller.state.rounds
        ):
            return None
        return self._controller.state.rounds[self._round - 1]

    def pick(self, table: int) -> None:
        """Enter the result of this table now, which was pointed at: there are keys to press."""
        self.table.put(str(table))
        self._pick()
        self.row.pad.setVisible(bool(self._table) and not self._asked.winner)

    def look_at(self, slip: Slip) -> None:
        """Enter what this slip says; it can be changed before it is taken."""
        self.pick(slip.table)
        if not self._table:
            return
        # A slip that another program wrote may say less than is asked: the rest is to be typed.
        for field, figure in zip(self.figures, inbox.figures(slip.says), strict=False):
            field.put(str(figure))
        self._show_sum()
        self._ask()
        if self.lost.fields:
            self.lost.take_keyboard()
        else:
            self._to(len(self.figures) - 1)

    def _pick(self) -> None:
        one, typed = self._one(), self.table.text().strip()
        self.drop()
        if one is None or one.draw is None:
            return
        if (table := number_of(typed)) is None or table not in one.tables():
            if typed:
                self._tell(translate("club", "There is no table {0}.").format(quoted(typed)))
            self.table.selectAll()
            return
        if not one.started:
            self._tell(translate("club", "Round {0} has not begun yet.").format(one.number))
            self.table.selectAll()
            return
        self._table = table
        self._show_sides(one)
        self.picked.emit(self._table)
        self._tell_how(one)
        self._to(0)

    def drop(self) -> None:
        """No table is being entered."""
        self._table = 0
        self.row.clear()
        self.figures = []
        self.lost.forget()
        self._refused_figures, self._unusual = [], []
        self._proposed, self._worth = set(), []
        self.why.forget()
        self.take.setEnabled(False)
        self._table_label.setText(translate("club", "Ta&ble"))
        self._tell("")
        self.picked.emit(0)

    def _show_sides(self, one: Round) -> None:
        state = self._controller.state
        result = one.results.get(self._table)
        if state.head.groups:
            group = words.group(state.group_of(one.seated(self._table)[0])).replace("&", "&&")
            self._table_label.setText(f"{translate('club', 'Ta&ble')} · {group}")
        sides = state.sides(one.seated(self._table))
        names = [" & ".join(words.who(state, who) for who in side) for side in sides]
        self._asked = asked(state.head, len(one.seated(self._table)), len(sides))
        heads = [words.figure(head) for head in self._asked.heads]
        letters = LETTERS if self._asked.winner else ""
        shown_names = [f"{letters[n : n + 1]} {name}".strip() for n, name in enumerate(names)]
        self.figures = self.row.show_sides(self._table, shown_names, heads or ("",))
        if heads:
            self._worth = self.row.show_worth(len(heads) + 1)
            self.figures.append(
                self.row.show_whole(translate("club", "passed out"), len(heads) + 2)
            )
        for place, label in enumerate(self.row.labels):
            label.pressed.connect(lambda place=place: self._pressed(place))
        if result is not None and self._kind(one) != "again":
            there = [str(figure) for row in result.figures for figure in row]
            there = [*there, str(result.passed)] if there else list(map(str, result.values))
            for field, text in zip(self.figures, there, strict=False):
                field.put(text)
        for place, field in enumerate(self.figures):
            field.installEventFilter(self)
            field.returnPressed.connect(lambda place=place: self._next(place))
            field.textEdited.connect(lambda _, place=place: self._figures_changed(place))
        if state.head.lost_fees and "lost" not in self._asked.heads:
            first = result is None or self._kind(one) == "again"
            before = () if first else one.lost.get(self._table, (0,) * len(names))
            self.lost.show(self.row.sides, names, before)
            self.row.show_now()
        in_order = [self.table, *self.figures, *self.lost.fields, self.take, self.why.field]
        for before_it, after_it in pairwise(in_order):
            QWidget.setTabOrder(before_it, after_it)
        self.take.setEnabled(True)

    def _kind(self, one: Round) -> str:
        return kind_of(self._controller.state, one, self._table)

    def _tell_how(self, one: Round) -> None:
        self._ask()
        if what := told.beginning(one, self._table, self._kind(one)):
            self._tell(what)
        else:
            self._show_sum()

    # The figures.

    def _next(self, place: int) -> None:
        if self.figures[place].figure() is None:
            self._tell(translate("club", "Enter a whole number."))
            self.figures[place].selectAll()
        elif place + 1 < len(self.figures):
            # What is proposed is only looked at, with the last of it.
            further = range(place + 1, len(self.figures))
            self._to(next((n for n in further if n not in self._proposed), further[-1]))
        elif self.lost.fields:
            self.lost.take_keyboard()
        else:
            self._finish()

    def _finish(self) -> None:
        if self.why.lacks_an_answer():
            self.why.field.setFocus()
        else:
            self.commit()

    def _only_lost(self, one: Round, lost: Event | None) -> bool:
        """Whether the figures stand already, and other lost games are to be noted.

        Where everything is entered twice this is a first entry, to be confirmed by a second one.
        """
        result = one.results.get(self._table)
        if result is None or lost is None or (one.twice and self._kind(one) != "correct"):
            return False
        return list(result.values) == self._now()

    def _to(self, place: int) -> None:
        self.figures[place].setFocus()
        self.figures[place].selectAll()

    def _now(self) -> list[int | None]:
        return [field.figure() for field in self.figures]

    def _of_sides(self) -> list[int | None]:
        """Return the figures without what is told of the table."""
        return self._now()[: self._asked.sides * max(1, len(self._asked.heads))]

    def _figures_changed(self, place: int) -> None:
        self._proposed.discard(place)
        self._propose_figures(place)
        self._show_sum()
        self._ask()

    def _propose_figures(self, typed: int) -> None:
        """Fill in what must be, given what was typed."""
        mine = {place for place in self._proposed if place != typed}
        for place in mine:
            self.figures[place].put("")
        found = dict(self._asked.proposed(self._of_sides()))
        passed = self._asked.passed(self._of_sides())
        last = len(self.figures) - 1
        if passed is not None and typed != last and (last in mine or self._now()[last] is None):
            found[last] = passed
        found.pop(typed, None)
        for place, figure in found.items():
            self.figures[place].put(str(figure))
        self._proposed = set(found)

    # The winner alone.

    def choose(self, place: int) -> None:
        """Note that this side has won, and that the others have nothing."""
        for other, field in enumerate(self.figures):
            field.put(str(int(other == place)))
        self._proposed = set()
        self._show_sum()
        self._ask()
        self._to(len(self.figures) - 1)

    def _pressed(self, place: int) -> None:
        """Take the name that was pressed: it has won, or its figures are to be typed."""
        if self._asked.winner:
            self.choose(place)
        else:
            self._to(place * max(1, len(self._asked.heads)))

    def _winner_by(self, text: str) -> bool:
        """Take a letter as the winner at the table being entered, or at the one proposed."""
        place = LETTERS.find(text.upper()) if text else -1
        one = self._one()
        if place < 0 or one is None or not one.started:
            return False
        if not self._table:
            table = number_of(self.table.text().strip())
            if table not in one.open_tables() or not self._names_winner(one, table):
                return False
            self._pick()
        if not self._asked.winner or place >= self._asked.sides:
            return False
        self.choose(place)
        return True

    def _names_winner(self, one: Round, table: int) -> bool:
        seated, state = one.seated(table), self._controller.state
        return asked(state.head, len(seated), len(state.sides(seated))).winner

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.isAutoRepeat() and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                return True  # A key that is held takes nothing that nobody has looked at.
            plain = event.modifiers() in (
                Qt.KeyboardModifier.NoModifier,
                Qt.KeyboardModifier.ShiftModifier,
            )
            if plain and self._winner_by(event.text()):
                return True
        return super().eventFilter(watched, event)

    def _ask(self) -> None:
        """Ask for a reason where one is needed for the figures that stand here now."""
        one = self._one()
        if one is None or not self._table:
            self.why.ask(NOTHING)
        elif self._refused_figures and self._now() == self._refused_figures:
            self.why.ask(INSISTING)
        else:
            self.why.ask(CORRECTING if self._kind(one) == "correct" else NOTHING)

    def _show_sum(self) -> None:
        one = self._one()
        if one is None or not self.figures:
            return
        if self._asked.heads:
            self._show_list()
            return
        so_far = sum(figure or 0 for figure in self._now())
        seats = len(one.seated(self._table))
        self._tell(told.so_far(self._controller.state.head, seats, so_far), aloud=False)

    def _show_list(self) -> None:
        """Show what a list comes to so far, below each and together."""
        figures, passed = self._of_sides(), self._now()[-1]
        values = [] if None in figures else self._asked.result([n or 0 for n in figures])["values"]
        for place, label in enumerate(self._worth):
            label.setText(f"= {shown(values[place])}" if values else "")
        made = self._asked.played(figures) + (passed or 0)
        self._tell(told.games_so_far(made, self._asked.deals), aloud=False)

    def commit(self) -> None:
        """Have the result taken, or say why it cannot be."""
        one = self._one()
        figures = self._now()
        if one is None or not self._table:
            return
        if None in figures:
            self.figures[figures.index(None)].setFocus()
            self._tell(translate("club", "Enter a whole number."))
            return
        if self.lost.wrong():
            self.lost.complain()
            return
        event = self._event(one, figures)
        table, kind = self._table, self._kind(one)
        before = one.results.get(table)
        lost = None if kind == "again" else self.lost.event(one.number, table)
        only_lost = self._only_lost(one, lost)
        if lost is not None and kind == "correct":
            lost["reason"] = self.why.answer(CORRECTING)
            if only_lost and not lost["reason"]:
                self._tell("⚠ " + refusals.refusal(Refused("no_reason"), self._controller.state))
                self.why.field.setFocus()
                return
        with self._controller.in_one_go():
            why = "" if only_lost else self._controller.attempt(event)
            if lost is not None and not why:
                self._controller.do(lost)
        if why:
            self._refused(why, figures)
            return
        self.drop()
        self._table = table
        self.propose()
        self._table = 0
        self._say_taken(table, "changed" if kind == "result" and before is not None else kind)
        self.entered.emit(table)
        self.table.setFocus()

    def _event(self, one: Round, figures: list[int | None]) -> Event:
        """Return the event of the log; it insists on what the rules refuse only if they did."""
        kind = self._kind(one)
        passed = (figures[-1] or 0) if self._asked.heads else 0
        handed_in = self._asked.result([figure or 0 for figure in self._of_sides()], passed)
        event: Event = {kind: [one.number, self._table], **handed_in}
        if kind == "correct":
            event["reason"] = self.why.answer(CORRECTING)
        if kind == "again" and self.lost.fields:
            event["games"] = list(self.lost.games())
        if self.why.asked == INSISTING and (why := self.why.answer(INSISTING)):
            event["despite"] = why
        elif self._unusual and figures == self._unusual:
            event["despite"] = translate("club", "asked and confirmed")
        return event

    def _refused(self, why: str, figures: list[int | None]) -> None:
        """Say why, and offer to insist on it with a reason where that is possible."""
        self._tell("⚠ " + why)
        if self._controller.refused == "no_reason":
            self.why.field.setFocus()
            return
        self._refused_figures = figures if self._controller.refused in INSISTED else []
        self._unusual = figures if self._controller.refused in UNUSUAL else []
        self._ask()
        self._to(len(self.figures) - 1 if self._unusual else 0)

    def _say_taken(self, table: int, kind: str) -> None:
        one = self._one()
        if one is None:
            return
        self._tell(told.taken(self._controller.state, one, table, kind))

    def _tell(self, text: str, *, aloud: bool = True) -> None:
        """Write it below the figures, and have a screen reader say it."""
        self.say.setText(text or self._what_to_type())
        if aloud:
            announce(self.say, text)

    def _give_up(self) -> None:
        self.drop()
        self.propose()
        self.table.setFocus()

    def _what_to_type(self) -> str:
        """Return what the field waits for, while nothing else is to be told."""
        one = self._one()
        if self._table or one is None or not one.started or not one.open_tables():
            return ""
        if self._names_winner(one, one.open_tables()[0]):
            return translate("club", "Number of the table, letter of the winner, Enter")
        return _hint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._table:
            self._give_up()
        else:
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self._table_label.setText(translate("club", "Ta&ble"))
        self.table.setToolTip(_hint())
        self.take.setText(translate("club", "&Enter"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.drop()
        super().changeEvent(event)


LETTERS = "ABCDEFGH"
"""Name the winners, from the first seat on."""


def _hint() -> str:
    return translate("club", "Table number, Enter, then each score and Enter")
