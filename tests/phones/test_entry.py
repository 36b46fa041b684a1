"""What a table does on its phone: scans, types, hands in, is torn off and comes again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from desktop.room.messages import No
from tests.phones import states
from tests.phones.conftest import TestRoom, until

Phone = Callable[..., Any]
TOKEN = "a-token-of-a-device"


def seated(room: TestRoom, phone: Phone, **more: Any) -> tuple[Any, int]:
    """A phone that has scanned the code of its table; and which device it is."""
    page = phone(room.url + "#3k7-rm", **more)
    device, said = room.heard("table")
    assert said == {"v": 1, "lang": "en", "table": "3K7RM"}
    room.tell(device, {"token": TOKEN})
    room.tell(device, states.lists())
    room.tell(device, states.table())
    page.get_by_role("heading", name="Table 3").wait_for()
    return page, device


def press(page: Any, *keys: str) -> None:
    for key in keys:
        page.get_by_role("button", name=key, exact=True).click()


def status(page: Any) -> str:
    return str(page.locator("#heard").text_content())


def test_a_code_is_neither_left_in_the_address_nor_asked_for_again(
    room: TestRoom, phone: Phone
) -> None:
    page, _ = seated(room, phone)
    assert "#" not in page.url and page.evaluate("history.length") <= 2
    page.reload()
    _, said = room.heard("back")
    assert said == {"v": 1, "lang": "en", "back": TOKEN}


def test_the_reader_is_asked_for_nothing_that_the_browser_says(
    room: TestRoom, phone: Phone
) -> None:
    page = phone(room.url, locale="de-AT")
    device, _ = room.heard("watch")
    assert room.heard("lang", device)[1] == {"lang": "de"}
    room.tell(device, states.lists("de"))
    page.get_by_label("Sprache").select_option("en")
    assert room.heard("lang", device)[1] == {"lang": "en"}
    assert page.evaluate("document.documentElement.lang") == "en"
    page.get_by_label("Language").wait_for()


def test_whoever_says_who_he_is_finds_himself(room: TestRoom, phone: Phone) -> None:
    page = phone(room.url)
    device, _ = room.heard("watch")
    room.tell(device, states.lists())
    page.get_by_label("Who are you?").select_option("Jens 7")
    page.get_by_text("Table 2 with Karin", exact=True).wait_for()
    assert page.locator("tr[aria-current] th").all_text_contents() == ["7 Jens 7"]
    page.get_by_role("button", name="Standings").click()
    assert page.locator("tr[aria-current] td").last.text_content() == "53"
    page.reload()
    device, _ = room.heard("watch")
    room.tell(device, states.lists())
    page.get_by_text("Table 2 with Karin", exact=True).wait_for()


def test_figures_are_typed_by_the_keys_on_the_screen_and_by_others(
    room: TestRoom, phone: Phone
) -> None:
    page, device = seated(room, phone)
    press(page, "1", "3", "Delete a digit", "2")
    assert status(page) == "Inga & Jens: 12"
    press(page, "Next")
    page.keyboard.type("x8")
    assert room.heard("try", device)[1]["try"] == {"round": 3, "table": 3, "values": [12, 8]}
    fits = states.SAID["en"]["fits"]
    room.tell(device, {"try": {"values": [12, 8], "fits": fits, "why": ""}})
    page.locator(".fits.good", has_text=fits).wait_for()
    page.get_by_label("Jens", exact=True).check()
    page.get_by_role("textbox").last.press("Enter")
    _, said = room.heard("slip", device)
    assert said["slip"] == {"round": 3, "table": 3, "values": [12, 8], "by": 2}
    assert page.get_by_role("button", name="Sending").is_disabled()
    room.tell(device, {"sent": said["n"]})
    room.tell(device, states.table(state="sent"))
    page.locator(".state", has_text="The desk sees it now").wait_for()
    assert status(page) == states.SAID["en"]["sent"]


def test_the_first_field_is_seen_however_large_letters_are(room: TestRoom, phone: Phone) -> None:
    page = phone(room.url, 390, 844)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    device, _ = room.heard("watch")
    room.tell(device, states.lists())
    room.tell(device, states.table())
    field = page.get_by_role("textbox").first
    field.wait_for()
    until(lambda: bottom(field) <= top(page.locator(".keys")))


def top(part: Any) -> float:
    return float(part.bounding_box()["y"])


def bottom(part: Any) -> float:
    box = part.bounding_box()
    return float(box["y"] + box["height"])


def test_what_cannot_be_is_said_before_it_is_sent(room: TestRoom, phone: Phone) -> None:
    page, device = seated(room, phone)
    press(page, "1", "5")
    page.locator(".fits.why", has_text="At most 12").wait_for()
    assert page.locator("[aria-invalid=true]").count() == 1
    press(page, "Delete a digit", "1", "Next", "4")
    assert room.heard("try", device)[1]["try"]["values"] == [11, 4]
    why = states.SAID["en"]["why"].format(11)
    room.tell(device, {"try": {"values": [11, 4], "fits": "", "why": why}})
    page.locator(".fits.why", has_text=why).wait_for()
    assert status(page) == why
    # An answer about other figures than those that stand there is too late.
    press(page, "5")
    assert page.locator(".fits").text_content() != why
    room.tell(device, {"try": {"values": [11, 4], "fits": "late", "why": ""}})
    press(page, "Delete a digit")
    assert room.heard("try", device)
    assert "late" not in str(page.locator(".fits").text_content())


def test_what_must_be_is_proposed_and_taken_back_with_its_reason(
    room: TestRoom, phone: Phone
) -> None:
    page, device = seated(room, phone)
    room.tell(device, states.table(total=20, highest=20))
    fields = page.get_by_role("textbox", name="&")
    press(page, "1", "2")
    assert [fields.nth(at).input_value() for at in (0, 1)] == ["12", "8"]
    press(page, "Delete a digit", "Delete a digit")
    assert [fields.nth(at).input_value() for at in (0, 1)] == ["", ""]


def test_a_list_of_several_figures_is_handed_in_side_by_side(room: TestRoom, phone: Phone) -> None:
    page, device = seated(room, phone)
    room.tell(device, states.skat())
    page.get_by_role("textbox", name="Ocke, points").wait_for()
    for value in (-120, 3, 2, 431, 6, 0, 12, 1, 4):
        digits = [*str(abs(value)), *(["Change the sign"] if value < 0 else [])]
        press(page, *digits, "Next")
    press(page, "2", "Hand in")
    _, said = room.heard("slip", device)
    assert said["slip"]["values"] == [-120, 3, 2, 431, 6, 0, 12, 1, 4, 2]


def test_where_one_side_wins_it_is_enough_to_name_it(room: TestRoom, phone: Phone) -> None:
    page, device = seated(room, phone)
    room.tell(device, states.table(winner=True, total=1, highest=1))
    press(page, "Karin & Lorenz won", "Hand in")
    assert room.heard("slip", device)[1]["slip"]["values"] == [0, 1]


def test_a_slip_that_is_refused_says_why_and_keeps_its_figures(
    room: TestRoom, phone: Phone
) -> None:
    page, device = seated(room, phone)
    press(page, "1", "2", "Next", "8", "Hand in")
    room.heard("slip", device)
    why = states.SAID["en"]["closed"]
    room.tell(device, {"why": why})
    page.locator(".fits.why", has_text=why).wait_for()
    assert page.get_by_role("textbox").first.input_value() == "12"
    press(page, "Hand in")
    assert room.heard("slip", device)[1]["slip"]["values"] == [12, 8]


@pytest.mark.parametrize("arrived", [False, True])
def test_a_slip_that_was_torn_off_is_sent_once_more_unless_it_is_there(
    room: TestRoom, phone: Phone, arrived: bool
) -> None:
    page, device = seated(room, phone)
    press(page, "1", "2", "Next", "8", "Hand in")
    room.heard("slip", device)
    page.reload()
    device, _ = room.heard("back")
    room.tell(device, states.lists())
    room.tell(device, states.table(state="sent") if arrived else states.table())
    if arrived:
        page.locator(".state.sent").wait_for()
        room.tell(device, states.table(state="taken"))
        page.locator(".state.taken").wait_for()
        assert page.evaluate("localStorage['kartentisch.slip']") is None
    else:
        assert room.heard("slip", device)[1]["slip"]["values"] == [12, 8]


def test_another_phone_of_the_table_says_that_it_is_right(room: TestRoom, phone: Phone) -> None:
    page, device = seated(room, phone)
    slip = {"id": "abc", "values": [12, 8], "by": "Jens", "mine": False}
    room.tell(device, states.table(state="sent", slip=slip))
    press(page, "That’s right")
    _, said = room.heard("right", device)
    assert said["right"] == {"round": 3, "table": 3, "id": "abc", "by": 0}
    press(page, "Not right? Enter your own")
    press(page, "1", "1", "Next", "1", "2", "Hand in")
    assert room.heard("slip", device)[1]["slip"]["values"] == [11, 12]


@pytest.mark.parametrize(
    ("why", "told"), [(No.SECRET, "not valid"), (No.DESK, "take your slip to the desk")]
)
def test_a_wrong_code_is_said_and_the_lists_are_read_all_the_same(
    room: TestRoom, phone: Phone, why: No, told: str
) -> None:
    page = phone(room.url)
    device, _ = room.heard("watch")
    room.tell(device, states.lists())
    page.get_by_label("Table code").fill("3 zzzz")
    press(page, "Open")
    device, said = room.heard("table")
    assert said["table"] == "3ZZZZ"
    room.order(drop=device, code=int(why))
    device, _ = room.heard("watch")
    room.tell(device, states.lists())
    page.locator(".slip", has_text=told).wait_for()
    assert page.get_by_role("heading", level=1).text_content() == states.SAID["en"]["title"]


def test_a_token_that_has_passed_is_forgotten(room: TestRoom, phone: Phone) -> None:
    page, _ = seated(room, phone)
    page.reload()
    device, _ = room.heard("back")
    room.order(drop=device, code=int(No.TOKEN))
    device, _ = room.heard("watch")
    room.tell(device, states.lists())
    page.get_by_role("heading", name="who sits where").wait_for()


@pytest.mark.parametrize("why", [No.VERSION, No.FULL, No.OVER])
def test_what_ends_a_page_is_said_in_a_sentence(room: TestRoom, phone: Phone, why: No) -> None:
    page = phone(room.url)
    device, _ = room.heard("watch")
    room.order(drop=device, code=int(why))
    heading = page.get_by_role("heading", level=1)
    until(lambda: heading.text_content() != "Opening …")
    assert str(heading.text_content()).endswith((".", "moment."))
    if why is not No.VERSION:
        press(page, "Try again")
        room.heard("watch")


def test_a_station_chooses_its_table(room: TestRoom, phone: Phone) -> None:
    page = phone(room.url + "#K7RM", 1024, 768)
    device, said = room.heard("ask")
    assert said["ask"] == "K7RM"
    room.tell(device, states.lists(tables=True))
    page.get_by_role("button", name="Table 6").click()
    assert room.heard("pick", device)[1]["pick"] == {"round": 3, "table": 6}
    room.tell(device, states.table())
    page.get_by_role("textbox").first.fill("12")
    press(page, "All tables")
    page.get_by_role("button", name="Table 7").wait_for()


def test_a_room_that_breaks_down_is_found_again_with_all_that_was_typed(phone: Phone) -> None:
    other = TestRoom("tests.phones.rooms")
    try:
        page, _ = seated(other, phone)
        press(page, "1", "2")
        other.kill()
        page.locator("#torn:visible").wait_for()
        assert status(page) == "Connection lost. Trying again …"
    finally:
        other.kill()
    again = TestRoom("tests.phones.rooms", other.port)
    assert again.port == other.port
    device, said = again.heard("back")
    assert said["back"] == TOKEN
    again.tell(device, states.lists())
    again.tell(device, states.table())
    page.locator("#torn").wait_for(state="hidden")
    assert page.get_by_role("textbox").first.input_value() == "12"
    press(page, "Next", "8", "Hand in")
    assert again.heard("slip", device)[1]["slip"]["values"] == [12, 8]
    again.close()
