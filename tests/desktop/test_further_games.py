"""Games of a further folder are found by the program, its commands and its other processes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import shiboken6
from pytestqt.qtbot import QtBot

from desktop import app
from desktop.session.thinker import Thinker
from desktop.session.worker import Question
from desktop.window import start
from desktop.window.main_window import MainWindow
from engine import games
from engine.head import Head, Player
from engine.match import Match
from tests import elsewhere

Capture = pytest.CaptureFixture[str]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which a game lies."""
    place = tmp_path_factory.mktemp("games")
    elsewhere.written(place)
    return place


@pytest.fixture(autouse=True)
def _looks_nowhere_else_afterwards() -> Iterator[None]:
    yield
    games.look_in([])


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    """The window as the program opens it."""
    _, one = start.build()
    one.controller.people.skip()  # else it is asked who sits here
    yield one
    one.close()
    # Its dialogs are not to speak of a game that is no longer found.
    shiboken6.delete(one)


SELFPLAY = ["selfplay", elsewhere.NAME, "--deals", "2", "--seed", "5"]


def test_a_game_is_not_found_unless_its_folder_is_named(folder, capsys):
    assert app.run(SELFPLAY) == 2
    assert f"there is no game “{elsewhere.NAME}”" in capsys.readouterr().err


def test_a_game_of_a_named_folder_is_played(folder, capsys):
    assert app.run([*SELFPLAY, "--games", str(folder)]) == 0
    said = capsys.readouterr()
    assert said.out.startswith("Hearts (plain), 4 players, seed 5")
    assert said.err == ""


def test_a_folder_is_named_by_the_environment_too(folder, capsys, monkeypatch):
    monkeypatch.setenv("KARTENTISCH_GAMES", str(folder))
    assert app.run(SELFPLAY) == 0
    assert capsys.readouterr().out.startswith("Hearts (plain)")


def test_what_is_no_game_is_told_in_a_line_and_the_rest_goes_on(tmp_path, capsys):
    place = elsewhere.written(tmp_path, "not_to_be_read")
    (place / "game.py").write_text("GAME = (", encoding="utf-8")
    ramsen = ["selfplay", "ramsen", "--deals", "1", "--games", str(tmp_path)]
    assert app.run(ramsen) == 0
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith(f"kartentisch: no game in {place}: SyntaxError")


def test_words_that_a_game_must_have_are_asked_for_in_the_language_of_the_terminal(
    tmp_path, capsys
):
    place = elsewhere.written(tmp_path, "without_its_name")
    with (place / "words.py").open("a", encoding="utf-8") as file:
        file.write("\nTEXTS.pop('game')\n")
    ramsen = ["selfplay", "ramsen", "--deals", "1", "--games", str(tmp_path), "--lang", "de"]
    assert app.run(ramsen) == 0
    (line,) = capsys.readouterr().err.splitlines()
    assert line == f"kartentisch: kein Spiel in {place}: ihm fehlen Texte: game"


def test_what_a_game_lacks_is_listed_in_a_line_before_it_is_played(folder, capsys, monkeypatch):
    games.look_in([str(folder)])
    for key in ("ask.give", "total.points"):
        monkeypatch.delitem(games.find(elsewhere.NAME).texts.english, key)
    assert app.run([*SELFPLAY, "--games", str(folder)]) == 0
    said = capsys.readouterr().err
    assert said == (
        f"kartentisch: {elsewhere.NAME} is not finished; still missing: ask.give, total.points\n"
    )


def test_the_window_says_what_a_game_lacks_before_it_begins(folder, window, monkeypatch):
    games.look_in([str(folder)])
    warned: list[str] = []
    window.evenings.trouble.connect(warned.append)
    window.evenings.play_at_once(elsewhere.NAME)
    assert warned == []
    monkeypatch.delitem(games.find(elsewhere.NAME).texts.english, "total.points")
    window.evenings.play_at_once(elsewhere.NAME)
    (text,) = warned
    assert elsewhere.NAME in text and "total.points" in text


def test_the_workers_of_the_arena_know_the_game(folder, capsys):
    words = ["arena", elsewhere.NAME, "heuristic", "random", "--deals", "4", "--jobs", "2"]
    assert app.run([*words, "--games", str(folder)]) == 0
    assert "heuristic ahead of random" in capsys.readouterr().out


def test_the_worker_process_plays_the_game(qtbot, folder):
    games.look_in([str(folder)])
    kind = games.find(elsewhere.NAME)
    seats = tuple(Player(f"bot {seat}", "heuristic") for seat in range(4))
    options = kind.presets["plain"].as_dict()
    match = Match(Head(kind.name, "plain", options, seats, 1))
    match.deal()
    seen, legal = match.view(match.turn), tuple(match.legal())
    assert seen is not None
    thinker = Thinker()
    try:
        asked = Question(0, kind.name, options, 4, "beginner", seen, legal, seed=5)
        with qtbot.waitSignal(thinker.answered) as signal:
            thinker.ask(asked)
        assert thinker._process is not None and thinker._process.is_alive()
        assert thinker._deaths == 0
        assert signal.args[0].advice.move in legal
    finally:
        thinker.close()
