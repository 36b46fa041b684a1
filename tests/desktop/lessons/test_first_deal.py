"""Before a game's first deal three facts are told, and it is asked once whether to learn it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.common import announce, paths
from desktop.lessons.aim_picture import slate_of
from desktop.lessons.first_deal import FirstDealSlip
from desktop.lessons.page import FirstEvenings
from desktop.lessons.progress import Progress
from desktop.look import lettering
from desktop.look.lettering import SMALLEST
from desktop.scene.speech import Speech
from desktop.window.evening_page import EveningPage
from desktop.window.main_window import MainWindow
from desktop.window.scanned import Scanned
from engine import games
from engine.cards import cards
from engine.rules.game import AIMS
from tests.desktop.tables import head
from tests.desktop.window.kit import deal_what_lies_ready, small_windows, wait_for_me
from tests.windows import be_of_size

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(qtbot: QtBot, own_home: Path) -> Iterator[MainWindow]:
    for made in small_windows(qtbot, own_home, first_times=True):
        made.controller.people.skip()
        made.settings["first_deal"] = True
        made.curtain.patience = 0
        made.board.guard.clock = lambda: 10**9
        yield made


def asked(qtbot: QtBot, window: MainWindow, game: str = "ramsen") -> FirstDealSlip:
    """Begin a game for the first time; the slip that lies there."""
    window.evenings.play_at_once(game)
    deal_what_lies_ready(window)
    return slip_of(qtbot, window)


def slip_of(qtbot: QtBot, window: MainWindow) -> FirstDealSlip:
    first_deal = window.teaching.first_deal
    qtbot.waitUntil(lambda: first_deal.asks)
    assert first_deal.slip is not None
    return first_deal.slip


@pytest.mark.parametrize("game", games.names())
def test_every_game_tells_three_facts_with_a_picture_each(game):
    kind = games.find(game)
    options = next(iter(kind.presets.values()))
    rules = kind.make(options, kind.seats_of(options)[0])
    assert kind.aim is not None
    assert {*cards(kind.aim.deal), *cards(kind.aim.odd)} <= {*rules.pack()}
    sheet = slate_of(kind, kind.aim, Speech(rules, ["Anna", "Ben", "Cilli", "Dora"])).sheet
    deals = [line for line in sheet.lines if line.values in kind.aim.lines]
    made = (kind.make(options, number) for number in kind.seats_of(options))
    of_three = next(one for one in made if len(one.sides()) == len(kind.aim.lines[0]))
    for number, line in enumerate(deals):
        assert of_three.line_fits(deals[:number], line), "such a deal can be played"
    assert len(deals) == len(kind.aim.lines)
    texts = kind.texts.english
    assert len(texts["aim"].split()) <= 9
    for one in AIMS:
        assert len(texts[f"aim.{one}"].split()) <= 5 and len(texts[f"aim.{one}.more"]) <= 72
    assert bool(kind.aim.odd) != ("aim.sign" in texts)


@pytest.mark.parametrize("language", ["en", "de"])
def test_it_is_read_whole_in_every_game_size_and_letters(qtbot, window, language, monkeypatch):
    """Nothing is cut and no letter is too small; in a small window pictures give way first."""
    window.settings["language"] = language
    slip = asked(qtbot, window)
    for size in (QSize(800, 600), QSize(1280, 800)):
        be_of_size(window, size)
        for game, letters in product(games.names(), (1.0, 1.5)):
            monkeypatch.setattr(lettering, "users_scale", lambda letters=letters: letters)
            slip.tell(*words_of(game))
            assert window.board.rect().contains(slip.sheet), (game, size, letters)
            for tag in slip.answers[:2]:
                assert slip.sheet.adjusted(8, 8, -8, -8).contains(tag.placed())
                assert tag.extent().width() <= tag.placed().width() + 1, (game, tag.text())
            assert slip.sheet.contains(slip.never.geometry())
            assert slip._letters().pixelSize() >= SMALLEST
            for fact, _ in words_of(game)[2]:
                room = slip._column() + slip._px(6)
                assert lettering.fitted(slip._head_letters(), fact, room)[1] == fact, game


def words_of(game: str) -> tuple[str, str, list[tuple[str, str]]]:
    """What is told of a game in the language of now."""
    texts = games.find(game).texts

    def told(key: str) -> str:
        return QCoreApplication.translate(*texts.text(key))

    facts = [(told(f"aim.{one}"), told(f"aim.{one}.more")) for one in AIMS]
    return told("game"), told("aim"), facts


def test_nothing_is_played_before_it_is_answered(qtbot, window):
    slip = asked(qtbot, window)
    events = len(window.controller.matches.playing.match.events())
    qtbot.wait(60)
    assert len(window.controller.matches.playing.match.events()) == events
    assert not window.controller.display.asked()
    assert slip.learn_tag.hasFocus() or not window.isActiveWindow()


def test_enter_opens_the_lessons_and_back_leads_to_the_table(qtbot, window):
    slip = asked(qtbot, window)
    QTest.keyClick(slip, Qt.Key.Key_Return)
    page = window.pages.evening
    assert isinstance(page, FirstEvenings) and page.game == "ramsen"
    page.left.emit()
    assert slip.isHidden()
    wait_for_me(qtbot, window)
    assert window.controller.display.asked()


@pytest.mark.parametrize("key", ["letter", "escape"])
def test_just_play_goes_on_and_is_never_asked_again(qtbot, window, key):
    slip, been = asked(qtbot, window), list[object]()
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    slip.play_tag.setFocus()
    app.focusChanged.connect(lambda _, now: been.append(now))
    QTest.keyClick(slip, Qt.Key.Key_Escape if key == "escape" else slip.play_tag.key)
    assert slip.isHidden() and not window.controller.pause.halted
    assert not set(been) & set(slip.answers), "the keyboard goes from there, and to none beside it"
    window.evenings.once_more()
    assert not window.controller.pause.halted
    asked(qtbot, window, "gin")


def test_one_box_stops_it_for_all_games(qtbot, window):
    slip = asked(qtbot, window)
    QTest.keyClick(slip.never, Qt.Key.Key_Space)
    QTest.mouseClick(slip.play_tag, LEFT)
    window.evenings.play_at_once("gin")
    assert not window.controller.pause.halted


def test_keys_stay_on_the_slip_and_one_switch_finds_its_answers(qtbot, window):
    slip = asked(qtbot, window)
    window.activateWindow()
    slip.learn_tag.setFocus()
    for answer in (slip.play_tag, slip.never, slip.learn_tag):
        QTest.keyClick(QApplication.focusWidget() or slip, Qt.Key.Key_Tab)
        assert answer.hasFocus()
    groups = Scanned(window, window.board).groups(window)
    assert groups is not None
    assert [[stop.widget for stop in group] for group in groups] == [slip.answers]


def test_it_speaks_the_language_of_now(qtbot, window):
    slip = asked(qtbot, window)
    before = slip.accessibleName(), slip.pictures[0].accessibleName()
    window.settings["language"] = "de"
    qtbot.waitUntil(lambda: slip.accessibleName() != before[0])
    assert slip.pictures[0].accessibleName() != before[1]


@pytest.mark.parametrize("what", ["other rules", "two people", "learnt", "lesson", "saved"])
def test_it_is_asked_only_before_a_first_deal_alone_by_the_usual_rules(qtbot, window, what):
    controller, usual = window.controller, head("Anna", "bot Vroni", "bot Resi")
    if what == "other rules":
        controller.begin(head("Anna", "bot Vroni", "bot Resi", crosses=3))
    elif what == "two people":
        controller.begin(head("Anna", "Bert", "bot Resi"))
    elif what == "learnt":
        Progress(paths.lessons, "").finished("ramsen", "1-trick")
        controller.begin(usual)
    elif what == "lesson":
        from engine.lessons.reading import lessons

        window.teaching.begin(lessons("ramsen")[0])
    else:
        window.settings["first_deal"] = False
        controller.begin(usual)
        path = controller.path
        window.settings["first_deal"] = True
        assert path is not None and controller.put_away(path) and controller.open(path)
    assert not controller.pause.halted
    controller.begin(replace(usual, id=""))
    assert controller.pause.halted is (what != "learnt")


@pytest.mark.one_in(5)
@pytest.mark.parametrize("game", games.names())
def test_three_clicks_lead_from_the_first_page_to_the_first_question(
    qtbot, window, game, monkeypatch
):
    """Its box, Deal, and Just play; how the game is won stands there, and was heard once."""
    heard = list[str]()
    monkeypatch.setattr(announce, "_send", lambda _, text, urgent: heard.append(text))
    box = next(one for one in window.welcome.boxes if one.game == game)
    QTest.mouseClick(box, LEFT, pos=box.rect().center())
    page = window.pages.evening
    assert isinstance(page, EveningPage)
    QTest.mouseClick(page.sheet.deal, LEFT)
    QTest.mouseClick(slip_of(qtbot, window).play_tag, LEFT)
    qtbot.waitUntil(window.controller.display.asked, timeout=20_000)
    tips, aim = window.teaching.first_times, window.controller.speech.text("aim")
    qtbot.waitUntil(lambda: tips.shown)
    assert tips.slip.text.startswith(aim)
    assert " ".join(heard).count(aim) == 1 and heard[-1] in tips.slip.text
