"""Running a contest: rounds go to an executor, and what comes back is summed up.

Any `concurrent.futures.Executor` serves: processes of this machine, or those of a cluster. How
many there are changes how long it takes and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from dataclasses import dataclass
from itertools import combinations
from math import sqrt
from typing import NamedTuple

from engine.bots.arena.contest import Contest, Outcome, Round, play
from engine.bots.bot import Clock

AHEAD = 64
"""How many rounds at most wait in an executor."""


@dataclass(frozen=True)
class Result:
    """What a contest came to.

    `means` are what each name got a round, `won` its share of wins. `ahead` has, for each pair of
    names in their order, by how much the first did better, `won_more` by how much its share of
    wins is greater; `times` are the mean, the median and the 99th hundredth of its decisions.
    """

    contest: Contest
    rounds: int
    means: Mapping[str, Interval]
    won: Mapping[str, Interval]
    ahead: Mapping[tuple[str, str], Interval]
    won_more: Mapping[tuple[str, str], Interval]
    times: Mapping[str, tuple[float, float, float]]


def contested(
    contest: Contest,
    rounds: int,
    executor: Executor | None = None,
    clock: Clock | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> Result:
    """Play these rounds, here or by an executor, and sum them up."""
    tasks = (Round(contest, number, clock) for number in range(1, rounds + 1))
    played = map(play, tasks) if executor is None else _by(executor, tasks)
    outcomes = []
    for done, outcome in enumerate(played, 1):
        outcomes.append(outcome)
        progress(done)
    outcomes.sort(key=lambda one: one.number)
    return summed(contest, outcomes)


def _by(executor: Executor, tasks: Iterator[Round]) -> Iterator[Outcome]:
    """Yield the outcomes as they come, with a few rounds always waiting."""
    waiting: set[Future[Outcome]] = set()
    for task in tasks:
        waiting.add(executor.submit(play, task))
        if len(waiting) >= AHEAD:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    while waiting:
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        for future in done:
            yield future.result()


def summed(contest: Contest, outcomes: list[Outcome]) -> Result:
    """Return what the outcomes of all rounds come to."""
    names = list(outcomes[0].payoffs)
    means = {name: interval([one.payoffs[name] for one in outcomes]) for name in names}
    won = {name: interval([one.won[name] for one in outcomes]) for name in names}
    pairs = list(combinations(names, 2))
    ahead = {
        (one, two): interval([each.payoffs[one] - each.payoffs[two] for each in outcomes])
        for one, two in pairs
    }
    won_more = {
        (one, two): interval([each.won[one] - each.won[two] for each in outcomes])
        for one, two in pairs
    }
    times = {}
    for name in names:
        taken = [time for one in outcomes for time in one.times.get(name, ())]
        mean = sum(taken) / len(taken) if taken else 0.0
        times[name] = (mean, quantile(taken, 0.5), quantile(taken, 0.99))
    return Result(contest, len(outcomes), means, won, ahead, won_more, times)


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
    """Return the mean of independent results; one alone says nothing about its error."""
    number = len(results)
    mean = sum(results) / number
    if number < 2:
        return Interval(mean, float("-inf"), float("inf"))
    spread = sqrt(sum((one - mean) ** 2 for one in results) / (number - 1))
    reach = _t(number - 1) * spread / sqrt(number)
    return Interval(mean, mean - reach, mean + reach)


def _t(freedom: int) -> float:
    """Student's t for these degrees of freedom, on the safe side between the table's rows."""
    if freedom > 1000:
        return 1.96
    return min(t for row, t in _T if row <= freedom)


def quantile(times: Sequence[float], share: float) -> float:
    """Return the time that this share of them does not exceed; 0 if there are none."""
    if not times:
        return 0.0
    return sorted(times)[min(len(times) - 1, int(share * len(times)))]
