"""Every kind of decision that a game knows is made on a phone, and is that move in the match.

So is what nobody decides alone: that the rest is claimed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Error

from desktop.common.language import Language
from desktop.scene.help_words import claim_words
from engine import games
from engine.claims import kept, kinds
from engine.head import Event
from engine.match import Match
from engine.moves import write
from engine.store import SUFFIX, whole
from engine.table import Seat
from tests.kit.cases import presets
from tests.phones.conftest import Crowd, TestRoom, until
from tests.phones.people import Person
from tests.phones.test_help import asks
from tests.workshop import golden

Phone = Callable[..., Any]
TONGUES = ("en", "de")
PHONES, DEALS, MANY = 4, 3, 60
"""At most so many play; so many deals of each variant and number of players are looked through for
every kind of decision, and for a claim, which may be seldom."""
PARTS = 3
"""In so many tests the decisions of a game are made."""
OWN = ("kein_stich", "knueffeln")
"""They have rows, and cards that are led face down, which no other game has."""
GAMES = [
    name if name in OWN else pytest.param(name, marks=pytest.mark.one_in(8))
    for name in games.names()
]
CLAIMED = [
    pytest.param(name, marks=pytest.mark.one_in(5))
    for name in games.names()
    if presets(name)[0].make().has_claims
]


class Moment(NamedTuple):
    """A match when somebody is to decide, and what that person does."""

    events: list[Event]
    seat: Seat
    does: str
    players: int


def decisions(game: str, deals: int) -> Iterator[Match]:
    """A match of every variant before each decision of these deals."""
    for case in presets(game):
        if case.players <= PHONES:
            for match, legal in golden.walked(case, deals):
                if legal:
                    yield match


def is_asked(match: Match) -> bool:
    """Whether somebody is asked where the match is opened as it is written down.

    An answer for form's sake is no decision, and those that have been given are not in the log.
    """
    return match.formal() is None and Match.from_events(match.events()).turn == match.turn


@cache
def moments(game: str) -> list[Moment]:
    """One moment for each chapter of the game and each kind of move in it."""
    found: dict[tuple[str, str], Moment] = {}
    for match in decisions(game, DEALS):
        seen = match.view()
        assert seen is not None
        fresh = {
            kind: move
            for move in match.legal()
            if (kind := (seen.table.phase, golden.kind_of(move))) not in found
        }
        if fresh and is_asked(match):
            for kind, move in fresh.items():
                at = [*match.events()], match.turn, write(move), len(match.players)
                found[kind] = Moment(*at)
    return sorted(found.values(), key=lambda one: one.players)


def claim(game: str) -> Moment:
    """Where a claim can be shown; a last card is played by itself."""
    for match in decisions(game, MANY):
        seen = match.view(match.turn)
        assert seen is not None
        for kind in kinds(match.rules, seen.table, match.turn)[:1]:
            several = len(seen.table.hands[match.turn]) > 1
            if several and kept(match.rules, seen, kind) is not None and is_asked(match):
                return Moment([*match.events()], match.turn, kind, len(match.players))
    raise AssertionError("nobody can claim")


class Open:
    """Matches that are opened where somebody is to decide, at a room whose phones stay in."""

    def __init__(self, match: TestRoom, crowd: Crowd, phone: Phone, folder: Path) -> None:
        self._match, self._crowd, self._phone, self._folder = match, crowd, phone, folder
        self._people: dict[Seat, Person] = {}
        self._count = 0

    def open(self, events: list[Event], *seats: Seat) -> list[Person]:
        """Open a match; who sits at these seats, each with a phone."""
        self._count += 1
        path = self._folder / f"{self._count}{SUFFIX}"
        path.write_bytes(whole(events))
        self._match.order(do="open", path=str(path))
        urls = self._match.next("seats")["seats"]
        for seat in seats:
            if seat not in self._people:
                tongue = TONGUES[seat % 2]
                url = urls[seat].replace(self._match.url, self._crowd.url)
                page = self._phone(url, locale=tongue)
                self._people[seat] = Person(page, tongue)
        return [self._people[seat] for seat in seats]

    def events(self, kind: str) -> list[Any]:
        """Everything of one kind in the log of the match by now."""
        self._match.order(do="events")
        return [one[kind] for one in self._match.next("events")["events"] if kind in one]


@pytest.fixture
def opened(match: TestRoom, crowd: Crowd, phone: Phone, tmp_path: Path) -> Open:
    return Open(match, crowd, phone, tmp_path)


def makes(one: Person, move: str) -> None:
    """Press what makes a move: a card, a call, one about a card, or one of several."""
    button = one.phone.locator(f'[data-m="{move}"]').first
    if not move.startswith("!"):
        button = one.hand.locator(f'[data-c="{move}"]')
        one.press(button)
        one.phone.wait_for_timeout(100)
    for card in move.split()[1:]:
        about = one.hand.locator(f'[data-c="{card}"]')
        if not button.count() and about.count():
            one.press(about)
    # By this name none is pressed that makes a move, though the page may have changed meanwhile.
    for which in one.phone.locator(".calls button:not([data-m])").all():
        if not button.count():
            one.press(which)
    one.press(button)


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_decision_is_made_on_a_phone(opened: Open, game: str, part: int) -> None:
    for events, seat, move, _ in moments(game)[part::PARTS]:
        (one,) = opened.open(events, seat)
        before = len(opened.events("move"))

        def made(one: Person = one, move: str = move, before: int = before) -> list[str]:
            with suppress(Error):  # the phone is not there yet, or the move is asked about
                makes(one, move)
            one.phone.wait_for_timeout(100)
            return opened.events("move")[before:]

        assert until(made)[0] == move


@pytest.mark.parametrize("agreed", [True, False])
@pytest.mark.parametrize("game", CLAIMED)
def test_the_rest_is_claimed_on_a_phone_and_granted_by_all_others_or_not(
    opened: Open, game: str, agreed: bool
) -> None:
    there = claim(game)
    people = opened.open(there.events, *range(there.players))
    claims, others = people.pop(there.seat), people
    words = [claim_words(there.does, Language(tongue)) for tongue in TONGUES]

    def claimed() -> bool:
        if (on := claims.phone.locator(".calls .main")).count():  # a trick lies there
            on.press("Enter")
        return asks(claims, words[there.seat % 2])

    until(claimed)
    for at, one in enumerate(others):
        one.dialog.wait_for()
        last = at == len(others) - 1
        one.press(one.dialog.get_by_role("button").nth(0 if agreed or not last else 1))
        until(lambda one=one: not one.dialog.count())
    answer = "granted" if agreed else "declined"
    assert until(lambda: opened.events("claim"))[-1]["answer"] == answer
    for one in others:
        heard = one.said.inner_text
        until(lambda heard=heard: any(said in heard() for said in words) == agreed)
