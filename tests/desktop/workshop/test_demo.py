"""The demo: pictures of a deal, and of every moment that a game wants to have shown."""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage

from desktop.commands.complaints import Complaint
from engine import games
from engine.head import Head, Player
from engine.match import Match
from tests.test_directions import ROOT
from tests.workshop import demo as demo_command
from tests.workshop import demo_sheets, moments

pytestmark = pytest.mark.usefixtures("qapp")
"""Contact sheets need an application; that of the other tests has windows."""


def demo(out: Path, *words: str) -> tuple[int, list[str], str]:
    """Exit status, the pictures by what they show, and what was complained of.

    They are small: half of the time of a demo goes into writing pictures.
    """
    small = () if "--size" in words else ("--size", "800x600")
    done = subprocess.run(
        [sys.executable, "-m", "tests.workshop.demo", *words, *small, "--out", str(out)],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=300,
    )
    shown = [path.stem.split("-", 2)[2] for path in sorted(out.glob("*.png"))]
    assert all(path.stat().st_size for path in out.glob("*"))
    return done.returncode, shown, done.stderr


def parsed(*words: str) -> argparse.Namespace:
    """What `python3 dev.py demo` with these words is asked for."""
    return demo_command.parser().parse_args(["--out", "out", *words])


SHOWN = [one for one in games.names() if games.find(one).shown and 4 in games.find(one).seats]


# That every moment comes about at all is tried without pictures below.
@pytest.mark.one_in(len(SHOWN))
@pytest.mark.parametrize("name", SHOWN)
def test_every_moment_that_a_game_wants_to_show_has_a_picture(tmp_path, name):
    status, shown, complaints = demo(tmp_path, name, "--players", "4")
    assert (status, complaints) == (0, "")
    assert set(games.find(name).shown) <= set(shown)
    assert {"welcome", "deal-over", "numbers", "story"} <= set(shown)


@pytest.mark.one_in(2)
@pytest.mark.parametrize(
    ("name", "players"),
    [
        (one, players)
        for one in games.names()
        for players in (4, 5)
        if players in games.find(one).seats
    ],
)
def test_every_moment_comes_about_and_seat_0_decides_in_a_chapter(name, players):
    for moment, preset in demo_command.wanted(games.find(name), None):
        match = moments.found(head(name, preset, players), moment)
        assert match is not None, moment
        if moment in {chapter.name for chapter in match.rules.flow()}:
            seen = match.view()
            assert seen is not None and (seen.table.phase, match.turn) == (moment, 0)


def head(name: str, preset: str, players: int = 4) -> Head:
    kind = games.find(name)
    sitting = (Player("Anna"), *(Player(f"bot {seat}", "heuristic") for seat in range(1, players)))
    return Head(name, preset, kind.presets[preset].as_dict(), sitting, 7)


def test_the_same_seed_finds_the_same_moment():
    one, other = (moments.found(head("knueffeln", "bohmstedt"), "answer") for _ in range(2))
    assert isinstance(one, Match) and isinstance(other, Match)
    assert one.events() == other.events()


def test_a_mark_is_found_when_a_deal_has_left_it():
    match = moments.found(head("knueffeln", "bernhard1924"), "ladder")
    assert match is not None and match.sheet().lines


def test_what_the_house_rules_forbid_is_not_found(monkeypatch):
    monkeypatch.setattr(moments, "EVENINGS", 5)
    assert moments.found(head("knueffeln", "hattstedt"), "answer") is None


def test_what_does_not_come_about_is_named(capsys):
    args = parsed("knueffeln", "--option", "turning=off")
    demo_command.tell_missed(["answer"], args)
    assert "answer: does not come about" in capsys.readouterr().err
    with pytest.raises(Complaint, match="knueffeln should show answer"):
        demo_command.tell_missed(["answer"], parsed("knueffeln"))


def test_a_rule_set_shows_only_moments_that_it_has():
    wanted = demo_command.wanted(games.find("knueffeln"), "hattstedt")
    assert ("jann", "hattstedt") in wanted
    assert "answer" not in [moment for moment, _ in wanted]
    for moment, preset in wanted:
        assert moments.found(head("knueffeln", preset), moment) is not None, moment


