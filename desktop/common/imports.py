"""Keeps PySide from reading the source of every module that is imported after it.

It does so to find out who may use `from __feature__ import …`, a way of writing that nobody here
uses. In a start from nothing that is one tenth of the time, and all that text stays in memory.
"""

from __future__ import annotations

import sys
from types import ModuleType

from PySide6 import QtCore

import desktop

LOOKS = "_mod_uses_pyside"
"""The function of PySide that reads the source of a module, as of 6.8 to 6.11."""
ROOMS = (desktop.__name__, "tests")
"""The packages whose modules speak to Qt."""


def spare_the_sources() -> None:
    """From now on modules are known by their names; without effect where PySide works otherwise."""
    assert QtCore  # with it, what looks at the modules has been imported
    looks = sys.modules.get("shibokensupport.feature")
    if looks is not None and hasattr(looks, LOOKS):
        setattr(looks, LOOKS, uses_qt)


def uses_qt(module: ModuleType) -> bool:
    """Whether a module may speak to Qt; PySide would look for its own name in the source."""
    return f"{module.__name__}.".startswith(tuple(f"{room}." for room in ROOMS))
