"""What tests of the command line share: each begins with an English terminal."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from desktop.common import terminal_help


@pytest.fixture(autouse=True)
def english_terminal(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The language is what a test says, not what the terminal of the tests is set to.

    Some commands paint, others only speak: in one process both need the same application.
    """
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.delenv("LANGUAGE", raising=False)
    yield
    terminal_help.speak("en")
