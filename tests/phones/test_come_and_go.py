"""People with phones who leave a real match and come back to it, and a laptop that is closed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.phones.conftest import Crowd, TestRoom, until
from tests.phones.people import Person
from tests.phones.test_help import held, play_until
from tests.phones.test_match import begun

Phone = Callable[..., Any]
SOCKETS = (
    "const Real = WebSocket; window.WebSocket = class extends Real {"
    " constructor(...where) { super(...where); window.line = this; } }"
)
"""The page's socket can be torn from outside."""
HIDDEN = (
    "(state) => { Object.defineProperty(document, 'visibilityState', {value: state,"
    " configurable: true}); document.dispatchEvent(new Event('visibilitychange')); }"
)
"""The page goes out of sight, as when a display is switched off, or comes back."""


def sit(phone: Phone, *codes: str, **more: Any) -> list[Person]:
    """Have a phone scan each of these codes."""
    found = [Person(phone(code, **more), "en") for code in codes]
    for one in found:
        until(one.hand.count)
    return found


def mid_trick(people: list[Person]) -> None:
    """Play until somebody is asked for a card to a trick that others have begun."""
    one = people[0]
    trick = one.phone.locator(".trick li:not(.place)")
    play_until(people[1:], lambda: one.cards.count() and trick.count())


def test_a_page_that_is_opened_again_or_was_torn_has_the_hand_of_now(
    match: TestRoom, crowd: Crowd, phone: Phone
) -> None:
    codes = begun(match, crowd, "kein_stich")[:2]
    anna, bert = sit(phone, *codes)
    mid_trick([anna, bert])
    before = held(anna)
    anna.phone.add_init_script(SOCKETS)
    for _ in range(2):
        anna.phone.reload()
        until(lambda: held(anna) == before and anna.cards.count())
    anna.phone.evaluate("line.close()")
    play_until([anna], lambda: len(held(anna)) == len(before) - 1)
    until(lambda: len(bert.said.locator("p").all()) > 1)


def test_who_is_away_is_seen_and_played_for_and_told_what_was_played(
    match: TestRoom, crowd: Crowd, phone: Phone
) -> None:
    codes = begun(match, crowd, "kein_stich")[:2]
    anna, bert = sit(phone, *codes)
    mid_trick([anna, bert])
    before = len(held(anna))
    anna.phone.evaluate(HIDDEN, "hidden")
    bert.phone.locator(".person.away", has_text="Anna").wait_for()
    plays = bert.said.get_by_text("Anna plays the")
    often = plays.count()
    bert.calls.get_by_text("Let a computer player play on for Anna").press("Enter")
    until(lambda: plays.count() > often)
    anna.phone.evaluate(HIDDEN, "visible")
    until(lambda: 0 < len(held(anna)) < before)
    anna.said.get_by_text("A computer player played for you").wait_for(state="attached")
    until(lambda: not bert.phone.locator(".person.away").count())


def test_a_second_phone_takes_a_seat_over_and_a_lost_one_is_sent_away(
    match: TestRoom, crowd: Crowd, phone: Phone
) -> None:
    code, _, looks = begun(match, crowd, "kein_stich")
    (first,) = sit(phone, code)
    hand = held(first)
    match.order(do="new_code", seat=1)
    there = match.next("seats")
    # The code of a seat holds once: the seat has a new one for the next phone.
    second = Person(phone(there["seats"][0].replace(match.url, crowd.url)), "en")
    until(lambda: held(second) == hand)
    here = first.phone.get_by_role("button", name="Bring it here")
    here.press("Enter")
    until(lambda: held(first) == hand)
    second.phone.get_by_role("button", name="Bring it here").wait_for()
    match.order(do="new_code", seat=0)
    new = match.next("seats")["seats"][0].replace(match.url, crowd.url)
    lost = "seat’s code is no longer valid"
    first.phone.get_by_text(lost).first.wait_for()
    second.phone.reload()
    second.phone.get_by_text(lost).first.wait_for()
    (third,) = sit(phone, new)
    assert held(third) == hand
    onlooker = phone(looks)
    onlooker.locator(".people").wait_for()
    assert not onlooker.get_by_role("list", name=third.words["hand"]).count()


def test_a_laptop_is_closed_in_mid_trick_and_opened_on_the_next_day(
    phone: Phone, tmp_path: Path
) -> None:
    today = TestRoom("tests.phones.match", 0, str(tmp_path))
    today.order(do="begin", game="kein_stich")
    said = today.next("seats")
    people = sit(phone, *said["seats"], killed=True)
    mid_trick(people)
    hands = [held(one) for one in people]
    today.kill()

    tomorrow = TestRoom("tests.phones.match", today.port, str(tmp_path))
    assert tomorrow.url == today.url
    tomorrow.order(do="open", path=said["path"])
    until(lambda: [held(one) for one in people] == hands and people[0].cards.count())
    play_until(people[:1], lambda: len(held(people[0])) == len(hands[0]) - 1)
    hands = [held(one) for one in people]
    tomorrow.kill()

    # Where the laptop has another address a browser keeps nothing for it: each scans once.
    elsewhere = TestRoom("tests.phones.match", 0, str(tmp_path))
    elsewhere.order(do="open", path=said["path"])
    for one, url in zip(people, elsewhere.next("seats")["seats"], strict=True):
        one.phone.goto(url)
    until(lambda: [held(one) for one in people] == hands)
    elsewhere.close()
