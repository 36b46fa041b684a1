"""What the results of an arena mean: means and their 95 % confidence intervals."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

_T = (
    (1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (5, 2.571), (6, 2.447), (8, 2.306),
    (10, 2.228), (15, 2.131), (20, 2.086), (30, 2.042), (60, 2.000), (120, 1.980),
)  # fmt: skip
"""Student's t for 95 %, both sides, by degrees of freedom; beyond, the normal's 1.96."""


class Interval(NamedTuple):
    """A mean and the 95 % confidence interval around it."""

    mean: float
    low: float
    high: float

    @property
    def clear(self) -> bool:
        """Whether zero is outside."""
        return self.low > 0 or self.high < 0


def interval(results: Sequence[float]) -> Interval:
    """The mean of independent results; one alone says nothing about its error."""
    number = len(results)
    mean = sum(results) / number
    if number < 2:
        return Interval(mean, float("-inf"), float("inf"))
    spread = sqrt(sum((one - mean) ** 2 for one in results) / (number - 1))
    reach = _t(number - 1) * spread / sqrt(number)
    return Interval(mean, mean - reach, mean + reach)


def _t(freedom: int) -> float:
    """Student's t for so many degrees of freedom, on the safe side between the table's rows."""
    if freedom > 1000:
        return 1.96
    return min(t for row, t in _T if row <= freedom)


def quantile(times: Sequence[float], share: float) -> float:
    """The time that this share of them does not exceed; 0 if there are none."""
    if not times:
        return 0.0
    return sorted(times)[min(len(times) - 1, int(share * len(times)))]
