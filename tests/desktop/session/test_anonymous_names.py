"""Files that are called by somebody's name are called otherwise once the name is to go."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from desktop.common import paths
from desktop.session import anonymous, last_evening, written
from desktop.session import anonymous_names as names
from desktop.session.evening_file import locked
from engine.anonymity import Anonymity
from engine.store import CLUB, load, whole

HEAD = {
    "kartentisch": 2,
    "game": "ramsen",
    "options": {"crosses": 1},
    "seats": [{"name": "Anna Aicher", "id": "a1"}, {"name": "Ben"}],
    "seed": "64",
}
OTHERS = {**HEAD, "seats": [{"name": "Dora"}, {"name": "Ben"}]}
CLUB_HEAD = {"tournament": 2, "title": "50 Jahre Anna Aicher", "seed": 64}
RESULT = {"result": [1, 1], "values": [1, 2], "source": "Anna Aicher.kartentisch"}


@pytest.fixture
def home(own_home: Path) -> Path:
    """A house in which Anna's name stands in names of files, too."""
    evenings, clubs, copies = paths.evenings(), paths.tournaments(), paths.tournament_backups()
    made = {
        evenings / "Anna Aicher.kartentisch": whole([HEAD]),
        evenings / "Anna Aicher.kartentisch.torn1": b"{",
        evenings / "Bei anna_aicher im Garten.kartentisch": whole([OTHERS]),
        evenings / "Anna.kartentisch": whole([OTHERS]),
        evenings / "Annabell Aicher.kartentisch": whole([OTHERS]),
        evenings / "archive" / "Anna Aicher.kartentisch": whole([OTHERS]),
        evenings / "bin" / "Anna Aicher.kartentisch": whole([OTHERS]),
        evenings / "bin" / ".ages.json": json.dumps(
            {"version": 1, "last": 5, "ages": {"Anna Aicher": 7.0, "Ben": 8.0}}
        ).encode(),
        clubs / "50 Jahre Anna Aicher.kartenturnier": whole([CLUB_HEAD, RESULT]),
        copies / "50 Jahre Anna Aicher" / "0001 round 1.kartenturnier": whole([CLUB_HEAD]),
        paths.club_templates(): json.dumps(
            {"tents": {"text": "# {names}\nYour host: Anna Aicher", "picture": ""}}
        ).encode(),
    }
    for path, data in made.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    return own_home


def told(home: Path) -> dict[str, bytes]:
    """All files with what they hold, but for the record of what was written where."""
    return {
        str(one.relative_to(home)): one.read_bytes()
        for one in sorted(home.rglob("*"))
        if one.is_file() and one.name != written.FILE
    }


def hide() -> anonymous.Made:
    return anonymous.make(anonymous.look("Anna Aicher"), "Anonymous 1")


def test_no_file_is_called_so_any_more_and_then_all_are_again(home: Path) -> None:
    before = told(home)
    found = anonymous.look("Anna Aicher")
    assert told(home) == before, "looking changes nothing"
    assert len(found.named) == 7
    made = hide()
    after = told(home)
    assert not [name for name in after if "Aicher" in name and "Annabell" not in name]
    assert not [name for name, data in after.items() if b"Anna Aicher" in data]
    evenings = paths.evenings()
    assert {one.name for one in evenings.iterdir() if one.is_file()} == {
        "Anonymous 1.kartentisch",
        "Anonymous 1.kartentisch.torn1",
        "Bei Anonymous 1 im Garten.kartentisch",
        "Anna.kartentisch",
        "Annabell Aicher.kartentisch",
    }
    made.take_back()
    assert told(home) == before


def test_what_tells_of_a_file_follows(home: Path) -> None:
    mine = paths.evenings() / "Anna Aicher.kartentisch"
    club = paths.tournaments() / "50 Jahre Anna Aicher.kartenturnier"
    last_evening.remember(mine)
    last_evening.remember_club(club)
    written.note(mine, written.of([HEAD, {}, {}], None))
    made = hide()
    now = mine.with_name("Anonymous 1.kartentisch")
    club_now = club.with_name("50 Jahre Anonymous 1.kartenturnier")
    assert last_evening.last() == now and last_evening.club() == club_now
    assert written.once(now, load(now).events) == 3, "it is still known that lines are missing"
    assert load(club_now, CLUB).events[1]["source"] == now.name
    assert (paths.tournament_backups() / club_now.stem / "0001 round 1.kartenturnier").exists()
    ages = json.loads((paths.evenings() / "bin" / ".ages.json").read_text())["ages"]
    assert ages == {"Anonymous 1": 7.0, "Ben": 8.0}
    made.take_back()
    assert last_evening.last() == mine and last_evening.club() == club
    assert load(club, CLUB).events[1] == RESULT


