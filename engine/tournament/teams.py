"""Teams: the points of their people added up, of each team as many people as the smallest has.

A person in no team counts for none; one person alone is no team.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.tournament.scores import lower_wins
from engine.tournament.standings import standings
from engine.tournament.state import TournamentState


@dataclass(frozen=True, slots=True)
class TeamRow:
    """A team's line: who counts, with the points, the best first, and who else is in it."""

    place: int
    team: str
    points: int
    counting: tuple[tuple[int, int], ...]
    others: tuple[int, ...]
    shared: bool


def teams(state: TournamentState, until: int = 0) -> list[TeamRow]:
    """Return the teams after this round (0: the last one drawn), the best first.

    None if there is one.
    Teams that have come to as much share a place.
    """
    sign = 1 if lower_wins(state.head) else -1
    points = {who: row.points for row in standings(state, until) for who in row.people}
    found = {
        team: ranked
        for team, people in state.teams().items()
        if len(ranked := [who for who in people if who in points]) > 1
    }
    if len(found) < 2:
        return []
    most = min(map(len, found.values()))
    rows = []
    for team, people in found.items():
        people.sort(key=lambda who: (sign * points[who], who))
        counting = tuple((who, points[who]) for who in people[:most])
        rows.append((sum(some for _, some in counting), team, counting, tuple(people[most:])))
    rows.sort(key=lambda row: (sign * row[0], row[1].casefold()))
    sums = [row[0] for row in rows]
    return [
        TeamRow(sums.index(total) + 1, team, total, counting, others, sums.count(total) > 1)
        for total, team, counting, others in rows
    ]
