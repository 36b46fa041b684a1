"""What the organiser has in sight whatever is done: what comes next, who leads, and the clock.

The next step can be done from here, and what a round needs be printed at once; after the last round
the papers are named in the order in which they are needed. Beside the people stands what was done
last to them and to money. The column is as wide as the window wants it, and never changes with its
words.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QMoveEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from desktop.club.model import inbox, lists, words
from desktop.club.model.clock import RoundClock, shown
from desktop.club.model.controller import ClubController
from desktop.club.pages.desk_parts import ChalkNote, ChalkTime, Leader, Leaders, OnWood, Remark
from desktop.club.pages.just_now import MOST, JustNow
from desktop.club.papers import sheets
from desktop.look import slate
from desktop.look.inks import SLATE_DARK, SLATE_LIGHT
from desktop.look.lettering import scale_of
from desktop.look.paper import paper
from desktop.look.parts import Aside, Line, Section, Tag
from desktop.look.shadow import Shadow, lay_shadow
from desktop.look.theme import theme
from engine.tournament.cash import cash_sheet
from engine.tournament.groups import parts

translate = QCoreApplication.translate

LEADERS, AT_THE_END = 5, 3
"""How many places are told."""
PAYING = 3
"""How many who have not paid are named; of more only the number is told."""
ROOM = 1000
"""Pixels; in a narrower window there is no room for it."""


LANE, INSET, SHADOW = 22, 16, 8
"""Pixels at usual letters: the wood between two slips, from a slip's edge to its words, and what
its shadow takes."""

FRAME = 14
"""Pixels at usual letters: how wide the wood around the slate is about."""

WIDE = 316
"""Pixels at usual letters: the width of the column, with the wood on both sides."""
STEPS = 90
"""Pixels at usual letters: kept free for what comes next, so that the slip below stays in place."""

LAST_PAPERS = ("standings_wall", "prizes", "receipts", "certificates", "cash")
"""What is printed when the evening is over, in the order in which it is needed."""


class Desk(QWidget):
    """Slips of paper beside the sheet; `clock` gives that of the round, None if there is none."""

    step_wanted = Signal()
    """The next step of the evening is to be done."""
    moved = Signal()
    """It lies elsewhere, or is of another size."""
    paper_wanted = Signal(str)
    """This paper is to be printed."""
    round_wanted = Signal()
    """Everything that the last round needs is to be printed."""

    def __init__(self, controller: ClubController, clock: Callable[[], RoundClock | None]) -> None:
        super().__init__()
        self._controller = controller
        self._clock = clock
        self.title, self.about = OnWood(), Remark()
        self.standing, self.leaders = Section(), Leaders()
        self.just, self.recent, self.back = Section(), JustNow(), Aside()
        self.recent.back.connect(controller.take_back)
        self.at_people = False
        """Whether the people are looked at."""
        self.next, self.steps = Section(), Line()
        self.steps.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.step = Tag("", first=True)
        self.step.clicked.connect(self.step_wanted)
        self.papers = {name: QPushButton(autoDefault=True) for name in (sheets.ROUND, *LAST_PAPERS)}
        self.time, self.about_time = ChalkTime(), ChalkNote()
        self.lane = 0
        """The wood between the sheet and the slips, and between two of them, in pixels."""
        self._turned = False
        self._lanes: list[int] = []
        self._slips: list[list[QWidget]] = [
            [self.next, self.steps, self.step, *self.papers.values()],
            [self.just, self.recent, self.back],
            [self.standing, self.leaders],
            [self.time, self.about_time],
        ]
        column = QVBoxLayout(self)
        column.setSpacing(3)
        for label in (self.title, self.about):
            column.addWidget(label)
        for number, slip in enumerate(self._slips):
            if number == len(self._slips) - 1:
                column.addStretch(1)
            self._lanes.append(column.count())
            column.addSpacing(0)
            for widget in slip:
                column.addWidget(widget)
        for name in LAST_PAPERS:
            self.papers[name].clicked.connect(partial(self.paper_wanted.emit, name))
        self.papers[sheets.ROUND].clicked.connect(self.round_wanted)
        for below in self._slips[-1]:
            assert isinstance(below, QLabel)
            below.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._measure()
        self._tick = QTimer(self)
        self._tick.setInterval(500)
        self._tick.timeout.connect(self._show_time)
        self._tick.start()

    def _measure(self) -> None:
        """Be as large as the letters want it, which may be others by now."""
        lane, inset = round(LANE * scale_of(self)), round(INSET * scale_of(self))
        layout = self.layout()
        turned = self.isRightToLeft()
        if layout is None or (lane, turned) == (self.lane, self._turned):
            return
        self._turned = turned
        self.lane = lane
        self.step.set_scale(scale_of(self))
        beside, outside = lane + inset, inset + SHADOW
        if turned:
            beside, outside = outside, beside
        layout.setContentsMargins(beside, 0, outside, inset)
        self.setFixedWidth(round(WIDE * scale_of(self)))
        self.steps.setMinimumHeight(round(STEPS * scale_of(self)))
        self._leave_lanes()

    def _leave_lanes(self) -> None:
        """Leave wood between two slips; above a slate without a clock none is needed."""
        layout = self.layout()
        assert layout is not None
        inset, above = round(INSET * scale_of(self)), 0
        for number, slip in zip(self._lanes, self._slips, strict=True):
            between = layout.itemAt(number)
            gap = between.spacerItem() if between is not None else None
            if gap is not None:
                there = not all(one.isHidden() for one in slip)
                gap.changeSize(0, inset + above if there else 0)
                above = self.lane + inset if there else above
        layout.invalidate()

    def paintEvent(self, event: QPaintEvent) -> None:
        inset = round(INSET * scale_of(self))
        with QPainter(self) as painter:
            for slip in self._slips:
                shown = [widget.geometry() for widget in slip if not widget.isHidden()]
                told = any(isinstance(one, QLabel) and one.text() for one in slip)
                if not shown or not told:
                    continue
                whole = QRect(shown[0])
                for one in shown[1:]:
                    whole = whole.united(one)
                body = QRectF(whole.adjusted(-inset, -inset, inset, inset))
                lay_shadow(painter, body, 2, Shadow(0, 4, 12, 0.55))
                if slip is self._slips[-1]:
                    inks = SLATE_DARK if theme().dark else SLATE_LIGHT
                    slate.paint(painter, body, inks, FRAME * scale_of(self))
                else:
                    paper(painter, body)

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            # The slips are painted where their words lie, which may be elsewhere from now on.
            layout, before = self.layout(), self._places()
            if layout is not None:
                layout.activate()
            if self._places() != before:
                self.update()
                self.moved.emit()
        return done

    def _places(self) -> list[QRect]:
        """Where what stands on the slips lies; an empty place for what is away."""
        return [
            QRect() if widget.isHidden() else widget.geometry()
            for slip in self._slips
            for widget in slip
        ]

    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        self.moved.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._measure()
        self.moved.emit()

    def refresh(self) -> None:
        """Tell how the evening stands."""
        if self._controller.tournament is None:
            return
        head = self._controller.state.head
        self.title.setText(words.title(head))
        self.just.setText(translate("club", "Just now"))
        changes = self._controller.recent(MOST)
        self.recent.tell(changes, MOST if self.about_time.isHidden() else MOST - 2)
        self.back.setText(
            translate(
                "club", "Changes to money or people are always listed here and can be undone."
            )
        )
        _, just, standing, _ = self._slips
        for widget in (*just, *standing):
            widget.setVisible(self.at_people == (widget in just))
        self.standing.setText(self._how_far())
        instead = translate("club", "Standings appear with the first results.")
        self.leaders.tell(self._leaders(), instead)
        self.next.setText(translate("club", "Next step"))
        self.show_steps()
        self.step.setText(self._step())
        self.step.setVisible(bool(self.step.text()))
        drawn = self._controller.state.drawn
        together = [sheets.ROUND] if drawn else []
        printable = sheets.wanted(self._controller.state) if self._controller.over else together
        for name, button in self.papers.items():
            button.setText(sheets.title(name, drawn[-1].number if drawn else 0))
            button.setVisible(name in printable and not self.at_people)
        self._show_time()
        self._leave_lanes()

    def show_steps(self) -> None:
        """Tell what is waited for, and what can be done then."""
        steps = self._steps()
        self.steps.setText("\n".join(f"☐ {step}" for step in steps))
        # The box is to be ticked on paper: a reader would call it by its sign.
        self.steps.setAccessibleName("\n".join(steps))

    def _step(self) -> str:
        """Return the next step as a button says it; "" while results are waited for."""
        if self._controller.over:
            return translate("club", "Go to prizes")
        rounds = self._controller.state.rounds
        last = rounds[-1] if rounds else None
        if last is None or last.state == "closed":
            return translate("club", "Draw round {0}").format(len(rounds) + 1)
        text = {
            "prepared": translate("club", "Draw round {0}"),
            "drawn": translate("club", "Start round {0}"),
            "complete": translate("club", "Close round {0}"),
        }.get(last.state, "")
        return text.format(last.number)

    def _how_far(self) -> str:
        closed, last = self._closed(), self._controller.state.rounds[-1:]
        if last and last[0].results and not last[0].closed:
            return translate("club", "So far, in round {0}").format(last[0].number)
        if not closed:
            return translate("club", "Standings")
        return translate("club", "After %n round(s)", "", closed)

    def _closed(self) -> int:
        return sum(one.state == "closed" for one in self._controller.state.rounds)

    def _leaders(self) -> list[Leader]:
        state = self._controller.state
        if not any(one.results for one in state.rounds):
            return []
        groups = parts(state) or [("", state)]
        # In the end the papers need the room, and the list of the standings is at hand.
        most = AT_THE_END if self._controller.over else LEADERS
        each = max(2, most // len(groups))
        return [
            Leader(f"{group} {place}".strip(), name, points)
            for group, own in groups
            for place, _, name, points, *_ in lists.places(own, rounds=False).rows[:each]
        ]

    def _steps(self) -> list[str]:
        """Return what is waited for, and what can be done then."""
        state = self._controller.state
        last = state.rounds[-1] if state.rounds else None
        slips = len(inbox.waiting(state))
        steps = [inbox.how_many(slips)] if slips else []
        if self._controller.over:
            steps.append(translate("club", "All rounds played. Next: prizes, then papers"))
        elif last is None or last.state in ("closed", "prepared"):
            number = len(state.rounds) + (last is None or last.state == "closed")
            steps.append(translate("club", "Draw round {0}").format(number))
        elif last.state == "running":
            steps.append(words.results_of(last.open_tables()))
        elif last.state == "complete":
            steps.append(translate("club", "Close round {0}").format(last.number))
        else:
            steps.append(translate("club", "Start round {0}").format(last.number))
        owing = cash_sheet(state).owing
        if 0 < len(owing) <= PAYING:
            names = words.names(state, [number for number, _ in owing])
            steps.append(translate("club", "Not paid yet: {0}").format(names))
        elif owing:
            steps.append(translate("club", "%n have not paid yet", "", len(owing)))
        return steps

    def _show_time(self) -> None:
        clock = self._clock()
        self.time.setText(shown(clock.left()) if clock is not None and clock.runs else "")
        if not self.time.text():
            about = ""
        elif clock is not None and clock.left() < 0:
            about = translate("club", "overtime")
        else:
            about = translate("club", "left in this round")
        self.about_time.setText(about)
        if self.time.isHidden() == bool(about):
            for label in (self.time, self.about_time):
                label.setVisible(bool(about))
            self._leave_lanes()
