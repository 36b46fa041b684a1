"""The law of non-interference finds what leaked once: turns that stay with who holds a card."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.knueffeln.exchange import LEAVE, Tens
from engine.games.knueffeln.table import KnueffelnTable
from engine.games.ramsli.exchange import Exchange
from engine.games.ramsli.rules import RamsliRules
from engine.games.ramsli.table import RamsliTable
from engine.games.ramsli.trumps import SEVENS
from engine.moves import Move
from engine.phases.rows import DONE, Rows
from engine.rules import Step
from engine.sheet import Line
from engine.table import Seat
from tests.kit import Case, cases, mixed_cases
from tests.kit.secrets import Leak, compared_moments

FOUND_WITHIN = 20
"""In so many evenings a leak is found that every few deals give occasion to."""


def leaks(case: Case) -> bool:
    """Whether a few evenings bring a leak to light."""
    try:
        for seed in range(FOUND_WITHIN):
            compared_moments(case, seed)
    except Leak:
        return True
    return False


def a_case(game: str, players: int) -> Case:
    return next(
        one for one in [*cases(), *mixed_cases()] if one.game == game and one.players == players
    )


def test_a_turn_that_stays_with_the_seven_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Exchange.has_drawn

    def asks_the_holder_alone(self: Exchange, t: RamsliTable, seat: Seat) -> Step:
        held = SEVENS[t.trump] in t.hands[seat]
        return whole(self, t, seat) if held else self.go_on(t, seat)

    assert not leaks(a_case("ramsli", 3))
    monkeypatch.setattr(Exchange, "has_drawn", asks_the_holder_alone)
    assert leaks(a_case("ramsli", 3))


def test_a_turn_that_stays_with_another_ten_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Tens.play

    def asks_the_holder_alone(self: Tens, t: KnueffelnTable, move: Move) -> Step:
        step = whole(self, t, move)
        if t.swapped and self.pairs[t.chosen].isdisjoint(t.hands[t.turn]):
            return whole(self, t, LEAVE)
        return step

    assert not leaks(a_case("knueffeln", 5))
    monkeypatch.setattr(Tens, "play", asks_the_holder_alone)
    assert leaks(a_case("knueffeln", 5))


def test_a_turn_that_stays_with_who_can_lay_on_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Rows.play

    def asks_who_can_lay_on(self: Rows[Any], t: Any, move: Move) -> Step:
        step = whole(self, t, move)
        return whole(self, t, DONE) if t.phase == "rows" and self.formal(t) is not None else step

    case = next(one for one in [*cases(), *mixed_cases()] if getattr(one.options, "several", False))
    assert not leaks(case)
    monkeypatch.setattr(Rows, "play", asks_who_can_lay_on)
    assert leaks(case)


def test_a_number_that_follows_from_a_hidden_hand_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """What names no card, the law of the texts in a view cannot see."""

    def aces(self: RamsliRules, t: RamsliTable) -> Line:
        return Line(tuple(sum(card.rank == "A" for card in hand) for hand in t.hands))

    monkeypatch.setattr(RamsliRules, "interim", aces)
    assert leaks(a_case("ramsli", 3))
