"""Play on from here: a side evening from the look back, marked, counted nowhere, laid beside."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.review.page import ReviewPage
from desktop.review.side_by_side import SideBySide, kin, open_beside, told
from desktop.shelf.figures import parts, whole
from desktop.shelf.rows import rules
from engine import branches
from engine.head import Branch
from engine.match import Match
from engine.moves import write
from engine.store import load, save_copy
from engine.summary import summary
from engine.table import NOBODY
from tests.desktop.games import conftest
from tests.engine.test_branches import played

window = conftest.window


@pytest.fixture
def looking(qtbot: QtBot, window: conftest.MainWindow, tmp_path: Path) -> Iterator[ReviewPage]:
    """The look back at two finished deals of Ramsen, at a decision of Anna's."""
    path = tmp_path / "evening.kartentisch"
    save_copy(path, played("ramsen").events())
    assert window.controller.open(path)
    past = window.controller.past()
    assert past is not None
    page = ReviewPage(past, window.settings, window.pack)
    page.play_on.folder = tmp_path
    page.asking.cancel()
    page.asking.ask = lambda decision: None  # nobody has to think about it here
    page.asking.look_ahead = lambda decisions: None
    window.pages.show_evening(page)
    yield page


def taken(page: ReviewPage) -> list[Match]:
    """What is to be played on, as it comes."""
    found: list[Match] = []
    page.take_up.connect(lambda events: found.append(Match.from_events(events)))
    return found


def test_the_deal_is_taken_up_where_one_looks(looking):
    found, decision = taken(looking), looking.decision()
    assert decision is not None
    looking.play_on.as_it_was()
    [side] = found
    assert side.head.branch == Branch("evening 1", 2, decision.number, "as_it_was")
    assert side.view(decision.seat) == decision.seen


def test_the_main_tag_plays_on_with_what_was_better(looking, monkeypatch):
    found, decision = taken(looking), looking.decision()
    assert decision is not None
    other = next(move for move in decision.legal if move != decision.made)
    monkeypatch.setattr(looking, "_better", lambda one: other)
    looking.take_keyboard()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    [side] = found
    assert side.head.branch == Branch("evening 1", 2, decision.number, "as_it_was")
    assert write(other) in [event.get("move") for event in side.events()[-1:]]


def test_it_goes_on_at_the_table(qtbot, looking, window):
    looking.take_up.connect(window.looking_back._take_up)
    looking.paper.main.click()
    assert window.pages.evening is None and window.controller.head.branch is not None


def test_other_cards_are_looked_for_and_fit(qtbot, looking):
    found, decision = taken(looking), looking.decision()
    assert decision is not None
    looking.play_on.anew()
    assert "Dealing other" in looking.paper.said.text()
    qtbot.waitUntil(lambda: bool(found))
    assert found[0].view(decision.seat) == decision.seen
    assert found[0].head.branch is not None and found[0].head.branch.way == "dealt_anew"


def test_where_none_fit_it_is_said(qtbot, looking, monkeypatch):
    found = taken(looking)
    monkeypatch.setattr(branches, "_same", lambda *_: False)
    monkeypatch.setattr(branches, "TRIES", 30)
    looking.play_on.anew()
    qtbot.waitUntil(lambda: "could hold no other" in looking.paper.said.text())
    assert found == []


def test_another_decision_ends_the_search(looking):
    looking.play_on.anew()
    assert looking.play_on._again.isActive()
    looking.step(1)
    assert not looking.play_on._again.isActive()


def test_the_same_deal_from_another_seat(looking):
    found = taken(looking)
    names = [action.text() for action in looking.play_on._seats.actions()]
    assert names == ["Bot 1", "Bot 2", "Bot 3"]
    looking.play_on._seats.actions()[1].trigger()
    assert [one.name for one in found[0].players] == ["Bot 2", "Bot 1", "Anna", "Bot 3"]


def test_a_side_evening_has_a_file_and_a_mark_and_counts_nowhere(looking, window):
    original = window.controller.path
    events: list[list[object]] = []
    looking.take_up.connect(events.append)
    looking.play_on.as_it_was()
    assert window.controller.take_up_again(events[0])
    path = window.controller.path
    assert path is not None and path != original
    assert Match.from_events(load(path).events).events() == events[0]
    assert window.board.mark.isVisibleTo(window.board)
    assert window.board.mark.text() == "What-if"
    assert "what-if: deal 2 from move" in window.windowTitle()
    short = summary(load(path).events)
    assert short.branch == "as_it_was" and "Ramsen, what-if" in rules(short)
    assert whole(parts([short])) == [] and whole(parts([summary(load(original).events)]))


def finished_side(folder: Path, way: int) -> Path:
    """A side evening of deal 2 in which the last or the first legal move is always made."""
    seeds = iter(range(100, 999))
    log = branches.branch(
        played("ramsen").events(),
        2,
        12,
        id=f"side {way}",
        started="2026-11-23T10:00",
        seed=lambda: next(seeds),
    )
    side = Match.from_events(log)
    while side.turn != NOBODY:
        side.play(side.legal()[-way])
    path = folder / f"side {way}.kartentisch"
    save_copy(path, side.events())
    return path


def test_two_branches_lie_side_by_side(looking, tmp_path):
    past = looking._past
    assert open_beside(tmp_path, past, 2, looking) is None, "there is none yet"
    looking.play_on.show_beside()
    assert "only one version" in looking.paper.said.text()
    files = [finished_side(tmp_path, way) for way in (0, 1)]
    assert {*files} < {*kin(tmp_path, past.head)}
    dialog = open_beside(tmp_path, past, 2, looking)
    assert isinstance(dialog, SideBySide)
    left, right = dialog.lists
    assert dialog.choices[0].currentText() == "1. as played"
    assert "what-if by Anna from move 12" in dialog.choices[1].currentText()
    same = [left.item(row).text() == right.item(row).text() for row in range(11)]
    assert all(same), "until the branch both went the same way"
    bold = [left.item(row).font().bold() for row in range(left.count())]
    assert not any(bold[:11]) and any(bold)
    assert "Anna" in dialog.results[0].text()
    dialog.deleteLater()


def test_a_deal_that_is_not_over_is_not_told():
    match = played("ramsen", deals=1)
    match.deal()
    assert told(match.events(), 2) is None and told(match.events(), 1) is not None
