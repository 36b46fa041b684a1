"""Why an event does not fit into its log, in the words of the user."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from desktop.common.log_reasons import FIELDS, PHRASES, reason
from desktop.common.terminal_help import in_language
from engine.facts import Fact
from engine.head import BadLog
from engine.moves import read
from engine.rules import IllegalMove
from engine.schema import OutOfBounds
from engine.tournament.refusal import Refused

ROOT = Path(__file__).parents[3]


def raised(name: str, place: int) -> Iterator[str]:
    """What this exception is made with at this place, all over the program."""
    for path in [*ROOT.glob("engine/**/*.py"), *ROOT.glob("desktop/**/*.py")]:
        source = path.read_text(encoding="utf-8")
        for call in ast.walk(ast.parse(source)) if f"{name}(" in source else ():
            match call:
                case ast.Call(func=ast.Name(id=called), args=args) if called == name:
                    for part in ast.walk(args[place]):
                        match part:
                            case ast.JoinedStr():
                                raise AssertionError(f"{path}: {ast.unparse(call)}")
                            case ast.Constant(value=str(text)):
                                yield text


def test_the_phrases_are_those_that_the_engine_has() -> None:
    assert {*raised("BadLog", 1)} == PHRASES
    assert {*raised("OutOfBounds", 0)} == {*FIELDS}


def german(error: BadLog) -> str:
    return reason(error, lambda context, source: in_language("de", context, source))


def english(error: BadLog) -> str:
    return reason(error, lambda context, source: source)


@pytest.mark.parametrize("phrase", sorted(PHRASES))
def test_every_phrase_is_told_in_german(phrase: str) -> None:
    error = BadLog(3, phrase, "x", "y")
    assert english(error) == error.why
    assert german(error) != error.why
    for sign in "xy":
        assert (sign in german(error).split()) == (sign in error.why.split())


@pytest.mark.parametrize("kind", FIELDS)
def test_every_field_that_is_wrong_is_named(kind: str) -> None:
    error = OutOfBounds(kind, "seats")
    assert "seats" in english(error) and "seats" in german(error)
    assert english(error) != german(error)


@pytest.mark.parametrize(
    ("cause", "named"),
    [
        (IllegalMove(read("H7"), Fact("follow_suit")), ("H7",)),
        (Refused("round_is_drawn", 3), ()),
        (OutOfBounds("many", "seats"), ("seats",)),
        (BadLog(-1, "unknown card {0}", "QQ"), ("QQ",)),
    ],
    ids=lambda one: type(one).__name__,
)
def test_the_first_cause_is_told(cause: Exception, named: tuple[str, ...]) -> None:
    error = BadLog(3, str(cause))
    error.__cause__ = cause
    for told in (english(error), german(error)):
        assert all(name in told for name in named)
        assert "_" not in told, "a key is no sentence"
    assert english(error) != german(error)
