"""A bot plays on for somebody who has left: what the log keeps, and who decided what."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import branches
from engine.head import BadLog, Event, Head, Player
from engine.history import STOOD_IN
from engine.match import Match
from engine.review import Past, decided_by
from engine.summary import summary
from engine.table import NOBODY
from tests.engine.test_match import head, play_out
from tests.kit.cases import cases

PEOPLE = ("Anna", "Ben", "bot Resi", "Cilli")


def people(case: Any, *, version: int = 2) -> Head:
    """A head of this case with three people and a bot, fewer where fewer play."""
    players = tuple(
        Player(name[4:], "regular") if name.startswith("bot ") else Player(name)
        for name in PEOPLE[: case.players]
    )
    made = case.head(3)
    return Head(made.game, made.preset, made.options, players, made.seed, version=version)


GAMES = {case.game: case for case in cases()}
ACTS = st.lists(
    st.one_of(
        st.tuples(st.just("play"), st.integers(0, 5)),
        st.tuples(st.just("play"), st.integers(0, 5)),
        st.tuples(st.just("undo"), st.integers(1, 6)),
        st.tuples(st.just("redo"), st.integers(1, 6)),
        st.tuples(st.just("leave"), st.integers(0, 3)),
        st.tuples(st.just("back"), st.integers(0, 3)),
    ),
    max_size=60,
)


def told(match: Match) -> list[object]:
    return [match.decided(), match.stood_in(), dict(match.standing), match.events()]


@given(st.sampled_from(sorted(GAMES)), ACTS)
def test_each_decision_stays_with_whoever_made_it(game: str, acts: list[tuple[str, int]]) -> None:
    """By a second reckoning: two stacks of who decided, and whom a bot stands in for."""
    first = people(GAMES[game])
    log: list[Event] = [first.event()]
    match = Match(first, log.append)
    done: list[int] = []
    undone: list[int] = []
    away: set[int] = set()

    def step(decider: int) -> None:
        done.append(decider)
        undone.clear()

    for what, number in acts:
        seat = number % len(first.players)
        if what == "undo" and done:
            number = min(number, len(done))
            match.undo(number)
            undone += [done.pop() for _ in range(number)]
        elif what == "redo" and undone:
            number = min(number, len(undone))
            match.redo(number)
            done += [undone.pop() for _ in range(number)]
        elif what == "leave" and match.deal_number and not match.plays(seat):
            match.stand_in(seat, "strong")
            away.add(seat)
        elif what == "back" and match.deal_number and seat in away:
            match.stand_in(seat, "")
            away.remove(seat)
        elif what == "play" and match.turn == NOBODY and not match.over:
            match.deal()
            step(NOBODY)
        elif what == "play" and match.turn != NOBODY:
            match.skip_formal()
            legal = match.legal()
            here = match.turn
            match.play(legal[number % len(legal)])
            step(NOBODY if here in away or first.players[here].bot else here)
    assert match.decided() == done[::-1]
    assert set(match.standing) == away
    assert told(Match.from_events(log)) == told(match)
    plain = Match.from_events(match.events())
    assert told(plain) == told(match)
    if not any("undo" in event for event in log):
        assert match.events() == log


@pytest.mark.parametrize("game", GAMES)
def test_cards_and_scores_are_the_same_without_the_words(game: str) -> None:
    first = people(GAMES[game])
    match = Match(first, (log := [first.event()]).append)
    match.deal()
    match.stand_in(0, "regular")
    play_out(match)
    without = Match.from_events([one for one in log if "help" not in one])
    assert without.sheet() == match.sheet() and without.moves == match.moves
    assert without.revealed() == match.revealed()


LATE = 16
"""At this move of a deal somebody leaves or comes back."""


def played() -> Match:
    """Three deals: a bot plays for Anna from within the first until within the second."""
    match = Match(head())
    for left, back in ((True, False), (False, True), (False, False)):
        match.deal()
        for number in range(10_000):
            if match.turn == NOBODY:
                break
            if number == LATE and left:
                match.stand_in(0, "strong")
            if number == LATE and back:
                match.stand_in(0, "")
            match.play(match.legal()[0])
    return match


def test_the_review_names_the_bot_that_decided_for_a_person() -> None:
    match = played()
    past = Past.of(match.events())
    for deal in past.deals:
        for one in past.decisions(deal):
            away = one.seat == 0 and (
                (deal == 1 and one.number > LATE) or (deal == 2 and one.number <= LATE)
            )
            bot = match.players[one.seat].bot
            assert decided_by(past.head, one) == ("strong" if away else bot)
    assert match.stood_in() == {0: [1, 2]}


def test_a_summary_counts_the_deals_in_which_a_bot_decided() -> None:
    told = summary(played().events())
    assert told.stood_in == (2, *[0] * (len(told.players) - 1))
    assert told.helped == (0,) * len(told.players), "it is no help"


def test_a_side_evening_is_played_by_its_people() -> None:
    match = played()
    events = branches.branch(match.events(), 2, 3, id="x", started="", seed=lambda: match.head.seed)
    assert not Match.from_events(events).standing


REFUSED: dict[str, Callable[[Match], object]] = {
    "for a bot": lambda match: match.stand_in(1, "strong"),
    "for nobody": lambda match: match.stand_in(9, "strong"),
    "twice": lambda match: [match.stand_in(0, "strong") for _ in range(2)],
    "back from nowhere": lambda match: match.stand_in(0, ""),
    "no bot": lambda match: match.helped(0, STOOD_IN),
    "no word": lambda match: match.stand_in(0, "strong:bold"),
    "back twice": lambda match: [match.stand_in(0, bot) for bot in ("strong", "", "")],
}


@pytest.mark.parametrize("how", REFUSED)
def test_what_cannot_be_is_refused_and_the_match_goes_on(how: str) -> None:
    first = people(GAMES["ramsen"])
    first = Head(
        first.game,
        first.preset,
        first.options,
        (Player("Anna"), Player("Resi", "regular"), Player("Ben")),
        first.seed,
    )
    match = Match(first)
    match.deal()
    before = match.view()
    with pytest.raises(BadLog):
        REFUSED[how](match)
    assert match.view() == before and match.legal()
    play_out(match)


def test_nobody_stands_in_before_the_first_deal() -> None:
    with pytest.raises(BadLog):
        Match(people(GAMES["ramsen"])).stand_in(0, "strong")
