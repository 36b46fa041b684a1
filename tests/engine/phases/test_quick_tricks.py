"""Quick tricks stand and oblige as the ranking and the duties have it, whatever game has them."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from engine.cards import cards
from engine.games.ramsen.trumps import RANKINGS, trumps
from engine.phases.quick_tricks import Numbers, QuickTricks
from engine.phases.ranking import Duties
from engine.phases.tricks import Tricks
from engine.table import Table
from tests.kit.quick import allowed


@pytest.mark.parametrize("trump", RANKINGS)
def test_places_go_from_low_to_high_with_the_trumps_above(trump: str) -> None:
    ranking = RANKINGS[trump]
    numbers = Numbers(ranking)
    assert numbers.cards[::-1][: len(trumps(trump))] == trumps(trump)
    for card in ranking.kind:
        beaten_by = {other for other in ranking.kind if ranking.beats(other, card)}
        above = numbers.above[numbers.place[card]]
        if not numbers.trumps >> numbers.place[card] & 1:
            above |= numbers.trumps
        assert above == numbers.mask(beaten_by)


@pytest.mark.parametrize(
    ("trump", "head", "overtrump", "no_under"), [*product((False, True), repeat=4)]
)
@pytest.mark.parametrize("free", ["", "S7 HO"])
def test_quick_tricks_oblige_as_tricks_do(
    trump: bool, head: bool, overtrump: bool, no_under: bool, free: str
) -> None:
    duties = Duties(True, trump, head, overtrump, no_under, frozenset(cards(free)))
    chapter, numbers, rng = Tricks[Table](RANKINGS, duties), Numbers(RANKINGS["H"]), Random(1)
    for number in range(300):
        pack = rng.sample(numbers.cards, 18)
        t = Table(3, 0, [])
        t.hands, t.trump = [pack[:6], pack[6:12], pack[12:]], "H"
        for _ in range(number % 3):
            chapter.play(t, rng.choice(chapter.legal(t)))
        assert set(allowed(QuickTricks(t, chapter))) == set(chapter.legal(t))


def test_play_goes_on_to_the_last_card_of_each_hand() -> None:
    chapter, numbers, rng = Tricks[Table](RANKINGS, Duties()), Numbers(RANKINGS["H"]), Random(1)
    for cards_each in (1, 2, 6):
        pack = rng.sample(numbers.cards, 3 * cards_each)
        t = Table(3, 0, [])
        t.hands, t.trump = [pack[seat::3] for seat in range(3)], "H"
        t.turn = t.leader = 0
        quick = QuickTricks(t, chapter)
        quick.play_on()
        assert sum(quick.won) == quick.number == cards_each
