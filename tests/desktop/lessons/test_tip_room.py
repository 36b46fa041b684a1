"""Tips lie where nothing is that is needed to decide; where no room is free they are folded."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect, QSize

from desktop.common.pose import around
from desktop.lessons.tip_room import TipRoom, tip_room
from desktop.look import lettering
from desktop.scene.scene import Scene
from desktop.table.card_positions import spots, tricks_at
from desktop.table.layout import ASKED, Needs, TableLayout
from tests.desktop.table.test_indices import TABLES, laid, scenes, things
from tests.desktop.table.test_table_layout import SIZES, texts

SPARE = "talon", "slate itself", "laid aside", "won "
"""What a tip that is opened where no room is free may cover, with letters of usual size."""


def room_on(places: TableLayout) -> TipRoom:
    """The room for tips there, with a tag as large as that of a folded one."""
    line = places.line
    return tip_room(places, QSize(round(4.6 * line), round(1.7 * line)))


def empty(size: tuple[int, int], seats: int, *, tricks: bool = False) -> TableLayout:
    written = texts(size, 1.0, tags=2)
    return TableLayout(Needs(QSize(*size), 0.6, seats, 0, 8, written, coins=True, tricks=tricks))


def needed(scene: Scene, places: TableLayout) -> Iterator[tuple[str, QRect]]:
    """All that lies and stands there while somebody decides."""
    for name, thing in things(scene, places):
        if name == "prompt":  # the band is broader than what is asked in it
            half = ASKED * places.large_line // 2
            band, middle = places.prompt, places.prompt.center().x()
            yield name, band.intersected(QRect(middle - half, band.top(), 2 * half, band.height()))
        elif not (name.startswith("state") and not scene.places[int(name[6:])].notes):
            yield name, thing.rect
    for card, spot in spots(scene, places, scene.hand).items():
        yield f"{spot.zone} {card}", spot.pose.rect
        if spot.zone == "hand":
            yield f"risen {card}", places.forward(spot.pose).rect
    for seat in range(places.needs.seats):
        yield f"number {seat}", places.number(seat) if places.turns(seat) else QRect()
        yield f"won {seat}", around(places.piled(seat, min(3, tricks_at(scene, seat))))
    yield "slate token", places.slate_token
    if places.slate is not None:
        yield "slate itself", places.slate.rect


@pytest.mark.one_in(9)
@pytest.mark.parametrize("letters", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("size", [(800, 572), (1000, 700), (1280, 772), (1920, 1052)])
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_tip_covers_nothing_in_any_decision_of_any_game(
    qapp, monkeypatch, game, seats, size, letters
):
    monkeypatch.setattr(lettering, "users_scale", lambda: letters)
    asked = 0
    for scene, speech in scenes(game, seats):
        key = f"first.{speech.rules.show.decision(scene.view.table)}"
        if not scene.legal or speech.text(key) == key:
            continue
        asked += 1
        places = laid(scene, speech, size, letters)
        room = room_on(places)
        for name, thing in needed(scene, places):
            assert not room.folded.intersects(thing), (key, name)
            spare = not room.free and (letters > 1 or name.startswith(SPARE))
            spare &= name not in ("prompt", "tag")
            assert spare or not room.where.intersects(thing), (key, name)
        for one in (room.where, room.folded):
            assert QRect(0, 0, *size).contains(one)
    assert asked


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("tricks", [False, True])
def test_in_usual_windows_tips_are_long_enough_to_be_read_with_ease(qapp, seats, tricks):
    for size in SIZES:
        places = empty(size, seats, tricks=tricks)
        room = room_on(places)
        assert room.free
        assert room.where.width() >= 13 * places.small_line
        assert room.where.height() >= 7 * places.small_line


def test_for_five_in_a_window_of_usual_size_no_tip_is_folded(qapp):
    assert all(room_on(empty((1280, 772), 5, tricks=one)).free for one in (False, True))


def test_four_at_a_large_table_have_it_above_the_tokens(qapp):
    places = empty((1280, 772), 4)
    where = room_on(places).where
    assert where.right() == places.tokens[-1].right()
    assert where.bottom() < places.tokens[0].top() <= where.bottom() + 2 * places.margin
