"""Compiles what bots think with most by mypyc: the same sources, some times as fast.

Only if somebody asks for it, with `KARTENTISCH_COMPILE=1` where a wheel is built: the wheel is then
for this kind of machine and this Python. Without a C compiler it stays the pure one, and says so.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ASKED = "KARTENTISCH_COMPILE"
"""The environment variable that asks for it, with "1"."""
NEEDED = ("mypy~=2.4.1", "setuptools>=65")
"""What a build needs besides, in `pyproject.toml` for those who change the program."""
PACKAGE = "kartentisch"
"""The package in which the engine lies where it is laid out as it is installed."""
MODULES = (
    *("engine/hidden.py", "engine/bots/racing.py", "engine/bots/rollout.py"),
    *("engine/bots/worlds.py", "engine/bots/play_likelihood.py"),
    *("engine/games/gin/melds.py", "engine/games/gin/discards.py"),
    *("engine/games/gin/rollout.py", "engine/games/gin/inference.py"),
    *("engine/games/gin/heuristic.py", "engine/games/gin/numbers.py"),
    *("engine/games/knueffeln/rollout.py", "engine/games/knueffeln/numbers.py"),
    *("engine/games/knueffeln/inference.py", "engine/games/knueffeln/deciding.py"),
    *("engine/games/kein_stich/rollout.py", "engine/games/kein_stich/numbers.py"),
    *("engine/games/kein_stich/ducking.py", "engine/games/kein_stich/laying.py"),
    "engine/games/kein_stich/inference.py",
    *("engine/games/ramsen/rollout.py", "engine/games/ramsen/inference.py"),
    *("engine/games/ramsen/heuristic.py", "engine/games/ramsen/quick_exchange.py"),
    # And the heirs of quick_tricks, which cannot be in Python where it is compiled.
    *("engine/phases/quick_tricks.py", "engine/games/rams/rollout.py"),
)
"""Where the time goes. They have no class that others inherit from in Python."""


class NotCompiled(Exception):
    """Why it could not be done, in one line."""


def asked() -> bool:
    """Whether it is wanted for this build."""
    return os.environ.get(ASKED) == "1"


def compile_engine(root: Path, place: Path) -> dict[Path, str]:
    """Compile a copy of the engine in the empty folder `place`: of a checkout, or as laid out.

    Returns the libraries, each with where it lies below `root`; raises NotCompiled.
    """
    laid_out = (root / PACKAGE / "engine").is_dir()
    inside = f"{PACKAGE}/" if laid_out else ""
    if laid_out:
        (place / PACKAGE).mkdir(parents=True)
        shutil.copy(root / PACKAGE / "__init__.py", place / PACKAGE)
    engine, ignored = f"{inside}engine", shutil.ignore_patterns("*.so")
    shutil.copytree(root / engine, place / engine, ignore=ignored)
    variables = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    words = [sys.executable, "-m", "mypyc", *(inside + module for module in MODULES)]
    try:
        done = subprocess.run(
            words,
            cwd=place,
            env=variables,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
    except OSError as problem:
        raise NotCompiled(str(problem)) from None
    ending = sysconfig.get_config_var("EXT_SUFFIX") or ".so"
    made = {
        path: path.relative_to(place).as_posix()
        for path in sorted(place.rglob(f"*{ending}"))
        if place / "build" not in path.parents
    }
    if done.returncode or len(made) < len(MODULES):
        last = [line for line in done.stdout.splitlines() if line.strip()][-1:]
        raise NotCompiled(last[0].strip() if last else f"mypyc ended with {done.returncode}")
    return made


if __name__ == "__main__":
    # TREE PLACE: compiles the engine of a tree in the empty folder and puts the libraries into it.
    tree, place = map(Path, sys.argv[1:])
    try:
        made = compile_engine(tree, place)
    except NotCompiled as why:
        sys.exit(f"compile_engine: {why}")
    for library, where in made.items():
        shutil.copyfile(library, tree / where)
