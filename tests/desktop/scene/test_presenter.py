"""The presenter: what a scene shows of a view, in every game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from itertools import islice
from random import Random

import pytest

from desktop.common.numbers import shown
from desktop.scene.presenter import Chair, Pause, ScenePresenter
from desktop.scene.scene import Scene
from desktop.scene.speech import Speech
from engine import games
from engine.cards import BACK, GERMAN_32, Card
from engine.match import Match
from engine.table import NOBODY
from tests import kit
from tests.desktop.tables import passing

every_game = pytest.mark.parametrize("game", games.names())


class Stage:
    """An evening of any moves, and the scenes of it."""

    def __init__(self, game: str, number: int = 0) -> None:
        case = kit.share(game)[number]
        self.match = Match(case.head())
        self.rng = Random(5)
        speech = Speech(self.match.rules, [player.name for player in self.match.players])
        self.presenter = ScenePresenter(self.match.rules, self.match.players, speech)

    def deal(self) -> Iterator[None]:
        """Play a deal, stopping before each move and at the end."""
        self.match.deal()
        while self.match.turn != NOBODY:
            yield
            self.match.play(kit.any_move(self.match.legal(), self.rng))
        yield

    def scene(self, viewer: int, **shown: object) -> Scene:
        seen = self.match.view(viewer)
        assert seen is not None
        return self.presenter.scene(seen, *passing(viewer, **shown), [], self.match.sheet())


def test_a_hand_is_held_as_it_was_arranged_with_new_cards_at_its_end(qapp: object) -> None:
    came = 0
    for game in games.names():
        stage = Stage(game)
        arranged: list[Card] = []
        for _ in islice((moment for _ in range(3) for moment in stage.deal()), 40):
            scene = stage.scene(0, held={0: arranged})
            hand = scene.view.table.hands[0]
            if not hand or BACK in hand:
                continue
            new = [card for card in hand if card not in arranged]
            assert list(scene.hand) == [card for card in arranged if card in hand] + new, game
            came += bool(new) and len(new) < len(hand)
            # The other way round than it is dealt, so that new cards do not lie there anyway.
            arranged = list(scene.hand)[:: -1 if len(new) == len(hand) else 1]
    assert came


def test_a_chair_and_a_pause_share_no_field() -> None:
    assert not {one.name for one in fields(Chair)} & {one.name for one in fields(Pause)}


def test_what_belongs_to_one_position_is_forgotten_and_nothing_else() -> None:
    stays = {"seat": 2, "closed": True, "looking": True, "held": {0: [GERMAN_32[0]]}}
    stays["presenter"] = Stage("ramsen").presenter
    chair = Chair(**{field.name: object() for field in fields(Chair)} | stays)
    chair.forget()
    assert chair == Chair(**stays)
    pause = Pause(**{field.name: object() for field in fields(Pause)})
    pause.end()
    assert pause == Pause()


@every_game
def test_every_seat_shows_its_own_sum(qapp: object, game: str) -> None:
    stage = Stage(game)
    for _ in range(3):
        for _ in stage.deal():
            pass
        sheet, scene = stage.match.sheet(), stage.scene(0)
        for number, side in enumerate(stage.match.rules.sides()):
            for seat in side:
                score = shown(sheet.totals[0].values[number]) if sheet.counts else ""
                assert scene.places[seat].score == score
        if sheet.over:
            return
