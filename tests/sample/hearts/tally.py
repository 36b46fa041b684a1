"""The sums of an evening of Hearts."""

from __future__ import annotations

from engine.games.hearts.options import HeartsOptions

from engine.sheet import Line, Mark, Total, best


class Tally:
    """The points of each; whoever reaches the limit ends the evening."""

    ended = False

    def __init__(self, options: HeartsOptions, players: int) -> None:
        self.limit = options.limit
        self.points = [0] * players

    @property
    def over(self) -> bool:
        return max(self.points) >= self.limit

    @property
    def winners(self) -> tuple[int, ...]:
        return best(self.points, range(len(self.points)), fewest=True)

    def add(self, line: Line) -> None:
        for side, value in enumerate(line.values):
            self.points[side] += value or 0

    def slate(self, side: int) -> tuple[Mark, ...]:
        return ()

    def totals(self) -> tuple[Total, ...]:
        return (Total("points", tuple(self.points)),)
