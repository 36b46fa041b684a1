"""Evenings are begun, opened, and there again after a restart."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from desktop.common import paths
from desktop.common.last_choice import FIRST_GAME, LastChoice, LastTable
from desktop.dialogs.evening_file import ChangedBox
from desktop.look.dyes import dye
from desktop.session import last_evening
from desktop.shelf import index
from desktop.window.evening_page import EveningPage
from desktop.window.evenings import nobody_finished
from desktop.window.last_slip import LATELY, Kept, One, look, won, words
from desktop.window.main_window import MainWindow
from engine import games
from engine.cards import Card
from engine.head import Player
from engine.match import Match
from engine.store import load, whole
from engine.summary import Summary
from tests.desktop.tables import head
from tests.desktop.window.kit import (
    TABLE,
    deal_what_lies_ready,
    drag,
    go_on,
    play_any,
    play_to_phase,
    scene_of,
    to_phase,
    wait_for_me,
    windows,
)


@pytest.mark.one_in(5)
@pytest.mark.parametrize("game", [name for name in games.names() if name != "gin"])
def test_from_a_table_for_two_one_goes_to_a_larger_one(qtbot, window, game):
    window.evenings.play_at_once("gin")
    qtbot.waitUntil(lambda: window.scene is not None)
    window.evenings.play_at_once(game)
    deal_what_lies_ready(window)
    qtbot.waitUntil(lambda: window.scene is not None and len(window.scene.places) == 4)
    assert window.controller.head is not None and window.controller.head.game == game


OFFERING = [
    name
    for name in games.names()
    if (kind := games.find(name)).instead.keys()
    & {fact.key for fact in kind.make(kind.options(), kind.usual()).remarks()}
]
"""The games that offer another variant to who has chosen nothing."""


@pytest.mark.parametrize("game", OFFERING)
@pytest.mark.parametrize("door", ["play_at_once", "go_on_easily"])
def test_another_variant_is_offered_by_every_door_until_house_rules_are_chosen(window, game, door):
    """The end of a lesson and the command line lay the match ready for it; the first page does."""
    enter = getattr(window.evenings, door)
    enter(game)
    page = window.pages.evening
    assert page is not None and window.controller.head is None
    assert page.sheet.instead.isVisible()
    deal_what_lies_ready(window)
    begun = window.controller.head
    assert begun is not None and begun.game == game
    enter(game)
    assert window.controller.head is not begun, "it was chosen, so it is not asked again"
    assert window.pages.evening is None


@pytest.mark.parametrize("game", OFFERING)
def test_a_variant_that_is_wished_for_is_not_questioned(window, game):
    window.evenings.play_at_once(game, next(iter(games.find(game).presets)))
    assert window.controller.head is not None


def test_the_evening_is_there_again_after_a_restart(qtbot, window):
    to_phase(qtbot, window, "tricks", head(*TABLE))
    scene = scene_of(window)
    drag(window, next(m for m in scene.legal if isinstance(m, Card)), "trick")
    wait_for_me(qtbot, window)
    view = scene_of(window).view
    window.close()
    for again in windows(qtbot):
        go_on(qtbot, again)
        wait_for_me(qtbot, again)
        assert scene_of(again).view == view


def test_a_file_that_is_no_evening_is_said_in_a_box(qtbot, window, tmp_path):
    file = tmp_path / "x.kartentisch"
    file.write_text("hello\n")
    assert not window.controller.open(file)
    assert "not a Kartentisch match" in window.message.text()
    qtbot.waitUntil(lambda: bool(window.findChildren(QMessageBox)))
    window.findChildren(QMessageBox)[0].close()


def test_who_sits_down_at_once_plays_with_cards_though_real_ones_were_remembered(window):
    for game in ("free_sheet", "ramsen"):
        page = laid_ready(window, "write")
        page.choose(game)
        for name in ("Anna", "Bert", "Cilli"):
            page.seat(Player(name))
        page.start.click()
        assert window.controller.head is not None and window.controller.head.real_cards
        window.evenings.play_at_once()
        head = window.controller.head
        assert head is not None and head.game == FIRST_GAME and not head.real_cards
    window.evenings.play_at_once("ramsen")
    assert window.controller.head is not None and not window.controller.head.real_cards


def laid_ready(window: MainWindow, action: str) -> EveningPage:
    window.menus.do(action)
    page = window.pages.evening
    assert page is not None
    return page


def test_a_new_evening_is_of_the_game_that_is_on(window):
    window.evenings.play_at_once("gin")
    assert laid_ready(window, "new").sheet.plan.kind.name == "gin"


def test_whoever_never_finished_an_evening_is_new_here(qtbot, window):
    assert nobody_finished()
    window.controller.begin(head("Anna", "Bert", "Cilli", finish="first", crosses=1))
    assert nobody_finished()
    one = window.controller.head
    assert one is not None
    window.controller.begin(type(one)(one.game, one.preset, one.options, one.players, 1, "", True))
    while not window.controller.over:
        window.controller.score_entry.chalk(
            {("tricks", 0): 5, ("tricks", 1): 0, ("tricks", 2): None}
        )
    assert not nobody_finished()


# What the first page tells of the evenings that are kept.

TODAY = date(2026, 11, 22)
FOUR = ("Anna", "Ben", "Cilli", "Dora")


def told(**more: object) -> Summary:
    """An evening of four that is under way."""
    plain: dict[str, object] = {
        "game": "ramsen",
        "preset": "bavarian",
        "started": "2026-11-21T20:15",
        "players": FOUR,
        "bots": ("", "", "", ""),
        "sides": ((0,), (1,), (2,), (3,)),
        "deals": 3,
        "over": False,
        "real": False,
        "winners": (),
        "sums": (("open", (7, 9, 4, 10)), ("wins", (0, 0, 0, 0))),
    }
    return Summary(**(plain | more))  # type: ignore[arg-type]


def written(**more: object) -> tuple[str, str, str, str]:
    return words(One(Path("x"), told(**more)), TODAY, first=True)


@pytest.mark.parametrize(
    ("started", "day"),
    [
        ("2026-11-22T00:10", "today"),
        ("2026-11-21T20:15", "yesterday"),
        ("2026-11-18T20:15", "Wednesday"),
        ("2026-11-03T20:15", "3 Nov 2026"),
        ("", ""),
    ],
)
def test_a_slip_names_the_game_and_the_day(started, day):
    heading, _, note, colour = written(started=started)
    assert (heading, note) == ("Continue: Ramsen", day)
    assert colour == dye("blue").high


@pytest.mark.parametrize(
    ("open_lines", "bots", "stands"),
    [
        ((7, 9, 4, 10), 1, "You trail, 7 to 4"),
        ((4, 9, 7, 10), 1, "You lead, 4 to 7"),
        ((4, 9, 4, 10), 1, "Level at 4"),
        ((7, 9, 4, 10), 0, "Cilli leads with 4"),
        ((4, 9, 4, 10), 0, "Anna and Cilli are level"),
    ],
)
def test_it_tells_how_it_stands_for_one_person_or_between_several(open_lines, bots, stands):
    others = ("strong",) * 3 if bots else ("",) * 3
    assert written(sums=(("open", open_lines),), bots=("", *others))[1] == stands


def test_a_partner_is_named_and_a_minus_is_a_real_one():
    knueffeln = {"game": "knueffeln", "preset": "", "sides": ((0, 2), (1, 3))}
    bots = ("", "strong", "strong", "strong")
    for money, stands in (((-40, 40), "trail, −40 to 40"), ((40, -40), "lead, 40 to −40")):
        told = written(**knueffeln, bots=bots, sums=(("money", money),))[1]
        assert told == f"You and Cilli {stands}"


def test_before_the_first_deal_is_over_it_says_who_plays():
    assert written(deals=0, sides=((0, 2), (1, 3)))[1] == "Anna & Cilli, Ben & Dora"


def test_a_match_that_is_over_says_who_has_won():
    heading, line, _, _ = written(over=True, winners=(2,))
    assert (heading, line) == ("Finished: Ramsen", "Winner: Cilli")


def evening(name: str) -> Path:
    match = Match(head("Anna", "bot Ben", "bot Cilli"))
    match.deal()
    path = paths.evenings() / f"{name}.kartentisch"
    path.write_bytes(whole(match.events()))
    return path


def test_the_last_match_comes_first_then_the_unfinished_ones(own_home):
    assert look(paths.evenings()) == Kept(0)
    files = [evening(name) for name in ("one", "two", "three", "four")]
    for second, file in enumerate(files):
        os.utime(file, (1_000_000 + second,) * 2)
    last_evening.remember(files[0])
    found = look(paths.evenings())
    assert (found.number, found.unfinished) == (4, 4)
    assert [one.path for one in found.open] == [files[0], files[3], files[2]]
    assert found.open[0].told is not None
    assert found.open[0].told.players == ("Anna", "Ben", "Cilli")


def test_an_evening_elsewhere_is_found_too(own_home, tmp_path):
    path = evening("one").rename(tmp_path / "elsewhere.kartentisch")
    last_evening.remember(path)
    found = look(paths.evenings())
    assert found.number == 0
    assert [(one.path, one.told is not None) for one in found.open] == [(path, True)]


def test_one_that_cannot_be_read_is_told_so(own_home):
    path = evening("one")
    path.write_text("hello\n")
    last_evening.remember(path)
    heading, line, _, _ = words(look(paths.evenings()).open[0], TODAY, first=True)
    assert heading == "The last match" and "not a Kartentisch match" in line


def test_it_counts_the_evenings_that_were_won_against_the_program(own_home):
    def entry(**more: object) -> index.Entry:
        plain = {"over": True, "bots": ("", "easy", "easy", "easy"), "winners": (0,)}
        return index.Entry("one", 1, 1, text=json.dumps(told(**(plain | more)).as_list()))

    entries = [entry(), entry(), entry(winners=(2,)), entry(over=False)]
    entries += [entry(bots=("", "", "easy", "easy")), index.Entry("unread", 1, 1)]
    kept = Kept(len(entries), won=won(entries))
    assert (kept.number, kept.won) == (6, 2)
    assert kept.counted.startswith("6 match") and kept.counted.endswith("2 won")
    assert "won" not in Kept(6).counted
    assert won([entries[0]] * (LATELY + 1)) == 0


# An evening whose file something else has changed: looked at first, gone on with when wanted.

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def changed(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> Path:
    """An evening in the middle of a deal, with another starting time in its head; it is open."""
    play_to_phase(qtbot, window, "tricks", head("Anna", "bot Sepp", "bot Resi"))
    own = window.controller.path
    assert own is not None
    assert window.controller.put_away(own)
    path = tmp_path / "x.kartentisch"
    path.write_bytes(own.read_bytes().replace(b'"id"', b'"iD"', 1).replace(b"Anna", b"Hans", 1))
    assert load(path).wrong == 1
    assert window.controller.open(path)
    return path


class Answer:
    """Presses a button of the question whenever it comes, and keeps what was asked."""

    def __init__(self, button: Callable[[ChangedBox], QAbstractButton]) -> None:
        self._button = button
        self.asked: list[str] = []
        self._timer = QTimer()
        self._timer.timeout.connect(self._look)
        self._timer.start(0)

    def _look(self) -> None:
        box = QApplication.activeModalWidget()
        if isinstance(box, ChangedBox):
            self.asked.append(box.text())
            QTest.mouseClick(self._button(box), LEFT)


def test_it_is_only_looked_at(qtbot, window, changed):
    data = changed.read_bytes()
    assert "from line 1 on" in window.message.text()
    assert window.next_button.isVisible() and "from line 1" in window.next_button.text()
    answer = Answer(lambda box: box.look)
    play_any(window)
    assert len(answer.asked) == 1 and "line 1" in answer.asked[0]
    assert window.controller.path == changed and window.controller.matches.doubtful == 1
    assert window.controller.put_away(changed)
    assert changed.read_bytes() == data
    assert [one.name for one in changed.parent.glob("*.kartentisch")] == [changed.name]


def test_going_on_asks_once_and_keeps_the_old_file_whole(qtbot, window, changed):
    data, before = changed.read_bytes(), load(changed).events
    answer = Answer(lambda box: box.on)
    QTest.mouseClick(window.next_button, LEFT)
    assert len(answer.asked) == 1 and "kept whole" in answer.asked[0]
    assert window.controller.matches.doubtful == 0
    wait_for_me(qtbot, window)
    play_any(window)
    wait_for_me(qtbot, window)
    beside = changed.with_name("x (2).kartentisch")
    assert window.controller.path == beside and changed.read_bytes() == data
    there = load(beside)
    assert not there.wrong and there.events[: len(before)] == before
    assert len(there.events) > len(before)
    assert Match.from_events(there.events).view(0) is not None


def test_an_evening_that_was_cut_behind_a_line_is_only_looked_at(qtbot, window):
    play_to_phase(qtbot, window, "tricks", head("Anna", "bot Sepp", "bot Resi"))
    own = window.controller.path
    assert own is not None and window.controller.put_away(own)
    lines = own.read_bytes().splitlines(keepends=True)
    own.write_bytes(b"".join(lines[:-2]))
    assert not load(own).wrong and window.controller.open(own)
    assert window.controller.matches.doubtful == len(lines) - 1
    text = window.message.text()
    assert f"has {len(lines) - 2} lines" in text and f"{len(lines)} were saved" in text
    answer = Answer(lambda box: box.on)
    QTest.mouseClick(window.next_button, LEFT)
    assert len(answer.asked) == 1
    wait_for_me(qtbot, window)
    play_any(window)
    assert own.read_bytes() == b"".join(lines[:-2])
    assert window.controller.path == own.with_name(f"{own.stem} (2).kartentisch")


def test_a_preset_by_name_seats_as_many_as_it_is_made_for(window: MainWindow) -> None:
    """Two played Chratze last, which no other preset of Mauscheln allows."""
    kind = games.find("mauscheln")
    last = LastChoice.read(window.settings)
    last.note(kind, 2, LastTable([], []), kind.presets["chratze"], real=False)
    last.write(window.settings)
    window.controller.people.skip()
    for preset, players in (("chratze", 2), ("short", 3)):
        window.evenings.play_at_once("mauscheln", preset)
        head = window.controller.head
        assert head is not None
        assert (head.preset, len(head.players)) == (preset, players)
