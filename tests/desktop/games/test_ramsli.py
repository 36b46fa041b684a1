"""Ramsli on the table: the bottom card, the knock, the exchange, and the kitty."""

from __future__ import annotations

from itertools import count

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.table.bubbles import Bubble
from engine.cards import card
from engine.match import Match
from tests.desktop.games.kit import (
    LEFT,
    drag,
    evening,
    faces,
    held,
    middle,
    moves,
    noted,
    played,
    said,
    scene_of,
    shown,
    spoken,
    stack,
    wait,
)

Key = Qt.Key
FOUR = ("Anna", "bot Ben", "bot Cilli", "bot Dora")
STRONG = "HK HO EA EK"
"""With Hearts as trumps worth a knock."""


def asked(
    hand: str = STRONG, *others: str, names: tuple[str, ...] = FOUR, **more: str | bool | int
) -> Match:
    """Forehand, seat 0, is asked about Hearts after the dealer has passed; a muss."""
    cards = {name: str(more.pop(name)) for name in ("up", "talon", "bottom") if name in more}
    match = evening("ramsli", *names, dealer=3, **more)
    stack(match, hand, *others, opening="!top", **{"up": "H8", "bottom": "G7", **cards})
    return played(match, "!pass")


def exchanging(hand: str = STRONG, *others: str, **more: str | bool | int) -> Match:
    """The same, when Anna has knocked: the first to exchange."""
    return played(asked(hand, *others, **more), "!knock")


# Knocks.


def test_a_knock_in_a_muss_is_asked_again_and_then_read_at_the_seat(qtbot, window, tmp_path):
    shown(qtbot, window, asked(), tmp_path)
    before = moves(window)
    said(window, "!knock")
    assert moves(window) == before
    assert scene_of(window).prompt.startswith("Everyone plays anyway.")
    said(window, "!knock")
    assert moves(window) > before
    bubbles = [one for one in window.table.findChildren(Bubble) if one.isVisible()]
    assert (0, "Knock, knock!") in [(one.seat, one.text()) for one in bubbles]
    assert "knocked" in scene_of(window).places[0].notes


def test_the_bottom_card_is_shown_to_the_dealer_alone(qtbot, window, tmp_path):
    names = ("Anna", "Ben", "Cilli", "Dora")
    match = stack(evening("ramsli", *names, dealer=0), bottom="SA")
    shown(qtbot, window, match, tmp_path)
    assert window.curtain.isVisible() and window.curtain.name == "Anna"
    assert not faces(window) and "Sow of Bells" not in spoken(window)
    QTest.mouseClick(window.curtain.button, LEFT)
    assert "SA" in faces(window) and "Sow of Bells" in spoken(window)
    assert "the bottom card" in spoken(window) and "you cut" not in spoken(window)
    said(window, "!top")
    said(window, "!pass")
    assert window.curtain.name == "Ben"
    QTest.mouseClick(window.curtain.button, LEFT)
    assert "SA" not in faces(window) and "Sow of Bells" not in spoken(window)


# The exchange.


def test_all_four_away_bring_a_new_hand_and_a_fifth_card_that_lies_open(qtbot, window, tmp_path):
    shown(qtbot, window, exchanging(talon="S7 S8 S9 S10 SA"), tmp_path)
    for code in STRONG.split():
        drag(window, code, "aside")
    # There is nothing else to do then, and nobody to hide that from.
    qtbot.waitUntil(lambda: len(scene_of(window).view.table.up) == 2)
    scene = scene_of(window)
    assert set(held(window).split()) == {"S7", "S8", "S9", "S10"}
    assert scene.view.table.up[-1] is card("SA")
    assert scene.prompt == "Swap a card for the Sow of Bells?"
    drag(window, "S7", "up:1")
    assert "SA" in held(window).split() and "S7" not in held(window).split()


def test_after_eins_auf_one_card_lies_open_to_be_taken_by_dropping_on_it(qtbot, window, tmp_path):
    shown(qtbot, window, exchanging(talon="HA"), tmp_path)
    said(window, "!eins_auf")
    assert "HA" in faces(window)
    drag(window, "EK", "up:1")
    assert "HA" in held(window).split() and "EK" not in held(window).split()
    assert "eins auf" in scene_of(window).places[0].notes


def test_another_card_laid_on_the_trump_card_is_refused_by_name(qtbot, window, tmp_path):
    shown(qtbot, window, exchanging("H7 HO EA EK", up="HK"), tmp_path)
    drag(window, "EA", "up:0")
    assert "EA" in held(window)
    assert noted(window).startswith("You can only swap the Seven of trumps")


