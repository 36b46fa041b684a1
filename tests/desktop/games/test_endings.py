"""The end of a deal and of an evening, on the real window, in every game."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.look import lettering
from desktop.scene.ending import Ending
from desktop.scene.speech import Speech
from desktop.window.main_window import MainWindow
from engine.match import Match
from engine.moves import read
from engine.sheet import Line
from engine.store import load, save_copy
from tests.desktop.games.kit import LEFT, scene_of

GOLDEN = Path("tests/golden/v2")
GAMES = {
    "gin": "gin-standard-2",
    "kein_stich": "kein_stich-power-4",
    "knueffeln": "knueffeln-hattstedt-4",
    "ramsen": "ramsen-bavarian-4",
    "ramsli": "ramsli-handed_down-4",
}


SIX = "kein_stich-black_pig-6"
"""An evening of six people."""


def opened(qtbot: QtBot, window: MainWindow, folder: Path, name: str, deals: int) -> Ending:
    """A golden evening of this name after so many deals (0: all), opened at the window."""
    events = list(load(GOLDEN / f"{name}.kartentisch").events)
    begins = [number for number, event in enumerate(events) if "deal" in event]
    if deals:
        events = events[: begins[deals]]
    # Who sits here plays against bots, so that no curtain falls.
    seats = [{**seat, "bot": "heuristic"} for seat in events[0]["seats"]]
    seats[0].pop("bot")
    events[0] = {**events[0], "seats": seats}
    path = folder / f"{name}-{deals}.kartentisch"
    save_copy(path, events)
    assert window.controller.open(path)

    def ready() -> bool:
        window.controller.look_on()
        return window.scene is not None and window.scene.ending is not None

    qtbot.waitUntil(ready)
    end = scene_of(window).ending
    assert end is not None
    return end


def match_of(window: MainWindow) -> Match:
    return window.controller.matches.playing.match


def last_line(window: MainWindow) -> Line:
    return match_of(window).sheet().lines[-1]


@pytest.mark.one_in(2)
@pytest.mark.parametrize("game", GAMES)
def test_what_was_played_lies_open_before_who_played_it_or_pays_for_it(
    window, qtbot, tmp_path, game
):
    end = opened(qtbot, window, tmp_path, GAMES[game], 1)
    places, spots = window.table.places, window.table.contents.cards.spots
    assert not places.sheet.isEmpty()
    table = scene_of(window).view.table
    show = match_of(window).rules.show
    for trick in table.tricks:
        for player, card in table.who_played(trick):
            seat = show.lies_before(table, trick, player, card)
            assert spots[card].seat == seat
            assert (
                places.before(seat)
                .adjusted(-6, -6, 6, 6)
                .contains(spots[card].pose.middle.toPoint())
            )
    assert end.counted if table.tricks else {one.owner for one in scene_of(window).strips} == {0, 1}
    # What counted has risen and bears a mark.
    for card in end.counted:
        assert spots[card].wins
    assert window.table.prompt_rect.isEmpty()


@pytest.mark.one_in(2)
@pytest.mark.parametrize("game", GAMES)
def test_the_paper_tells_every_side_of_the_line(window, qtbot, tmp_path, game):
    end = opened(qtbot, window, tmp_path, GAMES[game], 1)
    paper, speech = window.board.paper, window.controller.speech
    assert speech is not None
    assert paper.isVisible() and not end.evening
    told = {one.who for one in end.told}
    assert any(last_line(window).values)
    for side, value in enumerate(last_line(window).values):
        if value:
            assert speech.side(side) in told
    for line in end.told:
        assert line.what in paper.accessibleDescription()
    assert window.rect().contains(QRect(paper.sheet))
    for tag in (window.next_button, *window.calls.beside.values()):
        assert tag.isVisible()


@pytest.mark.one_in(2)
@pytest.mark.parametrize("game", GAMES)
def test_after_the_evening_the_places_stand_on_the_paper(window, qtbot, tmp_path, game):
    end = opened(qtbot, window, tmp_path, GAMES[game], 0)
    sides = len(match_of(window).rules.sides())
    assert end.evening and window.controller.over
    assert [one.who[0] for one in end.told[:1]] == ["1"]
    assert sum(one.leads for one in end.told) == len(match_of(window).sheet().winners)
    assert len(end.told) >= sides
    assert list(window.calls.beside) == ["hindsight", "print", "first_page"]


@pytest.mark.parametrize("game", ["ramsli", "knueffeln"])
def test_who_owes_whom_settles_the_evening(window, qtbot, tmp_path, game):
    end = opened(qtbot, window, tmp_path, GAMES[game], 0)
    sheet = match_of(window).sheet()
    money = next(t.values for t in sheet.totals if any(t.values) and not sum(t.values))
    paid = sum(int(one.amount) for one in end.told if "pay" in one.what)
    assert paid == sum(value for value in money if value > 0)
    pays = [one for one in end.told if "pay" in one.what]
    assert [one for one in end.told if one.apart] == pays[:1]


def test_once_more_begins_with_the_same_people_and_rules(window, qtbot, tmp_path):
    opened(qtbot, window, tmp_path, GAMES["gin"], 0)
    before = window.controller.head
    QTest.mouseClick(window.next_button, LEFT)
    QApplication.processEvents()
    after = window.controller.head
    assert before is not None and after is not None
    assert (after.game, after.options, after.players) == (
        before.game,
        before.options,
        before.players,
    )
    assert after.id != before.id
    assert not window.controller.over
    assert not window.board.paper.isVisible()


def test_lines_come_one_by_one_and_a_click_has_them_all(window, qtbot, tmp_path):
    window.settings["motion"] = "on"
    window.settings["pace"] = "slow"
    end = opened(qtbot, window, tmp_path, GAMES["gin"], 1)
    paper = window.board.paper
    assert paper.told < len(end.told)
    qtbot.waitUntil(lambda: paper.told >= 1)
    assert paper.telling
    QTest.mouseClick(paper, LEFT)
    assert paper.told == len(end.told) and not paper.telling


@pytest.mark.one_in(2)
@pytest.mark.parametrize("game", GAMES)
def test_the_last_deal_has_its_own_end_before_that_of_the_evening(window, qtbot, tmp_path, game):
    events = list(load(GOLDEN / f"{GAMES[game]}.kartentisch").events)
    last = max(number for number, event in enumerate(events) if "move" in event)
    events, move = events[:last], str(events[last]["move"])
    turn = Match.from_events(events).turn
    seats = [{**seat, "bot": "heuristic"} for seat in events[0]["seats"]]
    seats[turn].pop("bot")
    path = tmp_path / "last.kartentisch"
    save_copy(path, [{**events[0], "seats": seats}, *events[1:]])
    controller = window.controller
    assert controller.open(path)

    def asked() -> bool:
        controller.look_on()
        return controller.display.asked() or controller.over

    def ready() -> bool:
        if controller.pause.decided is not None or controller.pause.news:
            controller.look_on()
        return scene_of(window).ending is not None

    qtbot.waitUntil(asked)
    if not controller.over:  # else the last card falls by itself
        controller.play(read(move))
    qtbot.waitUntil(ready)
    end = scene_of(window).ending
    assert controller.over and controller.last_deal_lies and end is not None and not end.evening
    assert not window.table.places.sheet.isEmpty()
    told = {one.who for one in end.told}
    assert any(last_line(window).values)
    for side, value in enumerate(last_line(window).values):
        if value:
            assert speech_of(window).side(side) in told
    assert list(window.calls.beside) == ["hindsight"]
    QTest.mouseClick(window.next_button, LEFT)
    end = scene_of(window).ending
    assert end is not None and end.evening and not controller.last_deal_lies
    assert controller.over and list(window.calls.beside) == ["hindsight", "print", "first_page"]


def speech_of(window: MainWindow) -> Speech:
    assert window.controller.speech is not None
    return window.controller.speech


def test_the_slate_brought_near_lies_above_the_paper(window, qtbot, tmp_path):
    opened(qtbot, window, tmp_path, GAMES["gin"], 0)
    at = window.board.paper.sheet.center()
    assert window.board.childAt(at) is window.board.paper
    window.side.bring(window.side.story)
    found = window.board.childAt(at)
    assert found is not None and found is not window.board.paper
    assert found is window.side or window.side.isAncestorOf(found)


def test_a_long_evening_is_gone_through_on_the_slate_by_keys(window, qtbot, tmp_path):
    window.resize(800, 600)
    opened(qtbot, window, tmp_path, "gin-runde-2", 0)
    slate = window.side.slate
    window.side.bring(slate)
    qtbot.waitUntil(lambda: slate.scrolling.farthest > 0)
    for key, back in ((Qt.Key.Key_Home, slate.scrolling.farthest), (Qt.Key.Key_End, 0)):
        QTest.keyClick(QApplication.focusWidget(), key)
        assert slate.scrolling.back == back
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_PageUp)
    assert slate.scrolling.back > 1


def test_with_large_letters_in_a_small_window_the_paper_has_room_for_every_place(
    qtbot, window, tmp_path, monkeypatch
):
    monkeypatch.setattr(lettering, "users_scale", lambda: 2.0)
    window.resize(800, 600)
    end = opened(qtbot, window, tmp_path, SIX, 0)
    assert end.evening and len(end.told) >= 6
    paper = window.board.paper
    texts = list(paper._laid_out(paper._fitting(), paper.sheet.width()))
    # What stands in italics below the last line may be read on the slate's back.
    lines = [where.bottom() for where, font, *_ in texts if not font.italic()]
    assert len(lines) >= 3 * 6 and max(lines) <= paper.sheet.height()
    tags = [tag.geometry() for tag in window.calls.tags]
    assert not any(one.intersects(paper.sheet) for one in tags)
    assert len(tags) == 4 and len({tag.top() for tag in tags}) == 2
