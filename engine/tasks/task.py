"""What a task is: a deal up to one decision of seat 0, and what each choice comes to.

The tasks of a game are data beside its rules, `tasks.json`, made by `python3 dev.py tasks GAME`.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine import games
from engine.cards import Card, card
from engine.facts import Fact, FactArg
from engine.lessons.lesson import LEARNER, Ask, Deal, Lesson, LessonError, Step, Wrong
from engine.lessons.stacking import stacked
from engine.match import Match
from engine.moves import Move, UnknownMove, read, write
from engine.parts.beside import text_beside
from engine.rules import IllegalMove
from engine.sheet import Line

LEVELS = (1, 2, 3)
"""Easy, middling, hard."""

_KEYS = {
    *("name", "level", "kind", "preset", "options", "players", "dealer", "lines", "pack", "done"),
    *("right", "unit", "choices", "deals", "layouts", "why"),
}


class TaskError(ValueError):
    """A task that cannot be set: of which game, which task, and why."""

    def __init__(self, game: str, task: str, why: str) -> None:
        super().__init__(f"{game}, task {task}: {why}")
        self.game, self.task, self.why = game, task, why


@dataclass(frozen=True)
class Choice:
    """What one choice comes to on average, in the unit of its task; more is better.

    `behind` is by how much it lags behind the best choice in the same deals, `error` how far that
    may be off in 95 of 100 cases. In `best` of a hundred deals nothing came out better.
    """

    move: Move
    worth: float
    behind: float
    error: float
    best: int


@dataclass(frozen=True)
class Task:
    """One task. `pack` is how the cards were dealt, `done` what was played before the decision."""

    game: str
    name: str
    """The same as long as the deal and the decision are the same."""
    level: int
    kind: str
    """The kind of decision, as `Show.decision` names it."""
    preset: str
    options: Mapping[str, Any]
    """The house rules that are otherwise than the preset's."""
    players: int
    dealer: int
    lines: tuple[tuple[int | None, ...], ...]
    """What was written down before this deal."""
    pack: str
    done: tuple[Move, ...]
    right: tuple[Move, ...]
    """The best choice, and what comes to the same."""
    unit: str
    choices: tuple[Choice, ...]
    """What was weighed, the best first: all that is legal, in the tasks that come with a game."""
    deals: int
    """In how many imagined deals all choices were tried, 0 if every layout was counted."""
    layouts: int
    """In how many ways the unseen cards could lie, all of them tried; 0 if they were imagined."""
    why: Fact
    """What speaks for the best choice: `advice.KEY`."""

    @property
    def best(self) -> Choice:
        """The best choice."""
        return self.choices[0]

    @property
    def next_best(self) -> Choice:
        """The best of those that are wrong."""
        return next(one for one in self.choices if one.move not in self.right)

    def choice(self, move: Move) -> Choice | None:
        """Return what this move comes to; None if it was not to be chosen."""
        return next((one for one in self.choices if one.move == move), None)


def lesson_of(task: Task, names: Sequence[str]) -> Lesson:
    """Return a task as it is put on the table: a lesson of one step that asks.

    `names` are those of the players. The texts are placeholders: the page that shows it says what
    is to be read.
    """
    text = {"de": task.name, "en": task.name}
    wrong = tuple(one.move for one in task.choices if one.move not in task.right)
    ask = Ask(task.right, False, (Wrong(wrong, text),), text)
    step = Step(text, at="hand", ask=ask, then=text)
    deal = Deal(
        preset=task.preset,
        options=task.options,
        players=tuple(names),
        dealer=task.dealer,
        done=task.done,
        lines=tuple(Line(line) for line in task.lines),
        pack=task.pack,
    )
    return Lesson(task.game, f"task-{task.name}", text, text, deal, (step,))


