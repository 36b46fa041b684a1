"""The review of a finished deal, in the window: the line, the table of then, the paper."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QHideEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.common.form_fields import Choice
from desktop.look.theme import theme
from desktop.review.marks import State
from desktop.review.page import FEW, LOOKS, ReviewPage
from desktop.review.twenty import Outcome, summed_up
from desktop.review.wording import Wording
from desktop.scene.standing import standing
from desktop.session.worker import Answer, answer
from desktop.window.scanned import Scanned
from engine import games
from engine.bots.bots_table import BotsTable
from engine.cards import BACK, Card, codes
from engine.facts import Advice, Fact, Prospect
from engine.match import Match
from engine.moves import read, write
from engine.review import Past
from engine.table import NOBODY
from tests import kit
from tests.desktop.games import conftest
from tests.desktop.games.kit import evening, played, shown, stack
from tests.desktop.window import page_faults
from tests.engine.test_branches import played as played_on

window = conftest.window

GIN = "H5 H6 H7 C9 D9 S9 CA C2 C3 C4"
DREARY = "HQ DK SJ H10 C8 D8 S6 C6 SK CJ"
BLUNDER = 2
"""The decision with which Anna broke up three melds, though she could have gone gin."""
BETTER = "Gin with the Queen of Clubs"


def finished(*, bot: bool = False) -> Match:
    """Anna draws the card with which she is gin, and discards another one."""
    match = evening("gin", "Anna", "bot Ben" if bot else "Ben", dealer=1)
    stack(match, GIN, DREARY, up="D7", talon="CQ")
    played(match, "!leave", "!leave", "!draw", "H5")
    table = BotsTable(match, ["heuristic", "heuristic"])
    while match.turn != NOBODY:
        table.decide()
    return match


def answered(qtbot: QtBot, page: ReviewPage) -> None:
    qtbot.waitUntil(lambda: not page.asking.thinking)


def page_of(window: conftest.MainWindow) -> ReviewPage:
    """The page, opened as a person opens it."""
    window.menus.do("hindsight")
    page = window.pages.evening
    assert isinstance(page, ReviewPage)
    return page


@pytest.fixture
def looking(qtbot: QtBot, window: conftest.MainWindow, tmp_path: Path) -> ReviewPage:
    """The page of the deal that is over, with everybody's decisions."""
    shown(qtbot, window, finished(), tmp_path)
    page = page_of(window)
    page.whose.keys[-1].click()
    return page


@pytest.fixture
def two_deals(qtbot: QtBot, window: conftest.MainWindow, tmp_path: Path) -> Iterator[ReviewPage]:
    """The review of a match of two deals of Ramsen, of which nobody thinks."""
    shown(qtbot, window, played_on("ramsen"), tmp_path)
    page = page_of(window)
    page.asking.cancel()
    page.asking.ask = lambda decision: None
    page.asking.look_ahead = lambda decisions: None
    yield page


def key(page: ReviewPage, pressed: Qt.Key) -> None:
    QTest.keyClick(QApplication.focusWidget() or page, pressed)


def cells(page: ReviewPage, column: int) -> list[str]:
    table = page.paper.choices
    return [table.item(row, column).text() for row in range(table.rowCount())]


def test_each_decision_has_a_mark_that_says_what_it_is(looking):
    names = [mark.text() for mark in looking.line.marks]
    assert len(names) == len(looking.decisions)
    assert names[0].startswith(f"1 of {len(names)}, first card. Anna: Leave it, ")
    assert f"3 of {len(names)}, discard. Anna: Five of Hearts, " in names[BLUNDER]


def test_what_was_better_is_said_in_a_sentence_and_the_figures_behind_one_press(qtbot, looking):
    looking.go(BLUNDER)
    answered(qtbot, looking)
    paper = looking.paper
    assert paper.headline.text() == f"Anna discarded Five of Hearts. “{BETTER}” was better."
    assert "10 ways the cards may lie" in paper.reasons.text()
    assert "±" not in paper.text() and not paper.choices.isVisible()
    paper.figures.click()
    assert paper.choices.isVisible() and not paper.reasons.isVisible()
    names = cells(looking, 0)
    gin, made = names.index(BETTER), names.index("Five of Hearts")
    assert gin == 0 and made > 0
    assert cells(looking, 1)[gin] == "strong player" and cells(looking, 1)[made] == "Anna"
    assert paper.choices.item(made, 0).font().bold()
    assert "±" in cells(looking, 3)[made]
    assert paper.choices.horizontalHeaderItem(2).text() in paper.explained.text()
    paper.figures.click()
    assert paper.reasons.isVisible() and not paper.choices.isVisible()


