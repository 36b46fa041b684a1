"""Pictures that are kept on the disk: as they were drawn, or not at all."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from desktop.common import journal, paths
from desktop.common.picture_cache import PictureCache, stamp

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


def test_what_is_kept_is_what_was_drawn(file: Path) -> None:
    cache = PictureCache(file.parent, "these", SIZE)
    assert cache.there
    assert {name: cache.picture(name) for name in PICTURES} == PICTURES
    assert cache.picture("a third") is None


@pytest.mark.parametrize(("of", "size"), [("others", SIZE), ("these", (5, 9))])
def test_of_something_else_nothing_is_kept(file: Path, of: str, size: tuple[int, int]) -> None:
    assert not PictureCache(file.parent, of, size).there


def test_one_wrong_byte_among_the_pixels_is_found(
    file: Path, caplog: pytest.LogCaptureFixture
) -> None:
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
def test_a_file_cut_short_is_drawn_anew(
    file: Path, left: int, caplog: pytest.LogCaptureFixture
) -> None:
    file.write_bytes(file.read_bytes()[:left])
    cache = PictureCache(file.parent, "these", SIZE)
    assert not cache.there and len(caplog.records) == 1
    list(cache.keep(PICTURES))
    assert PictureCache(file.parent, "these", SIZE).picture("one") == PICTURES["one"]


def test_what_is_broken_off_while_it_is_written_leaves_nothing(tmp_path: Path) -> None:
    writing = PictureCache(tmp_path, "these", SIZE).keep(PICTURES)
    next(writing)
    writing.close()
    assert list(tmp_path.iterdir()) == []


def test_a_changed_file_is_another_stamp(tmp_path: Path) -> None:
    (tmp_path / "a").write_text("one")
    before = stamp(tmp_path)
    (tmp_path / "a").write_text("other")
    assert stamp(tmp_path) != before


def test_a_broken_file_is_one_line_in_the_journal(file: Path) -> None:
    file.write_bytes(b"{")
    journal.begin()
    try:
        PictureCache(file.parent, "these", SIZE)
    finally:
        journal.end()
    lines = paths.log_file().read_text("utf-8").splitlines()
    assert len([line for line in lines if "WARNING" in line and "broken" in line]) == 1
