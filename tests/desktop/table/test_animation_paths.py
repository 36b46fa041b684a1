"""Cards fly as hands at a table move them: packets, tricks, a knock. Off means off."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, QSize, QThread

from desktop.common.haste import Haste
from desktop.common.motion import Flight, Motion
from desktop.common.pose import Pose
from desktop.common.settings import Settings
from desktop.packs import Pack
from desktop.table.animation_paths import AnimationPaths
from desktop.table.card_positions import Measures, layout_of, spots
from desktop.table.layout import Letters
from desktop.table.table import TableView
from engine.games import find
from tests.desktop.table.moments import Evening, asked

MEASURES = Measures(QSize(1000, 700), 0.57, Letters(20))


@pytest.fixture
def moving(moving: TableView, settings: Settings) -> TableView:
    """A table on which cards fly slowly enough to be watched."""
    settings["pace"] = "slow"
    return moving


def dealt() -> AnimationPaths:
    scene = Evening().until(asked("exchange"))
    return AnimationPaths(None, scene, layout_of(scene, MEASURES))


# The deal.


def test_a_deal_goes_round_in_the_packets_of_the_game():
    paths = dealt()
    assert paths.scene.packets == (3, 2)
    order = sorted((moment, seat) for seat in range(4) for moment in paths.moments(seat))
    dealer, seats = paths.table.dealer, [seat for _, seat in order]
    expected = []
    for size in (3, 2):
        for turn in range(1, 5):
            expected += [(dealer + turn) % 4] * size
    assert seats == expected


def test_the_cards_of_a_packet_fly_close_together_and_packets_apart():
    paths = dealt()
    first = paths.moments((paths.table.dealer + 1) % 4)
    assert first[2] - first[0] < first[3] - first[2]


def test_a_game_without_packets_is_dealt_card_by_card():
    paths = dealt()
    paths = AnimationPaths(None, replace(paths.scene, packets=()), paths.places)
    forehand = (paths.table.dealer + 1) % 4
    second = (paths.table.dealer + 2) % 4
    assert paths.moments(forehand)[0] < paths.moments(second)[0] < paths.moments(forehand)[1]


def test_a_long_deal_is_dealt_faster():
    long = Evening(seats=5).until(asked("exchange"))
    paths = AnimationPaths(None, replace(long, packets=()), layout_of(long, MEASURES))
    assert max(paths.moments(paths.table.dealer)) <= 5.0


@pytest.mark.parametrize(
    ("game", "packets"),
    [("ramsen", (3, 2)), ("knueffeln", (3, 3, 3)), ("ramsli", (2, 2)), ("gin", ())],
)
def test_the_packets_are_those_of_the_rules(game, packets):
    assert find(game).packets == packets


# A trick.


def gathering() -> tuple[AnimationPaths, dict[object, object]]:
    evening = Evening()
    scene = evening.until(lambda scene: bool(scene.view.table.tricks))
    trick = scene.view.table.tricks[-1]
    before = replace(scene, decided=trick)
    places = layout_of(scene, MEASURES)
    return AnimationPaths(before, scene, places), spots(before, places, scene.hand)  # type: ignore[return-value]


def test_a_trick_comes_together_below_its_best_card_and_then_goes_to_the_winner_s_pile():
    paths, lay = gathering()
    trick = paths.table.tricks[-1]
    for one in trick.cards:
        spot = lay[one]
        assert paths.gathered(one, spot) == paths.places.taken(len(trick.cards))[-1]
        goal, turned_over, _ = paths.end(one, spot)  # type: ignore[arg-type]
        assert turned_over
        assert goal == paths.places.pile(trick.winner, 0)


def test_cards_of_the_hand_are_not_gathered():
    paths, lay = gathering()
    assert all(
        paths.gathered(one, spot) is None  # type: ignore[arg-type]
        for one, spot in lay.items()
        if spot.zone != "trick"  # type: ignore[attr-defined]
    )


def flat(x: float, y: float, turn: float = 0) -> Pose:
    return Pose(x, y, 10, 10, turn)


class Paper:
    """Something that flies, and remembers its way."""

    def __init__(self) -> None:
        self.way = [flat(0, 0)]

    def lie_at(self, where: Pose) -> None:
        self.way.append(where)

    def lies_at(self) -> Pose:
        return self.way[-1]

    def turn(self, part: float, opacity: float = 1.0) -> None:
        pass


def test_a_way_by_another_place_leads_there_first(qtbot, moving):
    paper, motion = Paper(), Motion(moving)
    corner, goal = flat(400, 0), flat(400, 400)
    with qtbot.waitSignal(motion.settled):
        motion.fly(Flight(paper, goal, 300, by=corner))
    first = [where for where in paper.way if where.y == 0]
    assert paper.way[-1] == goal and len(first) > 1
    later = paper.way[len(first) :]
    assert all(where.x == 400 for where in later)


def test_what_flies_is_turned_on_its_way(qtbot, moving):
    paper, motion = Paper(), Motion(moving)
    with qtbot.waitSignal(motion.settled):
        motion.fly(Flight(paper, flat(400, 0, turn=8), 200))
    turns = [where.turn for where in paper.way]
    assert turns == sorted(turns) and turns[0] == 0 and turns[-1] == 8
    assert any(0 < turn < 8 for turn in turns)


def test_what_flies_goes_on_with_what_is_carried_when_a_step_is_due(moving):
    paper, motion = Paper(), Motion(moving)
    motion.fly(Flight(paper, flat(400, 0), 10_000))
    for _ in range(5):
        motion.keep_step()
    steps = len(paper.way)
    assert steps < 5, "no step was due yet"
    QThread.msleep(30)
    motion.keep_step()
    assert len(paper.way) == steps + 1
    motion.finish()
    motion.keep_step()
    assert paper.way[-1] == flat(400, 0)


def test_without_motion_cards_are_simply_there(table):
    evening = Evening()
    table.show_scene(evening.until(asked("exchange")), evening.speech)
    assert not table.busy
    table.show_scene(evening.until(lambda s: bool(s.view.table.tricks)), evening.speech)
    assert not table.busy


# A knock.


def test_what_counts_is_told_when_the_turned_card_is_seen(moving):
    evening = Evening()
    evening.until(lambda s: s.over)
    moving.show_scene(evening.scene(), evening.speech)
    moving.finish()
    scene = evening.until(lambda s: bool(s.view.table.up) and not s.view.table.tricks)
    moving.show_scene(scene, evening.speech)
    items = moving.contents.items
    assert moving.busy and not items.prompt.isVisible() and not items.trumps.isVisible()
    moving.contents.make_room()
    assert not items.prompt.isVisible() and not items.trumps.isVisible()
    moving.finish()
    assert items.prompt.isVisible() and items.prompt.text() == scene.prompt
    assert items.trumps.isVisible()
    evening.step()
    moving.show_scene(evening.scene(), evening.speech)
    assert items.trumps.isVisible(), "what comes later hides nothing"


def test_a_knock_shakes_the_plate_of_who_knocked_and_lets_it_rest(qtbot, moving):
    evening = Evening()
    moving.show_scene(evening.until(asked("exchange")), evening.speech)
    plates = moving.contents.items.seats
    moving.knock(2)
    qtbot.waitUntil(lambda: plates[2].shaken.y() < -0.5)
    assert all(plates[seat].shaken == QPointF() for seat in (0, 1, 3))
    qtbot.waitUntil(lambda: plates[2].shaken == QPointF())


def test_without_motion_nothing_shakes(table):
    evening = Evening()
    table.show_scene(evening.until(asked("exchange")), evening.speech)
    table.knock(2)
    assert table.contents.items.seats[2].shaken == QPointF()


# While the window changes its size.


def test_cards_are_stretched_while_the_window_changes_and_sharp_when_it_rests(qtbot, table, pack):
    evening = Evening()
    table.show_scene(evening.until(asked("exchange")), evening.speech)
    table.grab()
    table.resize(1100, 800)
    assert pack.haste is Haste.ROUGH
    qtbot.waitUntil(lambda: pack.haste is Haste.NONE)
    width, hand = table.places.card_width, table.scene
    assert hand is not None
    sharp = Pack(pack.folder).face(hand.hand[0], width, 1.0).toImage()
    assert pack.face(hand.hand[0], width, 1.0).toImage() == sharp


def test_the_whole_pack_is_drawn_while_nothing_else_is_to_do(qtbot, table, pack):
    evening = Evening()
    pack.forget()
    table.show_scene(evening.until(asked("exchange")), evening.speech)
    width = table.places.card_width
    qtbot.waitUntil(lambda: sum(key[1] == width for key in pack._pixmaps) > 32)


def test_a_packet_is_told_as_its_first_card_flies():
    paths = dealt()
    begins = paths.packets()
    assert len(begins) == 8
    for seat in range(4):
        moments = paths.moments(seat)
        assert {moments[0], moments[3]} <= set(begins)


def test_a_table_tells_when_packets_fly(moving):
    told: list[list[int]] = []
    moving.dealt.connect(told.append)
    evening = Evening()
    scene = evening.until(asked("exchange"))
    moving.show_scene(scene, evening.speech)
    assert len(told) == 1 and len(told[0]) == 8
    assert told[0][0] == 0 and told[0] == sorted(told[0])
    moving.show_scene(scene, evening.speech)
    assert not any(told[1:])


# Arcs, and what is turned.


class Flyer:
    """Something that flies and remembers where it was."""

    def __init__(self, start: Pose) -> None:
        self.here = start
        self.way: list[Pose] = []

    def lie_at(self, where: Pose) -> None:
        self.here = where
        self.way.append(where)

    def lies_at(self) -> Pose:
        return self.here

    def turn(self, part: float, opacity: float = 1.0) -> None:
        pass


@pytest.mark.parametrize("goal", [Pose(300, 100, 10, 20), Pose(-300, 100, 10, 20)])
def test_a_card_flies_on_an_arc_above_the_straight_way_and_lands_at_its_goal(moving, qtbot, goal):
    motion, card = Motion(moving), Flyer(Pose(0, 100, 10, 20))
    motion.fly(Flight(card, goal, 120, arc=0.2))
    qtbot.waitUntil(lambda: not motion.busy)
    assert card.here == goal
    assert min(pose.y for pose in card.way) < 100
    assert max(pose.y for pose in card.way) <= 100


def test_the_turned_card_is_turned_when_everybody_has_his_cards():
    paths = dealt()
    lie = spots(paths.scene, paths.places, paths.scene.hand)
    turned = [spot for spot in lie.values() if spot.zone in ("up", "cut")]
    assert turned and all(paths.turned_last(spot) for spot in turned)
    assert paths.dealt() > max(max(paths.moments(seat)) for seat in range(4) if seat)
