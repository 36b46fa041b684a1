"""Characters are felt: with the same cards the bold one dares what the careful one leaves."""

from __future__ import annotations

from random import Random

import pytest

from engine import games, shuffle
from engine.bots import CHARACTERS, characters, make
from engine.hidden import view
from engine.moves import Call
from engine.parts.bots import Bots

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
