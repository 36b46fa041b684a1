"""Lessons at the real window: chosen on the first page, read, answered, left and gone on with."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.common import paths
from desktop.lessons.page import FirstEvenings
from desktop.lessons.pointer import Pointer
from desktop.lessons.progress import Progress
from desktop.window.main_window import MainWindow
from engine import games
from engine.agreement import PRESETS
from engine.cards import card
from engine.lessons.lesson import LANGUAGES, Lesson
from engine.lessons.reading import lessons, short_cut
from engine.moves import Call, read
from tests.desktop.games.kit import LEFT, click, drag, noted, press, said
from tests.desktop.window.kit import deal_what_lies_ready, small_windows
from tests.workshop.lesson_check import texts

ALL = [
    lesson
    for game in games.names()
    for lesson in (*lessons(game), *filter(None, [short_cut(game)]))
]
SMALL = QSize(800, 600)


@pytest.fixture
def window(qtbot: QtBot, own_home: Path) -> Iterator[MainWindow]:
    yield from small_windows(qtbot, own_home)


def begun(qtbot: QtBot, window: MainWindow, number: int = 0) -> Lesson:
    """A lesson of Ramsen, when its first step is to be read."""
    lesson = lessons("ramsen")[number]
    window.teaching.begin(lesson)
    lies(qtbot, window)
    return lesson


def lies(qtbot: QtBot, window: MainWindow) -> None:
    """Wait until a step is told, or the lesson is over."""

    def told() -> bool:
        guide = window.teaching.teacher.guide
        return guide is None or (not guide.moving and not window.table.busy)

    qtbot.waitUntil(told)


def to_question(qtbot: QtBot, window: MainWindow) -> None:
    """Read on until something is asked."""
    guide = window.teaching.teacher.guide
    assert guide is not None
    while not guide.asking:
        QTest.mouseClick(window.teaching.teacher.paper.on_tag, LEFT)
        lies(qtbot, window)


def to_its_end(qtbot: QtBot, window: MainWindow) -> set[str]:
    """Answer rightly until the lesson is over; all that was told on the way."""
    guide, said = window.teaching.teacher.guide, set[str]()
    assert guide is not None
    while guide is window.teaching.teacher.guide:
        said.add(told(window))
        if guide.waiting:
            window.teaching.teacher.on()
        else:
            window.controller.play(guide.course.first_answer())
        lies(qtbot, window)
    return said


def told(window: MainWindow) -> str:
    return window.teaching.teacher.paper.text


def kept() -> list[Path]:
    return list(paths.evenings().iterdir())


def test_the_door_to_learn_leads_to_the_lessons(qtbot, window):
    QTest.mouseClick(window.welcome.doors["learn"], LEFT)
    page = window.pages.currentWidget()
    assert isinstance(page, FirstEvenings)
    assert page.short is not None and page.short.text() == "In three minutes"
    assert [row.text() for row in page.rows] == [one.title["en"] for one in lessons("ramsen")]
    QTest.mouseClick(page.rows[0], LEFT)
    lies(qtbot, window)
    assert told(window) == lessons("ramsen")[0].steps[0].text["en"]


def test_who_knows_a_game_of_the_family_goes_on_to_an_evening_after_one_lesson(qtbot, window):
    window.teaching.show_page("gin")
    page = window.pages.currentWidget()
    assert isinstance(page, FirstEvenings) and page.short is not None
    QTest.mouseClick(page.short, LEFT)
    lies(qtbot, window)
    to_its_end(qtbot, window)
    assert window.controller.head is not None and window.controller.head.game == "gin"


def test_by_keys_alone(qtbot, window):
    window.activateWindow()
    window.welcome.doors["learn"].setFocus()
    press(window, Qt.Key.Key_Return)
    press(window, Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_Return)
    lies(qtbot, window)
    for _ in range(4):
        press(window, Qt.Key.Key_Return)
        lies(qtbot, window)
    guide = window.teaching.teacher.guide
    assert guide is not None
    assert guide.asking
    assert window.table.isAncestorOf(QApplication.focusWidget() or window) or (
        QApplication.focusWidget() is window.table
    )


def test_a_wrong_answer_has_its_own_reply(qtbot, window):
    begun(qtbot, window)
    to_question(qtbot, window)
    for code in ("G7", "E8"):
        drag(window, code, "trick")
        guide = window.teaching.teacher.guide
        assert guide is not None
        assert guide.asking
        assert told(window) == guide.course.judge(read(code))[1]["en"]


def test_an_unforeseen_one_is_answered_by_the_rule(qtbot, window):
    begun(qtbot, window, 2)
    to_question(qtbot, window)
    guide = window.teaching.teacher.guide
    assert guide is not None
    before = told(window)
    window.controller.play(read("EU"))
    assert guide.asking
    assert told(window) == before
    assert noted(window) or window.controller.display.chair.notice


def test_the_right_one_goes_on(qtbot, window):
    lesson = begun(qtbot, window)
    to_question(qtbot, window)
    drag(window, "GA", "trick")
    lies(qtbot, window)
    assert told(window) == lesson.steps[4].then["en"]


def test_one_can_go_back_a_step(qtbot, window):
    lesson = begun(qtbot, window)
    to_question(qtbot, window)
    QTest.mouseClick(window.teaching.teacher.paper.back_tag, LEFT)
    lies(qtbot, window)
    assert told(window) == lesson.steps[3].text["en"]
    assert window.scene is not None
    assert len(window.scene.view.table.trick) == 1


def test_a_call_answers_too(qtbot, window):
    lesson = begun(qtbot, window, 3)
    to_question(qtbot, window)
    said(window, "!play")
    assert told(window) == lesson.steps[3].ask.wrong[0].text["en"]  # type: ignore[union-attr]
    said(window, "!pass")
    lies(qtbot, window)
    assert told(window) == lesson.steps[3].then["en"]


def test_something_said_answers_too(qtbot, window):
    lesson = lessons("knueffeln")[2]
    window.teaching.begin(lesson)
    lies(qtbot, window)
    to_question(qtbot, window)
    window.controller.talk.speak(Call("feeling_poorly"))
    assert told(window) == lesson.steps[1].ask.wrong[0].text["en"]  # type: ignore[union-attr]
    said(window, "!see")
    assert told(window) == lesson.steps[1].ask.other["en"]  # type: ignore[union-attr]
    window.controller.talk.speak(Call("shall_we_fold"))
    lies(qtbot, window)
    assert told(window) == lesson.steps[1].then["en"]
    assert window.scene is not None
    assert [one.seat for one in window.scene.view.table.talk] == [0, 2]


def test_only_the_last_lesson_goes_on_to_an_evening(qtbot, window):
    """One in the middle may also let a deal be played out."""
    lesson = lessons("ramsli")[4]
    window.teaching.begin(lesson)
    lies(qtbot, window)
    to_its_end(qtbot, window)
    assert window.controller.head is None
    assert isinstance(window.pages.currentWidget(), FirstEvenings)


@pytest.mark.one_in(6)
@pytest.mark.parametrize("game", games.names())
def test_on_a_small_window_a_slip_never_covers_what_is_asked(qtbot, window, game):
    teacher = window.teaching.teacher
    for lesson in lessons(game)[::3]:
        window.teaching.begin(lesson)
        lies(qtbot, window)
        while (guide := teacher.guide) is not None and guide.course.lesson == lesson:
            qtbot.wait(1)  # a slip lies anew once the table does
            asked, slip = window.table.prompt_rect, teacher.paper.sheet_rect()
            assert not slip.intersects(asked), (lesson.name, guide.course.at)
            if guide.course.step.whole:
                break
            if guide.waiting:
                teacher.on()
            elif guide.course.asks_talk:
                answer = guide.course.first_answer()
                assert isinstance(answer, Call)
                window.controller.talk.speak(answer)
            else:
                window.controller.play(guide.course.first_answer())
            lies(qtbot, window)
        window.teaching.leave()


def test_what_makes_no_sense_in_a_lesson_is_off_and_says_why(qtbot, window):
    begun(qtbot, window)
    for name in ("save_as", "evening_page", "print", "pdf", "again", "hint"):
        action = window.menus.actions[name]
        assert not action.isEnabled(), name
        assert "lesson" in action.toolTip(), name


def test_the_evening_of_a_lesson_touches_nothing(qtbot, window):
    begun(qtbot, window)
    to_question(qtbot, window)
    assert kept() == []
    assert not window.controller.history.may_undo()
    assert not window.controller.waiting_for_deal
    assert window.controller.path is None


def test_left_it_goes_on_later_and_what_is_done_is_marked(qtbot, window):
    lesson = begun(qtbot, window)
    to_question(qtbot, window)
    QTest.mouseClick(window.teaching.teacher.paper.leave_tag, LEFT)
    page = window.pages.currentWidget()
    assert isinstance(page, FirstEvenings)
    assert window.controller.head is None
    assert page.rows[0].state == "step 5 of 7"
    window.teaching.begin(lesson)
    lies(qtbot, window)
    assert told(window) == lesson.steps[4].text["en"]
    to_its_end(qtbot, window)
    page = window.pages.currentWidget()
    assert isinstance(page, FirstEvenings)
    assert page.rows[0].done
    assert page.next_row() is page.rows[1]


def test_after_the_whole_deal_an_evening_against_easy_opponents_goes_on(qtbot, window):
    begun(qtbot, window, 6)
    hints = to_its_end(qtbot, window)
    assert len(hints) >= 7
    assert window.controller.head is not None
    assert window.controller.guide is None
    bots = {player.bot for player in window.controller.head.players if player.bot}
    assert bots == {"beginner"}
    assert len([path for path in kept() if path.suffix == ".kartentisch"]) == 1


def test_where_a_variant_is_offered_first_the_opponents_stay_easy(qtbot, window):
    begun(qtbot, window)
    window.evenings.go_on_easily("ramsli")
    page = window.pages.evening
    assert page is not None and page.isVisible()
    assert {one.bot for one in page.sheet.plan.players if one.bot} == {"beginner"}
    assert page.sheet.plan.agreed == PRESETS["learning"]
    deal_what_lies_ready(window)
    assert window.controller.guide is None
    assert window.controller.head is not None and window.controller.head.game == "ramsli"


def test_another_evening_puts_the_lesson_away(qtbot, window):
    begun(qtbot, window)
    window.evenings.go_on_easily("ramsen")
    assert window.teaching.teacher.guide is None
    assert window.controller.guide is None
    assert window.teaching.teacher.paper.isHidden()


@pytest.mark.one_in(2)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_a_lesson_is_cut(qtbot, window, language):
    """On the smallest window every slip fits, with all that may stand on it."""
    begun(qtbot, window)
    paper = window.teaching.teacher.paper
    room = window.table.size()
    for lesson in ALL:
        for step, text in texts(lesson):
            paper.tell(lesson.title[language], text[language], "7 / 9", waits=True, first=False)
            size = paper.extent(room.width())
            assert size.width() <= room.width(), (lesson.name, step)
            assert size.height() <= room.height() // 2, (lesson.name, step)
            paper.resize(size)
            assert paper.words_high() <= paper.words_rect().height(), (lesson.name, step)


def test_what_is_pointed_at_is_lit_and_not_covered(qtbot, window):
    begun(qtbot, window, 1)
    teacher = window.teaching.teacher
    assert teacher.pointer.lit == [teacher.rect_of("H10")]
    assert not teacher.paper.geometry().intersects(teacher.rect_of("H10"))
    click(window, "S9")
    assert teacher.guide is not None
    assert not teacher.guide.asking


def test_the_light_follows_a_turned_card_and_crosses_none_above_it(qtbot, window):
    begun(qtbot, window, 1)
    table, teacher = window.table, window.teaching.teacher
    for one, above in pairwise(window.scene.hand):
        light = teacher.light_of(one.code)
        upon = table.card_widget(above).lies_at()
        inner = upon.part(QRectF(1, 1, upon.width - 2, upon.height - 2))
        assert not any(
            inner.containsPoint(QPointF(at.x, at.y), Qt.FillRule.WindingFill)
            for at in map(light.elementAt, range(light.elementCount()))
        )
        own = table.card_widget(one).lies_at()
        assert light.contains(own.at(0.1, 0.1)) and not light.contains(own.at(-0.08, 0.1))


def test_a_slip_covers_no_card_that_lies_open_before_somebody(qtbot, window):
    """The dealer's card in Schnellen, beside its plate."""
    window.resize(1280, 800)
    window.teaching.begin(lessons("schnellen")[1])
    lies(qtbot, window)
    teacher = window.teaching.teacher
    for _ in range(3):
        qtbot.wait(1)
        assert window.scene is not None and window.scene.places[2].shown == (card("HU"),)
        assert not teacher.paper.sheet_rect().intersects(teacher.rect_of("HU"))
        teacher.on()
        lies(qtbot, window)


