"""A short form of `python3 dev.py kill`."""

from __future__ import annotations

from pathlib import Path
from random import Random

from tests.workshop.kill import kill


def test_what_was_shown_outlives_a_kill(tmp_path: Path) -> None:
    outcome = kill(tmp_path, 8, Random(1))
    assert outcome.losses == []
    assert outcome.kills == 8
    assert outcome.shown > 8, "killed before anything was shown: nothing was tried"
