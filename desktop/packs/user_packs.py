"""The user's own packs: a folder for each in the user's data, with a picture for every card.

`pack_import` makes such folders.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Any

from desktop.common import paths
from desktop.packs import pack_file
from engine.bounds import without_halves

MARK = "own:"
"""Before the name of a pack that is the user's own."""

_SAFE = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")


def names() -> list[str]:
    """Return the names of the user's packs; incomplete and foreign folders are left out."""
    try:
        folders = sorted(paths.packs().iterdir())
    except OSError:
        return []
    return [MARK + one.name for one in folders if _SAFE.fullmatch(one.name) and _about(one)]


def _about(folder: Path) -> dict[str, Any]:
    """Return what a pack of the user's says of itself; {} where it is none.

    The importer makes pictures of all cards: drawings are not rendered in the window's process.
    """
    try:
        about = pack_file.read(folder)
    except (OSError, ValueError):
        return {}
    return about if about["kind"] == "png" else {}


def unusable(pack: str) -> bool:
    """Whether this is a pack of the user's that lies there, but cannot be shown."""
    return pack.startswith(MARK) and folder_of(pack).is_dir() and pack not in names()


def folder_of(pack: str) -> Path:
    """Return the folder of a pack; for a name that cannot be one, a path that does not exist."""
    name = pack.removeprefix(MARK)
    return paths.packs() / (name if _SAFE.fullmatch(name) else "-")


def title_of(pack: str) -> str:
    """Return the title that the user gave."""
    return str(_about(folder_of(pack)).get("title", pack.removeprefix(MARK)))


def fitting(title: str) -> str:
    """Return the title of a pack, of what was typed; "" where nothing was."""
    return without_halves(title).strip()[: pack_file.TITLE]


def remove(pack: str) -> None:
    """Delete a pack; raises OSError."""
    folder = folder_of(pack)
    if pack in names():
        # It is none any more before its pictures go one by one.
        gone = folder.with_name("." + folder.name)
        shutil.rmtree(gone, ignore_errors=True)
        folder.rename(gone)
        shutil.rmtree(gone)


def spelt(text: str) -> str:
    """Return a text in lower case without umlauts."""
    plain = text.casefold()
    for letter, pair in (("ä", "ae"), ("ö", "oe"), ("ü", "ue"), ("ß", "ss")):
        plain = plain.replace(letter, pair)
    return plain


def free_folder(title: str) -> Path:
    """Return a path that does not exist yet, for a pack of this title; raises OSError."""
    stem = re.sub("[^a-z0-9]+", "-", spelt(title)).strip("-")[:32] or "pack"
    wanted, number = paths.packs() / stem, 1
    while wanted.exists():
        number += 1
        wanted = paths.packs() / f"{stem}-{number}"
    return wanted
