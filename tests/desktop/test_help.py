"""`kartentisch --help`: everything that can be said, in the language of the terminal."""

from __future__ import annotations

import argparse

import pytest

from desktop import app
from desktop.common import terminal_help
from engine import games


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
@pytest.mark.parametrize("words", [["--help"], ["-h"], ["help"], ["ramsen", "--help"]], ids=str)
def test_the_help_names_every_command_and_game(capsys, words):
    text = shown(capsys, *words)
    for name in (*app.COMMANDS, *games.names(), "--portable", "examples:", "exit status:"):
        assert name in text
    assert text.startswith("usage: kartentisch [OPTIONS] [GAME | VARIANT | FILE]\n")


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize("command", app.COMMANDS)
def test_each_command_tells_more_about_itself(capsys, command):
    told = shown(capsys, "help", command)
    assert told.startswith(f"usage: kartentisch {command} [-h]")
    assert shown(capsys, command, "--help") == told


@pytest.mark.usefixtures("german")
def test_german_terminals_are_helped_in_german(capsys):
    assert shown(capsys, "--help").startswith("Aufruf: kartentisch [OPTIONEN] [SPIEL | ")
    text = shown(capsys, "sheet", "--help")
    assert text.startswith("Aufruf: kartentisch sheet [-h]") and "Querformat" in text
    for line in ("diese Hilfe anzeigen und beenden", "Argumente:", "Optionen:", "SPIEL", "DATEI"):
        assert line in text


def test_every_text_of_help_has_its_german():
    terminal_help.speak("en")
    english = helped(app.whole_parser())
    terminal_help.speak("de")
    try:
        german = helped(app.whole_parser())
    finally:
        terminal_help.speak("en")
    assert len(german) == len(english) > 60
    assert [text for text, told in zip(english, german, strict=True) if text == told] == []
