"""A file's name tells which card it shows."""

from __future__ import annotations

import pytest

from desktop.packs.naming import BACK, cards_of
from tests.desktop.packs.made_up import FRENCH, GERMAN

GERMAN_WORDS = {"E": "Eichel", "G": "Gras", "H": "Herz", "S": "Schellen"}
FRENCH_WORDS = {"C": "Kreuz", "S": "Pik", "H": "Herz", "D": "Karo"}
ENGLISH_WORDS = {"C": "clubs", "S": "spades", "H": "hearts", "D": "diamonds"}
ACORNS = {"E": "acorns", "G": "leaves", "H": "hearts", "S": "bells"}
RANKS = {"A": "Ass", "K": "König", "O": "Ober", "U": "Unter"}
COURT = {"A": "Ass", "K": "König", "Q": "Dame", "J": "Bube"}
ENGLISH = {"A": "ace", "K": "king", "Q": "queen", "J": "jack"}


def rank(code: str, words: dict[str, str]) -> str:
    return words.get(code[1:], code[1:])


WAYS = {
    "EichelOber": ({c: GERMAN_WORDS[c[0]] + rank(c, RANKS) for c in GERMAN}, GERMAN),
    "eichel-sau": (
        {c: f"{GERMAN_WORDS[c[0]]}-{rank(c, {**RANKS, 'A': 'Sau'})}" for c in GERMAN},
        GERMAN,
    ),
    "EO": ({c: c for c in GERMAN}, GERMAN),
    "ober_acorns": ({c: f"{rank(c, RANKS)}_{ACORNS[c[0]]}" for c in GERMAN}, GERMAN),
    "Karte Laub 7": (
        {c: f"Karte {GERMAN_WORDS[c[0]].replace('Gras', 'Laub')} {c[1:]}" for c in GERMAN},
        GERMAN,
    ),
    "ace_of_spades": ({c: f"{rank(c, ENGLISH)}_of_{ENGLISH_WORDS[c[0]]}" for c in FRENCH}, FRENCH),
    "card-spades-10": ({c: f"card-{ENGLISH_WORDS[c[0]]}-{c[1:]}" for c in FRENCH}, FRENCH),
    "Pik Dame": ({c: f"{FRENCH_WORDS[c[0]]} {rank(c, COURT)}" for c in FRENCH}, FRENCH),
    "HB for Herz-Bube": (
        {c: {"C": "kr", "S": "p", "H": "h", "D": "ka"}[c[0]] + _  for c in FRENCH
         for _ in [{"Q": "d", "J": "b"}.get(c[1:], c[1:])]},
        FRENCH,
    ),
    "TH": ({c: c[1:].replace("10", "T") + c[0] for c in FRENCH}, FRENCH),
    "2C": ({c: c[1:] + c[0] for c in FRENCH}, FRENCH),
    "S09": ({c: c[0] + (c[1:].zfill(2) if c[1:].isdigit() else c[1:]) for c in FRENCH}, FRENCH),
}  # fmt: skip


@pytest.mark.parametrize("way", WAYS)
def test_every_card_is_found(way):
    names, whole = WAYS[way]
    found = cards_of(f"{name}.png" for name in names.values())
    assert found == {code: f"{names[code]}.png" for code in whole}


def test_the_back_is_found_in_german_and_in_english():
    for name in ("back", "Rückseite", "card_back", "back01", "Kartenrücken"):
        assert cards_of([f"scans/{name}.jpg"]) == {BACK: f"scans/{name}.jpg"}


def test_the_weli_is_found_by_its_name_beside_a_six_of_bells():
    names = [f"{code}.png" for code in (*GERMAN, "S6")]
    found = cards_of([*names, "Weli.png"])
    assert (found["SW"], found["S6"]) == ("Weli.png", "S6.png")


def test_other_files_show_nothing():
    assert cards_of(["holiday.jpg", "IMG_0007.png", "readme.png"]) == {}
