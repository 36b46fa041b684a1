"""Dragging a card over a full table at 3840 x 2160 while a bot thinks: the work of each frame.

The mouse moves once a frame, 60 times a second. What counts is the time the window is busy in
each: delivering the move, whatever it starts, and painting. `full_table` is the only part that
knows the program; a process that plays at random as fast as it can stands for the bot. Beside it
stands `bare_table`: as many plain pictures of cards, of which one follows the mouse, and nothing
else at all. What that needs is what the toolkit and the machine need. A third window is the same
but for the shadow of the card that is carried, which moves as the card does: what that alone needs.
Workers step back as the program's do, one of them or as many as the machine has cores.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from math import pi, sin
from pathlib import Path
from statistics import quantiles
from typing import TYPE_CHECKING, Literal

from tests.windows import be_of_size
from tests.workshop.bench import evening

if TYPE_CHECKING:
    from PySide6.QtCore import QPoint
    from PySide6.QtWidgets import QApplication, QWidget

WIDTH, HEIGHT = 3840, 2160
FRAME = 16
"""Milliseconds between two moves of the mouse."""

ITSELF = "tests.workshop.bench.drag"
ITS_OWN = "bench.Timer"
"""The name of what moves the mouse."""
NOT_BUILT = 3
WORKER = """
from desktop.common.subprocesses import step_back
from tests.workshop.bench.decisions import decisions
step_back()
decisions("choice", 3600)
"""

Window = Literal["full", "bare", "shadow"]
"""The program's, a bare one, and a bare one in which the card that is carried throws a shadow."""


@dataclass
class Stage:
    """A window with a full table, and where in it the mouse takes hold of a card.

    `grip` is asked when all cards have come to rest, as `settled` says.
    """

    window: QWidget
    grip: Callable[[], QPoint]
    settled: Callable[[], bool]


def frames(seconds: float, window: Window = "full", workers: int = 1) -> list[float] | str:
    """The work of each frame in milliseconds, measured in a process of its own; or why not.

    Of the program's window, or of a bare one that can do nothing else, beside so many workers.
    """
    shown = _child(seconds, window, workers)
    return shown if isinstance(shown, str) else [float(number) for number in shown]


def names(seconds: float, workers: int = 1) -> dict[str, float] | str:
    """What the window's own thread does while a card is carried: milliseconds a frame, by name.

    A name is a class and the event that it is given, without the time of events within; that of a
    timer is its parent's. Or why nothing was measured. The most expensive is the first.
    """
    shown = _child(seconds, "full", workers, "names")
    if isinstance(shown, str):
        return shown
    return {name: float(spent) for name, _, spent in (one.partition("=") for one in shown)}


def _child(seconds: float, window: Window, workers: int, *more: str) -> list[str] | str:
    """The words that the measuring process prints; or why it could not measure."""
    with tempfile.TemporaryDirectory() as home:
        variables = {
            "QT_QPA_PLATFORM": "offscreen",
            "QT_NO_GLIB": "1",  # Qt's own loop says when it waits
            "QT_SCALE_FACTOR": "1",
            "KARTENTISCH_HOME": home,
        }
        child = subprocess.run(
            [sys.executable, "-m", ITSELF, str(seconds), home, window, str(workers), *more],
            capture_output=True,
            env=os.environ | variables,
            text=True,
        )
    if child.returncode == NOT_BUILT:
        return child.stderr.strip()
    if child.returncode:
        return "failed: " + (child.stderr.strip().splitlines() or ["without a word"])[-1]
    return child.stdout.split()


def p99(times: list[float]) -> float:
    """The time that 99 of 100 frames keep."""
    return quantiles(times, n=100)[98]


def p999(times: list[float]) -> float:
    """The time that 999 of 1000 frames keep; of fewer frames, the longest of all."""
    return sorted(times)[min(len(times) - 1, round(len(times) * 0.999))]


# The child.


