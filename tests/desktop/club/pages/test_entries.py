"""Whatever keys are pressed, the results are those that a plain model keeps."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.entries import play


@pytest.mark.parametrize("seed", range(24))
def test_random_keys_leave_the_results_of_a_plain_model(
    seed: int, own_home: Path, qtbot: QtBot
) -> None:
    play(seed)
