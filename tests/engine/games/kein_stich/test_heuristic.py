"""The rules of thumb of Kein Stich: what they do in plain positions, and that they pay off."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from engine import shuffle
from engine.bots import make
from engine.cards import codes
from engine.facts import Advice
from engine.games.kein_stich import heuristic
from engine.games.kein_stich.game import GAME
from engine.hidden import view
from engine.moves import write
from engine.sheet import Line
from tests.engine.games.kein_stich.positions import Position, dealt, lay_off, trick


def advice(there: Position) -> Advice:
    seen = view(there.table, there.turn)
    return heuristic.choose(there.rules, seen, there.rules.legal(there.table), Random(1))


def does(there: Position) -> tuple[str, str]:
    """What it would do, and why."""
    chosen = advice(there)
    return write(chosen.move), chosen.reason.key


def test_it_stays_below_as_high_as_it_can() -> None:
    assert does(trick("EO", "EA EU E7")) == ("EU", "stay_below")


def test_it_throws_a_dear_card_under_the_trick_of_another() -> None:
    assert does(trick("EO", "HK SA S7", "no_max")) == ("HK", "get_rid")
    assert does(trick("HA", "HK H7", "no_max")) == ("HK", "get_rid")
    assert does(trick("GK", "GO GU", "no_obers")) == ("GO", "get_rid")


def test_it_throws_off_the_most_dangerous_card() -> None:
    assert does(trick("EO", "SA S7 G7", "no_tricks")) == ("SA", "throw_off")
    assert does(trick("EO", "GA G7 S7", "no_tricks")) == ("GA", "throw_off")


def test_as_the_last_it_takes_a_trick_without_price_as_high_as_it_can() -> None:
    assert does(trick("E9 E10 E8", "EA E7 H7", "no_hearts")) == ("EA", "take_high")


def test_as_the_last_it_does_not_take_a_trick_that_costs() -> None:
    assert does(trick("E9 H10 E8", "EA E7 H7", "no_hearts")) == ("E7", "stay_below")


def test_forced_to_take_it_takes_high_but_keeps_what_is_dear() -> None:
    assert does(trick("E7 E8 E9", "E10 EU G7", "no_tricks")) == ("EU", "forced_high")
    assert does(trick("E7 H8 E9", "E10 EO G7", "power"))[0] == "E10"


def test_it_says_when_a_lead_may_take_the_trick() -> None:
    """A short suit is soon gone; of a long one it takes what is least likely to hurt."""
    assert does(dealt("no_obers", "E10 E8 EK G10 GO GA HK SA")) == ("HK", "lead_short")
    assert does(dealt("no_hearts", "EA EK E10 E9 GA GK GU HA"))[1] == "lead_cheap"


def test_it_takes_a_free_trick_high_while_all_others_can_still_follow() -> None:
    assert does(trick("E8", "EA E7 G7", "no_hearts")) == ("EA", "take_high")
    assert does(trick("E8 E9", "EA E7 G7", "no_hearts")) == ("EA", "take_high")
    assert does(trick("E8 H7", "EA E7 G7", "no_hearts")) == ("E7", "stay_below")
    assert does(trick("E8", "EA E7 G7", "no_obers")) == ("E7", "stay_below")


def test_it_throws_off_the_last_card_of_a_suit_before_a_guarded_one() -> None:
    assert does(trick("EO", "GA G8 SA", "no_tricks")) == ("SA", "throw_off")


def test_it_does_not_lead_max() -> None:
    assert does(dealt("no_max", "HK EA GA SA E8 G8 S8 HA"))[0] not in ("HK", "HA")


def test_between_the_tricks_that_count_it_leads_high() -> None:
    there = dealt("no_first_last", "EA E7", "E8", "E9", "E10", deals="six_first_last")
    there.each("E7 E8 E9 E10")
    assert does(there)[1] == "lead_high"


def test_it_breaks_a_march_where_that_is_cheap() -> None:
    there = dealt(
        "no_tricks",
        "EA EK EO EU S7 H7 H8 H9",
        "E7 E8 E9 E10 SA S8 S9 S10",
        "GA GK GO GU G10 G9 G8 G7",
        march=True,
    )
    for mine in ("EA E7", "EK E8", "EO E9", "EU E10"):
        first, second = mine.split()
        there.does(0, first).does(1, second).each(any_two(there))
    there.does(0, "S7")
    assert does(there) == ("SA", "stop_march")


def any_two(there: Position) -> str:
    """The first cards that third and fourth hand still have; neither can follow here."""
    return codes(hand[0] for hand in there.table.hands[2:])


def test_it_keeps_back_where_it_may() -> None:
    there = lay_off("EU", "GU S7", "S8", "S9", "SA", must_lay=False)
    assert does(there) == ("!pass", "keep_back")
    there = lay_off("EU", "GU GA", "S8", "S9", "SA", must_lay=False)
    assert does(there)[0] == "GU"


@pytest.mark.parametrize("label", GAME.presets)
def test_it_beats_chance_by_far(label: str) -> None:
    """Over many evenings the one who thinks has the most, every preset alike."""
    game = GAME.make(replace(GAME.presets[label], games=1), 4)
    bots = [make("heuristic" if seat == 0 else "random", game) for seat in range(4)]
    rng, sums = Random(7), [0] * 4
    for number in range(20):
        lines: list[Line] = []
        while (setup := game.next_deal(lines, (number + len(lines)) % 4)) is not None:
            t = game.start(shuffle.shuffled(game.pack(), rng), setup)
            while t.phase:
                seen = view(t, t.turn)
                game.apply(t, bots[t.turn].choose(seen, game.legal(t), rng, 0.0))
            lines.append(game.score(t))
        sums = [
            before + now for before, now in zip(sums, game.sheet(lines).total("money"), strict=True)
        ]
    assert sums[0] > max(sums[1:])
    assert sums[0] > 0
