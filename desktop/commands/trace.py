"""The trace of a log: what the table was before each move, what was legal, what it led to.

`kartentisch replay FILE --trace` prints it, one JSON object a line, so that another program can
check our rules without a line of ours. The page `engine/log.md` describes each object.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from desktop.commands import data
from desktop.commands.data import Json
from engine import validation
from engine.head import BadLog, Event, Head
from engine.match import Match
from engine.moves import write
from engine.rules import IllegalMove
from engine.table import NOBODY

KINDS = {"deal", "move", "say", "line", "correct", "undo", "redo", "score", "claim", "help"}


def trace(events: Sequence[Event]) -> Iterator[dict[str, Json]]:
    """Yield an object for each event, and the sheet last; raises what `Match.from_events` raises.

    "at" is the number of the event in the log. A redo is followed by what it does again.
    """
    first = Head.from_event(events[0])
    yield {"event": "head", "at": 0, "version": data.VERSION, **data.head(first)}
    tracer = _Tracer(Match(first))
    for at, event in enumerate(events[1:], 1):
        try:
            told = tracer.told(event)
        except IllegalMove as error:
            raise BadLog(at, str(error)) from error
        except BadLog as error:
            raise BadLog(at, error.why) from error
        for one in told:
            yield {"event": one.pop("event"), "at": at, **one}
    yield {"event": "sheet", **data.sheet(tracer.match)}


class _Tracer:
    """A match, and the events in it that are done or taken back."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._done: list[Event] = []
        self._undone: list[Event] = []

    def told(self, event: Event) -> list[dict[str, Json]]:
        """Do an event of the log and tell what it did."""
        if len(KINDS & event.keys()) != 1:
            raise BadLog(-1, "unknown event")
        if "undo" in event:
            return [self._undo(event)]
        if "redo" in event:
            return self._redo(event)
        if "say" in event:
            return [*self._answers(event), self._say(event)]
        if "score" in event:
            return [self._score(event)]
        if "claim" in event or "help" in event:
            return [self._remark(event)]
        told = [*self._answers(event), self._do(event, event)]
        self._undone.clear()
        return told

    def _answers(self, event: Event) -> Iterator[dict[str, Json]]:
        """Yield the answers for form's sake that are given before a move, or before this is said.

        In version 1 they are moves, or nobody was asked.
        """
        match = self.match
        while match.head.version > 1 and (move := match.formal()) and not self._fits(event):
            yield self._decided("formal", write(move), partial(match.play, move))

    def _fits(self, event: Event) -> bool:
        """Whether an event belongs to the table as it is, before any answer for form's sake."""
        match event:
            case {"say": [int(seat), *words]}:
                phrase = validation.phrase(seat, words, len(self.match.players))
                return phrase in self.match.phrases(seat)
        return "move" not in event

    def _do(self, event: Event, order: Event) -> dict[str, Json]:
        """Do an event: itself in the first place, or by the order to do it again."""
        if "move" in event:
            told = self._decided("move", event["move"], partial(self.match.do, order))
        elif "deal" in event:
            told = self._deal(event, order)
        elif "correct" in event:
            told = self._correct(event, order)
        else:
            self.match.do(order)
            told = {"event": "line", "line": event["line"]}
        self._done.append(event)
        return told

    def _deal(self, event: Event, order: Event) -> dict[str, Json]:
        setup = self.match.next_setup()
        self.match.do(order)
        assert setup is not None  # the match has just accepted the deal
        return {
            "event": "deal",
            "number": event["deal"],
            "dealer": event["dealer"],
            "cards": event["cards"],
            "playing": list(setup.playing),
            "carried": list(setup.carried),
            "table": data.table(self.match.revealed()),
            "facts": data.facts(self.match.take_facts()),
        } | self._line()

    def _decided(self, event: str, move: str, change: Callable[[], None]) -> dict[str, Json]:
        """Return a move, or an answer for form's sake, which this change is."""
        match = self.match
        before = match.revealed()
        legal = match.legal()
        change()
        assert before is not None  # the match has just accepted a move on it
        return {
            "event": event,
            "before": data.table(before),
            "phase": before.phase,
            "turn": before.turn,
            "legal": [write(move) for move in legal],
            "move": move,
            "facts": data.facts(match.take_facts()),
        } | self._line()

    def _correct(self, event: Event, order: Event) -> dict[str, Json]:
        self.match.do(order)
        right = self.match.corrected()[-1]
        return {
            "event": "correct",
            "number": event["correct"]["line"],
            "before": right.before.as_dict(),
            "line": right.after.as_dict(),
            "why": right.why,
        }

    def _say(self, event: Event) -> dict[str, Json]:
        """Return what was said; a redo brings it back without being told again."""
        self.match.do(event)
        seat, word, *args = event["say"]
        return {"event": "say", "seat": seat, "phrase": [word, *args]}

    def _score(self, event: Event) -> dict[str, Json]:
        """Return the line in the log, and the one that would be reckoned if it is another."""
        before = len(self.match.differences())
        self.match.do(event)
        told: dict[str, Json] = {"event": "score", "line": event["score"]}
        if len(differences := self.match.differences()) > before:
            told["reckoned"] = differences[-1].reckoned.as_dict()
        return told

    def _remark(self, event: Event) -> dict[str, Json]:
        self.match.do(event)
        kind = "claim" if "claim" in event else "help"
        return {"event": kind, **event[kind]}

    def _line(self) -> dict[str, Json]:
        """Return the table and the line of a deal that has just come to its end."""
        if self.match.turn != NOBODY:
            return {}
        after = data.table(self.match.revealed())
        return {"after": after, "line": self.match.sheet().lines[-1].as_dict()}

    def _undo(self, event: Event) -> dict[str, Json]:
        self.match.do(event)
        for _ in range(event["undo"]):
            self._undone.append(self._done.pop())
        return {
            "event": "undo",
            "steps": event["undo"],
            "deal": self.match.deal_number,
            "lines": len(self.match.sheet().lines),
            "table": data.table(self.match.revealed()),
        }

    def _redo(self, event: Event) -> list[dict[str, Json]]:
        steps = event["redo"]
        if not isinstance(steps, int) or not 0 < steps <= len(self._undone):
            raise BadLog(-1, "nothing to redo")
        told: list[dict[str, Json]] = [{"event": "redo", "steps": steps}]
        for _ in range(steps):
            event = self._undone.pop()
            told += [*self._answers(event), self._do(event, {"redo": 1})]
        return told
