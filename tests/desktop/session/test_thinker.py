"""The thinker: the answer comes, a stale one does not, a dead worker is replaced."""

from __future__ import annotations

import os
import pickle
import signal
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QTimer

from desktop.common.pace import a_move_takes
from desktop.common.settings import Settings
from desktop.session.opponents import KEPT, Opponents, ThinkingTimes, limit
from desktop.session.session import Session
from desktop.session.thinker import Thinker
from desktop.session.turn_clock import TurnClock
from desktop.session.worker import Question, answer
from engine import games, seeds
from engine.bots import BOTS, make, played_as
from engine.bots.bots_table import BotsTable
from engine.cards import BACK
from engine.head import Event, Head, Player
from engine.match import Match
from engine.moves import Call
from engine.store import SUFFIX, Log, load
from engine.table import Trick
from tests.desktop.tables import head, quick_settings


@pytest.fixture(autouse=True)
def bots_forked() -> None:
    """Workers begin as those of the program do."""


@pytest.fixture
def thinker(qapp: object) -> Iterator[Thinker]:
    one = Thinker()
    yield one
    one.close()


def question(bot: str = "heuristic", moves: int = 0) -> Question:
    """What the seat whose turn it is is asked, so many moves into a deal."""
    match = Match(head("bot Anna", "bot Sepp", "bot Resi"))
    match.deal()
    for _ in range(moves):
        match.play(match.legal()[0])
    h = match.head
    seen = match.view(match.turn)
    return Question(0, h.game, h.options, 3, bot, seen, tuple(match.legal()), seed=5)


def test_a_question_carries_no_hidden_card():
    asked = question(moves=3)
    seen = asked.seen
    own = {card.code for card in seen.table.hands[seen.seat]}
    open_cards = own | {card.code for card in [*seen.table.up, *seen.table.aside[seen.seat]]}
    pickled = pickle.dumps(asked.seen)
    pack = Match(head("bot A", "bot B", "bot C")).rules.pack()
    hidden = [card.code for card in pack if card.code not in open_cards]
    assert BACK in seen.table.stock
    # A code stands in a pickle behind its length.
    assert not [c for c in hidden if bytes([len(c)]) + c.encode() in pickled]


def test_nothing_in_a_question_leads_to_the_seed_of_the_evening(qapp):
    chance = bytes(range(16))
    match = Match(head("bot A", "bot B", "bot C", seed=seeds.code(chance)))
    match.deal()
    pickled = pickle.dumps(Session(match, None).question("strong"))
    assert chance not in pickled and chance[::-1] not in pickled
    assert seeds.code(chance).encode() not in pickled


def test_a_newer_question_makes_the_older_stale(qtbot, thinker):
    came = []
    thinker.answered.connect(came.append)
    thinker.ask(question())
    # The first has been sent, and perhaps answered, when the second makes it stale.
    qtbot.waitUntil(lambda: thinker._process is not None)
    came.clear()
    second = thinker.ask(question(moves=1))
    qtbot.waitUntil(lambda: bool(came))
    qtbot.wait(100)
    assert [one.ticket for one in came] == [second]


def test_what_is_cancelled_is_not_answered(qtbot, thinker):
    came = []
    thinker.answered.connect(came.append)
    thinker.ask(question())
    qtbot.waitUntil(lambda: thinker._process is not None)
    asked = thinker._process
    thinker.cancel()
    qtbot.wait(300)
    assert came == [] and not thinker.thinking
    assert not asked.is_alive()


def test_a_worker_that_was_killed_is_replaced(qtbot, thinker):
    thinker.warm_up()
    qtbot.waitUntil(lambda: thinker._process is not None)
    thinker._process.kill()
    with qtbot.waitSignal(thinker.answered) as signal:
        thinker.ask(question())
    assert signal.args[0].advice.move in question().legal


def test_a_question_that_kills_every_worker_is_answered_here(qtbot, thinker, monkeypatch):
    started = []
    start = thinker._start

    def start_and_die() -> None:
        start()
        started.append(thinker._process.pid)
        thinker._process.kill()
        thinker._process.join()

    monkeypatch.setattr(thinker, "_start", start_and_die)
    with qtbot.waitSignal(thinker.answered) as signal:
        thinker.ask(question())
    assert signal.args[0].advice.move in question().legal
    assert len(started) == 2


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="nothing here makes a process hang")
def test_a_worker_that_hangs_is_replaced_and_asked_again(qtbot, thinker, monkeypatch):
    monkeypatch.setattr("desktop.session.thinker.PATIENCE", 0.0)
    thinker.warm_up()
    qtbot.waitUntil(lambda: thinker._process is not None)
    hanging = thinker._process
    os.kill(hanging.pid, signal.SIGSTOP)
    asked = replace(question(), budget=0.2)
    with qtbot.waitSignal(thinker.answered) as signalled:
        thinker.ask(asked)
    assert signalled.args[0].advice.move in asked.legal
    assert not hanging.is_alive()