def test_a_slip_does_not_cover_what_was_said(qtbot, window):
    """Where it would lie at the teacher's place is what the teacher says."""
    window.resize(1280, 800)
    window.teaching.begin(lessons("tippen")[-1])
    lies(qtbot, window)
    table, paper = window.table, window.teaching.teacher.paper
    bubbles, free = table.contents.bubbles, paper.sheet_rect()
    for seat in range(table.places.needs.seats):
        said = "I am in, and I shall take a trick with these cards."
        bubbles.say(seat, said, "Resi", table.places)
    spoken = [bubbles.rect(seat) for seat in range(table.places.needs.seats) if bubbles.at(seat)]
    assert any(free.intersects(one) for one in spoken)
    table.settled.emit()
    qtbot.waitUntil(lambda: paper.sheet_rect() != free)
    assert not any(paper.sheet_rect().intersects(one) for one in spoken)


# How far one is.


def test_progress_is_kept_for_each_person(tmp_path):
    anna = Progress(lambda: tmp_path, "anna-1")
    anna.reached("ramsen", "1-trick", 3)
    anna.finished("ramsen", "2-trumps")
    again = Progress(lambda: tmp_path, "anna-1")
    assert again.at("ramsen", "1-trick") == 3
    assert again.done("ramsen", "2-trumps")
    assert not Progress(lambda: tmp_path, "ben-2").done("ramsen", "2-trumps")
    assert not Progress(lambda: tmp_path, "../ben").done("ramsen", "2-trumps")


