"""What is asked about a deal that was played with real cards, as data.

A game that asks for more than a number for each side says so in `entry.py` in its folder:

    def fields(game, lines, answers): ...   # what is asked, given what has been answered so far
    def line(game, lines, answers): ...     # the line that the answers come to; raises Refused
    def answers(game, lines, line): ...     # the answers that come to this line

    def title(game, lines): ...             # optional: the fact that names the deal to come

The form, the keys and the sentences come by themselves. Texts: `entry.KEY` is the question,
`entry.KEY.CHOICE` a choice, `refusal.KEY` why the answers cannot be.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from engine.facts import Fact
from engine.rules import Rules
from engine.sheet import Line

Answers: TypeAlias = Mapping[tuple[str, int], int | None]
"""What was answered: by the key of a field and its side. None, or not there, is left blank."""

NUMBER, CHOICE, SIDE = "number", "choice", "side"
TABLE = -1
"""In place of a side: a question about the whole table."""


class Refused(ValueError):
    """Answers that no deal can have left; `reason` says why as a fact."""

    def __init__(self, reason: Fact) -> None:
        super().__init__(reason.key)
        self.reason = reason


class Field(NamedTuple):
    """A question: about a side or the table, and what may be answered.

    A "number" is at least `low` and at most `high`, a "choice" the place of one of `choices`, a
    "side" one of `sides`. What may be left `blank` has an answer None; `usual` is what stands there
    at first.
    """

    key: str
    side: int = TABLE
    kind: str = NUMBER
    low: int = 0
    high: int = 0
    choices: tuple[str, ...] = ()
    sides: tuple[int, ...] = ()
    blank: bool = False
    usual: int | None = None

    @property
    def name(self) -> tuple[str, int]:
        """Under which the answer is found."""
        return self.key, self.side

    def allows(self, answer: int | None) -> bool:
        """Whether this can be answered."""
        if answer is None:
            return self.blank
        match self.kind:
            case "choice":
                return 0 <= answer < len(self.choices)
            case "side":
                return answer in self.sides
        return self.low <= answer <= self.high


LARGEST = 9999
"""The largest number of a sheet that is kept by plain numbers."""


def fields(rules: Rules[Any], lines: Sequence[Line], answers: Answers) -> list[Field]:
    """A number for each side: for games that ask no more."""
    return [
        Field("points", side, low=-LARGEST, high=LARGEST, blank=True)
        for side in range(len(rules.sides()))
    ]


def line(rules: Rules[Any], lines: Sequence[Line], answers: Answers) -> Line:
    """The numbers as they are."""
    return Line(tuple(answers.get(("points", side)) for side in range(len(rules.sides()))))


def answers(rules: Rules[Any], lines: Sequence[Line], line: Line) -> Answers:
    """The numbers of a line."""
    return {("points", side): value for side, value in enumerate(line.values)}
