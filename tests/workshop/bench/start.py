"""From nothing to a usable table, beside an empty PySide6 window: time and peak memory.

Each start is a process of its own, drawn offscreen, that ends with its first paint. Before them the
program is started once and left alone until it has drawn its faces ahead, as on a machine that had
it open before. The first page is opened as after an installation: nothing of an earlier start is
there but the program's own modules, compiled, and it ends when each box has its cards.
`open_table` and `open_page` are the only parts that know the program.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, NamedTuple

from tests.windows import be_of_size
from tests.workshop.bench import evening

if TYPE_CHECKING:
    from PySide6.QtCore import QSize
    from PySide6.QtWidgets import QApplication, QWidget

ITSELF = "tests.workshop.bench.start"
NOT_BUILT = 3
"""The exit status of a child that found no window to open."""

PAINTED = "painted"

LONGEST = 60
"""So many seconds the first start is left alone at most."""

STILL = 40
"""If for so many tenths of a second no more faces were kept, all of them are."""

USUAL, LARGE = (1280, 800), (3840, 2160)
"""Both windows are of one of these sizes."""


class Start(NamedTuple):
    """One start: seconds to the first paint, to the end and of the processor; megabytes at most."""

    painted: float
    whole: float
    worked: float
    memory: float


def starts(rounds: int, size: tuple[int, int] = USUAL) -> dict[str, Start] | str:
    """The medians for each of the windows, of this size, or why there are none."""
    seen: dict[str, list[Start]] = {"empty": [], "table": [], "page": []}
    with tempfile.TemporaryDirectory() as home:
        file = evening.saved(Path(home))
        for number in range(rounds + 1):
            for what, some in seen.items():
                first = number == 0
                start = _start(what, file, home, size, "at leisure" if first else "")
                if isinstance(start, str):
                    return start
                if not first:
                    some.append(start)
    return {
        what: Start(*(median(column) for column in zip(*some, strict=True)))
        for what, some in seen.items()
    }


def _start(
    what: str, file: Path, home: str, size: tuple[int, int], leisure: str = ""
) -> Start | str:
    """Start once; why it could not be done."""
    variables = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    # As on a user's machine, where Python keeps what it has compiled.
    variables.pop("PYTHONDONTWRITEBYTECODE", None)
    variables["PYTHONPYCACHEPREFIX"] = str(Path(home) / "compiled")
    own = Path(home) / "new" if what == "page" else Path(home) / "known"
    if what == "page":
        shutil.rmtree(own, ignore_errors=True)
    variables["KARTENTISCH_HOME"] = str(own)
    begun = time.perf_counter()
    child = subprocess.Popen(
        [sys.executable, "-m", ITSELF, what, str(file), *map(str, size), leisure],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=variables | {"QT_SCALE_FACTOR": "1"},
        text=True,
    )
    assert child.stdout and child.stderr
    line = child.stdout.readline()
    painted = time.perf_counter() - begun
    complaint = child.stderr.read().strip()
    worked, memory = _wait(child)
    whole = time.perf_counter() - begun
    if child.returncode == NOT_BUILT:
        return complaint
    if child.returncode or line.strip() != PAINTED:
        return "failed: " + (complaint.splitlines() or [f"status {child.returncode}"])[-1]
    return Start(painted, whole, worked, memory)


def _wait(child: subprocess.Popen[str]) -> tuple[float, float]:
    """Wait for the end of a process: the seconds that the processor worked for it, and its memory.

    That is its peak in megabytes. Both are 0 where nobody tells.
    """
    if not hasattr(os, "wait4"):
        child.wait()
        return 0.0, 0.0
    _, status, usage = os.wait4(child.pid, 0)
    child.returncode = os.waitstatus_to_exitcode(status)
    memory = usage.ru_maxrss / (2**20 if sys.platform == "darwin" else 2**10)
    return usage.ru_utime + usage.ru_stime, memory


# The child.


def main(what: str, file: str, width: str, height: str, leisure: str) -> int:
    """Open the window, say when it has been painted, and end, or do so when all faces are kept."""
    from PySide6.QtCore import QEvent, QObject, QSize, QTimer
    from PySide6.QtWidgets import QApplication, QWidget

    size = QSize(int(width), int(height))
    if what == "empty":
        app = QApplication(sys.argv[:1])
        window = QWidget()
        window.resize(size)
        window.show()
    else:
        try:
            app, window = open_page(size) if what == "page" else open_table(Path(file), size)
        except ImportError as error:
            print(f"not built yet ({error})", file=sys.stderr)
            return NOT_BUILT

    class FirstPaint(QObject):
        """Sees the window painted with all that is in it."""

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint and watched is window:
                window.removeEventFilter(self)
                QTimer.singleShot(0, done)
            return False

    def done() -> None:
        print(PAINTED, flush=True)
        if what == "table" and leisure:
            waiting.start(100)
        elif what == "page":
            waiting.timeout.disconnect(look)
            waiting.timeout.connect(look_at_boxes)
            waiting.start(10)
        else:
            end()

    def look_at_boxes() -> None:
        boxes = window.welcome.boxes  # type: ignore[attr-defined]
        if boxes and all(box.fetched for box in boxes if box.isVisible()):
            end()

    def look() -> None:
        files = len(list(Path(os.environ["KARTENTISCH_HOME"]).rglob("*.faces")))
        kept.append(files)
        still = files and len(kept) > STILL and kept[-STILL] == files
        if still or time.perf_counter() - begun > LONGEST:
            end()

    def end() -> None:
        waiting.stop()
        window.close()
        app.exit()

    begun = time.perf_counter()
    kept: list[int] = []
    waiting = QTimer()
    waiting.timeout.connect(look)

    watch = FirstPaint()
    window.installEventFilter(watch)
    window.update()
    app.exec()
    return 0


def open_page(size: QSize) -> tuple[QApplication, QWidget]:
    """The application, and the window of the program with its first page, shown."""
    from desktop.common import garbage

    with garbage.put_off():
        from desktop.window.start import build

        app, window = build()
    be_of_size(window, size)
    window.show()
    window.evenings.look_for_trouble()
    return app, window


def open_table(file: Path, size: QSize) -> tuple[QApplication, QWidget]:
    """The application, and the window of the program with this evening on its table, shown."""
    from desktop.common import garbage

    with garbage.put_off():
        from desktop.window.start import build

        app, window = build()
    be_of_size(window, size)
    window.show()
    window.controller.open(file)
    return app, window


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
