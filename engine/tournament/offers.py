"""Which mixes of tables there are for the people who are here, and what each of them costs."""

from __future__ import annotations

from typing import NamedTuple

from engine.tournament.draw.lots import generator
from engine.tournament.draw.mix import AHEAD, tried
from engine.tournament.draw.seating import Wishes
from engine.tournament.draw.sizes import mixes
from engine.tournament.state import TournamentState


class Offer(NamedTuple):
    """A mix of tables: its sizes, for how many rounds it was tried, and what came of it.

    `again` is how many pairs meet more than once, those of the rounds before too; `most` how often
    two meet at the most; `unusual` how many sit at a table that has not the best size each round.
    """

    sizes: tuple[int, ...]
    rounds: int
    again: int
    most: int
    unusual: int


def offers(state: TournamentState, number: int) -> list[Offer]:
    """Return what could be drawn by lot in this round and those behind it; raises Impossible.

    Each mix is tried in a draw of its own, which is always the same for the same evening.
    """
    head = state.head
    players = tuple(unit[0] for unit in state.here(number))
    behind = sum(way == "drawn" for way in head.plan[number - 1 :])
    rounds = max(1, min(AHEAD, behind))
    found = []
    for mix in mixes(len(players), head.unit_sizes(), head.best_units()):
        one = tried(
            *(mix, head.best_units(), players, rounds, state.past(number)),
            Wishes(state.kept_apart(), state.fixed()),
            state.unit_sides(),
            generator(head.seed, number, len(mix)),
            head.draws,
        )
        meetings = (one.past.against + one.past.together).values()
        found.append(
            Offer(
                mix,
                rounds,
                sum(often > 1 for often in meetings),
                max(meetings, default=0),
                sum(size for size in mix if size != head.best_units()),
            )
        )
    return found
