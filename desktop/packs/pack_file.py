"""What a folder of cards says of itself in its `pack.json`: read here only, and checked.

Anybody may have written it. Of a pack that does not come with the program only the few values are
kept that the importer writes: the rest would be drawn in the window's own process.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from desktop.common import paths
from desktop.common.atomic_write import write_atomically

NAME = "pack.json"
LARGEST = 2**18
"""Bytes of the file, at most."""
TITLE = 60
"""Letters of a title, at most."""
KINDS = ("svg", "png")
RATIOS = (0.3, 1.5)
"""Width of a card by its height, at least and at most."""
SUITS = ("", "german", "french")
"""What kind of cards are on the pictures; "" is that after which they are called."""
CORNERS = (0.0, 0.5)
"""Radius of the corners in parts of the width, at least and at most."""


def read(folder: Path) -> dict[str, Any]:
    """Return the description of the pack in a folder; raises OSError or ValueError.

    It has a `title`, `kind`, `ratio` and `corner`, whatever the file leaves out; of pictures also
    what `cards` they are, one of `SUITS`, and whether they are `marked` with the program's index.
    """
    about = _whole(folder / NAME)
    title, kind = about.get("title", about.get("name", folder.name)), about.get("kind", KINDS[0])
    cards, marked = about.get("cards", ""), about.get("marked", False)
    if not isinstance(title, str) or kind not in KINDS:
        raise ValueError(NAME)
    if cards not in SUITS or not isinstance(marked, bool):
        raise ValueError(NAME)
    checked = {
        "title": title[:TITLE],
        "kind": kind,
        "ratio": _number(about.get("ratio", 0.57), RATIOS),
        "corner": _number(about.get("corner", 0.06), CORNERS),
        "cards": cards,
        "marked": marked,
    }
    ours = folder.parent == paths.own("assets", "cards")
    return about | checked if ours else checked


def _whole(file: Path) -> dict[str, Any]:
    """All that the file says; raises OSError or ValueError."""
    # Not opened before it is known to be a file that ends: reading a pipe would wait for ever.
    if not file.is_file() or file.stat().st_size > LARGEST:
        raise ValueError(NAME)
    try:
        about = json.loads(file.read_text(encoding="utf-8"))
    except RecursionError:
        raise ValueError(NAME) from None
    if not isinstance(about, dict):
        raise ValueError(NAME)
    return about


def undecided(folder: Path) -> bool:
    """Whether a pack of pictures does not say if it needs the program's index; raises as `read`.

    So it is with packs that were taken before the program looked for one.
    """
    return read(folder)["kind"] == "png" and "marked" not in _whole(folder / NAME)


def change(folder: Path, **other: object) -> None:
    """Say this of the pack in a folder from now on; raises OSError or ValueError."""
    about = json.dumps(read(folder) | other, ensure_ascii=False)
    write_atomically(folder / NAME, about.encode("utf-8"))


def _number(value: object, bounds: tuple[float, float]) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise ValueError(NAME)
    if not bounds[0] <= value <= bounds[1]:
        raise ValueError(NAME)
    return float(value)
