"""The laws of a match: a log folds to the same evening, however it was saved, undone and redone."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from engine import store
from engine.head import Event
from engine.match import Match
from engine.moves import Move
from engine.table import NOBODY, Table
from tests.kit.cases import SHARE, Case
from tests.kit.laws import in_evenings
from tests.kit.walking import any_move


@dataclass
class Evening:
    """A match played by chance, the events it recorded, and the table after each step."""

    match: Match
    events: list[Event]
    tables: list[Table | None]


def played(case: Case, deals: int) -> Evening:
    """An evening of some deals, the last one broken off in its middle."""
    head = case.head(case.seed())
    events = [head.event()]
    match = Match(head, events.append)
    tables: list[Table | None] = [None]
    rng = case.luck()
    for number in range(1, deals + 1):
        if match.over:
            break
        match.deal()
        tables.append(decided(match))
        moves = 0
        while match.turn != NOBODY and (number < deals or moves < 9):
            match.skip_formal()
            match.play(any_move(match.legal(), rng))
            tables.append(decided(match))
            moves += 1
    return Evening(match, events, tables)


def decided(match: Match) -> Table | None:
    """The table when the answers for form's sake that are due are given: they are no steps."""
    t = match.revealed()
    while t is not None and (answer := match.rules.formal(t)) is not None:
        match.rules.apply(t, answer.move)
    return t


def same(one: Match, other: Match) -> bool:
    """Whether two matches have come to the same, when all have answered for form's sake."""
    one.skip_formal()
    other.skip_formal()
    views = all(one.view(seat) == other.view(seat) for seat in (NOBODY, *range(len(one.players))))
    return (
        views
        and one.revealed() == other.revealed()
        and one.sheet() == other.sheet()
        and one.legal() == other.legal()
        and one.turns() == other.turns()
        and one.moves == other.moves
    )


@in_evenings(SHARE)
def replays(case: Case) -> int:
    """A log folds to the same evening, and half a log to what it was then."""
    evening = played(case, 4)
    assert same(Match.from_events(evening.events), evening.match)
    short = Match.from_events(evening.events[: len(evening.events) // 2])
    assert decided(short) == evening.tables[short.undoable()]
    return len(evening.events)


@in_evenings(12)
def undoes_and_redoes(case: Case) -> int:
    """Back to every point and forth again: the table is what it was each time."""
    evening = played(case, 2)
    match, tables = evening.match, evening.tables
    end = match.undoable()
    assert end == len(tables) - 1
    for steps in range(1, end + 1):
        match.undo(steps)
        assert decided(match) == tables[end - steps]
        assert match.redoable() == steps
        half = steps // 2
        if half:
            match.redo(half)
            assert decided(match) == tables[end - steps + half]
        match.redo(steps - half)
        assert decided(match) == tables[end]
        assert match.redoable() == 0
    assert same(Match.from_events(evening.events), match)
    return end


@in_evenings(8, "phrases")
def talks_and_takes_back(case: Case) -> int:
    """Talk is kept in the log, goes with the move it was said after, and comes again with it."""
    head = case.head(case.seed())
    events = [head.event()]
    match = Match(head, events.append)
    rng = case.luck()
    match.deal()
    talking = 0
    while match.turn != NOBODY:
        for seat in range(case.players):
            phrases = match.phrases(seat)
            if phrases and rng.random() < 0.3:
                match.say(seat, phrases[int(rng.random() * len(phrases))])
                talking += 1
        match.play(any_move(match.legal(), rng))
    assert sum("say" in event for event in events) == talking
    end = match.undoable()
    assert end == sum("move" in event or "deal" in event for event in events)
    tables = [decided(match)]
    for _ in range(end):
        match.undo()
        tables.append(decided(match))
        assert decided(Match.from_events(match.events())) == tables[-1]
    for table in reversed(tables[:-1]):
        match.redo()
        assert decided(match) == table
    assert same(Match.from_events(events), match)
    return talking


@in_evenings(24)
def plays_another_way(case: Case) -> int:
    """After an undo another move may be made; what was taken back is then forgotten."""
    evening = played(case, 2)
    match = evening.match
    for _ in range(match.undoable()):
        match.undo()
        again = done_again(match) if match.turn != NOBODY else None
        match.skip_formal()
        others = [move for move in match.legal() if move != again]
        if not others:
            continue
        match.play(others[-1])
        assert match.redoable() == 0
        assert same(Match.from_events(evening.events), match)
        return 1
    return 0


def done_again(match: Match) -> Move:
    """The move that would be done again."""
    before = match.undoable()
    match.redo()
    move = match.moves[-1]
    match.undo()
    assert match.undoable() == before
    return move


@in_evenings(24)
def saves(case: Case) -> int:
    """What is written while it is played is loaded the same, and can be played on."""
    with TemporaryDirectory() as folder:
        return _saved(case, Path(folder) / f"{case}{store.SUFFIX}")


def _saved(case: Case, path: Path) -> int:
    head = case.head(case.seed())
    log = store.Log.create(path, head.event())
    match = Match(head, log.append)
    rng = case.luck()
    match.deal()
    for _ in range(7):
        if match.turn != NOBODY:
            match.play(any_move(match.legal(), rng))
    match.undo(2)
    loaded = store.load(path)
    assert loaded.torn == b""
    again = Match.from_events(loaded.events)
    assert same(again, match)
    assert again.redoable() == match.redoable() == 2
    log, aside = store.Log.resume(path, loaded)
    assert aside is None
    again.record = log.append
    while again.turn != NOBODY:
        again.play(any_move(again.legal(), rng))
    assert same(Match.from_events(store.load(path).events), again)
    return len(loaded.events)
