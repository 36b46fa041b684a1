"""Whatever keys are pressed, the results are those that a plain model keeps."""

from __future__ import annotations

import pytest

from tests.workshop.entries import play

EACH = 10


@pytest.mark.one_in(30)
@pytest.mark.parametrize("first", range(0, 300, EACH))
def test_random_keys_leave_the_results_of_a_plain_model(first, own_home, qtbot, monkeypatch):
    for seed in range(first, first + EACH):
        monkeypatch.setenv("KARTENTISCH_HOME", str(own_home / str(seed)))
        play(seed)
