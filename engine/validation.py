"""Whether an event fits the evening as it is: each check says what was read, or raises BadLog.

The match asks before it does anything; what only the table can tell, it looks at itself.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from engine import bounds, parsing
from engine.cards import Card
from engine.head import BadLog, Event, Player
from engine.history import STOOD_IN, stand_in
from engine.moves import Call
from engine.rules import Rules, Setup
from engine.sheet import Line
from engine.table import Seat, Table


def deal(event: tuple[int, int, str], number: int, setup: Setup | None, rules: Rules[Any]) -> Setup:
    """How the deal that is due begins, if this is it: its number, its dealer, the whole pack.

    Where the dealer is drawn by lot, it is whom the event names: chance is written down.
    """
    if setup is None or rules.game.by_hand:
        raise BadLog(-1, "no deal is due")
    if setup.by_lot and event[1] in setup.playing:
        setup = replace(setup, dealer=event[1])
    if event[:2] != (number, setup.dealer):
        raise BadLog(-1, "wrong deal")
    parsing.pack(event[2], rules.pack())
    return setup


def phrase(seat: object, said: Sequence[object], players: int) -> Call:
    """Something said by one of these players."""
    if type(seat) is not int or not 0 <= seat < players:
        raise BadLog(-1, "nobody sits there")
    return parsing.phrase(said)


def line(data: object, lines: Sequence[Line], rules: Rules[Any], due: bool) -> Line:
    """Return a line that a deal after these lines can have left, if one is due."""
    if not due:
        raise BadLog(-1, "no line is due")
    found = parsing.line(data)
    if len(found.values) != len(rules.sides()) or not rules.line_fits(lines, found):
        raise BadLog(-1, "the line does not fit the rules")
    return found


def shuffled(given: object, cards: Sequence[Card]) -> list[Card]:
    """How cards that a move shuffles again lie: all of these, or nothing where there are none."""
    if given is None and not cards:
        return []
    if not isinstance(given, str) or not cards:
        raise BadLog(-1, "wrong cards are shuffled")
    return parsing.pack(given, cards)


def score(data: object, lines: Sequence[Line], rules: Rules[Any]) -> Line:
    """Check the written line of the deal that has just ended; the last of these was reckoned."""
    found = parsing.line(data)
    if found == lines[-1]:
        return found
    if len(found.values) != len(rules.sides()) or not rules.line_fits(lines[:-1], found):
        raise BadLog(-1, "the score does not fit the rules")
    return found


def claim(data: Mapping[str, Any], t: Table | None) -> None:
    """Check what a seat in play claims while a deal is on, and what the others answer."""
    if t is None or not t.phase or data["seat"] not in t.after:
        raise BadLog(-1, "nothing can be claimed like that")


def help_used(event: Event, players: Sequence[Player], standing: Mapping[Seat, str]) -> None:
    """Check what help somebody had with a decision, or who plays on for a person from now on.

    `standing` has the bot at each seat where one plays on for a person already.
    """
    data = event["help"]
    if not data["kind"].isidentifier() or data["seat"] >= len(players):
        raise BadLog(-1, "there is no such help")
    if (change := stand_in(event)) is None:
        return
    seat, bot = change
    if players[seat].bot:
        raise BadLog(-1, "no person plays at this seat")
    if data["kind"] == STOOD_IN or standing.get(seat, "") == bot:
        raise BadLog(-1, "nobody else plays at this seat")


def steps(number: int, there: Sequence[object], again: int) -> None:
    """Check a number of steps back or forth, after `again` steps that were done again.

    A player is stopped long before the log could not be read any more.
    """
    if not 0 < number <= len(there):
        raise BadLog(-1, "cannot go {0} steps", number)
    if again > bounds.AGAIN // 2:
        raise BadLog(-1, "too many undos and redos")
