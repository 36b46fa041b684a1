"""People: start numbers that stay, late entry, leaving, substitutes, pairs, seats, the club."""

from __future__ import annotations

import pytest

from engine.log_table import DUELS
from engine.schema import OutOfBounds
from engine.tournament.people import Club, Member
from engine.tournament.refusal import Impossible, Refused
from engine.tournament.tournament import Tournament
from tests.engine.tournament.hall import hall, play_round, results, set_draw

PAIRS = {"sizes": [4], "sides": {"4": [[0, 2], [1, 3]]}, "pairs": True}


def refused(tournament: Tournament, **event: object) -> tuple[str, tuple[int, ...]]:
    """Why an event is refused; that nothing has changed is looked at too."""
    before = tournament.state
    with pytest.raises(Refused) as why:
        tournament.do(event)
    assert tournament.state is before
    return why.value.key, why.value.numbers


def seated(tournament: Tournament) -> set[int]:
    draw = tournament.state.drawn[-1].draw
    assert draw is not None
    return {who for table in draw.tables for who in table}


# Start numbers.


def test_start_numbers_go_on_behind_the_last_and_gaps_stay() -> None:
    tournament = hall(3)
    assert tournament.enter("Far away", at_number=10) == 10
    assert tournament.enter("Next") == 11
    tournament.do({"remove": 2})
    assert tournament.enter("Last") == 12
    assert sorted(tournament.state.people) == [1, 3, 10, 11, 12]


def test_a_number_is_given_once() -> None:
    assert refused(hall(3), enter=2, name="Again") == ("number_is_taken", (2,))


def test_a_person_needs_a_name_and_a_number() -> None:
    assert refused(hall(1), enter=2, name="  ")[0] == "no_name"
    for number in (0, 10_000):
        with pytest.raises(OutOfBounds, match="enter: number"):
            hall(1).do({"enter": number, "name": "Zero"})


def test_numbers_are_given_anew_only_on_command_and_before_the_draw() -> None:
    tournament = hall(4, **PAIRS)
    tournament.do({"pair": [1, 4]})
    tournament.do({"apart": [[2, 4]]})
    tournament.do({"pay": 500, "who": 4})
    tournament.do({"renumber": [4, 3, 2, 1]})
    people = tournament.state.people
    assert [people[n].name for n in (1, 2, 3, 4)] == [f"Person {n}" for n in (4, 3, 2, 1)]
    assert people[1].partner == 4 and people[1].paid == 500
    assert tournament.state.apart == ((1, 3),)
    assert tournament.state.cash[0].who == 1
    assert refused(tournament, renumber=[1, 2]) == ("not_everybody", ())
    tournament = hall(4)
    play_round(tournament)
    assert refused(tournament, renumber=[1, 2, 3, 4])[0] == "has_begun"


def test_a_name_is_put_right() -> None:
    tournament = hall(2)
    tournament.do({"change": 2, "name": "Right", "team": "Blue", "tags": ["young"]})
    person = tournament.state.people[2]
    assert (person.name, person.team, person.tags) == ("Right", "Blue", ("young",))
    assert refused(tournament, change=9, name="x") == ("nobody_has_this_number", (9,))


def test_who_has_been_drawn_or_has_paid_is_not_removed() -> None:
    tournament = hall(5)
    tournament.do({"pay": 500, "who": 1})
    assert refused(tournament, remove=1) == ("has_paid", (1,))
    play_round(tournament)
    assert refused(tournament, remove=2) == ("has_been_drawn", (2,))


# Coming and going.


def test_who_comes_late_plays_from_the_next_draw_on() -> None:
    tournament = hall(8, missed=10, sizes=[4, 5])
    set_draw(tournament, (1, 2, 3, 4), (5, 6, 7, 8))
    tournament.enter("Late")
    assert 9 not in seated(tournament)
    results(tournament, 1, (1, 2, 3, 4), (5, 6, 7, 8))
    play_round(tournament)
    assert 9 in seated(tournament)
    row = next(row for row in tournament.standings() if row.number == 9)
    assert (row.cells[0].kind, row.cells[0].value) == ("missed", 10)


def test_who_leaves_stays_in_the_list_but_not_in_the_draw() -> None:
    tournament = hall(9)
    play_round(tournament)
    points = {row.number: row.points for row in tournament.standings()}
    tournament.do({"leave": 4})
    play_round(tournament)
    assert 4 not in seated(tournament)
    row = next(row for row in tournament.standings() if row.number == 4)
    assert row.left and row.points == points[4]
    assert refused(tournament, leave=4) == ("has_left", (4,))


def test_who_comes_back_has_missed_the_rounds_between() -> None:
    tournament = hall(9)
    play_round(tournament)
    tournament.do({"leave": 4})
    play_round(tournament)
    tournament.do({"back": 4})
    play_round(tournament)
    assert 4 in seated(tournament)
    row = next(row for row in tournament.standings() if row.number == 4)
    assert [cell.kind for cell in row.cells] == ["played", "missed", "played"]
    assert refused(tournament, back=4) == ("has_not_left", (4,))


def test_a_substitute_takes_over_number_and_points() -> None:
    tournament = hall(8)
    play_round(tournament)
    points = {row.number: row.points for row in tournament.standings()}
    tournament.do({"substitute": 3, "name": "Instead"})
    person = tournament.state.people[3]
    assert (person.name, person.before) == ("Instead", ("Person 3",))
    assert {row.number: row.points for row in tournament.standings()} == points


