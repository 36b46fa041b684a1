"""The demo: pictures of a deal, and of every moment that a game wants to have shown."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage

from desktop.commands import demo_sheets, moments
from desktop.commands.complaints import Complaint
from engine import games
from engine.head import Head, Player
from engine.match import Match
from tests.test_directions import ROOT


def demo(out: Path, *words: str) -> tuple[int, list[str], str]:
    """Exit status, the pictures by what they show, and what was complained of.

    They are small: half of the time of a demo goes into writing pictures.
    """
    small = () if "--size" in words else ("--size", "800x600")
    done = subprocess.run(
        [sys.executable, "-m", "desktop", "demo", *words, *small, "--out", str(out)],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=300,
    )
    shown = [path.stem.split("-", 2)[2] for path in sorted(out.glob("*.png"))]
    assert all(path.stat().st_size for path in out.glob("*"))
    return done.returncode, shown, done.stderr


@pytest.mark.parametrize("players", ["4", "5"])
@pytest.mark.parametrize("name", [one for one in games.names() if games.find(one).shown])
def test_every_moment_that_a_game_wants_to_show_has_a_picture(
    tmp_path: Path, name: str, players: str
) -> None:
    if int(players) not in games.find(name).seats:
        pytest.skip("not for so many")
    status, shown, complaints = demo(tmp_path, name, "--players", players)
    assert (status, complaints) == (0, "")
    assert set(games.find(name).shown) <= set(shown)
    assert {"welcome", "deal-over", "numbers", "story"} <= set(shown)


def head(name: str, preset: str, players: int = 4) -> Head:
    kind = games.find(name)
    sitting = (Player("Anna"), *(Player(f"bot {seat}", "heuristic") for seat in range(1, players)))
    return Head(name, preset, kind.presets[preset].as_dict(), sitting, 7)


def test_a_chapter_is_found_where_the_seat_at_the_bottom_decides_in_it() -> None:
    match = moments.found(head("knueffeln", "bohmstedt"), "jann")
    assert match is not None
    seen = match.view()
    assert seen is not None and (seen.table.phase, match.turn) == ("jann", 0)


def test_the_same_seed_finds_the_same_moment() -> None:
    one, other = (moments.found(head("knueffeln", "bohmstedt"), "answer") for _ in range(2))
    assert isinstance(one, Match) and isinstance(other, Match)
    assert one.events() == other.events()


def test_a_mark_is_found_when_a_deal_has_left_it() -> None:
    match = moments.found(head("knueffeln", "bernhard1924"), "ladder")
    assert match is not None and match.sheet().lines


def test_what_the_house_rules_forbid_is_not_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moments, "EVENINGS", 5)
    assert moments.found(head("knueffeln", "hattstedt"), "answer") is None


def test_what_does_not_come_about_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moments, "EVENINGS", 5)
    status, _, complaints = demo(tmp_path, "knueffeln", "--option", "turning=off")
    assert status == 0
    assert "answer: does not come about" in complaints


def test_a_rule_set_shows_only_moments_that_it_has(tmp_path: Path) -> None:
    status, shown, complaints = demo(tmp_path, "knueffeln", "--preset", "hattstedt")
    assert (status, complaints) == (0, "")
    assert "jann" in shown and "answer" not in shown


def test_without_a_number_as_many_play_as_the_game_allows(tmp_path: Path) -> None:
    status, shown, complaints = demo(tmp_path, "gin")
    assert (status, complaints) == (0, "")
    assert {"welcome", "deal-over", "story"} <= set(shown)


def test_the_parts_of_the_look_are_shown_in_every_light_and_size_of_letters(tmp_path: Path) -> None:
    status, shown, complaints = demo(tmp_path, "parts")
    assert (status, complaints) == (0, "")
    lights = {f"{light}-{size}" for light in ("day", "night") for size in (100, 150, 200)}
    assert set(shown) == lights and len(shown) == 10


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["gin", "--players", "7"], "gin is not made for 7 players, only for 2"),
        (["gin", "--players", "two"], "--players 'two' is not a number"),
        (["skat"], "there is no game 'skat'"),
        (["gin", "--preset", "skat"], "gin has no preset 'skat'"),
        (["club", "--preset", "skat"], "ramsen has no preset 'skat'"),
        (["gin", "--option", "runden"], "--option 'runden' should be NAME=VALUE"),
        (["gin", "--size", "large"], "--size 'large' should be like 1280x800"),
        (["gin", "--size", "100x100"], "--size 100x100 should be from 640x480 to 8000x8000"),
    ],
)
def test_what_cannot_be_shown_is_told_in_one_line(
    tmp_path: Path, words: list[str], complaint: str
) -> None:
    status, shown, complaints = demo(tmp_path, *words)
    assert (status, shown) == (2, [])
    assert complaints.startswith(f"kartentisch: {complaint}")
    assert complaints.count("\n") == 1


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    status, shown, complaints = demo(tmp_path / "file" / "pictures", "gin")
    assert (status, shown) == (2, [])
    assert "pictures: cannot be made" in complaints


def test_a_contact_sheet_has_every_moment_in_both_languages_and_lights(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
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


def test_the_readme_has_a_picture_of_every_game_that_comes_along(tmp_path: Path) -> None:
    assert set(demo_sheets.README) == set(games.names())
    text = (Path(__file__).parents[3] / "README.md").read_text(encoding="utf-8")
    for name in demo_sheets.README:
        assert f"packaging/pictures/{name}.png" in text


def test_a_demo_in_a_process_of_its_own_names_its_moments(tmp_path: Path) -> None:
    found = demo_sheets.demo("gin", tmp_path / "gin", "--size", "800x600")
    assert {"welcome", "discard", "deal-over"} <= set(found)
    with pytest.raises(Complaint, match="the demo of gin failed"):
        demo_sheets.demo("gin", tmp_path / "gin", "--size", "large")


def test_every_page_and_dialog_is_named_once() -> None:
    from desktop.commands import every_page

    maps = (every_page.FIRST, every_page.EVENING, every_page.TABLE, every_page.BY_HAND)
    names = [name for one in (*maps, every_page.CLUB) for name in one]
    assert len(names) == len(set(names))
