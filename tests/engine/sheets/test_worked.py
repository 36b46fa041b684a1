"""Lists worked out by hand, game by game, as the pages of the rules tell it."""

from __future__ import annotations

import pytest

from engine import result_entry
from engine.facts import Fact
from engine.sheet import Line, Note
from engine.sheets.skat import GAMES, value_of
from tests.engine.sheets.kept import begun, entered, refusal

WON, LOST, NO, YES = 0, 1, 0, 1


# Skat.


def test_a_list_of_skat_by_seeger_and_fabian() -> None:
    """Page of the rules: 48 won by the first, 20 lost by the second, 24 won by the third."""
    match = begun("skat", 3)
    assert entered(match, player=0, game=6, value=48, outcome=WON) == (48, None, None)
    assert entered(match, player=1, game=6, value=20, outcome=LOST) == (None, -40, None)
    assert entered(match, player=2, game=6, value=24, outcome=WON) == (None, None, 24)
    sheet = match.sheet()
    assert sheet.total("sum") == (48, -40, 24)
    assert sheet.total("won") == (1, 0, 1) and sheet.total("lost") == (0, 1, 0)
    # 48 + 50 + 40; −40 − 50; 24 + 50 + 40.
    assert sheet.total("worth") == (138, -90, 114)


def test_at_a_table_of_four_a_game_lost_brings_each_other_thirty() -> None:
    match = begun("skat", 4)
    entered(match, player=3, game=6, value=18, outcome=LOST)
    assert match.sheet().total("worth") == (30, 30, 30, -36 - 50)


def test_by_seeger_alone_what_others_lose_brings_nothing() -> None:
    match = begun("skat", 3, reckoning="seeger")
    entered(match, player=1, game=6, value=20, outcome=LOST)
    assert match.sheet().total("worth") == (0, -90, 0)


def test_a_list_of_skat_has_twelve_games_for_each() -> None:
    for players, length in ((3, 36), (4, 48)):
        match = begun("skat", players)
        for _ in range(length):
            assert not match.over
            entered(match, player=None)
        assert match.over
        assert match.sheet().lines[0] == Line((None,) * players, (Note("passed", 0),))


BIDS = """
18 20 22 23 24 27 30 33 35 36 40 44 45 46 48 50 54 55 59 60 63 66 70 72 77 80 81 84 88 90 96 99 100
108 110 117 120 121 126 130 132 135 140 143 144 150 153 154 156 160 162 165 168 170 176 180 187 192
198 204 216 240 264
"""


def test_a_game_of_skat_is_worth_what_can_be_bid() -> None:
    """As the official rules list it."""
    match = begun("skat", 3, each=24)
    bids = [int(bid) for bid in BIDS.split()]
    for value in range(18, 265):
        if value in bids:
            entered(match, player=0, game=6, value=value, outcome=WON)
        else:
            refused = refusal(match, player=0, game=6, value=value, outcome=WON)
            assert refused == Fact("no_such_value", (value,))


def test_the_reckonings_of_one_round_of_skat() -> None:
    """The round of three that the German Wikipedia works out (Skatabrechnung)."""
    won = {"points": (90, 0, 46), "seeger_fabian": (90 + 0, 40, 46 + 50 + 40)}
    for reckoning, sums in won.items():
        match = begun("skat", 3, reckoning=reckoning)
        grand, diamonds, null = map(GAMES.index, ("grand", "diamonds", "null"))
        assert entered(match, player=0, game=grand, tops=4, schneider=1)[0] == 144
        assert entered(match, player=0, game=diamonds, tops=2, outcome=LOST)[0] == -54
        assert entered(match, player=2, game=null, ouvert=1)[2] == 46
        sheet = match.sheet()
        assert sheet.total("sum" if reckoning == "points" else "worth") == sums


def test_bierlachs_writes_down_only_what_is_lost() -> None:
    """40 won is minus 40 for both opponents, 40 lost minus 80 (Lehnhoff, at the Wikipedia)."""
    match = begun("skat", 3, "bierlachs")
    entered(match, player=0, game=6, value=40, outcome=WON)
    assert match.sheet().total("sum") == (0, -40, -40)
    entered(match, player=1, game=6, value=40, outcome=LOST)
    assert match.sheet().total("sum") == (0, -120, -40)
    four = begun("skat", 4, "bierlachs")
    entered(four, player=1, game=6, value=40, outcome=WON)
    assert four.sheet().total("sum") == (0, 0, -40, -40), "the dealer sat out"
    entered(match, player=1, game=6, value=191, outcome=LOST)
    assert match.over, "501 is the end"