def test_the_parts_of_the_look_are_shown_in_every_light_and_size_of_letters(tmp_path):
    shown = demo_sheets.demo("parts", tmp_path, "--size", "800x600")
    lights = {f"{light}-{size}" for light in ("day", "night") for size in (100, 150, 200)}
    assert set(shown) == lights and len(list(tmp_path.glob("*.png"))) == 10


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["gin", "--players", "7"], "Gin is not made for 7 players, only for 2"),
        (["gin", "--players", "two"], "--players: “two” is not a number"),
        (["skat"], "there is no game “skat”"),
        (["gin", "--preset", "skat"], "Gin has no variant “skat”"),
        (["club", "--preset", "skat"], "Ramsen has no variant “skat”"),
        (["gin", "--option", "runden"], "--option: “runden” should be NAME=VALUE"),
        (["gin", "--size", "large"], "--size 'large' should be like 1280x800"),
        (["gin", "--size", "100x100"], "--size 100x100 should be from 640x480 to 8000x8000"),
    ],
)
def test_what_cannot_be_shown_is_told_in_one_line(tmp_path, capsys, words, complaint):
    assert demo_command.main([*words, "--out", str(tmp_path / "out")]) == 2
    assert not list(tmp_path.glob("out/*.png"))
    complaints = capsys.readouterr().err
    assert complaints.startswith(f"kartentisch: {complaint}")
    assert complaints.count("\n") == 1


def test_a_folder_that_cannot_be_made_is_named(tmp_path):
    (tmp_path / "file").write_text("in the way")
    status, shown, complaints = demo(tmp_path / "file" / "pictures", "gin")
    assert (status, shown) == (2, [])
    assert "pictures: cannot be made" in complaints


def test_a_contact_sheet_has_every_moment_in_both_languages_and_lights(tmp_path, monkeypatch):
    asked: list[tuple[str, ...]] = []

    def demo_of(game: str, folder: Path, *words: str) -> dict[str, Path]:
        asked.append(words)
        folder.mkdir()
        found = {}
        for moment in ("welcome", "deal-over"):
            picture = QImage(800, 600, QImage.Format.Format_RGB32)
            picture.fill(QColor("green"))
            found[moment] = folder / f"{moment}.png"
            picture.save(str(found[moment]))
        return found

    monkeypatch.setattr(demo_sheets, "demo", demo_of)
    path = demo_sheets.contact_sheet("gin", "800x600", tmp_path)
    sheet = QImage(str(path))
    high = demo_sheets.THUMB * 600 // 800 + demo_sheets.HEAD
    assert (sheet.width(), sheet.height()) == (4 * demo_sheets.THUMB, 2 * high)
    assert {words[3:6] for words in asked} == {
        ("de", "--colours", "light"),
        ("de", "--colours", "dark"),
        ("en", "--colours", "light"),
        ("en", "--colours", "dark"),
    }
    for column in range(4):
        for row in range(2):
            x, y = column * demo_sheets.THUMB + 100, row * high + high // 2
            assert sheet.pixelColor(x, y) == QColor("green")


def test_the_readme_shows_the_pictures_that_its_demo_makes(tmp_path, monkeypatch):
    def demo_of(game: str, folder: Path, *words: str) -> dict[str, Path]:
        moment = dict(demo_sheets.README.values())[game]
        picture = folder / "picture.png"
        assert QImage(8, 8, QImage.Format.Format_RGB32).save(str(picture))
        return {moment: picture}

    monkeypatch.setattr(demo_sheets, "demo", demo_of)
    made = {path.name for path in demo_sheets.readme_pictures(tmp_path, "800x600")}
    root = Path(__file__).parents[3]
    for page, language in (("README.md", "en"), ("README.de.md", "de")):
        shown = re.findall(r"packaging/pictures/([\w.]+)\)", (root / page).read_text("utf-8"))
        assert set(shown) == {name for name in made if f".{language}." in name}
        assert all((root / "packaging/pictures" / name).exists() for name in shown)


def test_why_a_demo_in_a_process_of_its_own_failed_is_told(tmp_path):
    with pytest.raises(Complaint, match="the demo of gin failed"):
        demo_sheets.demo("gin", tmp_path / "gin", "--size", "large")


def test_every_page_and_dialog_is_named_once():
    from tests.workshop import every_page

    maps = (every_page.FIRST, every_page.EVENING, every_page.TABLE, every_page.BY_HAND)
    names = [name for one in (*maps, every_page.CLUB) for name in one]
    assert len(names) == len(set(names))
