"""Draws the Bavarian pack: thirty-two German-suited cards and their back, as SVG files."""

from __future__ import annotations

import json
from pathlib import Path

from kit.back import back_card
from kit.courts import court_card
from kit.pips import number_card
from kit.sows import sow_card
from kit.suits import SUITS

RANKS = ("A", "K", "O", "U", "10", "9", "8", "7")
TARGET = Path(__file__).resolve().parent / "bavarian"
PACK = {"name": "bavarian", "ratio": 0.57, "corner": 0.06, "suits": "EGHS", "back": "back.svg"}


def face(suit: str, rank: str) -> str:
    """Return the picture of one card."""
    if rank == "A":
        return sow_card(suit)
    if rank in ("K", "O", "U"):
        return court_card(suit, rank)
    return number_card(suit, rank)


def write_pack(target: Path = TARGET) -> int:
    """Write all files of the pack and return how many pictures were drawn."""
    target.mkdir(parents=True, exist_ok=True)
    pictures = {f"{suit}{rank}": face(suit, rank) for suit in SUITS for rank in RANKS}
    pictures["back"] = back_card()
    for name, text in pictures.items():
        (target / f"{name}.svg").write_text(text, encoding="utf-8", newline="\n")
    (target / "pack.json").write_text(json.dumps(PACK) + "\n", encoding="utf-8", newline="\n")
    return len(pictures)


if __name__ == "__main__":
    print(f"{write_pack()} pictures written to {TARGET.name}")