def test_at_a_table_of_four_the_dealer_cannot_have_played() -> None:
    match = begun("skat", 4)
    assert refusal(match, player=0, game=6, value=20) == Fact("out_of_range", (0, 0))
    entered(match, player=1, game=6, value=20)
    assert refusal(match, player=1, game=6, value=20) == Fact("out_of_range", (0, 0))
    # The order was broken: the first has dealt once more.
    assert entered(match, player=1, dealer=0, game=6, value=20)[1] == 20
    assert match.sheet().lines[1].notes == (Note("dealer", 0),)
    assert refusal(match, player=2, game=6, value=20) == Fact("out_of_range", (0, 0))


def test_at_home_a_ramsch_costs_several_and_a_game_is_doubled() -> None:
    match = begun("skat", 3, "home")
    assert entered(match, player=None, ramsch_0=48, ramsch_2=48) == (-48, None, -48)
    assert match.sheet().total("lost") == (0, 0, 0), "nobody played"
    spades = {"player": 1, "game": GAMES.index("spades"), "tops": 1}
    assert entered(match, **spades, doubled=2, outcome=LOST)[1] == -2 * 22 * 4
    assert entered(match, player=0, game=6, value=288)[0] == 288
    assert entered(match, player=None) == (None, None, None)
    assert [one.key for one in match.rules.show.played(match.sheet().lines[0])] == ["ramsch"]


@pytest.mark.parametrize(
    ("game", "tops", "flags", "value"),
    [
        ("clubs", 2, ("hand",), 48),
        ("diamonds", 1, (), 18),
        ("spades", 1, ("schneider",), 33),
        ("spades", 1, ("schwarz",), 44),
        ("grand", 4, ("ouvert",), 264),
        ("hearts", 1, ("announced1",), 50),
        ("null", 0, (), 23),
        ("null", 0, ("hand", "ouvert"), 59),
        ("grand", 5, (), 0),
    ],
)
def test_a_game_of_skat_is_worked_out(game, tops, flags, value) -> None:
    assert value_of(game, tops, flags) == value


def test_a_game_that_was_told_is_kept_and_told_again() -> None:
    match = begun("skat", 3)
    clubs = GAMES.index("clubs")
    assert entered(match, player=1, game=clubs, tops=2, hand=1, outcome=LOST)[1] == -96
    line, entry = match.sheet().lines[0], match.rules.entry
    answers = entry.answers([], line)
    assert entry.line([], answers) == line
    assert entry.reckoning(answers) == [Fact("steps", (2, 4)), Fact("times", (4, 12, 48))]
    assert [fact.key for fact in match.rules.show.played(line)] == ["clubs", "hand", "lost"]
    other = Line(line.values, (Note("game", clubs), Note("tops", 4)))
    assert not match.rules.line_fits([], other)


def test_lost_games_cost_more_from_the_fourth_on() -> None:
    match = begun("skat", 3, lost_fee=50, later_fee=100)
    for _ in range(5):
        entered(match, player=1, game=6, value=18, outcome=LOST)
    assert match.sheet().total("fee") == (0, 3 * 50 + 2 * 100, 0)


# Schafkopf.


def test_schafkopf_as_settled_comes_to_nothing() -> None:
    match = begun("schafkopf", 4)
    assert entered(match, 20, -10, -20, 10) == (20, -10, -20, 10)
    assert refusal(match, 20, -10, -20, 20) == Fact("not_nothing", (10,))


def test_a_called_game_by_the_tariff() -> None:
    """Ten, schneider ten, three runners thirty."""
    match = begun("schafkopf", 4, "tariff")
    game = {"kind": 0, "player": 0, "with": 1, "outcome": WON, "grade": 1, "runners": 3}
    assert entered(match, **game) == (50, 50, -50, -50)
    assert entered(match, **{**game, "outcome": LOST, "doubled": 1}) == (-100, -100, 100, 100)
    assert refusal(match, **{**game, "with": 0}) == Fact("named_twice")
    assert refusal(match, **{**game, "runners": 2}) == Fact("runners_from", (3,))


