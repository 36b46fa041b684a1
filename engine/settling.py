"""Settling up: who owes whom at the end of an evening, with the fewest payments.

Amounts are whole numbers of the smallest coin; that they come to nothing in sum is the law of a
table that nobody brings money to. What a point is worth is asked elsewhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

EXACT = 12
"""How many people can be settled with surely the fewest payments; more of them with few."""


class Unbalanced(ValueError):
    """Amounts that do not come to nothing: what some have lost, others have not won."""


class Payment(NamedTuple):
    """One coin purse to another: who pays whom how much."""

    debtor: int
    creditor: int
    amount: int


def payments(balances: Sequence[int]) -> list[Payment]:
    """Return the fewest payments after which everybody has what is theirs; raises Unbalanced.

    People who can settle among themselves do so: every such group saves one payment.
    """
    if sum(balances):
        raise Unbalanced(sum(balances))
    open_ones = [one for one, balance in enumerate(balances) if balance]
    groups = _groups(balances, open_ones) if len(open_ones) <= EXACT else [open_ones]
    return sorted(payment for group in groups for payment in _within(balances, group))


def _groups(balances: Sequence[int], people: Sequence[int]) -> list[list[int]]:
    """Return the people in as many groups as possible that each come to nothing.

    Bits of a number stand for people. In whatever order people come, a group is closed each time
    the sum is nothing: so for every set the best order to end with is looked for.
    """
    size = 1 << len(people)
    sums, closed, last = [0] * size, [0] * size, [0] * size
    for some in range(1, size):
        low = (some & -some).bit_length() - 1
        sums[some] = sums[some & (some - 1)] + balances[people[low]]
        best = -1
        for place in range(len(people)):
            if some >> place & 1 and closed[some ^ 1 << place] > best:
                best, last[some] = closed[some ^ 1 << place], place
        closed[some] = best + (sums[some] == 0)
    groups: list[list[int]] = []
    some = size - 1
    while some:
        if sums[some] == 0:
            groups.append([])
        groups[-1].append(people[last[some]])
        some ^= 1 << last[some]
    return groups


def _within(balances: Sequence[int], group: Sequence[int]) -> list[Payment]:
    """Settle one group: the largest debtor pays the largest creditor, n − 1 payments at most."""
    left = {one: balances[one] for one in group}
    made = []
    while any(left.values()):
        debtor = min(left, key=lambda one: (left[one], one))
        creditor = max(left, key=lambda one: (left[one], -one))
        amount = min(-left[debtor], left[creditor])
        made.append(Payment(debtor, creditor, amount))
        left[debtor] += amount
        left[creditor] -= amount
    return made


def from_points(points: Sequence[int], worth: int, *, few_win: bool = False) -> list[int]:
    """Return what each wins when all settle their differences with all, a point `worth`."""
    whole, people = sum(points), len(points)
    sign = -1 if few_win else 1
    return [sign * worth * (people * value - whole) for value in points]


def rounded(balances: Sequence[int], coin: int) -> list[int]:
    """Round each amount to whole coins of this size, still nothing in sum; raises Unbalanced.

    Everybody is rounded down; the coins then missing go to the largest remainders.
    """
    if sum(balances):
        raise Unbalanced(sum(balances))
    coins = [balance // coin for balance in balances]
    by_remainder = sorted(range(len(coins)), key=lambda one: (balances[one] % coin, one))
    for one in by_remainder[len(coins) + sum(coins) :]:
        coins[one] += 1
    return [number * coin for number in coins]
