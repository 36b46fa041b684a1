"""What the tests of this folder share."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget

from desktop.common import announce


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a screen reader is told."""
    heard: list[str] = []

    def send(_: QWidget, text: str, *, urgent: bool) -> None:
        heard.append(text)

    monkeypatch.setattr(announce, "_send", send)
    monkeypatch.setattr(announce, "heard", announce.Heard())
    return heard