def test_a_wenz_pays_two_runners_and_a_tout_counts_twice() -> None:
    match = begun("schafkopf", 4, "tariff")
    assert entered(match, kind=2, player=3, outcome=WON, grade=2, runners=2) == (-90, -90, -90, 270)
    assert entered(match, kind=3, player=0, outcome=WON, runners=4) == (540, -180, -180, -180)


def test_games_by_the_tariff_of_the_bavarian_club() -> None:
    """10 and 50 with Bettel 30 and Ramsch 20, as raschesspiele.de tells it of the club."""
    match = begun("schafkopf", 4, "tariff")
    call = {"kind": 0, "player": 0, "with": 1}
    assert entered(match, **call, outcome=WON) == (10, 10, -10, -10)
    assert entered(match, **call, outcome=WON, grade=1) == (20, 20, -20, -20)
    assert entered(match, **call, outcome=WON, grade=2) == (30, 30, -30, -30)
    assert entered(match, kind=1, player=2, outcome=WON) == (-50, -50, 150, -50)
    assert entered(match, kind=1, player=2, outcome=WON, grade=2) == (-70, -70, 210, -70)
    assert entered(match, kind=4, player=2, outcome=LOST, runners=2) == (70, 70, -210, 70)
    assert entered(match, kind=5, player=3, outcome=LOST) == (30, 30, 30, -90)
    assert entered(match, kind=6, player=3) == (20, 20, 20, -60)
    assert entered(match, kind=6, player=3, doubled=1) == (40, 40, 40, -120)


# Doppelkopf.


def test_doppelkopf_two_against_two_and_alone() -> None:
    """Page of the rules: Re wins 4; then the second loses the duty solo with 2."""
    match = begun("doppelkopf", 4)
    assert entered(match, player=0, partner=2, outcome=WON, value=4) == (4, -4, 4, -4)
    assert entered(match, player=1, duty=YES, outcome=LOST, value=2) == (2, -6, 2, 2)
    assert match.sheet().total("sum") == (6, -10, 6, -2)
    assert match.sheet().total("solos") == (0, 1, 0, 0)
    lines = match.sheet().lines
    told = [result_entry.answers(match.rules, lines[:n], line) for n, line in enumerate(lines)]
    about = {"player": 1, "partner": None, "duty": YES, "outcome": LOST, "value": 2}
    first = {"player": 0, "partner": 2, "outcome": WON, "value": 4}
    assert told[0] == {(key, -1): value for key, value in first.items()}
    assert {(key, -1): value for key, value in about.items()} == told[1]


def test_games_of_doppelkopf_as_a_club_writes_them() -> None:
    """Rules of a tournament at Darme: 90, 120 and Re are 3; a solo of 4 brings 4 times 3."""
    match = begun("doppelkopf", 4)
    assert entered(match, player=1, partner=3, outcome=WON, value=3) == (-3, 3, -3, 3)
    assert entered(match, player=2, outcome=WON, value=4) == (-4, -4, 12, -4)
    assert match.sheet().total("sum") == (-7, -1, 9, -1)


def test_the_duty_solo_is_played_once() -> None:
    match = begun("doppelkopf", 4)
    entered(match, player=1, duty=YES, outcome=WON, value=1)
    assert refusal(match, player=1, duty=YES, outcome=WON, value=1) == Fact("duty_done", (1,))
    # A solo for pleasure is always possible.
    assert entered(match, player=1, duty=NO, outcome=WON, value=1) == (-1, 3, -1, -1)


# Jass and Differenzler.


def test_a_schieber_has_157_points_and_257_for_all_tricks() -> None:
    match = begun("jass", 4)
    assert entered(match, 97) == (97, 60)
    assert entered(match, match=1) == (0, 257)
    assert match.sheet().total("sum") == (97, 317)


def test_twelve_games_of_a_passe_come_to_157_each() -> None:
    """Rules of a tournament (jassinfo.ch): 157 a game without melds, twelve games a Passe."""
    match = begun("jass", 4, rounds=12)
    for made in (157, 0, 80, 77, 100, 57, 62, 95, 120, 37, 78, 79):
        entered(match, points_0=made)
    assert match.over and match.sheet().total("sum") == (942, 12 * 157 - 942)


