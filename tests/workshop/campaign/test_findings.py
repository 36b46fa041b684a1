"""The list of what once broke names tests that are there."""

from __future__ import annotations

import re
from pathlib import Path

from tests.workshop.campaign import kinds

ROOT = Path(__file__).parents[3]
LIST = (Path(__file__).parent / "findings.md").read_text(encoding="utf-8")


def test_each_finding_is_held_by_tests_that_are_there() -> None:
    rows = [line for line in LIST.splitlines() if re.match(r"\| \d+\. ", line)]
    assert [int(row[2:].split(".")[0]) for row in rows] == list(range(1, 16))
    for row in rows:
        named = re.findall(r"`(tests/[\w/]+\.py)`", row)
        assert named, row
        for path in named:
            assert (ROOT / path).is_file(), path
    for kind in re.findall(r"kinds? `(\w+)`", LIST):
        assert kind in kinds.KINDS
