"""A file that is written over is there whole: as it was, or as it is now."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from desktop.common import drafts
from desktop.common.atomic_write import keep_generations, write_atomically


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


def test_a_file_is_written_over(tmp_path: Path) -> None:
    file = tmp_path / "list.csv"
    for text in (b"old and long", b"new"):
        write_atomically(file, text)
        assert file.read_bytes() == text and lying(tmp_path) == [file]


@pytest.mark.usefixtures("full_disk")
def test_on_a_full_disk_it_stays_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "list.csv"
    file.write_text("old", encoding="utf-8")
    with pytest.raises(OSError, match="No space"):
        write_atomically(file, b"new and long")
    assert file.read_text(encoding="utf-8") == "old" and lying(tmp_path) == [file]


def test_what_does_not_stand_there_is_not_renamed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "list.csv"
    file.write_bytes(b"old")
    monkeypatch.setattr(Path, "read_bytes", lambda _: b"something else")
    with pytest.raises(OSError):
        write_atomically(file, b"new")
    monkeypatch.undo()
    assert file.read_bytes() == b"old" and lying(tmp_path) == [file]


@pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL")
def test_what_a_killed_program_left_half_written_is_cleared_at_the_next_start(
    tmp_path: Path, own_home: Path
) -> None:
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


def test_earlier_contents_are_kept_each_once_the_newest_first(tmp_path: Path) -> None:
    file = tmp_path / "settings"
    keep_generations(file)
    for text in ("zeroth", "first", "second", "third", "third"):
        file.write_text(text)
        keep_generations(file, 3)
    kept = [one.read_text() for one in sorted(tmp_path.glob("settings.*"))]
    assert kept == ["third", "second", "first"]