def test_it_is_said_how_the_card_stood_that_was_chosen(two_deals):
    one = next(
        one
        for one in two_deals.decisions
        if isinstance(one.made, Card) and one.seen.table.phase == "tricks"
    )
    other = next(move for move in one.legal if move != one.made)
    worse = Prospect(one.made, 1.0, 2.0, 0.5, 4, 20)
    answer = Answer(
        0,
        Advice(other, Fact("better_in_most", (60, 20))),
        prospects=(Prospect(other, 3.0, 0.0, 0.0, 16, 20), worse),
        unit="win",
    )
    speech = two_deals._speech
    told = Wording(one, answer, speech, two_deals._past.head).reasons()
    assert told.startswith(f"{speech.card(one.made)}: {standing(speech, one.seen, one.made)}. ")
    assert told.endswith("It is best in 8 of 10 ways the cards may lie, the other in 2.")


def test_twenty_deals_are_shown_and_summed_up(qtbot, looking):
    looking.go(BLUNDER)
    answered(qtbot, looking)
    paper = looking.paper
    assert paper.slates.isVisible() and len(paper.slates.found) == 20
    assert summed_up(paper.slates.found) == paper.summed.text() != ""
    assert page_faults.said_twice(looking) == []
    assert list(paper.slates.found) == sorted(paper.slates.found)


def test_few_results_are_each_told_with_how_often_they_came():
    found = [Outcome(2, "You get 2 bars.")] * 3 + [Outcome(1, "You get one bar.")] * 17
    assert summed_up(found) == "You get one bar: 17 of 20. You get 2 bars: 3 of 20."


def test_the_line_falls_where_something_was_better(qtbot, looking):
    qtbot.waitUntil(lambda: looking.line.marks[BLUNDER].state is State.BETTER)
    step = looking.line._steps[BLUNDER]
    assert step.after < step.before and step.word == "Five of Hearts"
    assert "something was better" in looking.line.marks[BLUNDER].text()
    assert looking.count.text().startswith("1 of ")
    spots = [looking.line.spot(number) for number in range(len(looking.decisions))]
    assert [spot.x() for spot in spots] == sorted(spot.x() for spot in spots)


def test_the_table_lies_as_the_seat_saw_it(qtbot, looking):
    looking.go(BLUNDER)
    scene = looking.table.scene
    assert scene is not None and scene.bottom == 0
    assert set(codes(scene.hand).split()) == {*GIN.split(), "CQ"}
    assert scene.view.table.hands[1] == [BACK] * 10
    answered(qtbot, looking)
    scene = looking.table.scene
    assert scene is not None and scene.hint == read("!gin CQ")


def test_nothing_on_that_table_can_be_played(qtbot, looking):
    looking.go(BLUNDER)
    scene = looking.table.scene
    assert scene is not None and scene.legal == ()
    with qtbot.assertNotEmitted(looking.table.move_wanted):
        for card in scene.hand:
            widget = looking.table.card_widget(card)
            assert widget is not None
            QTest.mouseDClick(widget, Qt.MouseButton.LeftButton)


def test_the_score_is_that_of_then(two_deals):
    past = two_deals._past
    two_deals.choose_deal(1)
    first = [place.name for place in two_deals.table.scene.places]
    two_deals.choose_deal(2)
    second = [place.name for place in two_deals.table.scene.places]
    for deal, told in ((1, first), (2, second)):
        before = past.finished(deal).before
        assert len(before.lines) == deal - 1
        names, values = (one.name for one in past.head.players), before.totals[0].values
        assert told == [f"{name} {value}" for name, value in zip(names, values, strict=True)]
    assert first != second


def test_neither_keys_nor_one_switch_come_to_the_cards_of_then(looking, window):
    found = [
        stop.widget for group in Scanned(window, window.board).groups(window) for stop in group
    ]
    assert looking.paper.main in found and looking.back not in found
    assert not any(looking.table.isAncestorOf(widget) for widget in found)
    looking.take_keyboard()
    for _ in range(30):
        key(looking, Qt.Key.Key_Tab)
        assert not looking.table.isAncestorOf(QApplication.focusWidget())


def test_the_table_of_then_has_the_light_of_the_window(looking, window):
    for colours in ("dark", "light"):
        window.settings["colours"] = colours
        QApplication.processEvents()
        assert looking.table._colours == theme()


def test_keys_go_from_decision_to_decision_also_from_a_button(looking):
    looking.take_keyboard()
    assert QApplication.focusWidget() is looking.line.marks[0]
    key(looking, Qt.Key.Key_Right)
    assert looking.current == 1 and QApplication.focusWidget() is looking.line.marks[1]
    looking.close_tag.setFocus()
    key(looking, Qt.Key.Key_Right)
    assert looking.current == 2 and looking.close_tag.hasFocus()
    key(looking, Qt.Key.Key_Left)
    assert looking.current == 1
    looking.back.click()
    assert looking.current == 0 and not looking.back.isEnabled()
    key(looking, Qt.Key.Key_Left)
    assert looking.current == 0


