"""The preferences of a desktop are followed while the program runs: Qt, portal, and Windows."""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import IO, Any

import pytest
from PySide6.QtGui import QGuiApplication

from desktop.common import motion, portal_preferences, windows_preferences
from desktop.common.preferences import CONTRAST, DARK, STILL, Preferences, of_qt, preferences
from desktop.look.colours import is_dark, is_strong
from desktop.look.theme import theme
from desktop.window import start

ROOT = Path(__file__).parents[3]
SYSTEM = "/usr/bin/python3"
WAIT = 30


@pytest.fixture(autouse=True)
def nothing_wished() -> Iterator[None]:
    yield
    preferences.hear("test", {})


def test_whatever_says_so_counts_and_a_change_is_told_once():
    told = Preferences()
    changes: list[tuple[str, bool]] = []
    told.changed.connect(lambda preference: changes.append((preference, told.has(preference))))
    told.hear("Qt", {CONTRAST: True})
    told.hear("portal", {CONTRAST: True, STILL: True})
    told.hear("Qt", {})
    told.hear("portal", {STILL: True})
    assert changes == [(CONTRAST, True), (STILL, True), (CONTRAST, False)]
    assert told.has(STILL) and not told.has(DARK)


@pytest.mark.parametrize("wanted", [True, False])
def test_qt_is_understood_by_the_names_of_its_preferences(wanted):
    def hints(**about: str) -> Any:
        said = {
            name: lambda value=value: SimpleNamespace(name=value) for name, value in about.items()
        }
        return SimpleNamespace(accessibility=lambda: SimpleNamespace(**said))

    high, less = ("HighContrast", "ReducedMotion") if wanted else ("NoPreference", "NoPreference")
    both = of_qt(hints(contrastPreference=high, motionPreference=less))
    assert both == {CONTRAST: wanted, STILL: wanted}
    assert of_qt(hints(contrastPreference=high)) == {CONTRAST: wanted, STILL: False}


def test_a_qt_that_knows_nothing_of_it_wishes_nothing(qapp):
    assert of_qt(SimpleNamespace()) == {CONTRAST: False, STILL: False}  # type: ignore[arg-type]
    assert of_qt(QGuiApplication.styleHints()) == {CONTRAST: False, STILL: False}


@pytest.mark.parametrize(
    ("key", "value", "usual", "preference"),
    [
        ((portal_preferences.APPEARANCE, "contrast"), 1, 0, CONTRAST),
        ((portal_preferences.APPEARANCE, "color-scheme"), 1, 2, DARK),
        ((portal_preferences.APPEARANCE, "reduced-motion"), 1, 0, STILL),
        ((portal_preferences.GNOME, "enable-animations"), False, True, STILL),
        (("org.gnome.desktop.a11y.interface", "high-contrast"), True, False, CONTRAST),
        (("org.kde.kdeglobals.KDE", "AnimationDurationFactor"), "0", "1", STILL),
    ],
)
def test_the_keys_of_the_portal_say_what_is_wished(key, value, usual, preference):
    told = Preferences()
    portal = portal_preferences.Portal(told)
    portal.take(key, value)
    assert told.has(preference)
    portal.take(key, usual)
    assert not told.has(preference)
    portal.take(("org.example", "contrast"), 1)
    assert not told.has(CONTRAST)


@pytest.mark.parametrize("wanted", [True, False])
def test_windows_is_asked_for_its_parameters(wanted):
    def parameters(what: int, _size: int, at: Any, _how: int) -> int:
        if what == windows_preferences.GET_HIGH_CONTRAST:
            at._obj.flags = 0x7F if wanted else 0x7E
        elif what == windows_preferences.GET_ANIMATION:
            at._obj.value = int(not wanted)
        return 1

    user32 = SimpleNamespace(SystemParametersInfoW=parameters)
    assert windows_preferences.read(user32) == {CONTRAST: wanted, STILL: wanted}
    refuses = SimpleNamespace(SystemParametersInfoW=lambda *_: 0)
    assert windows_preferences.read(refuses) == {CONTRAST: False, STILL: False}
    assert ctypes.sizeof(windows_preferences.HighContrast) == 8 + ctypes.sizeof(ctypes.c_void_p)


