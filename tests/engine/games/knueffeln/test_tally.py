"""The sheet: payments, and the chicken ladder with Knüppel and Brille."""

from __future__ import annotations

import pytest

from engine import games
from engine.games.knueffeln import tally
from engine.games.knueffeln.game import GAME
from engine.games.knueffeln.options import BERNHARD_1924, BOHMSTEDT, GRUENBERG_1938, HATTSTEDT
from engine.games.knueffeln.options import KnueffelnOptions as Options
from engine.head import BadLog, Head, Player
from engine.match import Match
from engine.moves import Call
from engine.rules import IllegalMove
from engine.sheet import Line, Mark, Note
from tests.engine.games.knueffeln.positions import LADDER, outcome, slate

# Money.


def test_gruenbergs_scale_is_five_one_ten_twenty() -> None:
    paid = [
        outcome(way, turns, options=GRUENBERG_1938).values[0]
        for way, turns in (("basic", 0), ("basic", 1), ("jann", 0), ("march", 0))
    ]
    assert paid == [5, 6, 10, 20]


def test_hattstedts_jann_is_twice_and_its_march_four_times_the_basic_game() -> None:
    paid = [outcome(way, options=HATTSTEDT).values[0] for way in ("basic", "jann", "march")]
    assert paid == [10, 20, 40]


# The ladder.


def test_the_first_to_erase_all_wins_and_the_losers_mark_a_knueppel() -> None:
    lines = [outcome("jann", options=LADDER)] * 2
    assert slate(*lines) == ((Mark("ladder", 0),), (Mark("ladder", 4), Mark("knueppel", 1)))


def test_all_rungs_at_once_are_a_brille() -> None:
    """KN-A24: a Jann and two turns, the example of the text."""
    there = slate(outcome("jann", 2, options=LADDER))
    assert there == ((Mark("ladder", 0),), (Mark("ladder", 4), Mark("brille", 1)))
    sheet = GAME.make(LADDER, 4).sheet([outcome("jann", 2, options=LADDER)])
    assert sheet.total("losses") == (0, 2)


def test_a_march_clears_a_full_ladder() -> None:
    """KN-A23: four rungs, and as many for the others when it fails."""
    assert slate(outcome("march", options=LADDER))[1][-1] == Mark("brille", 1)
    assert outcome("failed", side=1, options=LADDER).values == (0, 4)


def test_option_only_a_jann_with_turns_is_a_brille() -> None:
    """KN-A24: as a rule any deal that clears a full ladder will do."""
    strict = Options(scoring="ladder", brille="jann")
    assert slate(outcome("basic", 3, options=strict), options=strict)[1][-1] == Mark("knueppel", 1)
    assert slate(outcome("jann", 2, options=strict), options=strict)[1][-1] == Mark("brille", 1)


def test_1924_is_played_with_the_ladder() -> None:
    assert BERNHARD_1924.scoring == "ladder"
    assert outcome("basic", 1, options=BERNHARD_1924).values == (2, 0)


# Lines entered by hand, and logs that do not fit.


FITTING = [
    (BOHMSTEDT, (10, -10), ()),
    (BOHMSTEDT, (-30, 30), ()),
    (BOHMSTEDT, (120, -120), (("jann", 0), ("turns", 2))),
    (BOHMSTEDT, (-300, 300), (("failed", 1),)),
    (HATTSTEDT, (40, -40), (("march", 0),)),
    (LADDER, (0, 3), ()),
    (BOHMSTEDT, (None, None), (("thrown_in", 3),)),
]
STRANGE = [
    (BOHMSTEDT, (15, -15), ()),
    (BOHMSTEDT, (10, -20), ()),
    (BOHMSTEDT, (10, 10), ()),
    (BOHMSTEDT, (None, None), ()),
    (BOHMSTEDT, (None, None), (("thrown_in", 4),)),
    (BOHMSTEDT, (None, None), (("thrown_in", 0), ("basic", 0))),
    (BOHMSTEDT, (10, -10), (("thrown_in", 0),)),
    (BOHMSTEDT, (10, -10), (("march", 0),)),
    (BOHMSTEDT, (10, -10), (("basic", 1),)),
    (BOHMSTEDT, (30, -30), (("turns", 1),)),
    (BOHMSTEDT, (10, -10), (("cheated", 0),)),
    (BOHMSTEDT, (10, -10), (("basic", 0), ("basic", 0))),
    (BOHMSTEDT, (300, -300), (("march", 0), ("ran", 1))),
    (HATTSTEDT, (30, -30), ()),
    (LADDER, (3, -3), ()),
    (LADDER, (0, 0), ()),
]


