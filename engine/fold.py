"""The fold of a log: the table, the lines and the steps that its events come to.

Every event comes in by one door, `do`: it is checked, recorded, and then done, so that what has
been shown has been saved. `log.md` describes each event.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Self, TypeAlias

from engine import bounds, corrections, parsing, shuffle, validation
from engine.cards import Card, cards
from engine.corrections import Correction
from engine.facts import Fact
from engine.head import BadLog, Event, Head
from engine.history import Difference, History, Kept
from engine.log_table import MATCH
from engine.moves import Call, Move
from engine.rules import Formal, IllegalMove, Setup
from engine.sheet import Line, Lines
from engine.table import NOBODY, Seat, Table

Record: TypeAlias = Callable[[Event], None]

STEPS = frozenset({"deal", "move", "line", "correct"})
"""What can be taken back. The other events go with one of these, or with none."""

BACK_AND_FORTH = frozenset({"undo", "redo"})
"""Events that look at no table: only after the last of them it is made as it is then."""

EVERY = 8
"""After this number of repeated steps a table is kept, from which others can be done again."""


class Fold:
    """What the events of a log have come to so far."""

    def __init__(self, head: Head, record: Record | None = None) -> None:
        """Begin an evening before its first deal.

        `record` gets each event before it is done; what it raises stops the event. A score
        refused is tried again with the next. Raises UnknownGame, BadOption, WrongNumber, BadLog.
        """
        self.head = head
        self.rules = head.make()
        if self.rules.game.by_hand and not head.real_cards:
            raise BadLog(0, "no cards are dealt for this sheet")
        self.record = record
        self._history = History()
        self._lines = Lines()
        self._differences: list[Difference] = []
        self._corrections: list[corrections.Made] = []
        self._table: Table | None = None
        self._answered = self._answered_then = 0
        """How many answers for form's sake were given since the last step, now, and where it was
        first taken back."""
        self._kept: list[Kept] = []
        """Tables of the newest deal, kept since something was first taken back in it."""
        self._reading = False
        """Whether a log is being read: then nobody looks before its end."""
        self._behind = 0
        """How many steps have been undone in the history, and not here yet."""
        self._again = 0
        """How many steps were done again because some were undone."""

    @classmethod
    def from_events(cls, events: Sequence[Event], record: Record | None = None) -> Self:
        """Fold these events; raises BadLog, UnknownGame, BadOption and WrongNumber."""
        if not events:
            raise BadLog(0, "empty")
        match = cls(Head.from_event(events[0]))
        match._reading = True
        number = 0
        try:
            for number, event in enumerate(events[1:], 1):  # noqa: B007
                match.do(event)
            match._catch_up()
        except IllegalMove as error:
            raise BadLog(number, str(error)) from error
        except BadLog as error:
            raise BadLog(number, error.why) from error
        match._reading = False
        match.record = record
        return match

    @property
    def turn(self) -> Seat:
        """Whose decision it is; NOBODY between deals."""
        return self._table.turn if self._table is not None and self._table.phase else NOBODY

    @property
    def deal_number(self) -> int:
        """The number of the deal on the table, 0 before the first."""
        return len(self._history.starts)

    @property
    def over(self) -> bool:
        """Whether the evening has come to its end."""
        return self.turn == NOBODY and self.next_setup() is None

    def next_setup(self) -> Setup | None:
        """How the next deal will begin, None when the evening is over."""
        number = len(self.head.players)
        if self._history.starts:
            dealer = (self._history.starts[-1].dealer + 1) % number
        else:
            dealer = shuffle.first_dealer(self.head.seed, number)
        setup = self.rules.next_deal(self._lines, dealer)
        if setup is None or not setup.by_lot:
            return setup
        drawn = shuffle.lot(self.head.seed, self.deal_number + 1, setup.playing)
        return replace(setup, dealer=drawn)

    def reshuffles(self, move: Move) -> Sequence[Card]:
        """Return the cards that this move shuffles again, if the log tells their order."""
        t = self._ahead()
        known = self.head.version > 1 and t is not None and t.phase
        return self.rules.reshuffles(t, move) if known else ()

    def unsettled(self) -> bool:
        """Whether the last step has ended a deal whose line does not stand in the log yet."""
        done = self._history.done
        if self.head.version == 1 or not done or self._table is None or self._table.phase:
            return False
        step = done[-1]
        ends = "move" in step.event or "deal" in step.event
        return ends and not any("score" in one for one in step.remarks)

    def take_facts(self) -> list[Fact]:
        """Return what has happened since this was last asked."""
        if self._table is None or not self._table.facts:
            return []
        facts = self._table.facts
        self._table.facts = []
        return facts

    # Answers for form's sake: no events, but given whenever the next event needs them.

    def skip_formal(self, most: int | None = None) -> None:
        """Give the answers for form's sake that are due and not written, or this number of them."""
        t = self._table
        while t is not None and most != 0 and (answer := self._unwritten(t)) is not None:
            self.rules.apply(t, answer.move)
            self._answered += 1
            most = None if most is None else most - 1

    def _unwritten(self, t: Table) -> Formal | None:
        """Return the answer for form's sake that is due at this table, unless it is an event.

        In version 1 it is one where that version asked.
        """
        answer = self.rules.formal(t)
        return None if answer is not None and answer.since == self.head.version == 1 else answer

    def _ahead(self) -> Table | None:
        """Return the table at which the next move is made, when those answers are given."""
        t = self._table
        if t is None or self._unwritten(t) is None:
            return t
        t = t.copy()
        while (answer := self._unwritten(t)) is not None:
            self.rules.apply(t, answer.move)
        return t

    # How events are done: check, record, then change.

    def do(self, event: Event) -> None:
        """Do an event of a log. Raises BadLog or IllegalMove, and then nothing has changed."""
        MATCH.check(event)
        keys = event.keys()
        if self._behind and keys.isdisjoint(BACK_AND_FORTH):
            self._catch_up()
        change = self._checked(event)
        if self.record is not None:
            self.record(event)
        if not keys.isdisjoint(STEPS):
            self._history.forget_undone()
        change()

    def _checked(self, event: Event) -> Callable[[], None]:
        """Return what doing this event means; raises BadLog or IllegalMove if it does not fit."""
        match event:
            case {"deal": int(number), "dealer": int(dealer), "cards": str(lies)}:
                setup = self._check_deal(number, dealer, lies)
                change = partial(self._begin, event, setup)
            case {"move": str(text)}:
                move, order = self._check_move(text, event.get("shuffled"))
                change = partial(self._move, event, move, order)
            case {"line": data}:
                due = self.turn == NOBODY and not self.over
                change = partial(
                    self._add, event, validation.line(data, self._lines, self.rules, due)
                )
            case {"correct": data}:
                made = self._corrections
                right = corrections.checked(self.rules, self._lines, data, self.turn, made)
                change = partial(self._put_right, event, right)
            case {"say": [int(seat), str(word), *args]}:
                phrase, given = self._check_say(seat, [word, *args])
                change = partial(self._say, event, seat, phrase, given)
            case {"undo": int(steps)}:
                validation.steps(steps, self._history.done, 0 if self._reading else self._again)
                change = partial(self._take_back, steps)
            case {"redo": int(steps)}:
                validation.steps(steps, self._history.undone, 0 if self._reading else self._again)
                change = partial(self._do_again, steps)
            case {"score": data} if self.head.version > 1:
                change = partial(self._score, event, self._check_score(data))
            case {"claim": data} if self.head.version > 1:
                validation.claim(data, self._table)
                change = partial(self._history.remark, event)
            case {"help": _} if self.head.version > 1:
                validation.help_used(event, self.head.players, self._history.standing)
                change = partial(self._history.help, event)
            case _:
                raise BadLog(-1, "unknown event")
        return change

    def _check_deal(self, number: int, dealer: Seat, lies: str) -> Setup:
        due = self.next_setup() if self.turn == NOBODY else None
        return validation.deal((number, dealer, lies), self.deal_number + 1, due, self.rules)

    def _check_move(self, text: str, shuffled: object) -> tuple[Move, list[Card]]:
        move = parsing.move(text)
        t = self._ahead()
        if t is None or not t.phase:
            raise BadLog(-1, "no deal is being played")
        self.rules.check(t, move)
        return move, validation.shuffled(shuffled, self.reshuffles(move))

    def _check_say(self, seat: Seat, said: list[object]) -> tuple[Call, int]:
        """Return the phrase, and how many answers for form's sake were given before it was said."""
        phrase = validation.phrase(seat, said, len(self.head.players))
        t, given = self._table, 0
        if t is None or not t.phase:
            raise BadLog(-1, "no deal is being played")
        while phrase not in self.rules.phrases(t, seat) and (answer := self._unwritten(t)):
            t = t.copy() if t is self._table else t
            self.rules.apply(t, answer.move)
            given += 1
        self.rules.check_phrase(t, seat, phrase)
        return phrase, given

    def _check_score(self, data: object) -> Line:
        if not self.unsettled():
            raise BadLog(-1, "no deal has just ended")
        return validation.score(data, self._lines, self.rules)

    def _begin(self, event: Event, setup: Setup) -> None:
        self._kept.clear()
        self._history.begin(event, len(self._lines), setup.dealer)
        self._table = self.rules.start(cards(event["cards"]), setup, listen=True)
        self._answered = 0
        self._close()

    def _move(self, event: Event, move: Move, shuffled: list[Card]) -> None:
        assert self._table is not None
        self.skip_formal()
        formal = self.rules.may_be_formal(self._table, move)
        self._history.push(event, self.turn, may_be_formal=formal)
        self._answered = 0
        if shuffled:
            self._table.shuffle_in(shuffled)
        self.rules.apply(self._table, move)
        self._close()

    def _say(self, event: Event, seat: Seat, phrase: Call, given: int) -> None:
        assert self._table is not None
        self.skip_formal(given)
        self._history.remark(event)
        self.rules.say(self._table, seat, phrase)

    def _add(self, event: Event, line: Line) -> None:
        self._history.push(event, NOBODY)
        self._lines.append(line)

    def _put_right(self, event: Event, correction: Correction) -> None:
        self._corrections.append((len(self._history.done), correction))
        self._history.push(event, NOBODY)
        self._lines[correction.line] = correction.after

    def _score(self, event: Event, line: Line) -> None:
        """Put the line as it was written in the place of the one that was reckoned."""
        self._history.remark(event)
        if line != self._lines[-1]:
            self._differences.append(Difference(self.deal_number, line, self._lines[-1]))
            self._lines[-1] = line

    def _take_back(self, steps: int) -> None:
        if not self._history.undone:
            self._answered_then = self._answered
        self._history.take_back(steps)
        self._behind += steps
        if not self._reading:
            self._catch_up()

    def _do_again(self, steps: int) -> None:
        # What was only taken back in the history still stands here.
        if known := min(steps, self._behind):
            self._history.give_back(known)
            self._behind -= known
        for _ in range(steps - known):
            self._replayed(self._history.next_again())
        if not self._history.undone:
            self.skip_formal(max(0, self._answered_then - self._answered))

    def _replayed(self, again: Sequence[Event]) -> None:
        """Do events again that were done before."""
        self._again += len(again)
        if self._reading and self._again > bounds.AGAIN:
            raise BadLog(-1, "too many undos and redos")
        for event in again:
            self._checked(event)()

    def _catch_up(self) -> None:
        """Take back what has been taken back in the history."""
        if not self._behind:
            return
        taken = [step.event for step in self._history.undone[-self._behind :]]
        self._behind = 0
        if any("deal" in event or "move" in event for event in taken):
            self._refold()
        else:
            corrections.take_back(self._corrections, len(self._history.done), self._lines)
            entered = sum("line" in event for event in taken)
            del self._lines[len(self._lines) - entered :]
        self.take_facts()

    def _close(self) -> None:
        """Chalk the deal if it is over; in version 1 only who can decide something is asked."""
        if self.head.version == 1:
            self.skip_formal()
        if self._table is not None and not self._table.phase:
            self._lines.append(self.rules.score(self._table))

    def _refold(self) -> None:
        """Make the current deal again after steps of it were taken back.

        From a table that was kept on the way, or from its beginning.
        """
        history = self._history
        while self._kept and self._kept[-1].place > len(history.done):
            self._kept.pop()
        if from_there := self._kept[-1] if self._kept else None:
            place, lines = from_there.place, history.starts[-1].lines
            again = history.cut_off(place, from_there.remarks)
            self._table, self._answered = from_there.table.copy(), from_there.answered
            self._table.facts = []
        else:
            start, again = history.reopen()
            place, lines = start.place, start.lines
            self._table = None
        corrections.take_back(self._corrections, place, self._lines)
        del self._lines[lines:]
        deals = self.deal_number - (from_there is not None)
        self._differences = [one for one in self._differences if one.deal <= deals]
        for first in range(0, len(again), EVERY):
            self._replayed(again[first : first + EVERY])
            t, done = self._table, history.done
            if t is not None and t.phase and (not self._kept or self._kept[-1].place < len(done)):
                kept = Kept(len(done), len(done[-1].remarks), t.copy(), self._answered)
                self._kept.append(kept)
