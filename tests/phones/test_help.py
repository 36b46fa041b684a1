"""What is asked for beside moves at real matches: hints, taking back, last trick, talk, order."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tests.phones.conftest import Crowd, TestRoom, until
from tests.phones.people import Person
from tests.phones.test_match import begun

Phone = Callable[..., Any]


@pytest.fixture
def seated(match: TestRoom, crowd: Crowd, phone: Phone) -> Callable[..., list[Person]]:
    """Begins a match: Anna reads English and Bert German, both on phones."""

    def sit(game: str, **more: Any) -> list[Person]:
        codes = begun(match, crowd, game, **more)[:2]
        found = [
            Person(phone(code, locale=tongue), tongue)
            for code, tongue in zip(codes, ("en", "de"), strict=True)
        ]
        for one in found:
            one.phone.get_by_role("heading", level=1).wait_for()
        return found

    return sit


def asks(one: Person, name: str) -> bool:
    """Ask for something of the menu; whether it stands there."""
    one.phone.get_by_role("button", name=one.words["menu"], exact=True).press("Enter")
    line = one.dialog.get_by_role("button", name=name, exact=True)
    there = bool(line.count())
    (line if there else one.dialog.get_by_role("button", name=one.words["close"])).press("Enter")
    return there


def play_until(people: list[Person], true: Callable[[], Any]) -> None:
    """Have both play until something is true, if need be in the next deal."""
    rng = Random(5)

    def act() -> bool:
        return any([one.goes_on() if one.is_over() else one.plays(rng) for one in people])

    while not true():
        until(lambda: true() or act())


def held(one: Person) -> list[str]:
    """The cards of a hand, from left to right."""
    found: list[str] = one.hand.get_by_role("button").evaluate_all(
        "all => all.map((one) => one.dataset.c)"
    )
    return found


def test_hint_last_trick_and_claim_are_shown_where_they_are_asked_for(
    seated: Callable[..., list[Person]],
) -> None:
    anna, bert = seated("kein_stich")
    play_until([bert], anna.cards.count)
    assert asks(anna, "Hint")
    until(lambda: anna.phone.locator(".hinted").count())
    assert not bert.phone.locator(".hinted").count()
    assert asks(anna, "I won’t get another trick.")
    anna.phone.locator(".prompt").get_by_text("Not certain yet").wait_for()
    play_until([anna, bert], lambda: len(held(anna)) < 6 and anna.cards.count())
    assert asks(anna, "Last trick")
    until(lambda: anna.phone.locator(".trick li:not(.place)").count() >= 4)
    go_on = anna.calls.get_by_text("Continue")
    go_on.press("Enter")
    until(anna.cards.count)


def test_nothing_is_offered_that_was_not_agreed_on(seated: Callable[..., list[Person]]) -> None:
    anna, bert = seated("kein_stich", agreed={"hints": False, "claims": False, "undo": "never"})
    play_until([anna, bert], lambda: len(held(anna)) == 7 and anna.cards.count())
    for name in ("Hint", "Undo", "I won’t get another trick."):
        assert not asks(anna, name)
    assert asks(anna, "Last trick")


@pytest.mark.parametrize("agrees", [True, False])
def test_who_has_followed_is_asked_before_a_move_is_undone(
    seated: Callable[..., list[Person]], agrees: bool
) -> None:
    anna, bert = seated("kein_stich")
    play_until([anna, bert], lambda: len(held(anna)) == len(held(bert)) < 8 and anna.cards.count())
    left = len(held(anna))
    assert asks(anna, "Undo")
    question = bert.dialog.get_by_role("heading", name="Anna möchte einen Zug rückgängig machen")
    question.wait_for()
    anna.phone.locator(".prompt").get_by_text("The others are asked first.").wait_for()
    bert.dialog.get_by_role("button", name="Ja" if agrees else "Lieber nicht").press("Enter")
    if agrees:
        until(lambda: len(held(anna)) == left + 1)
    else:
        anna.phone.get_by_text("Nothing is undone: not everybody agrees.").first.wait_for()
        assert len(held(anna)) == left


def test_what_is_said_to_a_partner_is_heard_by_all(seated: Callable[..., list[Person]]) -> None:
    anna, bert = seated("knueffeln")
    say = anna.phone.get_by_role("button", name="Say", exact=True)
    # While she is asked for a card nobody else moves, and what she may say stays as it is.
    play_until([anna, bert], lambda: say.count() and anna.cards.count())
    say.press("Enter")
    phrase = anna.dialog.get_by_role("button").first
    phrase.wait_for()
    phrase.press("Enter")
    until(lambda: "Anna" in bert.said.inner_text() and not anna.dialog.count())
    assert "„" in bert.said.inner_text()


def test_a_hand_of_gin_stays_as_it_was_arranged(seated: Callable[..., list[Person]]) -> None:
    anna, _ = seated("gin", people=("Anna", "Bert"))
    until(lambda: len(held(anna)) >= 10)
    before = held(anna)
    assert asks(anna, anna.words["arrange"])
    for place in (0, 1):
        anna.hand.get_by_role("button").nth(place).press("Enter")
        anna.phone.get_by_role("button", name=anna.words["right.one"]).press("Enter")
        until(lambda place=place: held(anna)[place + 1] == before[0])
        anna.phone.wait_for_timeout(100)
        anna.hand.get_by_role("button").nth(place + 1).press("Enter")
    now = [*before[1:3], before[0], *before[3:]]
    assert held(anna) == now
    anna.phone.reload()
    until(lambda: held(anna) == now)
    assert asks(anna, anna.words["sort"])
    until(lambda: held(anna) != now)
