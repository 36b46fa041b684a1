"""Moves and their text twins."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import GERMAN_32, card
from engine.moves import Call, Move, UnknownMove, read, write

ARGS = st.one_of(st.sampled_from(GERMAN_32), st.integers(-99, 99), st.sampled_from(["meld", "x_1"]))
CALLS = st.builds(
    Call, st.sampled_from(["pass", "draw", "lay_off"]), st.lists(ARGS, max_size=4).map(tuple)
)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("H7", card("H7")),
        ("!pass", Call("pass")),
        ("!swap E8 H10", Call("swap", (card("E8"), card("H10")))),
        ("!see 4", Call("see", (4,))),
        ("!see -1 high", Call("see", (-1, "high"))),
    ],
)
def test_a_move_and_its_text(text: str, move: Move) -> None:
    assert read(text) == move
    assert write(move) == text


@given(st.one_of(st.sampled_from(GERMAN_32), CALLS))
def test_what_is_written_is_read_again(move: Move) -> None:
    assert read(write(move)) == move


@pytest.mark.parametrize("text", ["", "!", "! ", "pass", "H77", "h7", "!2", "!a-b", " H7"])
def test_a_text_that_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(UnknownMove):
        read(text)


@pytest.mark.parametrize("arg", ["--5", "²", "5-", "1_000", "-", "9" * 5000])
def test_what_only_looks_like_a_number_is_a_word(arg: str) -> None:
    assert read(f"!see {arg}") == Call("see", (arg,))


def test_a_card_read_from_a_text_is_the_card() -> None:
    assert read("EO") is card("EO")


def test_calls_are_equal_when_they_say_the_same() -> None:
    assert Call("swap", (card("E8"),)) == Call("swap", (card("E8"),))
    assert Call("swap", (card("E8"),)) != Call("swap", (card("E7"),))
    assert len({Call("pass"), Call("pass")}) == 1
    assert str(Call("see", (2,))) == "!see 2"
