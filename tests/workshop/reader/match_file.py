"""Plays two deals of a match, and prints its file."""

from __future__ import annotations

from desktop.common import paths
from desktop.common.last_choice import FIRST_GAME
from engine.store import SUFFIX, save_copy
from tests.workshop.situations import FEW, played

if __name__ == "__main__":
    path = paths.evenings() / ("2026-01-06" + SUFFIX)
    path.parent.mkdir(parents=True, exist_ok=True)
    save_copy(path, played(FIRST_GAME, FEW, 4).events())
    print(path)