@pytest.mark.parametrize("text", ["", "[]", '{"done": {"a": 1}, "at": {}}', '{"done": {}'])
def test_a_damaged_file_is_set_aside(tmp_path, text):
    file = tmp_path / "anna.json"
    file.write_text(text, encoding="utf-8")
    progress = Progress(lambda: tmp_path, "anna")
    assert progress.at("ramsen", "1-trick") == 0
    progress.finished("ramsen", "1-trick")
    assert file.with_name("anna.json.damaged1").read_text(encoding="utf-8") == text
    assert Progress(lambda: tmp_path, "anna").done("ramsen", "1-trick")


def test_where_nothing_can_be_written_it_is_remembered(tmp_path):
    def nowhere() -> Path:
        raise OSError

    progress = Progress(nowhere, "anna")
    progress.finished("ramsen", "1-trick")
    assert progress.done("ramsen", "1-trick")


def test_in_a_small_window_the_lesson_that_comes_next_is_to_be_seen(qtbot, window):
    window.resize(800, 600)
    progress = Progress(paths.lessons, "")
    for lesson in lessons("ramsen")[:5]:
        progress.finished("ramsen", lesson.name)
    window.teaching.show_page("ramsen")
    page = window.pages.currentWidget()
    assert isinstance(page, FirstEvenings)
    qtbot.wait(20)
    row = page.next_row()
    assert row is not None and row is page.rows[5]
    assert row.visibleRegion().boundingRect() == row.rect()
    QTest.mouseClick(page.tags["kein_stich"], LEFT)
    qtbot.wait(20)
    first = page.next_row()
    assert first is page.rows[0]
    assert first.visibleRegion().boundingRect() == first.rect()


def test_no_line_goes_across_what_is_to_be_read(qtbot):
    board = QWidget()
    qtbot.addWidget(board)
    pointer = Pointer(board)
    slip, hand, prompt = QRect(0, 0, 90, 60), QRect(0, 300, 200, 90), QRect(0, 200, 200, 40)
    pointer.point(slip, hand, [])
    assert not pointer.line().isEmpty()
    pointer.point(slip, hand, [], [prompt])
    assert pointer.line().isEmpty() and pointer.lit == [hand]
    pointer.point(slip, prompt, [], [prompt])
    assert not pointer.line().isEmpty()