def test_a_single_word_is_a_name_only_where_its_bearer_plays(own_home: Path) -> None:
    for name, sits in (("May", "May"), ("May and Ben", "May"), ("Month of May", "Ben")):
        head = {**HEAD, "seats": [{"name": sits}, {"name": "Dora"}]}
        (paths.evenings() / f"{name}.kartentisch").write_bytes(whole([head]))
    result = {**RESULT, "source": "May.kartentisch"}
    club = paths.tournaments() / "May.kartenturnier"
    club.write_bytes(whole([{**CLUB_HEAD, "title": "May"}, result, {"enter": 1, "name": "May"}]))
    anonymous.make(anonymous.look("May"), "Anonymous 1")
    assert {one.name for one in paths.evenings().glob("*.kartentisch")} == {
        "Anonymous 1.kartentisch",
        "Anonymous 1 and Ben.kartentisch",
        "Month of May.kartentisch",
    }
    head, source, _ = load(club, CLUB).events
    assert head["title"] == "May" and source["source"] == "Anonymous 1.kartentisch"


def test_nothing_is_overwritten(home: Path) -> None:
    there = paths.evenings() / "archive" / "Anonymous 1.kartentisch"
    there.write_bytes(b"somebody else's")
    hide()
    assert there.read_bytes() == b"somebody else's"
    # The same name becomes the same everywhere, so that what tells of it is right.
    for folder in ("", "archive", "bin"):
        assert (paths.evenings() / folder / "Anonymous 1 (2).kartentisch").exists()
    [club] = paths.tournaments().glob("*.kartenturnier")
    assert load(club, CLUB).events[1]["source"] == "Anonymous 1 (2).kartentisch"


def test_all_are_called_as_before_when_one_cannot_be(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, done = told(home), []
    give = names.give_name

    def full(path: Path, goal: Path) -> None:
        done.append(path)
        if len(done) == 4:
            raise PermissionError(13, "Permission denied")
        give(path, goal)

    monkeypatch.setattr(names, "give_name", full)
    with pytest.raises(PermissionError):
        hide()
    assert told(home) == before


def test_nothing_is_renamed_while_one_of_them_is_open_elsewhere(home: Path) -> None:
    before = told(home)
    lock = locked(paths.evenings() / "Bei anna_aicher im Garten.kartentisch")
    assert lock is not None
    with pytest.raises(anonymous.InUse):
        hide()
    lock.unlock()
    assert told(home) == before


def test_a_name_may_have_any_letters() -> None:
    one = Anonymity("Änne O'Neill-Maß", "Anonym 3")
    assert one.file_name("2026 änne_o'neill maß (2)") == "2026 Anonym 3 (2)"
    assert one.file_name("Änne O'Neill-Maßen") == "Änne O'Neill-Maßen"
    assert Anonymity("?!", "Anonym 3").file_name("?!") == "?!"


KILLED = """
import os, signal, sys
from desktop.session import anonymous
from desktop.session import anonymous_names as names

rename, left = names.rename, int(sys.argv[1])

def killed(before, after):
    global left
    if left == 0:
        if sys.argv[2] == "half":
            os.link(before, after)
        os.kill(os.getpid(), signal.SIGKILL)
    left -= 1
    rename(before, after)

names.rename = killed
found = anonymous.look("Anna Aicher")
anonymous.make(found, f"Anonymous {found.next}")
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no such signal here")
@pytest.mark.parametrize(("done", "how"), [(0, "clean"), (1, "half"), (4, "half"), (6, "clean")])
def test_the_next_start_finishes_what_a_kill_broke_off(home: Path, done: int, how: str) -> None:
    run = [sys.executable, "-c", KILLED, str(done), how]
    died = subprocess.run(run, env=dict(os.environ), check=False)
    assert died.returncode == -signal.SIGKILL
    assert anonymous.finish() == "Anonymous 1"
    halted = {name: data for name, data in told(home).items() if not name.startswith("state")}
    assert not [name for name in halted if "Aicher" in name and "Annabell" not in name]
    assert not [name for name, data in halted.items() if b"Anna Aicher" in data]
    assert sorted(one.name for one in paths.evenings().iterdir() if one.is_file()) == [
        "Anna.kartentisch",
        "Annabell Aicher.kartentisch",
        "Anonymous 1.kartentisch",
        "Anonymous 1.kartentisch.torn1",
        "Bei Anonymous 1 im Garten.kartentisch",
    ]
    assert (paths.tournament_backups() / "50 Jahre Anonymous 1").is_dir()
    assert not paths.anonymous_note().exists() and anonymous.finish() == ""
