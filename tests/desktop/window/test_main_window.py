"""The window as a person uses it: mouse, keys, menus, two languages, two people."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from desktop.common.last_choice import FIRST_GAME
from desktop.dialogs.new_match import NewMatchDialog
from desktop.packs import Look, Pack
from desktop.packs.pack_settings import PackChoice, choose
from desktop.scene.scene import Scene
from desktop.window import start
from desktop.window.main_window import MainWindow
from engine import games
from engine.cards import BACK, Card
from engine.facts import Fact
from engine.head import Head
from engine.moves import Call
from tests.desktop.tables import WAIT, head, knueffeln

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(qtbot: QtBot, own_home: Path) -> Iterator[MainWindow]:
    yield from windows(qtbot)


def windows(qtbot: QtBot) -> Iterator[MainWindow]:
    _, one = start.build()
    for name, value in {
        "language": "en",
        "pace": "instant",
        "motion": "off",
        "trick_wait": 0,
    }.items():
        one.settings[name] = value
    one.curtain.patience = 0
    one.resize(1280, 800)
    one.show()
    qtbot.waitExposed(one)
    yield one
    one.close()
    one.settings["language"] = "en"
    one.deleteLater()


def scene_of(window: MainWindow) -> Scene:
    scene = window.scene
    assert scene is not None
    return scene


def wait_for_me(qtbot: QtBot, window: MainWindow) -> None:
    """Let the others play; a decided trick is clicked away."""
    host = window.host

    def ready() -> bool:
        if host.moment.decided is not None:
            QTest.mouseClick(window.table, LEFT, pos=window.table.place_rect("trick").center())
        return host.asked() or host.waiting_for_deal or host.over or host.moment.covered

    qtbot.waitUntil(ready, timeout=WAIT)


def middle(window: MainWindow, card: Card) -> QPoint:
    widget = window.table.card_widget(card)
    assert widget is not None
    # The left edge is what shows of a card in a fan.
    return widget.mapTo(window.table, QPoint(14, widget.height() // 2))


def drag(window: MainWindow, card: Card, place: str) -> None:
    """Drag a card of the hand to a place, as a hand with a mouse does."""
    widget = window.table.card_widget(card)
    assert widget is not None
    grip = QPoint(14, widget.height() // 2)
    goal = window.table.place_rect(place).center()
    QTest.mousePress(widget, LEFT, pos=grip)
    begin = widget.mapTo(window.table, grip)
    for step in range(1, 6):
        there = begin + (goal - begin) * (step / 5)
        QTest.mouseMove(widget, widget.mapFrom(window.table, there))
        QApplication.processEvents()
    QTest.mouseRelease(widget, LEFT, pos=widget.mapFrom(window.table, goal))


def double_click(window: MainWindow, card: Card) -> None:
    """As the system sends it: a click, and the second press as a double click."""
    widget = window.table.card_widget(card)
    QTest.mouseClick(widget, LEFT, pos=QPoint(14, 40))
    QTest.mouseDClick(widget, LEFT, pos=QPoint(14, 40))
    QTest.mouseRelease(widget, LEFT, pos=QPoint(14, 40))


def press(window: MainWindow, call: Call) -> None:
    button = window.calls.button_for(call)
    assert button is not None, call
    QTest.mouseClick(button, LEFT)


def play_any(window: MainWindow) -> None:
    card = next(move for move in scene_of(window).legal if isinstance(move, Card))
    drag(window, card, "trick")


def to_phase(qtbot: QtBot, window: MainWindow, phase: str, head: Head) -> Scene:
    """Begin, and press buttons until the person is asked in this chapter."""
    window.host.begin(head)
    for _ in range(60):
        wait_for_me(qtbot, window)
        if window.host.waiting_for_deal:
            QTest.mouseClick(window.next_button, LEFT)
            continue
        scene = scene_of(window)
        if scene.view.table.phase == phase and window.host.asked():
            return scene
        calls = [move for move in scene.legal if isinstance(move, Call)]
        wanted = [call for call in calls if call.word in ("play", "leave", "stand")]
        if calls:
            press(window, (wanted or calls)[0])
        else:
            play_any(window)
    raise AssertionError(f"never asked in {phase}")


TABLE = ("Anna", "bot Sepp", "bot Resi", "bot Vroni")


def test_the_first_page_leads_to_a_table(qtbot: QtBot, window: MainWindow) -> None:
    assert window.welcome.isVisible()
    QTest.keyClick(window.welcome.focusProxy(), Qt.Key.Key_Space)
    wait_for_me(qtbot, window)
    assert not window.welcome.isVisible() and window.table.isVisible()
    assert scene_of(window).legal


def test_a_deal_is_played_by_dragging(qtbot: QtBot, window: MainWindow) -> None:
    to_phase(qtbot, window, "tricks", head(*TABLE))
    while window.host.asked():
        scene = scene_of(window)
        card = next(move for move in scene.legal if isinstance(move, Card))
        drag(window, card, "trick")
        assert card not in scene_of(window).hand
        wait_for_me(qtbot, window)
    assert window.host.waiting_for_deal
    assert len(window.side.page.sheet.lines) >= 1


def test_a_card_that_may_not_be_played_flies_home_with_a_reason(
    qtbot: QtBot, window: MainWindow
) -> None:
    for seed in range(40):
        scene = to_phase(qtbot, window, "tricks", head(*TABLE, seed=seed))
        forbidden = [card for card in scene.hand if card not in scene.legal]
        if forbidden:
            break
    drag(window, forbidden[0], "trick")
    assert forbidden[0] in scene_of(window).hand
    assert scene_of(window).view == scene.view
    text = window.message.text()
    assert text.endswith(".") and "rule." not in text and "must" in text
    wanted = window.table.card_widget(forbidden[0])
    assert wanted is not None and wanted.geometry().center().y() > window.table.height() / 2


def test_cards_are_laid_away_by_dragging_and_drawn_by_a_button(
    qtbot: QtBot, window: MainWindow
) -> None:
    scene = to_phase(qtbot, window, "exchange", head(*TABLE, schleck="off"))
    first = scene.hand[-1]
    drag(window, first, "aside")
    wait_for_me(qtbot, window)
    assert first not in scene_of(window).hand and len(scene_of(window).hand) == 4
    press(window, Call("draw"))
    wait_for_me(qtbot, window)
    assert len(scene_of(window).view.table.hands[0]) == 5


def test_the_dealer_takes_the_upcard_by_dropping_on_it(qtbot: QtBot, window: MainWindow) -> None:
    for seed in range(60):
        scene = to_phase(qtbot, window, "exchange", head(*TABLE, schleck="off", seed=seed))
        swaps = [m for m in scene.legal if isinstance(m, Call) and m.word == "swap"]
        if swaps:
            break
    given, taken = swaps[0].args
    assert isinstance(given, Card) and isinstance(taken, Card)
    drag(window, given, "up:0")
    hand = scene_of(window).view.table.hands[0]
    assert taken in hand and given not in hand


def test_click_and_click_and_double_click_play_too(qtbot: QtBot, window: MainWindow) -> None:
    scene = to_phase(qtbot, window, "tricks", head(*TABLE))
    card = next(move for move in scene.legal if isinstance(move, Card))
    QTest.mouseClick(window.table.card_widget(card), LEFT, pos=QPoint(14, 40))
    assert window.table.picked is card
    QTest.mouseClick(window.table, LEFT, pos=window.table.place_rect("trick").center())
    assert card not in scene_of(window).hand
    wait_for_me(qtbot, window)
    if window.host.asked():
        scene = scene_of(window)
        card = next(move for move in scene.legal if isinstance(move, Card))
        double_click(window, card)
        assert card not in scene_of(window).hand


def test_a_deal_is_played_by_the_keyboard_alone(qtbot: QtBot, window: MainWindow) -> None:
    to_phase(qtbot, window, "tricks", head(*TABLE))
    window.table.setFocus()
    for _ in range(200):
        if not window.host.asked():
            break
        before = scene_of(window)
        widget = QApplication.focusWidget()
        QTest.keyClick(widget, Qt.Key.Key_Return)
        if scene_of(window).hand == before.hand:
            QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Right)
        wait_for_me(qtbot, window)
    assert window.host.waiting_for_deal


def test_undo_and_redo_by_the_menu(qtbot: QtBot, window: MainWindow) -> None:
    scene = to_phase(qtbot, window, "tricks", head(*TABLE))
    card = next(move for move in scene.legal if isinstance(move, Card))
    drag(window, card, "trick")
    wait_for_me(qtbot, window)
    window.menus.actions["undo"].trigger()
    assert scene_of(window).view == scene.view
    window.menus.actions["redo"].trigger()
    wait_for_me(qtbot, window)
    assert card not in scene_of(window).view.table.hands[0]


def test_a_hint_marks_the_card_and_says_why(qtbot: QtBot, window: MainWindow) -> None:
    to_phase(qtbot, window, "tricks", head(*TABLE))
    QTest.keyClick(window, Qt.Key.Key_H)
    qtbot.waitUntil(lambda: window.host.moment.hint is not None, timeout=WAIT)
    assert scene_of(window).hint in scene_of(window).legal
    assert ": " in window.message.text()


def test_the_last_trick_is_shown_again_by_a_key(qtbot: QtBot, window: MainWindow) -> None:
    to_phase(qtbot, window, "tricks", head(*TABLE))
    while not window.host.waiting_for_deal:
        play_any(window)
        wait_for_me(qtbot, window)
    last = scene_of(window).view.table.tricks[-1]
    QTest.keyClick(window, Qt.Key.Key_L)
    assert scene_of(window).decided == last
    QTest.keyClick(window, Qt.Key.Key_L)
    assert scene_of(window).decided is None and window.host.waiting_for_deal


@pytest.mark.parametrize("game", games.names())
def test_the_table_lies_still_while_calls_come_and_go(
    qtbot: QtBot, window: MainWindow, game: str
) -> None:
    """What is said has more room while there is nothing to call, but the table keeps its place."""
    window.resize(800, 600)
    window.welcome.play.emit(game)
    host, seen, wide = window.host, set(), {True: set(), False: set()}
    for _ in range(14):
        wait_for_me(qtbot, window)
        QApplication.processEvents()
        if not host.asked():
            break
        seen.add((window.table.width(), window.table.height()))
        legal = scene_of(window).legal
        wide[any(isinstance(move, Call) for move in legal)].add(window.message.width())
        host.play(legal[0])
    assert len(seen) == 1
    if all(wide.values()):
        assert min(wide[False]) > max(wide[True])


@pytest.mark.parametrize("game", [name for name in games.names() if name != "gin"])
def test_from_a_table_for_two_one_goes_to_a_larger_one(
    qtbot: QtBot, window: MainWindow, game: str
) -> None:
    window.evenings.play_at_once("gin")
    qtbot.waitUntil(lambda: window.scene is not None)
    window.evenings.play_at_once(game)
    qtbot.waitUntil(lambda: window.scene is not None and len(window.scene.places) == 4)
    assert window.host.head is not None and window.host.head.game == game


def test_the_next_deal_begins_by_its_button(qtbot: QtBot, window: MainWindow) -> None:
    to_phase(qtbot, window, "tricks", head(*TABLE))
    while not window.host.waiting_for_deal:
        play_any(window)
        wait_for_me(qtbot, window)
    assert window.next_button.isVisible() and window.next_button.text() == "Next &deal"
    lines = len(window.side.page.sheet.lines)
    QTest.mouseClick(window.next_button, LEFT)
    wait_for_me(qtbot, window)
    assert scene_of(window).view.table.phase and len(window.side.page.sheet.lines) == lines


def test_the_language_changes_at_once(qtbot: QtBot, window: MainWindow) -> None:
    scene = to_phase(qtbot, window, "tricks", head(*TABLE))
    card = window.table.card_widget(scene.hand[0])
    english = card.accessibleName()
    window.settings["language"] = "de"
    QApplication.processEvents()
    assert window.menus.actions["undo"].text().replace("&", "") == "Rückgängig"
    german = window.table.card_widget(scene.hand[0]).accessibleName()
    assert german != english and " of " not in german
    assert scene_of(window).prompt != scene.prompt


def test_between_two_people_nothing_of_a_hand_is_painted(qtbot: QtBot, window: MainWindow) -> None:
    for seed in (3, 5):
        window.host.begin(head("Anna", "Bert", "Cilli", seed=seed, schleck="off"))
        wait_for_me(qtbot, window)
        assert window.curtain.isVisible() and window.curtain.name
        assert scene_of(window).covered
        # Beneath the curtain too: only backs, and no card that is not open to all.
        seen = set(window.table.scene.view.table.up)
        hands = {card for seat in range(3) for card in scene_of(window).view.table.hands[seat]}
        assert hands <= {BACK}
        pack = window.host._sitting.match.game.pack()
        shown = {card for card in pack if window.table.card_widget(card) is not None}
        assert shown <= seen
        assert window.curtain.geometry() == window.curtain.parentWidget().rect()
    QTest.keyClick(window.curtain.button, Qt.Key.Key_Space)
    assert not window.curtain.isVisible()
    assert BACK not in scene_of(window).hand


def test_the_evening_is_there_again_after_a_restart(qtbot: QtBot, window: MainWindow) -> None:
    to_phase(qtbot, window, "tricks", head(*TABLE))
    scene = scene_of(window)
    drag(window, next(m for m in scene.legal if isinstance(m, Card)), "trick")
    wait_for_me(qtbot, window)
    view = scene_of(window).view
    window.close()
    for again in windows(qtbot):
        again.evenings.resume()
        wait_for_me(qtbot, again)
        assert scene_of(again).view == view


def test_a_file_that_is_no_evening_is_said_in_a_box(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    file = tmp_path / "x.kartentisch"
    file.write_text("hello\n")
    assert not window.host.open(file)
    assert "not an evening" in window.message.text()
    qtbot.waitUntil(lambda: bool(window.findChildren(QMessageBox)))
    window.findChildren(QMessageBox)[0].close()


def test_the_sheet_is_written_as_pdf(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    to_phase(qtbot, window, "tricks", head(*TABLE))
    window.sheet_actions.write_pdf(tmp_path / "sheet.pdf")
    assert (tmp_path / "sheet.pdf").read_bytes().startswith(b"%PDF")
    window.sheet_actions.write_pdf(tmp_path / "none" / "sheet.pdf")
    assert "cannot be written" in window.message.text()


def test_the_rules_open_beside_the_table(qtbot: QtBot, window: MainWindow) -> None:
    to_phase(qtbot, window, "tricks", head(*TABLE))
    window.menus.actions["rules"].trigger()
    rules = next(w for w in QGuiApplication.topLevelWindows() if w.isVisible())
    assert rules is not None
    assert "Dallmutz" in window.dialogs.rules_page.text.toPlainText()
    window.dialogs.rules_page.close()


def test_the_size_of_cards_changes_by_keys(qtbot: QtBot, window: MainWindow) -> None:
    scene = to_phase(qtbot, window, "tricks", head(*TABLE))
    wide = window.table.card_widget(scene.hand[0]).width()
    for _ in range(2):
        window.menus.actions["smaller"].trigger()
    assert window.table.card_widget(scene_of(window).hand[0]).width() < wide
    window.menus.actions["fit"].trigger()
    assert window.table.card_widget(scene_of(window).hand[0]).width() == wide


def test_what_happens_is_told_in_the_story(qtbot: QtBot, window: MainWindow) -> None:
    to_phase(qtbot, window, "tricks", head(*TABLE))
    story = [window.side.story.item(row).text() for row in range(window.side.story.count())]
    assert any("trump" in line for line in story)
    assert not any(line.startswith("fact.") for line in story)


def test_the_keyboard_is_at_the_cards_when_they_are_wanted(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    to_phase(qtbot, window, "bid", head(*TABLE, schleck="off", exchange_total=0))
    button = QApplication.focusWidget()
    assert button in window.calls.buttons
    QTest.keyClick(button, Qt.Key.Key_Return)
    wait_for_me(qtbot, window)
    if scene_of(window).view.table.phase == "tricks" and window.host.asked():
        assert window.table.isAncestorOf(QApplication.focusWidget())


def test_enter_goes_on_after_a_deal(qtbot: QtBot, window: MainWindow) -> None:
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    to_phase(qtbot, window, "tricks", head(*TABLE))
    while not window.host.waiting_for_deal:
        play_any(window)
        wait_for_me(qtbot, window)
    assert QApplication.focusWidget() is window.next_button
    QTest.keyClick(window.next_button, Qt.Key.Key_Return)
    assert not window.host.waiting_for_deal


def test_escape_takes_the_decided_trick_away(qtbot: QtBot, window: MainWindow) -> None:
    to_phase(qtbot, window, "tricks", head(*TABLE))
    play_any(window)
    qtbot.waitUntil(lambda: window.host.moment.decided is not None, timeout=WAIT)
    QTest.keyClick(window.table, Qt.Key.Key_Escape)
    assert window.host.moment.decided is None


def test_a_missing_translation_is_said_once(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(window._languages, "missing", "de")
    window.say_what_is_missing()
    assert "“de” is missing" in window.message.text()


def test_a_missing_card_is_said(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Pack, "_file", lambda _, code: Path("nowhere", f"{code}.svg"))
    window.host.begin(head(*TABLE))
    wait_for_me(qtbot, window)
    qtbot.waitUntil(lambda: "card set" in window.message.text())


def test_the_first_page_is_not_cut_off(qtbot: QtBot, window: MainWindow) -> None:
    for language in ("de", "en"):
        window.settings["language"] = language
        about = window.welcome._about
        assert about.height() >= about.heightForWidth(about.width())


def test_who_never_chose_a_game_is_offered_the_first_one(window: MainWindow) -> None:
    assert window.welcome.first_button().text() == "Sit down and &play Ramsen"
    window.welcome.first_button().click()
    assert window.host.head is not None
    assert window.host.head.game == "ramsen"


@pytest.mark.parametrize("name", games.names())
def test_every_game_has_a_tile_that_sits_down_to_it(
    qtbot: QtBot, window: MainWindow, name: str
) -> None:
    qtbot.waitUntil(lambda: bool(window.welcome.tiles))
    tile = next(tile for tile in window.welcome.tiles if tile.game == name)
    assert tile.accessibleName() and tile.accessibleDescription()
    QTest.mouseClick(tile, Qt.MouseButton.LeftButton)
    assert window.host.head is not None
    assert window.host.head.game == name


def test_the_first_page_offers_what_was_played_last(window: MainWindow) -> None:
    window.welcome.offer("knueffeln")
    assert window.welcome.first_button().text() == "Sit down and &play Knüffeln"
    window.welcome.offer("nothing of that name")
    assert "Ramsen" in window.welcome.first_button().text()


def test_a_card_picked_up_tells_what_it_would_do_to_the_trick(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.host.begin(knueffeln("Anna", "bot Bert", "bot Carl", "bot Dora"))
    wait_for_me(qtbot, window)
    while scene_of(window).view.table.phase != "tricks":
        window.host.play(scene_of(window).legal[-1])
        wait_for_me(qtbot, window)
    card = scene_of(window).hand[0]
    QTest.mouseClick(window.table, LEFT, pos=middle(window, card))
    assert window.table.picked is card
    assert window.message.text() == window.host.outlook(card) != ""
    turn = Call("turn", (card,))
    assert (window.calls.button_for(turn) is not None) == (turn in scene_of(window).legal)
    QTest.keyClick(window.table, Qt.Key.Key_Escape)
    assert window.message.text() == ""
    assert window.pack.folder.name == "berlin"


def test_the_table_shows_another_pack_at_once(qtbot: QtBot, window: MainWindow) -> None:
    window.host.begin(head(*TABLE))
    wait_for_me(qtbot, window)
    assert window.pack.folder.name == "bavarian"
    before = window.table.grab().toImage()
    choose(window.settings, window.host.speech.game, PackChoice("tell", Look(colours="grey")))
    assert (window.pack.folder.name, window.pack.look.colours) == ("tell", "grey")
    assert window.table.grab().toImage() != before


def test_letters_on_cards_follow_the_language(qtbot: QtBot, window: MainWindow) -> None:
    window.host.begin(head(*TABLE))
    for language in ("de", "en"):
        window.settings["language"] = language
        qtbot.waitUntil(lambda wanted=language: window.pack.look.language == wanted)


def test_who_knocks_is_seen_to_knock(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    knocked: list[int] = []
    monkeypatch.setattr(window.table, "knock", knocked.append)
    window.host.begin(head(*TABLE))
    wait_for_me(qtbot, window)
    for key in ("knocks", "knocks_on_card", "passes"):
        window.host.happened.emit(Fact(key, (2,)))
    assert knocked == [2, 2]


def test_a_tile_shows_the_cards_that_are_chosen_for_its_game(
    qtbot: QtBot, window: MainWindow
) -> None:
    qtbot.waitUntil(lambda: bool(window.welcome.tiles))
    tile = next(tile for tile in window.welcome.tiles if tile.game == "ramsen")
    qtbot.waitUntil(lambda: tile.fetched)

    def seen() -> QImage:
        return tile.grab().toImage()

    ramsen = games.find("ramsen")
    game = ramsen(ramsen.Options(), 4)
    at_home = seen()
    choose(window.settings, game, PackChoice("tell", Look()))
    other_pack = seen()
    choose(window.settings, game, PackChoice("tell", Look(colours="four", large=True)))
    other_look = seen()
    choose(window.settings, game, PackChoice("bavarian", Look()))
    assert at_home != other_pack != other_look
    assert seen() == at_home


def test_no_two_entries_of_the_menus_share_a_key(window: MainWindow) -> None:
    keys = [
        key.toString() for action in window.menus.actions.values() for key in action.shortcuts()
    ]
    assert len(keys) == len(set(keys))


def test_a_sheet_kept_by_hand_is_nowhere_offered_to_be_played(window: MainWindow) -> None:
    assert [tile.game for tile in window.welcome.tiles] == games.names()
    window.welcome.offer("free_sheet")
    window.welcome.first_button().click()
    assert window.host.head is not None and window.host.head.game == FIRST_GAME


def test_who_sits_down_at_once_plays_with_cards_though_real_ones_were_remembered(
    window: MainWindow,
) -> None:
    dialog = NewMatchDialog(window.settings, window)
    dialog.choose("free_sheet")
    dialog.seats.rows[0].name.setText("Anna")
    dialog.accept()
    window.evenings.play_at_once()
    head = window.host.head
    assert head is not None and head.game == FIRST_GAME and not head.real_cards
    dialog = NewMatchDialog(window.settings, window)
    dialog.seats.real.set_value(True)
    dialog.accept()
    window.evenings.play_at_once("ramsen")
    assert window.host.head is not None and not window.host.head.real_cards
