"""Two windows change the same lists: each change is made to the list as it is in the file."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QLockFile

from desktop.club.model import arrivals, templates
from desktop.club.model.controller import ClubController
from desktop.club.model.members import Members
from desktop.club.model.templates import Template
from desktop.common import paths, shared_list
from desktop.common.people import People
from desktop.common.settings import Settings
from desktop.common.shared_list import SharedList
from desktop.lessons.progress import Progress
from desktop.session import anonymous
from engine.tournament.addresses import Entry
from engine.tournament.head import Head
from engine.tournament.people import Person

ROOT = Path(__file__).parents[3]


def people() -> People:
    return People(Settings(paths.settings_file()))


def progress() -> Progress:
    return Progress(paths.lessons, "")


def plain() -> SharedList[dict[str, int]]:
    """A list of numbers by name."""
    return SharedList(lambda: paths.lessons() / "plain.json", dict, dict, dict, kept=2)


def having(name: str, number: int) -> Callable[[dict[str, int]], dict[str, int]]:
    return lambda found: {**found, name: number}


Window = tuple[Callable[[], Any], list[Callable[[Any], object]], Callable[[Any], set[str]]]
WINDOWS: dict[str, Window] = {
    "members": (
        Members,
        [
            lambda one: one.add("Anna"),
            lambda one: one.add("Berta"),
            lambda one: one.take([Entry("Carla"), Entry("Dora")]),
            lambda one: one.strike(Members().labels()["Dora"]),
        ],
        lambda one: set(one.names()) ^ {"Anna", "Berta", "Carla"},
    ),
    "people": (
        people,
        [
            lambda one: one.introduce("Anna"),
            lambda one: one.add("Berta"),
            lambda one: one.add("Carla"),
            lambda one: one.forget(one.named("Berta").id),
        ],
        lambda one: {each.name for each in one.everyone} ^ {"Anna", "Carla"},
    ),
    "templates": (
        lambda: templates,
        [
            lambda one: one.keep("tents", Template("a")),
            lambda one: one.keep("place_cards", Template("b")),
            lambda one: one.keep("tents", None),
            lambda one: one.keep("table_sheets", Template("c")),
        ],
        lambda one: (
            {paper for paper in templates.FIELDS if one.of(paper)} ^ {"place_cards", "table_sheets"}
        ),
    ),
    "progress": (
        progress,
        [
            lambda one: one.finished("gin", "1"),
            lambda one: one.meet("gin", "knock"),
            lambda one: one.solve("gin", "task", at_once=True),
            lambda one: one.do_day("2026-11-26"),
            lambda one: one.reached("gin", "2", 3),
            lambda one: one.keep_own([{"name": "own"}]),
            lambda one: one.solve("gin", "task", at_once=False),
        ],
        lambda one: (
            set()
            if one.done("gin", "1")
            and one.met("gin", "knock")
            and one.solved("gin", "task") == 2
            and one.day_done("2026-11-26")
            and one.at("gin", "2") == 3
            and one.own
            else {"lost"}
        ),
    ),
}


@pytest.mark.parametrize("kind", WINDOWS)
def test_what_two_windows_change_by_turns_is_all_there(kind):
    window, changes, wrong = WINDOWS[kind]
    two = [window(), window()]
    for turn, change in enumerate(changes):
        change(two[turn % 2])
    assert wrong(window()) == set()


def test_a_name_put_right_does_not_hit_who_came_in_the_other_window():
    one, other = Members(), Members()
    anna, berta = one.add("Anna"), other.add("Berta")
    assert anna.number != berta.number
    one.put_right(Person(1, "Anna Maier", anna.number), "Anna")
    assert Members().names() == ["Anna Maier", "Berta"]


def test_an_entry_of_another_name_is_not_put_right():
    members = Members()
    berta = members.add("Berta")
    members.put_right(Person(1, "Anna Maier", berta.number), "Anna")
    assert Members().names() == ["Berta"]


def test_no_number_is_given_twice():
    members = Members()
    numbers = [members.add("Anna").number]
    for name in ("Berta", "Carla"):
        members.strike(numbers[-1])
        members = Members()
        numbers.append(members.add(name).number)
    assert len(set(numbers)) == 3


def test_no_number_of_a_lost_list_is_given_again():
    members = Members()
    members.add("Anna")
    lost = members.add("Berta").number
    paths.club_list().write_text("broken", encoding="utf-8")
    members = Members()
    assert members.broken and members.names() == ["Anna"]
    assert members.add("Carla").number > lost and not Members().broken


def test_who_comes_is_known_as_the_other_window_has_entered_them():
    controller, other = ClubController(), Members()
    assert controller.begin(Head(title="Evening", seed=7))
    anna = other.add("Anna", "Blue", ("guest",))
    arrivals.arrive(controller, "Anna")
    [entered] = controller.state.people.values()
    assert (entered.member, entered.team, entered.tags) == (anna.number, "Blue", ("guest",))
    controller.close()


def test_an_address_of_somebody_who_was_struck_off_meanwhile_is_nobodys():
    one, other = Members(), Members()
    number = one.add("Anna").number
    other.strike(number)
    other.add("Berta")
    one.change(number, lambda member: replace(member, team="Blue"))
    assert [(each.name, each.team) for each in Members().club.members.values()] == [("Berta", "")]


# What cannot be written.


def test_a_change_that_fails_has_changed_nothing(monkeypatch):
    members = Members()
    members.add("Anna")
    with monkeypatch.context() as disk:
        disk.setattr(shared_list, "write_atomically", _full)
        with pytest.raises(OSError):
            members.add("Berta")
        paths.club_list().unlink()
        with pytest.raises(OSError):
            members.add("Berta")
    assert members.names() == ["Anna"]


def test_a_change_that_is_kept_is_written_with_the_next(monkeypatch):
    one = plain()
    with monkeypatch.context() as disk:
        disk.setattr(shared_list, "write_atomically", _full)
        assert one.keep(having("a", 1)) is not None
    assert one.value == {"a": 1} and not one.saved
    plain().change(having("b", 2))
    assert one.look() == {"a": 1, "b": 2} and plain().value == {"b": 2}
    one.write_waiting()
    assert one.saved and plain().value == {"a": 1, "b": 2}


def _full(path: Path, data: bytes) -> None:
    raise OSError(28, "No space left on device")


def test_a_file_out_of_reach_for_now_is_not_replaced(monkeypatch):
    one = plain()
    one.change(having("a", 1))
    before = (paths.lessons() / "plain.json").read_bytes()

    def locked_by_a_scanner(*_: object, **__: object) -> str:
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as disk:
        disk.setattr(Path, "read_text", locked_by_a_scanner)
        with pytest.raises(PermissionError):
            one.change(having("b", 2))
    assert (paths.lessons() / "plain.json").read_bytes() == before and one.value == {"a": 1}


def test_a_list_that_was_deleted_while_it_was_open_is_written_again():
    one = plain()
    one.change(having("a", 1))
    (paths.lessons() / "plain.json").unlink()
    one.change(having("b", 2))
    assert plain().value == {"a": 1, "b": 2}


# Locks.


def test_while_another_window_writes_a_change_waits_and_then_fails(monkeypatch):
    one = plain()
    waited: list[float] = []
    lock = QLockFile(str(paths.lessons() / "plain.json.lock"))
    assert lock.tryLock(0)
    monkeypatch.setattr(shared_list.time, "sleep", waited.append)
    with pytest.raises(OSError, match=os.strerror(16)):
        one.change(having("a", 1))
    assert len(waited) == shared_list.TRIES and one.value == {}
    monkeypatch.setattr(shared_list.time, "sleep", lambda _: lock.unlock())
    one.change(having("a", 1))
    assert plain().value == {"a": 1}


@pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL")
def test_the_lock_of_a_killed_program_is_taken_over():
    code = (
        "import os, signal, sys; from pathlib import Path\n"
        "from desktop.common.shared_list import alone\n"
        "with alone(Path(sys.argv[1])): os.kill(os.getpid(), signal.SIGKILL)"
    )
    file = paths.lessons() / "plain.json"
    subprocess.run([sys.executable, "-c", code, str(file)], check=False, cwd=ROOT)
    assert file.with_name("plain.json.lock").exists()
    plain().change(having("a", 1))
    assert plain().value == {"a": 1} and not file.with_name("plain.json.lock").exists()


def test_a_name_is_replaced_in_lists_only_while_no_other_window_writes(monkeypatch):
    members = Members()
    members.add("Anna")
    found = anonymous.look("Anna")
    lock = QLockFile(f"{paths.club_list()}.lock")
    assert lock.tryLock(0)
    monkeypatch.setattr(shared_list.time, "sleep", lambda _: None)
    with pytest.raises(OSError):
        anonymous.make(found, "Nobody")
    assert Members().names() == ["Anna"]
    lock.unlock()
    anonymous.make(found, "Nobody")
    assert Members().names() == ["Nobody"]


@pytest.mark.one_in(2)
@pytest.mark.parametrize("each", [30, 150])
def test_of_two_processes_that_add_members_none_is_lost(each, own_home):
    code = (
        "import sys; from desktop.club.model.members import Members\n"
        "members = Members()\n"
        "for number in range(int(sys.argv[2])): members.add(f'{sys.argv[1]} {number}')"
    )
    windows = [
        subprocess.Popen([sys.executable, "-c", code, name, str(each)], cwd=ROOT)
        for name in ("Anna", "Berta")
    ]
    assert [window.wait() for window in windows] == [0, 0]
    there = Members().club.members.values()
    assert len({one.number for one in there}) == len(there) == 2 * each
    assert {one.name for one in there} == {
        f"{name} {number}" for name in ("Anna", "Berta") for number in range(each)
    }
