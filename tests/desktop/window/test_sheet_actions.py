"""The sheet is written to files."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from desktop.window.main_window import MainWindow
from tests.desktop.tables import head
from tests.desktop.window.kit import TABLE, to_phase


def test_the_sheet_is_written_as_pdf(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    to_phase(qtbot, window, "tricks", head(*TABLE))
    window.sheet_actions.write_pdf(tmp_path / "sheet.pdf")
    assert (tmp_path / "sheet.pdf").read_bytes().startswith(b"%PDF")
    window.sheet_actions.write_pdf(tmp_path / "none" / "sheet.pdf")
    assert "cannot be written" in window.message.text()
