"""What a hand does under a thumb, and what it sends."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from desktop.room.messages import No
from tests.phones import hands
from tests.phones.conftest import Message, TestRoom, until

Phone = Callable[..., Any]
SECRET = "a-secret-of-128-bits_"
TOKEN = "a-token-of-a-device"
CARD = ".hand [data-c='{}']"
INDEX = 0.2
"""How much of a card's width its index takes."""
SIZES = ((320, 640), (390, 844), (768, 1024), (844, 390), (568, 320))
COVERED = """() => [...document.querySelectorAll(".hand button")].filter(one => {
    const box = one.getBoundingClientRect(), [wide, high] = [one.offsetWidth, one.offsetHeight];
    const turned = new DOMMatrix(getComputedStyle(one.parentElement).transform);
    turned.e = turned.f = 0;
    const corner = turned.transformPoint(new DOMPoint((INDEX - .5) * wide, .12 * wide - high / 2));
    const at = [box.left + box.width / 2 + corner.x, box.top + box.height / 2 + corner.y];
    return document.elementFromPoint(...at) !== one;
  }).map(one => one.dataset.c)"""
"""The cards whose index something else lies on."""


def dealt(room: TestRoom, phone: Phone, *messages: Message, **more: Any) -> tuple[Any, int]:
    """A phone that has scanned the code of its seat and been told this; and which device it is."""
    page = phone(f"{room.url}#s{SECRET}", **{"reduced_motion": "reduce"} | more)
    device, said = room.heard("sit")
    assert said == {"v": 1, "lang": "en", "sit": SECRET}
    room.heard("lang", device)
    room.tell(device, {"token": TOKEN, "kind": "seat"})
    for message in messages or (hands.scene("en"),):
        room.tell(device, message)
    page.locator(".match h1").first.wait_for()
    until(lambda: page.evaluate("document.fonts.status") == "loaded")
    return page, device


def index(page: Any, code: str) -> tuple[float, float]:
    """Where the index of a card can be touched."""
    box = page.locator(CARD.format(code)).bounding_box()
    return box["x"] + 0.25 * box["width"], box["y"] + 0.3 * box["height"]


def flick(page: Any, code: str, across: float, up: float) -> None:
    """Press on a card and move the finger, quickly."""
    x, y = index(page, code)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + across / 2, y - up / 2)
    page.mouse.move(x + across, y - up)
    page.mouse.up()


def quiet(room: TestRoom, page: Any, device: int) -> None:
    """Hold that the page has said nothing by then."""
    page.locator("#menu").click()
    page.get_by_role("button", name="Sort hand").click()
    said = room.next("got")
    assert said == {"got": device, "message": {"sort": 1, "n": 17}}


def test_a_code_of_a_seat_becomes_a_token_that_lasts(room: TestRoom, phone: Phone) -> None:
    page, _ = dealt(room, phone)
    assert "#" not in page.url
    page.reload()
    device, said = room.heard("hold")
    assert said == {"v": 1, "lang": "en", "hold": TOKEN}
    room.tell(device, hands.scene("en"))
    page.locator(CARD.format("H7")).wait_for()


def test_a_tap_lifts_and_a_second_one_plays(room: TestRoom, phone: Phone) -> None:
    page, device = dealt(room, phone)
    card = page.get_by_role("button", name="Bells Nine, playable")
    card.click()
    assert card.get_attribute("aria-pressed") == "true"
    page.get_by_text("tap again to play it").wait_for()
    page.wait_for_timeout(120)
    card.click()
    assert room.heard("move", device)[1] == {"move": "S9", "n": 17}


def test_a_slip_of_the_thumb_does_nothing(room: TestRoom, phone: Phone) -> None:
    page, device = dealt(room, phone)
    page.locator(CARD.format("S9")).evaluate("one => { one.click(); one.click(); }")
    assert page.locator(CARD.format("S9")).get_attribute("aria-pressed") == "true"
    flick(page, "EU", 3, 12)
    quiet(room, page, device)


