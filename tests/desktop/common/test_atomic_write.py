"""A file that is written over is there whole: as it was, or as it is now."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop.common.atomic_write import write_atomically


@pytest.fixture
def full_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    write = Path.write_bytes

    def half(path: Path, data: bytes) -> int:
        write(path, data[: len(data) // 2])
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", half)


def test_a_file_is_written_over(tmp_path: Path) -> None:
    file = tmp_path / "list.csv"
    for text in (b"old and long", b"new"):
        write_atomically(file, text)
        assert file.read_bytes() == text and list(tmp_path.iterdir()) == [file]


@pytest.mark.usefixtures("full_disk")
def test_on_a_full_disk_it_stays_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "list.csv"
    file.write_text("old", encoding="utf-8")
    with pytest.raises(OSError, match="No space"):
        write_atomically(file, b"new and long")
    assert file.read_text(encoding="utf-8") == "old" and list(tmp_path.iterdir()) == [file]
