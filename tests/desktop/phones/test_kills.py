"""A short form of an evening of kills; `dev.py campaign seats` strikes longer."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.desktop.phones.kills import struck


@pytest.mark.parametrize("seed", range(2))
def test_no_hand_is_wrong_and_no_move_lost_whatever_is_killed(
    qapp: object, tmp_path: Path, seed: int
) -> None:
    counts = struck(tmp_path, Random(seed), 60)
    assert counts["moves"] >= 60 and counts["hands"] > 60 and counts["verified"]