def test_a_flick_upwards_plays(room: TestRoom, phone: Phone) -> None:
    page, device = dealt(room, phone)
    flick(page, "EU", 5, 120)
    assert room.heard("move", device)[1] == {"move": "EU", "n": 17}


def test_what_may_not_be_played_asks_why(room: TestRoom, phone: Phone) -> None:
    page, device = dealt(room, phone)
    page.mouse.click(*index(page, "H7"))
    assert room.heard("attempt", device)[1] == {"attempt": "H7", "n": 17}
    room.tell(device, hands.scene("en", note="You must follow suit.", noted="H7"))
    page.locator(".prompt").get_by_text("You must follow suit.").wait_for()
    page.mouse.click(*index(page, "H7"))
    flick(page, "G9", 0, 120)
    assert room.heard("attempt", device)[1] == {"attempt": "G9", "n": 17}


def test_one_tap_plays_where_that_is_wished_for(room: TestRoom, phone: Phone) -> None:
    page, device = dealt(room, phone)
    page.locator("#menu").click()
    page.get_by_label("Play a card with one tap").check()
    page.get_by_role("button", name="Close").click()
    page.locator(CARD.format("S9")).click(position={"x": 9, "y": 30})
    assert room.heard("move", device)[1] == {"move": "S9", "n": 17}


def test_calls_about_a_card_come_with_it(room: TestRoom, phone: Phone) -> None:
    page, device = dealt(room, phone, *hands.every("en")["gin"])
    page.get_by_role("button", name="Knock with Nine …").click()
    page.get_by_role("button", name="Back", exact=True).click()
    assert not page.get_by_role("button", name="Turn the Eight").count()
    page.mouse.click(*index(page, "H9"))
    page.get_by_role("button", name="Turn the Eight").click()
    assert room.heard("move", device)[1] == {"move": "!Turn the Eight", "n": 17}
    page.get_by_role("button", name="Take: Talon").click()
    assert room.heard("move", device)[1] == {"move": "!draw", "n": 17}


def test_a_hand_is_put_in_order_by_dragging_and_by_buttons(room: TestRoom, phone: Phone) -> None:
    page, device = dealt(room, phone)
    step = index(page, "S9")[0] - index(page, "H7")[0]
    flick(page, "H7", 2.4 * step, 4)
    assert room.heard("order", device)[1] == {"order": ["S9", "EO", "H7", "EU", "G9"], "n": 17}
    page.locator("#menu").click()
    page.get_by_role("button", name="Arrange hand").click()
    page.mouse.click(*index(page, "EU"))
    page.get_by_role("button", name="Move the card left").click()
    assert room.heard("order", device)[1]["order"] == ["H7", "S9", "EU", "EO", "G9"]


