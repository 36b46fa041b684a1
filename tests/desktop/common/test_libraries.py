"""Where Qt cannot open a window, the program says what is missing and the command that mends it."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from desktop.__main__ import main
from desktop.common import libraries
from desktop.common.libraries import lack, missing_libraries, remedy, why_no_window

ROOT = Path(__file__).resolve().parents[3]
linux_only = pytest.mark.skipif(sys.platform != "linux", reason="other systems need nothing")

NO_DISPLAY = ":50077"
"""A display that no server of this machine is likely to have."""


def started(*words: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """The program as the system starts it, with these variables for Qt."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("QT_", "LC_", "LANG"))
    }
    kept.pop("DISPLAY", None)
    kept.pop("WAYLAND_DISPLAY", None)
    return subprocess.run(
        [sys.executable, "-m", "desktop", *words],
        cwd=ROOT,
        env=kept | variables,
        capture_output=True,
        text=True,
        timeout=60,
    )


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    """A folder in which a library of X11 is no library."""
    (tmp_path / "libxcb-cursor.so.0").touch()
    return tmp_path


@linux_only
def test_a_missing_library_is_named_with_its_package_instead_of_an_abort(broken):
    done = started(DISPLAY=NO_DISPLAY, LD_LIBRARY_PATH=str(broken))
    assert done.returncode == 1
    assert done.stderr.startswith("kartentisch: this computer lacks ")
    assert "libxcb-cursor.so.0" in done.stderr and "libxcb-cursor0" in done.stderr
    assert done.stderr.count("\n") == 1


@linux_only
def test_without_a_display_it_says_so():
    done = started()
    assert done.returncode == 1
    assert done.stderr.startswith("kartentisch: there is no display here; ")


@linux_only
def test_a_library_that_all_of_qt_needs_is_named_for_commands_too(tmp_path):
    (tmp_path / "libEGL.so.1").touch()
    words = "sheet", "ramsen", "--blank", "-o", str(tmp_path / "form.pdf")
    done = started(*words, LD_LIBRARY_PATH=str(tmp_path), QT_QPA_PLATFORM="offscreen")
    assert done.returncode == 1
    assert "libEGL.so.1" in done.stderr and "libegl1" in done.stderr
    assert "Traceback" not in done.stderr


@linux_only
def test_one_of_two_displays_is_enough():
    both = {"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}
    assert why_no_window(both, lambda name: True, lambda screen, name: True) == ""
    assert why_no_window(both, lambda name: True, lambda screen, name: name == ":0") == ""
    no_wayland = why_no_window(
        both, lambda name: "wayland" not in name, lambda screen, name: screen == "x11"
    )
    assert no_wayland == ""
    assert "libxcb1" in why_no_window(both, lambda name: False)


@linux_only
@pytest.mark.one_in(5)
@pytest.mark.parametrize(
    "variables",
    [
        {"DISPLAY": NO_DISPLAY},
        {"QT_QPA_PLATFORM": "xcb", "DISPLAY": NO_DISPLAY},
        {"WAYLAND_DISPLAY": "wayland-nowhere"},
        {"QT_QPA_PLATFORM": "xcb"},
        {"QT_QPA_PLATFORM": "no-such-platform"},
        {"QT_QPA_PLATFORM": "no-such-platform", "LANG": "de_DE.UTF-8"},
    ],
)
def test_a_start_without_a_platform_ends_with_one_sentence(variables, tmp_path):
    """Qt would abort with a core, and the next start would speak of a crash."""
    done = started(KARTENTISCH_HOME=str(tmp_path), **variables)
    assert done.returncode == 1
    assert done.stderr.startswith("kartentisch: ")
    assert done.stderr.count("\n") == 1
    assert ("Fenster" in done.stderr) == ("LANG" in variables)
    crash = tmp_path / "log" / "crash.txt"
    assert not crash.exists() or not crash.read_text()


def test_a_start_without_a_folder_for_matches_ends_with_one_sentence(tmp_path):
    (tmp_path / "data").write_text("a file in place of the folder")
    done = started(KARTENTISCH_HOME=str(tmp_path), QT_QPA_PLATFORM="offscreen")
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1 and str(tmp_path / "data") in done.stderr


@linux_only
def test_a_server_that_listens_and_says_nothing_does_not_answer(tmp_path, monkeypatch):
    monkeypatch.setattr(libraries, "PATIENCE", 0.2)
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(tmp_path / "silent"))
        server.listen()
        monkeypatch.setattr(
            libraries, "_connects_to_x11", lambda name: bool(server.accept()[0].recv(1))
        )
        assert not libraries.display_answers("x11", ":0")


