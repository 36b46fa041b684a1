"""Which Latin letter stands where a key lies, for keyboards that write another script."""

from __future__ import annotations

import sys
from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

_ROWS = {16: "QWERTYUIOP", 30: "ASDFGHJKL", 44: "ZXCVBNM"}
"""The rows of letters from the scan code of the first key: of Windows, and of evdev."""
_SCANNED = {code + n: letter for code, row in _ROWS.items() for n, letter in enumerate(row)}
_X11_OFFSET = 8
"""X11 and Wayland count evdev's codes from here."""
_MAC_CODES = (0, 11, 8, 2, 14, 3, 5, 4, 34, 38, 40, 37, 46, 45, 31, 35, 12, 15, 1, 17, 32, 9, 13)
_MAC = dict(zip((*_MAC_CODES, 7, 16, 6), "ABCDEFGHIJKLMNOPQRSTUVWXYZ", strict=True))
"""The letters by macOS' virtual key codes, which stand for places."""


def latin_letter(event: QKeyEvent) -> str:
    """Return the capital at this place of a US keyboard if the key's letter is not Latin.

    "" for every other key, and while Ctrl, Alt or Meta is held.
    """
    text = event.text()
    held = event.modifiers() & ~(
        Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
    )
    if held or not text.isalpha() or text.isascii():
        return ""
    return _at_place(event.nativeScanCode(), event.nativeVirtualKey(), sys.platform)


def _at_place(scan_code: int, virtual_key: int, system: str) -> str:
    letters: Mapping[int, str] = _SCANNED
    code = scan_code - _X11_OFFSET
    if system == "win32":
        code = scan_code
    elif system == "darwin":
        letters, code = _MAC, virtual_key
    return letters.get(code, "")
