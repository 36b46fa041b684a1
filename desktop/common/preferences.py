"""What the user has asked of every program on this desktop: more contrast, less motion, the dark.

Qt tells of it where it knows: of the dark always, of contrast since 6.10, of motion since 6.12. For
older ones, Linux is asked through the portal of the desktop, Windows through its own parameters
(`follow_preferences` begins with all of it). Whatever says so counts; nobody has to. `changed` is
sent when a preference is another than before, so that the program follows while it runs.
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

CONTRAST, STILL, DARK = "contrast", "still", "dark"
PREFERENCES = (CONTRAST, STILL, DARK)
"""More contrast between what is painted, nothing that moves, and light letters on a dark ground."""


class Preferences(QObject):
    """What the user prefers now. Sources put in what they hear, each for itself."""

    changed = Signal(str)
    """Which one is another now."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._heard: dict[str, Mapping[str, bool]] = {}

    def has(self, preference: str) -> bool:
        """Whether this is preferred, by whatever says so."""
        return any(said.get(preference, False) for said in self._heard.values())

    def hear(self, source: str, said: Mapping[str, bool]) -> None:
        """Take what a source says from now on, in place of all that it has said before."""
        before = {preference: self.has(preference) for preference in PREFERENCES}
        self._heard[source] = dict(said)
        for preference in PREFERENCES:
            if self.has(preference) != before[preference]:
                self.changed.emit(preference)

    def ask_qt(self) -> None:
        """Hear what Qt says now; an older one says nothing of contrast, or of motion."""
        self.hear("Qt", of_qt(QGuiApplication.styleHints()))


preferences = Preferences()
"""Those of the person at this desktop: one for the whole program."""


def of_qt(hints: QObject) -> dict[str, bool]:
    """Return what Qt's hints say.

    A preference by name, as each version has its own list of them.
    """
    accessibility = getattr(hints, "accessibility", None)
    about = accessibility() if accessibility is not None else None
    return {
        CONTRAST: "High" in _preference(about, "contrastPreference"),
        STILL: "Reduce" in _preference(about, "motionPreference"),
    }


def _preference(about: object, name: str) -> str:
    asked = getattr(about, name, None)
    return str(getattr(asked(), "name", "")) if asked is not None else ""
