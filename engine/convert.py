"""Copies of an evening in the version of today, whatever version its log is of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.cards import codes
from engine.head import VERSION, Event
from engine.match import Match
from engine.moves import read


def newest(match: Match) -> list[Event]:
    """Return a log in the version of today that folds to this match, without what was taken back.

    Deals lie, and are shuffled again, as they did; what each has left is written down as this
    program reckons it. The log of the match itself stays as it is.
    """
    if match.head.version == VERSION:
        return match.events()
    head = replace(match.head, version=VERSION)
    events = [head.event()]
    copy = Match(head, events.append)
    older = Match(match.head)
    for event in match.events()[1:]:
        # An answer for form's sake is an event in version 1 only.
        if "move" not in event or older.formal() is None:
            copy.do(_with_order(copy, event))
            copy.settle()
        older.do(event)
    return events


def newest_of(events: Sequence[Event]) -> list[Event]:
    """Return a log of any version in the version of today.

    Raises what `Match.from_events` raises.
    """
    return newest(Match.from_events(events))


def _with_order(copy: Match, event: Event) -> Event:
    """Return the event as the newer log has it.

    In version 1 the order of cards shuffled again follows.
    """
    if "move" in event and (again := copy.reshuffles(read(event["move"]))):
        return {**event, "shuffled": codes(again)}
    return event