def test_the_own_setting_goes_before_the_wish(settings, qapp):
    for wished in (True, False):
        preferences.hear("test", dict.fromkeys((CONTRAST, STILL, DARK), wished))
        settings["contrast"] = settings["colours"] = settings["motion"] = "system"
        assert (is_strong(settings), is_dark(settings)) == (wished, wished)
        assert (motion.pace(settings) == 0) == wished
        settings["contrast"], settings["colours"], settings["motion"] = "usual", "light", "on"
        assert (is_strong(settings), is_dark(settings)) == (False, False)
        assert motion.pace(settings) > 0
        settings["contrast"], settings["colours"], settings["motion"] = "high", "dark", "off"
        assert is_strong(settings) and is_dark(settings) and not motion.pace(settings)


def test_a_window_that_is_open_follows_at_once(qapp):
    _, window = start.build()
    try:
        window.settings["contrast"] = window.settings["colours"] = "system"
        assert not theme().strong
        preferences.hear("test", {CONTRAST: True})
        assert theme().strong and not theme().dark
        assert window.table.contents.items.row_ground.colours == theme()
        preferences.hear("test", {CONTRAST: True, DARK: True})
        assert theme().strong and theme().dark
        preferences.hear("test", {})
        assert not theme().strong and not theme().dark
    finally:
        window.close()
        window.deleteLater()


# A bus, and a portal on it.


def lacking() -> bool:
    if not shutil.which("dbus-daemon") or not Path(SYSTEM).exists():
        return True
    asked = "from gi.repository import Gio"
    return subprocess.run([SYSTEM, "-c", asked], capture_output=True, check=False).returncode != 0


@pytest.fixture
def bus(tmp_path: Path) -> Iterator[dict[str, str]]:
    """The environment of a session with a bus of its own."""
    if lacking():
        pytest.skip("no D-Bus here, or no bindings of GLib")
    line = ["dbus-daemon", "--session", "--nofork", "--print-address=1"]
    daemon = subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        yield os.environ | {"DBUS_SESSION_BUS_ADDRESS": out(daemon).readline().strip()}
    finally:
        daemon.terminate()
        daemon.wait(WAIT)


def out(process: subprocess.Popen[str]) -> IO[str]:
    assert process.stdout is not None
    return process.stdout


def tell(process: subprocess.Popen[str], line: str) -> None:
    assert process.stdin is not None
    process.stdin.write(line + "\n")
    process.stdin.flush()


def begun(line: list[str], env: dict[str, str]) -> subprocess.Popen[str]:
    pipe = subprocess.PIPE
    return subprocess.Popen(line, stdin=pipe, stdout=pipe, env=env, cwd=ROOT, text=True)


def test_a_desktop_is_asked_and_followed_by_its_bus(bus):
    portal = begun([SYSTEM, str(Path(__file__).with_name("fake_portal.py"))], bus)
    line = [sys.executable, "-m", "tests.desktop.common.at_a_desktop"]
    program = None
    try:
        assert out(portal).readline() == "ready\n"
        tell(portal, "org.gnome.desktop.interface enable-animations b false")
        tell(portal, "org.freedesktop.appearance contrast u 0")
        program = begun(line, bus | {"QT_QPA_PLATFORM": "offscreen"})
        assert out(program).readline() == "still True\n"
        tell(portal, "org.freedesktop.appearance contrast u 1")
        assert out(program).readline() == "contrast True\n"
        tell(portal, "org.freedesktop.appearance color-scheme u 1")
        assert out(program).readline() == "dark True\n"
        tell(portal, "org.freedesktop.appearance contrast u 0")
        assert out(program).readline() == "contrast False\n"
        tell(program, "end")
        assert program.wait(WAIT) == 0
    finally:
        for one in filter(None, (program, portal)):
            one.kill()
            one.communicate()
