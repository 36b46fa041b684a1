"""Questions with one answer: who is asked them, who sees it, and that no wait tells of a hand.

Time is not measured: it stands still, and goes on by what is waited for.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import ClassVar

import pytest
from PySide6.QtCore import QObject, QTimer, Signal
from pytestqt.qtbot import QtBot

from desktop.common.pace import PACES, a_move_takes
from desktop.session import opponents
from desktop.session.worker import Answer, Question
from engine.facts import Advice, Fact
from engine.match import Match
from engine.moves import Call
from engine.store import load, save_copy
from tests.desktop.games.kit import chalked, evening, stack
from tests.desktop.games.test_kein_stich import PAID, STUCK
from tests.desktop.tables import Witness, hosted, quick_settings, wait_for_me

LEAVE, PASS = Call("leave"), Call("pass")
THOUGHT = 400
"""How long a bot thinks that has a choice, in thousandths of a second."""


# A time of our own.


class Now:
    """What the clock says, and when which bot was asked and was seen to answer."""

    time = 0
    asked: ClassVar[list[tuple[str, int, int]]] = []
    """For each question the chapter, how many moves there were, and when."""
    answered: ClassVar[list[int]] = []


class Watch:
    """In place of what says how long ago something was."""

    begun = 0

    def start(self) -> None:
        self.begun = Now.time

    def elapsed(self) -> int:
        return Now.time - self.begun


class Pause(QObject):
    """In place of a timer: it is over at once, and then it is so much later."""

    timeout = Signal()

    def __init__(self, parent: QObject, *, singleShot: bool = True) -> None:
        super().__init__(parent)
        self.wait = 0
        self._soon = QTimer(self, singleShot=singleShot)
        self._soon.timeout.connect(self._over)

    def setSingleShot(self, single: bool) -> None:
        self._soon.setSingleShot(single)

    def setTimerType(self, _: object) -> None:
        """Nothing: its time is set, not measured."""

    def start(self, wait: int) -> None:
        self.wait = wait
        self._soon.start(0)

    def stop(self) -> None:
        self._soon.stop()

    def isActive(self) -> bool:
        return self._soon.isActive()

    def _over(self) -> None:
        Now.time += self.wait
        self.timeout.emit()


class Thoughts(QObject):
    """In place of the process: who has a choice thinks, who has none answers at once."""

    answered = Signal(object)
    stumbled = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._question: Question | None = None
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self._answer)

    def ask(self, question: Question) -> None:
        self._question = question
        if not question.brief:
            Now.asked.append((question.seen.table.phase, len(question.legal), Now.time))
        self._soon.start(0)

    def _answer(self) -> None:
        question, self._question = self._question, None
        if question is None:
            return
        if question.brief:
            self.answered.emit(Answer(0))
            return
        Now.time += THOUGHT if len(question.legal) > 1 else 3
        move = LEAVE if LEAVE in question.legal else question.legal[0]
        self.answered.emit(Answer(0, Advice(move, Fact("only_move"))))

    def cancel(self) -> None:
        self._question = None
        self._soon.stop()

    def warm_up(self) -> None:
        """There is nothing to be started."""

    close = cancel


@pytest.fixture
def table(qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Witness]:
    """A controller at which the time is ours."""
    for name, one in (("QTimer", Pause), ("QElapsedTimer", Watch), ("Thinker", Thoughts)):
        monkeypatch.setattr(opponents, name, one)
    Now.time, Now.asked, Now.answered = 0, [], []
    with hosted(quick_settings(tmp_path)) as witness:
        witness.controller.opponents.moved.connect(lambda _: Now.answered.append(Now.time))
        yield witness


# Knüffeln: who has a Ten.


def tens(*names: str, held: bool = True) -> Match:
    """Forehand Anna has no Ten; rearhand has one, or it lies in the stock. Bots are strong."""
    match = evening("knueffeln", *names, dealer=3)
    strong = tuple(replace(player, bot=player.bot and "strong") for player in match.head.players)
    match = Match(replace(match.head, players=strong))
    hand, stock = ("H10", "S10") if held else ("", "S10 H10")
    return stack(match, "", "", hand, up="HK SK", talon=stock, bottom="CA")


def opened(table: Witness, match: Match, folder: Path) -> None:
    path = folder / f"stacked {len(list(folder.iterdir()))}.kartentisch"
    save_copy(path, match.events())
    assert table.controller.open(path)


def until_tricks(qtbot: QtBot, table: Witness) -> None:
    qtbot.waitUntil(lambda: table.scene.view.table.phase == "tricks")


@pytest.mark.parametrize("pace", ["normal", "instant"])
def test_no_wait_tells_which_bot_has_a_ten(qtbot, table, tmp_path, pace):
    """Who has one thinks, who has none would answer at once."""
    table.controller.settings["pace"] = pace
    # In a deal before, somebody had a choice.
    table.controller.opponents.times.needed(
        _choice(tens("Anna", "bot B", "bot C", "bot D")), THOUGHT
    )
    waits = {}
    for held in (True, False):
        Now.asked, Now.answered = [], []
        table.scenes.clear()
        opened(table, tens("Anna", "bot B", "bot C", "bot D", held=held), tmp_path)
        until_tricks(qtbot, table)
        assert [number for phase, number, _ in Now.asked if phase == "tens"] == [1, 1 + held, 1]
        waits[held] = [
            then - when for (_, _, when), then in zip(Now.asked, Now.answered, strict=False)
        ][:3]
        seen = [scene.turn for scene in table.scenes if scene.view.table.phase == "tens"]
        assert list(dict.fromkeys(seen)) == [1, 2, 3]
        table.controller.matches.leave()
    assert waits[True] == waits[False] == [max(THOUGHT, PACES[pace].move)] * 3


def _choice(match: Match) -> Question:
    """What rearhand is asked, who has a Ten."""
    match.play(LEAVE)
    match.play(LEAVE)
    seen = match.view(2)
    assert seen is not None
    head = match.head
    legal = tuple(match.legal())
    return Question(0, head.game, head.options, 4, "strong", seen, legal, 0)


def test_hurrying_a_bot_that_has_no_choice_brings_nothing_while_another_would_think(
    qtbot, table, tmp_path
):
    table.controller.opponents.times.needed(
        _choice(tens("Anna", "bot B", "bot C", "bot D")), THOUGHT
    )
    table.controller.settings["pace"] = "slow"
    table.controller.opponents._thinker.answered.connect(lambda _: table.controller.hurry())
    opened(table, tens("Anna", "bot B", "bot C", "bot D"), tmp_path)
    qtbot.waitUntil(lambda: bool(Now.answered))
    told = table.controller.opponents.waits
    assert told and Now.answered[0] == a_move_takes(table.controller.settings, told)


def test_who_is_alone_is_not_asked_what_has_one_answer(qtbot, table, tmp_path):
    opened(table, tens("Anna", "bot B", "bot C", "bot D"), tmp_path)
    until_tricks(qtbot, table)
    wait_for_me(qtbot, table)
    mine = [scene for scene in table.scenes if scene.turn == 0 and scene.legal]
    assert mine and all(LEAVE not in scene.legal for scene in mine)
    assert table.controller.path is not None
    moves = [event["move"] for event in load(table.controller.path).events if "move" in event]
    assert moves[0] == "!leave" and moves.count("!leave") == 1  # that of who had a Ten


def test_people_who_share_the_machine_are_each_asked(qtbot, table, tmp_path):
    """Passing somebody over would show the others what he has not."""
    opened(table, tens("Anna", "bot B", "Cilli", "bot D", held=False), tmp_path)
    for name, seat in (("Anna", 0), ("Cilli", 2)):
        wait_for_me(qtbot, table)
        assert table.curtains[-1] == name
        table.controller.lift()
        assert (table.scene.turn, table.scene.legal) == (seat, (LEAVE,))
        assert table.controller.display.asked()
        table.controller.play(LEAVE)
    until_tricks(qtbot, table)
    assert table.controller.path is not None
    assert not any("move" in event for event in load(table.controller.path).events[:2])


def test_taking_back_comes_to_the_decision_and_not_to_who_answered_for_forms_sake(
    qtbot, table, tmp_path
):
    opened(table, tens("bot A", "bot B", "Cilli", "bot D"), tmp_path)
    wait_for_me(qtbot, table)
    before = table.scene
    table.controller.play(LEAVE)
    until_tricks(qtbot, table)
    wait_for_me(qtbot, table)
    table.controller.history.undo()
    assert table.controller.display.asked()
    assert (table.scene.view, table.scene.legal) == (before.view, before.legal)
    table.controller.history.redo()
    wait_for_me(qtbot, table)
    assert table.scene.view.table.phase == "tricks"


# Kein Stich: a call that is all there is.


def stuck(*names: str) -> Match:
    """The lay-off, in which Dora has begun and Anna has nothing that fits."""
    match = chalked(evening("kein_stich", *names, dealer=3), *PAID)
    match = stack(match, STUCK, "", "", "EU")
    match.play(match.legal()[0])
    return match


def test_who_is_alone_passes_by_himself_where_that_is_all_there_is(qtbot, table, tmp_path):
    opened(table, stuck("Anna", "bot Bert", "bot Cilli", "bot Dora"), tmp_path)
    assert (
        table.scene.turn == 0 and not table.controller.display.asked() and table.scene.legal == ()
    )
    assert table.controller.display.why_not_asked() == ""
    wait_for_me(qtbot, table)
    assert Fact("passes", (0,)) in table.facts
    assert all(PASS not in scene.legal for scene in table.scenes)


def test_what_was_done_by_itself_is_taken_back_with_the_decision_before_it(qtbot, table, tmp_path):
    opened(table, stuck("Anna", "bot Bert", "bot Cilli", "bot Dora"), tmp_path)
    wait_for_me(qtbot, table)
    decided = table.scene
    table.controller.play(decided.legal[0])
    wait_for_me(qtbot, table)
    table.controller.history.undo()
    assert table.controller.display.asked() and table.scene.view == decided.view


def test_people_who_share_the_machine_pass_by_hand(qtbot, table, tmp_path):
    opened(table, stuck("Anna", "Bert", "bot Cilli", "bot Dora"), tmp_path)
    wait_for_me(qtbot, table)
    table.controller.lift()
    assert table.scene.legal == (PASS,)
