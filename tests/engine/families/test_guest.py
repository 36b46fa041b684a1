"""A game in a folder of one's own inherits from a family, with a compiled engine too."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from engine import games, shuffle
from engine.bots import make
from engine.bots.arena.contest import dealt
from engine.hidden import view
from engine.sheet import Line
from tests.kit.cases import presets
from tests.kit.quick import Count, of_game
from tests.kit.seeking import found

NAME = "dreier"


@pytest.fixture(autouse=True)
def _guest() -> Iterator[None]:
    assert games.look_in([str(Path(__file__).parent / "guest")]) == []
    yield
    games.look_in([])


def test_an_evening_of_every_preset_is_played_and_the_pot_is_never_short() -> None:
    for case in presets(NAME):
        rules, rng = case.make(), case.luck()
        lines: list[Line] = []
        dealer = 0
        while (setup := rules.next_deal(lines, dealer)) is not None:
            t = rules.start(shuffle.numbered(rules.pack(), 25, len(lines)), setup)
            rules.bots.play_until("", t, rng)
            assert t.kitty >= 0 and sum(t.balances) + t.kitty == 0
            line = rules.score(t)
            assert rules.line_fits(lines, line)
            lines.append(line)
            dealer = (setup.dealer + 1) % rules.players
        sheet = rules.sheet(lines)
        assert sheet.over and len(lines) >= rules.options.deals
        assert sum(sheet.total("account")) == 0, "nothing is left in the middle"


@pytest.mark.parametrize("level", ["regular", "strong/12"])
def test_bots_that_imagine_deals_play_it(level: str) -> None:
    rules = games.find(NAME).make(games.find(NAME).options(), 4)
    bot = make(level, rules)
    t = dealt(rules, 2026, 1, 0)
    while t.phase:
        legal = rules.legal(t)
        move = bot.choose(view(t, t.turn), legal, Random(1), 0.0)
        assert move in legal
        rules.apply(t, move)
    assert sum(t.balances) + t.kitty == 0


def test_its_tricks_are_played_on_quickly_by_its_own_rules() -> None:
    kind = games.find(NAME)
    for options in kind.presets.values():
        at = Count(of_game(NAME))
        for met in found(NAME, options, 120):
            at.compare(met)
        assert at.positions == 120 and at.unequal == []


def test_the_table_shows_what_the_family_shows() -> None:
    rules = games.find(NAME).make(games.find(NAME).options(), 4)
    t = dealt(rules, 2026, 1, 0)
    coins = rules.show.coins(t)
    assert coins is not None and coins.kitty == t.kitty > 0
    assert [fact.key for fact in rules.show.signs(t)] == ["kitty"]
    assert {card.suit for card in rules.show.highest(t)} == {t.trump}
