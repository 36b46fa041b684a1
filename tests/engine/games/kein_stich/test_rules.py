"""What the cases of the rules, which stand as text, do not say."""

from __future__ import annotations

import pytest

from engine.cards import codes
from engine.facts import Fact
from engine.games.kein_stich.options import KeinStichOptions
from engine.games.kein_stich.penalties import DEALS
from engine.games.kein_stich.rules import KeinStichRules
from engine.moves import read
from engine.sheet import Line, Note
from tests.engine.games.kein_stich.positions import (
    FOREHAND,
    FOURTH,
    SECOND,
    THIRD,
    dealt,
    deck,
    game,
    lay_off,
    trick,
    won_by,
)

# The packs: by players, German or French, evened out at the low ends.


MATRIX = {
    (24, 3): (8, ""),
    (24, 4): (6, ""),
    (24, 5): (4, "E9 G9 H9 S9"),
    (24, 6): (4, ""),
    (32, 3): (10, "E7 G7"),
    (32, 4): (8, ""),
    (32, 5): (6, "E7 G7"),
    (32, 6): (5, "E7 G7"),
    (52, 3): (17, "C2"),
    (52, 4): (13, ""),
    (52, 5): (10, "C2 S2"),
    (52, 6): (8, "C2 S2 H2 D2"),
}
"""Pack and players: how many cards each gets, and which stay in the box."""


@pytest.mark.parametrize(("size", "players"), MATRIX)
def test_the_whole_pack_is_dealt_evenly(size: int, players: int) -> None:
    """KS-A21: what does not divide evenly stays in the box."""
    hand, missing = MATRIX[size, players]
    one = deck(players, cards=size)
    assert one.hand == hand
    assert len(one.cards) == hand * players == len(set(one.cards))
    whole = {suit + rank for suit in one.suits for rank in one.ranks}
    assert len(whole) == size
    assert whole - {card.code for card in one.cards} == set(missing.split())


def test_usual_are_24_for_three_32_for_four_30_for_five_48_for_six() -> None:
    """KS-A21: after the surplus is out."""
    assert [len(deck(players).cards) for players in (3, 4, 5, 6)] == [24, 32, 30, 48]


def test_ranks_run_from_the_sow_to_the_seven() -> None:
    assert codes(deck(4).cards[:8]) == "EA EK EO EU E10 E9 E8 E7"
    assert codes(deck(4, suits="french").cards[:8]) == "CA CK CQ CJ C10 C9 C8 C7"
    assert codes(deck(3).cards[:6]) == "EA EK EO EU E10 E9"


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("size", [24, 32, 52])
def test_no_row_has_a_gap(size: int, players: int) -> None:
    """KS-A14: so no lay-off can get stuck."""
    one = deck(players, cards=size)
    for row in one.rows():
        columns = [one.column(card) for card in row]
        assert columns == list(range(columns[0], len(one.ranks)))
        assert any(card in one.unters for card in row)


# The lay-off: the Unters, their rows, passing, going out, and what the places win.


BEFORE = (-40, -40, -40, -40)


def test_the_rows_grow_to_both_sides_of_the_unters_in_one_column() -> None:
    there = lay_off("E9 E10 EU EO HU HO G10 GU", "S7", "S8", "S9", "SA")
    columns = [there.rules.show.columns(there.table, row) for row in range(4)]
    assert columns == [[2, 3, 4, 5], [3, 4], [4, 5], []]
    strips = there.rules.show.strips(there.table)
    assert [(strip.rows, strip.wide) for strip in strips] == [((row,), 8) for row in range(4)]


def test_first_out_wins_a_hundred_the_second_fifty_the_third_ten() -> None:
    there = lay_off("EU", "E10", "EO", "EK", "EA")
    before = there.table.money[:]
    there.does(FOREHAND, "E10")
    assert there.table.pot == 60
    there.does(SECOND, "EO")
    assert there.table.pot == 10
    there.does(THIRD, "EK")
    assert there.over
    won = [now - then for now, then in zip(there.table.money, before, strict=True)]
    assert won == [100, 50, 10, 0]
    assert there.table.pot == 0
    assert there.about("gets") == [(FOREHAND, 100), (SECOND, 50), (THIRD, 10)]


def test_everybody_is_asked_what_he_can_do() -> None:
    began = dealt("lay_off", "EU", money=BEFORE)
    assert began.rules.asks(began.table).key == "begin"
    fits = lay_off("EU", "E10 S7", "S8", "S9", "SA")
    assert fits.rules.asks(fits.table).key == "rows"
    stuck = lay_off("EU", "S7", "S8", "S9", "SA")
    assert stuck.rules.asks(stuck.table).key == "nothing_fits"
    free = lay_off("EU", "E10 S7", "S8", "S9", "SA", must_lay=False)
    assert free.rules.asks(free.table).key == "may_lay"
    more = lay_off("EU", "E10 E9 S7", "S8", "S9", "SA", several=True).does(FOREHAND, "E10")
    assert more.rules.asks(more.table).key == "lay_on"
    done = lay_off("EU", "E10 S7", "S8", "S9", "SA", several=True)
    done.rules.apply(done.table, read("E10"))
    assert done.rules.asks(done.table).key == "nothing_more"


