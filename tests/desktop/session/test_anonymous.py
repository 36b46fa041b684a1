"""A person made anonymous in every file, and back."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

from desktop.common import last_choice, paths
from desktop.common.summed import checked, with_sum
from desktop.session import anonymous, written
from desktop.session.error_messages import InUse
from desktop.session.evening_file import locked
from engine.store import CLUB, EVENING, load, whole

HEAD = {
    "kartentisch": 2,
    "game": "ramsen",
    "options": {"crosses": 1},
    "seats": [{"name": "Anna Aicher", "id": "a1"}, {"name": "Ben"}],
    "seed": "64",
}
CLUB_HEAD = {"tournament": 2, "title": "Spring", "seed": 64}


def _club(*names: str) -> bytes:
    return whole([CLUB_HEAD, *({"enter": n, "name": one} for n, one in enumerate(names, 1))])


def _list(**data: object) -> bytes:
    return json.dumps(with_sum(data)).encode()


@pytest.fixture
def files() -> dict[str, Path]:
    """A house with Anna in everything there is."""
    evenings, clubs = paths.evenings(), paths.tournaments()
    made = {
        "evening": (evenings / "a.kartentisch", whole([HEAD])),
        "bin": (evenings / "bin" / "b.kartentisch", whole([HEAD])),
        "other": (evenings / "c.kartentisch", whole([{**HEAD, "seats": [{"name": "Anna"}]}])),
        "torn": (evenings / "a.kartentisch.torn1", b'{"correct":1,"reason":"Anna Aicher'),
        "index": (evenings / "shelf.index", b"Anna Aicher"),
        "club": (clubs / "x.kartenturnier", _club("Ben", "Anna Aicher", "Anonymous 6")),
        "copy": (paths.tournament_backups() / "x" / "0001.kartenturnier", _club("Anna Aicher")),
        "list": (
            paths.club_list(),
            _list(
                club=1,
                members=[
                    {"number": 1, "name": "Anna Aicher", "team": "", "tags": [], "address": {}}
                ],
            ),
        ),
        "older": (paths.club_list().with_name("club.json.1"), b'{"members": [{"name": "Anna Aiche'),
        "people": (
            paths.people_file(make=True),
            _list(
                people=[{"id": "a1", "name": "Anna Aicher", "portrait": "owl"}],
                here="a1",
                asked=True,
            ),
        ),
    }
    for path, data in made.values():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    settings = QSettings(str(paths.settings_file()), QSettings.Format.IniFormat)
    chosen = {"players": HEAD["seats"], "tables": {"ramsen": {"players": HEAD["seats"]}}}
    settings.setValue(f"memory/{last_choice.KEY}", json.dumps(chosen))
    settings.sync()
    return {name: path for name, (path, _) in made.items()}


def _everything() -> bytes:
    home = paths.evenings().parent.parent
    return b"".join(one.read_bytes() for one in sorted(home.rglob("*")) if one.is_file())


def test_the_name_stands_nowhere_and_then_everywhere_again(files):
    before = {name: path.read_bytes() for name, path in files.items()}
    found = anonymous.look("anna aicher")
    assert (found.evenings, found.clubs, found.copies) == (2, 1, 1)
    assert found.club_list and found.house
    assert found.next == 7
    assert before == {name: path.read_bytes() for name, path in files.items()}
    made = anonymous.make(found, "Anonymous 7")
    assert b"Aicher" not in _everything()
    assert files["other"].read_bytes() == before["other"]
    assert load(files["evening"]).wrong == load(files["club"], CLUB).wrong == 0
    assert json.loads(files["list"].read_text())["members"][0] == {
        "number": 1,
        "name": "Anonymous 7",
        "team": "",
        "tags": [],
    }
    assert json.loads(files["people"].read_text())["people"][0]["portrait"] == ""
    assert not anonymous.look("Anna Aicher").files
    made.take_back()
    del before["index"]  # is made again by the shelf
    assert before == {name: files[name].read_bytes() for name in before}
    assert not files["index"].exists()
    settings = QSettings(str(paths.settings_file()), QSettings.Format.IniFormat)
    assert "Anna Aicher" in str(settings.value(f"memory/{last_choice.KEY}"))


def test_one_that_names_nobody_any_more_keeps_none_of_the_others(files):
    found = anonymous.look("Anna Aicher")
    found.files[0].write_bytes(whole([{**HEAD, "seats": [{"name": "Ben"}]}]))
    anonymous.make(found, "Anonymous 7")
    assert b"Aicher" not in _everything()


def test_what_came_since_stays_when_the_name_comes_back(files):
    made = anonymous.make(anonymous.look("Anna Aicher"), "Anonymous 7")
    events = [*load(files["club"], CLUB).events, {"enter": 9, "name": "Emil"}]
    events.append({"change": 2, "name": "Anonymous 7", "by": "Anonymous 7"})
    files["club"].write_bytes(whole(events))
    moved = files["evening"].with_name("d.kartentisch")
    files["evening"].rename(moved)
    people = json.loads(files["people"].read_text())
    more = [*people["people"], {"id": "b2", "name": "Ben", "portrait": ""}]
    files["people"].write_text(json.dumps(with_sum(checked(people) | {"people": more})))
    made.take_back()
    saved = load(files["club"], CLUB)
    assert saved.wrong == 0
    assert [one["name"] for one in saved.events[1:]] == [
        "Ben",
        "Anna Aicher",
        "Anonymous 6",
        "Emil",
        "Anna Aicher",
    ]
    assert load(moved).events[0]["seats"][0]["name"] == "Anna Aicher"
    people = checked(json.loads(files["people"].read_text()))
    assert [(one["name"], one["portrait"]) for one in people["people"]] == [
        ("Anna Aicher", "owl"),
        ("Ben", ""),
    ]


def test_a_file_that_was_changed_or_cut_is_still_known_as_such(files):
    lines = whole([HEAD, {"move": "!keep"}, {"move": "E7"}]).replace(b"!keep", b"!swap")
    files["evening"].write_bytes(lines)
    torn = whole([HEAD, {"move": "!keep"}]) + b'{"correct":1,"reason":"Anna Aicher"'
    files["bin"].write_bytes(torn)
    written.note(files["bin"], written.of([HEAD, {}, {}, {}], b"0123456789abcdef"))
    anonymous.make(anonymous.look("Anna Aicher"), "Anonymous 7")
    changed, cut = load(files["evening"]), load(files["bin"])
    assert changed.wrong == 2
    assert changed.events[2] == {"move": "E7"}
    assert b"Anonymous 7" in cut.torn
    assert written.once(files["bin"], cut.events) == 4


def test_nothing_changes_while_one_of_them_is_open_elsewhere(files):
    before = _everything()
    found = anonymous.look("Anna Aicher")
    lock = locked(files["bin"])
    with pytest.raises(InUse):
        anonymous.make(found, "Anonymous 7")
    assert lock is not None
    lock.unlock()
    assert _everything() == before


def test_all_are_as_before_when_one_cannot_be_written(files, monkeypatch):
    before = {name: path.read_bytes() for name, path in files.items()}
    write, done = anonymous.write_atomically, []

    def full(path: Path, data: bytes) -> None:
        if len(done) == 3:
            done.append(path)
            raise OSError(28, "full")
        done.append(path)
        write(path, data)

    monkeypatch.setattr(anonymous, "write_atomically", full)
    with pytest.raises(OSError, match="full"):
        anonymous.make(anonymous.look("Anna Aicher"), "Anonymous 7")
    assert before == {name: path.read_bytes() for name, path in files.items()}
    assert EVENING.has_sums(load(files["evening"]).events[0])
