"""What the machine itself must bring: Python's venv, Qt's system libraries, one font.

Which libraries Qt needs, `desktop/common/libraries.py` knows. Root on Debian or Ubuntu gets what is
missing installed; everybody else gets one line to paste. Other systems than Linux need nothing.

Standard library only: this runs before anything is installed. The environment itself is `dev.py`'s.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Callable

from desktop.common.libraries import display, missing_libraries, remedy

__all__ = ["SetUpProblem", "display", "provide"]


class SetUpProblem(Exception):
    """Something the machine lacks; the text is the one line that says what to do."""


def missing_venv() -> dict[str, str]:
    """Debian cuts `ensurepip` out of Python and puts it into a package of its own."""
    if all(importlib.util.find_spec(module) for module in ("venv", "ensurepip")):
        return {}
    return {"ensurepip": f"python3.{sys.version_info.minor}-venv"}


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


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
