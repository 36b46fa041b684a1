"""Every test is offscreen, in its own folder, and touches nothing of the user's."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from itertools import count
from pathlib import Path
from shutil import rmtree

import pytest
from hypothesis import HealthCheck, settings
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests import sample

os.environ["QT_QPA_PLATFORM"] = "offscreen"

COMPILED = "PYTHONPYCACHEPREFIX"
"""The variable that names the folder for compiled modules."""

# How long a machine takes that others load as well says nothing of what is tested. What is drawn
# comes from the test itself, so that each run is the same: chance belongs to the campaigns.
settings.register_profile(
    "any machine",
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    derandomize=True,
    database=None,
)
settings.load_profile("any machine")

PATIENCE = 100_000
"""Milliseconds for which a test waits for what is to come: less than its own limit, and no more.

What is in time and what is late is no question to a machine that others load.
"""
for _waits in ("waitUntil", "waitSignal", "waitSignals", "waitActive", "waitExposed"):
    getattr(QtBot, _waits).__kwdefaults__["timeout"] = PATIENCE

# A law that is broken says of what it was asserting as much as a test does.
pytest.register_assert_rewrite("tests.kit")


# What is collected stays until the end: to search it for garbage takes a twentieth of all the time.
gc.disable()


MEMORY = Path("/dev/shm")
"""Where Linux keeps files in memory."""
ROOM = 2**30


def _in_memory() -> bool:
    """Whether files can lie in memory: there is room, and programs may be started there."""
    if not MEMORY.is_dir() or not os.access(MEMORY, os.W_OK):
        return False
    there = os.statvfs(MEMORY)
    return there.f_bavail * there.f_frsize > ROOM and not there.f_flag & os.ST_NOEXEC


# Settings, lists and evenings are written to the disk itself each time: tests would wait for it
# a third of their time. A folder that is asked for by `--basetemp` is used all the same.
if _in_memory():
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    """Free the memory again; files of tests that failed may be looked at."""
    here = not hasattr(session.config, "workerinput") and exitstatus == pytest.ExitCode.OK
    if here and os.environ.get("PYTEST_DEBUG_TEMPROOT") == str(MEMORY):
        rmtree(session.config._tmp_path_factory.getbasetemp(), ignore_errors=True)


def pytest_configure(config: pytest.Config) -> None:
    """Let workers share what Python compiles, in `dev.py`'s folder, where it is to keep nothing.

    Else each of them, and each process of a test, would compile the program and its tests again.
    """
    shared = getattr(config.option, "numprocesses", None) and COMPILED not in os.environ
    if shared and os.environ.pop("PYTHONDONTWRITEBYTECODE", None):
        os.environ[COMPILED] = str(config.rootpath / ".venv" / "compiled")


@pytest.hookimpl(tryfirst=True)
def pytest_collection(session: pytest.Session) -> None:
    """Each worker that is to collect all tests begins to import them at another place.

    What one has compiled the others read: else all would compile all of it at the same time.
    """
    config = session.config
    worker = getattr(config, "workerinput", None)
    if worker is None or config.args_source is not pytest.Config.ArgsSource.TESTPATHS:
        return
    root = config.rootpath
    files = sorted((root / "tests").rglob("test_*.py"))
    start = int(worker["workerid"].removeprefix("gw")) * len(files) // worker["workercount"]
    for file in files[start:] + files[:start]:
        # What cannot be imported is told where it is collected.
        with suppress(Exception, pytest.skip.Exception):
            import_module(".".join(file.relative_to(root).with_suffix("").parts))


def pytest_collection_finish() -> None:
    """Search for garbage only among what tests make, and less often than by default."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)
    gc.enable()


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--whole` runs also what the suite does only by samples."""
    parser.addoption("--whole", action="store_true", help="all of the tests marked one_in")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep only every nth case of a test marked `one_in(n)`.

    It is done for many sizes, games and languages; where a list of fewer is run, the first one
    stays.
    """
    if config.getoption("--whole"):
        return
    seen: dict[str, int] = {}
    kept, left_out = [], []
    for item in items:
        mark = item.get_closest_marker("one_in")
        if mark is None:
            kept.append(item)
            continue
        test = item.nodeid.partition("[")[0]
        number = seen[test] = seen.get(test, -1) + 1
        (left_out if number % mark.args[0] else kept).append(item)
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = kept


@pytest.fixture(scope="session")
def qapp_cls() -> type[QApplication]:
    """Widgets are tried in the program's own application, not in a bare one of Qt."""
    from desktop.window.application import Application

    return Application


@pytest.fixture(scope="session")
def qapp_args() -> list[str]:
    """Its style, too, is the program's: to set it later would dress every widget anew."""
    from desktop.window.application import STYLE

    return ["pytest", *STYLE]


@pytest.fixture(scope="session", autouse=True)
def the_application(qapp: QApplication) -> QApplication:
    """Make it before the first test, with its letters: one that finds none may make a bare one."""
    from desktop.look.own_letters import set_letters

    set_letters(qapp)
    return qapp


@pytest.fixture(scope="session")
def homes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder for each test's own, one after the other; none is made before it is needed."""
    base = tmp_path_factory.mktemp("homes")
    return (base / str(number) for number in count())


@pytest.fixture(autouse=True)
def own_home(homes: Iterator[Path], monkeypatch: pytest.MonkeyPatch) -> Path:
    """The program's folders lie in the test's own."""
    home = next(homes)
    monkeypatch.setenv("KARTENTISCH_HOME", str(home))
    return home


@pytest.fixture(scope="session", autouse=True)
def silent_computer() -> Iterator[None]:
    """The one loudspeaker of the process plays nothing, and says that it can."""
    from desktop.common import loudspeaker

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(loudspeaker, "players", list)
        speaker = loudspeaker.loudspeaker()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(speaker, "why_silent", lambda: "")
        yield


@pytest.fixture
def hearts() -> Iterator[str]:
    """The sample of a game is one of the games; its name."""
    with sample.found() as name:
        yield name


@pytest.fixture
def elevens() -> Iterator[str]:
    """The sample that is played anticlockwise with the Weli is one of the games; its name."""
    with sample.found(sample.ROUND) as name:
        yield name
