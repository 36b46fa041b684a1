"""Why a bot did so, in the window: what it saw and weighed, told of every kind of bot."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from desktop.review.choices import NONE, ChoicesTable
from desktop.review.page import ReviewPage
from desktop.review.wording import HEARD, Wording
from desktop.scene.speech import Speech
from desktop.session.worker import Answer
from engine import bots, games
from engine.bots import CHARACTERS, LEVELS
from engine.bots.why import why
from engine.cards import Card
from engine.head import Branch, Head, Player
from engine.match import Match
from engine.review import Past, decided_by
from tests import kit
from tests.desktop.games import conftest
from tests.desktop.games.kit import scene_of, shown, wait

window = conftest.window

LEVEL_NAMES = (*LEVELS, "heuristic", "random")
NAMES = (
    *LEVEL_NAMES,
    *(f"{LEVEL_NAMES[place % 3]}:{one}" for place, one in enumerate(CHARACTERS)),
)
ENOUGH = 7
"""So many decisions of a game are looked at: of each bot one, and one of each chapter."""


@pytest.fixture
def looking(window: conftest.MainWindow, name: str) -> Iterator[ReviewPage]:
    """The dialog over a deal of this game that bots have played."""
    match, _ = kit.bots_evening(kit.share(name)[0], NAMES)
    page = ReviewPage(Past(match), window.settings, window.pack)
    window.pages.show_evening(page)
    page.paper.figures.setChecked(True)
    yield page


def some(page: ReviewPage) -> list[int]:
    """Decisions to look at: bots and chapters that had none yet, then any."""
    met: set[object] = set()
    new, old = [], []
    for number, one in enumerate(page.decisions):
        about = {one.seat, one.seen.table.phase}
        (old if about <= met else new).append(number)
        met |= about
    return [*new, *old][:ENOUGH]


def cell(table: ChoicesTable, row: int, column: int) -> str:
    return table.item(row, column).text()


@pytest.mark.one_in(5)
@pytest.mark.parametrize("name", games.names())
def test_of_every_bot_it_is_told_why(qtbot, looking):
    past = looking._past
    for number in some(looking):
        looking.go(number)
        qtbot.waitUntil(lambda: not looking.asking.thinking)
        decision = looking.decision()
        assert decision is not None
        answer = looking.asking.known(decision)
        assert answer is not None and answer.why is not None
        bot = decided_by(past.head, decision)
        wording = Wording(decision, answer, looking._speech, past.head)
        who, move = looking._speech.name(decision.seat), looking._speech.move(decision.made)
        told = wording.why()
        paper, table = looking.paper, looking.paper.choices
        headline, made = paper.headline.text(), wording.named(decision.made)
        verbs = ("played", "discarded") if isinstance(decision.made, Card) else ("chose",)
        assert headline.startswith(tuple(f"{who} {verb} {made}." for verb in verbs))
        assert told and told in paper.reasons.text() and "{" not in paper.text()
        assert "Asked again" not in told and "advice." not in told and ":" + who not in told
        scene = looking.table.scene
        assert scene is not None and scene.view == decision.seen
        weighed = [one for one in answer.why.weighed if one.deals]
        heads = table.columnCount()
        made = next(row for row in range(table.rowCount()) if table.item(row, 0).font().bold())
        assert cell(table, made, 0) == move
        if bots.played_as(bot, past.rules.game) == "strong":
            # What is told in the other columns already.
            assert heads == 5
        elif weighed and not bot.startswith("strong"):
            assert cell(table, made, heads - 1) != NONE
            reckoned = f"At the time: how it did in {who}’s own trial deals."
            assert reckoned in paper.explained.text()


def test_what_was_said_before_is_told_too():
    match, _ = kit.bots_evening(kit.share("knueffeln")[0], ["regular"])
    past = Past(match)
    speech, heard = Speech(past.rules, [one.name for one in match.players]), 0
    for one in past.decisions(match.deal_number):
        t = one.seen.table
        told = Wording(one, Answer(0), speech, match.head).heard()
        now = [said for said in t.talk if said.tricks == len(t.tricks)]
        assert bool(told) == bool(now)
        for said in now[-HEARD:]:
            assert f"{speech.name(said.seat)}: “{speech.phrase(said.phrase)}”" in told
        heard += len(now) > 0
    assert heard


def test_of_what_a_side_evening_was_given_nobody_here_knows_why():
    match, _ = kit.bots_evening(kit.share(games.names()[0])[0], ["regular"])
    decisions = Past(match).decisions(match.deal_number)
    head = replace(match.head, branch=Branch("other", match.deal_number, 3, "as_it_was"))
    assert [decided_by(head, one) for one in decisions[:4]] == ["", "", "regular", "regular"]


def test_a_bot_that_is_not_known_here_is_not_asked(qtbot, window):
    match, _ = kit.bots_evening(kit.share("tippen")[0], ["strong/2"])
    assert not bots.known("strong/2")
    page = ReviewPage(Past(match), window.settings, window.pack)
    window.pages.show_evening(page)
    qtbot.waitUntil(lambda: not page.asking.thinking)
    decision = page.decision()
    assert decision is not None
    answer = page.asking.known(decision)
    assert page.paper.choices.rowCount() and answer is not None and answer.why is None


@pytest.mark.one_in(11)
@pytest.mark.parametrize("name", ["ramsli", "knueffeln"])
def test_at_the_table_they_decide_as_they_tell_afterwards(qtbot, window, tmp_path, name):
    """What was said before a move is in what was seen. None of these is hurried by the clock."""
    kind = games.find(name)
    others = ("regular", "regular:bold", "regular:careful")
    players = (Player("Anna"), *(Player(f"Bot {one}", bot=one) for one in others))
    match = Match(Head(name, "", kind.options().as_dict(), players, 5))
    match.deal()
    shown(qtbot, window, match, tmp_path)
    while window.controller.display.asked():
        window.controller.play(scene_of(window).legal[0])
        wait(qtbot, window)
    past = window.controller.past()
    assert past is not None
    theirs = [one for one in past.decisions(1) if decided_by(past.head, one)]
    assert {one.seat for one in theirs} == {1, 2, 3}
    for one in theirs:
        bot = decided_by(past.head, one)
        told = why(bot, past.rules, one.seen, list(one.legal), one.seed)
        assert told.advice.move == one.made
