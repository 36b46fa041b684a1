"""Looking back: what was decided in the deals of an evening that are finished.

Each decision comes with what its seat could see then and might do, and with what it did; nothing
of a deal that is still being played can be asked for. What would have been better is left to the
bots.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from engine.head import Event, Head
from engine.match import Match, bot_seed
from engine.moves import Move, read
from engine.sheet import Sheet
from engine.table import NOBODY, Seat, Table, View


class NotFinished(ValueError):
    """There is no finished deal of this number: it is still being played, or never was."""


@dataclass(frozen=True)
class Decision:
    """One move of a finished deal: what its seat saw, what it might do, and what it did."""

    deal: int
    number: int
    """Which move of its deal, 1 the first."""
    seen: View
    legal: tuple[Move, ...]
    made: Move
    seed: int
    """The chance of a bot that thinks about it, see `bot_seed`."""
    bot: str = ""
    """The bot that decided so, "" for a person."""

    @property
    def seat(self) -> Seat:
        """Whose decision it was."""
        return self.seen.seat

    @property
    def free(self) -> bool:
        """Whether there was a choice."""
        return len(self.legal) > 1


class Finished(NamedTuple):
    """A finished deal: what was decided, the score sheet before it, and the table at its end."""

    decisions: list[Decision]
    before: Sheet
    end: Table


class Past:
    """The finished deals of a match, as it stands now."""

    def __init__(self, match: Match) -> None:
        self.head = match.head
        self.rules = match.rules
        self.sheet = match.sheet()
        self.events = match.events()
        """The log of the match, without what was taken back."""
        self._starts = {
            event["deal"]: place for place, event in enumerate(self.events) if "deal" in event
        }
        self._finished: dict[int, Finished] = {}
        self.running = match.deal_number if match.turn != NOBODY else 0
        """The number of the deal that is still being played, 0 for none."""

    @classmethod
    def of(cls, events: list[Event]) -> Past:
        """Return the finished deals of a log; raises what `Match.from_events` raises."""
        return cls(Match.from_events(events))

    @property
    def deals(self) -> list[int]:
        """The numbers of the finished deals, in order."""
        return [number for number in self._starts if number != self.running]

    def decisions(self, deal: int) -> list[Decision]:
        """All that was decided in a finished deal, in order; raises NotFinished."""
        return self.finished(deal).decisions

    def finished(self, deal: int) -> Finished:
        """Return a finished deal with the score before it and its end; raises NotFinished."""
        if deal not in self.deals:
            raise NotFinished(deal)
        if deal not in self._finished:
            self._finished[deal] = self._fold(deal)
        return self._finished[deal]

    def _fold(self, deal: int) -> Finished:
        start = self._starts[deal] + 1
        match = Match.from_events(self.events[:start])
        before = match.sheet()
        found: list[Decision] = []
        for event in self.events[start:]:
            if match.turn == NOBODY:
                break
            if "move" in event:
                match.skip_formal()
                if match.settled() is None:
                    found.append(_decision(match, read(event["move"])))
            match.do(event)
        end = match.revealed()
        assert end is not None
        return Finished(found, before, end)


def _decision(match: Match, made: Move) -> Decision:
    seen = match.view(match.turn)
    assert seen is not None
    number, bot = len(match.moves) + 1, match.plays(match.turn)
    legal = tuple(match.legal())
    return Decision(match.deal_number, number, seen, legal, made, bot_seed(match), bot)


def decided_by(head: Head, decision: Decision) -> str:
    """Return the bot that decided so, also for a person who had left; "" for a person.

    Nor is it known of what a side evening has from the one that it was taken from.
    """
    began = head.branch
    if began is not None and (decision.deal, decision.number) < (began.deal, began.move):
        return ""
    return decision.bot


def stood_in(head: Head, decision: Decision) -> bool:
    """Whether a bot decided so for the person of the seat, who had left."""
    return bool(decided_by(head, decision)) and not head.players[decision.seat].bot


def secret(events: list[Event]) -> int:
    """`Match.secret` of a log: the first deal whose cards nobody may be shown, 0 for none.

    Whatever shows, writes or prints a log asks this first. Raises what `Match.from_events` raises.
    """
    return Match.from_events(events).secret


def before(events: list[Event], deal: int, move: int) -> Match | None:
    """Return the match as it stood before this move of this deal; None if it never stood so."""
    match = Match.from_events(events[:1])
    found = None
    for place, event in enumerate(events, 1):
        if place > 1:
            match.do(event)
        if match.deal_number == deal and len(match.moves) == move - 1 and match.turn != NOBODY:
            found = place
    if found is None:
        return None
    there = Match.from_events(events[:found])
    there.skip_formal()
    return there
