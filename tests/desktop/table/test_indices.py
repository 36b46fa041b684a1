"""Nothing lies upon the index of an open card: in no game, at no size, in no chapter of a deal."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from functools import cache
from random import Random

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPolygonF

from desktop.common.pose import Pose
from desktop.look.lettering import LARGE_LETTERS
from desktop.packs.pack import HUGE
from desktop.scene.presenter import Chair, Pause, ScenePresenter
from desktop.scene.scene import Scene
from desktop.scene.speech import Speech
from desktop.table.card_positions import Measures, aside_is_open, layout_of, spots
from desktop.table.extents import Room, measured
from desktop.table.layout import TableLayout
from desktop.table.own_fan import INDEX_HEIGHT, INDEX_WIDTH
from engine import games
from engine.head import Head, Player
from engine.match import Match
from tests.desktop.table.test_table_layout import SIZES, scale_of

TABLES = [
    (kind.name, seats)
    for kind in map(games.find, games.names())
    for seats in kind.seats_of(next(iter(kind.presets.values())))
]


def scenes_of(
    match: Match, deals: int, look: Callable[[Scene], Hashable]
) -> tuple[list[Scene], Speech]:
    """What the bottom seat sees of deals played at random: the first scene of each look."""
    players = match.head.players
    speech = Speech(match.rules, [player.name for player in players])
    stage, rng = ScenePresenter(match.rules, players, speech), Random(5)
    found: dict[Hashable, Scene] = {}
    for _ in range(deals):
        if match.over:
            break
        match.deal()
        while match.turn >= 0:
            view = match.view(0)
            assert view is not None
            legal = match.legal() if match.turn == 0 else []
            scene = stage.scene(view, Chair(0), Pause(), legal, match.sheet())
            found.setdefault(look(scene), scene)
            match.play(rng.choice(match.legal()))
    return [*found.values()], speech


@cache
def scenes(game: str, seats: int) -> tuple[tuple[Scene, Speech], ...]:
    """Moments of three deals played at random, one of each shape of the table."""
    kind = games.find(game)
    preset = next(iter(kind.presets))
    players = tuple(Player(f"Player {number}") for number in range(seats))
    rules = kind.presets[preset].as_dict()
    match = Match(Head(game, preset, rules, players, 11, "2026-01-06T19:30:00"))
    found, speech = scenes_of(match, 3, _shape)
    return tuple((scene, speech) for scene in found)


def _shape(scene: Scene) -> object:
    t = scene.view.table
    return (
        t.phase, len(scene.hand) // 3, len(t.trick), bool(t.tricks), min(len(t.up), 6),
        len(t.aside[scene.bottom]), scene.zone, len(scene.strips), scene.signs,
        aside_is_open(scene), tuple(len(row) > 3 for row in t.rows),
    )  # fmt: skip


def laid(scene: Scene, speech: Speech, size: tuple[int, int], letters: float) -> TableLayout:
    table = QSize(*size)
    scale, times = scale_of(size, letters)
    high = round(36 * times)
    room = Room((QSize(3 * high, high),) * 2, row=high, token=QSize(60, 64) * times, tokens=4)
    texts = measured(scene, scale, room, times)
    return layout_of(scene, Measures(table, 0.6, texts, tokens=room.tokens))


def things(scene: Scene, places: TableLayout) -> Iterator[tuple[str, Pose]]:
    """What else lies or stands on the table."""
    t = scene.view.table
    for seat in range(len(t.hands)):
        person = places.person(seat)
        yield f"portrait {seat}", Pose.upright(person.portrait)
        yield f"name {seat}", Pose.upright(person.ribbon)
        yield f"state {seat}", Pose.upright(person.state)
    if scene.prompt:
        yield "prompt", Pose.upright(places.prompt)
    if scene.signs or scene.trumps:
        yield "status", Pose.upright(places.status)
    if t.stock:
        yield "talon", Pose.upright(places.stock)
    if scene.coins is not None:
        yield "kitty", Pose.upright(places.kitty)
    if not scene.heaped and not aside_is_open(scene):
        for card in places.aside:
            yield "laid aside", card
    yield from (("tag", Pose.upright(tag)) for tag in places.tags)
    yield from (("token", Pose.upright(token)) for token in places.tokens)


def shape(card: Pose) -> QPolygonF:
    return card.part(QRectF(1.5, 1.5, card.width - 3, card.height - 3))


def index(card: Pose, *, huge: bool = False) -> QPolygonF:
    wide, high = HUGE if huge else (INDEX_WIDTH, INDEX_HEIGHT)
    return card.part(QRectF(1, 1, card.width * wide - 2, card.height * high - 2))


@pytest.mark.one_in(16)
@pytest.mark.parametrize("letters", [1.0, 2.0])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_index_can_be_read_and_everything_lies_on_the_table(qapp, game, seats, size, letters):
    whole = QRectF(0, 0, *size).adjusted(-1, -1, 1, 1)
    assert len(scenes(game, seats)) > 2
    for scene, speech in scenes(game, seats):
        places = laid(scene, speech, size, letters)
        huge = places.needs.texts.times >= LARGE_LETTERS
        lying = list(spots(scene, places, scene.hand).items())
        told = (scene.view.table.phase, len(scene.hand))
        standing = [(name, shape(thing)) for name, thing in things(scene, places)]
        for name, thing in things(scene, places):
            assert whole.contains(thing.shape.boundingRect()), name
        shapes = [shape(spot.pose) for _, spot in lying]
        for number, (card, spot) in enumerate(lying):
            if huge and spot.zone == "open":
                continue  # another's hand finds no room of its own beside such letters
            own = index(spot.pose, huge=huge and spot.zone in ("hand", "trick"))
            part = own if spot.zone == "hand" else spot.pose.shape
            assert whole.contains(part.boundingRect()), (card, spot.zone)
            raised = [index(places.forward(spot.pose), huge=huge)] if spot.zone == "hand" else []
            for name, thing in standing:
                for seen in (own, *raised):
                    assert not seen.intersects(thing), (card, spot.zone, name, told)
            for (above, other), upon in zip(lying[number + 1 :], shapes[number + 1 :], strict=True):
                heap = scene.heaped and spot.zone == other.zone == "up"
                if not heap:
                    assert not own.intersects(upon), (card, above, told)
