"""Mutants: a draw holds what it says, and each entry of the list of exceptions still fits."""

from __future__ import annotations

import re
import tomllib
from fnmatch import fnmatch
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import pytest

ROOT = Path(__file__).parents[2]
LIST = tomllib.loads((ROOT / "tests/workshop/mutants.toml").read_text(encoding="utf-8"))["left_out"]


@pytest.mark.parametrize("entry", LIST, ids=lambda entry: entry["reason"][:40])
def test_every_exception_has_a_reason_and_fits_a_line(entry: dict[str, str]) -> None:
    assert len(entry["reason"]) > 10
    assert entry.keys() <= {"file", "operator", "line", "becomes", "reason"}
    assert "line" in entry or "file" in entry
    files = [path for root in ("engine", "desktop") for path in (ROOT / root).rglob("*.py")]
    fitting = [
        path for path in files if fnmatch(path.relative_to(ROOT).as_posix(), entry.get("file", "*"))
    ]
    pattern = re.compile(entry.get("line", ".*"))
    assert any(
        pattern.fullmatch(line.strip())
        for path in fitting
        for line in path.read_text(encoding="utf-8").splitlines()
    )


def test_the_same_seed_draws_the_same_mutants_and_each_can_be_compiled() -> None:
    pytest.importorskip("resource")
    mutants = pytest.importorskip("tests.workshop.mutants")
    drawn, again, other = (
        list(mutants.draw(["engine/corrections.py"], 6, seed)) for seed in (1, 1, 2)
    )
    assert drawn == again != other
    assert len({mutant.key for mutant in drawn}) == 6
    for mutant in drawn:
        compile(mutant.text, "corrections.py", "exec")
        assert not mutants.same(mutant.text, mutant.source)


def test_what_no_test_was_run_on_has_not_survived(tmp_path: Path) -> None:
    """As where the environment is broken, and pytest cannot even begin."""
    pytest.importorskip("resource")
    mutants = pytest.importorskip("tests.workshop.mutants")
    (mutant,) = mutants.draw(["engine/corrections.py"], 1, 1)
    copy = SimpleNamespace(
        home=tmp_path / "copy", put=Mock(), put_back=Mock(), run=Mock(return_value=[])
    )
    with pytest.raises(SystemExit, match="no test ran for "):
        mutants.Trial(copy, [60, 40]).judge(mutant)
    copy.put_back.assert_called_once_with(mutant)


def test_a_mutant_that_ends_pytest_itself_is_killed_by_the_test_it_was_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("resource")
    mutants = pytest.importorskip("tests.workshop.mutants")

    def out_of_memory(self: Any, arguments: list[str], seconds: float) -> int:
        self.notes.write_text('["begun", "a::one"]\n["begun", "a::two"]\n', encoding="utf-8")
        raise MemoryError

    monkeypatch.setattr(mutants.Copy, "__post_init__", lambda self: None)
    monkeypatch.setattr(mutants.Copy, "_be_child", out_of_memory)
    copy = mutants.Copy(tmp_path)
    copy.notes = tmp_path / "notes"
    assert copy.run([], 1.0)[-1] == ("failed", "a::two (INTERNAL_ERROR)")
