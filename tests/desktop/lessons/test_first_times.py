"""The first time that something is decided, a slip says what is asked; once for each person."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from datetime import date
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.common import paths
from desktop.lessons.first_times import FirstSlip
from desktop.lessons.page import FirstEvenings
from desktop.lessons.progress import KNOWN, Progress
from desktop.look import lettering
from desktop.look.lettering import SMALLEST
from desktop.tasks.page import TasksPage
from desktop.window.main_window import MainWindow
from engine import games
from engine.rules import Phase
from tests.desktop.table.test_indices import index
from tests.desktop.window.kit import deal_what_lies_ready, scene_of, small_windows
from tests.test_translations import GERMAN
from tests.windows import be_of_size

LEFT = Qt.MouseButton.LeftButton
SMALL = QSize(800, 600)


@pytest.fixture
def window(qtbot: QtBot, own_home: Path) -> Iterator[MainWindow]:
    yield from small_windows(qtbot, own_home, first_times=True)


def asked(qtbot: QtBot, window: MainWindow) -> None:
    """Wait until the person is asked, and everything lies."""
    qtbot.waitUntil(lambda: window.controller.display.asked() and not window.table.busy)
    qtbot.wait(20)


def begun(qtbot: QtBot, window: MainWindow, game: str = "ramsli") -> FirstSlip:
    """An evening, and the slip that lies there when something is asked."""
    window.evenings.go_on_easily(game)
    deal_what_lies_ready(window)
    asked(qtbot, window)
    first_times = window.teaching.first_times
    qtbot.waitUntil(lambda: first_times.slip is not None)
    assert first_times.slip is not None
    return first_times.slip


@pytest.mark.parametrize("game", games.names())
def test_every_decision_of_every_game_has_words_for_the_first_time(game):
    """Those of the usual rules: what seldom comes up by house rules may go without."""
    kind = games.find(game)
    for options in kind.presets.values():
        rules = kind.make(options, kind.seats_of(options)[0])
        texts = kind.texts.english
        for chapter in rules.flow():
            if type(chapter).legal is Phase.legal or (game, chapter.name) == (
                "kein_stich",
                "tricks",
            ):
                continue
            assert f"first.{chapter.name}" in texts, chapter.name


@pytest.mark.parametrize("game", games.names())
def test_words_for_the_first_time_do_not_ask_again(game):
    """They stand, and are read, right behind the question."""
    english = games.find(game).texts.english
    forms = {one.source: one.forms[0] for one in GERMAN if one.context == game}
    for texts in (english, {key: forms[told] for key, told in english.items() if told in forms}):
        asked = {told for key, told in texts.items() if key.startswith("ask.")}
        for key, told in texts.items():
            if key.startswith("first."):
                assert not any(told.startswith(one) for one in asked), key
                assert not told.startswith(("You play a card", "Du spielst eine Karte")), key


@pytest.mark.one_in(13)
@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("game", games.names())
def test_the_slip_covers_nobody_and_nothing_that_counts(qtbot, window, game, language):
    """All that a slip must not cover, in the least window either.

    Portrait, name, card, question, what was said, tag, token, and where cards will be played to.
    """
    window.settings["language"] = language
    slip = begun(qtbot, window, game)
    assert slip.isVisible() and slip.text
    for size in (SMALL, QSize(1280, 800)):
        be_of_size(window, size)
        qtbot.waitUntil(lambda: not window.table.sharpness.rough and not window.table.busy)
        qtbot.wait(150)
        assert window.size() == size
        table, sheet = window.table, slip.sheet_rect()
        corner = table.geometry().topLeft()
        seats = range(table.places.needs.seats)
        people = [table.places.person(seat) for seat in seats]
        faces = [part for one in people for part in (one.portrait, one.ribbon)]
        cards = [spot.pose.rect for spot in table.contents.cards.spots.values()]
        pressed = [*window.board.calls.buttons, *window.board.tokens.single.values()]
        # A bubble is a little smaller than its widget.
        said = [rect.adjusted(6, 6, -6, -6) for rect in table.contents.bubbles.said()]
        seen = [rect.translated(corner) for rect in (*faces, *cards, *said, table.prompt_rect)]
        seen += [
            QRect(one.mapTo(window.board, QPoint()), one.size()).adjusted(4, 4, -4, -4)
            for one in pressed
            if one.isVisible()
        ]
        counts = table.contents.items.trumps
        if counts.isVisible():
            seen.append(counts.geometry().translated(corner))
        assert len(faces) == 2 * len(seats) and cards
        assert [one for one in seen if sheet.intersects(one)] == []
        trick = table.places.trick_place.translated(corner)
        over = trick.intersected(sheet).size()
        # Where there is little room and two have spoken, a part of it may be covered.
        assert over.width() * over.height() < 0.5 * trick.width() * trick.height()
        assert window.board.rect().contains(sheet)
        assert slip._letters().pixelSize() >= SMALLEST
        assert slip.words_high() <= slip.words_rect().height() + 1, "no word is cut"
        poses = [spot.pose for spot in table.contents.cards.spots.values() if spot.zone == "hand"]
        indices = [index(pose).boundingRect().toAlignedRect().translated(corner) for pose in poses]
        assert [one for one in indices if sheet.intersects(one)] == []
    nothing_said_covers_anything_else(qtbot, window, slip, indices)


def nothing_said_covers_anything_else(
    qtbot: QtBot, window: MainWindow, slip: FirstSlip, indices: list[QRect]
) -> None:
    """A hint, and then what a card is: each is read beside the other, the slip and the hand."""
    before, board, table = slip.sheet_rect(), window.board, window.table
    window.menus.do("hint")
    qtbot.waitUntil(lambda: window.controller.display.chair.hint is not None)
    qtbot.wait(20)
    for _ in range(2):
        note, lies = table.contents.note, [slip.sheet_rect().adjusted(2, 2, -2, -2)]
        if note.isVisible():
            lies.append(note.geometry().translated(table.geometry().topLeft()))
        if board.message.isVisible():
            lies.append(board.message.geometry())
        lies += [tag.placed().translated(board.calls.pos()) for tag in board.calls.buttons]
        lies += indices
        for one, other in combinations(lies, 2):
            shared = one.intersected(other)
            apart = one in indices and other in indices
            assert apart or min(shared.width(), shared.height()) <= 2, (one, other)
        table.focus.go_to(scene_of(window).hand[0])
        window.menus.do("what_is")
    assert slip.sheet_rect() == before, "it stays where it came"


@pytest.mark.one_in(4)
@pytest.mark.parametrize("size", [SMALL, QSize(1280, 800)])
@pytest.mark.parametrize("game", ["gin", "ramsen", "knueffeln"])
def test_no_open_card_lies_below_the_slip(qtbot, window, game, size):
    window.resize(size)
    slip = begun(qtbot, window, game)
    table = window.table
    lies = slip.sheet_rect().translated(-table.geometry().topLeft())
    spots = table.contents.cards.spots.values()
    open_ones = [spot.pose.rect for spot in spots if spot.zone != "hand"]
    assert open_ones and not any(lies.intersects(rect) for rect in open_ones)


@pytest.mark.one_in(3)
@pytest.mark.parametrize("letters", [1.25, 1.5, 2.0])
@pytest.mark.parametrize("game", games.names())
def test_an_open_slip_is_written_in_letters_as_large_as_was_asked_for(
    qtbot, window, monkeypatch, game, letters
):
    monkeypatch.setattr(lettering, "users_scale", lambda: letters)
    slip = begun(qtbot, window, game)
    for size in (SMALL, QSize(1280, 800)):
        be_of_size(window, size)
        qtbot.waitUntil(lambda: not window.table.sharpness.rough and not window.table.busy)
        qtbot.wait(150)
        assert not slip.folded
        larger = min(letters, window.table.places.needs.texts.times)
        assert slip._letters().pixelSize() >= int(SMALLEST * larger)
        assert slip.words_high() <= slip.words_rect().height()
        assert window.table.geometry().contains(slip.sheet_rect())


@pytest.mark.parametrize(
    ("preset", "aim"), [("rams", True), ("rounce", True), ("ramscheln", False)]
)
def test_how_one_wins_is_told_only_of_variants_that_are_won_so(qtbot, window, preset, aim):
    window.evenings.set_up("rams", preset=preset)
    deal_what_lies_ready(window)
    asked(qtbot, window)
    first_times, speech = window.teaching.first_times, window.controller.speech
    qtbot.waitUntil(lambda: first_times.slip is not None)
    assert (speech.text("aim") in first_times.slip.text) == aim
    assert ("widow" in first_times.slip.text) <= speech.rules.options.widow


def test_it_comes_once_for_each_kind_and_person(qtbot, window):
    slip = begun(qtbot, window)
    person, game, kind = window.teaching.first_times._told
    assert Progress(paths.lessons, person).met(game, kind)
    assert not Progress(paths.lessons, "somebody-else").met(game, kind)
    QTest.mouseClick(slip.on_tag, LEFT)
    assert slip.isHidden()
    window.controller.display.show()
    qtbot.wait(20)
    assert slip.isHidden()


def test_escape_puts_it_away_from_the_table_and_says_so(qtbot, window):
    slip = begun(qtbot, window)
    window.table.setFocus()
    assert slip.on_tag.key == "Esc"
    QTest.keyClick(window.table, Qt.Key.Key_Escape)
    assert slip.isHidden() and window.controller.display.asked()


def test_it_goes_once_it_was_decided(qtbot, window):
    slip = begun(qtbot, window)
    text = slip.text
    assert window.scene is not None
    window.controller.play(window.scene.legal[-1])
    qtbot.waitUntil(lambda: slip.isHidden() or slip.text != text)


def test_it_is_told_in_another_language_once_that_is_chosen(qtbot, window):
    slip = begun(qtbot, window)
    english, head = slip.text, slip.accessibleName()
    for language, same in (("de", False), ("en", True)):
        window.settings["language"] = language
        qtbot.waitUntil(lambda same=same: (slip.text == english) == same)
        assert slip.isVisible() and (slip.accessibleName() == head) == same


def test_who_knows_the_game_is_told_nothing_more(qtbot, window):
    slip = begun(qtbot, window)
    person = window.teaching.first_times._told[0]
    QTest.mouseClick(slip.leave_tag, LEFT)
    assert slip.isHidden()
    progress = Progress(paths.lessons, person)
    assert progress.met("ramsli", KNOWN)
    assert progress.met("ramsli", "anything")
    assert not progress.met("gin", "draw")


def test_the_rules_can_be_read_from_it(qtbot, window):
    slip = begun(qtbot, window)
    QTest.mouseClick(slip.back_tag, LEFT)
    booklet = window.dialogs.rules_page
    assert booklet is not None and booklet.isVisible() and booklet.game == "ramsli"
    assert booklet.spread.shown()[0] > 0, "it is open at what is asked"
    assert slip.isVisible()
    booklet.close()


def test_the_setting_turns_it_off(qtbot, window):
    window.settings["first_times"] = False
    window.evenings.go_on_easily("ramsli")
    deal_what_lies_ready(window)
    asked(qtbot, window)
    assert window.teaching.first_times.slip is None
    window.settings["first_times"] = True
    qtbot.wait(20)
    assert window.teaching.first_times.slip is not None


def test_it_takes_no_keyboard(qtbot, window):
    window.activateWindow()
    slip = begun(qtbot, window)
    focus = QApplication.focusWidget()
    assert focus is None or not slip.isAncestorOf(focus)


def test_lessons_have_none(qtbot, window):
    from engine.lessons.reading import lessons

    window.teaching.begin(lessons("ramsli")[0])
    qtbot.wait(200)
    assert window.teaching.first_times.slip is None


@pytest.mark.parametrize("met", ["[]", '{"ramsli": 3}', '{"ramsli": [1]}'])
def test_a_file_with_something_else_in_it_is_set_aside(tmp_path, met):
    file = tmp_path / "anna.json"
    file.write_text(f'{{"done": {{}}, "at": {{}}, "met": {met}}}', encoding="utf-8")
    progress = Progress(lambda: tmp_path, "anna")
    assert not progress.met("ramsli", "knock")
    progress.meet("ramsli", "knock")
    assert (tmp_path / "anna.json.damaged1").exists()
    assert Progress(lambda: tmp_path, "anna").met("ramsli", "knock")


def test_a_file_from_before_is_read(tmp_path):
    """What was kept when there were lessons only."""
    file = tmp_path / "anna.json"
    file.write_text('{"done": {"ramsen": ["1-trick"]}, "at": {}}', encoding="utf-8")
    progress = Progress(lambda: tmp_path, "anna")
    assert progress.done("ramsen", "1-trick")
    assert not progress.met("ramsen", "bid")


def test_what_cannot_be_written_is_told_once_and_written_when_it_can_be(qtbot, window):
    told: list[str] = []
    teaching, folder = window.teaching, paths.lessons()
    teaching.trouble.connect(told.append)
    shutil.rmtree(folder)
    folder.write_text("a file in place of the folder")
    teaching._again.setInterval(5)
    teaching._progress().finished("gin", "first")
    teaching._progress().solve("gin", "1", at_once=True)
    qtbot.wait(20)
    assert len(told) == 1 and "cannot be saved" in told[0]
    assert teaching._progress().done("gin", "first"), "kept as long as the program runs"
    folder.unlink()
    qtbot.waitUntil(lambda: len(told) == 2)
    here = window.controller.people.here
    again = Progress(paths.lessons, here.id if here is not None else "")
    assert again.done("gin", "first") and again.solved("gin", "1") == 2


# Tags above a list: where there is little room they are rolled with it, and never cut.

TITLES = {name: name.title() for name in games.names()}


def page(kind: str, folder: Path) -> FirstEvenings | TasksPage:
    progress = Progress(lambda: folder, "guest")
    if kind == "lessons":
        return FirstEvenings(TITLES, "ramsen", progress, lambda: "en")
    return TasksPage(TITLES, "ramsen", progress, date(2026, 1, 1))


@pytest.mark.parametrize("kind", ["lessons", "tasks"])
def test_tags_are_whole_in_a_high_window_and_in_a_low_one(qtbot, tmp_path, kind):
    one = page(kind, tmp_path)
    qtbot.addWidget(one)
    one.show()
    for size, folded in (((1280, 800), False), ((420, 330), True), ((1280, 800), False)):
        one.resize(*size)
        for _ in range(3):
            QCoreApplication.processEvents()
        rolled = one._rolled
        assert rolled.folded is folded
        assert rolled.strip.height() >= rolled.flow.heightForWidth(rolled.strip.width())
        assert rolled.area.isAncestorOf(rolled.strip) is folded