@linux_only
def test_who_asks_for_another_platform_is_left_alone():
    assert why_no_window({"QT_QPA_PLATFORM": "offscreen:size=1x1"}, lambda name: False) == ""
    assert "libxcb1" in why_no_window(
        {"QT_QPA_PLATFORM": "xcb", "DISPLAY": ":0"}, lambda name: False
    )


def test_what_is_there_is_not_asked_for():
    assert missing_libraries("x11", lambda name: True, lambda: 3) == {}
    lacking = missing_libraries("x11", lambda name: "icccm" not in name, lambda: 0)
    assert lacking == {"libxcb-icccm.so.4": "libxcb-icccm4", "a font": "fonts-dejavu-core"}


@pytest.mark.parametrize(
    ("manager", "line"),
    [
        ("apt-get", "sudo apt install libegl1 libxcb1"),
        ("dnf", "sudo dnf install 'libEGL.so.1()(64bit)' 'libxcb.so.1()(64bit)'"),
        ("", "install what Debian calls libegl1 libxcb1"),
    ],
)
def test_one_line_mends_it(monkeypatch, manager, line):
    monkeypatch.setattr(libraries.shutil, "which", lambda name: name if name == manager else None)
    assert remedy({"libxcb.so.1": "libxcb1", "libEGL.so.1": "libegl1"}) == line


def test_nothing_is_said_where_nothing_lacks(monkeypatch):
    monkeypatch.setattr(libraries, "fonts", lambda: 1)
    monkeypatch.setattr(libraries, "missing_libraries", lambda screen, works: {})
    assert lack("x11") == ""


@linux_only
@pytest.mark.parametrize(("screen", "kind"), [(":0", "x11"), ("", "")])
def test_a_program_that_cannot_load_qt_names_all_that_a_window_needs(
    monkeypatch, capsys, screen, kind
):
    def fails(arguments: list[str]) -> int:
        raise ImportError("libGL.so.1: cannot open shared object file")

    asked: list[str] = []
    monkeypatch.setattr("desktop.app.run", fails)
    monkeypatch.setattr(libraries, "lack", lambda one: asked.append(one) or "This lacks it.")
    monkeypatch.setenv("DISPLAY", screen)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert main() == 1 and asked == [kind]
    assert capsys.readouterr().err == "kartentisch: This lacks it.\n"


# PySide is kept from reading the source of what is imported after it.

SEEN = """
import inspect
read = []
before = inspect.getsource
inspect.getsource = lambda module: read.append(module.__name__) or before(module)
from desktop.common.imports import spare_the_sources
spare_the_sources()
read.clear()
import desktop.sheet.slate, engine.review, wave
print(read)
"""


def test_no_source_is_read_after_it():
    told = subprocess.run(
        [sys.executable, "-c", SEEN], capture_output=True, text=True, check=True, timeout=60
    )
    assert told.stdout.strip() == "[]"


def test_without_it_one_would_be():
    """So that whoever reads this sees when it is needed no more."""
    script = SEEN.replace("\nspare_the_sources()\n", "\n")
    told = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True, timeout=60
    )
    assert "desktop.look.strokes" in told.stdout
