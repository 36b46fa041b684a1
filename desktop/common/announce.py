"""Sends announcements to a screen reader, and says which facts the user wants to hear.

What was said is kept, so that it can be said again; the same sentence twice in a row is said once.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from time import monotonic

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from desktop.common.settings import Settings
from engine.facts import Fact

ONCE = 1.5
"""Seconds for which a sentence counts as just said."""

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


KEPT = 30
"""How many sentences can be said again."""


class Heard:
    """What was said, and when: one for the whole program, as there is one screen reader."""

    def __init__(self) -> None:
        self._said: deque[str] = deque(maxlen=KEPT)
        self._when = 0.0
        self._back = 0
        """How many sentences before the last one the person has gone back."""

    @property
    def last(self) -> str:
        """The last sentence; "" before the first."""
        return self._said[-1] if self._said else ""

    def note(self, text: str) -> bool:
        """Keep this as said now; False if it has been said just before."""
        now = monotonic()
        new = text != self.last or now - self._when >= ONCE
        if text != self.last:
            self._said.append(text)
        self._when, self._back = now, 0
        return new

    def earlier(self) -> str:
        """Return the sentence before the one that was last asked for; "" where none is kept."""
        if self._back + 1 >= len(self._said):
            return ""
        self._back += 1
        return self._said[-1 - self._back]


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


def answer(widget: QWidget, text: str) -> None:
    """Have this said as asked for, also if it has just been said."""
    if text:
        _tell_first()
        heard.note(text)
        _send(widget, text, urgent=True)


def mention(widget: QWidget, text: str) -> None:
    """Have this said and not kept: it is what can be reached now, nothing that has happened."""
    if text:
        _send(widget, text, urgent=True)


def again(widget: QWidget) -> str:
    """Have the last sentence said again; returns it, "" if there is none."""
    answer(widget, heard.last)
    return heard.last


def earlier(widget: QWidget) -> str:
    """Have the sentence said that came before; each time in a row the one before that.

    Returns it, "" if there is none.
    """
    _tell_first()
    if said := heard.earlier():
        _send(widget, said, urgent=True)
    return said


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