def test_melds_are_counted_and_multiplied_with_the_game() -> None:
    match = begun("jass", 4, "to_2500")
    assert entered(match, 100, melds_0=20, melds_1=50, times=3) == (360, 321)
    assert match.sheet().lines[0].notes[:2] == (Note("melds", 70), Note("times", 3))
    assert entered(match, match=0, melds_0=300, melds_1=20, times=2) == (1114, 40)


def test_a_schieber_ends_at_its_goal() -> None:
    match = begun("jass", 4, "to_1000")
    for _ in range(4):
        assert not match.over
        entered(match, match=0)
    assert match.over and match.sheet().winners == (0,)


def test_in_a_differenzler_what_is_missed_counts() -> None:
    match = begun("differenzler", 4)
    said = {"said_0": 40, "said_1": 60, "said_2": 30, "said_3": 20}
    made = {"made_0": 52, "made_1": 60, "made_2": 21, "made_3": 24}
    assert entered(match, **said, **made) == (12, 0, 9, 4)
    assert match.rules.counting().best(match.sheet().total("sum")) == (1,)
    wrong = refusal(match, **said, **{**made, "made_3": 25})
    assert wrong == Fact("not_the_total", (157, 158))


def test_in_a_differenzler_exactly_what_was_announced_may_take_ten_off() -> None:
    """But for 0; a Jack and a King of trumps are announced as 48, a Nine, Ace and Eight as 50.

    The Swiss radio: m.srf.ch/sendungen/jass-service/differenzler-taktik-und-regeln
    Nothing is taken off at differenzler.ch and www.swisslos.ch.
    """
    said = {"said_0": 48, "said_1": 50, "said_2": 0, "said_3": 30}
    made = {"made_0": 48, "made_1": 61, "made_2": 0, "made_3": 48}
    for exact, missed in ((False, (0, 11, 0, 18)), (True, (-10, 11, 0, 18))):
        match = begun("differenzler", 4, exact=exact)
        assert entered(match, **said, **made) == missed
        line = match.sheet().lines[0]
        assert match.rules.line_fits([], line)
        assert not begun("differenzler", 4, exact=not exact).rules.line_fits([], line)


# The others.


def test_a_game_of_watten_is_won_by_who_reaches_the_goal() -> None:
    """8 : 15 are 8 and 15 points, and a turn has three games.

    Rules of a tournament at Oberndorf:
    www.turnverein-oberndorf.de/watt-turnier-am-sonntag-den-08012012
    """
    match = begun("watten", 4, rounds=3)
    assert entered(match, 15, 8) == (15, 8)
    assert refusal(match, 15, 15) == Fact("one_at_the_goal", (15,))
    assert refusal(match, 14, 3) == Fact("one_at_the_goal", (15,))
    entered(match, 9, 16)
    entered(match, 15, 0)
    assert match.over and match.sheet().winners == (0,)
    assert match.sheet().total("won") == (2, 1) and match.sheet().total("sum") == (39, 24)


def test_a_bid_of_binokel_that_was_missed_costs_twice() -> None:
    """Bid 260, a family of trumps for 150: 110 in tricks are just enough.

    A game at Gölshausen:
    bnn.de/kraichgau/bretten/reizen-melden-stechen-binokel-lockt-42-fans-nach-bretten
    Missed it costs twice, given up once, and the others keep melds and tricks:
    bsv-ennahofen.de/pages/48
    """
    match, bid = begun("binokel", 3), {"player": 0, "bid": 260}
    assert entered(match, 150 + 110, 80, 60 + 40, **bid, gone=NO) == (260, 80, 100)
    assert entered(match, 150 + 100, 90, 60 + 40, **bid, gone=NO) == (-520, 90, 100)
    # There each other gets half of the bid besides: it is written with the melds.
    assert entered(match, None, 130, 130 + 40, **bid, gone=YES) == (-260, 130, 170)
    once = begun("binokel", 3, lost="once")
    assert entered(once, 150 + 100, 90, 100, **bid, gone=NO) == (-260, 90, 100)


