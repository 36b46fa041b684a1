"""The pages of findings: every test that they name is there, and every finding stands on them.

What read badly is said otherwise.
"""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PAGE = Path(__file__).with_name("findings.md")
CLUB = Path(__file__).parent / "club" / "findings.md"
TESTS = Path(__file__).parents[1]
ROOT = TESTS.parent


def test_every_test_that_is_named_is_there():
    pages = PAGE.read_text(encoding="utf-8") + CLUB.read_text(encoding="utf-8")
    named = set(re.findall(r"`(test_\w+)`", pages))
    there: set[str] = set()
    for path in TESTS.rglob("test_*.py"):
        there.update(re.findall(r"^def (test_\w+)\(", path.read_text(encoding="utf-8"), re.M))
    assert len(named) > 200
    assert named <= there, named - there


def test_every_finding_is_on_the_page_and_held_by_a_test():
    text = PAGE.read_text(encoding="utf-8")
    rows = [line for line in text.splitlines() if line.startswith("| ") and "held by" not in line]
    for number in range(1, 21):
        assert any(row.startswith(f"| {number} ") for row in rows), number
    for number in range(1, 8):
        assert any(row.startswith(f"| E-{number} ") for row in rows), number
    assert [row for row in rows if "`test_" not in row] == []


def test_every_finding_about_the_club_is_on_its_page():
    text = CLUB.read_text(encoding="utf-8")
    for letter, count in {"A": 20, "D": 12, "E": 7}.items():
        for number in range(1, count + 1):
            assert re.search(rf"\b{letter}-{number}\b", text), f"{letter}-{number}"


@pytest.fixture(scope="module")
def german(qapp: object) -> Iterator[dict[str, str]]:
    """All that is said of all games in German: game and key, and the sentence."""
    sys.path.insert(0, str(ROOT / "packaging"))
    reading = importlib.import_module("reading")
    game, found = "", {}
    for line in reading.lines([], "de", ROOT / "i18n"):
        if line.startswith("# "):
            game = line[2:]
        elif match := re.match(r"(\w+(?:\.\w+)+) +(.*)", line):
            found.setdefault(f"{game} {match[1]}", match[2])
    sys.path.remove(str(ROOT / "packaging"))
    yield found


@pytest.mark.parametrize(
    ("key", "begins"),
    [
        ("Every game advice.throw_lowest", "Diesen Stich bekommst du nicht, also"),
        ("Every game advice.better_in_most", "In Probespielen ist das meist besser als"),
        ("Every game fact.takes.you", "Du machst den Stich."),
        ("Gin ask.discard", "Leg eine Karte ab."),
        ("Gin own.dead_wood_left", "totes Holz mindestens"),
        ("Gin total.account", "Rundenkonto"),
        ("Kein Stich sign.trick", "jeder Stich kostet"),
        ("Knüffeln sign.chosen", "Gewählt: "),
        ("Knüffeln sign.worth", "das Spiel zählt "),
        ("Knüffeln plate.tricks", "Partei: "),
        ("Knüffeln fact.won_by_jann", "Kein Stich für die anderen: ein Jann!"),
        ("Every game ask.exchange", "Tausch eine Karte, oder behalte dein Blatt."),
        ("Ramsen plate.schleck", "geschleckt"),
    ],
)
def test_what_read_badly_is_said_otherwise(german, key, begins):
    assert german[key].startswith(begins)


def test_nothing_is_said_any_more_as_it_read_badly(german):
    said = "\n".join(german.values())
    for text in ("drunter bleibt", "Eine Karte ohne Kraft", "oder mach Schluss.", "ab 9", "Pott"):
        found = [
            key for key, one in german.items() if text in one and not key.endswith("now_discard")
        ]
        assert not found, (text, found)
    assert "Spieler macht" not in said and "Ihres" not in said