@pytest.mark.parametrize(
    ("payout", "signs"),
    [
        ("usual", [("first_out", 100), ("second_out", 50), ("third_out", 10)]),
        ("winner", [("first_out", 160)]),
    ],
)
def test_the_signs_tell_what_each_place_wins(payout: str, signs: list[tuple[str, int]]) -> None:
    there = dealt("lay_off", money=BEFORE, payout=payout)
    told = [(fact.key, *fact.args) for fact in there.rules.show.signs(there.table)]
    assert told == [("lay_off",), *signs]


def test_every_game_ends_with_the_one_lay_off() -> None:
    assert set(DEALS) == set(KeinStichOptions.values("deals"))
    assert all(kinds[-1] == "lay_off" and kinds.count("lay_off") == 1 for kinds in DEALS.values())


# The accounts: kinds of deal in their order, pot and balances, who deals, lines by hand.


FOUR_DEALS = [
    Line((-15, -10, -10, -5)),
    Line((-40, 0, 0, 0)),
    Line((-10, -20, 0, -10)),
    Line((0, 0, -40, 0)),
]
"""The four deals of tricks of a standard game: tricks, Hearts, Obers and Max."""

PAID_OUT = Line((10, 100, 0, 50))


def kinds(made: KeinStichRules, deals: int) -> list[str]:
    """The kinds of the first deals, whatever they bring."""
    lines: list[Line] = []
    found = []
    for _ in range(deals):
        setup = made.next_deal(lines, 0)
        assert setup is not None
        found.append(made.deal(made.pack(), setup).kind)
        lines.append(Line((0,) * made.players))
    return found


def test_the_standard_game_has_four_deals_of_tricks_and_the_lay_off() -> None:
    assert kinds(game(), 5) == ["no_tricks", "no_hearts", "no_obers", "no_max", "lay_off"]


def test_king_louis_begins_with_no_hearts() -> None:
    assert kinds(game(deals="four"), 4) == ["no_hearts", "no_obers", "no_max", "lay_off"]


@pytest.mark.parametrize(
    ("deals", "kind"), [("six_penultimate", "no_penultimate"), ("six_first_last", "no_first_last")]
)
def test_the_sixth_deal_stands_before_the_lay_off(deals: str, kind: str) -> None:
    """KS-A10: the lay-off pays out what all the others brought."""
    assert kinds(game(deals=deals), 6)[3:] == ["no_max", kind, "lay_off"]


def test_power_has_two_deals() -> None:
    assert kinds(game(deals="power", games=2), 4) == ["power", "lay_off", "power", "lay_off"]


def test_the_hausruck_begins_with_the_first_and_last_trick() -> None:
    """KS-A23: in the order in which they are told."""
    assert kinds(game(deals="hausruck"), 6) == [
        "no_first_last",
        "no_tricks",
        "no_obers",
        "no_hearts",
        "no_max",
        "lay_off",
    ]


def test_the_deal_goes_round_or_stays_for_a_game() -> None:
    """KS-A5: it goes round if nothing else is agreed."""
    rotating, staying = game(games=2), game(games=2, dealer="stays")
    dealers = {rotating: [2], staying: [2]}
    for made, turns in dealers.items():
        for number in range(1, 6):
            setup = made.next_deal([Line((0,) * 4)] * number, (turns[-1] + 1) % 4)
            assert setup is not None
            turns.append(setup.dealer)
    assert dealers[rotating] == [2, 3, 0, 1, 2, 3]
    assert dealers[staying] == [2, 2, 2, 2, 2, 3]


def test_each_game_of_an_evening_has_its_heading() -> None:
    sheet = game(games=2).sheet([*FOUR_DEALS, PAID_OUT, *FOUR_DEALS])
    assert sheet.starts == (0, 5)
    assert not sheet.over
    assert sheet.beside[0].values[-1] == 160


def test_a_line_notes_its_kind_and_the_pot() -> None:
    line = won_by("no_tricks", "00011223", money=(0, -40, 0, 0)).line()
    assert line == Line((-15, -10, -10, -5), (Note("no_tricks", 80),))


def test_what_a_deal_brought_is_told() -> None:
    line = won_by("no_tricks", "11111111", march=True).line()
    assert game().show.brought(line) == [
        Fact("marches", (1,)),
        Fact("pays", (0, 30)),
        Fact("gets", (1, 50)),
        Fact("pays", (2, 30)),
        Fact("pays", (3, 30)),
        Fact("pot", (40,)),
    ]


