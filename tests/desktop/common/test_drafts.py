"""Drafts of programs that were killed are cleared away, and nothing else is."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from desktop.common import drafts, paths
from desktop.common.drafts import Draft

ROOT = Path(__file__).parents[3]
LEAVES = """
import os, sys
from pathlib import Path
from desktop.common.drafts import Draft
folder = Path(sys.argv[1])
draft = Draft.of_file(folder)
draft.path.write_text("half")
draft = Draft.of_import(folder)
draft.path.mkdir()
(draft.path / "0.kartentisch").write_text("half")
from desktop.packs.pack_draft import new_folder
(new_folder() / "EA.png").write_text("half")
os._exit(9)
"""
"""A program that is gone before its drafts are whole."""


def killed(folder: Path) -> None:
    """Have a program leave a file and a folder half made."""
    folder.mkdir(exist_ok=True)
    command = [sys.executable, "-c", LEAVES, str(folder)]
    done = subprocess.run(command, cwd=ROOT, check=False)
    assert done.returncode == 9


def notes() -> list[str]:
    return [path.name for path in paths.state_file("").iterdir()]


def test_a_draft_that_is_closed_leaves_nothing(tmp_path: Path) -> None:
    draft = Draft.of_file(tmp_path)
    assert draft.path.parent == tmp_path and not draft.path.exists()
    draft.path.write_text("half")
    draft.close()
    assert not draft.path.exists() and notes() == []


def test_what_became_whole_is_kept(tmp_path: Path) -> None:
    draft = Draft.of_file(tmp_path)
    draft.path.write_text("whole")
    draft.path.replace(tmp_path / "whole")
    draft.close()
    drafts.clear()
    assert (tmp_path / "whole").read_text() == "whole"


def test_what_a_killed_program_left_is_cleared_away_wherever_it_lies(tmp_path: Path) -> None:
    folder = tmp_path / "elsewhere"
    killed(folder)
    assert len(list(folder.iterdir())) == 2 and len(list(paths.packs().iterdir())) == 1
    drafts.clear()
    assert [*folder.iterdir(), *paths.packs().iterdir()] == [] and notes() == []


def busy(monkeypatch: pytest.MonkeyPatch, times: int) -> None:
    """A worker of the killed program writes into its folder while it is removed, so many times."""
    remove, left = drafts.shutil.rmtree, [times]

    def rmtree(path: Path) -> None:
        if left[0]:
            left[0] -= 1
            raise OSError(39, "Directory not empty")
        remove(path)

    monkeypatch.setattr(drafts.shutil, "rmtree", rmtree)


def test_a_folder_that_is_still_written_into_is_cleared_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    killed(tmp_path)
    busy(monkeypatch, 1)
    drafts.clear()
    assert not list(tmp_path.iterdir()) and not list(paths.packs().iterdir())


def test_what_cannot_be_removed_goes_at_the_next_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    killed(tmp_path)
    with monkeypatch.context() as at_work:
        busy(at_work, 99)
        drafts.clear()
    assert list(tmp_path.iterdir())
    drafts.clear()
    assert not list(tmp_path.iterdir()) and not list(paths.packs().iterdir())


def test_what_another_window_is_at_is_left_alone(tmp_path: Path) -> None:
    draft = Draft.of_import(paths.evenings())
    draft.path.mkdir()
    os.utime(draft.path, (0, 0))
    drafts.clear()
    assert draft.path.is_dir()
    draft.close()
    assert not draft.path.exists()


def test_an_import_that_left_no_note_is_cleared_away_when_it_is_old() -> None:
    old, new = (paths.evenings() / f".parcel-{name}" for name in ("k3_9x0ab", "1bc_qq00"))
    for folder in (old, new):
        folder.mkdir()
        (folder / "0.kartentisch").write_text("half")
    os.utime(old, (0, 0))
    drafts.clear()
    assert [path.name for path in paths.evenings().iterdir()] == [new.name]


@pytest.mark.parametrize("name", ["first.kartentisch", "parcel-1", ".parcel-1.kartentisch"])
def test_nothing_but_drafts_is_cleared_away(name: str, tmp_path: Path) -> None:
    mine = paths.evenings() / name
    mine.write_text("precious")
    os.utime(mine, (0, 0))
    paths.state_file("draft-0123").write_bytes(os.fsencode(mine))
    drafts.clear()
    assert mine.read_text() == "precious" and notes() == []


def test_what_a_link_leads_to_is_not_cleared_away(tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    mine.mkdir()
    (mine / "precious").write_text("precious")
    link = tmp_path / ".parcel-0123"
    link.symlink_to(mine, target_is_directory=True)
    paths.state_file("draft-0123").write_bytes(os.fsencode(link))
    drafts.clear()
    assert (mine / "precious").read_text() == "precious" and not link.is_symlink()


def test_notes_that_make_no_sense_stop_nothing() -> None:
    for number, data in enumerate((b"", b"\0", b"\xff\xfe", b"/")):
        paths.state_file(f"draft-{number}").write_bytes(data)
    paths.state_file("draft-5.lock").write_bytes(b"")
    drafts.clear()
    assert not [name for name in notes() if not name.endswith(".lock")]


def test_without_a_place_for_notes_there_are_still_drafts(own_home: Path, tmp_path: Path) -> None:
    own_home.mkdir()
    (own_home / "state").write_text("in the way")
    draft = Draft.of_file(tmp_path)
    draft.path.write_text("half")
    drafts.clear()
    draft.close()
    assert not draft.path.exists()
