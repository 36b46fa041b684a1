"""Games are found in further folders, only where somebody asks for it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine import games
from tests import elsewhere
from tests.guests import why_not_used


@pytest.fixture(autouse=True)
def _looks_nowhere_else_afterwards() -> Iterator[None]:
    yield
    games.look_in([])


def test_by_default_no_further_folder_is_looked_into() -> None:
    assert games.further_folders() == []
    assert list(games.__path__) == list(games.HOUSE)


def test_a_game_in_a_further_folder_is_found_until_others_are_named(tmp_path: Path) -> None:
    elsewhere.written(tmp_path, "plays_here")
    house = games.names()
    assert games.look_in([str(tmp_path)]) == []
    assert games.names() == sorted([*house, "plays_here"])
    assert games.played("plays_here").name == "plays_here"
    assert games.further_folders() == [str(tmp_path)]
    games.look_in([])
    assert games.names() == house
    with pytest.raises(games.UnknownGame):
        games.find("plays_here")


@pytest.mark.parametrize("name", games.everything())
def test_a_name_that_is_taken_is_refused(tmp_path: Path, name: str) -> None:
    elsewhere.written(tmp_path, name)
    before = games.everything(), games.find(name)
    (bad,) = games.look_in([str(tmp_path)])
    assert bad == games.NotUsed(str(tmp_path / name), "there is already a game of this name")
    assert (games.everything(), games.find(name)) == before


def test_the_first_of_two_folders_keeps_a_name_that_is_in_both(tmp_path: Path) -> None:
    elsewhere.written(tmp_path / "one", "in_both")
    elsewhere.written(tmp_path / "two", "in_both")
    bad = games.look_in([str(tmp_path / "one"), str(tmp_path / "two")])
    assert [one.path for one in bad] == [str(tmp_path / "two" / "in_both")]
    assert "in_both" in games.names()


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    bad = games.look_in([str(tmp_path / "nowhere")])
    assert bad == [games.NotUsed(str(tmp_path / "nowhere"), "there is no such folder")]
    assert games.further_folders() == []


BROKEN = {
    "does_not_compile": ("game.py", "GAME = (", "SyntaxError"),
    "imports_nothing": ("rules.py", "import nowhere_at_all", "ModuleNotFoundError"),
    "falls_over": ("options.py", "1 / 0", "ZeroDivisionError"),
    "ends_the_program": ("rules.py", "raise SystemExit('over')", "SystemExit: over"),
    "names_no_game": ("game.py", "", "has no attribute 'GAME'"),
    "is_another_thing": ("game.py", "GAME = 7", "not a Game named 'is_another_thing'"),
    "says_nothing": ("words.py", "TEXTS = {'': 'says_nothing'}", "nothing for 'game'"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_game_is_one_clear_reason_and_the_others_are_found(
    tmp_path: Path, name: str
) -> None:
    file, text, reason = BROKEN[name]
    (elsewhere.written(tmp_path, name) / file).write_text(text, encoding="utf-8")
    elsewhere.written(tmp_path, f"beside_what_{name}")
    (bad,) = games.look_in([str(tmp_path)])
    assert bad.path == str(tmp_path / name)
    assert reason in bad.why
    assert name not in games.names() and f"beside_what_{name}" in games.names()


@pytest.mark.parametrize(
    ("room", "reason"), [("game", "No module named"), ("words", "nothing for 'game', 'game.about'")]
)
def test_a_game_without_what_it_needs_is_not_used(tmp_path: Path, room: str, reason: str) -> None:
    (elsewhere.written(tmp_path, f"has_no_{room}") / f"{room}.py").unlink()
    (bad,) = games.look_in([str(tmp_path)])
    assert reason in bad.why


@pytest.mark.parametrize("key", ["", "game", "game.about"])
def test_a_game_without_its_name_is_told_every_text_that_it_lacks(tmp_path: Path, key: str) -> None:
    """All at once: with the words that it needs to be taken those of which it could do without."""
    number = ["", "game", "game.about"].index(key)
    place = elsewhere.written(tmp_path, f"says_little_{number}")
    with (place / "words.py").open("a", encoding="utf-8") as file:
        file.write(f"\nfor key in ({key!r}, 'ask.give', 'total.points'): TEXTS.pop(key)\n")
    (place / "rules.de.md").unlink()
    (bad,) = games.look_in([str(tmp_path)])
    lacking = sorted(filter(None, [key, "ask.give", "total.points"]))
    assert bad.why == f"its words have nothing for {key!r}"
    assert why_not_used(bad) == (f"{bad.why}; it lacks {', '.join([*lacking, 'rules.de.md'])}")
