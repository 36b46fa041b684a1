"""Does steps, one after the other or some beside each other, and says what each came to.

A step calls programs. One that hangs is ended; when a signal breaks off the whole, what is known by
then is still printed. Of pytest the outcome of every single test is known, because
`tests/workshop/outcomes.py` writes it to a file as it happens.
"""

from __future__ import annotations

import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from io import TextIOWrapper
from pathlib import Path
from types import FrameType
from typing import TextIO

from outcomes import Outcomes

ROOT = Path(__file__).resolve().parent.parent
PATIENCE = 1800.0
"""Seconds after which a program other than pytest is taken to hang."""
SILENCE = 600.0
"""Seconds without a test that begins or ends after which pytest is taken to hang.

A single test has the shorter limit of `faulthandler_timeout` in `pyproject.toml`.
"""
LAST = 12
"""How many of the last lines of a program that failed stand in the report."""
GRACE = 10.0
"""Seconds that a program has to end after it was asked to."""


class Here(threading.local):
    """What is a thread's own."""

    def __init__(self) -> None:
        self.output: TextIO = sys.stdout
        """Where its steps and their programs print."""
        self.last: deque[str] = deque(maxlen=LAST)
        """What the program that ran last printed at its end."""


HERE = Here()
ONE_AT_A_TIME = threading.Lock()
"""Held while the output of a chain is shown, or a number is added to."""
RUNNING: set[subprocess.Popen[str]] = set()
"""The programs that run now."""


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
    """Raise BrokenOff at the first signal that ends a program; others are ignored."""
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
        HERE.last.clear()
        start = time.monotonic()
        ending = "passed"
        try:
            passed = work() or 1
            # Only now, in one go: steps beside this one count in the same numbers.
            with ONE_AT_A_TIME:
                self.passed += passed
        except StepFailed as problem:
            ending = self.fail(name, f"FAILED: {problem}", problem.tests)
            if not problem.tests.failures():
                self.failures += [f"{name}: {line}" for line in HERE.last]
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
        running += f", {tests.not_run} not run" if tests.not_run > 0 else ""
        return f"{ending}; {len(tests.failed)} failed{running}, {len(tests.passed)} passed"

    def skip(self, name: str, why: str) -> None:
        """Say that a step is not done, and why."""
        self.lines.append(f"{name:<20}      – s  skipped: {why}")

    def make(self, work: Callable[[], object]) -> int:
        """Do the steps of `work` and print the report, also when it is broken off; exit status."""
        if isinstance(sys.stdout, TextIOWrapper):
            # A program may print what this terminal cannot show.
            sys.stdout.reconfigure(errors="backslashreplace")
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
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            errors="replace",
        )
    except OSError as problem:
        return str(problem)
    RUNNING.add(process)
    assert process.stdout
    HERE.last.clear()
    showing = threading.Thread(
        target=show, args=(process.stdout, HERE.output, HERE.last), daemon=True
    )
    showing.start()
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
        # Not for ever: what it has started itself may go on and hold its output open.
        showing.join(GRACE)


def show(printed: TextIO, output: TextIO, last: deque[str]) -> None:
    """Pass on what a program prints, line by line, and keep the last lines that say something."""
    for line in printed:
        # The chain's file is closed when what a program left running prints still.
        with suppress(ValueError):
            output.write(line)
            output.flush()
        if line.strip():
            last.append(line.rstrip())


def run_tests(
    words: list[str], place: Path, cwd: Path = ROOT, env: dict[str, str] | None = None
) -> int:
    """Run pytest, called by `words`, with a file for outcomes in `place`; how many tests passed.

    Raises StepFailed with the names and reasons of those that failed and those that were running.
    """
    file = place / "outcomes.jsonl"
    file.unlink(missing_ok=True)

    def hangs() -> str:
        last = file.stat().st_mtime if file.exists() else begun
        silent = time.time() - last > SILENCE
        return f"no test began or ended for {SILENCE:.0f} s" if silent else ""

    begun = time.time()
    try:
        ending = run(
            [*words, "-p", "tests.workshop.outcomes", f"--outcomes={file}"], cwd, env, hangs
        )
    except BrokenOff as signalled:
        signalled.tests = Outcomes.read(file)
        raise
    found = Outcomes.read(file)
    if not ending and found.not_run > 0:
        ending = "it ended well before all tests were run"
    if ending:
        raise StepFailed(f"pytest: {ending}", found)
    return len(found.passed)
