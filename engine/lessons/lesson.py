"""What a lesson is: a deal that somebody stacked, and steps that tell, show, move and ask."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from engine.moves import Call, Move
from engine.sheet import Line
from engine.table import NOBODY, Seat

Text: TypeAlias = Mapping[str, str]
"""A text by the language that it is in; {} is no text."""

Spoken: TypeAlias = tuple[Seat, Call]
"""Who says what across the table."""

LANGUAGES = ("de", "en")
"""Every text of a lesson is there in each of these."""

LEARNER: Seat = 0
"""The learner's seat."""

PLACES = ("hand", "trick", "up", "stock", "aside", "slate", "calls", "money", "talk")
"""What a step may point at besides cards and people: the calls are the tags above the hand."""


class LessonError(ValueError):
    """A lesson that cannot be held: of which game, which lesson, at which step, and why.

    Step 0 is what stands before the first one: title and deal.
    """

    def __init__(self, game: str, lesson: str, step: int, why: str) -> None:
        super().__init__(f"{game}, lesson {lesson}, step {step}: {why}")
        self.game, self.lesson, self.step, self.why = game, lesson, step, why


@dataclass(frozen=True)
class Deal:
    """Who sits there, by which rules, and what is to lie where after the `opening`.

    What is not said is filled up with the rest of the pack. `done` are the moves that were made
    before the first step.
    """

    preset: str
    options: Mapping[str, Any]
    players: tuple[str, ...]
    dealer: Seat
    hands: tuple[str, ...] = ()
    up: str = ""
    talon: str = ""
    bottom: str = ""
    opening: tuple[Move, ...] = ()
    done: tuple[Move, ...] = ()
    lines: tuple[Line, ...] = ()
    pack: str = ""
    """How the whole pack lies, in place of all that: the codes of its cards as they are dealt."""

    @classmethod
    def of(
        cls,
        data: Mapping[str, Any],
        preset: str,
        opening: tuple[Move, ...],
        done: tuple[Move, ...],
        lines: tuple[Line, ...],
    ) -> Deal:
        """Return the deal of a file, whose moves and lines have been read."""
        return cls(
            data.get("preset", preset),
            data.get("options", {}),
            tuple(data.get("players", ())),
            data.get("dealer", 0),
            tuple(data.get("hands", ())),
            data.get("up", ""),
            data.get("talon", ""),
            data.get("bottom", ""),
            opening,
            done,
            lines,
        )


@dataclass(frozen=True)
class Wrong:
    """What is said to some wrong answers; they may be against the rules."""

    moves: tuple[Move, ...]
    text: Text


@dataclass(frozen=True)
class Ask:
    """A question whose answer is a move.

    With `free` every legal move will do. `other` is said to a legal move that is neither right nor
    among the wrong ones; what is against the rules besides is answered by the rule.
    """

    right: tuple[Move, ...]
    free: bool
    wrong: tuple[Wrong, ...]
    other: Text
    say: tuple[Call, ...] = ()
    """What is to be said across the table, any of these; then no move will do."""


@dataclass(frozen=True)
class Step:
    """First the others move, then something is told, and perhaps asked.

    With `rest` the others go on by rules of thumb until the learner is to decide; with `whole` the
    learner is helped through the rest of the deal. `then` is told when all that is done.
    """

    text: Text
    seat: Seat = NOBODY
    """Who says it, NOBODY for a slip of paper."""
    at: str = ""
    """What the slip points at: a card, "seat:1", or one of PLACES."""
    show: tuple[str, ...] = ()
    """What is lit besides."""
    moves: tuple[Move, ...] = ()
    rest: bool = False
    whole: bool = False
    talk: tuple[Spoken, ...] = ()
    """What others say across the table before it is told."""
    ask: Ask | None = None
    heard: tuple[Spoken, ...] = ()
    """What others say to the right answer."""
    then: Text = field(default_factory=dict)
    explains: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The words of the game that may be used from here on, by language."""


@dataclass(frozen=True)
class Lesson:
    """One lesson of a game."""

    game: str
    name: str
    title: Text
    about: Text
    """What one learns in it, in a short line."""
    deal: Deal
    steps: tuple[Step, ...]
