"""What the machine itself must bring: Python's venv, Qt's system libraries, one font.

Qt's wheels carry Qt, but not the libraries every Linux desktop has. On a bare machine they are
missing, and Qt then ends with a text that names no package. Here each is tried by name and the
package that has it is named. Root on Debian or Ubuntu gets them installed; everybody else gets
one line to paste. Other systems than Linux need nothing.

Standard library only: this runs before anything is installed. The environment itself is `dev.py`'s.
"""

from __future__ import annotations

import ctypes
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping

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


class SetUpProblem(Exception):
    """Something the machine lacks; the text is the one line that says what to do."""


def display(environment: Mapping[str, str]) -> str:
    """Where windows would appear: "x11", "wayland", "native", or "" for nowhere."""
    if sys.platform != "linux":
        return "native"
    if environment.get("WAYLAND_DISPLAY"):
        return "wayland"
    return "x11" if environment.get("DISPLAY") else ""


def loads(soname: str) -> bool:
    try:
        ctypes.CDLL(soname)
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


def missing_venv() -> dict[str, str]:
    """Debian cuts `ensurepip` out of Python and puts it into a package of its own."""
    if all(importlib.util.find_spec(module) for module in ("venv", "ensurepip")):
        return {}
    return {"ensurepip": f"python3.{sys.version_info.minor}-venv"}


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


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


def install(packages: list[str]) -> bool:
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    print("Installing with apt-get:", *packages, flush=True)
    for command in (["update"], ["install", "-y", "--no-install-recommends", *packages]):
        # The words of apt-get are many; they are shown only when it fails.
        done = subprocess.run(
            ["apt-get", "-q", *command],
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        if done.returncode:
            print(done.stdout, file=sys.stderr)
            return False
    return True


def provide(
    screen: str,
    *,
    venv: bool,
    root: bool | None = None,
    libraries: Callable[[str], dict[str, str]] = missing_libraries,
) -> None:
    """Install what is missing, or raise with the one line that does; `venv` is wanted or there."""

    def look() -> dict[str, str]:
        return libraries(screen) | (missing_venv() if venv else {})

    lacking = look() if sys.platform == "linux" else {}
    root = is_root() if root is None else root
    if lacking and root and shutil.which("apt-get") and install(sorted(set(lacking.values()))):
        lacking = look()
    if lacking:
        names = ", ".join(sorted(lacking))
        raise SetUpProblem(f"this machine lacks {names}: {remedy(lacking)}")