def test_every_bot_answers():
    for bot in (*BOTS, "strong:bold"):
        asked = question(bot, moves=1)
        rules = Match(head("bot A", "bot B", "bot C")).rules
        assert make(bot, rules).rules is rules
        assert answer(asked).advice.move in asked.legal


def test_nobody_listens_any_more_when_it_is_closed(qtbot, thinker):
    """A thread that went on would tell an object that is gone, which ends the program."""
    before = set(threading.enumerate())
    with qtbot.waitSignal(thinker.answered):
        thinker.ask(question(moves=3))
    listening = set(threading.enumerate()) - before
    assert listening
    thinker.close()
    assert not any(one.is_alive() for one in listening)


# How long a bot needs that has no choice: as long as one that has, by what all have seen.

STAY, GO = Call("stay"), Call("go")


def asked(*legal: Call, bot: str = "strong") -> Question:
    match = Match(head("Anna", "bot Ben", "bot Cilli"))
    match.deal()
    seen = match.view(match.turn)
    assert seen is not None
    return Question(0, match.head.game, match.head.options, 3, bot, seen, legal, 0)


@pytest.fixture
def times() -> ThinkingTimes:
    return ThinkingTimes(Random(1))


def test_who_has_a_choice_needs_what_he_takes(times):
    assert [times.needed(asked(STAY, GO), taken) for taken in (300, 20)] == [300, 20]


def test_who_has_none_needs_what_others_took_lately(times):
    for taken in (300, 500):
        times.needed(asked(STAY, GO), taken)
    assert {times.needed(asked(STAY), 3) for _ in range(40)} == {300, 500}


def test_only_the_latest_times_count(times):
    for taken in [900, *[200] * KEPT]:
        times.needed(asked(STAY, GO), taken)
    assert {times.needed(asked(STAY), 3) for _ in range(40)} == {200}


def test_each_kind_of_bot_has_its_own_times(times):
    times.needed(asked(STAY, GO), 700)
    times.needed(asked(STAY, GO, bot="beginner"), 50)
    assert times.needed(asked(STAY), 3) == 700
    assert times.needed(asked(STAY, bot="beginner"), 3) == 50


def test_before_anybody_had_a_choice_it_is_what_the_level_allows(times):
    drawn = [times.needed(asked(STAY), 0) for _ in range(40)]
    assert len(set(drawn)) > 30 and 0 <= min(drawn) < max(drawn) < limit("strong")


def test_the_start_of_the_process_is_no_thought(times):
    times.needed(asked(STAY, GO), 9000)
    assert times.needed(asked(STAY), 3) == limit("strong") == 1000


@pytest.mark.parametrize("bot", ["regular", "heuristic", "random"])
def test_who_goes_by_rules_of_thumb_never_thinks(times, bot):
    assert times.needed(asked(STAY, bot=bot), 3) == 3
    times.needed(asked(STAY, GO, bot=bot), 40)
    assert times.needed(asked(STAY, bot=bot), 3) == 3


def test_a_character_thinks_as_long_as_its_level():
    assert limit("master:bold") == limit("master") == 3000


# Evenings that name a master, where he is not offered: they open, and he plays like the strong.


@pytest.mark.one_in(9)
@pytest.mark.parametrize("brief", [False, True])
def test_with_phones_at_the_table_what_was_thought_ends_with_a_whole_step(
    qapp: object, tmp_path: Path, brief: bool
) -> None:
    """On a clock that is set: the moment tells only in which half second the thought ended."""
    opponents, passed, starts = Opponents(quick_settings(tmp_path)), [0], []
    opponents.step = 500
    opponents._asked = SimpleNamespace(elapsed=lambda: passed[0], start=lambda: None)
    opponents._thought = SimpleNamespace(start=starts.append, stop=lambda: None)
    asked = question("strong")
    opponents._question = (
        replace(asked, legal=(), talkers=(("strong", asked.seen),)) if brief else asked
    )
    assert opponents._question.brief == brief
    for passed[0] in (1, 3, 120, 499, 501, 733, 999, 1400):
        opponents._answered(answer(question()))
        ends = passed[0] + starts.pop()
        assert ends % 500 == 0 and 0 <= ends - passed[0] < 500
    opponents.close()


