"""The page of a review: the line of a deal, the table at one of its decisions, and the paper."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from statistics import fmean

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QObject,
    QPoint,
    QRect,
    QRectF,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QColor, QHideEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from desktop.common.announce import announce
from desktop.common.form_fields import Choice
from desktop.common.key_names import shown
from desktop.common.pace import pace_of
from desktop.common.people import People
from desktop.common.settings import Settings
from desktop.look.lettering import letters, page_scale, scales_below
from desktop.look.paper import rounded
from desktop.look.parts import Key, Switch, Tag, WoodLabel
from desktop.look.theme import theme
from desktop.look.wood_page import WindowPage
from desktop.packs import Pack
from desktop.review.deal_line import DealLine, End, Step
from desktop.review.marks import State
from desktop.review.paper import ReviewPaper
from desktop.review.play_on import PlayOn
from desktop.review.twenty import outcome
from desktop.review.wording import Wording, decider
from desktop.scene.ending import signed
from desktop.scene.presenter import Chair, Pause, ScenePresenter
from desktop.scene.speech import Speech
from desktop.session.review_client import ReviewClient
from desktop.session.worker import Answer
from desktop.table.table import TableView
from engine.moves import Move
from engine.review import Decision, Past
from engine.table import NOBODY, Seat

translate = QCoreApplication.translate

CHANCES = ("win", "not_last", "sausage")
"""Units that are a chance, in hundredths."""
DECIDED = 0.99
"""From this chance on the game was decided by the deal."""
FALL = 0.2
"""By how much the line falls at least where something was better."""
FEW = 7
"""How many deals at most are keys of a switch; more are offered by a field."""
LOOKS = 2600
"""Milliseconds for which each decision is shown where it goes on by itself."""
SHARE, SMALL_SHARE, SMALL = 0.6, 0.56, 1000
"""How much of the width the table has, also on a page that is less wide than so many pixels."""
TIDY = 0.42
"""How much of the height the table should have; larger letters give way to it."""


class ReviewPage(WindowPage):
    """The finished deals of a match, decision by decision."""

    left = Signal()
    take_up = Signal(object)
    """The log of a what-if that begins at the decision that is looked at."""

    def __init__(
        self, past: Past, settings: Settings, pack: Pack, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._past, self._settings = past, settings
        players = past.head.players
        house = People(settings, self)
        self._people = [seat for seat, player in enumerate(players) if not player.bot]
        self._speech = Speech(
            past.rules,
            house.names(players),
            dialect=settings.text("dialect"),
            listener=self._people[0] if len(self._people) == 1 else NOBODY,
        )
        self._stage = ScenePresenter(past.rules, players, self._speech)
        self._stage.portraits = house.portraits(players)
        self.decisions: list[Decision] = []
        """Those at which there was a choice, of the deal and the seats that are looked at."""
        self.current = -1
        self.title, self.count = WoodLabel(self, left=True), WoodLabel(self, left=True)
        self.deal = self._deal_switch()
        self.whose = self._whose_switch()
        self.line = DealLine(self)
        self.table = TableView(settings, pack, self)
        self.table.setMinimumSize(0, 0)
        self.table.setEnabled(False)  # nothing can be done with the cards of then
        self.paper = ReviewPaper(self._speech, self)
        self.back, self.on, self.question = (
            Tag("", parent=self),
            Tag("", parent=self),
            Tag("", parent=self),
        )
        self.plays, self.close_tag = Tag("", parent=self), Tag("", parent=self)
        self.plays.setCheckable(True)
        self.asking = ReviewClient(past.head, self)
        self.play_on = PlayOn(past, self._speech, self)
        self._by_itself = QTimer(self, interval=LOOKS)
        self._connect()
        for tag in (*self._tags(), self.paper.main, self.paper.figures, self.paper.more):
            tag.installEventFilter(self)
        for key in (*getattr(self.deal, "keys", ()), *self.whose.keys):
            key.installEventFilter(self)
        self.retranslate()
        self.choose_deal(past.deals[-1])

    # How it is built.

    def _deal_switch(self) -> Switch | Choice:
        deals = self._past.deals
        if len(deals) > FEW:
            choice = Choice(deals, self)
            choice.set_value(deals[-1])
            choice.chosen.connect(lambda: self.choose_deal(int(str(choice.value()))))
            return choice
        switch = Switch([Key() for _ in deals], self)
        switch.take(len(deals) - 1)
        switch.chosen.connect(lambda number: self.choose_deal(deals[number]))
        switch.setVisible(len(deals) > 1)
        return switch

    def _whose_switch(self) -> Switch:
        """Keys for those whose decisions can be looked at, and one for everybody."""
        switch = Switch([Key() for _ in (*self._people, NOBODY)], self)
        switch.chosen.connect(lambda _: self._list())
        switch.setVisible(bool(self._people))
        return switch

    def _connect(self) -> None:
        self.line.chosen.connect(self.go)
        self.back.clicked.connect(partial(self._pressed, partial(self.step, -1)))
        self.on.clicked.connect(partial(self._pressed, partial(self.step, 1)))
        self.question.clicked.connect(partial(self._pressed, self.next_question))
        self.plays.clicked.connect(self.play)
        self.close_tag.clicked.connect(self.left)
        self.paper.main.clicked.connect(self._play_on)
        self.paper.more.clicked.connect(self._offer_more)
        self._by_itself.timeout.connect(self._go_on)
        self.play_on.ready.connect(self.take_up)
        self.play_on.said.connect(self.say)
        self.asking.answered.connect(self._answered)
        self.asking.gave_up.connect(self._gave_up)

    def take_keyboard(self) -> None:
        """Bring the keyboard to the decision that is looked at."""
        marks = self.line.marks
        there = marks[self.current] if marks else self.close_tag
        there.setFocus(Qt.FocusReason.TabFocusReason)

    # What is looked at.

    def choose_deal(self, deal: int) -> None:
        """Look at this deal."""
        self.number = deal
        self._list()

    def _seats(self) -> list[Seat]:
        """Whose decisions are looked at."""
        chosen = next((place for place, key in enumerate(self.whose.keys) if key.isChecked()), -1)
        if not self._people or chosen in (-1, len(self._people)):
            return list(range(len(self._past.head.players)))
        return [self._people[chosen]]

    def _list(self) -> None:
        """List the decisions, and go to the first one of a person."""
        seats = self._seats()
        self.decisions = [
            one for one in self._past.decisions(self.number) if one.free and one.seat in seats
        ]
        self.asking.look_ahead(self.decisions)
        own = [place for place, one in enumerate(self.decisions) if self._is_person(one)]
        self.current = (own or [0])[0] if self.decisions else -1
        at_mark = self._at_mark()
        self._draw_line()
        self._show()
        if at_mark:
            self.take_keyboard()

    def _is_person(self, decision: Decision) -> bool:
        return not self._past.head.players[decision.seat].bot and not decision.bot

    def decision(self) -> Decision | None:
        """Return the decision that is looked at."""
        return self.decisions[self.current] if self.decisions else None

    def go(self, number: int) -> None:
        """Look at the decision of this number; the keyboard comes along if it is at a mark."""
        if 0 <= number < len(self.decisions):
            at_mark = self._at_mark()
            self.current = number
            self._show()
            if at_mark:
                self.take_keyboard()

    def _at_mark(self) -> bool:
        """Whether the keyboard is at one of the marks."""
        return self.focusWidget() in self.line.marks

    def step(self, step: int) -> None:
        """Go to the decision before or after."""
        self.go(self.current + step)

    def next_question(self) -> None:
        """Go to the next decision where something was better, from the last one to the first."""
        number = len(self.decisions)
        for further in range(1, number + 1):
            place = (self.current + further) % number
            if self._better(self.decisions[place]) is not None:
                self.go(place)
                return
        self.say(translate("hindsight", "No question mark so far."))

    def _pressed(self, act: object, _checked: bool = False) -> None:
        """Do what a tag is for: one who goes by hand is not led any further."""
        self._stop()
        if callable(act):
            act()

    # By itself.

    def play(self) -> None:
        """Go on by itself from decision to decision, or stop."""
        if self._by_itself.isActive():
            self._stop()
        elif self.decisions:
            if self.current == len(self.decisions) - 1:
                self.go(0)
            pace = pace_of(self._settings).reading
            self._by_itself.start(round(LOOKS * max(0.5, pace or 1.0)))
        self._offer()

    def _stop(self) -> None:
        self._by_itself.stop()
        self._offer()

    def _go_on(self) -> None:
        self.step(1)
        if self.current == len(self.decisions) - 1:
            self._stop()

    # What is shown.

    def _better(self, decision: Decision) -> Move | None:
        known = self.asking.known(decision)
        return None if known is None else known.better(decision.made)

    def _show(self) -> None:
        """Show the position, and have it thought about."""
        decision = self.decision()
        self.asking.cancel()
        self.play_on.offer(decision)
        self.line.go_to(self.current)
        known = None if decision is None else self.asking.known(decision)
        if decision is None:
            self.paper.show_wording(None, translate("hindsight", "No choice here."))
            self._lay(None)
        elif known is not None:
            self._show_answer(decision, known)
        else:
            thinking = translate("hindsight", "Comparing the choices …")
            self._tell(decision, None, thinking)
        if decision is not None:
            self.asking.ask(decision)
        self._offer()

    def _tell(self, decision: Decision, answer: Answer | None, said: str = "") -> None:
        wording = Wording(decision, answer, self._speech, self._past.head)
        self._lay(decision, wording.better or (decision.made if answer else None))
        self.paper.show_wording(wording, said)
        announce(self.paper, self.paper.text())

    def _show_answer(self, decision: Decision, answer: Answer) -> None:
        self._tell(decision, answer)

    def _lay(self, decision: Decision | None, hint: Move | None = None) -> None:
        """Lay the table as the seat saw it, with the score of then. Nothing can be played on it."""
        scene = None
        if decision is not None:
            sheet = self._past.finished(decision.deal).before
            chair = Chair(decision.seat, hint=hint)
            self._stage.hand_order = self._settings.text("hand_order")
            scene = self._stage.scene(decision.seen, chair, Pause(), decision.legal, sheet)
            asked = self._past.rules.asks(decision.seen.table)
            prompt = self._speech.text(f"ask.{asked.key}", *asked.args)
            # There is no slate beside this table.
            places = tuple(
                replace(one, name=f"{one.name} {one.score}".strip(), score="")
                for one in scene.places
            )
            scene = replace(scene, legal=(), piles={}, prompt=prompt, places=places)
        self.table.set_palette(theme())
        self.table.show_scene(scene, self._speech)
        self.table.finish()

    def _draw_line(self) -> None:
        """Show on the line what is known by now."""
        rules, end = self._past.rules, self._past.finished(self.number).end
        unit, worth, line = rules.bots.unit(), rules.bots.utility(end), rules.score(end)
        # Where a game goes on for many deals, one of them hardly changes who wins it.
        chance = unit.key in CHANCES and max(worth) > DECIDED
        seats = list(dict.fromkeys(one.seat for one in self.decisions))
        ends: dict[Seat, End] = {}
        for seat in seats:
            came = outcome(line, self._speech, seat)
            word = came.told
            if len(seats) > 1:
                word = f"{self._speech.name(seat)} {signed(round(came.value))}"
            value = worth[seat] * unit.scale + unit.offset
            if unit.key in CHANCES and not chance:
                value = came.value
            ends[seat] = End(value, word, came.value < 0)
        steps = [self._step(place, one, chance=chance) for place, one in enumerate(self.decisions)]
        least = 10.0 if chance else 2.0
        self.line.show_steps(steps, ends, self._caption(unit.key if chance else ""), least)
        self._count()

    def _values(self, decision: Decision, answer: Answer, *, chance: bool) -> tuple[float, float]:
        """Return what was expected before a decision, if it was the best, and after it."""
        made, better = answer.prospect(decision.made), answer.better(decision.made)
        if answer.unit not in CHANCES or chance:
            return made.worth if better is None else answer.prospect(better).worth, made.worth
        seat = decision.seat
        before, after = (
            fmean(outcome(line, self._speech, seat).value for line in lines)
            for lines in (answer.better_lines, answer.lines)
        )
        return (before, min(after, before - FALL)) if better is not None else (after, after)

    def _caption(self, unit: str) -> str:
        mine = self._seats() == [self._speech.listener]
        match unit:
            case "win" if mine:
                return translate("hindsight", "your chance of winning the game")
            case "win":
                return translate("hindsight", "chance of winning the game")
            case "not_last" if mine:
                return translate("hindsight", "your chance of not being last")
            case "not_last":
                return translate("hindsight", "chance of not being last")
            case "sausage":
                return translate("hindsight", "chance of the sausage")
        return translate("hindsight", "result of this deal")

    def _step(self, place: int, decision: Decision, *, chance: bool) -> Step:
        t = decision.seen.table
        key = f"stage.{t.phase}"
        stage = self._speech.text(key, len(t.tricks) + 1) if self._speech.has(key) else ""
        move = self._speech.move(decision.made)
        answer = self.asking.known(decision)
        state, told, before, after = (
            State.OPEN,
            translate("hindsight", "not looked at yet"),
            0.0,
            0.0,
        )
        if answer is not None:
            before, after = self._values(decision, answer, chance=chance)
            state, told = State.GOOD, translate("hindsight", "good")
            if answer.better(decision.made) is not None:
                state, told = State.BETTER, translate("hindsight", "something was better")
        where = translate("hindsight", "{0} of {1}").format(place + 1, len(self.decisions))
        where = ", ".join(text for text in (where, stage) if text)
        name = decider(decision, self._past.head, self._speech)
        return Step(
            decision.seat, stage, state, f"{where}. {name}: {move}, {told}", move, before, after
        )

    def _count(self) -> None:
        """Say how many decisions could have been better."""
        known = [one for one in self.decisions if self.asking.known(one) is not None]
        worse = sum(self._better(one) is not None for one in known)
        text = translate("hindsight", "{0} of {1} could have been better.")
        if len(known) < len(self.decisions):
            text = translate("hindsight", "{0} of {1} could have been better so far.")
        self.count.setText(text.format(worse, len(known)) if known else "")
        self.count.setAccessibleName(self.count.text())
        self._offer()
        self.lay_out()

    def _offer(self) -> None:
        """Let be pressed what leads somewhere."""
        last = len(self.decisions) - 1
        self.back.setEnabled(self.current > 0)
        self.on.setEnabled(self.current < last)
        self.question.setEnabled(any(self._better(one) is not None for one in self.decisions))
        self.plays.setEnabled(last > 0)
        self.plays.setChecked(self._by_itself.isActive())
        self.question.set_first(self.question.isEnabled())

    def _answered(self, decision: Decision, answer: Answer) -> None:
        if decision in self.decisions:
            self._draw_line()
            self.line.go_to(self.current)
        if decision is self.decision():
            self._show_answer(decision, answer)

    def _gave_up(self) -> None:
        decision = self.decision()
        if decision is not None:
            sorry = translate(
                "hindsight",
                "No result. Choose this move again to retry.",
            )
            self._tell(decision, None, sorry)

    def say(self, text: str) -> None:
        """Say a sentence on the paper."""
        self.paper.say(text)
        announce(self.paper, text)

    # Playing on.

    def _play_on(self) -> None:
        decision = self.decision()
        if decision is None:
            return
        better = self._better(decision)
        if better is None:
            self.play_on.as_it_was()
        else:
            self.play_on.after(better)

    def _offer_more(self) -> None:
        tag = self.paper.more
        menu = self.play_on.menu
        above = QPoint(0, -menu.sizeHint().height())
        menu.popup(tag.mapToGlobal(tag.body().topLeft().toPoint() + above))

    # How it is laid out.

    def _tags(self) -> tuple[Tag, ...]:
        return self.back, self.on, self.question, self.plays, self.close_tag

    def lay_out(self) -> None:
        """Put the line above, table and paper beside or above each other, and the tags below."""
        for scale in scales_below(page_scale(self.size())):
            if self._lay_out(scale):
                return

    def _lay_out(self, scale: float) -> bool:
        """Lay it out with letters of this scale; whether the table has room enough."""
        edge = max(8, round(0.019 * self.width()))
        area = self.rect().adjusted(edge, round(0.5 * edge), -edge, -round(0.6 * edge))
        top = self._lay_top(area, scale)
        tags_top, fits = self._lay_tags(area, scale)
        gap = round(12 * min(scale, 1.2))
        high = round(min(0.3 * area.height(), max(0.232 * self.height(), 112 * scale)))
        self.line.set_scale(scale)
        self.line.setGeometry(area.left(), top, area.width(), high)
        small = self.width() < SMALL
        rest = QRect(area.left(), top + high + gap, area.width(), tags_top - top - high - 2 * gap)
        upright = self.height() > 1.05 * self.width()
        if upright:
            part = round(0.55 * rest.height())
            self.table.setGeometry(rest.adjusted(2, 2, -2, part - rest.height()))
            self.paper.setGeometry(rest.adjusted(0, part + gap, 0, 0))
        else:
            part = round((SMALL_SHARE if small else SHARE) * rest.width())
            self.table.setGeometry(rest.adjusted(2, 2, part - rest.width(), -2))
            self.paper.setGeometry(rest.adjusted(part + gap, 0, 0, 0))
        self.paper.set_scale(scale)
        self.update()
        return fits and rest.height() >= TIDY * self.height()

    def _lay_top(self, area: QRect, scale: float) -> int:
        """Lay title, switches and count in a row, or in two; where what is below begins."""
        self.title.set_letters(letters("title", 1.1 * scale, bold=True))
        self.count.set_letters(letters("text", scale, italic=True))
        gap = round(22 * scale)
        parts: list[QWidget] = [self.deal, self.whose]
        sizes = {}
        for part in parts:
            if isinstance(part, Switch):
                part.set_scale(0.95 * scale)
            else:
                part.setFont(letters("text", 0.95 * scale))
            sizes[part] = part.sizeHint()
        shown_parts = [part for part in parts if not part.isHidden()]
        high = max([round(40 * scale), *(sizes[part].height() for part in shown_parts)])
        wide = sum(sizes[part].width() + gap for part in shown_parts)
        named = self.title.wide() + gap
        self.title.setVisible(named + wide + self.count.wide() <= area.width())
        rows = 1 if wide + self.count.wide() <= area.width() else 2
        left = area.left() + (named if self.title.isVisibleTo(self) else 0)
        self.title.place(QRect(area.left(), area.top(), named, high))
        for part in shown_parts:
            size = sizes[part]
            part.setGeometry(
                left, area.top() + (high - size.height()) // 2, size.width(), size.height()
            )
            if isinstance(part, Switch):
                part.lay_out()
            left += size.width() + gap
        top = area.top() + (high if rows == 2 else 0)
        wide = self.count.wide()
        self.count.place(QRect(area.right() - wide, top, wide, high))
        return area.top() + rows * high + round(6 * scale)

    def _lay_tags(self, area: QRect, scale: float) -> tuple[int, bool]:
        """Lay the tags along the lower edge; where they begin, and whether all have room."""
        gap = round(10 * scale)
        for bare in (False, True):
            for tag in self._tags():
                tag.set_scale(0.92 * scale)
                tag.set_bare(bare)
            wide = sum(tag.extent().width() + gap for tag in self._tags())
            if wide <= area.width():
                break
        left = area.left()
        top = area.bottom() - self.back.extent().height()
        for tag in self._tags():
            size = tag.extent()
            if tag is self.close_tag:
                left = max(left, area.right() - size.width())
            tag.place(QRect(QPoint(left, top), size))
            left += size.width() + gap
        return top, wide <= area.width()

    # Words.

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        speech = self._speech
        self.title.setText(translate("hindsight", "Review"))
        self.setWindowTitle(self.title.text())
        deals = self._past.deals
        first = translate("hindsight", "Deal {0}")
        if isinstance(self.deal, Switch):
            for key, number in zip(self.deal.keys, deals, strict=True):
                named = first.format(number)
                key.setText(named if number == deals[0] else str(number))
                key.setAccessibleName(named)
        else:
            self.deal.say(lambda number: first.format(number))
            self.deal.setAccessibleName(translate("hindsight", "Deal"))
        names = [speech.name(seat) for seat in self._people]
        if len(names) == 1:
            names = [translate("hindsight", "my decisions")]
        names.append(translate("hindsight", "everybody’s"))
        for key, name in zip(self.whose.keys, names, strict=True):
            key.setText(name)
        for tag, text, key_name in (
            (self.back, translate("hindsight", "Previous"), "Left"),
            (self.on, translate("hindsight", "Next"), "Right"),
            (self.question, translate("hindsight", "Next question mark"), "N"),
            (self.plays, translate("hindsight", "Play through"), "Space"),
            (self.close_tag, translate("hindsight", "Close"), "Esc"),
        ):
            tag.setText(text)
            tag.set_key(shown(key_name))
        self.table.setAccessibleDescription(translate("hindsight", "The table as it was then"))
        self.paper.retranslate()
        self.play_on.retranslate()
        if self.decisions:
            self._draw_line()
            self._show()
        self.lay_out()

    # Keys.

    def _press(self, event: QKeyEvent) -> bool:
        """Do what a key means on this page; whether it meant anything."""
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        match event.key():
            case Qt.Key.Key_Left:
                self._pressed(partial(self.step, -1))
            case Qt.Key.Key_Right:
                self._pressed(partial(self.step, 1))
            case Qt.Key.Key_Up | Qt.Key.Key_Down:
                self.paper.scroll_by(1 if event.key() == Qt.Key.Key_Down else -1)
            case Qt.Key.Key_N:
                self._pressed(self.next_question)
            case Qt.Key.Key_Escape:
                self.left.emit()
            case Qt.Key.Key_Space if not event.isAutoRepeat():
                self.play()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if not event.isAutoRepeat():
                self.paper.main.click()
            case _:
                return False
        return True

    # Qt's overrides.

    def event(self, event: QEvent) -> bool:
        # Before the menus take one of the keys that mean something here.
        keys = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_N, Qt.Key.Key_Space)
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            bare = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
            if bare and event.key() in (*keys, Qt.Key.Key_Return, Qt.Key.Key_Enter):
                event.accept()
                return True
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.PaletteChange:
            self.table.set_palette(theme())  # by day or by night, as all around it
        super().changeEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # A button would go to the next one by an arrow.
        arrows = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
        if (
            event.type() == QEvent.Type.KeyPress
            and isinstance(event, QKeyEvent)
            and event.key() in arrows
        ):
            return self._press(event)
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._press(event):
            super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        # Not where the window is only put aside.
        if not event.spontaneous():
            self._by_itself.stop()
            self.play_on.stop()
            self.asking.close()
        super().hideEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            frame = QRectF(self.table.geometry()).adjusted(-1, -1, 1, 1)
            painter.setPen(QPen(QColor(theme().brass_light), 2.0))
            painter.drawPath(rounded(frame, 4))
