"""Does steps, one after the other or some beside each other, and says what each came to.

A step calls programs. One that hangs is ended; when a signal breaks off the whole, what is known by
then is still printed. Of pytest the outcome of every single test is known, because
`tests/outcomes.py` writes it to a file as it happens.
"""

from __future__ import annotations

import json
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType
from typing import TextIO

ROOT = Path(__file__).resolve().parent.parent
PATIENCE = 1800.0
"""Seconds after which a program other than pytest is taken to hang."""
SILENCE = 600.0
"""Seconds without a test that begins or ends after which pytest is taken to hang.

A single test has the shorter limit of `faulthandler_timeout` in `pyproject.toml`.
"""
GRACE = 10.0
"""Seconds that a program has to end after it was asked to."""


class Here(threading.local):
    """What is a thread's own."""

    output: TextIO | None = None
    """Where its steps and their programs print; None is the terminal."""


HERE = Here()
ONE_AT_A_TIME = threading.Lock()
"""Held while the output of a chain is shown, or a number is added to."""
RUNNING: set[subprocess.Popen[bytes]] = set()
"""The programs that run now."""


@dataclass
class Outcomes:
    """What tests have come to so far."""

    passed: set[str] = field(default_factory=set)
    skipped: set[str] = field(default_factory=set)
    failed: dict[str, str] = field(default_factory=dict)
    """The reason for each; a test may have failed after it passed, when it cleared up."""
    running: dict[str, float] = field(default_factory=dict)
    """When each began, in seconds of the clock."""

    @classmethod
    def read(cls, file: Path) -> Outcomes:
        """What stands in a file that `tests/outcomes.py` wrote; a line cut short is passed over."""
        found = cls()
        text = file.read_text(encoding="utf-8") if file.exists() else ""
        for line in text.splitlines(keepends=True):
            if line.endswith("\n"):
                found.take(json.loads(line))
        return found

    def take(self, line: dict[str, object]) -> None:
        """Read one line."""
        match line:
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
        """A line for each test that failed, or was still running."""
        now = time.time()
        cut = "did not end, was running for"
        return [
            *(f"{test}: {why}" for test, why in self.failed.items()),
            *(f"{test}: {cut} {now - at:.0f} s" for test, at in self.running.items()),
        ]


class StepFailed(Exception):
    """What went wrong in a step, in one line; what is known of its tests."""

    def __init__(self, line: str, tests: Outcomes | None = None) -> None:
        super().__init__(line)
        self.tests = tests or Outcomes()


class BrokenOff(BaseException):
    """A signal asked the whole to end; its number, and what is known of the step's tests."""

    def __init__(self, number: int) -> None:
        super().__init__(f"by {signal.Signals(number).name}")
        self.number = number
        self.tests = Outcomes()


@contextmanager
def signals_break_off() -> Iterator[None]:
    """The first of the signals that end a program raises BrokenOff instead; others are ignored."""
    names = ("SIGTERM", "SIGINT", "SIGHUP")  # the last is not on Windows
    ending = [getattr(signal, name) for name in names if hasattr(signal, name)]

    def break_off(number: int, frame: FrameType | None) -> None:
        for one in ending:
            signal.signal(one, signal.SIG_IGN)
        raise BrokenOff(number)

    before = [signal.signal(one, break_off) for one in ending]
    try:
        yield
    finally:
        for one, handler in zip(ending, before, strict=True):
            signal.signal(one, handler)