def test_where_nothing_can_be_laid_away_there_is_no_place_for_it(qtbot, window, tmp_path):
    names = ("Ben", "Cilli", "Anna", "Dora", "Emil", "Frieda")
    match = evening("ramsli", *names, dealer=5)
    stack(match, "EA EK EO EU", "GA GK", opening="!top", up="H8", bottom="S7")
    played(match, *["!pass"] * 6)
    # Ben takes five of the seven cards, Cilli the last two.
    played(match, *["EA", "EK", "EO", "EU"], "!new_hand", "!leave")
    played(match, "GA", "GK", "!draw")
    shown(qtbot, window, match, tmp_path)
    # Cilli is asked for the Seven as anybody would be.
    QTest.mouseClick(window.curtain.button, LEFT)
    # Enter stands for going on, not a letter or a digit.
    window.board.guard.clock = count(10**12, 1000).__next__
    (tag,) = window.calls.buttons
    assert (tag.letter, window.calls.entered) == ("", tag)
    qtbot.waitUntil(lambda: QApplication.focusWidget() is tag)
    QTest.keyClick(tag, Key.Key_Return)
    QTest.mouseClick(window.curtain.button, LEFT)
    assert scene_of(window).prompt == "The stock is empty."
    assert window.table.place_rect("aside").isEmpty() and "Discard" not in spoken(window)
    said(window, "!stand")


# Money.


def test_the_kitty_grows_by_the_ante_and_pays_for_tricks(qtbot, window, tmp_path):
    shown(qtbot, window, exchanging("HA HK HO HU"), tmp_path)
    kitty = window.table.contents.money.kitty
    assert kitty.isVisible() and kitty.accessibleName().endswith(" 4")
    said(window, "!stand")
    wait(qtbot, window)
    while not window.controller.waiting_for_deal:
        drag(window, held(window).split()[0], "trick")
        wait(qtbot, window)
    coins = scene_of(window).coins
    assert coins is not None and coins.seats[0] == 4 and sum(coins.seats) + coins.kitty == 0
    assert kitty.accessibleName().endswith(f" {coins.kitty}") and coins.kitty > 0
    page = window.side.page
    assert page is not None and page.heads[-1] == "kitty"
    assert page.cells(0)[0] == "4" and page.cells(0)[-1] == str(coins.kitty)


def test_the_question_follows_what_was_laid_away(qtbot, window, tmp_path):
    scene = shown(qtbot, window, exchanging(), tmp_path)
    assert "eins auf" in scene.prompt and "keep" in scene.prompt
    for number, code in enumerate(STRONG.split()[:3], 1):
        drag(window, code, "aside")
        prompt = scene_of(window).prompt
        assert "eins auf" not in prompt and "keep" not in prompt
        assert ("up to" in prompt) == (number < 3), "of four, one is left to be laid away"
    drag(window, STRONG.split()[3], "aside")
    assert "up to" not in scene_of(window).prompt


def test_what_stands_below_a_name_is_explained_in_its_tip(qtbot, window, tmp_path):
    shown(qtbot, window, exchanging(talon="S7"), tmp_path)
    said(window, "!eins_auf")
    plate = window.table.contents.items.seats[0]
    assert {"knocked", "eins auf"} <= {*plate.place.notes}
    for meaning in ("must take two tricks", "one card was laid open"):
        assert meaning in plate.toolTip()


# Ramser on the table: the Blind, and the dealer's card.

WEAK, BLIND = "E7 G8 S8 E9 G9", "HA S7 HK EA GA"


def test_the_blind_is_a_pile_of_that_name_and_is_taken_by_a_click(qtbot, window, tmp_path):
    match = stack(evening("ramser", *FOUR, dealer=3), WEAK, up="H8", talon=BLIND)
    shown(qtbot, window, match, tmp_path)
    contents = window.table.contents
    assert contents.items.talon.accessibleName() == "The Blind, 5 cards"
    QTest.mouseClick(window.table, LEFT, pos=middle(window, "stock"))
    assert set(held(window).split()) == set(BLIND.split())
    assert "Blind" in scene_of(window).places[0].notes
    bubbles = [one for one in window.table.findChildren(Bubble) if one.isVisible()]
    assert (0, "The Blind is mine!") in [(one.seat, one.text()) for one in bubbles]


def test_the_dealer_takes_the_open_card_and_lays_another_away(qtbot, window, tmp_path):
    match = stack(evening("ramser", *FOUR, dealer=0), "", "", "", "HA HK EA E9 GA", up="H8")
    match = played(match, *["!leave"] * 4, "!play", "!play", "!pass", "!play")
    shown(qtbot, window, match, tmp_path)
    assert scene_of(window).prompt == "You dealt. Take the upcard?"
    mine = held(window).split()
    said(window, "!take_up")
    assert scene_of(window).prompt == "Discard one of your own cards for it."
    drag(window, mine[-1], "aside")
    assert set(held(window).split()) == {*mine[:-1], "H8"}