@pytest.mark.parametrize("number", range(4))
def test_the_deals_of_the_examples_fit(number: int) -> None:
    assert game().line_fits(FOUR_DEALS[:number], FOUR_DEALS[number])


@pytest.mark.parametrize(
    ("out", "right"),
    [((1, 3, 0), True), ((), True), ((3, 1, 0), False), ((1, 3), False), ((1, 3, 7), False)],
)
def test_the_order_of_going_out_must_fit_the_prizes(out: tuple[int, ...], right: bool) -> None:
    line = Line(PAID_OUT.values, tuple(Note("out", seat) for seat in out))
    assert game().line_fits(FOUR_DEALS, line) is right


# The deals of tricks: following suit, what each deal costs, when it ends, the march.


def test_whoever_has_the_suit_led_must_follow() -> None:
    there = trick("GA", "G7 HK")
    assert there.may() == "G7"
    assert there.reason("HK").key == "must_follow"


def test_whoever_has_not_may_play_anything() -> None:
    assert trick("GA", "S8 HK").may() == "S8 HK"


def test_there_are_no_trumps_the_highest_of_the_suit_led_takes() -> None:
    there = trick("G9 HA GK", "G7", kind="no_tricks").does(FOURTH, "G7")
    assert there.table.tricks[-1].winner == THIRD


def test_the_winner_of_a_trick_leads_to_the_next() -> None:
    there = won_by("no_tricks", "02010123")
    assert [one.leader for one in there.table.tricks] == [0, 0, 2, 0, 1, 0, 1, 2]


@pytest.mark.parametrize("winners", ["01230123", "00011223", "33333332", "22220000"])
def test_power_costs_thirty_two_stakes_in_all(winners: str) -> None:
    """KS-A20: eight for tricks, eight for Hearts, eight for Obers, eight for Max."""
    there = won_by("power", winners, deals="power", stake=1)
    assert sum(value or 0 for value in there.values()) == -32


@pytest.mark.parametrize("kind", ["no_first_last", "no_tricks", "no_obers", "no_hearts", "no_max"])
def test_every_deal_of_the_hausruck_costs_eight_points(kind: str) -> None:
    """KS-A23: so the same tables of prices serve."""
    there = won_by(kind, "01230123", deals="hausruck", stake=1)
    assert sum(value or 0 for value in there.values()) == -8


def test_the_price_is_paid_into_the_pot_when_the_trick_is_taken() -> None:
    there = dealt("no_hearts", "HA H7", "HK", "HO", "HU", money=(-10, 5, 0, -35))
    assert there.rules.show.coins(there.table).kitty == 40
    there.each("HA HK HO HU")
    assert there.table.pot == 60
    assert there.table.money == [-30, 5, 0, -35]
    assert there.about("pays") == [(FOREHAND, 20)]


@pytest.mark.parametrize("rule", [{"early_end": False}, {"march": True}])
def test_a_deal_may_be_played_to_its_end(rule: dict[str, bool]) -> None:
    """KS-A17: by house rule, and always with the march."""
    there = won_by("no_max", "01232000", **rule)
    assert len(there.table.tricks) == 8
    assert there.values() == (0, 0, -40, 0)


def test_the_signs_name_the_deal_and_its_costs() -> None:
    there = dealt("power", deals="power")
    signs = [(fact.key, *fact.args) for fact in there.rules.show.signs(there.table)]
    assert [key for key, *_ in signs] == [
        "power",
        *(f"several_{one}" for one in ("trick", "heart", "ober", "max")),
    ]
    assert codes([there.rules.deck.max]) == "HK"
    assert signs[-1][-1] == 40


def test_a_name_plate_tells_what_the_deal_has_cost() -> None:
    there = dealt("no_tricks", "EA EK", "E10", "E9", "E8").each("EA E10 E9 E8")
    assert [fact.args for fact in there.rules.show.status(there.table, FOREHAND)] == [(5,)]
    assert there.rules.show.status(there.table, SECOND) == []


def test_max_is_max_where_the_deal_is_about_him() -> None:
    there = dealt("no_max")
    king = there.rules.deck.max
    assert there.rules.show.nickname(king, there.table) == "max"
    assert there.rules.show.nickname(king, dealt("no_hearts").table) == ""


def test_the_deal_is_named_by_the_cards_that_are_played() -> None:
    """KS-A19: Queens where Obers are meant."""
    french = dealt("no_obers", suits="french")
    assert [fact.key for fact in french.rules.show.signs(french.table)] == ["no_queens", "queen"]
    assert french.about("no_queens") == [()]
    pig = dealt("no_max", max_card="ober_of_leaves")
    assert pig.rules.show.signs(pig.table)[0].key == "no_black_pig"
    assert pig.about("no_black_pig") == [()]
    assert dealt("no_obers").about("no_obers") == [()]