def main(seconds: float, home: Path, window: str, workers: int, *, named: bool) -> int:
    """Open the table, drag, and print the work of each frame, or of each name."""
    from PySide6.QtWidgets import QApplication

    spent = dict[str, float]()
    app = _counting(spent) if named else QApplication(sys.argv[:1])
    try:
        stage = full_table(home) if window == "full" else bare_table(shadow=window == "shadow")
    except ImportError as error:
        print(f"not built yet ({error})", file=sys.stderr)
        return NOT_BUILT
    with thinking(workers):
        spent.clear()
        times = drag(stage, seconds)
    if named:
        dearest = sorted(spent.items(), key=lambda one: -one[1])
        print(*(f"{name}={1e3 * spent / len(times):.4f}" for name, spent in dearest))
    else:
        print(*times)
    stage.window.close()
    app.quit()
    return 0


def _counting(spent: dict[str, float]) -> QApplication:
    """An application that adds up the seconds of each class's events, without those within."""
    from PySide6.QtCore import QEvent, QObject, QTimer
    from PySide6.QtWidgets import QApplication

    within = [0.0]
    """Of each event that is being handled: what the events within it took."""

    class Counting(QApplication):
        def notify(self, receiver: QObject, event: QEvent) -> bool:
            who = receiver.parent() if isinstance(receiver, QTimer) else receiver
            name = f"{type(who).__name__}.{event.type().name}" if who else ITS_OWN
            begun = time.perf_counter()
            within.append(0.0)
            handled = super().notify(receiver, event)
            taken = time.perf_counter() - begun
            spent[name] = spent.get(name, 0.0) + taken - within.pop()
            within[-1] += taken
            return handled

    return Counting(sys.argv[:1])


@contextmanager
def thinking(workers: int) -> Iterator[None]:
    """Other processes have a core each full meanwhile."""
    command = [sys.executable, "-c", WORKER]
    bots = [subprocess.Popen(command, stdout=subprocess.DEVNULL) for _ in range(workers)]
    try:
        yield
    finally:
        for bot in bots:
            bot.kill()
            bot.wait()


class Busy:
    """How long the event loop has worked since it was last asked, without its waiting."""

    def __init__(self) -> None:
        from PySide6.QtCore import QAbstractEventDispatcher

        self._since: float | None = time.perf_counter()
        self._sum = 0.0
        loop = QAbstractEventDispatcher.instance()
        loop.awake.connect(self._wakes)
        loop.aboutToBlock.connect(self._waits)

    def _wakes(self) -> None:
        if self._since is None:
            self._since = time.perf_counter()

    def _waits(self) -> None:
        if self._since is not None:
            self._sum += time.perf_counter() - self._since
            self._since = None

    def taken(self) -> float:
        """The time worked in milliseconds; counts from nothing again."""
        now = time.perf_counter()
        worked = self._sum + (now - self._since if self._since is not None else 0.0)
        self._sum = 0.0
        self._since = now
        return worked * 1e3


def drag(stage: Stage, seconds: float) -> list[float]:
    """Take hold of the card, move it about the table, let it go: the work of each frame."""
    from PySide6.QtCore import QEventLoop, QPoint, Qt, QTimer
    from PySide6.QtTest import QTest

    window = stage.window
    QTest.qWaitForWindowExposed(window)
    _settle(stage)
    mouse = window.windowHandle()
    QTest.mousePress(mouse, Qt.MouseButton.LeftButton, pos=stage.grip())
    loop, timer, busy, times = QEventLoop(), QTimer(), Busy(), list[float]()
    number = round(seconds * 1000 / FRAME)

    def tick() -> None:
        times.append(busy.taken())
        if len(times) > number:
            loop.quit()
            return
        part = len(times) * FRAME / 1000 * pi
        x = WIDTH / 2 + WIDTH * 0.4 * sin(part * 0.8)
        y = HEIGHT / 2 + HEIGHT * 0.35 * sin(part * 0.5)
        QTest.mouseMove(mouse, QPoint(round(x), round(y)))

    timer.setTimerType(Qt.TimerType.PreciseTimer)
    timer.timeout.connect(tick)
    timer.start(FRAME)
    loop.exec()
    timer.stop()
    QTest.mouseRelease(mouse, Qt.MouseButton.LeftButton)
    return times[1:]


