"""Draws the two packs, thirty-two Bavarian and fifty-two Berlin cards with their backs, as SVG."""

from __future__ import annotations

import json
from pathlib import Path

from kit import french, suits
from kit.back import back_card
from kit.courts import court_card
from kit.french_back import back_card as french_back
from kit.french_courts import court_card as french_court
from kit.french_sheet import ace_card
from kit.french_sheet import number_card as french_number
from kit.pips import number_card
from kit.sows import sow_card

HOME = Path(__file__).resolve().parent
GERMAN_RANKS = ("A", "K", "O", "U", "10", "9", "8", "7")
FRENCH_RANKS = ("A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2")
Sheet = dict[str, str | float]
BAVARIAN: Sheet = {
    "name": "bavarian",
    "ratio": 0.57,
    "corner": 0.06,
    "suits": "EGHS",
    "back": "back.svg",
}
BERLIN: Sheet = {
    "name": "berlin",
    "ratio": 0.648,
    "corner": 0.06,
    "suits": "CSHD",
    "back": "back.svg",
}


def german_face(suit: str, rank: str) -> str:
    """Return the picture of one German-suited card."""
    if rank == "A":
        return sow_card(suit)
    if rank in ("K", "O", "U"):
        return court_card(suit, rank)
    return number_card(suit, rank)


def french_face(suit: str, rank: str) -> str:
    """Return the picture of one French-suited card."""
    if rank == "A":
        return ace_card(suit)
    if rank in ("K", "Q", "J"):
        return french_court(suit, rank)
    return french_number(suit, rank)


def bavarian() -> dict[str, str]:
    """Return all pictures of the Bavarian pack by name."""
    faces = {f"{s}{r}": german_face(s, r) for s in suits.SUITS for r in GERMAN_RANKS}
    return {**faces, "back": back_card()}


def berlin() -> dict[str, str]:
    """Return all pictures of the Berlin pack by name."""
    faces = {f"{s}{r}": french_face(s, r) for s in french.SUITS for r in FRENCH_RANKS}
    return {**faces, "back": french_back()}


def write_pack(pack: Sheet, pictures: dict[str, str], home: Path = HOME) -> int:
    """Write all files of a pack and return how many pictures were drawn."""
    target = home / str(pack["name"])
    target.mkdir(parents=True, exist_ok=True)
    for name, text in pictures.items():
        (target / f"{name}.svg").write_text(text, encoding="utf-8", newline="\n")
    (target / "pack.json").write_text(json.dumps(pack) + "\n", encoding="utf-8", newline="\n")
    return len(pictures)


if __name__ == "__main__":
    for pack, pictures in ((BAVARIAN, bavarian()), (BERLIN, berlin())):
        print(f"{write_pack(pack, pictures)} pictures written to {pack['name']}")