def test_rommé_counts_what_is_left_and_twice_at_one_stroke() -> None:
    """A King is 10, an Ace 11, a Joker 20, a Seven 7, as the Skat federation has it.

    romme24.com/wissenswertes/spielregeln_wertungspunkte
    Twice at one stroke: romme-palast.de/lektion-4-rund-ums-handromme
    """
    match = begun("romme", 3)
    assert entered(match, out=1, left_0=7, left_2=10 + 11 + 20) == (7, 0, 41)
    assert entered(match, out=2, hand=YES, left_0=11, left_1=10 + 20) == (22, 60, 0)
    assert match.sheet().total("sum") == (29, 60, 41)
    assert match.rules.counting().best(match.sheet().total("sum")) == (0,)


def test_in_rommé_exactly_one_goes_out() -> None:
    rules = begun("romme", 3).rules
    for values, fits in (((0, 5, 3), True), ((1, 5, 3), False), ((0, 0, 3), False)):
        assert rules.line_fits([], Line(values)) == fits


def test_all_in_canasta_is_worth_fives() -> None:
    """Premiums, and 25 left in hands.

    As www.canastapedia.com/Classic/GoingOut+Scoring/Scoring has it.

    Red Threes without a meld count against a side: canastagame.net/CanastaBasicScoring.php
    """
    natural, mixed, red, out = 500, 300, 100, 100
    match = begun("canasta", 4)
    # Seven Queens; four Sixes with three Twos; a red Three; gone out. Against 4, 4, 5 and a King.
    queens, sixes = 7 * 10, 4 * 5 + 3 * 20
    first = natural + queens + mixed + sixes + red + out
    assert entered(match, first, -2 * red - (5 + 5 + 5 + 10)) == (1150, -225)
    # All four red Threes are 800; out with a concealed hand is 100 more.
    entered(match, -25, 800 + natural + queens + 2 * out)
    assert match.sheet().total("sum") == (1125, 1345)
    assert refusal(match, 12, 100) == Fact("not_by_fives", (12,))


def test_a_deal_of_whist_has_thirteen_tricks_and_the_next_trumps() -> None:
    """What a pair scores is how many tricks it took, and trumps go by turns.

    reference.com/browse/whist+drive.
    """
    match = begun("whist_drive", 4, "four")
    told = []
    for tricks in (8, 5, 13, 6):
        told.append(match.rules.entry.title(match.sheet().lines))
        assert entered(match, tricks_0=tricks) == (tricks, 13 - tricks)
    assert match.over and match.sheet().total("sum") == (32, 20)
    assert told == [Fact("hearts"), Fact("clubs"), Fact("diamonds"), Fact("spades")]


def test_tarock_is_paid_by_each_opponent() -> None:
    """A Rufer is 1, a Solorufer 2, a Dreier 4, a Sechserdreier 3 and lost twice: tarockapp.at.

    All together comes to nothing: dani.cool/koenigsrufen.
    """
    match = begun("tarock", 4)
    assert entered(match, player=0, partner=3, outcome=WON, value=1) == (1, -1, -1, 1)
    assert entered(match, player=2, outcome=LOST, value=2 * 3) == (6, 6, -18, 6)
    assert entered(match, player=1, partner=0, outcome=LOST, value=2) == (-2, -2, 2, 2)
    assert entered(match, player=3, outcome=WON, value=4) == (-4, -4, -4, 12)
    assert match.sheet().total("sum") == (1, -1, -21, 21)
    assert refusal(match, player=1, partner=1, outcome=WON, value=1) == Fact("named_twice")


def test_no_more_is_taken_out_of_the_pot_than_lies_in_it() -> None:
    """Each pays 10 at first and when it is empty; who plays draws from it or pays into it.

    whiteknucklecards.com/games/preference.html.
    """
    match = begun("preference", 3)
    entered(match, -10, -10, -10)
    assert refusal(match, 18, 22, -5) == Fact("more_than_the_pot", (35, 30))
    entered(match, 18, 12, -10)
    entered(match, 0, 10, 0)
    assert refusal(match, 1, 0, 0) == Fact("more_than_the_pot", (1, 0))
    entered(match, -10, -10, -10)
    assert match.sheet().total("sum") == (-2, 2, -30)
    assert match.sheet().beside[0].values == (30, 10, 0, 30)
