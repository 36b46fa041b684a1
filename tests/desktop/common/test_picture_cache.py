"""Pictures that are kept on the disk: as they were drawn, or not at all."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from desktop.common import drafts, journal, paths
from desktop.common.picture_cache import PictureCache, make_room, stamp

ROOT = Path(__file__).resolve().parents[3]
SIZE = (9, 5)


def drawn(colour: Qt.GlobalColor) -> QImage:
    image = QImage(*SIZE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(colour)
    return image


PICTURES = {"one": drawn(Qt.GlobalColor.red), "other": drawn(Qt.GlobalColor.blue)}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The file in which two pictures are kept."""
    list(PictureCache(tmp_path, "these", SIZE).keep(PICTURES))
    (kept,) = tmp_path.iterdir()
    return kept


def test_what_is_kept_is_what_was_drawn(file):
    cache = PictureCache(file.parent, "these", SIZE)
    assert cache.there
    assert {name: cache.picture(name) for name in PICTURES} == PICTURES
    assert cache.picture("a third") is None


@pytest.mark.parametrize(("of", "size"), [("others", SIZE), ("these", (5, 9))])
def test_of_something_else_nothing_is_kept(file, of, size):
    assert not PictureCache(file.parent, of, size).there


def test_one_wrong_byte_among_the_pixels_is_found(file, caplog):
    data = bytearray(file.read_bytes())
    data[-1] ^= 0xFF
    file.write_bytes(data)
    cache = PictureCache(file.parent, "these", SIZE)
    assert cache.picture("one") == PICTURES["one"], "its own pixels are right"
    assert cache.picture("other") is None and not cache.there
    assert [record.levelno for record in caplog.records] == [logging.WARNING]
    assert not file.exists()
    list(cache.keep(PICTURES))
    assert cache.picture("other") == PICTURES["other"]


@pytest.mark.parametrize("left", [0, 10, 4096, -1])
def test_a_file_cut_short_is_drawn_anew(file, left, caplog):
    file.write_bytes(file.read_bytes()[:left])
    cache = PictureCache(file.parent, "these", SIZE)
    assert not cache.there and len(caplog.records) == 1
    list(cache.keep(PICTURES))
    assert PictureCache(file.parent, "these", SIZE).picture("one") == PICTURES["one"]


def test_what_is_broken_off_while_it_is_written_leaves_nothing(tmp_path):
    writing = PictureCache(tmp_path, "these", SIZE).keep(PICTURES)
    next(writing)
    writing.close()
    assert list(tmp_path.iterdir()) == []


def test_a_draft_of_another_window_counts_and_stays(tmp_path):
    writing = PictureCache(tmp_path, "these", SIZE).keep(PICTURES)
    next(writing)
    (draft,) = tmp_path.iterdir()
    whole = tmp_path / "older.faces"
    whole.write_bytes(bytes(100))
    make_room(tmp_path, draft.stat().st_size + 99)
    assert [*tmp_path.iterdir()] == [draft]
    writing.close()


def test_a_draft_of_a_killed_program_goes_at_the_next_start(tmp_path):
    program = (
        "import os, sys; from pathlib import Path; from PySide6.QtGui import QImage;"
        "from desktop.common.picture_cache import PictureCache;"
        "image = QImage(9, 5, QImage.Format.Format_ARGB32_Premultiplied);"
        "writing = PictureCache(Path(sys.argv[1]), 'these', (9, 5)).keep({'one': image});"
        "next(writing);"
        "os._exit(9)"
    )
    subprocess.run([sys.executable, "-c", program, str(tmp_path)], cwd=ROOT, check=False)
    (half,) = tmp_path.iterdir()
    drafts.clear()
    assert not half.exists()


def test_half_written_files_of_older_versions_go_after_an_hour(tmp_path):
    left, fresh = (tmp_path / f"{digit * 24}.24125" for digit in "ab")
    for path in (left, fresh):
        path.write_bytes(b"half")
    os.utime(left, (0, 0))
    make_room(tmp_path)
    assert [*tmp_path.iterdir()] == [fresh]


def test_a_changed_file_is_another_stamp(tmp_path):
    (tmp_path / "a").write_text("one")
    before = stamp(tmp_path)
    (tmp_path / "a").write_text("other")
    assert stamp(tmp_path) != before


def test_a_broken_file_is_one_line_in_the_journal(file):
    file.write_bytes(b"{")
    journal.begin()
    try:
        PictureCache(file.parent, "these", SIZE)
    finally:
        journal.end()
    lines = paths.log_file().read_text("utf-8").splitlines()
    assert len([line for line in lines if "WARNING" in line and "broken" in line]) == 1