def line(values: tuple[int | None, ...], notes: tuple[tuple[str, int], ...]) -> Line:
    return Line(values, tuple(Note(*note) for note in notes))


@pytest.mark.parametrize(("options", "values", "notes"), FITTING)
def test_a_line_that_a_deal_can_leave_fits(options: Options, values: object, notes: object) -> None:
    assert tally.fits(options, 2, line(values, notes))  # type: ignore[arg-type]


@pytest.mark.parametrize(("options", "values", "notes"), STRANGE)
def test_a_stake_or_a_march_that_does_not_fit_is_refused(
    options: Options, values: object, notes: object
) -> None:
    assert not tally.fits(options, 2, line(values, notes))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("values", "fits"),
    [
        ((10, -10, 10, -10, None), True),
        ((-20, -20, -20, -20, 80), True),
        ((100, 100, -400, 100, 100), True),
        ((-20, -20, -20, -20, 20), False),
        ((10, -10, 10, -10, 0), False),
        ((10, -10, 10, None, None), False),
        ((None, None, None, None, None), False),
    ],
)
def test_the_lines_of_five(values: tuple[int | None, ...], fits: bool) -> None:
    assert tally.fits(BOHMSTEDT, 5, line(values, ())) is fits


def match(players: int = 4, **options: object) -> Match:
    kind = games.find("knueffeln")
    chosen = kind.options.from_dict(options)
    people = tuple(Player(name) for name in "ABCDE"[:players])
    return Match(Head("knueffeln", "", chosen.as_dict(), people, 3))


def test_a_line_has_a_number_for_each_side() -> None:
    one = match()
    one.chalk(Line((10, -10)))
    with pytest.raises(BadLog, match="rules"):
        one.chalk(Line((10, -10, 10, -10)))
    assert len(one.sheet().lines) == 1


def test_what_may_not_be_done_or_said_is_refused_and_nothing_changes() -> None:
    one = match(turning="two_and_four", bottom_olen="off")
    one.deal()
    while one.turn >= 0 and one.view(one.turn).table.phase != "tricks":  # type: ignore[union-attr]
        one.play(one.legal()[-1])
    before, log = one.revealed(), one.events()
    lead = one.legal()[0]
    for wrong in ({"move": f"!turn {lead}"}, {"say": [0, "fly_away"]}, {"move": "!swap H2 H3"}):
        with pytest.raises(IllegalMove):
            one.do(wrong)
    for wrong in ({"say": [9, "can_you"]}, {"say": ["0", "can_you"]}, {"say": [0]}, {"say": 1}):
        with pytest.raises(BadLog):
            one.do(wrong)
    assert one.revealed() == before and one.events() == log
    one.say(2, Call("can_you"))
    assert one.events()[-1] == {"say": [2, "can_you"]}


# How the ladder is drawn (KN-A40).


def test_option_two_pairs_share_a_ladder_with_a_line_down_its_middle() -> None:
    options = Options(scoring="ladder", ladder="shared")
    lines = [Line((1, 0), (Note("basic", 0),)), Line((0, 2), (Note("jann", 1),))]
    there = tally.KnueffelnTally(options, 2)
    for line in lines:
        there.add(line)
    assert there.slate(0)[0] == Mark("ladder_left", 3)
    assert there.slate(1)[0] == Mark("ladder_right", 2)


def test_option_five_have_a_ladder_each_however_two_pairs_draw_it() -> None:
    there = tally.KnueffelnTally(Options(scoring="ladder", ladder="shared"), 5)
    assert [there.slate(side)[0] for side in range(5)] == [Mark("ladder", 4)] * 5
