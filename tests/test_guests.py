"""A game in a folder of one's own is checked by the same commands as those of the house."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from engine import games
from tests import elsewhere
from tests.kit import __main__ as laws
from tests.kit import deals, secrets, share
from tests.packaging_modules import packaging

NAME = "of_ones_own"
WORDS = packaging("words")
COMMANDS: dict[str, Callable[[list[str]], int]] = {
    "words": lambda words: WORDS.main(["--check", NAME, *words]),
    "laws": lambda words: laws.main([NAME, *words]),
    "deals": lambda words: deals.main([NAME, "--deals", "8", *words]),
    "secrets": lambda words: secrets.main(["1", NAME, *words]),
}
Capture = pytest.CaptureFixture[str]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which a game lies."""
    place = tmp_path_factory.mktemp("games")
    elsewhere.written(place, NAME)
    return place


@pytest.fixture(autouse=True)
def _looks_nowhere_else_afterwards() -> Iterator[None]:
    yield
    games.look_in([])


@pytest.mark.parametrize("named", ["by its folder", "by the environment"])
@pytest.mark.parametrize("command", COMMANDS)
def test_a_game_elsewhere_is_found(
    command: str, named: str, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setattr(laws, "LAWS", {"asks_with_words": laws.LAWS["asks_with_words"]})
    monkeypatch.setattr(secrets, "share", lambda name: share(name, 1))
    words = ["--games", str(folder)] if named == "by its folder" else []
    if not words:
        monkeypatch.setenv("KARTENTISCH_GAMES", str(folder))
    assert COMMANDS[command](words) == 0
    said = capsys.readouterr()
    assert said.err == "" and (NAME in said.out or said.out == "words: complete\n")


@pytest.mark.parametrize("command", ["words", "laws", "deals"])
def test_a_game_elsewhere_is_not_found_unless_its_folder_is_named(
    command: str, folder: Path, capsys: Capture
) -> None:
    with pytest.raises(SystemExit) as ended:
        raise SystemExit(COMMANDS[command]([]))
    assert ended.value.code
    said = capsys.readouterr()
    assert NAME in said.out + said.err


def test_words_of_a_refused_game_are_listed_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    place = elsewhere.written(tmp_path, "without_a_name")
    monkeypatch.setenv("KARTENTISCH_GAMES", str(tmp_path))
    with (place / "words.py").open("a", encoding="utf-8") as file:
        file.write("\nfor key in ('game', 'game.about', 'ask.give'): TEXTS.pop(key)\n")
    assert WORDS.main(["--check", "without_a_name"]) == 1
    (line,) = capsys.readouterr().out.splitlines()
    first = f"no game in {place}: its words have nothing for 'game', 'game.about'"
    assert line == f"{first}; it lacks ask.give, game, game.about"
