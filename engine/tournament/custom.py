"""What the rules of a game settle about its tournament: who sits how, and what a result can be.

The game says it itself, in `Rules.club`; here it becomes settings of a head, and the check of every
result that is handed in.
"""

from __future__ import annotations

from typing import Any

from engine import games
from engine.options import Options
from engine.tournament.handed_in import Fits
from engine.tournament.head import Head


def settings(game: str, preset: str, options: Options, sizes: tuple[int, ...]) -> dict[str, Any]:
    """The settings of a head that follow from a game and its house rules.

    `sizes` are the sizes of tables that are wished for, the best first. Raises UnknownGame.
    """
    kind = games.find(game)
    rules = {size: kind.make(options, size) for size in sizes}
    counted = {size: one.club() for size, one in rules.items()}
    first = counted[sizes[0]]
    return {
        "game": game,
        "preset": preset,
        "options": options.as_dict(),
        "sizes": sorted(sizes),
        "best": sizes[0],
        "sides": {size: one.sides() for size, one in rules.items()},
        "total": first.total,
        "fewest": first.fewest,
        "lost_fees": first.lost_fees,
        "sums": {size: one.exact for size, one in counted.items() if one.exact is not None},
    }


def judge(head: Head) -> Fits | None:
    """Whether a table of a size can have come to numbers, where the game is known here.

    A sum that is settled beforehand is left to `sums` of the head, which says what it should be.
    """
    if head.game not in games.everything():
        return None
    kind = games.find(head.game)
    options = kind.options.from_dict(head.options)

    counted = {size: kind.make(options, size).club() for size in kind.seats_of(options)}

    def fits(size: int, values: tuple[int, ...]) -> bool:
        one = counted.get(size)
        if one is None or one.total != head.total or one.exact is not None:
            return True
        return one.allows(values)

    return fits
