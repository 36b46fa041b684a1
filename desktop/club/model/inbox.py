"""The desk's inbox: slips that tables have sent, and how one of them becomes a result.

A slip is never a result by itself. It is taken at the desk, or by two of a table who say the same
where tables are trusted; then it is entered like any other, by the same events.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from desktop.club.model import words
from desktop.club.model.controller import ClubController
from desktop.common.numbers import shown
from engine.head import Event
from engine.tournament.handed_in import kind_of
from engine.tournament.rounds import Result
from engine.tournament.state import TournamentState

translate = QCoreApplication.translate


@dataclass(frozen=True)
class Slip:
    """What a table has sent, and all who have sent the same."""

    round: int
    table: int
    says: Result
    senders: tuple[str, ...]

    @property
    def words(self) -> tuple[object, ...]:
        """What makes it this slip, however often it is sent."""
        return self.round, self.table, *_said(self.says)


def figures(slip: Result) -> list[int]:
    """Return what was typed, side by side; of a list the deals nobody played come last."""
    if not slip.figures:
        return list(slip.values)
    return [*(one for side in slip.figures for one in side), slip.passed]


def equal(one: Result, other: Result) -> bool:
    """Whether two slips of a table say the same."""
    return _said(one) == _said(other)


def _said(result: Result) -> tuple[object, ...]:
    return result.values, result.figures, result.passed


def waiting(state: TournamentState) -> list[Slip]:
    """Return the slips of the last round that nobody has looked at, as they have come."""
    if not state.drawn:
        return []
    one = state.drawn[-1]
    found: list[Slip] = []
    for table, slips in one.handed.items():
        for said in dict.fromkeys(map(_said, slips)):
            same = [slip for slip in slips if _said(slip) == said]
            found.append(Slip(one.number, table, same[-1], tuple(slip.by for slip in same)))
    return found


def needs_a_look(state: TournamentState, slip: Slip) -> bool:
    """Whether more is asked of it than it says: lost games, or why a result is corrected."""
    lost = bool(state.head.lost_fees) and "lost" not in state.head.figures
    return lost or kind_of(state, state.round(slip.round), slip.table) == "correct"


def take(controller: ClubController, slip: Slip) -> str:
    """Enter what a slip says; why that cannot be, "" if it has been.

    Where results are entered twice, two who have sent the same are both entries.
    """
    one = controller.state.round(slip.round)
    kind = kind_of(controller.state, one, slip.table)
    twice = kind == "result" and one.twice and len(slip.senders) > 1
    with controller.in_one_go():
        why = controller.attempt(event(kind, slip, slip.senders[0]))
        if twice and not why:
            why = controller.attempt(event("again", slip, slip.senders[1]))
    return why


def event(kind: str, slip: Slip, by: str) -> Event:
    """Return what a slip says as an event of the log of this kind, by this person."""
    says = slip.says
    told: Event = {kind: [slip.round, slip.table], "values": list(says.values)}
    if says.figures:
        told |= {"figures": [list(side) for side in says.figures], "passed": says.passed}
    if says.despite:
        told["despite"] = says.despite
    return told | ({"by": by} if by else {})


def put_aside(controller: ClubController, slip: Slip) -> None:
    """Take back that it was sent, by each who sent it; a sentence if that cannot be."""
    assert controller.tournament is not None
    for one in controller.tournament.undoable():
        if one.get("handed") == [slip.round, slip.table] and one.get("by", "") in slip.senders:
            controller.put_aside(one)


def told(state: TournamentState, slip: Slip) -> str:
    """Return a slip in one line: the table, the figures with names, the senders and the time."""
    one = state.round(slip.round)
    seated = one.seated(slip.table)
    parts = [
        f"{' & '.join(state.people[who].name for who in side)} {shown(value)}"
        for side, value in zip(state.sides(seated), slip.says.values, strict=True)
    ]
    sent = ", ".join(filter(None, slip.senders))
    line = f"{words.table(state, seated, slip.table)}: {', '.join(parts)}"
    about = " · ".join(part for part in (sent, slip.says.at) if part)
    return f"{line} · {about}" if about else line


def how_many(number: int) -> str:
    """Say how many slips wait."""
    return translate("club", "%n slip(s) waiting", "", number)
