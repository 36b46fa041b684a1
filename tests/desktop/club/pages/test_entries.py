"""Whatever keys are pressed, the results are those that a plain model keeps."""

from __future__ import annotations

import pytest

from tests.workshop import stray_keys
from tests.workshop.demo_organiser import Organiser
from tests.workshop.entries import play

EACH = 10


@pytest.mark.one_in(30)
@pytest.mark.parametrize("first", range(0, 300, EACH))
def test_random_keys_leave_the_results_of_a_plain_model(first, own_home, qtbot, monkeypatch):
    for seed in range(first, first + EACH):
        monkeypatch.setenv("KARTENTISCH_HOME", str(own_home / str(seed)))
        play(seed)


@pytest.mark.one_in(10)
@pytest.mark.parametrize("first", range(0, 200, 20))
def test_slips_of_the_fingers_leave_no_wrong_result_that_does_not_show(
    first, own_home, qtbot, monkeypatch
):
    found = stray_keys.Told()
    for seed in range(first, first + 20):
        monkeypatch.setenv("KARTENTISCH_HOME", str(own_home / str(seed)))
        found += stray_keys.play(seed)
    assert found.results == 40
    assert (found.unseen, found.changed) == (0, 0)


@pytest.mark.one_in(10)
@pytest.mark.parametrize("first", range(0, 100, 10))
def test_twenty_eight_people_by_slipping_fingers_on_the_whole_page(first, own_home, qtbot):
    organiser = Organiser(own_home)
    found = stray_keys.Told()
    for seed in range(first, first + (10 if first else 1)):
        found += stray_keys.play_page(organiser, seed)
    organiser.close()
    assert found.results and (found.unseen, found.changed) == (0, 0)
