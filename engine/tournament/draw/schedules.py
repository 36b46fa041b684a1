"""Schedules known from geometry, in which nobody meets anybody twice.

Lay the players out in rows, one row for each seat, one column for each table. In round r the row
of seat s is pushed r·s columns on, reckoned in a field: two rows lie against each other in the
same way in no two rounds. With as many rows as columns the rows themselves are one round more.
For six tables of four, where there is no such field, a round that was found by search is turned;
for seven tables one is turned through nine rounds, in which everybody meets everybody once. Rows
that are long enough to be cut into tables have rounds inside them besides: there nobody has met.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

Round = list[list[int]]
"""Tables of players, who are counted from 0."""

_ALMOST = {
    # Six rings of five, 30 and 31 in the middle; each of two rounds is turned five times. Of ten
    # rounds nobody knows any that are easy to write down; in these ten pairs meet again.
    (8, 4): (
        (
            *((12, 26, 27, 16), (10, 8, 1, 9), (31, 20, 14, 5), (6, 22, 28, 24)),
            *((0, 29, 2, 11), (7, 21, 19, 17), (25, 30, 18, 13), (23, 15, 3, 4)),
        ),
        (
            *((4, 12, 19, 18), (13, 3, 10, 20), (0, 21, 30, 9), (23, 22, 17, 14)),
            *((29, 26, 1, 24), (11, 8, 27, 6), (7, 25, 16, 5), (31, 15, 28, 2)),
        ),
    ),
}

Times = Callable[[int, int], int]

_POWERS = {4: (2, 0b111), 8: (3, 0b1011), 16: (4, 0b10011), 32: (5, 0b100101)}
"""Fields of 2ⁿ: n, and the polynomial by which they are reckoned."""

_TURNED = {
    # Players 0 to 20 stand in three rings of seven, 21 to 23 in the middle.
    (6, 4): (
        (6, 8, 19, 21),
        (3, 9, 15, 22),
        (0, 7, 17, 23),
        (1, 2, 4, 12),
        (10, 11, 13, 18),
        (5, 14, 16, 20),
    ),
    # Three rings of nine, 27 in the middle.
    (7, 4): (
        (0, 4, 24, 26),
        (1, 3, 19, 22),
        (2, 14, 25, 27),
        (5, 8, 9, 10),
        (6, 7, 13, 15),
        (11, 17, 18, 23),
        (12, 16, 20, 21),
    ),
}
_RINGS = {(6, 4): 7, (7, 4): 9}
_FIRST_KNOWN = ((6, 4),)
"""What the draws of the first way know of these."""


def without_meeting_again(tables: int, seats: int, way: int = 2) -> list[Round]:
    """As many rounds as are known in which nobody meets anybody twice; maybe only the first.

    Evenings that were begun with the first way of drawing know less.
    """
    if (tables, seats) in (_TURNED if way > 1 else _FIRST_KNOWN):
        ring = _RINGS[tables, seats]
        return [_turned(_TURNED[tables, seats], turn, ring) for turn in range(ring)]
    plus, times = _field(tables)
    rounds = [
        [
            [seat * tables + plus(table, times(number, seat)) for seat in range(seats)]
            for table in range(tables)
        ]
        for number in range(tables if _tells_apart(tables, seats, times) else 1)
    ]
    if len(rounds) == tables and (seats == tables or (way > 1 and tables % seats == 0)):
        for inside in without_meeting_again(tables // seats, seats, way):
            rounds.append(
                [
                    [row * tables + place for place in table]
                    for row in range(seats)
                    for table in inside
                ]
            )
    return rounds


def almost_without(tables: int, seats: int) -> list[Round]:
    """More rounds than there are known in which nobody meets twice: few pairs do; or none."""
    return [
        _turned(base, turn, 5, 6) for base in _ALMOST.get((tables, seats), ()) for turn in range(5)
    ]


_WHIST = {
    # The last player stands in the middle of a ring. The first two of a table are partners.
    4: ((3, 0, 1, 2),),
    8: ((7, 0, 2, 3), (4, 6, 1, 5)),
    12: ((11, 0, 1, 7), (2, 5, 10, 3), (6, 4, 9, 8)),
    16: ((15, 0, 6, 8), (7, 3, 2, 11), (14, 4, 1, 13), (12, 5, 9, 10)),
    20: ((19, 0, 4, 3), (15, 2, 8, 10), (17, 12, 13, 1), (5, 9, 11, 14), (7, 18, 16, 6)),
    24: (
        *((23, 0, 13, 19), (14, 5, 7, 8), (9, 12, 17, 1)),
        *((21, 11, 15, 10), (3, 18, 4, 16), (22, 20, 2, 6)),
    ),
    28: (
        *((27, 0, 23, 3), (4, 15, 11, 26), (9, 14, 12, 2), (19, 25, 17, 8)),
        *((20, 6, 5, 7), (18, 10, 24, 1), (21, 22, 16, 13)),
    ),
    32: (
        *((31, 0, 7, 22), (10, 21, 15, 18), (11, 29, 24, 14), (16, 8, 20, 25)),
        *((17, 23, 2, 6), (9, 26, 28, 30), (4, 3, 5, 27), (1, 13, 12, 19)),
    ),
    36: (
        *((35, 0, 10, 6), (16, 13, 27, 29), (1, 18, 19, 9)),
        *((4, 17, 24, 3), (31, 8, 33, 28), (21, 2, 26, 25)),
        *((7, 34, 5, 12), (15, 30, 11, 22), (32, 23, 14, 20)),
    ),
}

_FIRST_WHIST = (8, 12, 16, 20, 24, 28)
"""What the draws of the first two ways know of these."""

_ROOTS = {5: 2, 13: 2, 17: 3, 29: 2, 37: 2, 41: 6, 53: 2, 61: 2, 73: 5, 89: 3, 97: 5}
"""Primes that are one more than a number of fours, and of each a number whose powers are all."""


def whist(players: int, way: int = 3) -> list[Round]:
    """Return rounds of two against two.

    Everybody plays with each other once, and twice against each.
    The first two of a table are partners. Where no such schedule is known there are no rounds.
    If the number is one too many for the tables, player r sits out in round r.
    """
    if way > 2 and players in _ROOTS:
        return _around(players)
    if way < 3 and players not in _FIRST_WHIST:
        return []
    ring = players - 1
    return [
        [
            [one if one == ring else (one + turn) % ring for one in table]
            for table in _WHIST[players]
        ]
        for turn in range(ring if players in _WHIST else 0)
    ]


def _around(players: int) -> list[Round]:
    """Four powers a quarter apart sit at a table, each beside the opposite one; all is turned."""
    quarter = players // 4
    power = [pow(_ROOTS[players], exponent, players) for exponent in range(players)]
    first = [[power[one + quarter * side] for side in (0, 2, 1, 3)] for one in range(quarter)]
    return [
        [[(one + turn) % players for one in table] for table in first] for turn in range(players)
    ]


def _turned(tables: Sequence[tuple[int, ...]], turn: int, ring: int, rings: int = 3) -> Round:
    whole = ring * rings
    return [
        [one if one >= whole else one // ring * ring + (one % ring + turn) % ring for one in table]
        for table in tables
    ]


def _field(order: int) -> tuple[Times, Times]:
    """Sum and product of numbers below `order`: of a field where there is one we know."""
    if order not in _POWERS:
        return lambda a, b: (a + b) % order, lambda a, b: a * b % order
    degree, polynomial = _POWERS[order]

    def times(a: int, b: int) -> int:
        product = 0
        for bit in range(degree):
            if b >> bit & 1:
                product ^= a << bit
        for bit in range(2 * degree - 2, degree - 1, -1):
            if product >> bit & 1:
                product ^= polynomial << (bit - degree)
        return product

    return lambda a, b: a ^ b, times


def _tells_apart(order: int, seats: int, times: Times) -> bool:
    """Whether any two rows lie differently against each other in every round.

    Their distance, pushed once more with each round, must never come back too early.
    """
    apart = range(1, min(seats, order))
    return seats <= order and all(
        len({times(number, distance) for number in range(order)}) == order for distance in apart
    )
