"""What is taken back and done again leaves nothing behind, and no log of it takes long to read."""

from __future__ import annotations

import time
from random import Random

import pytest

from engine import bounds
from engine.head import BadLog, Event, Head, Player
from engine.match import Match
from engine.sheet import Line
from engine.table import NOBODY
from tests.kit.cases import cases, mixed_cases

GAMES = ("gin", "kein_stich", "knueffeln", "ramsen", "ramsli")


def to_and_fro(game: str, seed: int, events: int) -> tuple[Match, list[Event]]:
    """An evening in which much is taken back and done again, and all that was recorded of it."""
    rng = Random(f"{game} {seed}")
    case = rng.choice([one for one in (*cases(), *mixed_cases()) if one.game == game])
    log: list[Event] = []
    match = Match(case.head(seed), log.append)
    log.append(match.head.event())
    while len(log) < events:
        chance = rng.random()
        if chance < 0.2 and match.undoable():
            most = min(match.undoable(), rng.choice([1, 2, 5, 60]))
            match.undo(rng.randint(1, most))
        elif chance < 0.3 and match.redoable():
            match.redo(rng.randint(1, match.redoable()))
        elif chance < 0.35 and match.deal_number:
            match.helped(0, "hint")
        elif match.turn == NOBODY:
            if match.over:
                match.undo(1)
            else:
                match.deal()
        else:
            seat = rng.randrange(case.players)
            if chance < 0.5 and (said := match.phrases(seat)):
                match.say(seat, rng.choice(said))
            match.play(rng.choice(match.legal()))
    return match, log


def state(match: Match) -> list[object]:
    """All that an evening has come to, when no answer for form's sake is due.

    It is no step: one may have been given, and no log of the steps says so.
    """
    match.skip_formal()
    return [
        match._table,
        match.sheet(),
        match.events(),
        match.turns(),
        match.redoable(),
        [start.place for start in match._history.starts],
        match.differences(),
        match.corrected(),
    ]


@pytest.mark.parametrize("game", GAMES)
def test_an_evening_of_much_to_and_fro_is_read_as_it_was_played(game: str) -> None:
    for seed in range(6):
        match, log = to_and_fro(game, seed, 150)
        assert state(Match.from_events(log)) == state(match)
        plain = Match.from_events(match.events())
        assert state(plain)[:4] == state(match)[:4]
        # And it goes on from there alike.
        while match.redoable():
            match.redo()
        assert state(Match.from_events(match.events()))[:4] == state(match)[:4]


def test_facts_are_still_told_after_a_move_was_taken_back() -> None:
    match = Match(next(case for case in cases() if case.game == "ramsen").head(3))
    match.deal()
    for _ in range(6):
        move = match.legal()[0]
        match.take_facts()
        match.play(move)
        told = match.take_facts()
        for _ in range(2):
            match.undo()
            assert match.take_facts() == []
            match.play(move)
            assert match.take_facts() == told


def lines_and_corrections(number: int) -> list[Event]:
    """An evening of real cards with so many deals, of which each third is put right."""
    players = tuple(map(Player, ("Anna", "Ben", "Cilli")))
    rules = Head("ramsen", "bavarian", {}, players, 1)
    match = Match(rules, (log := list[Event]()).append)
    log.append(rules.event())
    for place in range(number):
        if match.over:
            break
        match.chalk(Line((1, 4, None)))
        if place % 3 == 2:
            match.correct(place, Line((0, 5, None)), "misheard")
    return log


def test_lines_and_corrections_are_taken_back() -> None:
    log = lines_and_corrections(7)
    for steps in range(1, len(log)):
        match = Match.from_events([*log, {"undo": steps}])
        assert state(match)[:3] == state(Match.from_events(log[:-steps]))[:3]
        match.redo(steps)
        assert state(match)[:3] == state(Match.from_events(log))[:3]


def bomb(kind: str) -> list[Event]:
    """A log that was a hang, of a few hundred kilobytes."""
    match = Match(next(case for case in cases() if case.game == "gin").head(3))
    rng = Random(1)
    while match.deal_number < 12:
        if match.turn == NOBODY:
            match.deal()
        match.play(rng.choice(match.legal()))
    while match.turn == NOBODY or match.undoable() % 2:
        match.deal() if match.turn == NOBODY else match.play(rng.choice(match.legal()))
    log, all_of_it = match.events(), match.undoable()
    hint = {"help": {"seat": 0, "kind": "hint", "deal": 1, "move": 1}}
    match kind:
        case "one back and forth":
            return log + [{"undo": 1}, {"redo": 1}] * 10_000
        case "all back and forth":
            return log + [{"undo": all_of_it}, {"redo": all_of_it}] * 5_000
        case "back and another move":
            newest = next(event for event in reversed(log) if "move" in event)
            return log + [{"undo": 1}, newest] * 5_000
        case "back and help":
            return log + [hint, {"undo": 1}, {"redo": 1}] * 5_000
    return log + [hint] * 5_000 + [{"undo": 1}] * (all_of_it - 1)


@pytest.mark.parametrize(
    "kind",
    [
        "one back and forth",
        "all back and forth",
        "back and another move",
        "back and help",
        "help and back",
    ],
)
def test_no_log_of_to_and_fro_takes_long_to_read(kind: str) -> None:
    log = bomb(kind)
    plain = [event for event in log if event.keys() & {"deal", "move", "kartentisch"}][:500]
    start = time.process_time()
    Match.from_events(plain)
    usual = (time.process_time() - start) / len(plain)
    start = time.process_time()
    try:
        Match.from_events(log)
    except BadLog as error:
        assert error.why == "too many undos and redos"
    took = time.process_time() - start
    assert took < 10 * usual * len(log), f"{took:.1f} s for {len(log)} events"


def test_what_is_beyond_measure_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = bomb("")[:300]
    hint = {"help": {"seat": 0, "kind": "hint", "deal": 1, "move": 1}}
    steps = sum(not event.keys().isdisjoint({"deal", "move"}) for event in plain)
    log = plain + [{"undo": steps - 1}, hint, {"redo": steps - 1}, hint] * 3
    # Each time all that stands behind the head, with a hint in place of the first deal.
    done_again = 3 * (len(plain) - 1)
    monkeypatch.setattr(bounds, "AGAIN", done_again)
    Match.from_events(log)
    monkeypatch.setattr(bounds, "AGAIN", done_again - 1)
    with pytest.raises(BadLog, match="too many"):
        Match.from_events(log)


def test_going_back_and_forth_ends_before_the_log_cannot_be_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bounds, "AGAIN", 100)
    log: list[Event] = []
    match = Match(next(case for case in cases() if case.game == "gin").head(3), log.append)
    match.deal()
    with pytest.raises(BadLog, match="too many"):
        while True:
            match.play(match.legal()[0])
            match.undo()
            match.redo()
            match.undo()
    again = Match.from_events([match.head.event(), *log])
    assert again.events() == match.events() and again.legal() == match.legal()
    match.play(match.legal()[0])
