"""Lists of people from elsewhere: their files are looked at before they are read."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from desktop.common.numbers import shown
from engine.bounds import TooMuch
from engine.tournament.people_list import BYTES, LINES, decoded, read

translate = QCoreApplication.translate


def text_of(path: Path) -> tuple[str, str]:
    """Return the list in a file, and why it cannot be taken; one of the two is ""."""
    try:
        # What waits for somebody to write, or never ends, is no list.
        if path.is_file():
            if path.stat().st_size > BYTES:
                return "", _too_long(path.name)
            text = decoded(path.read_bytes())
            return ("", told) if (told := complaint(text, path.name)) else (text, "")
    except OSError:
        pass
    return "", complaint("", path.name)


def bytes_of(path: Path) -> bytes:
    """Return the bytes of such a file, whose letters may be misread; none on failure."""
    try:
        return path.read_bytes()
    except OSError:
        return b""


def complaint(text: str, name: str = "") -> str:
    """Why a text is no list of people; "" if it is one."""
    try:
        if read(text).rows and "\0" not in text:
            return ""
    except TooMuch:
        return _too_long(name)
    return translate("club", "“{0}” is not a list of names.").format(name)


def _too_long(name: str) -> str:
    return translate("club", "“{0}” is too long: a list has at most {1} lines and {2} MB.").format(
        name, shown(LINES), BYTES // 2**20
    )
