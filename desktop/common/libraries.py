"""What Qt needs of a Linux machine besides itself, and what to say where some of it is missing.

Qt's wheels carry Qt, but not the libraries that every Linux desktop has. Where one is missing, Qt
ends the program with a text that names no package. Here each is tried by name, and the package that
has it is named. Other systems than Linux need nothing.

Standard library only, but for the folder of Qt's plugins: `packaging/system.py` uses this before
anything is installed.
"""

from __future__ import annotations

import ctypes
import os
import shutil
import sys
import threading
from collections.abc import Callable, Mapping
from pathlib import Path

# What the libraries and tools in the wheels of 6.8 to 6.11 ask for (readelf -d), less what every
# Linux has, and Debian's package for it.
QT = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11.so.6": "libx11-6",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libzstd.so.1": "libzstd1",
    "libz.so.1": "zlib1g",
    "libstdc++.so.6": "libstdc++6",
    # QtNetwork, and through it lupdate and lrelease:
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libbrotlidec.so.1": "libbrotli1",
}
X11 = {
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb.so.1": "libxcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
WAYLAND = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
}
FONT = "fonts-dejavu-core"

PLUGINS = {"x11": "libqxcb.so", "wayland": "libqwayland*.so"}
"""What Qt loads of its own for each kind of display."""
DISPLAYS = {"WAYLAND_DISPLAY": "wayland", "DISPLAY": "x11"}
"""The variables that name a display, and its kind."""
PATIENCE = 10.0
"""Seconds after which a display server that takes a connection and says nothing counts as gone."""


def untranslated(context: str, source: str) -> str:
    """Return the English sentence; `desktop.common.terminal_help.translate` says it in German."""
    return source


def display(environment: Mapping[str, str]) -> str:
    """Where windows would appear: "x11", "wayland", "native", or "" for nowhere."""
    if sys.platform != "linux":
        return "native"
    if environment.get("WAYLAND_DISPLAY"):
        return "wayland"
    return "x11" if environment.get("DISPLAY") else ""


def loads(name: str) -> bool:
    """Whether a library of this name, or at this path, can be loaded with all that it needs."""
    try:
        ctypes.CDLL(name)
    except OSError:
        return False
    return True


def fonts() -> int:
    """How many fonts fontconfig finds; without one, Qt draws no letter."""
    try:
        fontconfig = ctypes.CDLL("libfontconfig.so.1")
    except OSError:
        return 0
    fontconfig.FcInitLoadConfigAndFonts.restype = ctypes.c_void_p
    fontconfig.FcConfigGetFonts.restype = ctypes.POINTER(ctypes.c_int)
    fontconfig.FcConfigGetFonts.argtypes = [ctypes.c_void_p, ctypes.c_int]
    config = fontconfig.FcInitLoadConfigAndFonts()
    # Set 0 holds the system's fonts; the first field of an FcFontSet is their number.
    found = fontconfig.FcConfigGetFonts(config, 0) if config else None
    return int(found[0]) if found else 0


def missing_libraries(
    screen: str, works: Callable[[str], bool] = loads, font_count: Callable[[], int] = fonts
) -> dict[str, str]:
    """Return what is lacking on this Linux, each with the Debian package that has it."""
    wanted = QT | {"x11": X11, "wayland": WAYLAND}.get(screen, {})
    lacking = {soname: package for soname, package in wanted.items() if not works(soname)}
    if "libfontconfig.so.1" in lacking or not font_count():
        lacking["a font"] = FONT
    return lacking


def remedy(lacking: Mapping[str, str]) -> str:
    """Return the one line that mends it, for whatever package manager is here."""
    packages = " ".join(sorted(set(lacking.values())))
    if shutil.which("apt-get"):
        return f"sudo apt install {packages}"
    if shutil.which("dnf") and "ensurepip" not in lacking:
        # Fedora finds packages by the library's name.
        names = [f"'{name}()(64bit)'" for name in sorted(lacking) if ".so" in name]
        names += ["dejavu-sans-fonts"] if "a font" in lacking else []
        return "sudo dnf install " + " ".join(names)
    return f"install what Debian calls {packages}"


