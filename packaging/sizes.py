"""`dev.py package --sizes`: how large what lies in `dist/` is, by part, beside what README.md says.

Of the wheel and the Debian package each part is counted as packed, of the folder as unpacked. What
is more than 2 % larger than README.md says needs its reason there: the exit status is 1 until then,
and 2 if there is nothing in `dist/`.
"""

from __future__ import annotations

import lzma
import re
import subprocess
import tarfile
import zipfile
from collections import Counter
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
PAGE = ROOT / "packaging" / "README.md"
GROWTH = 1.02
"""How much larger a part may be than the page says."""
Sizes = dict[str, int]

PARTS = {
    "translations": r"\.qm$",
    "letters": r"assets/fonts/",
    "sounds": r"assets/sounds/",
    "cards": r"assets/cards/",
    "rules, lessons, puzzles": r"engine/.*\.(md|toml|json)$",
    "sources": r"\.py$",
    "everything else": r"",
}
"""The parts of the program by their paths; the first that fits counts."""
FOLDER_PARTS = {
    "Qt": r"PySide6|shiboken6",
    "Kartentisch": r"/kartentisch$|_internal/kartentisch/",
    "Pillow": r"/(PIL|pillow\.libs)/",
    "Python and libraries": r"",
}


def part_of(path: str, parts: dict[str, str]) -> str:
    return next(name for name, pattern in parts.items() if re.search(pattern, path))


def wheel(file: Path) -> Sizes:
    """Bytes of each part as they are packed in the wheel."""
    sizes: Counter[str] = Counter()
    for entry in zipfile.ZipFile(file).infolist():
        sizes[part_of(entry.filename, PARTS)] += entry.compress_size
    return sizes


def deb(file: Path) -> Sizes:
    """Bytes of each part, packed by itself as the whole is."""
    words = ["dpkg-deb", "--fsys-tarfile", str(file)]
    packed_tar = subprocess.run(words, capture_output=True, check=True).stdout
    content: dict[str, bytearray] = {name: bytearray() for name in PARTS}
    with tarfile.open(fileobj=BytesIO(packed_tar)) as tar:
        for entry in tar:
            if entry.isfile():
                data = tar.extractfile(entry)
                assert data
                content[part_of(entry.name, PARTS)] += data.read()
    packed = {name: lzma.compress(bytes(one), preset=9) for name, one in content.items() if one}
    return {name: len(one) for name, one in packed.items()}


def folder(file: Path) -> Sizes:
    """Bytes of each part when it is unpacked."""
    sizes: Counter[str] = Counter()
    with tarfile.open(file) as tar:
        for entry in tar:
            sizes[part_of(entry.name, FOLDER_PARTS)] += entry.size
    return sizes


KINDS: dict[str, tuple[str, Callable[[Path], Sizes]]] = {
    "wheel": ("*.whl", wheel),
    "deb": ("*.deb", deb),
    "folder": ("*-linux-*.tar.xz", folder),
}


def measured() -> dict[tuple[str, str], int]:
    """Every size in `dist/`: (kind, part), bytes."""
    found = {}
    for kind, (pattern, look) in KINDS.items():
        for file in DIST.glob(pattern):
            found[kind, "to fetch"] = file.stat().st_size
            parts = sorted(look(file).items(), key=lambda one: -one[1])
            found |= {(kind, part): size for part, size in parts}
    return found


def told(page: str) -> dict[tuple[str, str], int]:
    """Every size that the page says."""
    rows = re.findall(r"^\| (\w+) \| ([^|]+) \| ([\d,]+) \|", page, re.MULTILINE)
    return {(kind, part): int(size.replace(",", "")) for kind, part, size in rows}


def run() -> int:
    """Print the sizes, and what grew; the exit status."""
    before, grown, now = told(PAGE.read_text(encoding="utf-8")), 0, measured()
    if not now:
        print("nothing to measure in dist/: first python3 dev.py build, then dev.py package")
        return 2
    print("| what | part | bytes | why it grew |", "|---|---|---|---|", sep="\n")
    for (kind, part), size in now.items():
        old = before.get((kind, part), 0)
        more = size > old * GROWTH
        grown += more
        print(f"| {kind} | {part} | {size:,} | {f'say it: it was {old:,}' if more else ''} |")
    return 1 if grown else 0
