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
    """What is lacking on this Linux, each with the Debian package that has it."""
    wanted = QT | {"x11": X11, "wayland": WAYLAND}.get(screen, {})
    lacking = {soname: package for soname, package in wanted.items() if not works(soname)}
    if "libfontconfig.so.1" in lacking or not font_count():
        lacking["a font"] = FONT
    return lacking


def remedy(lacking: Mapping[str, str]) -> str:
    """The one line that mends it, for whatever package manager is here."""
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
    environment: Mapping[str, str] = os.environ, works: Callable[[str], bool] = loads
) -> str:
    """Why no window can be opened here, in one line with what mends it; "" if one can be.

    It takes no time where all is there: what is loaded to find out, Qt loads as well.
    """
    chosen = environment.get("QT_QPA_PLATFORM", "").partition(":")[0]
    screens = {"xcb": ["x11"], "wayland": ["wayland"]}.get(chosen, [])
    if sys.platform != "linux" or (chosen and not screens):
        return ""
    if not chosen:
        there = {"wayland": "WAYLAND_DISPLAY", "x11": "DISPLAY"}
        screens = [screen for screen, name in there.items() if environment.get(name)]
    if not screens:
        return (
            "there is no display here; `kartentisch demo ramsen --out pictures`"
            " draws the table into pictures instead"
        )
    if any(_plugin_works(screen, works) for screen in screens):
        return ""
    return lack(screens[-1], works) or "Qt cannot open a window here: its own libraries do not load"


def lack(screen: str, works: Callable[[str], bool] = loads) -> str:
    """What is missing for this kind of display, in one line with what mends it; "" for nothing."""
    lacking = missing_libraries(screen, works)
    if not lacking:
        return ""
    return f"this machine lacks {', '.join(sorted(lacking))}: {remedy(lacking)}"


def _plugin_works(screen: str, works: Callable[[str], bool]) -> bool:
    from PySide6.QtCore import QLibraryInfo

    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)) / "platforms"
    plugins = list(folder.glob(PLUGINS[screen]))
    # Where there is none by this name Qt is built in another way, and may well work.
    return not plugins or any(works(str(plugin)) for plugin in plugins)
