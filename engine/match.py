"""A match: the deals of an evening in sequence, as the fold of its log.

The log is a list of events, plain JSON values; the page `log.md` beside `store.py` describes each.
A caller uses `deal`, `play`, `undo`; each becomes an event, is recorded first and then
done, so what has been shown has been saved. `do` takes an event of a file through the same door.
Nobody outside gets the table: a seat gets its view.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine import claims, corrections, hidden, seeds, shuffle
from engine.cards import Card, codes
from engine.corrections import Correction
from engine.facts import Fact
from engine.fold import Fold
from engine.head import BadLog, Event, Player
from engine.history import CAME_BACK, STOOD_IN, Difference, Granted
from engine.moves import Call, Move, read, write
from engine.rules import IllegalMove
from engine.sheet import Line, Sheet
from engine.table import NOBODY, Seat, Table, View


class Match(Fold):
    """An evening of one game: a log, and the table and sheet that it folds to."""

    # What is.

    @property
    def players(self) -> tuple[Player, ...]:
        """Who sits at the table, seat by seat."""
        return self.head.players

    def plays(self, seat: Seat) -> str:
        """Return the bot that decides at this seat now, "" for a person."""
        return self.head.players[seat].bot or self._history.standing.get(seat, "")

    @property
    def standing(self) -> Mapping[Seat, str]:
        """The bot that plays on now at each seat whose person has left."""
        return self._history.standing

    @property
    def moves(self) -> list[Move]:
        """The moves of the deal on the table so far."""
        events = [step.event for step in self._history.steps()]
        return [read(event["move"]) for event in events if "move" in event]

    def legal(self) -> list[Move]:
        """Return what the seat whose turn it is may do."""
        return [] if self._table is None else self.rules.legal(self._table)

    def formal(self) -> Move | None:
        """Return what the seat whose turn it is answers for form's sake; None if it decides."""
        answer = None if self._table is None else self.rules.formal(self._table)
        return None if answer is None else answer.move

    def reason_against(self, move: Move) -> Fact | None:
        """Return the rule that forbids this move now; None if it is legal."""
        if self._table is None:
            return Fact("deal_is_over")
        try:
            self.rules.check(self._table, move)
        except IllegalMove as error:
            return error.reason
        return None

    def events(self) -> list[Event]:
        """Return a log that folds to this match, without what was taken back."""
        return [self.head.event(), *self._history.events()]

    def phrases(self, seat: Seat) -> list[Call]:
        """Return what this seat may say now, also out of turn."""
        t = self._table
        return [] if t is None or not t.phase else self.rules.phrases(t, seat)

    def due(self) -> tuple[Seat, ...]:
        """Return the seats that have to say something before the decision that is due is made."""
        t = self._table
        return () if t is None or not t.phase else self.rules.bots.due(t)

    def view(self, seat: Seat = NOBODY) -> View | None:
        """Return what this seat sees; None before the first deal."""
        return None if self._table is None else hidden.view(self._table, seat)

    def revealed(self) -> Table | None:
        """Return the whole table, for a trace or when nothing is secret any more."""
        return None if self._table is None else self._table.copy()

    def corrected(self) -> list[Correction]:
        """Return what was put right on the sheet, in the order in which it was."""
        return [correction for _, correction in self._corrections]

    def differences(self) -> list[Difference]:
        """Return the deals whose line in the log would be another if it were reckoned now."""
        return self._differences[:]

    def granted(self) -> Granted | None:
        """Return the newest claim of the deal on the table that was granted; None without one."""
        for since, step in enumerate(reversed(self._history.steps())):
            for event in reversed(step.remarks):
                match event:
                    case {"claim": {"seat": seat, "kind": kind, "answer": "granted"}}:
                        return Granted(seat, kind, since)
        return None

    def settled(self) -> Card | None:
        """Return the card that is put down because of a granted claim; None if none is.

        A claim of all tricks settles what everybody plays: the claimant what keeps it, the others
        the first card that they may. One of none of them settles only what the claimant plays.
        """
        t, claim = self._table, self.granted()
        chapter = None if t is None else self.rules.chapter(t)
        if t is None or claim is None or chapter is None:
            return None
        if t.turn == claim.seat:
            return claims.kept(self.rules, hidden.view(t, t.turn), claim.kind)
        # Nobody else leads while a claim of all is kept: it was true.
        holds = claim.kind == claims.ALL and t.trick and claim.kind in chapter.claims(t, claim.seat)
        cards = (move for move in self.rules.legal(t) if isinstance(move, Card))
        return next(cards, None) if holds else None

    def helps(self) -> list[Event]:
        """Return the help that was used, as it stands in the log, whatever was taken back."""
        return self._history.helps()

    def sheet(self) -> Sheet:
        """Return the score sheet so far."""
        return self.rules.sheet(self._lines)

    def sheet_so_far(self) -> Sheet:
        """Return the score sheet with what the deal on the table has brought until now."""
        t = self._table
        line = self.rules.interim(t) if t is not None and t.phase else None
        return self.rules.sheet(self._lines if line is None else [*self._lines, line])

    # What can be done.

    def deal(self) -> None:
        """Shuffle and deal the next deal of the evening. Raises BadLog if none is due."""
        setup = self.next_setup()
        number = self.deal_number + 1
        lies = shuffle.numbered(self.rules.pack(), self.head.seed, number)
        dealer = NOBODY if setup is None else setup.dealer
        self._submit({"deal": number, "dealer": dealer, "cards": codes(lies)})

    def play(self, move: Move) -> None:
        """Do a move for the seat whose turn it is; raises IllegalMove with the rule.

        An answer for form's sake is given, but not written: it is no step. In version 1 it is.
        """
        t = self._table
        if t is not None and self._unwritten(t) is not None:
            self.rules.check(t, move)
            self.skip_formal(1)
            return
        event: Event = {"move": write(move)}
        if again := self.reshuffles(move):
            number = sum("shuffled" in step.event for step in self._history.steps()) + 1
            lies = shuffle.again(again, self.head.seed, self.deal_number, number)
            event["shuffled"] = codes(lies)
        self._submit(event)

    def claim(self, seat: Seat, kind: str, answer: str) -> None:
        """Note that this seat has claimed "all" or "none" of the tricks that are left.

        The `answer` is "granted", "not_shown" or "declined"; what was granted is played by moves.
        Raises BadLog if nothing can be claimed, as in a log of version 1.
        """
        self._submit({"claim": {"seat": seat, "kind": kind, "answer": answer}})

    def helped(self, seat: Seat, kind: str) -> None:
        """Note that this seat has had help with the decision that is due, such as a "hint".

        A log of version 1 has no place for it. Raises BadLog before the first deal.
        """
        if self.head.version > 1:
            due = {"deal": self.deal_number, "move": len(self.moves) + 1}
            self._submit({"help": {"seat": seat, "kind": kind, **due}})

    def stand_in(self, seat: Seat, bot: str) -> None:
        """Let this bot play on for the person of a seat, or for "" the person again.

        It is no step and nothing takes it back. Raises BadLog for a bot's seat, if it is so
        already, before the first deal and in a log of version 1, which has no place for it.
        """
        if self.head.version == 1:
            raise BadLog(-1, "version 1 has no stand-ins")
        self.helped(seat, STOOD_IN + bot if bot else CAME_BACK)

    def agree(self, words: Sequence[str]) -> None:
        """Write down what help the table allows itself: the words of an `Agreement`.

        A log of version 1 has no place for it.
        """
        for word in words if self.head.version > 1 else ():
            self._submit({"help": {"seat": 0, "kind": word, "deal": 1, "move": 1}})

    def settle(self) -> None:
        """Write the line of a finished deal behind its last move, if it does not stand there yet.

        It is done by itself with whatever is done here; a program that was stopped may lack it.
        """
        if self.unsettled():
            self.do({"score": self._lines[-1].as_dict()})

    def say(self, seat: Seat, phrase: Call) -> None:
        """Say one of the `phrases(seat)`; raises IllegalMove if it is none of them."""
        if self._table is not None:
            self.rules.check_phrase(self._table, seat, phrase)
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
        return len(self._history.done)

    def redoable(self) -> int:
        """How many steps can be done again."""
        return len(self._history.undone)

    def newest(self) -> Event | None:
        """Return the last step that was done and not taken back."""
        done = self._history.done
        return done[-1].event if done else None

    @property
    def secret(self) -> int:
        """The number of the first deal whose cards are still secret, 0 for none.

        It is being played, or was taken back and lies the same when it is dealt again. At a club
        all deals are: other tables may yet play them, and the log cannot say when the last has.
        """
        if self.head.at_club:
            return 1
        finished = self.deal_number - (self.turn != NOBODY)
        return finished + 1 if self._history.dealt > finished else 0

    @property
    def seed_is_secret(self) -> bool:
        """Whether the seed leads to cards that are secret, or to none."""
        return bool(self.secret) or self.head.real_cards

    def turns(self) -> list[Seat]:
        """For each step that can be taken back, newest first, whose decision it was.

        NOBODY stands for a deal, a chalked line or a correction.
        """
        return [step.seat for step in reversed(self._history.done)]

    def decided(self) -> list[Seat]:
        """For each step that can be taken back, newest first, the seat of the person who decided.

        NOBODY stands also for what a bot decided, at its own seat or for a person who had left.
        """
        return [
            NOBODY if step.bot or step.seat == NOBODY or self.players[step.seat].bot else step.seat
            for step in reversed(self._history.done)
        ]

    def known_to(self, reader: Seat, *, again: bool = False) -> Iterator[bool]:
        """For each step that can be taken back, newest first, whether it is known to be one.

        Answers for form's sake are none: the reader at a seat, or at NOBODY, may not be able to
        tell from them what others decided. Or, `again`, for each that can be done again, the next
        one first.
        """
        steps = self._history.undone if again else self._history.done
        return (step.is_known_to(reader) for step in reversed(steps))

    def stood_in(self) -> dict[Seat, list[int]]:
        """Return the numbers of the deals in which a bot has decided something for each person."""
        found: dict[Seat, list[int]] = {}
        deal = 0
        for step in self._history.done:
            deal = step.event.get("deal", deal)
            if step.bot and (deals := found.setdefault(step.seat, []))[-1:] != [deal]:
                deals.append(deal)
        return found

    def _submit(self, event: Event) -> None:
        self.settle()
        self.do(event)
        self.settle()


def bot_seed(match: Match) -> int:
    """Return the chance of a bot asked about the decision that is due.

    It is the same whenever it is asked.
    It is a hash of the evening's seed, the deal, how many moves it has had, and whose turn it is.
    Nothing leads from it to the seed or to how the cards lie.
    """
    return seeds.digest(match.head.seed, "bot", match.deal_number, len(match.moves), match.turn)
