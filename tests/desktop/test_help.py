"""`kartentisch --help`: everything that can be said, in the language of the terminal."""

from __future__ import annotations

import argparse

import pytest

from desktop import app
from desktop.common import terminal_help
from engine import games

GERMAN = {"LANG": "de_DE.UTF-8"}


def shown(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    try:
        assert app.run(words) == 0
    except SystemExit as done:
        assert not done.code
    return capsys.readouterr().out


@pytest.fixture
def german(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "de_AT.UTF-8")


@pytest.fixture
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def helped(parser: argparse.ArgumentParser) -> list[str]:
    """Every text of help, of the commands too."""
    found = [parser.description or "", parser.epilog or ""]
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            found += [one.help or "" for one in action._choices_actions]
            for one in action.choices.values():
                found += helped(one)
        elif action.help:
            found.append(action.help)
    return [text for text in found if text]


@pytest.mark.usefixtures("english")
def test_the_help_names_every_command_and_game(capsys: pytest.CaptureFixture[str]) -> None:
    text = shown(capsys, "--help")
    for name in (*app.COMMANDS, *games.names(), "--portable", "examples:"):
        assert name in text
    assert text.startswith("usage: kartentisch [--game GAME] [FILE]\n")


@pytest.mark.usefixtures("german")
def test_german_terminals_are_helped_in_german(capsys: pytest.CaptureFixture[str]) -> None:
    assert shown(capsys, "--help").startswith("Aufruf: kartentisch")
    text = shown(capsys, "sheet", "--help")
    assert text.startswith("Aufruf: kartentisch sheet [-h]") and "das Papier liegt quer" in text


def test_every_text_of_help_has_its_german() -> None:
    terminal_help.speak("en")
    english = helped(app.whole_parser())
    terminal_help.speak("de")
    try:
        german = helped(app.whole_parser())
    finally:
        terminal_help.speak("en")
    assert len(german) == len(english) > 60
    assert [text for text, told in zip(english, german, strict=True) if text == told] == [
        text for text in english if text == ", ".join(games.names())
    ]


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        (GERMAN, "de"),
        ({"LC_ALL": "C", **GERMAN}, "en"),
        ({"LANGUAGE": "en:de", **GERMAN}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_is_that_of_the_terminal(environment: dict[str, str], language: str) -> None:
    assert terminal_help.of_terminal(environment) == language


def test_the_parser_that_is_public_reads_what_the_commands_read() -> None:
    read = app.whole_parser().parse_args(["sheet", "gin", "--blank", "-o", "form.pdf"])
    assert (read.game, read.blank, str(read.out)) == ("gin", True, "form.pdf")
