"""Follows a desktop's preferences in a process of its own, and prints each that changes.

First it prints what is wished for once everything was asked. It ends when told `end`.
"""

from __future__ import annotations

import sys
import threading

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtGui import QGuiApplication

from desktop.common import follow_preferences, portal_preferences
from desktop.common.preferences import preferences


def main() -> None:
    app = QGuiApplication([])
    preferences.changed.connect(lambda one: print(one, preferences.has(one), flush=True))
    follow_preferences.follow()
    # Qt has no screen here; the portal is followed as on one.
    portal_preferences.follow()
    QTimer.singleShot(60_000, app.quit)
    threading.Thread(target=_until_the_end, daemon=True).start()
    app.exec()


def _until_the_end() -> None:
    sys.stdin.readline()
    app = QCoreApplication.instance()
    assert app is not None
    QTimer.singleShot(0, app, app.quit)


if __name__ == "__main__":
    main()
