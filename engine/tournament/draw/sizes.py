"""The best mix of table sizes for any number of players.

As few as possible sit out; then the tables are as near as possible to the size the game is best
with: two tables that are one off are better than one that is two off.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.tournament.refusal import Impossible


def best_mix(players: int, sizes: Sequence[int], best: int) -> tuple[int, ...]:
    """Return the sizes of the tables, largest first.

    A person too many sits out. Raises Impossible.
    """
    mixes = _mixes(players, tuple(sorted(set(sizes), reverse=True)), best)
    for seated in range(players, 0, -1):
        if (mix := mixes[seated]) is not None:
            return mix[1]
    raise Impossible("too_few_players", players, min(sizes))


def mixes(players: int, sizes: Sequence[int], best: int) -> list[tuple[int, ...]]:
    """For each number of tables the best mix that seats as many as can be, the best of all first.

    So that it stays readable, only the best and what has one table more or less than it. Raises
    Impossible.
    """
    first = best_mix(players, sizes, best)
    found = {len(first): first}
    allowed = sorted(set(sizes), reverse=True)
    for tables in (len(first) - 1, len(first) + 1):
        if (mix := _of_tables(sum(first), tables, allowed, best)) is not None:
            found[tables] = mix
    others = [mix for tables, mix in sorted(found.items()) if tables != len(first)]
    return [first, *sorted(others, key=lambda mix: sum((size - best) ** 2 for size in mix))]


def _of_tables(
    players: int, tables: int, sizes: Sequence[int], best: int
) -> tuple[int, ...] | None:
    """Return the mix with this number of tables nearest to the best size; None if there is none."""
    if tables < 1:
        return None
    # For each number of people at the tables so far: how far off, and the sizes.
    reached: dict[int, tuple[int, tuple[int, ...]]] = {0: (0, ())}
    for _ in range(tables):
        further: dict[int, tuple[int, tuple[int, ...]]] = {}
        for seated, (off, mix) in reached.items():
            for size in sizes:
                if mix and size > mix[-1]:
                    continue
                mine = (off + (size - best) ** 2, (*mix, size))
                there = further.get(seated + size)
                if seated + size <= players and (there is None or mine < there):
                    further[seated + size] = mine
        reached = further
    return reached[players][1] if players in reached else None


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
