"""When a phone is told something tells nothing that its reader may not know.

On a clock that is set a match is played by people at phones and computer players, each of whom
thinks for as long as the test says. Whoever thinks longer within the same half second, or sees
other cards that a reader does not see, must not change when that reader is told anything, nor what.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest
from PySide6.QtCore import QObject, Signal

from desktop.common import paths
from desktop.phones import match_room
from desktop.session import opponents, turn_clock
from desktop.session.worker import Question, answer
from engine import games, shuffle
from engine.agreement import Agreement
from engine.cards import Card, codes
from engine.hidden import view
from engine.match import Match
from engine.moves import Move
from engine.table import NOBODY, Seat
from tests.desktop.phones.rooms import Phone, Table, open_table, settle
from tests.desktop.session.test_chairs import of_four
from tests.kit.secrets import tells

STEP = match_room.STEP
PEOPLE = ("Anna", "Ben")
PRESSES = 24
"""So many presses of people are followed."""


class Clock:
    """The only clock of the match."""

    def __init__(self) -> None:
        self.now = 0
        self.running: list[SetTimer] = []

    def go_on(self) -> bool:
        """Go on to what is due next; whether anything is."""
        due = min(self.running, key=lambda one: one.due, default=None)
        if due is not None:
            self.now = max(self.now, due.due)
            self.running.remove(due)
            due.timeout.emit()
        return due is not None


CLOCK = Clock()


class SetTimer(QObject):
    """A timer of the clock that is set, which fires once."""

    timeout = Signal()
    due = 0

    def __init__(self, parent: QObject | None = None, *, singleShot: bool = True) -> None:
        super().__init__(parent)

    def start(self, wait: int) -> None:
        self.stop()
        self.due = CLOCK.now + wait
        CLOCK.running.append(self)

    def stop(self) -> None:
        if self in CLOCK.running:
            CLOCK.running.remove(self)

    def isActive(self) -> bool:
        return self in CLOCK.running

    def setSingleShot(self, _: bool) -> None:
        """It always does."""

    def setTimerType(self, _: object) -> None:
        """It is always punctual."""


class SetElapsed:
    """How long ago something began."""

    def start(self) -> None:
        self.since = CLOCK.now

    def elapsed(self) -> int:
        return CLOCK.now - self.since


class Thinks(QObject):
    """Answers in this process, after the time that `takes` says."""

    answered, stumbled = Signal(object), Signal()
    takes: Callable[[], int]
    moves: Iterator[Move] | None = None
    """What computer players do, if that is given."""
    made: list[Move]
    """What they have done."""
    apart = False
    """Whether one of them cannot do that: what everybody sees is not the same any more."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timer = SetTimer(self)
        self._timer.timeout.connect(self._done)
        self._question: Question | None = None

    @property
    def thinking(self) -> bool:
        return self._question is not None

    def ask(self, question: Question) -> int:
        self._question = question
        self._timer.start(Thinks.takes())
        return 0

    def cancel(self) -> None:
        self._question = None
        self._timer.stop()

    def close(self) -> None:
        self.cancel()

    def warm_up(self) -> None:
        """It is always ready."""

    def _done(self) -> None:
        question, self._question = self._question, None
        assert question is not None
        found = answer(replace(question, bot="heuristic" if question.bot else ""))
        if Thinks.moves is not None and found.advice and question.seen.seat >= len(PEOPLE):
            move = next(Thinks.moves, None)
            if move not in question.legal:
                Thinks.apart = True
                return
            found = replace(found, advice=replace(found.advice, move=move))
        if found.advice and question.seen.seat >= len(PEOPLE):
            Thinks.made.append(found.advice.move)
        self.answered.emit(found)


class Played(NamedTuple):
    """What each reader was told and when, and what the computer players did."""

    told: dict[Seat, list[tuple[int, str]]]
    moves: list[Move]
    ends: dict[Seat, int]
    """When each reader could tell the cards apart."""


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    for module in (opponents, turn_clock):
        monkeypatch.setattr(module, "QTimer", SetTimer)
    monkeypatch.setattr(opponents, "QElapsedTimer", SetElapsed)
    monkeypatch.setattr(opponents, "Thinker", Thinks)
    CLOCK.now, CLOCK.running = 0, []
    return CLOCK


def play(
    folder: Path,
    game: str,
    thinks: Callable[[], int],
    *,
    lies: Sequence[Card] | None = None,
    moves: list[Move] | None = None,
    apart: set[Card] | None = None,
) -> Played:
    """Play a deal, by people whose presses are always the same, and follow what they are told."""
    CLOCK.now, CLOCK.running = 0, []
    Thinks.takes, Thinks.moves = staticmethod(thinks), None if moves is None else iter(moves)
    Thinks.made, Thinks.apart = [], False
    dice = Random(game)
    # The phones of a match with the same head would be waited for.
    paths.state_file("phones.json").unlink(missing_ok=True)
    with open_table(folder, pace="normal") as table:
        match_room.STEP = STEP
        table.room._first = 0
        match = dealt(game, lies)
        table.controller.take_up_again(match.events())
        table.controller.opponents.times._chance.seed(1)
        phones = [table.phone(seat) for seat in (0, 1, NOBODY)]
        ends = dict.fromkeys((one.seat for one in phones), 10**9)
        told = _follow(table, phones)
        match = table.controller.matches.playing.match
        presses = 0
        while presses < PRESSES and not Thinks.apart:
            settle()
            _see(match, apart or set(), ends)
            if (one := _asked(phones)) is not None:
                presses += 1
                CLOCK.now += 700
                one.say(**_press(one, dice))
            elif not CLOCK.go_on() and not _look_on(table, phones):
                break
            settle()
        if Thinks.apart:
            ends = dict.fromkeys(ends, CLOCK.now)
    return Played(told, Thinks.made, ends)


