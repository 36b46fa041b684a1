"""Readers that hear no announcements are told by notices, the others are not told twice."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QWidget

from desktop.common import announce, notices
from desktop.common.notices import KEPT, Notices, only_notices

# As Qt writes down what the registry of AT-SPI answers, with Orca 43.1 and with one after 45.
ORCA_43 = (
    '<PySide6.QtDBus.QDBusMessage(type=MethodReturn, service="", signature="a(ss)", contents=('
    '[Argument: a(ss) {[Argument: (ss) ":1.0", "Focus::"], '
    '[Argument: (ss) ":1.0", "Object:StateChanged:Showing"], '
    '[Argument: (ss) ":1.0", "Object:PropertyChange:AccessibleName"]}]) ) at 0x7f>'
)
NEWER = ORCA_43.replace("Focus::", "Object:Announcement:")


def test_only_who_hears_no_announcements_gets_notices():
    assert only_notices(ORCA_43)
    assert not only_notices(NEWER)
    assert not only_notices(ORCA_43.replace("Focus::", "Object::"))
    assert not only_notices(ORCA_43.replace("StateChanged:Showing", "StateChanged:Focused"))
    assert not only_notices("")


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The names of what came up for a reader."""
    came: list[str] = []

    def take(event: QAccessibleEvent) -> None:
        if event.type() == QAccessible.Event.ObjectShow:
            thing = event.accessibleInterface()
            assert thing.role() == QAccessible.Role.Notification
            came.append(thing.text(QAccessible.Text.Name))

    monkeypatch.setattr(QAccessible, "updateAccessibility", take)
    yield came


def test_a_notice_has_the_sentence_for_its_name(qtbot, shown):
    widget = QWidget()
    qtbot.addWidget(widget)
    told = Notices()
    told.tell(widget, "Resi deals.")
    assert shown == []
    told.hear(ORCA_43)
    for number in range(KEPT + 3):
        told.tell(widget, f"Deal {number}.")
    assert shown == [f"Deal {number}." for number in range(KEPT + 3)]
    told.hear(NEWER)
    told.tell(widget, "Nobody is told twice.")
    assert len(shown) == KEPT + 3
    told.forget()


def test_what_is_said_before_it_is_known_waits(qtbot, shown, monkeypatch):
    widget, gone = QWidget(), QWidget()
    qtbot.addWidget(widget)
    told = Notices()
    monkeypatch.setattr(told, "_may_ask", lambda: True)
    monkeypatch.setattr(told, "ask", lambda: None)
    told.tell(gone, "This window is closed.")
    told.tell(widget, "Resi deals.")
    gone.deleteLater()
    qtbot.waitUntil(lambda: not notices.shiboken6.isValid(gone))
    told.hear(ORCA_43)
    assert shown == ["Resi deals."]
    told.forget()


def test_each_announcement_goes_that_way_too(qtbot, monkeypatch):
    widget = QWidget()
    qtbot.addWidget(widget)
    told: list[str] = []
    monkeypatch.setattr(announce, "heard", announce.Heard())
    monkeypatch.setattr(notices.notices, "tell", lambda _widget, text: told.append(text))
    announce.announce(widget, "Nobody listens.")
    QAccessible.setActive(True)
    announce.announce(widget, "Resi deals.")
    announce.announce(widget, "Resi deals.")
    announce.again(widget)
    QAccessible.setActive(False)
    assert told == ["Resi deals.", "Resi deals."]
