"""Packs that nobody has, for tests: a coloured paper with the code of the card on it."""

from __future__ import annotations

import gzip
import zipfile
from collections.abc import Iterable
from pathlib import Path

from PIL import Image, ImageDraw

from desktop.packs.pack_draft import (
    FRENCH,
    GERMAN,
    MORE,
    SHORT,
    PackDraft,
    leave_nothing,
    new_folder,
)
from desktop.packs.pack_import import import_into

__all__ = ["FRENCH", "GERMAN", "SHORT"]

SIZE = (90, 150)

PYSOL = """PySolFC solitaire cardset;4;.gif;{kind};52;7;2026;;
made-up;Made Up
73 97 123
20 20 7
back02.gif
back01.gif back02.gif
"""


def tone(code: str) -> tuple[int, int, int]:
    """A colour that no other card has."""
    place = (*GERMAN, *MORE, *FRENCH, "back").index(code)
    return 60 + place, 200 - place, 90


def picture(code: str, size: tuple[int, int] = SIZE) -> Image.Image:
    """A made-up card."""
    card = Image.new("RGB", size, tone(code))
    ImageDraw.Draw(card).rectangle((20, 20, 30, 30), fill="white")
    return card


def folder(where: Path, names: dict[str, str], kind: str = "png") -> Path:
    """A folder of scans: codes and the names of their files without an ending."""
    where.mkdir(parents=True, exist_ok=True)
    for code, name in names.items():
        picture(code).save(where / f"{name}.{kind}")
    return where


def zipped(where: Path, names: dict[str, str]) -> Path:
    """The same in an archive."""
    inside = folder(where.parent / "inside", names)
    with zipfile.ZipFile(where, "w") as archive:
        for file in sorted(inside.iterdir()):
            archive.write(file, f"scans/{file.name}")
    return where


def pysol(where: Path, kind: int = 1, first: str = "") -> Path:
    """A card set of PySolFC, perhaps of another `first` line: cards, and what lies below them."""
    numbers = {"A": 1, "J": 11, "Q": 12, "K": 13}
    names = {
        code: f"{numbers.get(code[1:]) or int(code[1:]):02}{code[0].lower()}" for code in FRENCH
    }
    folder(where, names, "gif")
    picture("back").save(where / "back02.gif")
    picture("S6").save(where / "back01.gif")
    for name in ("bottom01", "bottom02", "l01", "l02", "l03", "shade", "shadow00"):
        picture("S6", (20, 30)).save(where / f"{name}.gif")
    lines = PYSOL.format(kind=kind).splitlines()
    about = "\n".join([first or lines[0], *lines[1:], ""])
    (where / "config.txt").write_text(about, encoding="utf-8")
    return where


def _rect(code: str, x: int, y: int, name: str = "") -> str:
    red, green, blue = tone(code)
    told = f' id="{name}"' if name else ""
    return f'<rect{told} x="{x}" y="{y}" width="90" height="130" fill="rgb({red},{green},{blue})"/>'


def kde(where: Path, codes: Iterable[str] = FRENCH, parts: str = "", title: str = "") -> Path:
    """A card set of KDE: one packed drawing with a name for each card, after some parts."""
    where.mkdir(parents=True)
    suits = {"C": "club", "S": "spade", "H": "heart", "D": "diamond"}
    ranks = {"A": "1", "J": "jack", "Q": "queen", "K": "king"}
    names = {code: f"{ranks.get(code[1:], code[1:])}_{suits[code[0]]}" for code in codes}
    names["back"] = "back"
    drawn = "".join(_rect(code, 95 * n, 5, name) for n, (code, name) in enumerate(names.items()))
    text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 5200 140">{parts}{drawn}</svg>'
    (where / "made.svgz").write_bytes(gzip.compress(text.encode()))
    index = f"[KDE Backdeck]\nName={title or 'Made by KDE'}\nSVG=made.svgz\n"
    (where / "index.desktop").write_text(index)
    return where


def aisleriot(where: Path, left: int = 0, top: int = 0, back: str = "") -> Path:
    """A card set of Aisleriot: thirteen columns and five rows, from some corner on."""
    ranks = ("A", *map(str, range(2, 11)), "J", "Q", "K")
    cells = [
        _rect(suit + rank, left + 90 * column, top + 130 * row)
        for row, suit in enumerate("CDHS")
        for column, rank in enumerate(ranks)
    ]
    cells.append(back or _rect("back", left + 180, top + 520))
    box = f"{left} {top} 1170 650"
    text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{"".join(cells)}</svg>'
    where.write_text(text, encoding="utf-8")
    return where


def import_pack(path: Path) -> PackDraft:
    """Import the pack at this path as a draft; raises Refused or OSError and leaves nothing."""
    folder = new_folder()
    try:
        return import_into(folder, path)
    except BaseException:
        leave_nothing(folder)
        raise
