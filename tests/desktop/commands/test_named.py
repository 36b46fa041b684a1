"""Every game and variant is found by what people call it, in every language and any case."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop.app import COMMANDS
from desktop.commands import named
from desktop.commands.complaints import Complaint
from desktop.common.terminal_help import folded, in_language, languages
from engine import games

GAMES = [(name, language) for name in games.everything() for language in languages()]
VARIANTS = [
    (name, preset, language)
    for name in games.everything()
    for preset in games.find(name).presets
    for language in languages()
]


def title(name: str, key: str, language: str) -> str:
    return in_language(language, *games.find(name).texts.text(key))


def written(word: str) -> list[str]:
    """How people write a name."""
    plain = word.translate(str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "é": "e"}))
    return [word, word.upper(), word.lower(), plain, word.replace(" ", "_"), f" {word} "]


@pytest.mark.parametrize(("name", "language"), GAMES)
def test_a_game_is_found_by_its_name_and_title(name, language):
    said = title(name, "game", language)
    short = said.partition(" (")[0]
    for word in {*written(name), *written(said), *written(short)}:
        assert named.meant(word, COMMANDS) == (name, "")
        assert named.game(word, by_hand=True).name == name


@pytest.mark.parametrize(("name", "preset", "language"), VARIANTS)
def test_a_variant_of_a_game_is_found_by_its_name_and_title(name, preset, language):
    kind = games.find(name)
    for word in {*written(preset), *written(title(name, f"preset.{preset}", language))}:
        assert named.preset(kind, word) == preset


@pytest.mark.parametrize(("name", "preset", "language"), VARIANTS)
def test_a_variant_by_itself_sits_down_to_its_game_or_names_all(name, preset, language):
    for word in (preset, title(name, f"preset.{preset}", language)):
        try:
            found = named.meant(word, COMMANDS)
        except Complaint as error:
            assert f"kartentisch {name} --preset {preset}" in str(error)
        else:
            # A game that is called so goes before, and what can be played before what cannot.
            assert found == (name, preset) or not found.preset or name not in games.names()


def test_no_game_is_called_like_a_command_or_another_game():
    called = Counter(folded(name) for name in (*games.everything(), *COMMANDS, "help"))
    assert max(called.values()) == 1


@settings(max_examples=20)
@given(st.text(max_size=12))
def test_any_word_is_a_name_or_one_sentence(word):
    try:
        found = named.meant(word, COMMANDS)
    except Complaint as error:
        assert "\n" not in str(error).replace(word, "")
    else:
        assert found.game in games.everything()


@pytest.mark.parametrize(
    ("word", "found"),
    [
        ("dreiblatt", ("tippen", "tippen")),
        ("Kleinpreference", ("tippen", "tippen")),
        ("krotzn", ("mauscheln", "kratzen")),
        ("Schwarze Sau", ("kein_stich", "black_pig")),
        ("ROUNCE", ("rams", "rounce")),
    ],
)
def test_a_variant_is_found_by_its_names_elsewhere(word, found):
    assert named.meant(word, COMMANDS) == found


def test_a_variant_that_is_asked_for_as_a_game_is_named_with_its_game():
    with pytest.raises(Complaint, match="is played as a variant of Tippen: --preset zwicken"):
        named.game("zwicken")
    with pytest.raises(Complaint, match=r"Rams: --preset ramscheln; .*Ramsen: --preset zais"):
        named.game("ramsch")


@pytest.mark.parametrize("ask", [named.game, lambda word: named.meant(word, COMMANDS)])
def test_a_name_that_is_no_game_here_is_told_of(ask):
    with pytest.raises(Complaint, match="“Moench” is not a game here; the glossary of Rams"):
        ask("Moench")
