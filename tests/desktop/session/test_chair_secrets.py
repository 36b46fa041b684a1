"""What a seat cannot see changes nothing of what its chair is shown and told."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from pathlib import Path

import pytest

from desktop.session import claims, session
from desktop.session.session import Session
from engine import games, hidden
from engine.cards import BACK
from engine.facts import Fact
from engine.match import Match
from engine.rules import Rules
from engine.table import NOBODY, Seat, Table, View
from tests.desktop.session import two_worlds
from tests.desktop.session.two_worlds import Devices, Look, World
from tests.kit.cases import share
from tests.kit.secrets import Leak, compared_worlds

Breaks = Callable[[pytest.MonkeyPatch], None]

PAIRS, EXCHANGES = 90, 8
"""So many pairs of deals of each game are compared, and so many exchanges of cards tried in each
deal; `dev.py campaign chairs` compares more."""
FOUND_WITHIN = 40
"""In so many evenings a leak is found that every few deals give occasion to."""


@pytest.fixture
def devices(qapp: object, tmp_path: Path) -> Iterator[Devices[World]]:
    with Devices(tmp_path, World) as found:
        yield found


@pytest.mark.parametrize("game", games.names())
def test_two_deals_look_alike_to_a_chair_that_cannot_tell_them(
    devices: Devices[World], game: str
) -> None:
    for case in share(game):
        compared_worlds(case, case.seed(), EXCHANGES, devices)
        if devices.pairs >= PAIRS:
            return
    raise AssertionError(f"only {devices.pairs} pairs")


# What the program must not do is done here, and found.


def lowest(match: Match) -> str:
    """The lowest card of the seat after the one on turn, which only that seat sees; "" for none."""
    t = match.revealed()
    held = t.hands[(match.turn + 1) % len(t.hands)] if t is not None and t.phase else []
    return min(map(str, held), default="")


def opens_a_card(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = hidden.view

    def view(t: Table, seat: Seat = NOBODY) -> View:
        seen, other = whole(t, seat), (seat + 1) % len(t.hands)
        if BACK in seen.table.hands[other]:
            seen.table.hands[other][0] = t.hands[other][0]
        return seen

    # The law itself keeps the right one.
    monkeypatch.setattr(hidden, "view", view)


def shows_how_many_of_a_suit_are_held(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = hidden.view

    def view(t: Table, seat: Seat = NOBODY) -> View:
        seen, other = whole(t, seat), (seat + 1) % len(t.hands)
        if BACK in seen.table.hands[other]:
            hearts = sum(card.suit == "H" for card in t.hands[other])
            seen.table.hands[other] += [BACK] * hearts
        return seen

    monkeypatch.setattr(hidden, "view", view)


def offers_moves_in_an_order_that_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Match.legal
    ways = {True: lambda moves: moves, False: lambda moves: moves[::-1]}
    monkeypatch.setattr(Match, "legal", lambda self: ways[lowest(self) < "H"](whole(self)))


def tells_more_news_of_some_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    def news(self: Session, facts: Sequence[Fact], readers: Collection[Seat]) -> tuple[Fact, ...]:
        return tuple(facts) if lowest(self.match) < "H" else ()

    monkeypatch.setattr(Session, "news", news)


def asks_for_hints_with_another_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Session, "hint_question", Session.question)
    monkeypatch.setattr(session, "bot_seed", lambda match: int.from_bytes(lowest(match).encode()))


def judges_claims_by_all_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(claims, "_shown", lambda match, kind: lowest(match) < "H")


def lets_a_hand_decide_what_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Match.phrases
    monkeypatch.setattr(
        Match, "phrases", lambda self, seat: whole(self, seat)[: 1 if lowest(self) < "H" else None]
    )


def undoes_what_may_have_been_no_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Rules, "may_be_formal", lambda self, t, move: False)


@pytest.mark.parametrize(
    ("game", "which", "breaks", "look"),
    [
        ("ramsen", 0, opens_a_card, World.scene),
        ("ramsen", 0, shows_how_many_of_a_suit_are_held, World.scene),
        ("ramsen", 0, offers_moves_in_an_order_that_tells, World.scene),
        ("ramsen", 0, tells_more_news_of_some_cards, World.passing),
        ("ramsen", 0, asks_for_hints_with_another_luck, World.hint),
        ("rams", 0, judges_claims_by_all_cards, World.claim),
        ("knueffeln", 0, lets_a_hand_decide_what_is_said, World.talk),
        ("knueffeln", 1, undoes_what_may_have_been_no_decision, World.back),
    ],
)
def test_a_chair_that_is_told_of_hidden_cards_is_found(
    monkeypatch: pytest.MonkeyPatch,
    devices: Devices[World],
    game: str,
    which: int,
    breaks: Breaks,
    look: Look,
) -> None:
    case = share(game)[which]
    for name, value in (("LOOKED_AT", 0.5), ("TO_THE_END", 1.0), ("LOOKS", (look,))):
        monkeypatch.setattr(two_worlds, name, value)
    compared_worlds(case, 0, follow=devices)
    assert devices.looks
    breaks(monkeypatch)
    with pytest.raises(Leak):
        for seed in range(FOUND_WITHIN):
            compared_worlds(case, seed, follow=devices)
