"""The engine with compiled modules: they are those that are used, and play the same moves.

Where nothing is compiled, only the list of modules is held to.
"""

from __future__ import annotations

import importlib
import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from engine import games
from tests.workshop.bench.compiled import played

ROOT = Path(__file__).resolve().parent.parent


def beside(name: str) -> ModuleType:
    """A module of `packaging/`, which is no package."""
    path = ROOT / "packaging" / f"{name}.py"
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


COMPILING = beside("compile_engine")
HERE = any(ROOT.glob("*__mypyc*"))
"""Whether this tree has compiled modules."""


def test_there_is_every_module_that_would_be_compiled() -> None:
    assert len(set(COMPILING.MODULES)) == len(COMPILING.MODULES)
    assert all((ROOT / module).is_file() for module in COMPILING.MODULES)


@pytest.mark.parametrize("module", COMPILING.MODULES)
def test_what_is_compiled_is_used(module: str) -> None:
    found = importlib.import_module(module.removesuffix(".py").replace("/", "."))
    assert found.__file__ is not None
    assert found.__file__.endswith(".py") != HERE


SUMS = {
    "gin": "c3cb355ed6714925",
    "kein_stich": "9489a24d7258c4be",
    "knueffeln": "7b870fe5abbd7818",
    "mauscheln": "626691ca848f9d02",
    "mulatschak": "042cc70f8eb1486a",
    "rams": "0c0c5114f3fdb3cf",
    "ramsen": "74cf5908c72ee1dc",
    "ramser": "b50a9d9c543a5d01",
    "ramsli": "543941baa2be56fd",
    "schnellen": "e7f5e1ae0eaac91c",
    "tippen": "8d61760ad24e7df7",
}
"""Of the moves of strong players in a deal, with little thought.

They change with how bots play, on purpose only.
"""


@pytest.mark.parametrize("name", games.names())
def test_strong_players_make_the_same_moves_compiled_or_not(name: str) -> None:
    assert played(name, 1, "strong/12")[2][:16] == SUMS[name]


def test_without_a_compiler_it_is_told_in_a_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("setuptools", reason="without it nothing comes as far as a compiler")
    monkeypatch.setenv("CC", str(tmp_path / "nowhere"))
    monkeypatch.setattr(COMPILING, "MODULES", ("engine/override.py",))
    with pytest.raises(COMPILING.NotCompiled) as told:
        COMPILING.compile_engine(ROOT, tmp_path / "place")
    assert "nowhere" in str(told.value) and "\n" not in str(told.value)
