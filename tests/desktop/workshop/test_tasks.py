"""`python3 dev.py tasks`: finds tasks, writes them, and weighs those there are again."""

from __future__ import annotations

import pytest

from engine.tasks import task as module
from engine.tasks.task import read_tasks, tasks
from tests.workshop import tasks as command


def test_it_finds_tasks_and_writes_them(tmp_path, capsys):
    out = tmp_path / "tasks.json"
    told = ["kein_stich", "--number", "2", "--deals", "60", "--out", str(out)]
    assert command.main(told) == 0
    found = read_tasks("kein_stich", out.read_text(encoding="utf-8"))
    assert len(found) == 2
    assert all(one.name in capsys.readouterr().out for one in found[:1])


def test_it_weighs_them_again(monkeypatch, capsys):
    some = tasks("kein_stich")[:2]
    monkeypatch.setattr("tests.workshop.tasks.tasks", lambda game: some)
    assert command.main(["kein_stich", "--check", "--deals", "60"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 2


def test_a_task_that_does_not_hold_is_named(monkeypatch, capsys):
    data = module.as_data(tasks("kein_stich")[0])
    best, other, *rest = data["choices"]
    data |= {"choices": [other, best, *rest], "right": [other[0]]}
    wrong = module.read_task("kein_stich", data)
    monkeypatch.setattr("tests.workshop.tasks.tasks", lambda game: (wrong,))
    assert command.main(["kein_stich", "--check", "--deals", "60"]) == 2
    assert f"kein_stich, task {wrong.name}: " in capsys.readouterr().err


@pytest.mark.parametrize(
    "told",
    [
        ["tarot"],
        ["kein_stich", "--number", "none"],
        ["kein_stich", "--deals", "1"],
        ["kein_stich", "--number", "1", "--deals", "30", "--out", "/nowhere/at/all.json"],
    ],
)
def test_what_cannot_be_is_said(told, capsys):
    assert command.main(told) == 2
    assert capsys.readouterr().err.startswith("kartentisch: ")
