"""The thinker: the answer comes, a stale one does not, a dead worker is replaced."""

from __future__ import annotations

import os
import pickle
import signal
import threading
from collections.abc import Iterator
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from desktop.session.session import Session
from desktop.session.thinker import Thinker
from desktop.session.worker import Question, answer
from engine import seeds
from engine.bots import BOTS, make
from engine.cards import BACK
from engine.match import Match
from tests.desktop.tables import head


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


def test_the_answer_is_a_legal_move(qtbot: QtBot, thinker: Thinker) -> None:
    asked = question(moves=3)
    with qtbot.waitSignal(thinker.answered) as signal:
        ticket = thinker.ask(asked)
        assert thinker.thinking
    (came,) = signal.args
    assert came.ticket == ticket and came.advice.move in asked.legal
    assert not thinker.thinking


def test_the_same_question_has_the_same_answer() -> None:
    asked = question("random", moves=2)
    assert answer(asked) == answer(asked)


def test_a_question_carries_no_hidden_card() -> None:
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


def test_nothing_in_a_question_leads_to_the_seed_of_the_evening(qapp: object) -> None:
    chance = bytes(range(16))
    match = Match(head("bot A", "bot B", "bot C", seed=seeds.code(chance)))
    match.deal()
    pickled = pickle.dumps(Session(match, None).question("strong"))
    assert chance not in pickled and chance[::-1] not in pickled
    assert seeds.code(chance).encode() not in pickled


def test_a_newer_question_makes_the_older_stale(qtbot: QtBot, thinker: Thinker) -> None:
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


def test_what_is_cancelled_is_not_answered(qtbot: QtBot, thinker: Thinker) -> None:
    came = []
    thinker.answered.connect(came.append)
    thinker.ask(question())
    qtbot.waitUntil(lambda: thinker._process is not None)
    asked = thinker._process
    thinker.cancel()
    qtbot.wait(300)
    assert came == [] and not thinker.thinking
    assert not asked.is_alive()


def test_a_worker_that_was_killed_is_replaced(qtbot: QtBot, thinker: Thinker) -> None:
    thinker.warm_up()
    qtbot.waitUntil(lambda: thinker._process is not None)
    thinker._process.kill()
    with qtbot.waitSignal(thinker.answered) as signal:
        thinker.ask(question())
    assert signal.args[0].advice.move in question().legal


def test_a_question_that_kills_every_worker_is_answered_here(
    qtbot: QtBot, thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
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
def test_a_worker_that_hangs_is_replaced_and_asked_again(
    qtbot: QtBot, thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
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


def test_every_bot_answers() -> None:
    for bot in (*BOTS, "strong:bold"):
        asked = question(bot, moves=1)
        rules = Match(head("bot A", "bot B", "bot C")).rules
        assert make(bot, rules).rules is rules
        assert answer(asked).advice.move in asked.legal


def test_nobody_listens_any_more_when_it_is_closed(qtbot: QtBot, thinker: Thinker) -> None:
    """A thread that went on would tell an object that is gone, which ends the program."""
    before = set(threading.enumerate())
    with qtbot.waitSignal(thinker.answered):
        thinker.ask(question(moves=3))
    listening = set(threading.enumerate()) - before
    assert listening
    thinker.close()
    assert not any(one.is_alive() for one in listening)
