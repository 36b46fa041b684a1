"""How long evenings have lain in the bin, by its own record and no file's time.

A clock may be wrong and a file's time may be anything. So each look at the bin adds to the age of
what lies in it at most a day, and only time that the clock has never shown before: a clock that
jumps ahead adds a day, one that was set back adds nothing until it is where it was. Then evenings
stay longer, never shorter. What was not seen in the bin before has no age.
"""

from __future__ import annotations

import json
from collections.abc import Collection
from pathlib import Path

from desktop.common import paths
from desktop.common.atomic_write import write_atomically
from engine import bounds

FILE = paths.BIN_AGES
"""The record, in the folder of the bin."""
AT_ONCE = 86_400
"""How many seconds one look can add at most."""
_VERSION = 1


def look(folder: Path, names: Collection[str], now: float) -> dict[str, float]:
    """How old each of these is, in seconds; the look is recorded. Raises OSError."""
    last, ages = _read(folder / FILE)
    passed = min(max(now - last, 0.0), AT_ONCE)
    found = {name: ages[name] + passed if name in ages else 0.0 for name in names}
    _write(folder / FILE, max(last, now), found)
    return found


def forget(folder: Path, names: Collection[str]) -> None:
    """Forget the ages of names that have come into the bin just now.

    Raises OSError.
    """
    last, ages = _read(folder / FILE)
    if not ages.keys().isdisjoint(names):
        _write(folder / FILE, last, {name: age for name, age in ages.items() if name not in names})


def _read(file: Path) -> tuple[float, dict[str, float]]:
    """Return the latest time of a look, and the ages; a record that makes no sense is none."""
    try:
        match json.loads(file.read_bytes()):
            case {"version": 1, "last": int() | float() as last, "ages": dict() as ages}:
                bounds.check([last, *ages.values()])
                return float(last), {str(name): float(age) for name, age in ages.items()}
    except (OSError, ValueError, TypeError, RecursionError):
        pass
    return 0.0, {}


def _write(file: Path, last: float, ages: dict[str, float]) -> None:
    record = {"version": _VERSION, "last": last, "ages": ages}
    write_atomically(file, json.dumps(record).encode())
