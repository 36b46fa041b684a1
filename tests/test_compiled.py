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
from tests.bench.compiled import played

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
    "gin": "01238305fac76774",
    "kein_stich": "9489a24d7258c4be",
    "knueffeln": "ede0287bd4020695",
    "ramsen": "12d1a7a71946e0b3",
    "ramsli": "73bcbee6cd41ef1c",
}
"""Of the moves of strong players in a deal. They change with how bots play, on purpose only."""


@pytest.mark.one_in(3)
@pytest.mark.parametrize("name", games.names())
def test_strong_players_make_the_same_moves_compiled_or_not(name: str) -> None:
    assert played(name, 1)[2][:16] == SUMS[name]


def test_without_a_compiler_it_is_told_in_a_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", str(tmp_path / "nowhere"))
    monkeypatch.setattr(COMPILING, "MODULES", ("engine/bots/racing.py",))
    with pytest.raises(COMPILING.NotCompiled) as told:
        COMPILING.compile_engine(ROOT, tmp_path / "place")
    assert "nowhere" in str(told.value) and "\n" not in str(told.value)
