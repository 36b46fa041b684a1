"""Parcels: what was packed comes out the same, and what nobody packed does not come in."""

from __future__ import annotations

import hashlib
import json
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from desktop.shelf import archive
from desktop.shelf.archive import INSIDE, MANIFEST, BadArchive, import_evenings, pack, unpack
from engine.sheet import Line
from engine.store import SaveFailed
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


def test_a_whole_shelf_comes_out_as_it_was(home: Path, packed: Path, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    delivery = unpack(packed, elsewhere)
    assert [item.name for item in delivery.new] == ["first", "second"]
    import_evenings(delivery.new, elsewhere)
    delivery.close()
    assert contents(elsewhere) == contents(home)


def test_what_is_there_already_is_not_doubled(home: Path, packed: Path) -> None:
    (home / "second.kartentisch").rename(home / "under another name.kartentisch")
    delivery = unpack(packed, home)
    assert (delivery.new, delivery.clashing) == ([], [])
    assert len(delivery.known) == 2
    delivery.close()


def test_another_evening_of_the_same_name_is_kept_apart(home: Path, packed: Path) -> None:
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


def test_a_single_evening_is_taken_in_as_well(home: Path, tmp_path: Path) -> None:
    alone = kept(tmp_path, "third", seed=3)
    delivery = unpack(alone, home)
    import_evenings(delivery.new, home)
    delivery.close()
    assert contents(home)["third.kartentisch"] == alone.read_bytes()


def test_only_looking_changes_nothing(home: Path, packed: Path, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    unpack(packed, elsewhere).close()
    assert list(elsewhere.iterdir()) == []


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
def test_what_is_not_ours_is_refused_and_leaves_nothing(
    home: Path, tmp_path: Path, bad: Callable[[Path], Path]
) -> None:
    before = contents(tmp_path) | contents(home)
    made = bad(tmp_path / "bad.zip")
    with pytest.raises(BadArchive):
        unpack(made, home)
    made.unlink()
    assert contents(tmp_path) | contents(home) == before
    assert [path for path in home.iterdir() if path.is_dir()] == []


def test_a_bomb_that_lies_about_its_size_is_not_unpacked(home: Path, tmp_path: Path) -> None:
    bomb = written(tmp_path / "bomb.zip", listed(x=GOOD), x=bytes(50 * 2**20))
    assert bomb.stat().st_size < 2**20
    with pytest.raises(BadArchive):
        unpack(bomb, home)


def test_a_full_disk_takes_over_all_or_none(
    home: Path, packed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    elsewhere = tmp_path / "elsewhere"
    delivery = unpack(packed, elsewhere)
    delivery.new[1].path.unlink()
    with pytest.raises(SaveFailed):
        import_evenings(delivery.new, elsewhere)
    delivery.close()
    assert contents(elsewhere) == {}


def test_a_parcel_that_cannot_be_written_leaves_no_half(home: Path, tmp_path: Path) -> None:
    with pytest.raises(SaveFailed):
        pack(tmp_path / "x.zip", [home / "gone.kartentisch"])
    assert not list(tmp_path.glob("x.zip*"))
