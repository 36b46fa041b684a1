"""People with phones sit down at a match: the page of their codes, before and during it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from desktop.look.parts.question import Question
from desktop.phones.sit_down import SitDownPage
from desktop.room import addresses
from desktop.room.addresses import Address
from desktop.window import main_window
from desktop.window.evening_page import EveningPage
from engine.table import NOBODY
from tests.desktop.phones.rooms import NoWire, Phone, settle
from tests.desktop.window.kit import windows

LEFT = Qt.MouseButton.LeftButton


class Room(NoWire):
    """A room of which the window knows what it knows of a real one; nothing listens."""

    failed, changed = Signal(str), Signal()
    port = first_port = 7411
    is_opening = False

    def __init__(self, parent: object = None) -> None:
        super().__init__()
        self.devices: dict[int, bool] = {}

    def open(self, address: str = "", files: object = None) -> None:
        super().open()
        self.changed.emit()


@pytest.fixture
def window(qtbot, own_home, monkeypatch) -> Iterator[main_window.MainWindow]:
    monkeypatch.setattr(main_window, "Room", Room)
    monkeypatch.setattr(addresses, "own", lambda: [Address("192.168.77.5", "wlan0")])
    yield from windows(qtbot)


def new_match(window, *seats: int) -> EveningPage:
    """The page of a new match, with guests that have phones at these seats."""
    window.menus.do("new")
    page = window.pages.evening
    assert isinstance(page, EveningPage)
    for seat in seats:
        page.plan.seat_guest(seat, phone=True)
    return page


def sit_down(window, *seats: int) -> SitDownPage:
    QTest.mouseClick(new_match(window, *seats).sheet.deal, LEFT)
    page = window.pages.evening
    assert isinstance(page, SitDownPage)
    return page


def phone_at(window, seat: int) -> Phone:
    """A phone that has scanned the code that is shown at a seat."""
    url = window.phones.match_room.seats()[seat].url
    assert url.startswith(window.room.url + "#s")
    return Phone(window.room).open(sit=url.partition("#s")[2])


def states(window) -> list[str]:
    return [one.state for one in window.phones.match_room.seats()]


def question(window) -> Question:
    found = [one for one in QApplication.topLevelWidgets() if isinstance(one, Question)]
    [asked] = [one for one in found if one.isVisible()]
    return asked


def test_the_room_opens_with_the_page_and_cards_are_dealt_by_one_button(qtbot, window):
    page = sit_down(window, 1, 2)
    assert window.room.is_open and window.controller.head is None
    assert states(window) == ["window", "missing", "missing", "bot"]
    codes = [one.code for one in window.phones.match_room.seats()]
    assert " ".join(codes[1]) in page.cards[1].signs.text() and codes[1] != codes[2]
    guest = phone_at(window, 1)
    assert states(window)[1] == "here" and guest.scene is None
    assert "at the table" in page.cards[1].accessibleName()
    QTest.mouseClick(page.deal, LEFT)
    qtbot.waitUntil(lambda: guest.scene is not None and len(guest.hand) > 0)
    assert guest.scene["you"] == 1 and guest.hand
    # Nobody waits for a phone that has not come: a computer player sits there until it does.
    qtbot.waitUntil(lambda: 2 in window.controller.matches.playing.match.standing)
    late = phone_at(window, 2)
    assert not window.controller.matches.playing.match.standing
    qtbot.waitUntil(lambda: late.scene is not None)
    assert late.scene["you"] == 2


def test_nobody_waits_while_a_newcomer_reads_what_the_game_is_about(window):
    window.settings["first_times"] = window.settings["first_deal"] = True
    page = sit_down(window, 1)
    phone_at(window, 1)
    QTest.mouseClick(page.deal, LEFT)
    assert window.controller.head is not None and not window.controller.pause.halted


def test_a_computer_player_makes_room_for_a_person(window):
    page = sit_down(window, 1)
    assert page.cards[3].links["person"].isVisibleTo(page)
    QTest.mouseClick(page.cards[3].links["person"], LEFT)
    assert states(window) == ["window", "missing", "bot", "missing"]
    QTest.mouseClick(page.cards[1].links["screen"], LEFT)
    assert states(window)[1] == "window"
    QTest.mouseClick(page.cards[1].links["phone"], LEFT)
    assert states(window)[1] == "missing"


def test_a_lost_phone_is_sent_away_by_one_press(window):
    page = sit_down(window, 1)
    lost = phone_at(window, 1)
    QTest.mouseClick(page.cards[1].links["code"], LEFT)
    assert lost.no == "token" and states(window)[1] == "missing"
    assert lost.back().no == "token"
    assert phone_at(window, 1).no == ""


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_who_types_a_code_is_asked_about(window, answer):
    sit_down(window, 1)
    code = window.phones.match_room.seats()[1].code
    typing = Phone(window.room).open(ask=code.lower())
    assert typing.told("wait") and states(window)[1] == "missing"
    asked = question(window)
    assert window.phones.match_room.seats()[1].name in asked.text()
    QTest.mouseClick(asked.buttons_by_name[answer], LEFT)
    settle()
    assert (typing.no, states(window)[1]) == (
        ("", "here") if answer == "yes" else ("secret", "missing")
    )


def test_a_question_goes_with_the_phone_that_it_is_about(window):
    sit_down(window, 1)
    typing = Phone(window.room).open(ask=window.phones.match_room.seats()[1].code)
    asked = question(window)
    typing.tear()
    assert not asked.isVisible() and states(window)[1] == "missing"


def test_back_leads_to_the_match_as_it_was_chosen_and_no_phone_is_waited_for(qtbot, window):
    page = sit_down(window, 1)
    page.cards[0].setFocus()
    QTest.keyClick(page, Qt.Key.Key_Escape)
    again = window.pages.evening
    assert isinstance(again, EveningPage) and again.plan.phones == {1}
    again.plan.give_back(1)
    QTest.mouseClick(again.sheet.deal, LEFT)
    assert window.controller.head is not None and states(window) == ["window", "bot", "bot", "bot"]


def test_seats_are_shown_during_a_match_and_lead_back_to_it(qtbot, window):
    page = sit_down(window, 1)
    QTest.mouseClick(page.deal, LEFT)
    qtbot.waitUntil(lambda: window.controller.display.asked() or window.controller.head is not None)
    QTest.mouseClick(window.edge.code, LEFT)
    shown = window.pages.evening
    assert isinstance(shown, SitDownPage)
    assert not any(card.links["person"].isVisibleTo(shown) for card in shown.cards)
    onlooker = window.phones.match_room.onlooker_url.partition("#l")[2]
    watching = Phone(window.room).open(look=onlooker)
    assert watching.scene is not None and watching.scene["you"] == NOBODY and not watching.hand
    QTest.mouseClick(shown.deal, LEFT)
    assert window.pages.currentWidget() is window.board


def write_name(qtbot, card, name: str) -> None:
    """Press on a portrait and write another name on its ribbon."""
    QTest.mouseClick(card.face, LEFT)
    field = card.face.findChild(QLineEdit)
    qtbot.waitUntil(field.isVisible)
    QTest.keyClicks(field, name)
    QTest.keyClick(field, Qt.Key.Key_Return)


def test_a_guest_is_called_by_a_name_where_all_sit_down_and_keeps_the_phone(qtbot, window):
    page = sit_down(window, 1, 2)
    guest = phone_at(window, 1)
    write_name(qtbot, page.cards[1], "Wiebke")
    assert page.cards[1].face.text() == "Wiebke" and states(window)[1] == "here"
    assert window.controller.head is None and not guest.no
    # Nobody is called like somebody else; a computer player is named elsewhere.
    write_name(qtbot, page.cards[2], "wiebke")
    assert "called wiebke" in page.state.text() and page.cards[2].face.text() != "wiebke"
    assert page.cards[1].face.isEnabled() and not page.cards[3].face.isEnabled()
    QTest.mouseClick(page.deal, LEFT)
    qtbot.waitUntil(lambda: guest.scene is not None and len(guest.hand) > 0)
    assert window.controller.head.players[1].name == "Wiebke" and guest.scene["you"] == 1
    assert guest.back().no == ""


@pytest.mark.parametrize("size", [(800, 600), (1280, 800)])
def test_four_seats_and_their_codes_are_seen_at_once(qtbot, window, size):
    page = sit_down(window, 1, 2, 3)
    window.resize(*size)
    qtbot.wait_until(lambda: page.width() == size[0])
    cards = [card for card in page.cards if card.isVisible()]
    assert len(cards) == 4
    for card in cards:
        seen = page.area.viewport().visibleRegion().boundingRect()
        assert seen.contains(card.rect().translated(card.mapTo(page.area.viewport(), QPoint())))
        assert not card.code.isVisible() or card.rect().contains(card.code.geometry())
