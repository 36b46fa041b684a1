"""Cases of the rules as text: a position, moves, and what holds then.

A file `cases.txt` beside the tests of a game has them. What begins at the margin is the name of a
case, a heading (`# ...`) or words that stand for others from there on (`STRONG = HA HK`). Indented
are the steps of the case, parted by line ends or ";", and remarks (`# ...`):

    dealt E7 E8 | GA HA | up=H8   a position, by a function in `positions` beside the file
    > !pass !knock                moves of whose turn it is
    second> E7 !draw              moves of this seat, whose turn it must be
    do says second | good         another method of the position
    make 4 | preset=power         the rules for so many, by a preset and other options
    its sheet [5 - 0, 2 3 -]      goes on with what this gives: here the sheet of two lines
    hand second: E7 E8            what holds: a method or attribute of the position, a field of
                                  its table, or a function in `positions`; perhaps of a place in
                                  it (`up [-1]: S10`), or of their number (`len up: 3`)
    as second aside [0]: ??       the same field as a seat sees it
    told has fails                what is among others, or is not (`told lacks fails`)
    over                          what is true, or is not (`not over`)

Arguments are parted by "|": numbers, yes, no, - for None, (1 2) for a tuple, seats by their name in
`positions`, else text; "8" is text, too. A line of the sheet is {5 - 0 fails=1}, several are within
brackets. What is empty is `nothing`; lists within a list are parted by "|".
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from importlib import import_module
from inspect import signature
from pathlib import Path
from typing import Any, NamedTuple

from engine import games
from engine.cards import Card
from engine.facts import Fact
from engine.hidden import view
from engine.moves import Call, write
from engine.rules import Rules
from engine.sheet import Line, Note

HERE = Path(__file__).parent

_WORD = re.compile(r"\w+")
_MOVES = re.compile(r"(\w*)> (.+)")
_NAMED = re.compile(r"(\w+)=(.*)")
_PLACE = re.compile(r" \[(-?\w+)\]$")
_OF_ALL: Mapping[str, Callable[[Any], Any]] = {
    "len": len,
    "set": set,
    "sum": sum,
    "keys": lambda found: [one.key for one in found],
    "sizes": lambda found: [len(one) for one in found],
}


class Case(NamedTuple):
    """A case: its name, where it stands, and its steps."""

    game: str
    name: str
    line: int
    steps: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.game}: {self.name}"


def cases() -> Iterator[Case]:
    """Every case of every game."""
    for file in sorted(HERE.glob("*/cases.txt")):
        yield from read_cases(file.parent.name, file.read_text(encoding="utf-8"))


def read_cases(game: str, text: str) -> Iterator[Case]:
    words: dict[str, str] = {}
    name, line, steps = "", 0, list[str]()
    for number, one in enumerate([*text.splitlines(), "end"], 1):
        if one.startswith("  "):
            if not one.lstrip().startswith("#"):
                steps += [said for step in one.split(";") if (said := replaced(step, words))]
        elif one:
            if steps:
                yield Case(game, name, line, tuple(steps))
            name, line, steps = one.partition("  #")[0], number, []
            if found := re.fullmatch(r"([A-Z_]+) = (.*)", one):
                words[found[1]] = replaced(found[2], words)


def replaced(text: str, words: Mapping[str, str]) -> str:
    return _WORD.sub(lambda found: words.get(found[0], found[0]), text.strip())


class Runner:
    """Does the steps of a case at one table after the other."""

    def __init__(self, game: str) -> None:
        own = vars(import_module(f"tests.engine.games.{game}.positions"))
        self.language = {"make": partial(make, game), **own}
        self.seats = {
            name.lower(): str(seat)
            for name, seat in {"NOBODY": -1, **self.language}.items()
            if name.isupper() and isinstance(seat, int)
        }
        self.there: Any = None

    def run(self, steps: Iterable[str]) -> None:
        """Raises AssertionError at a step that does not hold."""
        for step in steps:
            self.step(step)

    def step(self, step: str) -> None:
        if moves := _MOVES.fullmatch(step):
            seat = self.there.turn if not moves[1] else self.value(moves[1])
            for move in moves[2].split("," if "," in moves[2] else None):
                if move.strip():
                    self.there.does(seat if moves[1] else self.there.turn, move.strip())
        elif step.startswith("do "):
            self.found(step[3:])
        elif step.startswith("its "):
            self.there = self.found(step[4:])
        elif (parted := re.split(r" (has|lacks) |(?::)(?= )", step, maxsplit=1))[1:]:
            subject, kind, said = parted
            found, wanted = self.found(subject), self.wanted(said)
            if kind is None:
                assert text(found) == wanted, f"{step}\n  but is {text(found)}"
            else:
                among = found if isinstance(found, str) else [*map(text, found)]
                assert (wanted in among) == (kind == "has"), f"{step}\n  of {among}"
        elif step.startswith("not "):
            assert not self.found(step[4:]), step
        elif callable(self.language.get(step.split()[0])):
            made = self.found(step, made=True)
            if isinstance(made, bool):
                assert made, step
            elif isinstance(made, (type(None), int, str, list, tuple, set, dict)):
                raise TypeError(f"{step} is nothing of which something could be said")
            else:
                self.there = made
        else:
            assert self.found(step), step

    def found(self, subject: str, *, made: bool = False) -> Any:
        """What this says of the position, or what a function makes of its arguments."""
        if place := _PLACE.search(subject):
            return self.found(subject[: place.start()])[self.value(place[1])]
        path, _, rest = subject.partition(" ")
        if path in _OF_ALL:
            return _OF_ALL[path](self.found(rest))
        there = self.there
        places = [] if made else [there, getattr(there, "table", None)]
        if path == "as":
            seat, _, rest = rest.partition(" ")
            path, _, rest = rest.partition(" ")
            places = [view(there.table, self.value(seat)).table]
        named: dict[str, Any] = {}
        args: list[Any] = []
        for arg in rest.split("|") if rest else ():
            if key := _NAMED.fullmatch(arg.strip()):
                named[key[1]] = self.value(key[2])
            else:
                args.append(self.value(arg.strip()))
        first, *names = path.split(".")
        at = next((one for one in places if hasattr(one, first)), None)
        if at is None and (own := self.language.get(path)) is not None:
            if next(iter(signature(own).parameters), "") == "there":
                args.insert(0, there)
            return own(*args, **named)
        if at is None:
            at = there.rules
            args.insert(0, places[-1])
        for name in (first, *names):
            at = getattr(at, name)
            if callable(at):
                at, args, named = at(*args, **named), [], {}
        assert not args, f"{subject}: nothing takes an argument"
        return at

    def value(self, said: str) -> Any:
        """An argument."""
        if said.startswith("(") and said.endswith(")"):
            return tuple(map(self.value, said[1:-1].split()))
        if said.startswith("{"):
            return line_of(said[1:-1])
        if said.startswith("["):
            return [line_of(one) for one in said[1:-1].split(",") if one]
        if said.startswith('"'):
            return said.strip('"')
        said = self.seats.get(said, said)
        if re.fullmatch(r"-?\d+", said):
            return int(said)
        return {"yes": True, "no": False, "-": None}.get(said, said)

    def wanted(self, said: str) -> str:
        said = _WORD.sub(lambda found: self.seats.get(found[0], found[0]), said)
        return " ".join(said.split())


def make(game: str, players: int, preset: str = "", **options: Any) -> Rules[Any]:
    """The rules of a game for so many."""
    kind = games.find(game)
    chosen = kind.presets[preset] if preset else kind.options()
    return kind.make(replace(chosen, **options), players)


def line_of(said: str) -> Line:
    """A line of the sheet: a number for each side, "-" for none, and notes."""
    values = [None if one == "-" else int(one) for one in said.split() if "=" not in one]
    notes = [one.split("=") for one in said.split() if "=" in one]
    return Line(tuple(values), tuple(Note(key, int(number)) for key, number in notes))


def text(found: Any) -> str:
    """What was found, as a case says it."""
    if found is None:
        return "-"
    if isinstance(found, bool):
        return "yes" if found else "no"
    if isinstance(found, Fact):
        return found.key + (f"({text(found.args)})" if found.args else "")
    if isinstance(found, Line):
        return " ".join([text(found.values), *(f"{one.key}={one.number}" for one in found.notes)])
    if isinstance(found, Call):
        return write(found)
    if hasattr(found, "_fields"):
        return f"{text(found[0])}({text(found[1:])})"
    if isinstance(found, (str, int, Card)):
        return " ".join(str(found).split()) or "nothing"
    if isinstance(found, dict):
        found = list(found.items())
    if isinstance(found, (set, frozenset)):
        return " ".join(sorted(map(text, found))) or "nothing"
    if isinstance(found, (list, tuple)):
        nested = any(isinstance(one, (list, tuple)) for one in found)
        return (" | " if nested else " ").join(map(text, found)) or "nothing"
    raise TypeError(f"no text for {found!r}")
