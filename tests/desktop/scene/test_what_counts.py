"""What counts now is told with every scene: trumps, and the cards that are always on top."""

from __future__ import annotations

import pytest

from desktop.scene.presenter import Chair, Pause, ScenePresenter
from desktop.scene.scene import Scene
from desktop.scene.speech import Speech
from desktop.table.extents import always_wide, status_beside_signs
from engine import games
from engine.head import Head, Player
from engine.match import Match


def dealt(game: str, seats: int, *, named: bool = False) -> tuple[Scene, Speech]:
    kind = games.find(game)
    preset = next(iter(kind.presets))
    players = tuple(Player(f"Player {number}") for number in range(seats))
    rules = kind.presets[preset].as_dict()
    match = Match(Head(game, preset, rules, players, 11, "2026-01-06T19:30:00"))
    match.deal()
    while named and not match.rules.show.highest(match.view(0).table):  # type: ignore[union-attr]
        match.play(match.legal()[0])
    view = match.view(0)
    assert view is not None
    speech = Speech(match.rules, [player.name for player in players])
    stage = ScenePresenter(match.rules, players, speech)
    return stage.scene(view, Chair(0), Pause(), [], match.sheet()), speech


@pytest.mark.parametrize(
    ("game", "always"), [("ramsen", 4), ("knueffeln", 5), ("ramsli", 0), ("gin", 0)]
)
def test_cards_with_names_of_their_own_that_beat_all_others_are_always_told(
    qapp: object, game: str, always: int
) -> None:
    scene, _ = dealt(game, 2 if game == "gin" else 4)
    assert len(scene.always) == always
    assert set(scene.always) <= set(scene.highest)
    assert bool(always_wide(scene, 1.0)) == bool(always)


def test_the_trump_suit_is_a_word_where_no_other_sentence_names_it(qapp: object) -> None:
    scene, speech = dealt("ramsli", 4, named=True)
    assert scene.trumps and speech.suit(scene.trumps[0]) in status_beside_signs(scene, speech)
    assert "kitty" in status_beside_signs(scene, speech)
