"""The page of findings: every test that it names is there."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = Path(__file__).with_name("findings.md")
TESTS = Path(__file__).parents[2]


def test_every_test_that_is_named_is_there() -> None:
    named = set(re.findall(r"`(test_\w+)`", PAGE.read_text(encoding="utf-8")))
    there: set[str] = set()
    for path in TESTS.rglob("test_*.py"):
        there.update(re.findall(r"^def (test_\w+)\(", path.read_text(encoding="utf-8"), re.M))
    assert len(named) > 80
    assert named <= there, named - there


def test_every_finding_is_on_the_page() -> None:
    text = PAGE.read_text(encoding="utf-8")
    counts = {"A": 20, "D": 12, "E": 7}
    for letter, count in counts.items():
        for number in range(1, count + 1):
            assert re.search(rf"\b{letter}-{number}\b", text), f"{letter}-{number}"