@pytest.mark.parametrize(("wide", "high"), SIZES)
def test_every_index_is_seen(room: TestRoom, phone: Phone, wide: int, high: int) -> None:
    page, device = dealt(room, phone, wide=wide, high=high)
    for count in range(1, 14):
        codes = hands.PACK[:count]
        room.tell(device, hands.scene("en", hand=hands.held(codes, count), trick=[]))
        until(lambda count=count: page.locator(".hand button").count() == count)
        assert page.evaluate(COVERED.replace("INDEX", str(INDEX))) == [], count
        lifted = page.locator(".hand button").nth(count // 2)
        lifted.evaluate("one => one.click()")
        assert page.evaluate(COVERED.replace("INDEX", str(INDEX))) == [], ("lifted", count)


def test_what_is_to_be_looked_at_waits_for_a_tap(room: TestRoom, phone: Phone) -> None:
    page, device = dealt(room, phone, *hands.every("en")["decided"])
    page.get_by_role("button", name="Continue").click()
    assert room.heard("on", device)[1] == {"on": 1, "n": 17}
    for message in hands.every("en")["ending"]:
        room.tell(device, message)
    page.get_by_role("button", name="Next deal").click()
    assert room.heard("deal", device)[1] == {"deal": 1, "n": 18}


def test_talk_is_fetched_when_it_is_opened(room: TestRoom, phone: Phone) -> None:
    page, device = dealt(room, phone)
    page.get_by_role("button", name="Say").click()
    room.heard("phrases", device)
    room.tell(device, hands.every("en")["talk"][1])
    page.get_by_role("button", name="I have the King. 3").click()
    assert room.heard("say", device)[1] == {"say": "!I have the King. 3", "n": 17}


@pytest.mark.parametrize("agree", [True, False])
def test_a_plea_is_answered(room: TestRoom, phone: Phone, agree: bool) -> None:
    page, device = dealt(room, phone, *hands.every("en")["plea"])
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Yes" if agree else "Play on").click()
    assert room.heard("agree", device)[1] == {"agree": agree, "n": 17}


@pytest.mark.parametrize("what", ["hint", "last", "undo", "claim"])
def test_the_menu_asks_for_what_is_possible(room: TestRoom, phone: Phone, what: str) -> None:
    page, device = dealt(room, phone)
    page.locator("#menu").click()
    page.get_by_role("button", name=hands.SAID["en"][what]).click()
    assert room.heard(what, device)[1] == {what: 1, "n": 17}


def test_a_computer_player_may_play_on_for_somebody(room: TestRoom, phone: Phone) -> None:
    page, device = dealt(room, phone)
    page.get_by_role("button", name="Bert, ").click()
    page.get_by_role("button", name="Computer plays for Bert").click()
    assert room.heard("stand_in", device)[1] == {"stand_in": 2, "n": 17}


def test_a_seat_is_brought_back_from_another_device(room: TestRoom, phone: Phone) -> None:
    page, device = dealt(room, phone)
    room.order(drop=device, code=int(No.ELSEWHERE))
    page.get_by_role("button", name="Bring it here").click()
    device, said = room.heard("hold")
    assert said["take"] == 1
    room.tell(device, hands.scene("en"))
    page.locator(CARD.format("H7")).wait_for()


def test_four_signs_are_asked_for_at_the_laptop(room: TestRoom, phone: Phone) -> None:
    page = phone(room.url)
    device, _ = room.heard("watch")
    room.tell(device, {"n": 1, "lists": hands.NO_LISTS})
    page.get_by_label("Table code").fill("k7rm")
    page.get_by_role("button", name="Open", exact=True).click()
    device, said = room.heard("ask")
    assert said["ask"] == "K7RM"
    room.tell(device, {"wait": "Waiting for a yes at the laptop …"})
    page.get_by_role("heading", name="Waiting for a yes at the laptop …").wait_for()


def test_a_deal_with_real_cards_is_entered(room: TestRoom, phone: Phone) -> None:
    page, device = dealt(room, phone, *hands.every("en")["writing"])
    page.get_by_role("radio", name="Bert").check(force=True)
    assert room.heard("fields", device)[1]["fields"]["answers"]["who"] == 2
    page.get_by_label("Points of Anna").fill("-12")
    page.get_by_label("Points of Anna").fill("12")
    page.get_by_role("button", name="Chalk it up").click()
    said = room.heard("chalk", device)[1]
    assert said["chalk"]["answers"] == {"who": 2, "points": 12, "schneider": 0}


def test_what_happens_is_told_once_and_can_be_read_again(room: TestRoom, phone: Phone) -> None:
    page, device = dealt(room, phone)
    room.tell(device, hands.scene("en", heard="Lina plays the King."))
    room.tell(device, hands.scene("en", heard=""))
    room.tell(device, hands.scene("en", heard="Bert passes."))
    log = page.get_by_role("log")
    until(lambda: "Bert passes." in log.inner_text())
    assert log.locator("p").all_inner_texts() == [
        *("You must beat the Ober of Hearts.", "Lina plays the King.", "Bert passes.")
    ]
