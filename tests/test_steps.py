"""`dev.py test` names what failed and why, however the tests or the checks themselves end."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.packaging_modules import ROOT, packaging
from tests.workshop import outcomes

OUTCOMES = packaging("outcomes")
SAMPLE = """
import os, pathlib, signal, time
from PySide6.QtCore import QCoreApplication, QEventLoop

def test_passes(): pass
def test_fails(): assert 1 + 1 == 3, "cannot add"
def test_is_killed(): os.kill(os.getpid(), signal.SIGKILL)
def test_hangs_in_qt():
    app = QCoreApplication([])
    pathlib.Path("begun").touch()
    QEventLoop().exec()
def test_hangs_in_python():
    while True: time.sleep(0.01)
def test_passes_too(): pass
"""
CHECKS = """
import os, sys
from functools import partial
from pathlib import Path
import steps
steps.SILENCE = float(os.environ.get("SILENCE", "600"))
report, here = steps.Report(), Path.cwd()
work = partial(steps.run_tests, [sys.executable, "-m", "pytest", "-q", *sys.argv[1:]], here, here)
sys.exit(report.make(lambda: report.step("pytest", work)))
"""


def checks(folder: Path, *words: str, limit: int = 0, **more: str) -> subprocess.Popen[str]:
    """The sample's tests, run as the checks run tests, with a limit of seconds for each."""
    (folder / "test_sample.py").write_text(SAMPLE)
    path = os.pathsep.join([str(ROOT / "packaging"), str(ROOT)])
    limits = ["-o", f"faulthandler_timeout={limit}", "-o", "faulthandler_exit_on_timeout=true"]
    return subprocess.Popen(
        [sys.executable, "-c", CHECKS, "-p", "no:cacheprovider", *limits, *words],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": path, **more},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def report_of(run: subprocess.Popen[str]) -> str:
    """What stands at the end of what was printed, from the list of steps on."""
    return run.communicate()[0].rpartition("== all steps")[2]


@pytest.mark.parametrize(("lasted", "ended"), [(5, True), (3, False)])
def test_a_worker_says_how_long_its_test_lasted(pytestconfig, tmp_path, lasted, ended):
    """However late its controller hears that the test began."""
    file = tmp_path / "outcomes.jsonl"
    noted = tmp_path / "outcomes.jsonl.gw0"
    noted.write_text(json.dumps({"a.py::test": time.time() - lasted}))
    (tmp_path / "outcomes.jsonl.gw1").write_text("")
    plugin = outcomes.Outcomes(pytestconfig, str(file))
    plugin.limit = 4.0
    plugin.config = SimpleNamespace(pluginmanager=pytest.PytestPluginManager())
    plugin.pytest_runtest_logstart("a.py::test")
    plugin.failed("a.py::test", "worker crashed", "???")
    why = OUTCOMES.Outcomes.read(file).failed["a.py::test"]
    assert why.startswith("no end after 4 s") == ended
    assert (why == "worker crashed") == (not ended)


def test_each_failure_is_named_with_its_reason_in_processes(tmp_path: Path) -> None:
    run = checks(tmp_path, "-n", "2", "--dist", "worksteal", limit=4)
    out = run.communicate()[0]
    report = out.rpartition("== all steps")[2]
    assert run.returncode == 1
    for name, why in {
        "test_fails": "AssertionError: cannot add",
        "test_is_killed": "crashed while running",
        "test_hangs_in_qt": "no end after 4 s",
        "test_hangs_in_python": "no end after 4 s",
    }.items():
        assert f"pytest: test_sample.py::{name}: " in report, report
        (line,) = (line for line in report.splitlines() if f"::{name}:" in line)
        assert why in line
    assert "4 failed, 2 passed" in report and "2 passed, 4 failed" in report
    # The stacks of those that hung.
    assert out.count("in test_hangs_in_qt\n") == 1
    assert out.count("in test_hangs_in_python\n") == 1


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_leaves_a_report_of_what_was_running(tmp_path: Path, number: int) -> None:
    run = checks(tmp_path, "-k", "passes or fails or qt")
    while not (tmp_path / "begun").exists() and run.poll() is None:
        time.sleep(0.05)
    run.send_signal(number)
    report = report_of(run)
    assert run.returncode == 128 + number
    assert f"BROKEN OFF by {signal.Signals(number).name}" in report
    assert "test_sample.py::test_fails: AssertionError: cannot add" in report
    assert "test_sample.py::test_hangs_in_qt: did not end" in report
    assert "1 passed, 2 failed" in report


def test_the_test_that_kills_pytest_is_named(tmp_path: Path) -> None:
    run = checks(tmp_path)
    report = report_of(run)
    assert run.returncode == 1
    assert "pytest: killed by SIGKILL; 1 failed, 1 running, 3 not run, 1 passed" in report
    assert "test_sample.py::test_is_killed: did not end" in report
    assert "test_sample.py::test_fails: AssertionError: cannot add" in report


def test_tests_that_were_not_run_are_counted_in_processes(tmp_path: Path) -> None:
    report = report_of(
        checks(tmp_path, "-n", "1", "--max-worker-restart=0", "-k", "passes or killed")
    )
    assert "pytest: exit code 1; 1 failed, 1 not run, 1 passed" in report


def test_pytest_that_falls_silent_is_ended_with_a_report(tmp_path: Path) -> None:
    run = checks(tmp_path, "-k", "fails or qt", SILENCE="15")
    report = report_of(run)
    assert run.returncode == 1
    assert "no test began or ended for 15 s" in report
    assert "test_sample.py::test_fails: AssertionError: cannot add" in report
    assert "test_sample.py::test_hangs_in_qt: did not end" in report


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    (tmp_path / "test_broken.py").write_text("import nothing_of_that_name\n")
    report = report_of(checks(tmp_path, "-k", "passes"))
    assert "pytest: test_broken.py: " in report and "nothing_of_that_name" in report
    (tmp_path / "conftest.py").write_text("import neither_this\n")
    report = report_of(checks(tmp_path, "-k", "passes"))
    assert "pytest: E   ModuleNotFoundError: No module named 'neither_this'" in report


def only(pattern: str) -> subprocess.CompletedProcess[str]:
    words = [sys.executable, str(ROOT / "packaging/checks.py"), "test", f"--only={pattern}"]
    return subprocess.run(
        words, env=os.environ | {"PYTHONPATH": str(ROOT)}, capture_output=True, text=True
    )


def test_one_test_is_run_by_a_part_of_its_name() -> None:
    name = "compiled.py::test_there_is_every*would_be"
    done = only(name)
    assert not done.returncode and done.stdout.endswith("\n1 passed, 0 failed\n"), done.stdout
    done = only("no_test_is_called_" + "this")
    assert done.returncode == 1 and "in its path or name" in done.stdout


def test_a_pattern_finds_files_by_path_name_and_parameters() -> None:
    here = "tests/test_steps.py"
    for pattern in (
        "test_steps",
        "t*ts/test_st?ps.py",
        "test_a_pattern_finds_files_by_path",
        f"{here}::test_one_test_is_run_by_a_part_of_its_name",
        f"{here}::test_a_signal_leaves_a_report_of_what_was_running[15]",
        "steps*signal_leaves",
    ):
        assert OUTCOMES.files_with(pattern) == [here], pattern
    assert OUTCOMES.matcher("x.py::test_y[a.b-1]")("tests/x.py::test_y[a.b-1]")
    assert not OUTCOMES.matcher("test_y[a.b]")("tests/x.py::test_y[acb]")
    folder = OUTCOMES.files_with("desktop/club/pages/")
    assert folder and all(one.startswith("tests/desktop/club/pages/test_") for one in folder)


BESIDE = """
import sys
from functools import partial
import steps

def prints(words, last):
    return [sys.executable, "-c", f"print({words!r}, flush=True); {last}"]

def chain(name, last):
    ran = report.step(f"{name} one", partial(steps.call, prints(f"{name} prints", last)))
    ran and report.step(f"{name} two", partial(steps.call, prints(f"{name} prints more", "")))

report = steps.Report()
sys.exit(report.make(lambda: report.beside(*(partial(chain, *one) for one in CHAINS))))
"""


def beside(folder: Path, **chains: str) -> subprocess.Popen[str]:
    """Chains of two steps beside each other, by name with the code that ends the first step."""
    return subprocess.Popen(
        [sys.executable, "-c", BESIDE.replace("CHAINS", repr(list(chains.items())))],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": str(ROOT / "packaging")},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def test_steps_beside_each_other_print_one_after_the_other(tmp_path: Path) -> None:
    meets = "from pathlib import Path; from time import sleep\nPath({0!r}).touch()\n"
    meets += "while not Path({1!r}).exists(): sleep(0.02)"
    one, other = (str(tmp_path / name) for name in "ab")
    chains = {"a": meets.format(one, other), "b": meets.format(other, one)}
    run = beside(tmp_path, **chains, c="print('the reason'); raise SystemExit(3)")
    out, _ = run.communicate()
    assert run.returncode == 1
    for name in "ab":
        lines = [line for line in out.splitlines() if line.startswith(f"{name} prints")]
        assert lines == [f"{name} prints", f"{name} prints more"]
        between = out[out.index(f"== {name} one") : out.index(f"{name} prints more")]
        assert between.count("== ") == 2, "the other's output stands between"
    assert "FAILED: exit code 3" in out and "exit code 3" not in out.partition("== all steps")[0]
    assert "== c two" not in out
    assert "c one: the reason" in out.partition("== what failed")[2]
    assert "4 passed, 1 failed" in out


def test_a_signal_ends_all_that_runs_beside_each_other(tmp_path: Path) -> None:
    waits = "import pathlib, time; pathlib.Path({0!r}).touch(); time.sleep(3600)"
    run = beside(tmp_path, **{name: waits.format(str(tmp_path / name)) for name in "ab"})
    while not all((tmp_path / name).exists() for name in "ab") and run.poll() is None:
        time.sleep(0.05)
    run.send_signal(signal.SIGTERM)
    report = report_of(run)
    assert run.returncode == 128 + signal.SIGTERM
    assert "a two" not in report and "b two" not in report
    for name in "ab":
        (line,) = (line for line in report.splitlines() if line.startswith(f"{name} one  "))
        assert line.endswith("FAILED: killed by SIGTERM")
