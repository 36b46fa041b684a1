"""What a law is, and how a game is held to it: at how many tables, in how many cases.

A law is a function that fails loudly where it is broken, and gives back how many things it has
checked. It is entered in `LAWS` by how it is held: `at_tables` at tables with a decision,
`at_ends` at finished deals, `at_every_table` at both, `in_evenings` at a case as a whole.

A law must find something to check, or it has not been held at all. `of` names the hooks of a game
that it is about: games without any of them are not held to it. `field` names something of `FIELDS`
that a game may leave alone: only then may there be nothing to check.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import fields
from typing import Any, NamedTuple

from engine import games
from engine.rules import Phase, Rules
from engine.rules.bots import Bots
from engine.rules.entry import Entry
from engine.rules.show import Show
from engine.table import Table
from tests.kit.cases import SHARE, Case, share
from tests.kit.walking import Moment, evening, spread

AtTable = Callable[[Rules[Any], Table], int]
AtMoment = Callable[[Rules[Any], Moment], int]
InEvening = Callable[[Case], int]
InGame = Callable[[str, int], int]


PART = 6
"""The suite holds a law at a sixth of its cases, where it says nothing else."""


class Law(NamedTuple):
    """A law: how it is held at a case and so many of its tables, and at how much of each game."""

    name: str
    hold: Callable[[Case, int], int]
    of: tuple[str, ...] = ()
    field: str = ""
    cases: int = SHARE
    tables: int = 0
    part: int = PART
    """The suite holds it at one of so many cases and tables; `python3 dev.py kit` at all."""

    def __str__(self) -> str:
        return self.name


LAWS: dict[str, Law] = {}


def _enter(law: Callable[..., int], hold: Callable[[Case, int], int], **how: Any) -> None:
    name = law.__name__
    assert name not in LAWS, name
    LAWS[name] = Law(name, hold, **how)


def _at(chosen: Callable[[Moment], bool], law: AtMoment) -> Callable[[Case, int], int]:
    def hold(case: Case, number: int) -> int:
        game = case.make()
        some = [moment for moment in evening(case) if chosen(moment)]
        return sum(law(game, moment) for moment in spread(some, number))

    return hold


def at_tables(tables: int, *of: str) -> Callable[[AtTable], AtTable]:
    """A law of tables with a decision; `tables` of each game are tried."""

    def enter(law: AtTable) -> AtTable:
        hold = _at(lambda moment: bool(moment.t.phase), lambda game, at: law(game, at.t))
        _enter(law, hold, of=of, tables=tables)
        return law

    return enter


def at_every_table(tables: int, *of: str, field: str = "") -> Callable[[AtTable], AtTable]:
    """A law of all tables, those of finished deals too."""

    def enter(law: AtTable) -> AtTable:
        hold = _at(lambda moment: True, lambda game, at: law(game, at.t))
        _enter(law, hold, of=of, tables=tables, field=field)
        return law

    return enter


def at_moments(tables: int, *of: str) -> Callable[[AtMoment], AtMoment]:
    """A law of tables and what has been told on the way to them."""

    def enter(law: AtMoment) -> AtMoment:
        _enter(law, _at(lambda moment: True, law), of=of, tables=tables)
        return law

    return enter


def at_ends(*of: str, field: str = "") -> Callable[[AtMoment], AtMoment]:
    """A law of finished deals: all of them are tried."""

    def enter(law: AtMoment) -> AtMoment:
        def hold(case: Case, number: int) -> int:
            game = case.make()
            over = [moment for moment in evening(case) if not moment.t.phase]
            return sum(law(game, moment) for moment in over)

        _enter(law, hold, of=of, field=field)
        return law

    return enter


def in_evenings(cases: int, *of: str) -> Callable[[InEvening], InEvening]:
    """A law of a case as a whole, tried at so many cases of each game."""

    def enter(law: InEvening) -> InEvening:
        _enter(law, lambda case, number: law(case), of=of, cases=cases)
        return law

    return enter


def in_games(tables: int, *of: str, part: int) -> Callable[[InGame], InGame]:
    """A law of a game as a whole, which tries house rules by itself, each at so many tables."""

    def enter(law: InGame) -> InGame:
        hold = lambda case, number: law(case.game, number)  # noqa: E731
        _enter(law, hold, of=of, cases=1, tables=tables, part=part)
        return law

    return enter


# How a game is held to a law.


def has(name: str, hooks: Iterable[str]) -> bool:
    """Whether a game answers one of these hooks in a way of its own.

    "applies" stands for house rules that mean something beside certain others only. "formal" is
    answered by the chapters, and "barred" may be.
    """
    kind = games.find(name)
    made = kind.make(kind.options(), kind.usual())
    special = {
        "applies": any(one.metadata["when"] for one in fields(kind.options)),
        "barred": _own(made, Rules, "barred")
        or any(_own(one, Phase, "barred") for one in made.flow()),
        "formal": any(_own(one, Phase, "formal") for one in made.flow()),
    }
    return any(special[hook] if hook in special else _answers(made, hook) for hook in hooks)


def _answers(made: Rules[Any], hook: str) -> bool:
    part, _, name = hook.rpartition(".")
    if part == "bots":
        return _own(made.bots, Bots, name)
    if part == "entry":
        return _own(made.entry, Entry, name)
    return _own(made, Rules, name) if hasattr(Rules, name) else _own(made.show, Show, name)


def _own(part: object, base: type, hook: str) -> bool:
    return getattr(type(part), hook) is not getattr(base, hook)


def binds(law: Law, name: str) -> bool:
    """Whether a law is about a game."""
    return not law.of or has(name, law.of)


def bound(law: Law) -> list[str]:
    """The games that a law is about."""
    return [name for name in games.names() if binds(law, name)]


def held(law: Law, name: str, part: int = 1) -> int:
    """Hold a game to a law in all its cases; how many things were checked.

    With a `part` of n, at an nth of the cases and tables; where these give it nothing to check, at
    further cases until one does. Raises what the law raises at the first case that breaks it, with
    the names of all of them.
    """
    checked, broken, first = 0, [], None
    some = share(name)[: -(-law.cases // part)]
    tables = -(-law.tables // (part * len(some)))
    for case in share(name)[: law.cases]:
        if case not in some:
            if checked or broken or law.field:
                break
            some += (case,)
        try:
            checked += law.hold(case, tables)
        except Exception as error:
            broken.append(str(case))
            first = first or error
    if first is not None:
        first.add_note(f"{law} is broken by {len(broken)} of {len(some)}: {', '.join(broken)}")
        raise first
    return checked