class Report:
    """The steps done and how they ended."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.failures: list[str] = []
        self.passed = 0
        self.failed = 0
        self.over = False
        """Whether it was broken off: no further step is begun."""

    def step(self, name: str, work: Callable[[], int | None]) -> bool:
        """Do one step, which counts as one; a number it returns is that of its passed tests."""
        if self.over:
            return False
        print(f"\n== {name}", file=HERE.output, flush=True)
        start = time.monotonic()
        ending = "passed"
        try:
            passed = work() or 1
            # Only now, in one go: steps beside this one count in the same numbers.
            with ONE_AT_A_TIME:
                self.passed += passed
        except StepFailed as problem:
            ending = self.fail(name, f"FAILED: {problem}", problem.tests)
        except BrokenOff as signalled:
            ending = self.fail(name, f"BROKEN OFF {signalled}", signalled.tests)
            raise
        finally:
            self.lines.append(f"{name:<20} {time.monotonic() - start:6.1f} s  {ending}")
        return ending == "passed"

    def beside(self, *chains: Callable[[], object]) -> None:
        """Do the steps of these chains beside each other; what each prints is shown at its end."""

        def apart(chain: Callable[[], object]) -> None:
            with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as output:
                HERE.output = output
                try:
                    chain()
                finally:
                    output.seek(0)
                    with ONE_AT_A_TIME:
                        shutil.copyfileobj(output, sys.stdout)
                        sys.stdout.flush()

        with ThreadPoolExecutor(len(chains)) as pool:
            try:
                for one in [pool.submit(apart, chain) for chain in chains]:
                    one.result()
            except BaseException:
                self.over = True
                for process in list(RUNNING):
                    process.terminate()
                raise

    def fail(self, name: str, ending: str, tests: Outcomes) -> str:
        """Take over what failed in a step; how it ended, with the numbers of tests."""
        failures = tests.failures()
        with ONE_AT_A_TIME:
            self.passed += len(tests.passed)
            self.failed += max(len(failures), 1)
        self.failures += [f"{name}: {line}" for line in failures]
        if not (failures or tests.passed):
            return ending
        running = f", {len(tests.running)} running" if tests.running else ""
        return f"{ending}; {len(tests.failed)} failed{running}, {len(tests.passed)} passed"

    def skip(self, name: str, why: str) -> None:
        """Say that a step is not done, and why."""
        self.lines.append(f"{name:<20}      – s  skipped: {why}")

    def make(self, work: Callable[[], object]) -> int:
        """Do the steps of `work` and print the report, also when it is broken off; exit status."""
        with signals_break_off():
            try:
                work()
            except BrokenOff as signalled:
                self.close()
                return 128 + signalled.number
        return self.close()

    def close(self) -> int:
        """Print it, the failures last; the exit status."""
        print("\n== all steps", *self.lines, sep="\n")
        if self.failures:
            print("\n== what failed", *self.failures, sep="\n")
        print(f"\n{self.passed} passed, {self.failed} failed", flush=True)
        return 1 if self.failed else 0


def call(words: list[str], cwd: Path = ROOT, env: dict[str, str] | None = None) -> None:
    """Run a program to its end; raises StepFailed unless it ends well."""
    begun = time.monotonic()

    def hangs() -> str:
        return f"no end after {PATIENCE:.0f} s" if time.monotonic() - begun > PATIENCE else ""

    if ending := run(words, cwd, env, hangs):
        raise StepFailed(ending)


def run(words: list[str], cwd: Path, env: dict[str, str] | None, hangs: Callable[[], str]) -> str:
    """Run a program until it ends or `hangs` has something to say; how it failed, or "".

    BrokenOff comes through, after the program has been ended.
    """
    print("$", *words, file=HERE.output, flush=True)
    try:
        process = subprocess.Popen(
            words,
            cwd=cwd,
            env=env,
            stdin=subprocess.DEVNULL,
            stdout=HERE.output,
            stderr=HERE.output and subprocess.STDOUT,
        )
    except OSError as problem:
        return str(problem)
    RUNNING.add(process)
    try:
        while not (why := hangs()):
            try:
                code = process.wait(1)
            except subprocess.TimeoutExpired:
                continue
            if code < 0:
                return f"killed by {signal.Signals(-code).name}"
            return f"exit code {code}" if code else ""
        return why
    finally:
        RUNNING.discard(process)
        if process.poll() is None:
            process.terminate()
            try:
                process.wait(GRACE)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def run_tests(
    words: list[str], place: Path, cwd: Path = ROOT, env: dict[str, str] | None = None
) -> int:
    """Run pytest, called by `words`, with a file for outcomes in `place`; how many tests passed.

    Raises StepFailed with the names and reasons of those that failed and those that were running.
    """
    file = place / "outcomes.jsonl"

    def hangs() -> str:
        last = file.stat().st_mtime if file.exists() else begun
        silent = time.time() - last > SILENCE
        return f"no test began or ended for {SILENCE:.0f} s" if silent else ""

    begun = time.time()
    try:
        ending = run([*words, "-p", "tests.outcomes", f"--outcomes={file}"], cwd, env, hangs)
    except BrokenOff as signalled:
        signalled.tests = Outcomes.read(file)
        raise
    found = Outcomes.read(file)
    if ending:
        raise StepFailed(f"pytest: {ending}", found)
    return len(found.passed)


def matcher(pattern: str) -> Callable[[str], bool]:
    """Whether the name of a test, `path::name`, has this in it; `*` and `?` stand for others."""
    parts = (".*" if one == "*" else "." if one == "?" else re.escape(one) for one in pattern)
    found = re.compile("".join(parts))
    return lambda name: found.search(name) is not None


def files_with(pattern: str, tests: Path = ROOT / "tests") -> list[str]:
    """The files in which a test may match, so that pytest reads no others; it looks closer."""
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
