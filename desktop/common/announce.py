"""Sends announcements to a screen reader, and says which facts the user wants to hear."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from desktop.common.settings import Settings
from engine.facts import Fact

_SOME = {"takes", "trump_is", "plays_alone", "completes", "plays", "passes"}
"""Facts that are told also to those who do not want to hear every card."""


def announce(widget: QWidget, text: str) -> None:
    """Have a screen reader say this, if one is running."""
    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))


def wanted(fact: Fact, settings: Settings) -> bool:
    """Whether the user wants a fact like this announced."""
    match settings.text("announce"):
        case "none":
            return False
        case "some":
            return fact.key in _SOME
    return True
