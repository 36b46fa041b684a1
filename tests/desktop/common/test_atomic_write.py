"""A file that is written over is there whole: as it was, or as it is now."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from desktop.common import drafts, paths
from desktop.common.atomic_write import keep_generations, write_atomically
from desktop.common.drafts import Draft


@pytest.fixture
def full_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    write = Path.write_bytes

    def half(path: Path, data: bytes) -> int:
        write(path, data[: len(data) // 2])
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", half)


def lying(folder: Path) -> list[Path]:
    """What lies in a folder beside the program's own."""
    return [one for one in folder.iterdir() if one.name != "home"]


def test_a_file_is_written_over(tmp_path):
    file = tmp_path / "list.csv"
    for text in (b"old and long", b"new"):
        write_atomically(file, text)
        assert file.read_bytes() == text and lying(tmp_path) == [file]


@pytest.mark.usefixtures("full_disk")
def test_on_a_full_disk_it_stays_as_it_was(tmp_path):
    file = tmp_path / "list.csv"
    file.write_text("old", encoding="utf-8")
    with pytest.raises(OSError, match="No space"):
        write_atomically(file, b"new and long")
    assert file.read_text(encoding="utf-8") == "old" and lying(tmp_path) == [file]


def test_what_does_not_stand_there_is_not_renamed(tmp_path, monkeypatch):
    file = tmp_path / "list.csv"
    file.write_bytes(b"old")
    monkeypatch.setattr(Path, "read_bytes", lambda _: b"something else")
    with pytest.raises(OSError):
        write_atomically(file, b"new")
    monkeypatch.undo()
    assert file.read_bytes() == b"old" and lying(tmp_path) == [file]


@pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL")
def test_what_a_killed_program_left_half_written_is_cleared_at_the_next_start(tmp_path, own_home):
    code = (
        "import os, signal, sys; from pathlib import Path\n"
        "from desktop.common import atomic_write\n"
        "os.fsync = lambda _: os.kill(os.getpid(), signal.SIGKILL)\n"
        "atomic_write.write_atomically(Path(sys.argv[1]), b'new')"
    )
    file = tmp_path / "list.csv"
    file.write_bytes(b"old")
    subprocess.run([sys.executable, "-c", code, str(file)], check=False)
    assert len(list(tmp_path.glob(".kartentisch-*"))) == 1
    drafts.clear()
    assert list(tmp_path.glob(".kartentisch-*")) == [] and file.read_bytes() == b"old"


def test_earlier_contents_are_kept_each_once_the_newest_first(tmp_path):
    file = tmp_path / "settings"
    keep_generations(file)
    for text in ("zeroth", "first", "second", "third", "third"):
        file.write_text(text)
        keep_generations(file, 3)
    kept = [one.read_text() for one in sorted(tmp_path.glob("settings.*"))]
    assert kept == ["third", "second", "first"]


# Drafts of programs that were killed are cleared away, and nothing else is.

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


def test_a_draft_that_is_closed_leaves_nothing(tmp_path):
    draft = Draft.of_file(tmp_path)
    assert draft.path.parent == tmp_path and not draft.path.exists()
    draft.path.write_text("half")
    draft.close()
    assert not draft.path.exists() and notes() == []


def test_what_became_whole_is_kept(tmp_path):
    draft = Draft.of_file(tmp_path)
    draft.path.write_text("whole")
    draft.path.replace(tmp_path / "whole")
    draft.close()
    drafts.clear()
    assert (tmp_path / "whole").read_text() == "whole"


def test_what_a_killed_program_left_is_cleared_away_wherever_it_lies(tmp_path):
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


def test_a_folder_that_is_still_written_into_is_cleared_away(tmp_path, monkeypatch):
    killed(tmp_path)
    busy(monkeypatch, 1)
    drafts.clear()
    assert not list(tmp_path.iterdir()) and not list(paths.packs().iterdir())


def test_what_cannot_be_removed_goes_at_the_next_start(tmp_path, monkeypatch):
    killed(tmp_path)
    with monkeypatch.context() as at_work:
        busy(at_work, 99)
        drafts.clear()
    assert list(tmp_path.iterdir())
    drafts.clear()
    assert not list(tmp_path.iterdir()) and not list(paths.packs().iterdir())


def test_what_another_window_is_at_is_left_alone(tmp_path):
    draft = Draft.of_import(paths.evenings())
    draft.path.mkdir()
    os.utime(draft.path, (0, 0))
    drafts.clear()
    assert draft.path.is_dir()
    draft.close()
    assert not draft.path.exists()


def test_an_import_that_left_no_note_is_cleared_away_when_it_is_old():
    old, new = (paths.evenings() / f".parcel-{name}" for name in ("k3_9x0ab", "1bc_qq00"))
    for folder in (old, new):
        folder.mkdir()
        (folder / "0.kartentisch").write_text("half")
    os.utime(old, (0, 0))
    drafts.clear()
    assert [path.name for path in paths.evenings().iterdir()] == [new.name]


@pytest.mark.parametrize("name", ["first.kartentisch", "parcel-1", ".parcel-1.kartentisch"])
def test_nothing_but_drafts_is_cleared_away(name, tmp_path):
    mine = paths.evenings() / name
    mine.write_text("precious")
    os.utime(mine, (0, 0))
    paths.state_file("draft-0123").write_bytes(os.fsencode(mine))
    drafts.clear()
    assert mine.read_text() == "precious" and notes() == []


def test_what_a_link_leads_to_is_not_cleared_away(tmp_path):
    mine = tmp_path / "mine"
    mine.mkdir()
    (mine / "precious").write_text("precious")
    link = tmp_path / ".parcel-0123"
    link.symlink_to(mine, target_is_directory=True)
    paths.state_file("draft-0123").write_bytes(os.fsencode(link))
    drafts.clear()
    assert (mine / "precious").read_text() == "precious" and not link.is_symlink()


def test_notes_that_make_no_sense_stop_nothing():
    for number, data in enumerate((b"", b"\0", b"\xff\xfe", b"/")):
        paths.state_file(f"draft-{number}").write_bytes(data)
    paths.state_file("draft-5.lock").write_bytes(b"")
    drafts.clear()
    assert not [name for name in notes() if not name.endswith(".lock")]


def test_without_a_place_for_notes_there_are_still_drafts(own_home, tmp_path):
    own_home.mkdir()
    (own_home / "state").write_text("in the way")
    draft = Draft.of_file(tmp_path)
    draft.path.write_text("half")
    drafts.clear()
    draft.close()
    assert not draft.path.exists()
