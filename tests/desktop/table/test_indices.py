"""Nothing lies upon the index of an open card: in no game, at no size, in no chapter of a deal."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest
from PySide6.QtCore import QRect, QSize

from desktop.scene.presenter import ScenePresenter, UiState
from desktop.scene.scene import Scene
from desktop.scene.speech import Speech
from desktop.table.card_positions import Measures, aside_is_open, layout_of, spots
from desktop.table.layout import TableLayout
from desktop.table.layout_sides import INDEX_HEIGHT, INDEX_WIDTH
from engine import games
from engine.head import Head, Player
from engine.match import Match
from tests.desktop.table.test_layout import LINES, SIZES

TABLES = [(name, seats) for name in games.names() for seats in games.find(name).seats]


@cache
def scenes(game: str, seats: int) -> tuple[Scene, ...]:
    """Moments of two deals played at random, one of each shape of the table."""
    kind = games.find(game)
    preset = next(iter(kind.presets))
    players = tuple(Player(f"Player {number}") for number in range(seats))
    rules = kind.presets[preset].as_dict()
    match = Match(Head(game, preset, rules, players, 11, "2026-01-06T19:30:00"))
    speech = Speech(match.rules, [player.name for player in players])
    stage, rng = ScenePresenter(match.rules, players, speech), Random(5)
    found: dict[object, Scene] = {}
    for _ in range(3):
        if match.over:
            break
        match.deal()
        while match.turn >= 0:
            view = match.view(0)
            assert view is not None
            legal = match.legal() if match.turn == 0 else []
            scene = stage.scene(view, UiState(viewer=0), legal, match.sheet())
            found.setdefault(_shape(scene), scene)
            match.play(rng.choice(match.legal()))
    return tuple(found.values())


def _shape(scene: Scene) -> object:
    t = scene.view.table
    return (
        t.phase, len(scene.hand) // 3, len(t.trick), bool(t.tricks), min(len(t.up), 6),
        len(t.aside[scene.bottom]), scene.zone, len(scene.strips), scene.signs,
        aside_is_open(scene), tuple(len(row) > 3 for row in t.rows),
    )  # fmt: skip


def index(card: QRect) -> QRect:
    return QRect(
        card.topLeft(),
        QSize(int(card.width() * INDEX_WIDTH) - 1, int(card.height() * INDEX_HEIGHT) - 1),
    )


def things(scene: Scene, places: TableLayout) -> Iterator[tuple[str, QRect]]:
    """What else lies or stands on the table."""
    t = scene.view.table
    for seat in range(len(t.hands)):
        yield f"plate {seat}", places.seat(seat)
        if seat != scene.bottom and t.hands[seat]:
            for card in places.fan(seat, len(t.hands[seat])):
                yield f"fan {seat}", card
    if scene.prompt:
        yield "prompt", places.prompt
    if scene.signs or scene.trumps:
        yield "sign", places.trumps
    if t.stock:
        yield "talon", places.stock
    if scene.coins is not None:
        yield "kitty", places.kitty
    if not scene.heaped and not aside_is_open(scene):
        for card in places.aside:
            yield "laid aside", card


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_index_can_be_read(game: str, seats: int, size: tuple[int, int]) -> None:
    for scene in scenes(game, seats):
        places = layout_of(scene, Measures(QSize(*size), 0.6, LINES[size[0]], 100))
        lying = list(spots(scene, places, scene.hand).items())
        told = (scene.view.table.phase, len(scene.hand))
        for number, (card, spot) in enumerate(lying):
            for name, rect in things(scene, places):
                assert not index(spot.rect).intersects(rect), (card, spot.zone, name, told)
            for above, other in lying[number + 1 :]:
                heap = scene.heaped and spot.zone == other.zone == "up"
                if not heap:
                    assert not index(spot.rect).intersects(other.rect), (card, above, told)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_everything_lies_on_the_table(game: str, seats: int, size: tuple[int, int]) -> None:
    whole = QRect(0, 0, *size)
    for scene in scenes(game, seats):
        places = layout_of(scene, Measures(QSize(*size), 0.6, LINES[size[0]], 100))
        for card, spot in spots(scene, places, scene.hand).items():
            assert whole.contains(spot.rect), (card, spot.zone)
        for name, rect in things(scene, places):
            assert whole.contains(rect), name
