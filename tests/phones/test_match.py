"""A match on phones in a real browser: a deal of each game, by what a screen reader finds alone."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from desktop.room import page
from engine import games
from tests import sample
from tests.phones.conftest import Crowd, TestRoom, until
from tests.phones.people import Person

Phone = Callable[..., Any]
PEOPLE = ("Anna", "Bert", "bot Sepp", "bot Resi")
TONGUES = ("de", "en")


def begun(
    match: TestRoom, crowd: Crowd, game: str, people: tuple[str, ...] = PEOPLE, **more: Any
) -> list[str]:
    """Begin a match; the addresses of the codes for those who play on phones, and for onlookers."""
    match.order(do="begin", game=game, people=people, **more)
    said = match.next("seats")
    codes = [url for url in said["seats"] if url]
    return [url.replace(match.url, crowd.url) for url in (*codes, said["looks"])]


@pytest.mark.one_in(4)
@pytest.mark.parametrize("game", games.names())
def test_a_deal_of_each_game_is_played_by_names_and_roles(
    match: TestRoom, crowd: Crowd, phone: Phone, game: str
) -> None:
    *codes, looks = begun(match, crowd, game)
    rng = Random(3)
    readers = [
        Person(phone(code, locale=tongue), tongue)
        for code, tongue in zip(codes, TONGUES, strict=True)
    ]
    onlooker = phone(looks, 1280, 720)
    for one in readers:
        one.phone.get_by_role("heading", level=1).wait_for()
    while playing := [one for one in readers if not one.is_over()]:
        until(lambda: any([one.plays(rng) or one.is_over() for one in playing]))
    until(lambda: onlooker.get_by_role("heading", level=2).count())
    assert not onlooker.get_by_role("list", name=page.words()["en"]["hand"]).count()
    for one in readers:
        said = one.said.locator("p").all_inner_texts()
        assert len(said) > 2
        assert [one for one, after in pairwise(said) if one == after] == []
    if any([one.goes_on() for one in readers]):
        until(lambda: not any(one.is_over() for one in readers))
        assert "2" in readers[0].phone.get_by_role("heading", level=1).inner_text()


def test_a_trick_of_a_game_of_ones_own_is_played(
    phone: Phone, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KARTENTISCH_GAMES", str(Path(sample.__file__).parent))
    own = TestRoom("tests.phones.match")
    codes = begun(own, Crowd(own), "hearts", ("Anna", "Bert", "Cilli", "Dora"))[:-1]
    readers = [Person(phone(code), "en") for code in codes]
    rng, hands = Random(3), [one.hand.get_by_role("button") for one in readers]
    for hand in hands:
        until(lambda hand=hand: hand.count() == 13)
    while any(hand.count() > 12 for hand in hands):
        until(lambda: any([one.plays(rng) for one in readers]))
    own.close()
