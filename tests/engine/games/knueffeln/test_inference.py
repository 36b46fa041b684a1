"""What the play tells of hidden hands: signs that are mostly true of the true hands."""

from __future__ import annotations

from random import Random

from engine import games
from engine.bots.insight import Insight
from engine.games.knueffeln.inference import unlikely
from engine.hidden import redeal, view

KNUEFFELN = games.find("knueffeln")


def test_cards_that_are_unlikely_are_held_far_less_often_than_by_chance() -> None:
    game = KNUEFFELN(KNUEFFELN.PRESETS["hattstedt"], 4)
    insight, rng = Insight(game), Random(5)
    truly = by_chance = 0
    for number in range(40):
        setup = game.next_deal([], number % 4)
        assert setup is not None
        t = game.start(rng.sample(game.pack(), len(game.pack())), setup)
        while t.phase and len(t.tricks) < 2 + number % 3:
            game.apply(t, insight.policy(t, game.legal(t), rng))
        if not t.phase:
            continue
        seen = view(t, t.turn)
        other = redeal(game, seen, rng)
        for seat, some in enumerate(unlikely(game, seen)):
            truly += sum(card in t.hands[seat] for card in some)
            by_chance += sum(card in other.hands[seat] for card in some)
    assert by_chance > 50
    assert truly < by_chance / 2


def test_nothing_is_told_of_the_own_hand() -> None:
    game = KNUEFFELN(KNUEFFELN.PRESETS["hattstedt"], 4)
    insight, rng = Insight(game), Random(6)
    setup = game.next_deal([], 0)
    assert setup is not None
    t = game.start(rng.sample(game.pack(), len(game.pack())), setup)
    while t.phase and len(t.tricks) < 3:
        game.apply(t, insight.policy(t, game.legal(t), rng))
    assert unlikely(game, view(t, t.turn))[t.turn] == {}