def test_who_announces_a_missed_round_is_not_drawn_for_it() -> None:
    tournament = hall(9)
    tournament.do({"absent": 5, "rounds": [2]})
    play_round(tournament)
    assert 5 in seated(tournament)
    assert refused(tournament, absent=5, rounds=[1, 2]) == ("round_is_drawn", (1,))
    play_round(tournament)
    assert 5 not in seated(tournament)
    play_round(tournament)
    assert 5 in seated(tournament)


def test_who_leaves_after_a_draw_is_not_in_it_when_it_is_drawn_again() -> None:
    tournament = hall(9)
    tournament.prepare()
    tournament.draw()
    tournament.do({"leave": 2})
    tournament.enter("Late")
    tournament.do({"redraw": 1, "reason": "somebody has gone"})
    tournament.do({"confirm": 1})
    tournament.draw()
    assert 2 not in seated(tournament)
    assert 10 in seated(tournament)


# Seats and families.


def test_who_cannot_move_sits_at_the_same_table_all_evening() -> None:
    tournament = hall(17)
    tournament.do({"fix": 7, "table": 3})
    for _ in range(3):
        one = play_round(tournament)
        assert 7 in one.seated(3)
    tournament.do({"fix": 7, "table": 99})
    tournament.prepare()
    with pytest.raises(Impossible) as impossible:
        tournament.draw()
    assert (impossible.value.key, impossible.value.numbers) == ("fixed_without_table", (99, 7))


def test_a_family_and_a_team_are_kept_apart() -> None:
    tournament = hall(16, teams_apart=True)
    for number in (5, 6, 7):
        tournament.do({"change": number, "team": "Blue" if number < 7 else "BLUE"})
    tournament.do({"apart": [[1, 2, 3, 4]]})
    for _ in range(4):
        one = play_round(tournament)
        for table in one.tables():
            assert len({1, 2, 3, 4} & {*one.seated(table)}) == 1
            assert len({5, 6, 7} & {*one.seated(table)}) <= 1
    assert refused(tournament, apart=[[1, 99]]) == ("nobody_has_this_number", (99,))
    assert refused(tournament, apart=[[1]]) == ("too_few_to_keep_apart", (1,))


def test_new_wishes_hold_against_what_was_drawn_ahead() -> None:
    tournament = hall(16, plan=["drawn"] * 4)
    first = play_round(tournament)
    assert first.draw is not None
    tables, _ = first.draw.ahead[0]
    tournament.do({"apart": [list(tables[0][:2])]})
    second = play_round(tournament)
    assert not any({*tables[0][:2]} <= {*second.seated(table)} for table in second.tables())


# Fixed pairs.


def test_a_pair_sits_opposite_each_other_all_evening() -> None:
    tournament = hall(12, **PAIRS)
    for one in range(1, 13, 2):
        tournament.do({"pair": [one, one + 1]})
    met = set()
    for _ in range(5):
        played = play_round(tournament)
        for table in played.tables():
            seats = played.seated(table)
            assert {abs(seats[0] - seats[2]), abs(seats[1] - seats[3])} == {1}
            met.add(frozenset((min(seats[0], seats[2]), min(seats[1], seats[3]))))
    assert len(met) == 15, "each of the six pairs against each"
    assert {row.people for row in tournament.standings()} == {(n, n + 1) for n in range(1, 13, 2)}


def test_a_pair_without_opponents_sits_out_together() -> None:
    tournament = hall(6, **PAIRS)
    for one in (1, 3, 5):
        tournament.do({"pair": [one, one + 1]})
    out = set()
    for _ in range(3):
        drawn = play_round(tournament).draw
        assert drawn is not None
        out.add(drawn.out)
    assert out == {(1, 2), (3, 4), (5, 6)}


def test_who_has_no_partner_is_named_before_the_draw() -> None:
    tournament = hall(5, **PAIRS)
    tournament.do({"pair": [1, 2]})
    tournament.do({"pair": [3, 5]})
    tournament.prepare()
    with pytest.raises(Refused) as why:
        tournament.draw()
    assert (why.value.key, why.value.numbers) == ("without_partner", (4,))


def test_pairs_are_made_and_parted_before_they_are_drawn() -> None:
    tournament = hall(8, **PAIRS)
    tournament.do({"pair": [1, 2]})
    assert refused(tournament, pair=[2, 3]) == ("has_a_partner", (2,))
    assert refused(tournament, pair=[3, 3]) == ("own_partner", (3,))
    assert refused(tournament, part=3) == ("has_no_partner", (3,))
    tournament.do({"part": 2})
    for one in (1, 3, 5, 7):
        tournament.do({"pair": [one, one + 1]})
    play_round(tournament)
    assert refused(tournament, part=1) == ("has_been_drawn", (1,))


# The club.


def test_the_list_of_the_club_stays() -> None:
    club = Club()
    anna = club.add(" Anna ", "Blue", ["women"])
    assert club.add("anna") is anna
    club.add("Ben")
    club.remove(2)
    assert club.add("Cilli").number == 3, "no number is given twice"
    club.change(Member(3, "Cilly"))
    assert Club.from_dict(club.as_dict()).members == club.members
    assert club.members == {1: Member(1, "Anna", "Blue", ("women",)), 3: Member(3, "Cilly")}
    club.remove(3)
    assert Club.from_dict(club.as_dict()).add("Dora").number == 4
    with pytest.raises(Refused):
        club.remove(9)
    with pytest.raises(ValueError, match="no club"):
        Club.from_dict({"members": []})


@pytest.mark.parametrize("way", DUELS)
def test_a_round_of_two_at_a_table_needs_two(way: str) -> None:
    for people in (0, 1):
        tournament = hall(people, sizes=[2], best=2, plan=[way])
        tournament.prepare()
        with pytest.raises(Impossible, match="too_few_players"):
            tournament.draw()
