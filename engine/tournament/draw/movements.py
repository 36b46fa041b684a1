"""Movements for pairs that stay together: who sits still, who goes where after each round.

At Mitchell's one half sits still, each pair at its own table, and the other half goes on by one
table: nobody meets anybody twice, and each half is a field for itself. At Howell's one pair sits
still and each of the others takes the place of the one before it: everybody meets everybody once,
and changes between the two sides of a table. With an odd number a gap goes along, and the one that
would play against it sits out.
"""

from __future__ import annotations

from collections.abc import Sequence

Couples = list[tuple[int, int]]

Round = tuple[Couples, list[int]]
"""Table by table the two that play, and who sits out."""


def mitchell(pairs: Sequence[int]) -> list[Round]:
    """As many rounds as there are tables; the first half of the pairs sits still."""
    tables = (len(pairs) + 1) // 2
    still, going = list(pairs[:tables]), list(pairs[tables:])
    gap = [None] * (tables - len(going))
    ring: list[int | None] = [*going, *gap]
    return [
        _round([(still[table], ring[(table - turn) % tables]) for table in range(tables)])
        for turn in range(tables)
    ]


def howell(pairs: Sequence[int]) -> list[Round]:
    """One round fewer than there are pairs, or as many if their number is odd; the first stays."""
    some: list[int | None] = list(pairs)
    if len(some) % 2:
        # The gap sits still: everybody comes to its table once.
        some.insert(0, None)
    fixed, ring = some[0], some[1:]
    size = len(ring)
    rounds = []
    for turn in range(size):
        met = [(fixed, ring[turn])]
        for off in range(1, size // 2 + 1):
            one, other = ring[(turn + off) % size], ring[(turn - off) % size]
            met.append((one, other) if off % 2 else (other, one))
        rounds.append(_round(met))
    return rounds


def _round(met: Sequence[tuple[int | None, int | None]]) -> Round:
    couples, out = [], []
    for one, other in met:
        if one is not None and other is not None:
            couples.append((one, other))
        else:
            out += [two for two in (one, other) if two is not None]
    return couples, out