def test_a_click_on_a_mark_goes_there(looking):
    QTest.mouseClick(looking.line.marks[BLUNDER], Qt.MouseButton.LeftButton)
    assert looking.current == BLUNDER and looking.line.marks[BLUNDER].current
    assert [mark.current for mark in looking.line.marks].count(True) == 1


def test_n_goes_to_the_next_question_mark(qtbot, looking):
    looking.go(BLUNDER + 1)
    key(looking, Qt.Key.Key_N)
    qtbot.waitUntil(lambda: looking.line.marks[BLUNDER].state is State.BETTER)
    looking.go(0)
    key(looking, Qt.Key.Key_N)
    assert looking.current == BLUNDER


def test_without_a_question_mark_n_says_so(two_deals):
    two_deals.take_keyboard()
    key(two_deals, Qt.Key.Key_N)
    assert two_deals.paper.said.text() == "No question mark so far."


def test_space_plays_it_through_and_stops(qtbot, two_deals):
    two_deals.take_keyboard()
    two_deals._by_itself.setInterval(1)
    key(two_deals, Qt.Key.Key_Space)
    assert two_deals.plays.isChecked() and two_deals._by_itself.isActive()
    assert two_deals._by_itself.interval() <= LOOKS
    two_deals._by_itself.setInterval(1)
    qtbot.waitUntil(lambda: two_deals.current == len(two_deals.decisions) - 1)
    qtbot.waitUntil(lambda: not two_deals._by_itself.isActive())
    assert not two_deals.plays.isChecked()
    key(two_deals, Qt.Key.Key_Space)
    assert two_deals.current == 0 and two_deals._by_itself.isActive()
    key(two_deals, Qt.Key.Key_Space)
    assert not two_deals._by_itself.isActive()


def test_escape_leads_back_to_the_table(looking, window):
    looking.take_keyboard()
    key(looking, Qt.Key.Key_Escape)
    assert window.pages.evening is None and window.pages.currentWidget() is window.board


def test_a_lone_person_looks_at_the_own_decisions_first(qtbot, window, tmp_path):
    shown(qtbot, window, finished(bot=True), tmp_path)
    page = page_of(window)
    assert [one.text() for one in page.whose.keys] == ["my decisions", "everybody’s"]
    assert {one.seat for one in page.decisions} == {0}
    own = len(page.decisions)
    page.whose.keys[1].click()
    assert {one.seat for one in page.decisions} == {0, 1} and len(page.decisions) > own
    assert page.decisions[page.current].seat == 0


def test_of_several_people_each_has_a_key(looking):
    assert [one.text() for one in looking.whose.keys] == ["Anna", "Ben", "everybody’s"]
    looking.whose.keys[1].click()
    assert {one.seat for one in looking.decisions} == {1}


def test_what_was_answered_once_is_there_at_once(qtbot, looking):
    looking.go(BLUNDER)
    answered(qtbot, looking)
    before = looking.paper.text()
    looking.go(0)
    looking.go(BLUNDER)
    assert looking.paper.text() == before and not looking.asking.thinking


def test_who_steps_on_hears_nothing_of_the_thought_before(qtbot, looking):
    answered(qtbot, looking)
    looking.asking.look_ahead(())
    qtbot.waitUntil(lambda: not looking.asking._thinker.thinking)
    looking.asking._answers.clear()
    looking.go(BLUNDER)
    qtbot.waitUntil(lambda: looking.asking._thinker.thinking)
    left = looking.asking._thinker._process
    looking.go(0)
    assert not looking.asking._thinker.thinking
    assert left is None or not left.is_alive()
    assert "Five of Hearts" not in looking.paper.text()


def test_a_window_that_is_put_aside_goes_on_thinking(looking):
    class ByTheDesktop(QHideEvent):
        def spontaneous(self) -> bool:
            return True

    looking.hideEvent(ByTheDesktop())
    assert looking.asking._ahead


def test_closing_ends_the_thought_and_its_worker(qtbot, looking):
    looking.go(BLUNDER)
    thinker = looking.asking._thinker
    qtbot.waitUntil(lambda: thinker.thinking and thinker._process is not None)
    worker = thinker._process
    looking.left.emit()
    assert not looking.asking.thinking and not worker.is_alive()


