"""Taking back and doing again at a table where one is also asked for form's sake."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from desktop.session.chairs import Chairs
from desktop.session.consents import Consents
from desktop.session.history import History
from desktop.session.matches import Matches
from desktop.session.session import Session
from engine import games
from engine.head import CLUB_TABLE, Head, Player
from engine.match import Match
from engine.rules import Move
from engine.table import NOBODY

PEOPLE = {"one": ("Anna", "bot", "bot", "bot"), "two": ("Anna", "bot", "Ben", "bot")}


def session(game: str, preset: str, names: tuple[str, ...], seed: int, version: int) -> Session:
    players = tuple(
        Player(f"{name} {seat}", "heuristic" if name == "bot" else "")
        for seat, name in enumerate(names)
    )
    options = games.find(game).presets[preset].as_dict()
    match = Match(Head(game, preset, options, players, seed, version=version))
    match.deal()
    return Session(match, None)


def done_unasked(one: Session) -> Move | None:
    """The move that is made without asking: for form's sake, or the only call of one alone."""
    if (call := one.forced()) is not None:
        return call
    handed_round = one.match.turn in one.people and one.only_person == NOBODY
    return None if handed_round else one.match.formal()


def play(one: Session, rng: Random) -> tuple[int, int] | None:
    """One move of whoever is asked; whose decision it was and at which move, if a person's."""
    match = one.match
    if (answer := done_unasked(one)) is not None:
        match.play(answer)
        return None
    seat, number, formal = match.turn, len(match.moves), match.formal()
    legal = match.legal()
    match.play(legal[int(rng.random() * len(legal))])
    return (seat, number) if seat in one.people and formal is None else None


def to_a_person(one: Session, rng: Random) -> None:
    """Play until a person is to decide, or the deal is over."""
    while one.match.turn != NOBODY and (one.match.turn not in one.people or done_unasked(one)):
        play(one, rng)


@pytest.mark.parametrize("version", [1, 2])
@pytest.mark.parametrize("people", PEOPLE)
@pytest.mark.parametrize(
    ("game", "preset"),
    [("knueffeln", "bohmstedt"), ("ramsli", "handed_down"), ("ramsli", "mauscheln")],
)
def test_undo_comes_back_to_the_last_decision_of_a_person_and_redo_forth(
    qapp, settings, game, preset, people, version
):
    undone = 0
    for seed in range(25):
        one, rng = session(game, preset, PEOPLE[people], seed, version), Random(seed)
        matches = Matches()
        matches.session, last = one, None
        chairs = Chairs(matches, settings)
        chairs.open(one)
        history = History(matches, chairs, Consents(chairs))
        while one.match.turn != NOBODY:
            to_a_person(one, rng)
            if one.match.turn == NOBODY:
                break
            # Two who share a device do not see what the other may have answered for form's sake.
            known = last is not None and (people == "one" or history.may_undo())
            if known and one.match.formal() is None and rng.random() < 0.3:
                assert history.may_undo()
                there = one.match.revealed(), one.match.undoable()
                history.undo()
                if people == "one":
                    assert (one.match.turn, len(one.match.moves)) == last, seed
                    assert done_unasked(one) is None
                assert len(one.match.helps()) == (1 if version > 1 else 0)
                history.redo()
                to_a_person(one, rng)
                if people == "one":
                    assert (one.match.revealed(), one.match.undoable()) == there, seed
                undone += 1
                break
            last = play(one, rng) or last
    assert undone > 5


@pytest.mark.parametrize("people", PEOPLE)
@pytest.mark.parametrize(("game", "preset"), [("knueffeln", "bohmstedt"), ("gin", "standard")])
def test_a_deal_begins_again_at_ones_first_decision_with_the_same_cards_but_not_at_a_club(
    qapp, settings, game, preset, people
):
    names = PEOPLE[people][: 2 if game == "gin" else 4]
    # In this deal no first decision could also be an answer for form's sake.
    one, rng = session(game, preset, names, 1, 2), Random(3)
    matches = Matches()
    matches.session = one
    chairs = Chairs(matches, settings)
    chairs.open(one)
    history = History(matches, chairs, Consents(chairs))
    to_a_person(one, rng)
    one.match.skip_formal()
    to_a_person(one, rng)
    assert not history.may_restart()
    first = one.match.revealed()
    for _ in range(2):
        while one.match.turn != NOBODY:
            play(one, rng)
        assert len(one.match.sheet().lines) == 1
        history.restart()
        assert one.match.revealed() == first and not one.match.sheet().lines
        assert not history.may_restart()
    history.redo()
    assert one.match.revealed() != first
    assert history.may_restart()
    one.match.head = replace(one.match.head, id=CLUB_TABLE + "1")
    assert not history.may_restart()
