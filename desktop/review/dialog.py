"""The review window: the moves of a finished deal, and each decision as its seat saw it."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop.common.announce import announce
from desktop.common.beside_layout import BesideLayout
from desktop.common.flow_layout import FlowLayout
from desktop.common.form_fields import Choice
from desktop.common.people import People
from desktop.common.settings import Settings
from desktop.look.parts import Aside, PaperDialog, fit_to_screen
from desktop.look.theme import theme
from desktop.packs import Pack
from desktop.review.choices import ChoicesTable, number
from desktop.review.play_on import PlayOn
from desktop.review.review_client import ReviewClient
from desktop.review.weighing import Verdict
from desktop.review.wording import Wording, decider
from desktop.scene.presenter import Chair, Pause, ScenePresenter
from desktop.scene.speech import Speech
from desktop.session.worker import Answer
from desktop.table.table import TableView
from engine.head import Event
from engine.moves import Move
from engine.review import Decision, Past, decided_by, stood_in
from engine.table import NOBODY

translate = QCoreApplication.translate

DECISION = Qt.ItemDataRole.UserRole
TABLE = 200
"""The least height of the table, in pixels: there is something below it to be read."""
WORSE = "▼"
"""Before the number by which a move was worse than the best."""


class ReviewDialog(PaperDialog):
    """The finished deals of an evening, decision by decision."""

    take_up = Signal(object)
    """The log of a side evening that begins at the decision that is looked at."""

    def __init__(
        self, past: Past, settings: Settings, pack: Pack, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._past = past
        players = past.head.players
        house = People(settings, self)
        people = [seat for seat, player in enumerate(players) if not player.bot]
        self._speech = Speech(
            past.rules,
            house.names(players),
            dialect=settings.text("dialect"),
            listener=people[0] if len(people) == 1 else NOBODY,
        )
        self._stage = ScenePresenter(past.rules, players, self._speech)
        self._stage.portraits = house.portraits(players)
        self.deal = Choice(past.deals)
        self.whose = Choice((NOBODY, *range(len(players))))
        self.moves = QListWidget()
        self.table = TableView(settings, pack)
        self.sentence = Verdict()
        self.choices = ChoicesTable()
        self.note, self.aside = Aside(), Aside()
        self.back, self.on, self._close = QPushButton(), QPushButton(), QPushButton()
        self.asking = ReviewClient(past.head, self)
        self.play_on = PlayOn(past, self._speech, self)
        self._build(settings)
        self._say()
        self._connect()
        self.deal.set_value(past.deals[-1])
        self.deal.setFocus()
        self._list_moves()
        fit_to_screen(self, 1080, 760)

    # How it is built.

    def _build(self, settings: Settings) -> None:
        self.table.set_palette(theme())
        self.table.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.moves.setWordWrap(True)
        self.moves.setSpacing(2)
        self.moves.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        layout = self.column()
        both = BesideLayout(16)
        both.add(self._build_left(), 3)
        both.add(self._build_right(), 7)
        layout.addLayout(both, 1)
        row = (self.play_on.button, self.play_on.beside, self.back, self.on, self._close)
        for button in row:
            button.setAutoDefault(False)
        buttons = FlowLayout(10, Qt.AlignmentFlag.AlignRight, *row)
        layout.addLayout(buttons)
        # They were made first; by Tab they come to after what they are about.
        for one, after in pairwise((self.choices, *row)):
            QWidget.setTabOrder(one, after)

    def _build_left(self) -> QVBoxLayout:
        """Which decisions there are."""
        left = QVBoxLayout()
        left.setSpacing(6)
        for widget in (self.deal, self.whose):
            left.addWidget(widget)
        left.addWidget(self.moves, 1)
        left.addWidget(self.aside)
        return left

    def _build_right(self) -> QVBoxLayout:
        """The table at one of them, and what is to be said about it."""
        right = QVBoxLayout()
        right.setSpacing(6)
        self.table.setMinimumHeight(TABLE)
        right.addWidget(self.table, 1)
        for widget in (self.sentence, self.choices, self.note):
            right.addWidget(widget)
        return right

    def _connect(self) -> None:
        self.deal.chosen.connect(self._list_moves)
        self.whose.chosen.connect(self._list_moves)
        self.moves.currentItemChanged.connect(lambda *_: self._show())
        self.back.clicked.connect(lambda: self._step(-1))
        self.on.clicked.connect(lambda: self._step(1))
        self._close.clicked.connect(self.accept)
        self.play_on.ready.connect(self._taken_up)
        self.play_on.said.connect(self._say_it)
        self.asking.answered.connect(self._answered)
        self.asking.gave_up.connect(self._gave_up)

    def _say(self) -> None:
        speech = self._speech
        self.setWindowTitle(translate("hindsight", "Looking back"))
        self.deal.say(lambda number: speech.text("deal.number", int(str(number))))
        self.deal.setAccessibleName(translate("hindsight", "Deal"))
        everybody = translate("hindsight", "Everybody")
        self.whose.say(lambda seat: everybody if seat == NOBODY else speech.name(int(str(seat))))
        self.whose.setAccessibleName(translate("hindsight", "Whose decisions"))
        self.moves.setAccessibleName(translate("hindsight", "The moves of this deal"))
        self.back.setText(translate("hindsight", "&Previous decision"))
        self.on.setText(translate("hindsight", "&Next decision"))
        self._close.setText(translate("hindsight", "&Close"))
        self.play_on.retranslate()
        legend = translate("hindsight", "{0} worse than another choice by more than chance")
        parts = [legend.format(WORSE)]
        if self._past.running:
            still = translate("hindsight", "You can look back at deal {0} when it is over.")
            parts.append(still.format(self._past.running))
        self.aside.setText("\n".join(parts))

    # The moves.

    def _list_moves(self) -> None:
        """List the moves of the deal that is chosen, and go to the first decision of a person."""
        whose = self.whose.value()
        decisions = [
            one
            for one in self._past.decisions(int(str(self.deal.value())))
            if whose in (NOBODY, one.seat)
        ]
        self.moves.blockSignals(True)
        self.moves.clear()
        for one in decisions:
            self.moves.addItem(self._item(one))
        self.moves.blockSignals(False)
        people = [row for row, one in enumerate(decisions) if one.free and self._is_person(one)]
        free = [row for row, one in enumerate(decisions) if one.free]
        self.asking.look_ahead([one for one in decisions if one.free])
        self.moves.setCurrentRow((people or free or [0])[0])
        self._show()

    def _is_person(self, decision: Decision) -> bool:
        return not self._past.head.players[decision.seat].bot and not decision.bot

    def _item(self, decision: Decision) -> QListWidgetItem:
        name = decider(decision, self._past.head, self._speech)
        move = self._speech.move(decision.made)
        item = QListWidgetItem(f"{decision.number}. {name}: {move}")
        item.setData(DECISION, decision)
        if not decision.free:
            item.setForeground(self.palette().placeholderText())
        known = self.asking.known(decision)
        if known is not None:
            self._mark(item, known)
        return item

    def _mark(self, item: QListWidgetItem, answer: Answer) -> None:
        """Mark a move that was worse than another by more than chance, with how much worse."""
        made = answer.prospect(item.data(DECISION).made)
        if made.behind > made.error and WORSE not in item.text():
            item.setText(f"{item.text()}  {WORSE} {number(made.behind, answer.prospects)}")

    def decision(self) -> Decision | None:
        """The decision that is looked at."""
        item = self.moves.currentItem()
        found = item.data(DECISION) if item is not None else None
        return found if isinstance(found, Decision) else None

    def _beyond(self, step: int) -> int:
        """The row of the next decision this way at which there was a choice, -1 for none."""
        row = self.moves.currentRow() + step
        while 0 <= row < self.moves.count():
            if self.moves.item(row).data(DECISION).free:
                return row
            row += step
        return -1

    def _step(self, step: int) -> None:
        row = self._beyond(step)
        if row >= 0:
            self.moves.setCurrentRow(row)

    # What is shown.

    def _show(self) -> None:
        """Show the position, and have it thought about."""
        decision = self.decision()
        self.back.setEnabled(self._beyond(-1) >= 0)
        self.on.setEnabled(decision is not None and self._beyond(1) >= 0)
        self.asking.cancel()
        self.play_on.offer(decision)
        self.choices.empty()
        self.note.clear()
        self._lay(decision)
        if decision is None:
            self.sentence.say(translate("hindsight", "There was nothing to decide."))
        elif not decision.free:
            self._tell(decision, self._speech.text("advice.only_move"))
        else:
            self._tell(decision, translate("hindsight", "A strong player is thinking about it …"))
            self.asking.ask(decision)

    def _lay(self, decision: Decision | None, hint: Move | None = None) -> None:
        """Lay the table as the seat saw it. Nothing on it can be played."""
        scene = None
        if decision is not None:
            chair = Chair(decision.seat, hint=hint)
            sheet = self._past.sheet
            scene = self._stage.scene(decision.seen, chair, Pause(), decision.legal, sheet)
            scene = replace(scene, legal=(), piles={}, prompt="")
        self.table.show_scene(scene, self._speech)
        self.table.finish()

    def _tell(self, decision: Decision, more: str, reason: str = "", why: str = "") -> None:
        done = translate("hindsight", "{name} chose: {move}.")
        own = decision.seat == self._speech.listener
        if stood_in(self._past.head, decision):
            done = translate("hindsight", "A computer player chose for {name}: {move}.")
            if own:
                done = translate("hindsight", "A computer player chose for you: {move}.")
        elif own:
            done = translate("hindsight", "You chose: {move}.")
        name, move = self._speech.name(decision.seat), self._speech.move(decision.made)
        self.sentence.say(done.format(name=name, move=move), more, reason, why)

    def _answered(self, decision: Decision, answer: Answer) -> None:
        for row in range(self.moves.count()):
            item = self.moves.item(row)
            if item.data(DECISION) is decision:
                self._mark(item, answer)
        if decision is self.decision():
            self._show_answer(decision, answer)

    def _show_answer(self, decision: Decision, answer: Answer) -> None:
        assert answer.advice is not None
        self._lay(decision, answer.advice.move)
        wording = Wording(decision, answer, self._speech, decided_by(self._past.head, decision))
        its = " ".join(part for part in (wording.heard(), wording.why()) if part)
        self._tell(decision, *wording.advised(), its)
        self.choices.show_choices(decision, answer, self._speech)
        self.note.setText(wording.explained())
        announce(self.sentence, self.sentence.text())

    def _gave_up(self) -> None:
        decision = self.decision()
        if decision is not None:
            sorry = translate(
                "hindsight",
                "No answer came: the thinking broke off. Come back to this move to ask again.",
            )
            self._tell(decision, sorry)
            announce(self.sentence, sorry)

    # Playing on.

    def _taken_up(self, events: list[Event]) -> None:
        self.take_up.emit(events)
        self.accept()

    def _say_it(self, sentence: str) -> None:
        self.sentence.say(sentence)
        announce(self.sentence, sentence)

    # Qt's overrides.

    def hideEvent(self, event: QHideEvent) -> None:
        self.play_on.stop()
        self.asking.close()
        super().hideEvent(event)