def test_a_worker_that_dies_again_and_again_is_told_in_a_sentence(qtbot, looking, monkeypatch):
    thinker = looking.asking._thinker
    begin = thinker._start

    def begin_and_die() -> None:
        begin()
        thinker._process.kill()
        thinker._process.join()

    looking.asking._answers.clear()
    monkeypatch.setattr(thinker, "_start", begin_and_die)
    thinker._stop()
    looking.go(BLUNDER)
    qtbot.waitUntil(lambda: "No result" in looking.paper.text())
    assert not looking.asking.thinking and not looking.paper.slates.isVisible()
    monkeypatch.setattr(thinker, "_start", begin)
    looking.go(0)
    looking.go(BLUNDER)
    answered(qtbot, looking)
    assert "was better" in looking.paper.headline.text()


def test_a_deal_that_is_being_played_is_refused_in_a_sentence(qtbot, window, tmp_path):
    match = evening("gin", "Anna", "bot Ben", dealer=1)
    shown(qtbot, window, stack(match, GIN, DREARY, up="D7", talon="CQ"), tmp_path)
    assert not window.menus.actions["hindsight"].isEnabled()
    QTest.keyClick(window, Qt.Key.Key_H, Qt.KeyboardModifier.ShiftModifier)
    assert window.message.text() == "You can review a deal once it is over."


def test_the_deal_that_is_being_played_is_not_offered(qtbot, window, tmp_path):
    match = finished()
    match.deal()
    shown(qtbot, window, match, tmp_path)
    page = page_of(window)
    assert [one.text() for one in page.deal.keys] == ["Deal 1"]
    scene = page.table.scene
    assert scene is not None and scene.view.table.dealer == 1


def test_many_deals_are_offered_by_a_field(qtbot, window):
    match = played_on("tippen", deals=FEW + 1)
    page = ReviewPage(Past(match), window.settings, window.pack)
    qtbot.addWidget(page)
    assert isinstance(page.deal, Choice) and page.deal.count() == FEW + 1
    page.deal.set_value(1)
    assert page.number == 1 and {one.deal for one in page.decisions} == {1}
    page.asking.close()


def test_with_real_cards_there_is_nothing_to_look_back_at(window):
    head = finished().head
    window.controller.begin(
        type(head)(head.game, head.preset, head.options, head.players, 5, "", True)
    )
    assert not window.menus.actions["hindsight"].isEnabled()


def test_the_answer_is_the_same_whenever_one_looks_back(looking):
    looking.go(BLUNDER)
    decision = looking.decision()
    assert decision is not None
    asked = looking.asking._question(decision)
    first = answer(asked)
    assert answer(asked) == first
    assert write(first.prospects[0].move) == "!gin CQ"
    assert len(first.lines) == len(first.better_lines) == 20


def test_a_computer_player_that_stood_in_is_named_with_its_decisions(qtbot, window, tmp_path):
    match = evening("gin", "Anna", "Ben", dealer=1)
    stack(match, GIN, DREARY, up="D7", talon="CQ")
    played(match, "!leave", "!leave", "!draw")
    match.stand_in(0, "strong")
    played(match, "H5")
    match.stand_in(0, "")
    table = BotsTable(match, ["heuristic", "heuristic"])
    while match.turn != NOBODY:
        table.decide()
    page = ReviewPage(Past(match), window.settings, window.pack)
    qtbot.addWidget(page)
    texts = [mark.text() for mark in page.line.marks]
    assert sum("Anna (computer): " in text for text in texts) == 1
    assert "Anna (computer): " not in texts[page.current], "first what a person decided"
    page.go(next(n for n, text in enumerate(texts) if "Anna (computer): " in text))
    assert page.paper.headline.text().startswith("A computer player chose Five of Hearts for Anna.")
    page.asking.close()


@pytest.mark.one_in(4)
@pytest.mark.parametrize("name", games.names())
def test_every_game_has_its_line(qtbot, window, name):
    match, _ = kit.bots_evening(kit.share(name)[0], ["heuristic"])
    page = ReviewPage(Past(match), window.settings, window.pack)
    qtbot.addWidget(page)
    page.resize(1280, 774)
    for deal in page._past.deals[:2]:
        page.choose_deal(deal)
        assert len(page.line.marks) == len(page.decisions)
        ends = page.line._ends
        assert set(ends) == {one.seat for one in page.decisions}
        assert all(end.word and "{" not in end.word for end in ends.values())
        assert all(step.stage and "stage." not in step.stage for step in page.line._steps)
    page.asking.close()


@pytest.mark.parametrize("size", [(1280, 774), (800, 574)])
def test_everything_lies_within_the_page_and_nothing_upon_another(looking, size):
    looking.resize(*size)
    looking.lay_out()
    parts = [looking.line, looking.table, looking.paper]
    rects = [one.geometry() for one in parts] + [tag.placed() for tag in looking._tags()]
    assert all(looking.rect().contains(rect) for rect in rects)
    for number, one in enumerate(rects):
        assert not any(one.intersects(other) for other in rects[number + 1 :])
