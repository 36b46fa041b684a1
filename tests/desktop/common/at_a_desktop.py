"""Follows the wishes of a desktop in a process of its own, and prints each that is another now.

First it prints what is wished for once everything was asked. It ends when told `end`.
"""

from __future__ import annotations

import sys
import threading

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtGui import QGuiApplication

from desktop.common import follow_wishes, wishes_of_portal
from desktop.common.wishes import wishes


def main() -> None:
    app = QGuiApplication([])
    wishes.changed.connect(lambda wish: print(wish, wishes.has(wish), flush=True))
    follow_wishes.follow()
    # Qt has no screen here; the portal is followed as on one.
    wishes_of_portal.follow()
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
