"""What the play tells of hidden hands: signs that are mostly true of the true hands."""

from __future__ import annotations

from random import Random

from engine import games
from engine.bots.insight import Insight
from engine.games.knueffeln.inference import unlikely
from engine.hidden import view
from tests.engine.games.signs import held

KNUEFFELN = games.find("knueffeln")


def test_cards_that_are_unlikely_are_held_far_less_often_than_by_chance() -> None:
    game = KNUEFFELN.make(KNUEFFELN.presets["hattstedt"], 4)
    truly, by_chance = held(game, 40, lambda number: 2 + number % 3)
    assert by_chance > 50
    assert truly < by_chance / 2


def test_nothing_is_told_of_the_own_hand() -> None:
    game = KNUEFFELN.make(KNUEFFELN.presets["hattstedt"], 4)
    insight, rng = Insight(game), Random(6)
    setup = game.next_deal([], 0)
    assert setup is not None
    t = game.start(rng.sample(game.pack(), len(game.pack())), setup)
    while t.phase and len(t.tricks) < 3:
        game.apply(t, insight.policy(t, game.legal(t), rng))
    assert unlikely(game, view(t, t.turn))[t.turn] == {}
