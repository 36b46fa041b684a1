"""Every law of the kit can be broken, and at each broken sample the right one goes red.

That nothing is red where nothing is broken, `test_kit` and `test_sample` say.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests import kit, sample
from tests.kit.broken import SAMPLES, Sample, red

PART = 8
"""Each sample is held to an eighth of the laws that are not its own; `python3 dev.py kit --broken`
holds it to all."""


@pytest.fixture(autouse=True)
def with_sample() -> Iterator[None]:
    with sample.found():
        yield


def test_there_is_a_broken_sample_for_every_law() -> None:
    assert {sample.law for sample in SAMPLES.values()} == set(kit.LAWS)


@pytest.mark.parametrize("broken", SAMPLES.values(), ids=str)
def test_a_broken_sample_breaks_its_law_and_no_other(broken: Sample) -> None:
    assert red(broken, PART) == {broken.law, *broken.also}
