"""Short ways to a tournament in the middle of an evening."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from random import Random
from typing import Any

from engine.head import Event
from engine.tournament.hall import draw
from engine.tournament.head import Head
from engine.tournament.rounds import Round
from engine.tournament.state import TournamentState
from engine.tournament.tournament import Tournament

Judge = Callable[[Random, Sequence[int]], list[int]]
"""What a table hands in."""


def hall(people: int, **settings: Any) -> Tournament:
    """A tournament to which so many people have come."""
    settings.setdefault("sizes", (3, 4, 5))
    settings.setdefault("seed", 7)
    tournament = Tournament(Head().changed(settings))
    for number in range(1, people + 1):
        tournament.enter(f"Person {number}")
    return tournament


def is_as_drawn(tournament: Tournament, round_number: int) -> bool:
    """Whether a draw is the one its seed gives: it is drawn once more and compared.

    A draw in which two have changed places by hand is not.
    """
    drawn = tournament.state.round(round_number).draw
    for step in reversed(tournament._done):
        if step.event.get("draw") == round_number:
            return draw(step.before, step.event.get("steps", 0)) == drawn
    return False


def any_points(rng: Random, table: Sequence[int]) -> list[int]:
    """Whatever."""
    return [int(rng.random() * 60) for _ in table]


def by_number(rng: Random, table: Sequence[int]) -> list[int]:
    """Higher numbers play better."""
    return list(table)


def play_round(
    tournament: Tournament, judge: Judge = any_points, rng: Random | None = None, **more: Any
) -> Round:
    """A round from the draw to the last result."""
    rng = rng or Random(len(tournament.state.rounds))
    number = tournament.prepare(**more)
    tournament.draw()
    fill(tournament, number, judge, rng)
    return tournament.state.round(number)


def fill(tournament: Tournament, number: int, judge: Judge, rng: Random) -> None:
    """Start a round and enter what all tables have handed in."""
    tournament.do({"start": number})
    for table in tournament.state.round(number).tables():
        sides = tournament.state.sides(tournament.state.round(number).seated(table))
        values = judge(rng, [side[0] for side in sides])
        tournament.do({"result": [number, table], "values": values})


def results(tournament: Tournament, number: int, *values: Sequence[int]) -> None:
    """Start a round that is drawn and enter these results, table by table."""
    tournament.do({"start": number})
    for table, some in enumerate(values, 1):
        tournament.do({"result": [number, table], "values": list(some)})


def set_draw(
    tournament: Tournament, *tables: Sequence[int], out: Sequence[int] = (), **more: Any
) -> int:
    """Prepare a round and write this draw down for it."""
    number = tournament.prepare(**more)
    event: Event = {
        "draw": number,
        "seed": 0,
        "attempt": 1,
        "tables": [list(table) for table in tables],
        "out": list(out),
    }
    tournament.do(event)
    return number


def meetings(state: TournamentState) -> dict[tuple[int, int], int]:
    """How often each two sat at one table, counted by hand."""
    count: dict[tuple[int, int], int] = {}
    for one in state.drawn:
        assert one.draw is not None
        for table in one.draw.tables:
            for two in combinations(sorted(table), 2):
                count[two] = count.get(two, 0) + 1
    return count
