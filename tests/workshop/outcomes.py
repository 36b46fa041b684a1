"""A pytest plugin that writes down begin and end of each test as they happen, in lines of JSON.

Loaded with `-p tests.workshop.outcomes --outcomes FILE`. `packaging/outcomes.py` reads them, so
it is known what failed and what was running, however pytest itself ends. With `--only` it keeps
the tests of that pattern.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.packaging_modules import packaging


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--outcomes", help="the file to which outcomes are added")
    parser.addoption("--only", help="a part of the tests' path and name; * and ? stand for others")


def pytest_configure(config: pytest.Config) -> None:
    file = config.getoption("--outcomes")
    if not file:
        return
    # Workers report to their controller, which writes for them: all but when a test began.
    worker = getattr(config, "workerinput", None)
    plugin = Outcomes(config, file) if worker is None else Begun(file, worker["workerid"])
    config.pluginmanager.register(plugin)


# Before the others leave anything out: of what is asked for, the first is to stay.
@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if pattern := config.getoption("--only"):
        wanted = packaging("outcomes").matcher(pattern)
        left_out = [item for item in items if not wanted(item.nodeid)]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if wanted(item.nodeid)]


class Begun:
    """Notes in a worker's own file which test began when: its controller hears of it later.

    On a busy machine that may be seconds, and what was ended for its length seemed shorter.
    """

    def __init__(self, file: str, worker: str) -> None:
        self.file = Path(f"{file}.{worker}")

    # Before pytest's own limit begins.
    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.file.write_text(json.dumps({item.nodeid: time.time()}), encoding="utf-8")
        return (yield)

    @staticmethod
    def of(file: Path, name: str) -> float:
        """When a worker began this test, in seconds of the clock; now if none did."""
        for noted in file.parent.glob(f"{file.name}.*"):
            begun: dict[str, float] = json.loads(noted.read_text(encoding="utf-8") or "{}")
            if name in begun:
                return begun[name]
        return time.time()


class Outcomes:
    """Writes and shows what tests come to."""

    def __init__(self, config: pytest.Config, file: str) -> None:
        self.config = config
        self.file = Path(file)
        self.limit = float(config.getini("faulthandler_timeout"))

    def write(self, kind: str, name: str, **more: object) -> None:
        line = json.dumps({"kind": kind, "test": name, "at": time.time(), **more})
        with self.file.open("a", encoding="utf-8") as file:
            file.write(line + "\n")

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        self.write("collected", "", number=len(session.items))

    # Every worker collects the same.
    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_node_collection_finished(self, node: object, ids: list[str]) -> None:
        self.write("collected", "", number=len(ids))

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self.write("begun", nodeid)

    def pytest_runtest_logfinish(self, nodeid: str) -> None:
        self.write("ended", nodeid)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed(report.nodeid, reason(report), report.when)
        elif report.skipped:
            self.write("skipped", report.nodeid)
        elif report.when == "call":
            self.write("passed", report.nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.failed(report.nodeid, reason(report), "collect")

    def failed(self, name: str, why: str, when: str) -> None:
        """Write a failure down and show it at once; `when` is the phase in which it came."""
        # What pytest ends for its length looks to the controller like any other death.
        died = when == "???" and self.limit > 0
        if died and time.time() - Begun.of(self.file, name) >= self.limit:
            why = f"no end after {self.limit:.0f} s; its stack is in the output above"
        self.write("failed", name, why=why)
        terminal = self.config.pluginmanager.get_plugin("terminalreporter")
        if terminal is not None:
            terminal.ensure_newline()
            terminal.write_line(f"FAILED {name}: {why}")


def reason(report: pytest.TestReport | pytest.CollectReport) -> str:
    """Why it failed, in one line, with the place if there is one."""
    crash = getattr(report.longrepr, "reprcrash", None)
    told = [line for line in str(crash.message if crash else report.longrepr).splitlines() if line]
    if crash:
        return f"{told[0] if told else 'no reason given'} ({crash.path}:{crash.lineno})"
    # Of a file that cannot be read, only the lines so marked say why.
    errors = [line.removeprefix("E").strip() for line in told if line.startswith("E ")]
    return (errors[-1:] or told[:1] or ["no reason given"])[0]
