"""What a game with its rules is called."""

from __future__ import annotations

import pytest

from desktop.scene.titles import with_rules


@pytest.mark.parametrize(
    "game, rules, title",
    [
        ("Ramsen", "Bavaria", "Ramsen (Bavaria)"),
        ("Schnellen", "Schnellen", "Schnellen"),
        ("Tippen", "Tippen (Dreiblatt)", "Tippen (Dreiblatt)"),
        ("Rams", "Rams, as in France", "Rams, as in France"),
        # Another name that only begins like it.
        ("Rams", "Ramscheln", "Rams (Ramscheln)"),
    ],
)
def test_the_name_of_a_game_is_said_once(game: str, rules: str, title: str) -> None:
    assert with_rules(game, rules) == title