def dealt(game: str, lies: Sequence[Card] | None = None) -> Match:
    """A match of two people, with computer players where there is room, at its first deal."""
    match = Match(of_four(game, *PEOPLE, "bot Resi", "bot Vroni"))
    match.agree(Agreement().words())
    if lies is None:
        match.deal()
    else:
        setup = match.next_setup()
        assert setup is not None
        match.do({"deal": 1, "dealer": setup.dealer, "cards": codes(lies)})
    return match


def _follow(table: Table, phones: list[Phone]) -> dict[Seat, list[tuple[int, str]]]:
    told: dict[Seat, list[tuple[int, str]]] = {one.seat: [] for one in phones}
    seats = {one.device: one.seat for one in phones}
    whole = table.wire.tell

    def tell(devices: list[int], message: dict[str, object]) -> None:
        whole(devices, message)
        for device in devices:
            told[seats[device]].append((CLOCK.now, table.wire.log[-1][1]))

    table.wire.tell = tell  # type: ignore[method-assign, assignment]
    return told


def _asked(phones: list[Phone]) -> Phone | None:
    there = (one for one in phones[:2] if one.scene and one.scene["asked"] and one.moves)
    return next(there, None)


def _press(phone: Phone, dice: Random) -> dict[str, object]:
    """A move, or now and then a hint or something said before it."""
    assert phone.scene is not None
    if phone.scene["can"].get("hint") and not phone.scene["hint"] and dice.random() < 0.3:
        return {"hint": 1}
    return {"move": dice.choice(phone.moves)}


def _look_on(table: Table, phones: list[Phone]) -> bool:
    """Go on where something lies that is to be looked at; whether it does."""
    pause = table.controller.pause
    if pause.decided is None and not pause.news:
        return False
    phones[0].say(on=1)
    return True


def _see(match: Match, apart: set[Card], ends: dict[Seat, int]) -> None:
    """Note who can tell the cards apart now."""
    t = match._table
    for seat in ends if t is not None and apart else ():
        if ends[seat] == 10**9 and tells(t, view(t, seat), apart):
            ends[seat] = CLOCK.now


def steps(rng: Random, within: Random) -> Callable[[], int]:
    """Thinking times: which half second each ends in, and when within it."""
    return lambda: STEP * rng.randrange(4) + within.randrange(1, STEP + 1)


@pytest.mark.one_in(2)
@pytest.mark.parametrize("game", games.names())
def test_how_long_a_computer_player_thinks_within_half_a_second_is_seen_by_nobody(
    qapp: object, tmp_path: Path, game: str
) -> None:
    one, two = (play(tmp_path / str(n), game, steps(Random(1), Random(n))) for n in range(2))
    assert one.told == two.told and one.moves == two.moves
    assert all(told for told in one.told.values())


def test_without_steps_it_would_be_seen(qapp: object, tmp_path: Path) -> None:
    global STEP
    before, STEP = STEP, 1
    try:
        times = Random(1), Random(2)
        one, two = (
            play(tmp_path / str(n), "ramsen", lambda rng=rng: rng.randrange(400))
            for n, rng in enumerate(times)
        )
    finally:
        STEP = before
    assert one.told != two.told


@pytest.mark.one_in(2)
@pytest.mark.parametrize("game", games.names())
def test_cards_that_a_reader_never_saw_change_no_moment_of_what_is_told(
    qapp: object, tmp_path: Path, game: str
) -> None:
    rng, compared = Random(game), 0
    match = dealt(game)
    t, lies = match._table, [*shuffle.numbered(match.rules.pack(), match.head.seed, 1)]
    assert t is not None
    views = [view(t, seat) for seat in (0, 1, NOBODY)]
    hidden = [card for card in lies if not any(tells(t, seen, {card}) for seen in views)]
    while not compared:
        first, second = rng.sample(hidden, 2)
        apart = {first, second}
        there = [{first: second, second: first}.get(card, card) for card in lies]
        one = play(tmp_path / "one", game, steps(Random(1), Random(0)), apart=apart)
        thinks = steps(Random(1), Random(1))
        two = play(tmp_path / "two", game, thinks, lies=there, moves=one.moves, apart=apart)
        for seat in one.told:
            # What people press who can tell the cards apart is seen by all.
            end = min(played.ends[who] for played in (one, two) for who in (0, 1, seat))
            here, other = (
                [entry for entry in played.told[seat] if entry[0] < end] for played in (one, two)
            )
            assert here == other
            compared += len(here)
