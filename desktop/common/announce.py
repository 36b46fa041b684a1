"""Sends announcements to a screen reader, and says which facts the user wants to hear.

What was said last is kept, so that it can be said again; the same sentence twice in a row is
said once.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from desktop.common.settings import Settings
from engine.facts import Fact

ONCE = 1.5
"""For so many seconds a sentence counts as just said."""

_SOME = {
    "takes",
    "trump_is",
    "trump_is_offered",
    "plays_alone",
    "completes",
    "plays",
    "passes",
    "stood_in",
    "came_back",
}
"""Facts that are told also to those who do not want to hear every card."""


class Heard:
    """What was said last, and when: one for the whole program, as there is one screen reader."""

    def __init__(self) -> None:
        self.last = ""
        """The last sentence; "" before the first."""
        self._when = 0.0

    def note(self, text: str) -> bool:
        """Keep this as said now; False if it has been said just before."""
        now = monotonic()
        new = text != self.last or now - self._when >= ONCE
        self.last, self._when = text, now
        return new


heard = Heard()
before: list[Callable[[], object]] = []
"""What has to be told before anything else is: each is called once, and tells it."""


def announce(widget: QWidget, text: str, *, urgent: bool = False) -> None:
    """Have a screen reader say this, if one is running and has not just said it.

    What is `urgent` may break in upon what is being read: trouble, and why a move is refused.
    """
    if text:
        _tell_first()
        if heard.note(text):
            _send(widget, text, urgent=urgent)


def again(widget: QWidget) -> str:
    """Have the last sentence said again; returns it, "" if there is none."""
    _tell_first()
    if heard.last:
        _send(widget, heard.last, urgent=True)
        heard.note(heard.last)
    return heard.last


def _tell_first() -> None:
    while before:
        before.pop()()


def _send(widget: QWidget, text: str, *, urgent: bool) -> None:
    event = QAccessibleAnnouncementEvent(widget, text)
    # An older Qt knows announcements, but not how urgent one is.
    if urgent and hasattr(QAccessible, "AnnouncementPoliteness"):
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
    QAccessible.updateAccessibility(event)
    if QAccessible.isActive():
        # Only who has a reader needs these; the program starts without them.
        from desktop.common.notices import notices

        notices.tell(widget, text)


def wanted(fact: Fact, settings: Settings) -> bool:
    """Whether the user wants a fact like this announced."""
    match settings.text("announce"):
        case "none":
            return False
        case "some":
            return fact.key in _SOME
    return True
