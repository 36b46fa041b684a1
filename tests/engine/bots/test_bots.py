"""The opponents: each legal, honest, and the same for the same generator."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engine import games
from engine.bots import BOTS, UnknownBot, known, make
from engine.bots.measures import ChanceBot
from engine.cards import cards
from engine.hidden import view
from engine.moves import write
from engine.rules import Setup
from tests import kit
from tests.kit import Case

CASES = {(case.game, case.label): case for case in kit.cases() if case.players <= 4}
every_preset = pytest.mark.parametrize("case", CASES.values(), ids=str)
"""Each preset with its usual number of players."""
every_bot = pytest.mark.parametrize(
    "name", ["heuristic", "random", "beginner/3", "strong/3:mischievous", "ismcts/10"]
)
"""Each kind of bot, with as little thought as will do to see it play."""


def play(case: Case, names: list[str], seed: int, deals: int) -> tuple[list[str], list[int]]:
    """The moves of some deals, and what each side has come to."""
    game, rng = case.make(), Random(seed)
    bots = [make(name, game) for name in names]
    moves, lines = [], []
    for number in range(deals):
        setup = game.next_deal([], number % case.players)
        assert isinstance(setup, Setup)
        t = game.start(rng.sample(game.pack(), len(game.pack())), setup)
        while t.phase:
            legal = game.legal(t)
            move = bots[t.turn].choose(view(t, t.turn), legal, rng, 0.0)
            assert move in legal
            moves.append(write(move))
            game.apply(t, move)
        lines.append(game.score(t))
    sides = range(len(game.sides()))
    return moves, [sum(line.values[side] or 0 for line in lines) for side in sides]


@pytest.mark.one_in(5)
@every_bot
@every_preset
def test_every_bot_plays_to_the_end_and_the_same_by_the_same_generator(
    case: Case, name: str
) -> None:
    moves, marks = play(case, [name] * case.players, 3, 1)
    assert moves and len(marks) == len(case.make().sides())
    assert play(case, [name] * case.players, 3, 1) == (moves, marks)


def test_there_is_no_bot_of_an_unknown_name() -> None:
    with pytest.raises(UnknownBot):
        make("marvin", kit.cases()[0].make())


@pytest.mark.parametrize(
    "name", ["strong:god", "heuristic:bold", "strong/", "strong/x", "Strong", "strong:bold/4", ""]
)
def test_what_is_said_wrong_of_a_bot_is_refused(name: str) -> None:
    with pytest.raises(UnknownBot):
        make(name, kit.cases()[0].make())


def test_who_may_sit_at_a_table_is_known_and_no_clairvoyant_is() -> None:
    assert all(map(known, (*BOTS, "strong:bold", "beginner:talkative")))
    assert not any(map(known, ("", "clairvoyant", "ismcts", "strong/400", "random:bold", "x:y")))
    assert not any(make(name, kit.cases()[0].make()).sees_all for name in BOTS)


def test_chance_plays_each_legal_move_about_as_often() -> None:
    case = kit.cases()[0]
    t = kit.positions(case)[0]
    legal = cards("E7 E8 E9 E10")
    bot, rng = ChanceBot(case.make()), Random(1)
    chosen = Counter(bot.choose(view(t, t.turn), list(legal), rng, 0.0) for _ in range(4000))
    assert set(chosen) == set(legal)
    assert all(900 < number < 1100 for number in chosen.values())


def test_what_a_point_is_called_changes_nothing_for_the_textbook(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It weighs results by how far they lie between the worst and the best it has met."""
    case = next(case for case in CASES.values() if case.game == "ramsen")
    game, other = case.make(), case.make()
    utility = other.bots.utility
    monkeypatch.setattr(other.bots, "utility", lambda t: [64 * one for one in utility(t)])
    for t in kit.positions(case)[::9]:
        if t.phase and len(legal := game.legal(t)) > 1:
            seen = view(t, t.turn)
            chosen = [
                make("ismcts/40", rules).choose(seen, legal[:], Random(1), 0.0)
                for rules in (game, other)
            ]
            assert chosen[0] == chosen[1]


@pytest.mark.parametrize("name", games.names())
def test_a_beginner_errs_at_a_share_of_decisions(name: str) -> None:
    kind = games.find(name)
    rules = kind.make(next(iter(kind.presets.values())), kind.usual())
    assert 0 < rules.bots.beginner <= 1
