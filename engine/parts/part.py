"""The base of whatever a game may override: it refuses names that nobody would ever ask for."""

from __future__ import annotations

from inspect import get_annotations
from typing import Any, TypeVar

from engine.override import override
from engine.table import Table

T = TypeVar("T", bound=Table)
"""The table of a game."""


class Part:
    """A class that games derive from. Directly below it stand the classes that say what there is.

    A class further below may add nothing public: what it overrides is known by then, so a name
    that is not is a misspelt one. Helpers begin with an underscore, or are functions of a module.
    A `family` of games is written for its games to override, and may say more.
    """

    @override
    def __init_subclass__(cls, family: bool = False, **options: Any) -> None:
        """Raise TypeError for a public name that no base of the class knows."""
        super().__init_subclass__(**options)
        if family or Part in cls.__bases__:
            return
        bases = cls.__mro__[1:]
        known = {name for base in bases for name in (*vars(base), *get_annotations(base))}
        for name in vars(cls):
            if not name.startswith("_") and name not in known:
                raise TypeError(f"{cls.__module__}.{cls.__qualname__}: nobody asks for {name!r}")
