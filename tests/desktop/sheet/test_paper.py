"""PDF, picture and printer: files that are what they should be, and clear errors."""

from __future__ import annotations

import errno
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from PySide6.QtPrintSupport import QPrintPreviewWidget

from desktop.common.printing import page_layout, preview_pages
from desktop.sheet.leaves import Area, leaves
from desktop.sheet.paper import paint_pages, write_pdf
from tests.desktop.sheet.pages import page

GAME = [(5, None, 0), (5, None, None), (None, 5, None), (None, 5, 0)]


def pages_of(path):
    return len(re.findall(rb"/Type\s*/Page\b", path.read_bytes()))


def test_a_pdf_has_as_many_pages_as_the_evening_needs(qapp, tmp_path):
    short, long = tmp_path / "short.pdf", tmp_path / "long.pdf"
    write_pdf(short, page((3, 2, None)))
    write_pdf(long, page(*GAME * 5, preset="zaisertshofen"), "A6", landscape=True)
    assert pages_of(short) == 1
    assert pages_of(long) == 2


def test_a_pdf_has_fonts_and_no_pictures(qapp, tmp_path):
    made = tmp_path / "sheet.pdf"
    write_pdf(made, page((3, 2, None)))
    content = made.read_bytes()
    assert b"/FontFile" in content
    assert b"/ToUnicode" in content
    assert b"/Subtype /Image" not in content


@pytest.mark.skipif(not shutil.which("pdftotext"), reason="poppler is not installed")
def test_the_words_of_a_pdf_can_be_read(qapp, tmp_path):
    made = tmp_path / "sheet.pdf"
    write_pdf(made, page((3, 2, None), (0, None, 5)))
    command = ["pdftotext", "-layout", "-enc", "UTF-8", str(made), "-"]
    text = subprocess.run(command, capture_output=True, check=True, encoding="utf-8").stdout
    for words in ("Ramsen", "Bavaria", "Passau, 3 May 2026", "open bars", "Signatures"):
        assert words in text
    assert "Players: Anna, Benedikt, Zenzi" in text
    assert re.search(r"1\s+3\s+2\s+–", text)
    assert re.search(r"open bars\s+12\s+8\s+5", text)


def test_a_page_can_have_another_size_and_lie_on_its_side():
    assert page_layout("A5").pageSize().name() == "A5"
    wide = page_layout("A4", landscape=True).fullRectPoints()
    assert wide.width() > wide.height()
    with pytest.raises(ValueError, match="papyrus"):
        page_layout("papyrus")


def test_a_path_that_cannot_be_written_raises_an_error_with_its_reason(qapp, tmp_path):
    missing = tmp_path / "no such folder" / "sheet"
    with pytest.raises(FileNotFoundError, match="no such folder"):
        write_pdf(missing, page((3, 2, None)))
    with pytest.raises(OSError, match=re.escape(tmp_path.name)):
        write_pdf(tmp_path, page((3, 2, None)))


def test_on_a_full_disk_what_was_there_stays(qapp, tmp_path, monkeypatch):
    target = tmp_path / "sheet"
    target.write_bytes(b"before")

    def fills_up(path, data):
        with path.open("wb") as file:
            file.write(data[:10])
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", fills_up)
    with pytest.raises(OSError, match="No space"):
        write_pdf(target, page((3, 2, None)))
    assert [one.name for one in tmp_path.iterdir() if one.is_file()] == ["sheet"]
    assert target.read_bytes() == b"before"


def test_the_preview_shows_all_pages(qtbot):
    shown = page(*GAME * 5, preset="zaisertshofen")
    refused = []
    preview = preview_pages(
        None, "Sheet", page_layout(), lambda device: paint_pages(device, shown), refused.append
    )
    qtbot.addWidget(preview)
    widget = preview.findChild(QPrintPreviewWidget)
    qtbot.waitUntil(lambda: widget.pageCount() == 2)
    assert not preview.grab().isNull()
    assert refused == []
    preview.close()


def test_a_printer_that_takes_nothing_is_told(qtbot):
    def refuse(*_):
        raise OSError("no paper")

    refused = []
    preview = preview_pages(None, "Sheet", page_layout(), refuse, refused.append)
    qtbot.waitUntil(lambda: bool(refused))
    assert str(refused[0]) == "no paper"
    preview.close()


def test_the_last_page_is_signed():
    assert leaves(page((3, 2, None)), Area(180, 260))[-1].signed
