"""An evening with real cards: one phone writes, and everybody else's slate has it at once."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from desktop.room import page
from engine import games
from tests.phones.conftest import Crowd, TestRoom, until
from tests.phones.evenings import short
from tests.phones.test_match import begun

Phone = Callable[..., Any]
GAMES = ("gin", "mulatschak")
"""Two whose questions differ, and are soon answered by chance; the slate's own tests have all."""
DEALS, TRIES = 2, 20
"""Deals of an evening that is not over before; how often figures may be refused."""


def answer(form: Any, rng: Random) -> None:
    """Answer all that is asked by the form's own controls; an answer may lead to more questions."""
    answered: set[str] = set()
    for _ in range(8):
        asked = [*form.get_by_role("group").all(), *form.get_by_role("textbox").all()]
        asked += form.get_by_role("switch").all()
        names = [one.evaluate("one => (one.querySelector('input') ?? one).id") for one in asked]
        fresh = next(
            (one for one in zip(asked, names, strict=True) if one[1] not in answered), None
        )
        if fresh is None:
            return
        control, name = fresh
        answered.add(name)
        if control.get_by_role("radio").count():
            rng.choice(control.get_by_role("radio").all()).check(force=True)
        elif control.get_attribute("role") == "switch":
            control.set_checked(rng.random() < 0.3)
        else:
            control.fill(str(rng.randint(0, 5)))
        form.page.wait_for_timeout(250)  # more may be asked then


def rows(phone: Any) -> list[list[str]]:
    """The deals on the sheet, without what each is called."""
    lines = phone.get_by_role("table").locator("tbody tr").all()
    return [line.locator("td").all_inner_texts() for line in lines]


@pytest.mark.parametrize("game", GAMES)
def test_deals_are_entered_on_one_phone_and_read_on_all(
    match: TestRoom, crowd: Crowd, phone: Phone, game: str
) -> None:
    rng, words = Random(game), page.words()["de"]
    options = short(next(iter(games.find(game).presets.values())))
    people = ("Anna", "Bert", "Cilli", "Dora")
    *codes, looks = begun(match, crowd, game, people, options=options, real_cards=True)
    writer, other = phone(codes[0], locale="de"), phone(codes[1])
    onlooker = phone(looks, 1280, 720)
    form = writer.locator("form.writing")
    chalk = form.get_by_role("button", name=words["chalk"])
    chalk.wait_for()
    first, refused = len(rows(writer)), writer.locator(".waiting > p").first
    for _ in range(TRIES):
        before = rows(writer)
        if len(before) == first + DEALS or not chalk.count():
            break
        answer(form, rng)
        chalk.click()
        until(lambda before=before: rows(writer) != before or refused.count())
        until(lambda: rows(other) == rows(writer) == rows(onlooker))
    assert len(rows(writer)) > first
    assert other.locator("form.writing").count() and not onlooker.locator("form.writing").count()
    writer.reload()
    until(lambda: rows(writer) == rows(other))
