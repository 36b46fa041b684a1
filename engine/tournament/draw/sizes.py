"""The best mix of table sizes for any number of players.

As few as possible sit out; then the tables are as near as possible to the size the game is best
with: two tables that are one off are better than one that is two off.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.tournament.refusal import Impossible


def best_mix(players: int, sizes: Sequence[int], best: int) -> tuple[int, ...]:
    """The sizes of the tables, largest first; who is too many sits out. Raises Impossible."""
    mixes = _mixes(players, tuple(sorted(set(sizes), reverse=True)), best)
    for seated in range(players, 0, -1):
        if (mix := mixes[seated]) is not None:
            return mix[1]
    raise Impossible("too_few_players", players, min(sizes))


def _mixes(
    players: int, sizes: tuple[int, ...], best: int
) -> list[tuple[tuple[int, int], tuple[int, ...]] | None]:
    """For each number of seated players how far off the mix is, and the mix; None for no mix."""
    found: list[tuple[tuple[int, int], tuple[int, ...]] | None] = [None] * (players + 1)
    found[0] = ((0, 0), ())
    for size in sizes:
        for seated in range(size, players + 1):
            if (before := found[seated - size]) is None:
                continue
            (off, tables), mix = before
            mine = ((off + (size - best) ** 2, tables + 1), (*mix, size))
            there = found[seated]
            if there is None or mine[0] < there[0]:
                found[seated] = mine
    return found