def _settle(stage: Stage) -> None:
    """Wait until all cards lie still."""
    from PySide6.QtTest import QTest

    for _ in range(40):
        QTest.qWait(250)
        if stage.settled():
            return


def full_table(home: Path) -> Stage:
    """The window of the program with a person about to play to a trick."""
    from PySide6.QtCore import QPoint, QSize

    from desktop.common import garbage
    from desktop.table.card import CardWidget
    from desktop.window.start import build

    app, window = build()
    garbage.freeze_on(window.controller.match_changed)
    be_of_size(window, QSize(WIDTH, HEIGHT))
    window.show()
    window.controller.open(evening.saved(home))
    app.processEvents()

    def places() -> list[tuple[int, int]]:
        return [(card.x(), card.y()) for card in window.findChildren(CardWidget)]

    seen: list[list[tuple[int, int]]] = [[]]

    def settled() -> bool:
        seen.append(places())
        return bool(seen[-1]) and seen[-1] == seen[-2]

    def grip() -> QPoint:
        """The lowest card on the screen is one of the person's own hand."""
        cards = [card for card in window.findChildren(CardWidget) if card.isVisible()]
        own = max(cards, key=lambda card: card.mapTo(window, QPoint()).y())
        return own.mapTo(window, own.rect().center())

    return Stage(window, grip, settled)


CARDS, CARD = 30, (335, 565)
"""As many cards as lie on the full table, and how large they are there in pixels."""


REACH = 38
"""How far the shadow of a card reaches beyond it, as far as the program's."""


def bare_table(*, shadow: bool = False) -> Stage:
    """A window with as many cards that are pictures, the last of which follows the mouse.

    With a `shadow` that one is as large as the program's card with its shadow, of two pictures.
    """
    from PySide6.QtCore import QMargins, QPoint, QPointF, QRect, QSize, Qt
    from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPixmap
    from PySide6.QtWidgets import QWidget

    wood = QPixmap(WIDTH, HEIGHT)
    wood.fill(QColor("sienna"))

    def card(size: QSize, edge: int, shade: QColor) -> QPixmap:
        """A rounded rectangle, so far within its picture."""
        inner = QRect(QPoint(), size) - QMargins(edge, edge, edge, edge)
        made = QPixmap(size)
        made.fill(Qt.GlobalColor.transparent)
        with QPainter(made) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setBrush(shade)
            painter.drawRoundedRect(inner, 20, 20)
        return made

    face = card(QSize(*CARD), 10, QColor("white"))
    around = QSize(*CARD).grownBy(QMargins(REACH, REACH, REACH, REACH))
    lifted, shade = card(around, REACH + 10, QColor("white")), card(around, 10, QColor(0, 0, 0, 90))

    class Picture(QWidget):
        def __init__(self, shown: QPixmap, parent: QWidget | None = None) -> None:
            super().__init__(parent)
            self._shown = shown
            self.resize(shown.size())

        def paintEvent(self, event: QPaintEvent) -> None:
            painter = QPainter(self)
            painter.drawPixmap(0, 0, self._shown)
            painter.end()

    class Lifted(Picture):
        def paintEvent(self, event: QPaintEvent) -> None:
            painter = QPainter(self)
            away = QPointF(self.geometry().center() - top.rect().center()) / 200
            painter.drawPixmap(away.toPoint(), shade)
            painter.drawPixmap(0, 0, self._shown)
            painter.end()

    class Top(Picture):
        def mouseMoveEvent(self, event: QMouseEvent) -> None:
            held.move(event.position().toPoint() - held.rect().center())

    top = Top(wood)
    top.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
    for place in range(CARDS):
        last = shadow and place == CARDS - 1
        held = Lifted(lifted, top) if last else Picture(face, top)
        held.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        held.move(100 + 80 * place, HEIGHT - CARD[1] - 100)
    top.show()
    return Stage(top, lambda: held.mapTo(top, QPoint(*CARD) / 2), lambda: True)


if __name__ == "__main__":
    span, its_home, what, bots, *more = sys.argv[1:]
    sys.exit(main(float(span), Path(its_home), what, int(bots), named=bool(more)))
