"""The sample of a game is a game like the others, and is found only by who asks for it."""

from __future__ import annotations

from random import Random

import pytest

from engine import games
from engine.bots import make
from engine.cards import THE_WELI
from engine.match import Match
from engine.rules import Rules, Setup
from engine.table import NOBODY
from tests import kit, sample

LAWS = [law for law in kit.LAWS.values() if not law.of]
PART = 16


def test_the_sample_is_found_only_where_it_is_asked_for() -> None:
    assert sample.NAME not in games.names()
    with sample.found() as name:
        assert name in games.names()
        assert games.find(name).name == name
    assert sample.NAME not in games.names()


def test_the_sample_has_no_hook_that_may_be_left_out(hearts: str) -> None:
    rules = games.find(hearts).rules
    own = {name for name in vars(rules) if not name.startswith("_")}
    assert own & {*kit.HOOKS} == set()
    assert own <= {*vars(Rules)}


def test_the_sample_keeps_every_law(hearts: str) -> None:
    keeps_every_law(hearts)


def test_a_game_played_anticlockwise_with_the_weli_keeps_every_law(elevens: str) -> None:
    keeps_every_law(elevens)


def keeps_every_law(name: str) -> None:
    """Hold a sample to all laws; each that is broken is named, with the reason."""
    broken = []
    for law in LAWS:
        try:
            assert kit.held(law, name, PART) or law.field, "nothing to check"
        except Exception as error:
            broken.append(f"{law}: {error!r:.800}")
    assert not broken, "\n".join(broken)


def test_the_weli_is_dealt_written_down_and_read_again(elevens: str) -> None:
    for case in kit.share(elevens)[:4]:
        match = Match(case.head())
        match.deal()
        weli = next(one for one in case.make().pack() if one.rank == THE_WELI)
        views = [match.view(seat) for seat in range(case.players)]
        held = [seat for seat, seen in enumerate(views) if seen and weli in seen.table.hands[seat]]
        assert len(held) == 1
        while match.turn != NOBODY:
            match.play(match.legal()[-1])
        again = Match.from_events(match.events())
        assert again.sheet() == match.sheet()
        assert any(weli.code in str(event) for event in match.events())


def test_which_way_turns_go_is_a_matter_of_house_rules_and_seats_are_numbered_by_turns(
    elevens: str,
) -> None:
    kind = games.find(elevens)
    options = [kind.options.from_dict({"way": way}) for way in ("clockwise", "anticlockwise")]
    left, right = (kind.make(one, 3) for one in options)
    assert (left.anticlockwise, right.anticlockwise) == (False, True)
    tables = [rules.start(rules.pack(), Setup(0, (0, 1, 2))) for rules in (left, right)]
    assert [t.turn for t in tables] == [1, 1] and tables[0].hands == tables[1].hands


@pytest.mark.one_in(2)
@pytest.mark.parametrize("bot", ["heuristic", "random", "beginner/3", "strong/3", "ismcts/10"])
def test_every_bot_plays_the_sample_for_an_evening(hearts: str, bot: str) -> None:
    case = kit.share(hearts)[0]
    match, player, rng = Match(case.head()), make(bot, case.make()), Random(1)
    for _ in range(2):
        match.deal()
        while match.turn != NOBODY:
            seen = match.view(match.turn)
            assert seen is not None
            match.play(player.choose(seen, match.legal(), rng, 0.0))
    assert [sum(filter(None, line.values)) for line in match.sheet().lines] == [26, 26]
