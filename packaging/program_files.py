"""Which files make up the program, and where each lies in the folder it is installed to.

The wheel says the same in `pyproject.toml`; this is for the Debian package, which lays the folder
out itself, and for PyInstaller's recipe. Started by itself it lays the program into a folder.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOR_WRITERS = {"readings.md", "log.md"}
"""Pages for whoever changes the program: they stay in the sources."""
MADE = {".pyc", ".qm"}
"""Endings of what is made from the sources and does not count where it lies."""


def modules(root: Path = ROOT) -> dict[str, Path]:
    """The sources of both packages: place, file."""
    found = (path for top in ("desktop", "engine") for path in (root / top).rglob("*.py"))
    return {path.relative_to(root).as_posix(): path for path in sorted(found)}


def data(compiled: list[Path], root: Path = ROOT) -> dict[str, Path]:
    """Everything else, these compiled translations with it: place, file."""
    found = {f"desktop/data/i18n/{path.name}": path for path in compiled}
    for top, inside in (("assets", "desktop/data/"), ("engine", ""), ("desktop", "")):
        for path in sorted((root / top).rglob("*")):
            of_program = path.suffix not in {".py", *MADE} and path.name not in FOR_WRITERS
            if path.is_file() and of_program:
                place = inside + path.relative_to(root).as_posix()
                # A wheel that was unpacked here would have brought it along.
                if not place.startswith("desktop/data/") or inside:
                    found[place] = path
    return found


def lay_out(target: Path, compiled: list[Path]) -> None:
    """Copy the whole program below `target`."""
    for place, path in (modules() | data(compiled)).items():
        copy = target / place
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, copy)


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT / "packaging"))
    from words import compile_words

    lay_out(Path(sys.argv[1]), compile_words())
