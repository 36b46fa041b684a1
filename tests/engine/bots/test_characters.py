"""Characters are felt: with the same cards the bold one dares what the careful one leaves."""

from __future__ import annotations

from random import Random

import pytest

from engine import games, shuffle
from engine.bots import make
from engine.hidden import view

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
