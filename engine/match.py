"""A match: the deals of an evening in sequence, as the fold of its log.

The log is a list of events, plain JSON values; the page `log.md` beside `store.py` describes each.
Whoever plays calls `deal`, `play`, `undo`; each becomes an event, is recorded first and then
done, so what has been shown has been saved. `do` takes an event of a file through the same door.
Nobody outside gets the table: a seat gets its view.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias

from engine import corrections, hidden, parsing, shuffle, validation
from engine.cards import cards, codes
from engine.corrections import Correction
from engine.facts import Fact
from engine.head import BadLog, Event, Head, Player
from engine.history import Start, Step
from engine.moves import Call, Move, read, write
from engine.rules import IllegalMove, Setup
from engine.sheet import Line, Sheet
from engine.table import NOBODY, Seat, Table, View

Record: TypeAlias = Callable[[Event], None]


class Match:
    """An evening of one game: a log, and the table and sheet that it folds to."""

    def __init__(self, head: Head, record: Record | None = None) -> None:
        """A match before its first deal.

        `record` gets each event before it is done; what it raises stops the event. Raises
        UnknownGame, BadOption or WrongNumber, or BadLog where cards cannot be dealt.
        """
        self.head = head
        self.rules = head.make()
        if self.rules.game.by_hand and not head.real_cards:
            raise BadLog(0, "no cards are dealt for this sheet")
        self.record = record
        self._done: list[Step] = []
        self._undone: list[Step] = []
        self._starts: list[Start] = []
        self._lines: list[Line] = []
        self._corrections: list[tuple[int, Correction]] = []
        self._table: Table | None = None

    @classmethod
    def from_events(cls, events: Sequence[Event], record: Record | None = None) -> Match:
        """The match that these events come to; raises BadLog, UnknownGame, BadOption …"""
        if not events:
            raise BadLog(0, "empty")
        match = cls(Head.from_event(events[0]))
        for number, event in enumerate(events[1:], 1):
            try:
                match.do(event)
            except IllegalMove as error:
                raise BadLog(number, str(error)) from error
            except BadLog as error:
                raise BadLog(number, error.why) from error
        match.record = record
        return match

    # What is.

    @property
    def players(self) -> tuple[Player, ...]:
        """Who sits at the table, seat by seat."""
        return self.head.players

    @property
    def turn(self) -> Seat:
        """Whose decision it is; NOBODY between deals."""
        return self._table.turn if self._table is not None and self._table.phase else NOBODY

    @property
    def deal_number(self) -> int:
        """The number of the deal on the table, 0 before the first."""
        return len(self._starts)

    @property
    def moves(self) -> list[Move]:
        """The moves of the deal on the table so far."""
        place = self._starts[-1].place if self._starts else 0
        events = [step.event for step in self._done[place:]]
        return [read(event["move"]) for event in events if "move" in event]

    @property
    def over(self) -> bool:
        """Whether the evening has come to its end."""
        return self.turn == NOBODY and self.next_setup() is None

    def legal(self) -> list[Move]:
        """What the seat whose turn it is may do."""
        return [] if self._table is None else self.rules.legal(self._table)

    def idle(self) -> Move | None:
        """What the seat whose turn it is does without deciding anything; None if it decides."""
        return None if self._table is None else self.rules.idle(self._table)

    def reason_against(self, move: Move) -> Fact | None:
        """The rule that forbids this move now; None if it is legal."""
        if self._table is None:
            return Fact("deal_is_over")
        try:
            self.rules.check(self._table, move)
        except IllegalMove as error:
            return error.reason
        return None

    def events(self) -> list[Event]:
        """A log that folds to this match, without what was taken back."""
        done = [event for step in self._done for event in (step.event, *step.said)]
        return [self.head.event(), *done]

    def phrases(self, seat: Seat) -> list[Call]:
        """What this seat may say now, whoever's turn it is."""
        t = self._table
        return [] if t is None or not t.phase else self.rules.phrases(t, seat)

    def view(self, seat: Seat = NOBODY) -> View | None:
        """What this seat sees; None before the first deal."""
        return None if self._table is None else hidden.view(self._table, seat)

    def revealed(self) -> Table | None:
        """The whole table, for a trace or when nothing is secret any more."""
        return None if self._table is None else self._table.copy()

    def corrected(self) -> list[Correction]:
        """What was put right on the sheet, in the order in which it was."""
        return [correction for _, correction in self._corrections]

    def sheet(self) -> Sheet:
        """The score sheet so far."""
        return self.rules.sheet(self._lines)

    def sheet_so_far(self) -> Sheet:
        """The score sheet with what the deal on the table has brought until now."""
        t = self._table
        line = self.rules.interim(t) if t is not None and t.phase else None
        return self.rules.sheet(self._lines if line is None else [*self._lines, line])

    def next_setup(self) -> Setup | None:
        """How the next deal will begin, None when the evening is over."""
        if self._starts:
            dealer = (self._starts[-1].dealer + 1) % len(self.players)
        else:
            dealer = shuffle.first_dealer(self.head.seed, len(self.players))
        return self.rules.next_deal(self._lines, dealer)

    def take_facts(self) -> list[Fact]:
        """What has happened since this was last asked."""
        if self._table is None or not self._table.facts:
            return []
        facts = self._table.facts
        self._table.facts = []
        return facts

    # What can be done.

    def deal(self) -> None:
        """Shuffle and deal the next deal of the evening. Raises BadLog if none is due."""
        setup = self.next_setup()
        number = self.deal_number + 1
        lies = shuffle.numbered(self.rules.pack(), self.head.seed, number)
        dealer = NOBODY if setup is None else setup.dealer
        self._submit({"deal": number, "dealer": dealer, "cards": codes(lies)})

    def play(self, move: Move) -> None:
        """Do a move for the seat whose turn it is; raises IllegalMove with the rule."""
        self._submit({"move": write(move)})

    def say(self, seat: Seat, phrase: Call) -> None:
        """Say one of the `phrases(seat)`; raises IllegalMove if it is none of them."""
        word, *args = write(phrase)[1:].split()
        self._submit({"say": [seat, word, *args]})

    def chalk(self, line: Line) -> None:
        """Enter the line of a deal played with real cards."""
        self._submit({"line": line.as_dict()})

    def correct(self, number: int, line: Line, why: str) -> None:
        """Put a past line right, 0 the first; raises BadLog if it or a later one does not fit."""
        self._submit(corrections.event(number, line, why))

    def undo(self, steps: int = 1) -> None:
        """Take back the last moves, lines or deals. Raises BadLog if there are not as many."""
        self._submit({"undo": steps})

    def redo(self, steps: int = 1) -> None:
        """Do again what was taken back. Raises BadLog if there is not as much."""
        self._submit({"redo": steps})

    def undoable(self) -> int:
        """How many steps can be taken back."""
        return len(self._done)

    def redoable(self) -> int:
        """How many steps can be done again."""
        return len(self._undone)

    def newest(self) -> Event | None:
        """The last step that was done and not taken back."""
        return self._done[-1].event if self._done else None

    def turns(self) -> list[Seat]:
        """For each step that can be taken back, newest first, whose decision it was.

        NOBODY stands for a deal, a chalked line or a correction.
        """
        return [step.seat for step in reversed(self._done)]

    def do(self, event: Event) -> None:
        """Do an event of a log. Raises BadLog or IllegalMove, and then nothing has changed."""
        self._submit(event)

    # How events are done: check, record, then change.

    def _submit(self, event: Event) -> None:
        change = self._checked(event)
        if self.record is not None:
            self.record(event)
        if not event.keys() & {"undo", "redo", "say"}:
            self._undone = []
        change()

    def _checked(self, event: Event) -> Callable[[], None]:
        """What doing this event means; raises BadLog or IllegalMove if it does not fit."""
        match event:
            case {"deal": int(number), "dealer": int(dealer), "cards": str(lies), **rest}:
                setup = self._check_deal(number, dealer, lies)
                change = partial(self._begin, event, setup)
            case {"move": str(text), **rest}:
                change = partial(self._move, event, self._check_move(text))
            case {"line": data, **rest}:
                due = self.turn == NOBODY and not self.over
                change = partial(
                    self._add, event, validation.line(data, self._lines, self.rules, due)
                )
            case {"correct": data, **rest}:
                right = corrections.checked(self.rules, self._lines, data, self.turn)
                change = partial(self._put_right, event, right)
            case {"say": [int(seat), str(word), *args], **rest}:
                change = partial(self._say, event, seat, self._check_say(seat, [word, *args]))
            case {"undo": int(steps), **rest}:
                validation.steps(steps, self._done)
                change = partial(self._take_back, steps)
            case {"redo": int(steps), **rest}:
                validation.steps(steps, self._undone)
                change = partial(self._do_again, steps)
            case _:
                raise BadLog(-1, "unknown event")
        if rest:
            raise BadLog(-1, "unknown event")
        return change

    def _check_deal(self, number: int, dealer: Seat, lies: str) -> Setup:
        due = self.next_setup() if self.turn == NOBODY else None
        return validation.deal((number, dealer, lies), self.deal_number + 1, due, self.rules)

    def _check_move(self, text: str) -> Move:
        move = parsing.move(text)
        if self._table is None or not self._table.phase:
            raise BadLog(-1, "no deal is on")
        self.rules.check(self._table, move)
        return move

    def _check_say(self, seat: Seat, said: list[object]) -> Call:
        phrase = validation.phrase(seat, said, len(self.players))
        if self._table is None or not self._table.phase:
            raise BadLog(-1, "no deal is on")
        self.rules.check_phrase(self._table, seat, phrase)
        return phrase

    def _push(self, event: Event) -> None:
        self._done.append(Step(event, self.turn if "move" in event else NOBODY, []))

    def _begin(self, event: Event, setup: Setup) -> None:
        self._starts.append(Start(len(self._done), len(self._lines), setup.dealer))
        self._push(event)
        self._table = self.rules.start(cards(event["cards"]), setup, listen=True)
        self._close()

    def _move(self, event: Event, move: Move) -> None:
        assert self._table is not None
        self._push(event)
        self.rules.apply(self._table, move)
        self._close()

    def _say(self, event: Event, seat: Seat, phrase: Call) -> None:
        assert self._table is not None
        self._done[-1].said.append(event)
        self.rules.say(self._table, seat, phrase)

    def _add(self, event: Event, line: Line) -> None:
        self._push(event)
        self._lines.append(line)

    def _put_right(self, event: Event, correction: Correction) -> None:
        self._corrections.append((len(self._done), correction))
        self._push(event)
        self._lines[correction.line] = correction.after

    def _take_back(self, steps: int) -> None:
        for _ in range(steps):
            self._undone.append(self._done.pop())
        self._refold()

    def _do_again(self, steps: int) -> None:
        for _ in range(steps):
            step = self._undone.pop()
            for event in (step.event, *step.said):
                self._checked(event)()

    def _close(self) -> None:
        """Chalk the deal if it is over."""
        if self._table is not None and not self._table.phase:
            self._lines.append(self.rules.score(self._table))

    def _refold(self) -> None:
        """Fold the current deal again after steps were taken back."""
        while self._starts and self._starts[-1].place >= len(self._done):
            self._starts.pop()
        start = self._starts[-1] if self._starts else Start(0, 0, NOBODY)
        corrections.take_back(self._corrections, start.place, self._lines)
        steps = self._done[start.place :]
        again = [event for step in steps for event in (step.event, *step.said)]
        del self._done[start.place :]
        del self._lines[start.lines :]
        if self._starts:
            self._starts.pop()
        self._table = None
        for event in again:
            self._checked(event)()
        self.take_facts()
