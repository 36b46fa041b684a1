"""A window with an evening is moved from one screen to the next; what is seen there, as JSON lines.

`python -m tests.desktop.window.on_screens FOLDER`: run by `test_two_screens`, in a process of its
own, because Qt asks only once which screens there are.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from desktop.table.card import CardWidget
from desktop.window.main_window import MainWindow
from desktop.window.start import build
from tests.windows import be_of_size
from tests.workshop.bench import evening

SIZE = QSize(1000, 700)


def main(folder: Path) -> None:
    """Show the window on each screen, and on the first one again."""
    app, window = build()
    be_of_size(window, SIZE)
    window.show()
    window.controller.open(evening.saved(folder))
    screens = QGuiApplication.screens()
    for screen in (*screens, screens[0]):
        handle = window.windowHandle()
        assert handle is not None
        handle.setScreen(screen)
        window.move(screen.geometry().topLeft())
        window.resize(SIZE)  # as a window manager does; without one the number of dots stays
        QTest.qWait(100)
        table = window.table
        while table.sharpness.busy or table.busy:
            QTest.qWait(20)
        table.grab()
        print(json.dumps(seen(window)), flush=True)
    app.processEvents()
    os._exit(0)  # a bot may still be thinking; nothing is flushed here


def seen(window: MainWindow) -> dict[str, object]:
    """What the screen is like, how fine the cards and the wood are, and what left its place."""
    table = window.table
    screen = window.screen()
    cards = [one for one in table.findChildren(CardWidget) if one.isVisible()]
    hand = {one.card: one for one in cards}
    pictures = [one._picture(make=True) for one in cards]
    scene = table.scene
    assert scene is not None
    return {
        "screen": screen.devicePixelRatio(),
        "size": window.size().toTuple(),
        "cards": sorted({one.devicePixelRatio() for one in pictures if one is not None}),
        "wood": table._surface.pixmap(
            table._colours, table.size(), table.devicePixelRatioF()
        ).devicePixelRatio(),
        "shifted": [
            one.code
            for one, pose in zip(scene.hand, table.places.hand, strict=False)
            if not table.geometry().intersects(hand[one].geometry())
            or abs(hand[one].lies_at().middle.x() - pose.middle.x()) > 1
        ],
        "held": len(scene.hand),
    }


if __name__ == "__main__":
    main(Path(sys.argv[1]))
