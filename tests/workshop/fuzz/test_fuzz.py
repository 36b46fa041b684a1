"""Each target reads its good files, and changed ones; one that breaks would be told."""

from __future__ import annotations

from random import Random

import pytest

from tests.workshop.campaign.kinds import changed
from tests.workshop.fuzz import targets
from tests.workshop.fuzz.targets import TARGETS


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("name", TARGETS)
def test_good_and_changed_files_are_read_or_refused(name: str) -> None:
    target, rng = TARGETS[name], Random(20)
    times = 3 if name == "pack" else 10  # fifty pictures are drawn each time
    for good in target.good():
        target.read(good)
        for _ in range(times):
            target.read(changed(good, rng)[0])


def test_a_reader_that_raises_anything_else_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(path: object) -> None:
        raise RecursionError

    monkeypatch.setattr(targets, "load", broken)
    with pytest.raises(RecursionError):
        TARGETS["store"].read(b"{}")
