"""What people do at devices of their own: each at any chair, by the same doors as at the window."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from desktop.session.chairs import NoChair
from desktop.session.consents import Plea
from desktop.session.display import Display
from engine import games
from engine.agreement import Agreement
from engine.cards import BACK
from engine.table import NOBODY, Seat
from tests.desktop.session.test_chairs import Reader, of_four, play, to_a_person
from tests.desktop.session.test_claiming import open_at, said_in_the_log, sure
from tests.desktop.tables import Witness, head, hosted, knueffeln, quick_settings
from tests.engine.test_claims import evening


@pytest.fixture
def table(qapp: object, tmp_path: Path) -> Iterator[Witness]:
    with hosted(quick_settings(tmp_path)) as witness:
        yield witness


class Answerer:
    """Keeps what a person is asked at a display, and answers it if it has an answer."""

    def __init__(self, table: Witness, display: Display, answer: bool | None = None) -> None:
        self.table, self.display, self.answer = table, display, answer
        self.pleas: list[Plea | None] = []
        display.pleaded.connect(self._hear)

    def _hear(self, plea: Plea | None) -> None:
        self.pleas.append(plea)
        if plea is not None and self.answer is not None:
            self.table.controller.consents.answer(self.display, self.answer)

    @property
    def asked(self) -> list[tuple[str, str]]:
        return [(one.kind, one.asked) for one in self.pleas if one is not None]


def sit(table: Witness, *seats: Seat) -> list[Reader]:
    """The window, and a device for the person of each of these seats."""
    controller = table.controller
    return [Reader(controller.display), *(Reader(controller.chairs.sit(seat)) for seat in seats)]


def reader_of(readers: list[Reader], seat: Seat) -> Reader:
    return next(one for one in readers if seat in one.display.seats)


# Whoever is waited for.


@pytest.mark.one_in(4)
@pytest.mark.parametrize("game", games.names())
def test_whoever_plays_elsewhere_is_waited_for_without_a_curtain(
    qtbot: QtBot, table: Witness, game: str
) -> None:
    table.controller.begin(of_four(game, "Anna", "Ben", "bot Sepp", "bot Resi"))
    readers = sit(table, 1)
    table.curtains.clear()
    seen = set()
    while (asked := to_a_person(qtbot, table, *readers)) is not None:
        (other,) = (one for one in readers if one is not asked)
        seat = asked.display.seats[0]
        seen.add(seat)
        assert asked.scene.legal and not other.scene.legal
        assert other.scene.prompt == other.display.chair.speech.waits(
            other.scene.view.table.phase, seat
        )
        assert other.scene.view == table.controller.matches.playing.match.view(1 - seat)
        play(table, asked, asked.scene.legal[0])
    assert seen == {0, 1} and not any(table.curtains)


def test_the_curtain_calls_only_who_shares_the_window(qtbot: QtBot, table: Witness) -> None:
    table.controller.begin(head("Anna", "Ben", "Cilli"))
    readers = sit(table, 1)
    table.curtains.clear()
    for _ in range(12):
        qtbot.waitUntil(
            lambda: (
                table.controller.display.chair.covered
                or table.controller.chairs.asked() is not None
            )
        )
        if table.controller.display.chair.covered:
            assert table.controller.matches.playing.turn != 1
            table.controller.lift()
        if table.controller.pause.decided is not None:
            table.controller.look_on()
        asked = table.controller.chairs.asked()
        if asked is not None:
            one = next(reader for reader in readers if reader.display is asked)
            play(table, one, one.scene.legal[0])
    called = set(table.curtains) - {""}
    assert called and "Ben" not in called


def test_a_window_at_which_nobody_sits_shows_a_table_face_down(
    qtbot: QtBot, table: Witness
) -> None:
    table.controller.begin(head("Anna", "Ben", "bot Resi"))
    readers = sit(table, 0, 1)
    table.curtains.clear()
    window = readers[0]
    for _ in range(6):
        asked = to_a_person(qtbot, table, *readers)
        assert asked is not None and asked is not window
        assert window.scene.view.seat == NOBODY and set(window.scene.hand) <= {BACK}
        play(table, asked, asked.scene.legal[0])
    assert not any(table.curtains) and not table.controller.history.may_undo()


# One's own last decision.


@pytest.mark.one_in(4)
@pytest.mark.parametrize("game", games.names())
def test_each_takes_back_ones_own_and_asks_whose_decision_goes_with_it(
    qtbot: QtBot, table: Witness, game: str
) -> None:
    """By a second reckoning of who decided what, at random moments of a deal."""
    table.controller.begin(of_four(game, "Anna", "Ben", "bot Sepp", "bot Resi"))
    readers, rng = sit(table, 1), Random(game)
    answers = [Answerer(table, one.display, True) for one in readers]
    match = table.controller.matches.playing.match
    made: list[tuple[Seat, int]] = []
    undone = 0
    while (asked := to_a_person(qtbot, table, *readers)) is not None and undone < 4:
        wants = rng.randrange(2)
        own = [place for place, (seat, _) in enumerate(made) if seat == wants]
        assert table.controller.history.may_undo(readers[wants].display) == bool(own)
        if own and rng.random() < 0.4:
            since = {seat for seat, _ in made[own[-1] :]} - {wants}
            for one in answers:
                one.pleas.clear()
            table.controller.history.undo(readers[wants].display)
            assert match.turn == wants and len(match.moves) == made[own[-1]][1]
            assert [bool(one.asked) for one in answers] == [seat in since for seat in (0, 1)]
            assert match.helps()[-1]["help"]["kind"] == "took_back"
            assert match.helps()[-1]["help"]["seat"] == wants
            del made[own[-1] :]
            undone += 1
            continue
        seat = asked.display.seats[0]
        if match.formal() is None:
            made.append((seat, len(match.moves)))
        play(table, asked, rng.choice(asked.scene.legal))
    assert undone or len(made) < 3


def both_have_played(qtbot: QtBot, table: Witness) -> list[Reader]:
    """Anna at the window has decided something, and Ben at his device after her."""
    table.controller.begin(head("Anna", "Ben", "bot Resi", schleck="off"))
    readers = sit(table, 1)
    decided = table.controller.matches.playing.match.decided
    while [seat for seat in decided() if seat != NOBODY][:2] != [1, 0]:
        asked = to_a_person(qtbot, table, *readers)
        assert asked is not None
        play(table, asked, asked.scene.legal[-1])
    to_a_person(qtbot, table, *readers)
    return readers


@pytest.mark.parametrize(
    ("act", "words"),
    [
        ("undo", "Anna would like to undo a move. Yours would be undone with it."),
        ("restart", "Anna would like to restart the deal, with the same cards."),
    ],
)
def test_who_is_asked_may_say_no_and_it_goes_on_as_it_stands(
    qtbot: QtBot, table: Witness, act: str, words: str
) -> None:
    anna, ben = both_have_played(qtbot, table)
    match = table.controller.matches.playing.match
    answer = Answerer(table, ben.display)
    before = match.events()
    getattr(table.controller.history, act)()
    (plea,) = answer.pleas
    assert plea == Plea("undo", "Ben", words)
    assert match.events() == before, "not before Ben has agreed"
    assert anna.scene.prompt == "The others are asked first."
    table.controller.consents.answer(ben.display, False)
    assert match.events() == before and answer.pleas[-1] is None
    assert anna.scene.prompt == "Nothing is undone: not everybody agrees."
    assert to_a_person(qtbot, table, anna, ben) is not None, "it goes on"
    table.controller.consents.answer(ben.display, True)
    assert match.events() == before, "an answer counts once"


def test_what_is_played_meanwhile_ends_the_question(qtbot: QtBot, table: Witness) -> None:
    readers = both_have_played(qtbot, table)
    _, ben = readers
    answer = Answerer(table, ben.display)
    table.controller.history.undo()
    asked = table.controller.chairs.asked()
    assert asked is not None and answer.asked
    one = next(reader for reader in readers if reader.display is asked)
    moves = len(table.controller.matches.playing.match.moves)
    play(table, one, one.scene.legal[0])
    assert answer.pleas[-1] is None and not table.controller.consents.waiting
    table.controller.consents.answer(ben.display, True)
    assert len(table.controller.matches.playing.match.moves) >= moves


def test_only_who_is_asked_can_answer(qtbot: QtBot, table: Witness) -> None:
    anna, ben = both_have_played(qtbot, table)
    before = table.controller.matches.playing.match.events()
    table.controller.history.undo()
    table.controller.consents.answer(anna.display, True)
    assert (
        table.controller.matches.playing.match.events() == before
        and table.controller.consents.waiting
    )
    assert ben.display is not anna.display


@pytest.mark.parametrize(("undo", "allowed"), [("free", True), ("marked", True), ("never", False)])
def test_what_the_table_agreed_on_holds_at_every_chair(
    qtbot: QtBot, table: Witness, undo: str, allowed: bool
) -> None:
    table.controller.begin(head("Anna", "Ben", "bot Resi", schleck="off"), Agreement(undo=undo))
    readers = sit(table, 1)
    tried = set()
    for _ in range(4):
        asked = to_a_person(qtbot, table, *readers)
        assert asked is not None
        play(table, asked, asked.scene.legal[-1])
        tried.add(asked.display.seats[0])
        assert table.controller.history.may_undo(asked.display) is allowed
    assert tried == {0, 1}


def test_nobody_is_asked_for_a_person_who_has_left(qtbot: QtBot, table: Witness) -> None:
    _, ben = both_have_played(qtbot, table)
    answer = Answerer(table, ben.display)
    table.controller.stand_ins.switch(1)
    table.controller.history.undo()
    assert not answer.asked and table.controller.matches.playing.match.turn == 0


# The rest is mine.


@pytest.mark.parametrize("agrees", [True, False])
def test_a_claim_from_a_device_is_put_to_everybody_else(
    qtbot: QtBot, table: Witness, tmp_path: Path, agrees: bool
) -> None:
    match = evening("ramsen", 4, 1)
    assert sure(match)
    seat = match.turn
    one, two = [other for other in range(4) if other != seat][:2]
    open_at(table, tmp_path, match, seat, one, two)
    readers = sit(table, seat, two)
    answers = {
        at: Answerer(table, reader_of(readers, at).display, at == one or agrees)
        for at in (seat, one, two)
    }
    claimer = reader_of(readers, seat)
    assert table.controller.claims.allowed(claimer.display)
    assert not table.controller.claims.allowed(reader_of(readers, two).display)
    table.controller.claim(claimer.display)
    words = f"Player {seat}: “The rest is mine.”"
    for at in (one, two):
        assert answers[at].pleas[0] == Plea("claim", f"Player {at}", words)
    assert not answers[seat].pleas
    said = [one["answer"] for one in said_in_the_log(table)]
    assert said == ["granted" if agrees else "declined"]
    if not agrees:
        assert claimer.scene.prompt == "The others want you to play it out."
        assert claimer.display.asked()


# Looking back.

QUIET = ("stand", "play")
"""What is said to come to the tricks of Ramsen soon."""


def a_trick_is_taken(qtbot: QtBot, table: Witness) -> list[Reader]:
    table.controller.begin(head("Anna", "Ben", "bot Resi", schleck="off"))
    readers = sit(table, 1)
    while not table.controller.trick_taken():
        asked = to_a_person(qtbot, table, *readers)
        assert asked is not None
        quiet = (one for one in asked.scene.legal if getattr(one, "word", "") in QUIET)
        play(table, asked, next(quiet, asked.scene.legal[0]))
    to_a_person(qtbot, table, *readers)
    return readers


def test_one_looks_back_at_ones_own_device_and_the_others_do_not(
    qtbot: QtBot, table: Witness
) -> None:
    anna, ben = a_trick_is_taken(qtbot, table)
    table.controller.look_back(ben.display)
    assert ben.scene.decided is not None and anna.scene.decided is None
    table.controller.look_back()
    table.controller.look_on(ben.display)
    assert ben.scene.decided is None and anna.scene.decided is not None
    table.controller.look_on()
    assert anna.scene.decided is None


def test_who_plays_ends_that_somebody_looks_back(qtbot: QtBot, table: Witness) -> None:
    readers = a_trick_is_taken(qtbot, table)
    asked = table.controller.chairs.asked()
    other = next(one for one in readers if one.display is not asked)
    one = next(one for one in readers if one.display is asked)
    table.controller.look_back(other.display)
    play(table, one, one.scene.legal[0])
    assert other.display.chair.looking_back is None


def test_going_on_at_once_ends_it_at_every_device(qtbot: QtBot, table: Witness) -> None:
    anna, ben = a_trick_is_taken(qtbot, table)
    table.controller.look_back(ben.display)
    assert table.controller.may_hurry()
    table.controller.hurry()
    assert ben.scene.decided is None and anna.scene.decided is None


def test_before_a_trick_is_taken_that_is_said_where_it_was_wanted(table: Witness) -> None:
    table.controller.begin(head("Anna", "Ben", "bot Resi"))
    anna, ben = sit(table, 1)
    table.controller.look_back(ben.display)
    assert ben.said == ["No trick has been taken yet."] and not anna.said


# Talk.


def test_one_speaks_at_ones_own_device_and_everybody_hears_it(qtbot: QtBot, table: Witness) -> None:
    table.controller.begin(knueffeln("Anna", "bot Sepp", "Ben", "bot Resi"))
    readers = sit(table, 2)
    anna, ben = readers
    while not table.controller.talk.phrases(ben.display):
        asked = to_a_person(qtbot, table, *readers)
        assert asked is not None
        play(table, asked, asked.scene.legal[0])
    phrases = table.controller.talk.phrases(ben.display)
    groups = table.controller.talk.groups(phrases, ben.display)
    assert {one for _, some in groups for one in some} == set(phrases)
    table.controller.talk.speak(phrases[0], ben.display)
    for one in (anna, ben):
        assert any(said.seat == 2 for said in one.scene.view.table.talk)


# What comes too late, or from nobody.


def test_a_press_that_was_meant_for_another_question_does_nothing(
    qtbot: QtBot, table: Witness
) -> None:
    table.controller.begin(head("Anna", "Ben", "bot Resi"))
    readers = sit(table, 1)
    asked = to_a_person(qtbot, table, *readers)
    assert asked is not None
    seen, move = asked.display.question, asked.scene.legal[0]
    act = partial(table.controller.chairs.act, asked.display)
    moves = table.controller.matches.playing.match.moves
    act(seen, partial(table.controller.play, move))
    after = table.controller.matches.playing.match.moves
    assert len(after) > len(moves)
    act(seen, partial(table.controller.play, move))
    assert table.controller.matches.playing.match.moves == after
    assert asked.display.chair.notice == "Too late: the table has moved on."
    assert to_a_person(qtbot, table, *readers) is not None, "it goes on"


def test_a_notice_or_a_hint_makes_no_press_too_late(qtbot: QtBot, table: Witness) -> None:
    table.controller.begin(head("Anna", "Ben", "bot Resi"))
    readers = sit(table, 1)
    asked = to_a_person(qtbot, table, *readers)
    assert asked is not None
    seen = asked.display.question
    asked.display.notify("Look out.")
    table.controller.hints.ask(asked.display)
    qtbot.waitUntil(lambda: asked.scene.hint is not None)
    assert asked.display.question == seen


def test_a_move_of_somebody_not_on_turn_is_told_there_and_not_done(
    qtbot: QtBot, table: Witness
) -> None:
    table.controller.begin(head("Anna", "Ben", "bot Resi"))
    readers = sit(table, 1)
    asked = to_a_person(qtbot, table, *readers)
    other = next(one for one in readers if one is not asked)
    before = table.controller.matches.playing.match.events()
    act = partial(table.controller.chairs.act, other.display, other.display.question)
    act(partial(table.controller.play, other.scene.hand[0]))
    act(partial(table.controller.try_move, other.scene.hand[0]))
    act(table.controller.claim)
    act(table.controller.hints.ask)
    assert other.display.chair.notice.endswith("turn.")
    assert table.controller.matches.playing.match.events() == before
    assert table.controller.chairs.asked() is not None


def test_a_chair_that_was_given_up_can_do_nothing(qtbot: QtBot, table: Witness) -> None:
    table.controller.begin(head("Anna", "Ben", "bot Resi"))
    _, ben = sit(table, 1)
    table.controller.chairs.give_up(ben.display)
    with pytest.raises(NoChair, match="given up"):
        table.controller.chairs.act(ben.display, ben.display.question, table.controller.claim)
    assert table.controller.matches.playing.turn != NOBODY


# Hints.


def test_no_chair_that_asks_for_a_hint_disturbs_a_bot_that_thinks(
    qtbot: QtBot, table: Witness
) -> None:
    table.controller.begin(head("Anna", "Ben", "bot Resi"))
    readers = sit(table, 1)
    opponents = table.controller.opponents
    opponents.table_busy(True)  # what the bot has thought of waits
    while table.controller.matches.playing.match.turn != 2:
        asked = to_a_person(qtbot, table, *readers)
        assert asked is not None
        play(table, asked, asked.scene.legal[0])
    question = opponents._question
    assert question is not None and not question.brief
    for reader in readers:
        table.controller.hints.ask(reader.display)
    assert opponents._question is question
    opponents.table_busy(False)
    qtbot.waitUntil(lambda: table.controller.matches.playing.match.turn != 2)
    assert all(one.scene.hint is None for one in readers)


def test_a_hint_waits_until_the_bots_have_said_what_they_have_to_say(
    qtbot: QtBot, table: Witness
) -> None:
    table.controller.begin(knueffeln("Anna", "bot Sepp", "Ben", "bot Resi"))
    readers = sit(table, 2)
    asked = to_a_person(qtbot, table, *readers)
    while asked is not None and not table.controller.matches.playing.talkers():
        play(table, asked, asked.scene.legal[0])
        asked = to_a_person(qtbot, table, *readers)
    assert asked is not None
    session, thinker = table.controller.matches.playing, table.controller.opponents._thinker
    heard: list[str] = []
    table.controller.opponents.hushed.connect(lambda: heard.append("talk"))
    table.controller.opponents.said.connect(lambda *_: heard.append("talk"))
    table.controller.opponents.advised.connect(lambda _: heard.append("hint"))
    table.controller.opponents.ask_talk(session.small_talk())
    talk = thinker._question
    table.controller.hints.ask(asked.display)
    assert thinker._question is talk, "what the bots were asked is still thought about"
    qtbot.waitUntil(lambda: "hint" in heard)
    assert heard[0] == "talk" and asked.scene.hint is not None


def test_a_hint_that_is_thought_about_comes_after_talk_that_is_asked_for_meanwhile(
    qtbot: QtBot, table: Witness
) -> None:
    table.controller.begin(knueffeln("Anna", "bot Sepp", "Ben", "bot Resi"))
    readers = sit(table, 2)
    asked = to_a_person(qtbot, table, *readers)
    assert asked is not None
    table.controller.opponents.cancel()
    table.controller.hints.ask(asked.display)
    table.controller.opponents.ask_talk(table.controller.matches.playing.small_talk())
    qtbot.waitUntil(lambda: asked.scene.hint is not None)
