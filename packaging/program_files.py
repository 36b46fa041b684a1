"""Lays the program out as it is installed: one package, `kartentisch`, with both others in it.

The wheel, the Debian package and PyInstaller's folder are all made from this layout. Modules differ
from the checkout in their import statements alone, which name `kartentisch.engine` instead of
`engine`. Started by itself it lays the program into a folder.
"""

from __future__ import annotations

import ast
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NAME = "kartentisch"
"""The package that is installed."""
MOVED = ("desktop", "engine")
"""The packages of the checkout that lie in it."""
FOR_WRITERS = {"readings.md", "log.md", "protocol.md"}
"""Pages for those who change the program: they stay in the sources."""
MADE = {".pyc", ".qm"}
"""Endings of what is made from the sources and does not count where it lies."""


def modules(root: Path = ROOT) -> dict[str, Path]:
    """Return the sources of all packages: place, file."""
    found = {path.relative_to(root).as_posix(): path for path in (root / NAME).glob("*.py")}
    for top in MOVED:
        for path in sorted((root / top).rglob("*.py")):
            found[f"{NAME}/{path.relative_to(root).as_posix()}"] = path
    return found


def data(compiled: list[Path], root: Path = ROOT) -> dict[str, Path]:
    """Everything else, these compiled translations with it: place, file."""
    found = {f"{NAME}/desktop/data/i18n/{path.name}": path for path in compiled}
    found[f"{NAME}/py.typed"] = root / NAME / "py.typed"
    for top, inside in (("assets", "desktop/data/"), ("engine", ""), ("desktop", "")):
        for path in sorted((root / top).rglob("*")):
            of_program = path.suffix not in {".py", *MADE} and path.name not in FOR_WRITERS
            if path.is_file() and of_program:
                place = inside + path.relative_to(root).as_posix()
                # A wheel that was unpacked here would have brought it along.
                if not place.startswith("desktop/data/") or inside:
                    found[f"{NAME}/{place}"] = path
    return found


def installed(source: bytes, name: str = "<source>") -> bytes:
    """Return a module as it is installed: its import statements name the package the others lie in.

    Raises ValueError for one that would bind another name then, such as `import engine.cards`.
    """
    lines = source.split(b"\n")
    for node in _statements(ast.parse(source, name)):
        start, begin = node.lineno - 1, node.col_offset
        before, statement = lines[start][:begin], lines[start][begin:]
        if isinstance(node, ast.ImportFrom):
            changed = statement.replace(b"from ", f"from {NAME}.".encode(), 1)
        elif len(node.names) == 1 and node.names[0].name in MOVED:
            changed = f"from {NAME} ".encode() + statement
        else:
            raise ValueError(f"{name}:{node.lineno}: import these modules by `from`")
        lines[start] = before + changed
    return b"\n".join(lines)


def _statements(tree: ast.Module) -> list[ast.Import | ast.ImportFrom]:
    """Return the import statements that name a package which lies elsewhere when it is installed.

    The last of a line first, so that those before it stay where they are.
    """
    found: list[ast.Import | ast.ImportFrom] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            names = [node.module or ""] if not node.level else []
        elif isinstance(node, ast.Import):
            names = [one.name for one in node.names]
        else:
            continue
        if any(one.partition(".")[0] in MOVED for one in names):
            found.append(node)
    return sorted(found, key=lambda one: (one.lineno, one.col_offset), reverse=True)


def lay_out(target: Path, compiled: list[Path], root: Path = ROOT) -> None:
    """Write the whole program below `target`."""
    for place, path in (modules(root) | data(compiled, root)).items():
        copy = target / place
        copy.parent.mkdir(parents=True, exist_ok=True)
        if path.suffix == ".py":
            copy.write_bytes(installed(path.read_bytes(), place))
        else:
            shutil.copyfile(path, copy)


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT / "packaging"))
    from words import compile_words

    lay_out(Path(sys.argv[1]), compile_words())
