"""What the program's own packs lend to a pack of pictures: signs of suits, a small index, a Weli.

Other programs have only French names for cards, whatever is on the pictures: so a pack also has a
kind, German or French, by which its signs are drawn and its pictures are found.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from desktop.common import paths
from desktop.packs import pack_file
from desktop.packs.look import Look, index_svg, sign_svg
from engine.cards import WELI

_LENDS = {"german": "bavarian", "french": "international"}
_OTHER_SUIT = {
    "german": {"C": "E", "S": "G", "H": "H", "D": "S"},
    "french": {"E": "C", "G": "S", "H": "H", "S": "D"},
}
_OTHER_RANK = {"german": {"Q": "O", "J": "U"}, "french": {"O": "Q", "U": "J"}}


def renamed(code: str, kind: str) -> str:
    """Return the code in a pack of this kind of a card of the other kind.

    "" where there is none.
    """
    suit = _OTHER_SUIT[kind].get(code[0])
    return suit + _OTHER_RANK[kind].get(code[1:], code[1:]) if suit else ""


def named_as(folder: Path, ending: str) -> str:
    """Return the kind of cards after which the pictures in a folder are called.

    "" where none are.
    """
    for kind, code in (("german", "E7"), ("french", "C7")):
        if (folder / f"{code}.{ending}").is_file():
            return kind
    return ""


def weli(code: str) -> Path:
    """Return the picture of a Weli for a pack that has none."""
    kind = "german" if code == WELI.code else "french"
    return _folder(kind) / f"{code}.svg"


def sign(suit: str, kind: str) -> str:
    """Return an SVG of the sign of a suit; "" where it is not known which suit is meant."""
    # Both kinds have an S: without a kind it may be Bells or Spades.
    kind = kind or {"E": "german", "G": "german", "S": ""}.get(suit, "french")
    return sign_svg(suit, _about(kind), Look()) if kind else ""


def index(code: str, kind: str, look: Look) -> str:
    """Return an SVG of a card's index on a piece of paper, in size and letters of this look."""
    return index_svg(code, _about(kind or "french"), Look(huge=look.huge, language=look.language))


def _folder(kind: str) -> Path:
    return paths.own("assets", "cards", _LENDS[kind])


@cache
def _about(kind: str) -> dict[str, Any]:
    try:
        return pack_file.read(_folder(kind))
    except (OSError, ValueError):
        return {}
