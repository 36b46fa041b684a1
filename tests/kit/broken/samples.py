"""How a broken sample is entered, and which laws go red at it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, make_dataclass, replace
from functools import partial
from typing import Any

from engine import games
from engine.fields import Public
from engine.options import Options, switch
from engine.rules.game import Game
from engine.table import Table
from tests.kit.agreed import Alone, alone
from tests.kit.cases import Case, share
from tests.kit.laws import LAWS, PART, Law, binds
from tests.kit.walking import calls, evening

PARTS = ("show", "bots", "booklet", "entry")
FEW = 96
"""At which part of its tables a law is held at a broken sample."""

Spoil = Callable[[Any], type[Any]]
"""Makes a broken part of a game out of the right one."""


@dataclass(frozen=True)
class Sample:
    """A defect: which law it breaks, in which game, and what else cannot hold beside it.

    `instead` names what of the engine is replaced in the modules of the kit, and by what; `label`
    is the preset it is tried with, "" for the first; `part` is the part of the game that is broken.
    A law with several samples gives each a `name`. `switch` is a house rule that is added.
    """

    law: str
    game: str
    spoil: Spoil
    also: tuple[str, ...] = ()
    instead: tuple[tuple[str, object], ...] = ()
    label: str = ""
    part: str = "rules"
    name: str = ""
    switch: str = ""

    def broken(self, right: Game[Any]) -> Game[Any]:
        """The game with its broken part. Its words and parts are looked for where they were."""
        made = right.make(right.options(), right.usual())
        kind = type(made) if self.part == "rules" else type(getattr(made, self.part))
        there: dict[str, Any] = {"words": lambda game: right.texts}
        there |= {part: partial(right.part, part) for part in PARTS}
        there[self.part] = self.spoil(kind)
        if self.switch:
            more = [(self.switch, bool, switch(False))]
            there["options"] = make_dataclass("More", more, bases=(right.options,), frozen=True)
        return replace(right, **there)

    def replaced(self) -> dict[str, object]:
        """What of the kit's modules another thing takes the place of.

        Of house rules only the switch is tried: the others are as they were.
        """
        if not self.switch:
            return dict(self.instead)
        every = alone

        def its(kind: type[Options]) -> list[Alone]:
            return [one for one in every(kind) if one.name == self.switch]

        return {"alone": its, "covering": lambda kind: ()}

    def case(self) -> Case:
        """What the defect is tried at."""
        some = [case for case in share(self.game) if self.label in ("", case.label)]
        return replace(some[0], sense=0.0)

    def __str__(self) -> str:
        return self.name or self.law


SAMPLES: dict[str, Sample] = {}


def breaks(law: str, game: str, *also: str, **how: str) -> Callable[[Spoil], Spoil]:
    """Enter broken rules, or another part: the function makes it out of the right one of a game."""

    def enter(spoil: Spoil) -> Spoil:
        _enter(Sample(law, game, spoil, also, **how))
        return spoil

    return enter


def breaks_by(law: str, game: str, *also: str, **instead: object) -> None:
    """Enter something broken that takes the place of what the kit uses of the engine."""
    _enter(Sample(law, game, lambda right: right, also, tuple(instead.items())))


def _enter(sample: Sample) -> None:
    assert str(sample) not in SAMPLES, sample
    SAMPLES[str(sample)] = sample


@contextmanager
def put_in_place(sample: Sample) -> Iterator[None]:
    """While this lasts, the kit meets the broken thing instead of the right one."""
    find, right = games.find, games.find(sample.game)
    broken = sample.broken(right)
    rooms = [one for name, one in sys.modules.items() if name.startswith("tests.kit.")]
    instead = sample.replaced()
    before = [
        (room, name, getattr(room, name))
        for room in rooms
        for name in instead
        if hasattr(room, name)
    ]
    vars(games)["find"] = lambda name: broken if name == sample.game else find(name)
    for room, name, _ in before:
        setattr(room, name, instead[name])
    evening.cache_clear()
    try:
        yield
    finally:
        vars(games)["find"] = find
        for room, name, one in before:
            setattr(room, name, one)
        evening.cache_clear()


def red(sample: Sample, part: int = 1) -> set[str]:
    """The laws that a sample breaks.

    With a `part` of n, of those that it should not break only an nth is tried, by the sample's
    place among all of them.
    """
    calls(sample.game)  # of the right game
    place = sum(sample.law.encode())
    with put_in_place(sample):
        case = sample.case()
        own = {sample.law, *sample.also}
        tried = [
            law
            for number, law in enumerate(LAWS.values(), place)
            if (law.name in own or not number % part) and binds(law, sample.game)
        ]
        parts = {
            law.name: FEW if law.name == sample.law else FEW * law.part // PART for law in tried
        }
        return {law.name for law in tried if not keeps(law, case, parts[law.name])}


def keeps(law: Law, case: Case, part: int) -> bool:
    """Whether a law holds at a case, tried at few tables.

    What only a sample that is written wrong raises, is raised.
    """
    try:
        law.hold(case, -(-law.tables // part))
    except (AttributeError, NameError, TypeError):
        raise
    except Exception:
        return False
    return True


# Tables with a field more.


class Thing:
    """Equal to nothing but itself."""


def with_field(rules: Any) -> Any:
    """The class of a game's tables with a field more: declared as a text, so that copies share it.

    Whatever else is put there they share too.
    """
    right = _table_of(rules)

    @dataclass(slots=True, eq=False)
    class WithField(right):  # type: ignore[misc,valid-type]
        more: Public[str] = ""

    # Pickles name a class by where it is found.
    WithField.__qualname__ = WithField.__name__
    globals()[WithField.__name__] = WithField
    return WithField


def _table_of(rules: Any) -> type[Table]:
    (game,) = (one for one in map(games.find, games.names()) if one.rules is rules)
    made = game.make(game.options(), game.usual())
    setup = made.next_deal([], 0)
    assert setup is not None
    return type(made.deal(made.pack(), setup))


def moved(t: Table, kind: type[Table], more: object) -> Any:
    """The same table as one of this class."""
    other: Any = object.__new__(kind)
    for name, value in t.fields().items():
        setattr(other, name, value)
    other.facts, other.more = t.facts, more
    return other