def position(task: Task) -> Match:
    """Return the match as it stands at the decision; raises TaskError if it cannot stand so.

    It is the learner's turn, and the choices of the task are legal.
    """
    try:
        match = stacked(lesson_of(task, [f"{seat}" for seat in range(task.players)]))
    except LessonError as error:
        raise TaskError(task.game, task.name, error.why) from error
    except IllegalMove as error:
        raise TaskError(task.game, task.name, error.reason.key) from error
    if match.turn != LEARNER:
        raise TaskError(task.game, task.name, "it is not the learner's turn")
    if strange := {one.move for one in task.choices} - set(match.legal()):
        told = ", ".join(sorted(write(move) for move in strange))
        raise TaskError(task.game, task.name, f"a choice, but not legal: {told}")
    return match


# As text.


def tasks(game: str) -> tuple[Task, ...]:
    """Return the tasks of a game, the easy ones first; () if it has none. Raises TaskError."""
    text = text_beside(games.find(game).package, "tasks.json")
    return read_tasks(game, text) if text else ()


def read_tasks(game: str, text: str) -> tuple[Task, ...]:
    """Return the tasks in the text of a file; raises TaskError."""
    try:
        data = json.loads(text)
        rows = [*data["tasks"]]
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise TaskError(game, "?", f"no file of tasks: {error}") from error
    return tuple(read_task(game, row) for row in rows)


def read_task(game: str, data: Mapping[str, Any]) -> Task:
    """One task from what stands in a file; raises TaskError."""
    name = str(data.get("name", "?")) if isinstance(data, dict) else "?"
    try:
        if unknown := set(data) - _KEYS:
            raise ValueError(f"unknown: {', '.join(sorted(unknown))}")
        task = Task(
            game,
            name,
            data["level"],
            data["kind"],
            data["preset"],
            data.get("options", {}),
            data["players"],
            data["dealer"],
            tuple(tuple(line) for line in data.get("lines", ())),
            data["pack"],
            tuple(read(one) for one in data["done"]),
            tuple(read(one) for one in data["right"]),
            data["unit"],
            tuple(Choice(read(move), *numbers) for move, *numbers in data["choices"]),
            data.get("deals", 0),
            data.get("layouts", 0),
            Fact(data["why"][0], tuple(_argument(one) for one in data["why"][1:])),
        )
        if task.level not in LEVELS or not task.right or bool(task.deals) == bool(task.layouts):
            raise ValueError("a level, a right answer, and deals or layouts are needed")
        if not {*task.right} < {one.move for one in task.choices}:
            raise ValueError("what is right is to be one of the choices, and another to be wrong")
        for one in task.pack.split():
            card(one)
    except (ValueError, KeyError, TypeError, IndexError, AttributeError, UnknownMove) as error:
        raise TaskError(game, name, f"{type(error).__name__}: {error}") from error
    return task


def as_data(task: Task) -> dict[str, Any]:
    """Return a task as plain values for a file."""
    return {
        "name": task.name,
        "level": task.level,
        "kind": task.kind,
        "preset": task.preset,
        **({"options": dict(task.options)} if task.options else {}),
        "players": task.players,
        "dealer": task.dealer,
        **({"lines": [list(line) for line in task.lines]} if task.lines else {}),
        "pack": task.pack,
        "done": [write(move) for move in task.done],
        "right": [write(move) for move in task.right],
        "unit": task.unit,
        "choices": [
            [write(one.move), one.worth, one.behind, one.error, one.best] for one in task.choices
        ],
        **({"layouts": task.layouts} if task.layouts else {"deals": task.deals}),
        "why": [task.why.key, *(_plain(one) for one in task.why.args)],
    }


def written(seed: int, found: Sequence[Task]) -> str:
    """Return a file of tasks: with which seed they were found, and each on its own line."""
    rows = ",\n".join(json.dumps(as_data(one), ensure_ascii=False) for one in found)
    return f'{{"seed": {seed}, "tasks": [\n{rows}\n]}}\n'


def name_of(pack: str, done: Sequence[Move]) -> str:
    """Return the name of a task: a hash of how the cards lay and what was played."""
    text = " ".join([pack, *(write(move) for move in done)])
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def _plain(argument: FactArg) -> int | str:
    return f"card {argument.code}" if isinstance(argument, Card) else argument


def _argument(value: int | str) -> FactArg:
    if isinstance(value, str) and value.startswith("card "):
        return card(value.removeprefix("card "))
    return value
