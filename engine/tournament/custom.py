"""What the rules of a game settle about its tournament: who sits how, and what a result can be.

The game says it itself, in the room `reckoning` of its folder; here it becomes settings of a head,
and the check of every result that is handed in.
"""

from __future__ import annotations

from typing import Any

from engine import games
from engine.options import Options
from engine.sheet import Reckoning
from engine.tournament.head import Head
from engine.tournament.running import Fits


def settings(game: str, preset: str, options: Options, sizes: tuple[int, ...]) -> dict[str, Any]:
    """The settings of a head that follow from a game and its house rules.

    `sizes` are the sizes of tables that are wished for, the best first. Raises UnknownGame.
    """
    kind = games.find(game)
    each = {size: _reckoning(game, options, size) for size in sizes}
    first = each[sizes[0]]
    return {
        "game": game,
        "preset": preset,
        "options": options.as_dict(),
        "sizes": sorted(sizes),
        "best": sizes[0],
        "sides": {size: kind.make(options, size).sides() for size in sizes},
        "total": first.total,
        "fewest": first.fewest,
        "sums": {
            size: one.most
            for size, one in each.items()
            if one.most is not None and one.least == one.most
        },
    }


def judge(head: Head) -> Fits | None:
    """Whether a table of a size can have come to numbers, where the game is known here.

    A sum that is settled beforehand is left to `sums` of the head, which says what it should be.
    """
    if head.game not in games.names():
        return None
    options = games.find(head.game).options.from_dict(head.options)

    def fits(size: int, values: tuple[int, ...]) -> bool:
        one = _reckoning(head.game, options, size)
        if one.total != head.total or one.least == one.most:
            return True
        return (one.least is None or sum(values) >= one.least) and (
            one.most is None or sum(values) <= one.most
        )

    return fits


def _reckoning(game: str, options: Options, size: int) -> Reckoning:
    found: Reckoning = games.part(game, "reckoning").reckoning(options, size)
    return found
