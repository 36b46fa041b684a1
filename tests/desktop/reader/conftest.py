"""What the tests of this folder share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget

from desktop.common import announce
from desktop.table import focus


@pytest.fixture
def order() -> list[str | QWidget]:
    """What `said` and `came` have heard, in its order."""
    return []


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch, order: list[str | QWidget]) -> list[str]:
    """What a screen reader is told."""
    heard: list[str] = []

    def send(_: QWidget, text: str, *, urgent: bool) -> None:
        heard.append(text)
        order.append(text)

    monkeypatch.setattr(announce, "_send", send)
    monkeypatch.setattr(announce, "heard", announce.Heard())
    return heard


@pytest.fixture
def came(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, order: list[str | QWidget]
) -> Iterator[list[QWidget]]:
    """Where a screen reader hears that the keyboard is now."""
    heard: list[QWidget] = []

    def tell(now: QWidget) -> None:
        heard.append(now)
        order.append(now)

    def moved(_: QWidget | None, now: QWidget | None) -> None:
        # Qt tells of nothing whose interface is not valid.
        if now is not None and QAccessible.queryAccessibleInterface(now).isValid():
            tell(now)

    clear = QWidget.clearFocus

    def cleared(widget: QWidget) -> None:
        # Qt tells once more of what loses the keyboard to nothing.
        if widget.hasFocus() and QAccessible.queryAccessibleInterface(widget).isValid():
            tell(widget)
        clear(widget)

    monkeypatch.setattr(QWidget, "clearFocus", cleared)
    monkeypatch.setattr(focus, "tell_focus", tell)
    qapp.focusChanged.connect(moved)
    yield heard
    qapp.focusChanged.disconnect(moved)
