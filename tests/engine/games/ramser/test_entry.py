"""A deal of real cards, question by question, and about how long an evening takes."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from engine import result_entry, shuffle
from engine.games.ramser.game import GAME, deals
from engine.games.ramser.options import RamserOptions
from engine.phases.race import finished
from engine.rules.entry import Refused
from engine.sheet import Line
from tests.engine.games.ramser.positions import rules

FAR = [Line((5, None, None, None))] * 4 + [Line((None, 5, None, None))] * 4
"""The first two need one stroke each."""


def tricks(*some: int | None) -> dict[tuple[str, int], int | None]:
    return {("tricks", side): value for side, value in enumerate(some)}


def refused(answers: dict[tuple[str, int], int | None], **options: object) -> str:
    with pytest.raises(Refused) as found:
        result_entry.line(rules(**options), FAR, answers)  # type: ignore[arg-type]
    return found.value.reason.key


def test_the_tricks_make_the_line() -> None:
    made = result_entry.line(rules(), [], tricks(2, 3, 0, None))
    assert made == Line((2, 3, 0, None))


def test_five_tricks_lie_in_a_deal_but_in_the_last_of_a_game() -> None:
    assert refused(tricks(None, None, 2, 2)) == "tricks_missing"
    assert refused(tricks(None, None, 4, 2)) == "tricks_in_all"
    assert refused(tricks(2, None, 2, 0)) == "last_bar_ends_it"
    made = result_entry.line(rules(), FAR, tricks(1, None, 2, 0))
    assert made == Line((1, None, 2, 0), finished([0]))


def test_who_was_there_first_is_asked_where_several_were() -> None:
    game = rules(stop_at_goal=False)
    two = tricks(2, 3, 0, None)
    assert [one.key for one in game.entry.fields(FAR, two)][-1] == "finished1"
    made = result_entry.line(game, FAR, two | {("finished1", -1): 1})
    assert made == Line((2, 3, 0, None), finished([1, 0]))
    assert game.entry.answers(FAR, made)["finished1", -1] == 1


def test_a_lone_player_has_what_the_house_rules_say() -> None:
    assert result_entry.line(rules(), [], tricks(None, 5, None, None)).values[1] == 5
    with pytest.raises(Refused):
        result_entry.line(rules(lone_player="one"), [], tricks(None, 5, None, None))


# How long it takes.


@pytest.mark.parametrize("players", GAME.seats)
@pytest.mark.parametrize("finish", ["first", "last"])
def test_an_evening_has_about_as_many_deals_as_is_told(finish: str, players: int) -> None:
    game, rng, total = rules(players=players, finish=finish), Random(players), 0
    for _ in range(8):
        lines: list[Line] = []
        while (setup := game.next_deal(lines, len(lines) % players)) is not None:
            t = game.start(shuffle.shuffled(game.pack(), rng), setup)
            while t.phase:
                game.apply(t, game.bots.next_move(t, rng))
            lines.append(game.score(t))
        total += len(lines)
    assert total / 8 == pytest.approx(deals(game.options, players), rel=0.3)


def test_as_many_deals_as_are_agreed() -> None:
    assert deals(replace(RamserOptions(), evening="deals", deals=30), 4) == 30
