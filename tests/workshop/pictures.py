"""What tools with pictures share: the folder and window size given, and a temporary home."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from desktop.commands.complaints import Complaint

LEAST, MOST = (640, 480), (8000, 8000)
QUICK = {"pace": "instant", "motion": "off"}
"""Settings with which nothing is waited for."""


def size_of(text: str) -> tuple[int, int]:
    """The size of a window in pixels from a text such as "1280x800". Raises Complaint."""
    width, _, height = text.lower().partition("x")
    if not (width.isdecimal() and height.isdecimal()):
        raise Complaint(f"--size {text!r} should be like 1280x800")
    size = int(width), int(height)
    if not all(low <= one <= high for low, one, high in zip(LEAST, size, MOST, strict=True)):
        least, most = ("x".join(map(str, one)) for one in (LEAST, MOST))
        raise Complaint(f"--size {text} should be from {least} to {most}")
    return size


def made(folder: Path) -> Path:
    """A folder, which is created if it does not exist."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Complaint(f"{folder}: cannot be made: {error.strerror or error}") from error
    return folder


@contextmanager
def own_home(on_screen: bool = False) -> Iterator[Path]:
    """A temporary home for settings and evenings, removed at the end; mostly without a screen."""
    if not on_screen:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        # The offscreen platform warns of what a window cannot be there.
        os.environ.setdefault("QT_LOGGING_RULES", "default.warning=false")
    with tempfile.TemporaryDirectory(prefix="kartentisch-") as home:
        os.environ["KARTENTISCH_HOME"] = home
        yield Path(home)
