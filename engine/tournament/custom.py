"""What the rules of a game settle about its tournament: who sits how, and what a result can be.

The game says it itself, in `Rules.club`; here it becomes settings of a head, and the check of every
result that is handed in.
"""

from __future__ import annotations

from functools import cache, partial
from typing import Any

from engine import games
from engine.options import Options
from engine.rules import Rules
from engine.rules.game import Game
from engine.sheet import Doubt
from engine.tournament.handed_in import Fits, HandedIn
from engine.tournament.head import Head


def settings(game: str, preset: str, options: Options, sizes: tuple[int, ...]) -> dict[str, Any]:
    """Return the settings of a head that follow from a game and its house rules.

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
        "figures": first.figures,
    }


def at_club(kind: Game[Any], options: Options) -> Options:
    """Return the house rules that a club evening begins with where a table at home has these."""
    usual = kind.options().as_dict()
    if any(options.as_dict()[name] != usual[name] for name in kind.club_options):
        return options
    return kind.options.from_dict({**options.as_dict(), **kind.club_options})


def rules_of(head: Head, size: int) -> Rules[Any] | None:
    """Return the rules of a table of this size, if the game is known and made for as many."""
    if head.game not in games.everything():
        return None
    kind = games.find(head.game)
    options = kind.options.from_dict(head.options)
    return kind.make(options, size) if size in kind.seats_of(options) else None


def judge(head: Head) -> Fits | None:
    """Why a table can hardly have come to what it hands in, where the game is known here.

    A sum that is settled beforehand is left to `sums` of the head, which says what it should be.
    """
    if head.game not in games.everything():
        return None
    # House rules that there are not are refused here and now, not with the first result.
    games.find(head.game).options.from_dict(head.options)
    rules = cache(partial(rules_of, head))

    def fits(it: HandedIn) -> Doubt | None:
        one = rules(it.size)
        if one is None or one.club().total != head.total:
            return None
        return one.club_doubt(it.values, it.figures, it.passed, head.deals)

    return fits
