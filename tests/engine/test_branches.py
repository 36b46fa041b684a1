"""Side evenings: a deal taken up again, as it was or with other cards that fit what was known."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from random import Random

import pytest

from engine import branches, games, shuffle
from engine.branches import TRIES, NoSuchMove, anew, branch
from engine.head import Branch, Event, Head, Player
from engine.match import Match
from engine.review import before
from engine.table import NOBODY


def played(game: str, seed: int = 5, deals: int = 2) -> Match:
    """An evening of rules of thumb with a person, so many deals long, with help and a claim."""
    kind = games.find(game)
    names = [Player("Anna"), *(Player(f"Bot {n}", "heuristic") for n in range(1, kind.usual()))]
    options = next(iter(kind.presets.values())).as_dict()
    match = Match(Head(game, "", options, tuple(names), seed, id="evening 1"))
    match.agree(["without_counting"])
    rng = Random(seed)
    for _ in range(deals):
        match.deal()
        match.helped(0, "hint")
        while match.turn != NOBODY:
            match.skip_formal()
            seen, legal = match.view(match.turn), match.legal()
            assert seen is not None
            match.play(match.rules.bots.advise(seen, legal, rng).move if legal[1:] else legal[0])
    return match


def off(match: Match, deal: int, move: int, sits: int | None = None) -> list[Event]:
    seeds = count(99)
    return branch(
        match.events(),
        deal,
        move,
        id="side",
        started="2026-11-23T10:00",
        seed=lambda: next(seeds),
        sits=sits,
    )


def found(events: list[Event], rng: Random, tries: int = TRIES) -> list[Event] | None:
    for one, _ in zip(anew(events, rng), range(tries), strict=False):
        if one is not None:
            return one
    return None


def moves(match: Match) -> Iterator[int]:
    """Moves of the last deal, some of them."""
    number = len(match.moves)
    yield from sorted({1, number // 3 + 1, number // 2 + 1, number})


@pytest.mark.parametrize("game", games.names())
def test_it_stands_where_the_deal_stood(game: str) -> None:
    match = played(game)
    for move in moves(match):
        there = before(match.events(), 2, move)
        assert there is not None
        side = Match.from_events(off(match, 2, move))
        assert side.revealed() == there.revealed() and side.turn == there.turn
        assert side.sheet() == there.sheet() and side.moves == there.moves
        assert side.head.branch == Branch("evening 1", 2, move, "as_it_was")


def test_nothing_leads_to_the_cards_of_later_deals_and_no_help_counts() -> None:
    match = played("ramsen")
    side = Match.from_events(off(match, 1, 3))
    assert side.head.seed != match.head.seed and side.head.id == "side"
    assert [event["help"]["kind"] for event in side.helps()] == ["without_counting"]
    four = len(match.players)
    assert shuffle.first_dealer(side.head.seed, four) == shuffle.first_dealer(5, four)


def test_another_seat_is_taken_by_changing_places() -> None:
    match = played("ramsen")
    side = Match.from_events(off(match, 1, 3, sits=2))
    assert [one.name for one in side.players] == ["Bot 2", "Bot 1", "Anna", "Bot 3"]
    there = before(match.events(), 1, 3)
    assert there is not None and side.revealed() == there.revealed()


@pytest.mark.parametrize(
    ("known", "of"), [({"id": "a", "started": "b"}, "a"), ({"started": "b"}, "b"), ({}, "?")]
)
def test_it_names_its_evening_by_what_is_known_of_it(known: dict[str, str], of: str) -> None:
    first, *rest = played("ramsen", deals=1).events()
    head = replace(Head.from_event(first), **{"id": "", **known})
    begun = branch([head.event(), *rest], 1, 1, id="side", started="c", seed=lambda: 5)
    side = Head.from_event(begun[0])
    assert side.branch is not None and side.branch.of == of
    assert (side.id, side.started) == ("side", "c")


def test_where_the_deal_never_stood_there_is_no_branch() -> None:
    match = played("ramsen", deals=1)
    for deal, move in ((1, 99), (2, 1)):
        with pytest.raises(NoSuchMove):
            off(match, deal, move)


@pytest.mark.parametrize("game", games.names())
def test_other_cards_fit_all_that_was_known(game: str) -> None:
    """The law: what the seat has seen is the same, move by move; and the cards are others."""
    match, rng = played(game), Random(1)
    others = 0
    for move in moves(match):
        events = off(match, 2, move)
        one = found(events, rng, 300)
        if one is None:
            continue
        others += 1
        true, new = Match.from_events(events), Match.from_events(one)
        seat = true.turn
        assert new.turn == seat and new.head.branch is not None
        assert new.head.branch.way == "dealt_anew"
        assert new.revealed() != true.revealed()
        for place in range(len(events), 0, -1):
            if "deal" in events[place - 1]:
                break
        for end in range(place, len(events) + 1):
            then, now = Match.from_events(events[:end]), Match.from_events(one[:end])
            assert then.view(seat) == now.view(seat)
            assert then.legal() == now.legal() or then.turn != seat
    assert others > 1, "some are found"


def test_after_many_failures_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(branches, "_same", lambda *_: False)
    monkeypatch.setattr(branches, "TRIES", 50)
    assert list(anew(off(played("ramsen"), 2, 4), Random(1))) == [None] * 50


def test_where_nothing_is_hidden_any_more_no_other_cards_are_found() -> None:
    match = played("kein_stich")
    events = off(match, 2, len(match.moves))
    assert found(events, Random(1), 60) is None
