"""How a knock-out stands: who is in it, who has lost how often, and who is out since when."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from engine.tournament.scores import better
from engine.tournament.state import TournamentState


@dataclass
class Knockout:
    """The knock-out so far, by units. `out` is the round in which somebody was knocked out."""

    players: list[int] = field(default_factory=list)
    losses: Counter[int] = field(default_factory=Counter)
    byes: Counter[int] = field(default_factory=Counter)
    out: dict[int, int] = field(default_factory=dict)

    @property
    def alive(self) -> list[int]:
        """Who is still in it."""
        return [player for player in self.players if player not in self.out]


def knockout(state: TournamentState, until: int = 0) -> Knockout:
    """Return the knock-out rounds up to this one (0: all)."""
    stand = Knockout()
    for one in state.drawn:
        if one.draw is None or one.way != "knockout" or 0 < until < one.number:
            continue
        if not one.draw.tables:
            # Another group still plays, and this one has its winner.
            continue
        playing = [unit for table in one.draw.tables for unit in state.seated_units(table)]
        waiting = [unit[0] for unit in state.units() if unit[0] in one.draw.out]
        if not stand.players:
            stand.players = sorted([*playing, *waiting])
        for player in stand.alive:
            if player not in playing and player not in waiting:
                stand.out[player] = one.number
        stand.byes.update(waiting)
        for table in one.tables():
            if not one.counts(table):
                continue
            here, there = one.results[table].values
            sides = state.sides(one.seated(table))
            loser = state.unit_of(sides[1 if better(state.head, here, there) else 0][0])
            stand.losses[loser] += 1
            if stand.losses[loser] >= state.head.lives:
                stand.out[loser] = one.number
    return stand
