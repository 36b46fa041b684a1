"""What tests came to, as `tests/workshop/outcomes.py` wrote it, and which tests a pattern means."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


@dataclass
class Outcomes:
    """What tests have come to so far."""

    passed: set[str] = field(default_factory=set)
    skipped: set[str] = field(default_factory=set)
    failed: dict[str, str] = field(default_factory=dict)
    """The reason for each; a test may have failed after it passed, when it cleared up."""
    running: dict[str, float] = field(default_factory=dict)
    """When each began, in seconds of the clock."""
    collected: int = 0
    """How many there are to run."""

    @property
    def not_run(self) -> int:
        """How many were never begun."""
        return self.collected - len(self.passed | self.skipped | {*self.failed, *self.running})

    @classmethod
    def read(cls, file: Path) -> Outcomes:
        """Return what the plugin wrote into a file; a line cut short is passed over."""
        found = cls()
        text = file.read_text(encoding="utf-8") if file.exists() else ""
        for line in text.splitlines(keepends=True):
            if line.endswith("\n"):
                found.take(json.loads(line))
        return found

    def take(self, line: dict[str, object]) -> None:
        """Read one line."""
        match line:
            case {"kind": "collected", "number": int(number)}:
                self.collected = number
            case {"kind": "begun", "test": str(test), "at": float(at)}:
                self.running[test] = at
            case {"kind": "failed", "test": str(test), "why": str(why)}:
                self.failed.setdefault(test, why)
                self.passed.discard(test)
            case {"kind": "passed", "test": str(test)} if test not in self.failed:
                self.passed.add(test)
            case {"kind": "skipped", "test": str(test)}:
                self.skipped.add(test)
        if line["kind"] != "begun":
            self.running.pop(str(line["test"]), None)

    def failures(self) -> list[str]:
        """Return a line for each test that failed, or was still running."""
        now = time.time()
        cut = "did not end, was running for"
        return [
            *(f"{test}: {why}" for test, why in self.failed.items()),
            *(f"{test}: {cut} {now - at:.0f} s" for test, at in self.running.items()),
        ]


def matcher(pattern: str) -> Callable[[str], bool]:
    """Whether the name of a test, `path::name`, has this in it; `*` and `?` stand for others."""
    parts = (".*" if one == "*" else "." if one == "?" else re.escape(one) for one in pattern)
    found = re.compile("".join(parts))
    return lambda name: found.search(name) is not None


def files_with(pattern: str, tests: Path = ROOT / "tests") -> list[str]:
    """Return the files in which a test may match, so that pytest reads no others."""
    # Of a name of several parts only the path is looked at; parameters are not known here.
    path_of, *deeper = pattern.partition("[")[0].split("::")
    wanted = matcher(path_of)
    found = []
    for path in sorted(tests.rglob("test_*.py")):
        name = path.relative_to(tests.parent).as_posix()
        words = re.findall(r"\b(?:test|Test)\w+", path.read_text(encoding="utf-8"))
        if wanted(name) or (not deeper and any(wanted(f"{name}::{word}") for word in words)):
            found.append(name)
    return found
