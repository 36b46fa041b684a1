"""Characters are felt: with the same cards the bold one dares what the careful one leaves."""

from __future__ import annotations

from dataclasses import replace
from math import inf
from random import Random
from typing import Any

import pytest

from engine import games, shuffle
from engine.bots import CHARACTERS, LEVELS, characters, make
from engine.bots.characters import LEEWAY
from engine.bots.heuristic import HeuristicBot
from engine.bots.racing import FIRST
from engine.bots.search import SearchBot
from engine.hidden import view
from engine.moves import Call, Move
from engine.rules.bots import Bots
from engine.table import Seat, Table
from tests import kit

ASKED = 12


@pytest.mark.one_in(2)
@pytest.mark.parametrize("name", ["gin", "knueffeln", "ramsen", "ramsli"])
def test_the_bold_one_dares_more_than_the_careful_one(name: str) -> None:
    kind = games.find(name)
    players = kind.usual()
    game = kind.make(next(iter(kind.presets.values())), players)
    bots, thumb = game.bots, make("heuristic", game)
    careful, bold = make("strong/30:careful", game), make("strong/30:bold", game)
    asked = 0
    dared = {careful: 0.0, bold: 0.0}
    for number in range(400):
        setup = game.next_deal([], number % players)
        assert setup is not None
        t = game.start(shuffle.numbered(game.pack(), 5, number), setup)
        rng = Random(number)
        while t.phase and asked < ASKED:
            legal, seen = game.legal(t), view(t, t.turn)
            some = bots.candidates(t, legal)
            if len({bots.risk(t, move) for move in some}) > 1 and rng.random() < 0.3:
                asked += 1
                for one in dared:
                    move = one.choose(seen, legal, Random(number), 0.0)
                    dared[one] += bots.risk(t, move)
            game.apply(t, thumb.choose(seen, legal, rng, 0.0))
    assert asked == ASKED
    assert dared[bold] > dared[careful]


@pytest.mark.parametrize("name", ["careful", "bold"])
@pytest.mark.parametrize("share", [0.9, 1.1])
def test_a_character_forgoes_no_more_than_the_leeway(
    monkeypatch: pytest.MonkeyPatch, name: str, share: float
) -> None:
    """Worlds differ by about 1 here; all but the usual move come to a little less in each."""
    liked = CHARACTERS[name].risk

    class Result:
        """Stands for a Rollout, from which nobody inherits where it is compiled."""

        def __init__(self, bots: Bots[Any], seat: Seat, luck: int) -> None: ...

        def result(self, world: Table, move: Move, number: int) -> float:
            return (-1.0) ** number - (0.0 if move == usual else share * LEEWAY)

    monkeypatch.setattr("engine.bots.search.Rollout", Result)
    case = kit.share("ramsen")[0]
    game = case.make()
    # As many worlds as all candidates meet before the first may drop out.
    bot = SearchBot(game, replace(LEVELS["strong"], worlds=FIRST), CHARACTERS[name])
    asked = 0
    for t in kit.positions(case)[:60]:
        seen, legal = view(t, t.turn), game.legal(t)
        usual = HeuristicBot(game).choose(seen, legal[:], Random(1), 0)
        risks = {one: liked * game.bots.risk(t, one) for one in game.bots.candidates(t, legal)}
        if max(risks.values()) > risks.get(usual, inf):
            asked += 1
            made = bot.choose(seen, legal[:], Random(1), 0)
            assert risks[made] == (max(risks.values()) if share < 1 else risks[usual])
    assert asked


def test_only_where_a_deal_can_be_ended_is_somebody_impatient() -> None:
    for name in games.names():
        kind = games.find(name)
        bots = kind.make(kind.options(), kind.usual()).bots
        assert kind.early_end == (type(bots).early_ends is not Bots.early_ends)
        assert ("impatient" in characters(kind)) == kind.early_end
        assert {*characters(kind), "impatient"} == {*CHARACTERS}
    assert "impatient" in characters(games.find("gin"))


@pytest.mark.parametrize("level", ["regular", "strong/16"])
def test_the_impatient_one_knocks_where_others_wait(level: str) -> None:
    kind = games.find("gin")
    game = kind.make(kind.presets["standard"], 2)
    names = ("", ":impatient")
    knocks = dict.fromkeys(names, 0)
    asked = number = 0
    while asked < ASKED:
        number += 1
        setup = game.next_deal([], number % 2)
        assert setup is not None
        t = game.start(shuffle.numbered(game.pack(), 5, number), setup)
        rng = Random(number)
        while t.phase in ("first", "draw", "discard"):
            legal, seen = game.legal(t), view(t, t.turn)
            if game.bots.early_ends(t, legal) and asked < ASKED:
                asked += 1
                for one in names:
                    move = make(level + one, game).choose(seen, legal, Random(number), 0.0)
                    knocks[one] += isinstance(move, Call) and move.word == "knock"
            game.apply(t, game.bots.policy(t, legal, rng) if len(legal) > 1 else legal[0])
    assert knocks[":impatient"] > knocks[""]