@pytest.mark.parametrize("name", games.names())
def test_a_kept_evening_that_names_a_master_goes_on_by_the_best_there_is(name, tmp_path):
    best = played_as("master", games.find(name))
    assert _evening(name, "master", tmp_path) == _evening(name, best, tmp_path)


def _evening(name: str, level: str, folder: Path) -> list[Event]:
    """The moves of an evening that is begun, kept, opened again and gone on with."""
    kind = games.find(name)
    seats = tuple(Player(f"Player {seat}", level) for seat in range(kind.usual()))
    head = Head(name, next(iter(kind.presets)), kind.options().as_dict(), seats, 7)
    file = folder / f"{level}{SUFFIX}"
    match = Match(head, Log.create(file, head.event()).append)
    match.deal()
    _decided(match, 2)
    match = Match.from_events(load(file).events)
    assert [player.bot for player in match.head.players] == [level] * len(seats)
    _decided(match, 3)
    return list(match.events())[1:]


def _decided(match: Match, number: int) -> None:
    table = BotsTable(match, [player.bot for player in match.head.players])
    for _ in range(number):
        table.decide()


# The turn clock: what has been looked at, and what is waited for no longer.

TRICKS = [Trick(0, (), 0), Trick(0, (), 0)]


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return quick_settings(tmp_path)


@pytest.fixture
def clock(qapp: object, settings: Settings) -> Iterator[TurnClock]:
    opponents = Opponents(settings)
    yield TurnClock(settings, opponents)
    opponents.close()


def running(clock: TurnClock) -> int:
    return sum(timer.isActive() for timer in clock.findChildren(QTimer))


def test_a_trick_is_new_until_it_has_been_looked_at(clock):
    assert not clock.is_new([])
    assert clock.is_new(TRICKS[:1])
    clock.looked_at(TRICKS[:1])
    assert not clock.is_new(TRICKS[:1])
    assert clock.is_new(TRICKS)
    clock.looked_at([])
    assert clock.is_new(TRICKS[:1])


def test_a_trick_lies_until_a_click_where_no_time_is_set(clock, settings):
    clock.let_lie()
    assert running(clock) == 0
    settings["trick_wait"] = 20
    clock.let_lie()
    assert running(clock) == 1
    clock.looked_at(TRICKS)
    assert running(clock) == 0


def waits(clock: TurnClock) -> list[int]:
    return [timer.interval() for timer in clock.findChildren(QTimer) if timer.isActive()]


@pytest.mark.parametrize("paces", [1, 3])
@pytest.mark.parametrize("pace", ["slow", "normal", "fast"])
def test_a_pause_is_as_many_moves_long_as_asked_for(clock, settings, pace, paces):
    settings["pace"] = pace
    clock.wait(paces, "A sentence that somebody reads.")
    assert waits(clock) == [paces * a_move_takes(settings, "A sentence that somebody reads.")]
    clock.hurry()
    assert waits(clock) == [0]


def test_a_trick_that_was_claimed_lies_twice_as_long(clock, settings):
    settings["trick_wait"] = 20
    clock.let_lie()
    assert waits(clock) == [2000]
    clock.let_lie(longer=True)
    assert waits(clock) == [4000]


def test_what_lies_stays_as_long_as_it_is_held(clock, settings):
    settings["trick_wait"] = 20
    clock.let_lie()
    clock.hold(True)
    assert running(clock) == 0
    clock.hold(False)
    assert running(clock) == 1
    clock.hold(True)
    clock.looked_at(TRICKS)
    clock.hold(False)
    assert running(clock) == 0, "it was taken away meanwhile"


def test_what_comes_while_it_is_held_waits_too(clock, settings):
    settings["trick_wait"] = 20
    clock.hold(True)
    clock.let_lie()
    assert running(clock) == 0
    clock.hold(False)
    assert waits(clock) == [2000]


def test_who_stops_waits_for_nothing(clock, settings):
    settings["pace"], settings["trick_wait"] = "slow", 20
    clock.wait(3)
    clock.let_lie()
    assert running(clock) == 2
    clock.stop()
    assert running(clock) == 0
