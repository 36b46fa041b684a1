"""Finds games in folders of the user's own; their modules may say `engine` wherever it lies.

In an installed program the engine is `kartentisch.engine`, in a checkout `engine`. Only the program
gives it both names, and only where such folders are named: the library takes no name but its own.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterable, Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from types import ModuleType

import engine
from engine import games

NAME = "engine"
"""What games call the engine."""


def look_in(folders: Iterable[str]) -> list[games.NotUsed]:
    """Find games in these folders too; what cannot be used, as `engine.games.look_in` says."""
    found = list(folders)
    named = any(isinstance(one, _Named) for one in sys.meta_path)
    if found and engine.__name__ != NAME and not named:
        sys.meta_path.insert(0, _Named())
    return games.look_in(found)


class _Named(MetaPathFinder, Loader):
    """Gives out the modules of the engine, the very same ones, by the name in a checkout."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        ours = fullname.partition(".")[0] == NAME
        return spec_from_loader(fullname, self) if ours else None

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        module = importlib.import_module(engine.__name__ + spec.name.removeprefix(NAME))
        spec.loader_state = module.__spec__
        return module

    def exec_module(self, module: ModuleType) -> None:
        # It was run under its own name; only that has been written over.
        assert module.__spec__ is not None
        module.__spec__ = module.__spec__.loader_state