def why_no_window(
    environment: Mapping[str, str] = os.environ,
    works: Callable[[str], bool] = loads,
    answers: Callable[[str, str], bool] | None = None,
    translate: Callable[[str, str], str] = untranslated,
) -> str:
    """Say why no window can be opened here, in one sentence; "" if one can be.

    Qt would abort with a core file instead. It takes no time where all is there: what is loaded
    here Qt loads as well, and a display that runs answers at once.
    """
    if sys.platform != "linux":
        return ""
    chosen = environment.get("QT_QPA_PLATFORM", "").partition(":")[0]
    if chosen and not (screen := _screen_of(chosen)):
        # Another plugin than those two; one that does not exist is refused by Qt itself.
        return ""
    there = {name: environment[name] for name in DISPLAYS if environment.get(name)}
    named = DISPLAYS if not chosen else [name for name, of in DISPLAYS.items() if of == screen]
    tried = {DISPLAYS[name]: there.get(name, "") for name in named if name in there}
    if not tried:
        return translate(
            "help",
            "there is no display here; “kartentisch --help” lists the commands that need none",
        )
    loaded = [screen for screen in tried if _plugin_works(screen, works)]
    if not loaded:
        return lack([*tried][-1], works, translate) or translate(
            "help", "Qt cannot open a window here: its own libraries do not load"
        )
    asks = answers or display_answers
    if any(asks(screen, tried[screen]) for screen in loaded):
        return ""
    return translate("help", "the display “{0}” does not respond").format(tried[loaded[-1]])


def lack(
    screen: str,
    works: Callable[[str], bool] = loads,
    translate: Callable[[str, str], str] = untranslated,
) -> str:
    """Say what this kind of display lacks and what mends it, in one line; "" for nothing."""
    lacking = missing_libraries(screen, works)
    if not lacking:
        return ""
    return translate("help", "this computer lacks {0}; install it with: {1}").format(
        ", ".join(sorted(lacking)), remedy(lacking)
    )


def display_answers(screen: str, name: str) -> bool:
    """Whether a display server of this kind takes a connection within `PATIENCE` seconds.

    A server may listen and never answer, so the attempt has a thread of its own. Where the client
    library cannot be asked, Qt shall try.
    """
    answered: list[bool] = []
    connect = _connects_to_wayland if screen == "wayland" else _connects_to_x11

    def attempt() -> None:
        try:
            answered.append(connect(os.fsencode(name)))
        except (OSError, AttributeError):
            answered.append(True)

    attempted = threading.Thread(target=attempt, daemon=True)
    attempted.start()
    attempted.join(PATIENCE)
    return bool(answered) and answered[0]


def _connects_to_x11(name: bytes) -> bool:
    xcb = ctypes.CDLL("libxcb.so.1")
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(name, None))
    # Even a failed connection is an object that has to be disconnected.
    failed = bool(xcb.xcb_connection_has_error(connection))
    xcb.xcb_disconnect(connection)
    return not failed


def _connects_to_wayland(name: bytes) -> bool:
    if not name.startswith(b"/") and not os.environ.get("XDG_RUNTIME_DIR"):
        return False  # the library would say so on the terminal in words of its own
    wayland = ctypes.CDLL("libwayland-client.so.0")
    wayland.wl_display_connect.restype = ctypes.c_void_p
    connection = wayland.wl_display_connect(name)
    if connection:
        wayland.wl_display_disconnect(ctypes.c_void_p(connection))
    return bool(connection)


def _screen_of(platform: str) -> str:
    """Return the kind of display that a platform of Qt draws on; "" for a platform without one."""
    return {"xcb": "x11", "wayland": "wayland", "wayland-egl": "wayland"}.get(platform, "")


def _plugin_works(screen: str, works: Callable[[str], bool]) -> bool:
    from PySide6.QtCore import QLibraryInfo

    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)) / "platforms"
    plugins = list(folder.glob(PLUGINS[screen]))
    # Where there is none by this name Qt is built in another way, and may well work.
    return not plugins or any(works(str(plugin)) for plugin in plugins)
