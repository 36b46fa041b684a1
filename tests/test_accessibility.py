"""ACCESSIBILITY.md: each criterion says how it is met, and the tests it names are there."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in (ROOT / "ACCESSIBILITY.md").read_text("utf-8").splitlines()
    if re.match(r"\| \d", line)
]


def test_every_criterion_has_a_state_and_says_how() -> None:
    assert len(ROWS) >= 30
    for criterion, state, how, tried, _ in ROWS:
        assert re.match(r"(met|partly|built so)", state), criterion
        assert len(how.split()) > 3, criterion
        assert re.fullmatch(r"S( A)?( O)?( P)?|–", tried), criterion


def test_what_is_met_names_a_test_that_is_there() -> None:
    for criterion, state, _, tried, tests in ROWS:
        named = re.findall(r"`([^`]+)`", tests)
        assert named or not state.startswith("met"), criterion
        assert bool(named) == ("S" in tried), criterion
        for one in named:
            assert (ROOT / "tests" / "desktop" / one).exists(), (criterion, one)
