"""What is asked about a deal that was played with real cards, as data.

A game that asks for more than a number for each side has an `Entry` of its own.

The form, the keys and the sentences come by themselves. Texts: `entry.KEY` is the question,
`entry.KEY.CHOICE` a choice, `refusal.KEY` why the answers cannot be.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeAlias

from engine.facts import Fact
from engine.parts.part import Part, T
from engine.sheet import Line

if TYPE_CHECKING:
    from engine.rules import Rules

Answers: TypeAlias = Mapping[tuple[str, int], int | None]
"""What was answered: by the key of a field and its side. None, or not there, is left blank."""

NUMBER, CHOICE, SIDE, FLAG = "number", "choice", "side", "flag"
NO_YES = ("no", "yes")
"""The choices of a question that is answered with yes or no."""
WON_LOST = ("won", "lost")
"""The choices of the question how it ended for the player of the deal."""
TABLE = -1
"""In place of a side: a question about the whole table."""


class Refused(ValueError):
    """Answers that no deal can have left; `reason` says why as a fact."""

    def __init__(self, reason: Fact) -> None:
        super().__init__(reason.key)
        self.reason = reason


def answered(answers: Answers, key: str) -> int:
    """Return what was answered to this question about the table.

    Raises Refused where it is blank.
    """
    answer = answers.get((key, TABLE))
    if answer is None:
        raise Refused(Fact("not_answered"))
    return answer


def all_taken(tricks: Sequence[int | None], number: int) -> None:
    """Raise Refused where these tricks do not come to the whole."""
    taken = sum(won or 0 for won in tricks)
    if taken != number:
        raise Refused(Fact("tricks_in_all", (taken, number)))


class Field(NamedTuple):
    """A question: about a side or the table, and what may be answered.

    A "number" is at least `low` and at most `high`, a "choice" the place of one of `choices`, a
    "side" one of `sides`, a "flag" 0 or 1: its text says what is so then. What may be left `blank`
    has an answer None; `usual` is what stands there at first.
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
            case "flag":
                return answer in (0, 1)
        return self.low <= answer <= self.high


LARGEST = 9999
"""The largest number of a sheet that is kept by plain numbers."""


class Entry(Part, Generic[T]):
    """What is asked about a deal played with real cards: a number for each side.

    `lines` are those of the deals before it.
    """

    def __init__(self, rules: Rules[T]) -> None:
        self.rules = rules

    def fields(self, lines: Sequence[Line], answers: Answers) -> list[Field]:
        """Return what is asked, given what has been answered so far."""
        return [
            Field("points", side, low=-LARGEST, high=LARGEST, blank=True)
            for side in range(len(self.rules.sides()))
        ]

    def line(self, lines: Sequence[Line], answers: Answers) -> Line:
        """Return the line that the answers come to; raises Refused where no deal ends so."""
        sides = range(len(self.rules.sides()))
        return Line(tuple(answers.get(("points", side)) for side in sides))

    def comes(self, lines: Sequence[Line], line: Line) -> bool:
        """Whether a deal can have left this line.

        `Rules.line_fits` may take more: what earlier versions let somebody write down is read on.
        """
        return self.rules.line_fits(lines, line)

    def answers(self, lines: Sequence[Line], line: Line) -> Answers:
        """Return the answers that come to this line; what cannot be told from it is left out."""
        return {("points", side): value for side, value in enumerate(line.values)}

    def reckoning(self, answers: Answers) -> list[Fact]:
        """How what is answered so far is worked out, line by line: `entry.KEY`."""
        return []

    def title(self, lines: Sequence[Line]) -> Fact | None:
        """Return what the deal after these is called, where that is known before: `line.KEY`."""
        return None
