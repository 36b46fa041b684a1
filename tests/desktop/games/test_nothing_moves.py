"""Through a deal everybody, the hand, tags and tokens keep their places: to the pixel."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache

import pytest
from PySide6.QtCore import QSize

from desktop.lessons.tip_room import tip_room
from desktop.look.lettering import table_scale
from desktop.scene.scene import Scene
from desktop.table.card_positions import Measures, layout_of
from desktop.table.extents import Room, measured
from desktop.table.layout import Needs, TableLayout
from desktop.window.main_window import MainWindow
from engine import games
from engine.head import Head, Player
from engine.match import Match
from tests.desktop.table.test_indices import TABLES, scenes_of
from tests.desktop.table.test_table_layout import SIZES, texts
from tests.desktop.window.kit import deal_what_lies_ready, scene_of, wait_for_me

LONG = "Bartholomäus-Emmanuel"
"""A name that no ribbon holds."""


@cache
def scenes(game: str, seats: int, preset: str) -> tuple[Scene, ...]:
    """What the bottom seat sees of two deals played at random, one of each look of the table."""
    kind = games.find(game)
    players = tuple(Player(LONG[: 2 + 5 * number]) for number in range(seats))
    head = Head(game, preset, kind.presets[preset].as_dict(), players, 11, "2026-01-06T19:30:00")
    return tuple(scenes_of(Match(head), 2, look)[0])


def look(scene: Scene) -> Hashable:
    """What tells one look of the table from another."""
    notes = tuple(len(place.notes) for place in scene.places)
    table = scene.view.table
    return table.phase, len(scene.hand), notes, len(scene.signs), len(scene.legal)


def laid(scene: Scene, size: tuple[int, int], number: int) -> TableLayout:
    """The table, with so many tags."""
    table = QSize(*size)
    tags = (QSize(90 + 40 * (number % 3), 38),) * number
    room = Room(tags, row=38, token=QSize(56, 64), tokens=5)
    return layout_of(
        scene, Measures(table, 0.57, measured(scene, table_scale(table), room), tokens=5)
    )


def lies(places: TableLayout) -> dict[str, object]:
    """What keeps its place."""
    people = {f"seat {seat}": person for seat, person in enumerate(places.people())}
    return people | {
        "won tricks": [places.pile(seat, 0) for seat in range(places.needs.seats)],
        "card": places.card,
        "hand": (places.hand_area, places.own_fan.middle, places.own_fan.top),
        "tokens": (places.tokens, places.slate_token),
        "slate": (places.slate.rect if places.slate is not None else None),
        "what counts": places.status,
        "tags": {tag.bottom() + 1 for tag in places.tags} or {places.tags_bottom},
        "prompt": places.prompt.bottom(),
    }


def lies_still(places: TableLayout) -> dict[str, object]:
    """What keeps its place as long as the same is decided, whatever tags there are."""
    needs = places.needs
    return {
        "stock": places.stock,
        "open": places.up,
        "cut": places.cut,
        "laid aside": places.aside_place,
        "money": places.kitty if needs.coins else None,
        "rows": places.rows,
        "middle": places.middle,
        "side": places.side_zone,
        "trick": [places.trick(seat) for seat in range(needs.seats)],
    }


@pytest.mark.one_in(8)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_seats_hand_tags_and_tokens_keep_their_places(qapp, game, seats, size):
    preset = next(iter(games.find(game).presets))
    found = scenes(game, seats, preset)
    assert len({len(scene.hand) for scene in found}) > 1
    first = lies(laid(found[0], size, 0))
    for number, scene in enumerate(found):
        assert lies(laid(scene, size, number % 3)) == first, scene.view.table.phase
        still = lies_still(laid(scene, size, 0))
        for tags in (2,) if scene.view.table.phase == "tricks" else (2, 6):
            assert lies_still(laid(scene, size, tags)) == still, scene.view.table.phase
        tips = [tip_room(laid(scene, size, tags), QSize(80, 34)) for tags in (0, 1)]
        assert tips[0] == tips[1]


@pytest.mark.parametrize("size", SIZES)
def test_the_deal_tag_is_always_in_one_place(size):
    """However many play, whatever the paper says, and whether money lies there."""
    found = set()
    for seats in range(2, 8):
        for lines in (3, 9, 16):
            written = texts(size, 1.0, tags=2)
            sheet = QSize(written.line * 20, written.line * lines)
            needs = Needs(QSize(*size), 0.6, seats, 0, 0, written, coins=lines == 9, sheet=sheet)
            found.add(TableLayout(needs).tags[0].getRect())
    assert len(found) == 1


# In the window, with its own words.


def seen(window: MainWindow) -> dict[str, object]:
    """Where that is which is there all through a deal."""
    board, table = window.board, window.table
    tokens = [*board.tokens.single.values(), board.tokens.more]
    seats = [seat.plate for seat in table.contents.items.seats if seat.isVisible()]
    return {
        "seats": [plate.getRect() for plate in seats],
        # Of each the bone: the word below it may change.
        "tokens": [one.bone().translated(one.pos()).getRect() for one in tokens],
        "hand": table.places.hand_area.getRect(),
        "card": table.places.card.toTuple(),
        "tags": table.places.tags_bottom,
    }


@pytest.mark.one_in(11)
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", games.names())
def test_nothing_moves_in_the_window_while_one_plays(qtbot, window, game, language):
    window.settings["language"] = language
    window.evenings.play_at_once(game)
    deal_what_lies_ready(window)
    controller, places, hints = window.controller, [], 0
    for _ in range(40):
        wait_for_me(qtbot, window)
        if not controller.display.asked():
            break
        places.append(seen(window))
        if not hints:
            window.menus.do("hint")
            qtbot.waitUntil(lambda: controller.display.chair.hint is not None)
            places.append(seen(window))
            hints += 1
        controller.play(scene_of(window).legal[0])
    assert len(places) > 2
    assert all(one == places[0] for one in places)
