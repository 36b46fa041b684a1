"""Parcels: what was packed comes out the same, and what nobody packed does not come in."""

from __future__ import annotations

import builtins
import gc
import hashlib
import io
import itertools
import json
import os
import zipfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from desktop.common import drafts
from desktop.shelf import archive
from desktop.shelf.archive import (
    INSIDE,
    MANIFEST,
    BadArchive,
    GivenUp,
    Progress,
    import_evenings,
    unpack,
)
from desktop.shelf.packing import pack
from engine.head import Head
from engine.match import Match
from engine.sheet import Line
from engine.store import SaveFailed, load, save_copy
from tests.desktop.shelf.evenings import kept


@pytest.fixture
def home(tmp_path: Path) -> Path:
    folder = tmp_path / "evenings"
    kept(folder, "first", Line((3, 2, None)))
    kept(folder, "second", Line((5, 0, None)), seed=2)
    return folder


@pytest.fixture
def packed(home: Path, tmp_path: Path) -> Path:
    target = tmp_path / "shelf.zip"
    pack(target, sorted(home.glob("*.kartentisch")))
    return target


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}


def written(path: Path, manifest: object, **files: bytes) -> Path:
    """A zip with this manifest and these evenings."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as made:
        if manifest is not None:
            made.writestr(MANIFEST, json.dumps(manifest))
        for name, data in files.items():
            made.writestr(name if "/" in name else INSIDE + name + ".kartentisch", data)
    return path


def listed(**files: bytes) -> dict[str, Any]:
    return {
        archive.KEY: 1,
        "evenings": [
            {"name": name, "size": len(data), "sha256": hashlib.sha256(data).hexdigest()}
            for name, data in files.items()
        ],
    }


def test_a_whole_shelf_comes_out_as_it_was(home, packed, tmp_path):
    elsewhere = tmp_path / "elsewhere"
    delivery = unpack(packed, elsewhere)
    assert [item.name for item in delivery.new] == ["first", "second"]
    import_evenings(delivery.new, elsewhere)
    delivery.close()
    assert contents(elsewhere) == contents(home)


def test_what_is_there_already_is_not_doubled(home, packed):
    (home / "second.kartentisch").rename(home / "under another name.kartentisch")
    delivery = unpack(packed, home)
    assert (delivery.new, delivery.clashing) == ([], [])
    assert len(delivery.known) == 2
    delivery.close()


def test_another_evening_of_the_same_name_is_kept_apart(home, packed):
    mine = kept(home, "first", seed=77).read_bytes()
    delivery = unpack(packed, home)
    assert [item.name for item in delivery.clashing] == ["first"]
    import_evenings(delivery.clashing, home)
    delivery.close()
    assert contents(home)["first.kartentisch"] == mine
    assert sorted(contents(home)) == [
        "first (2).kartentisch",
        "first.kartentisch",
        "second.kartentisch",
    ]


# Evenings of version 1.


def old(folder: Path, name: str, *lines: Line) -> Path:
    """An evening in version 1 of the log."""
    path = kept(folder, name, *lines)
    head = Head.from_event(load(path).events[0])
    match = Match(replace(head, version=1))
    for line in lines:
        match.chalk(line)
    save_copy(path, match.events())
    return path


def test_an_evening_of_version_1_is_packed_in_that_of_today(tmp_path):
    path = old(tmp_path / "evenings", "old", Line((3, 2, None)))
    before = path.read_bytes()
    pack(tmp_path / "shelf.zip", [path])
    assert path.read_bytes() == before
    elsewhere = tmp_path / "elsewhere"
    delivery = unpack(tmp_path / "shelf.zip", elsewhere)
    [made] = import_evenings(delivery.new, elsewhere)
    delivery.close()
    saved = load(made)
    assert saved.events[0]["kartentisch"] == 2 and not saved.wrong
    assert Match.from_events(saved.events).sheet().lines == (Line((3, 2, None)),)


def test_an_old_evening_that_lies_here_is_known_again_in_its_parcel(tmp_path):
    home = tmp_path / "evenings"
    path = old(home, "old", Line((3, 2, None)))
    pack(tmp_path / "shelf.zip", [path])
    path.rename(home / "under another name.kartentisch")
    delivery = unpack(tmp_path / "shelf.zip", home)
    assert len(delivery.known) == 1 and not delivery.new and not delivery.clashing
    delivery.close()


def test_an_old_evening_that_went_on_here_meanwhile_is_another_one(tmp_path):
    home = tmp_path / "evenings"
    pack(tmp_path / "shelf.zip", [old(home, "old", Line((3, 2, None)))])
    old(home, "old", Line((3, 2, None)), Line((1, 4, None)))
    delivery = unpack(tmp_path / "shelf.zip", home)
    assert len(delivery.clashing) == 1
    delivery.close()


@pytest.mark.parametrize(
    "data",
    [
        b'{"kartentisch":1,"game":"skat","options":{},"seats":[],"seed":1}\n',
        b'{"kartentisch":1,"game":"ramsen","options":{},"seats":[],"seed":1}\n{"move":"E7"}\n',
        b"Dear diary,\n",
    ],
)
def test_what_cannot_be_opened_is_packed_as_it_is(tmp_path, data):
    path = tmp_path / "old.kartentisch"
    path.write_bytes(data)
    pack(tmp_path / "shelf.zip", [path])
    with zipfile.ZipFile(tmp_path / "shelf.zip") as parcel:
        assert parcel.read(INSIDE + "old.kartentisch") == data


def test_an_evening_whose_sums_do_not_hold_is_packed_as_it_is(home, tmp_path):
    path = home / "first.kartentisch"
    path.write_bytes(path.read_bytes().replace(b"Anna", b"Anne"))
    pack(tmp_path / "shelf.zip", [path])
    with zipfile.ZipFile(tmp_path / "shelf.zip") as parcel:
        assert parcel.read(INSIDE + "first.kartentisch") == path.read_bytes()


@pytest.mark.parametrize("was", [7, {}, {"size": "1", "sha256": ""}, {"size": 1, "sha256": 1}])
def test_a_manifest_that_tells_nonsense_of_what_was_is_none(tmp_path, was):
    manifest = listed(x=GOOD)
    manifest["evenings"][0]["was"] = was
    with pytest.raises(BadArchive) as refused:
        unpack(written(tmp_path / "x.zip", manifest, x=GOOD), tmp_path / "elsewhere")
    assert refused.value.kind == "foreign"


def test_a_manifest_that_was_changed_is_told_by_its_sum(packed, tmp_path):
    with zipfile.ZipFile(packed) as parcel:
        manifest = json.loads(parcel.read(MANIFEST))
        inside = {name: parcel.read(name) for name in parcel.namelist() if name != MANIFEST}
    manifest["evenings"].pop()
    with pytest.raises(BadArchive) as refused:
        unpack(written(tmp_path / "less.zip", manifest, **inside), tmp_path / "elsewhere")
    assert refused.value.kind == "damaged"
    del manifest["sum"]
    found = unpack(written(tmp_path / "older.zip", manifest, **inside), tmp_path / "elsewhere")
    assert [one.name for one in found.new] == ["first"], "older versions wrote no sum"
    found.close()


def given_up_at(last: int, steps: list[tuple[int, int]]) -> Progress:
    """A progress that is cancelled there, and what it was told."""

    def progress(done: int, of: int) -> None:
        steps.append((done, of))
        if done == last:
            raise GivenUp

    return progress


def test_packing_that_is_given_up_leaves_nothing(home, tmp_path):
    target = tmp_path / "out" / "shelf.zip"
    target.parent.mkdir()
    files, steps = sorted(home.glob("*.kartentisch")), list[tuple[int, int]]()
    with pytest.raises(GivenUp):
        pack(target, files, given_up_at(1, steps))
    assert steps == [(0, len(files)), (1, len(files))] and list(target.parent.iterdir()) == []


def test_unpacking_that_is_given_up_leaves_nothing(home, packed, tmp_path):
    elsewhere, steps = tmp_path / "elsewhere", list[tuple[int, int]]()
    number = len(list(home.glob("*.kartentisch")))
    with pytest.raises(GivenUp):
        unpack(packed, elsewhere, given_up_at(1, steps))
    assert steps == [(0, number), (1, number)] and list(elsewhere.iterdir()) == []


GOOD = b"".join(
    json.dumps(event).encode() + b"\n"
    for event in [
        {"kartentisch": 1, "game": "ramsen", "options": {}, "seats": [], "seed": 1},
    ]
)

BAD: dict[str, Callable[[Path], Path]] = {
    "no zip": lambda path: _raw(path, b"PK\x03\x04 but no zip"),
    "empty": lambda path: _raw(path, b""),
    "no manifest": lambda path: written(path, None, x=GOOD),
    "another program's": lambda path: written(path, {"evenings": []}),
    "a list": lambda path: written(path, []),
    "newer": lambda path: written(path, {archive.KEY: 2, "evenings": []}),
    "out of the folder": lambda path: written(path, listed(**{"../../out": GOOD})),
    "an absolute path": lambda path: written(path, listed(**{"/tmp/out": GOOD})),
    "a device": lambda path: written(path, listed(nul=GOOD), nul=GOOD),
    "not packed": lambda path: written(path, listed(x=GOOD)),
    "another content": lambda path: written(path, listed(x=GOOD), x=GOOD.replace(b"1", b"2")),
    "longer than said": lambda path: written(path, listed(x=GOOD), x=GOOD + GOOD),
    "shorter than said": lambda path: written(path, listed(x=GOOD), x=GOOD[:-1]),
    "no evening": lambda path: written(path, listed(x=b"hello\n"), x=b"hello\n"),
    "twice": lambda path: written(path, listed(x=GOOD, X=GOOD), x=GOOD, X=GOOD),
    "no number": lambda path: written(
        path, {archive.KEY: 1, "evenings": [{"name": "x", "size": "1", "sha256": ""}]}
    ),
    "a bomb": lambda path: written(
        path, {archive.KEY: 1, "evenings": [{"name": "x", "size": 2**33, "sha256": ""}]}
    ),
    "many": lambda path: written(
        path,
        {
            archive.KEY: 1,
            "evenings": [{"name": f"x{n}", "size": 2**24, "sha256": ""} for n in range(40)],
        },
    ),
}


def _raw(path: Path, data: bytes) -> Path:
    path.write_bytes(data)
    return path


@pytest.mark.parametrize("bad", BAD.values(), ids=BAD)
def test_what_is_not_ours_is_refused_and_leaves_nothing(home, tmp_path, bad):
    before = contents(tmp_path) | contents(home)
    made = bad(tmp_path / "bad.zip")
    with pytest.raises(BadArchive):
        unpack(made, home)
    made.unlink()
    assert contents(tmp_path) | contents(home) == before
    assert [path for path in home.iterdir() if path.is_dir()] == []


def test_a_name_in_a_parcel_that_is_no_text_is_refused(home, tmp_path):
    """It says that it is UTF-8. Found by coverage-guided runs."""
    parcel = written(tmp_path / "x.zip", listed(), **{"ä": b""})
    parcel.write_bytes(parcel.read_bytes().replace("ä".encode(), b"\xae\xae"))
    before = contents(home)
    with pytest.raises(BadArchive, match="foreign"):
        unpack(parcel, home)
    assert contents(home) == before and not [one for one in home.iterdir() if one.is_dir()]


def test_a_bomb_that_lies_about_its_size_is_not_unpacked(home, tmp_path):
    bomb = written(tmp_path / "bomb.zip", listed(x=GOOD), x=bytes(50 * 2**20))
    assert bomb.stat().st_size < 2**20
    with pytest.raises(BadArchive):
        unpack(bomb, home)


def test_a_full_disk_takes_over_all_or_none(home, packed, tmp_path, monkeypatch):
    elsewhere = tmp_path / "elsewhere"
    delivery = unpack(packed, elsewhere)
    delivery.new[1].path.unlink()
    with pytest.raises(SaveFailed):
        import_evenings(delivery.new, elsewhere)
    delivery.close()
    assert contents(elsewhere) == {}


def test_a_parcel_that_cannot_be_written_leaves_no_half(home, tmp_path):
    with pytest.raises(SaveFailed):
        pack(tmp_path / "x.zip", [home / "gone.kartentisch"])
    assert not list(tmp_path.glob("x.zip*"))


def test_a_file_whose_name_is_no_text_is_packed_under_one_that_is(home, tmp_path, monkeypatch):
    with monkeypatch.context() as files:
        files.setattr(Path, "read_bytes", lambda _: GOOD)  # not every system can have the file
        pack(tmp_path / "x.zip", [home / "caf\udce9.kartentisch"])
    assert [one.name for one in unpack(tmp_path / "x.zip", tmp_path / "other").new] == ["caf"]


# Killed in the middle.


class Killed(BaseException):
    """The program has been killed: nothing is done any more."""


STEPS = {
    builtins: ("open",),
    io: ("open",),
    os: ("mkdir", "link", "rename", "replace", "unlink", "rmdir", "fsync"),
}
"""What a program does with files, step by step."""


def killed(monkeypatch: pytest.MonkeyPatch, step: int, work: Callable[[], object]) -> bool:
    """Have this work killed instead of its so manieth step; whether it came so far.

    Nor is any later step done: a program that is killed does not clear up.
    """
    steps = itertools.count(1)

    def counted(really: Callable[..., Any]) -> Callable[..., Any]:
        def one(*args: Any, **more: Any) -> Any:
            if next(steps) >= step:
                raise Killed
            return really(*args, **more)

        return one

    with monkeypatch.context() as patch:
        for module, names in STEPS.items():
            for name in names:
                patch.setattr(module, name, counted(getattr(module, name)))
        try:
            work()
        except Killed:
            return True
    return False


def taken_in(parcel: Path, folder: Path) -> None:
    """Take in what a parcel brings, whatever is there."""
    delivery = unpack(parcel, folder)
    assert delivery.clashing == []
    import_evenings(delivery.new, folder)
    delivery.close()


@pytest.mark.parametrize("links", [True, False])
def test_an_import_killed_at_any_step_leaves_no_part_of_an_evening(
    links, home, packed, tmp_path, monkeypatch
):
    if not links:
        monkeypatch.setattr(os, "link", _no_links)
    whole = contents(home)
    left = set()
    for step in itertools.count(1):
        folder = tmp_path / f"killed {step}"
        if not killed(monkeypatch, step, lambda: taken_in(packed, folder)):  # noqa: B023
            break
        folder.mkdir(exist_ok=True)
        assert contents(folder).items() <= whole.items(), f"killed at step {step}"
        left.add(len(contents(folder)))
        drafts.clear()
        assert [path for path in folder.iterdir() if path.is_dir()] == [], f"killed at step {step}"
        taken_in(packed, folder)
        assert contents(folder) == whole
    assert left == {0, 1, 2} and contents(folder) == whole


def _no_links(*_: object) -> None:
    raise PermissionError(1, "Operation not permitted")


def test_a_single_evening_whose_import_is_killed_is_there_whole_or_not_at_all(
    home, tmp_path, monkeypatch
):
    alone = home / "first.kartentisch"
    for step in itertools.count(1):
        folder = tmp_path / f"killed {step}"
        if not killed(monkeypatch, step, lambda: taken_in(alone, folder)):  # noqa: B023
            break
        folder.mkdir(exist_ok=True)
        assert contents(folder) in ({}, {alone.name: alone.read_bytes()})
    assert contents(folder) == {alone.name: alone.read_bytes()}


def test_an_export_killed_at_any_step_leaves_the_older_parcel_or_the_newer_one(
    home, tmp_path, monkeypatch
):
    target = tmp_path / "parcels" / "shelf.zip"
    target.parent.mkdir()
    files = sorted(home.glob("*.kartentisch"))
    pack(target, files)
    newer = target.read_bytes()
    for step in itertools.count(1):
        target.write_bytes(b"older")
        if not killed(monkeypatch, step, lambda: pack(target, files)):
            break
        assert target.read_bytes() in (b"older", newer)
        # A killed program holds no lock; here Python 3.13 keeps it in a circle of frames.
        gc.collect()
        drafts.clear()
        assert list(target.parent.iterdir()) == [target]
    assert target.read_bytes() == newer


def test_an_import_never_overwrites_what_came_meanwhile(home, packed, tmp_path, monkeypatch):
    folder = tmp_path / "elsewhere"
    delivery = unpack(packed, folder)
    really = os.link

    def faster(path: Path, goal: Path) -> None:
        if goal.name == "first.kartentisch":
            goal.write_bytes(b"another window's")
        really(path, goal)

    monkeypatch.setattr(os, "link", faster)
    import_evenings(delivery.new, folder)
    delivery.close()
    mine = contents(home)
    assert contents(folder) == {
        "first.kartentisch": b"another window's",
        "first (2).kartentisch": mine["first.kartentisch"],
        "second.kartentisch": mine["second.kartentisch"],
    }


NAMES = (" a ", "a", "A", ".hidden", "con", "a:b", "x" * 200, "\u202ename", "tab\there", "…", "a.")


@pytest.mark.skipif(os.name == "nt", reason="Windows has no files of such names")
def test_a_file_of_any_name_is_packed_so_that_it_can_be_taken_out(tmp_path):
    shelf = tmp_path / "shelf"
    shelf.mkdir()
    for seed, name in enumerate(NAMES, 1):
        made = kept(shelf, "one", seed=seed)
        made.rename(shelf / f"{name}.kartentisch")
    files = sorted(shelf.iterdir())
    assert len(files) == len(NAMES)
    pack(tmp_path / "all.zip", files)
    found = unpack(tmp_path / "all.zip", tmp_path / "other")
    came = {one.name: one.path.read_bytes() for one in found.new}
    assert sorted(came.values()) == sorted(file.read_bytes() for file in files)
    assert came["A"] == (shelf / "A.kartentisch").read_bytes()


def test_what_nobody_could_unpack_is_not_packed(home, tmp_path, monkeypatch):
    for bound in ("LARGEST", "LARGEST_OF_ALL", "MOST"):
        with monkeypatch.context() as lower:
            lower.setattr(f"desktop.shelf.packing.{bound}", 1)
            with pytest.raises(SaveFailed):
                pack(tmp_path / "all.zip", sorted(home.iterdir()))
        assert not (tmp_path / "all.zip").exists()
