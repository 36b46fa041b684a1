"""The club's list stays, follows what is put right, and is never written over when it is broken."""

from __future__ import annotations

import json

import pytest

from desktop.club.model import arrivals, lists
from desktop.club.model.controller import ClubController
from desktop.club.model.members import Members
from desktop.club.model.search import Search
from desktop.club.pages.people import PeoplePage
from desktop.common import paths
from desktop.common.summed import with_sum
from engine.schema import OutOfBounds
from engine.tournament.people import Person
from engine.tournament.rounds import Draw
from engine.tournament.state import TournamentState
from tests.desktop.club.rooms import Witness, draw_round, hall

pytestmark = pytest.mark.usefixtures("qapp")


def test_who_joins_is_there_the_next_time_once():
    members = Members()
    members.add("Anna", "Blue")
    members.add("anna")
    assert Members().names() == ["Anna"]


def test_what_is_put_right_in_an_evening_holds_for_the_list():
    members = Members()
    member = members.add("Ana")
    members.put_right(Person(7, "Anna", member.number, "Blue"))
    [known] = Members().club.matching("Anna")
    assert known.team == "Blue"


def test_a_guest_is_not_on_the_list():
    members = Members()
    members.put_right(Person(7, "Anna"))
    assert Members().names() == []


def test_who_is_struck_off_is_gone():
    members = Members()
    anna = members.add("Anna")
    assert members.strike(anna.number) and not members.strike(anna.number)
    assert Members().names() == []


def test_two_of_one_name_are_two_members_told_apart():
    members = Members()
    isen = members.add("Hans Huber", "Isen")
    dorfen = members.add("HANS HUBER", "Dorfen")
    assert members.add("Hans Huber", "isen") == isen
    third = members.add("Hans Huber", "Isen", another=True)
    members.add("Anna")
    assert len({isen.number, dorfen.number, third.number}) == 3
    assert Members().labels() == {
        "Anna": 4,
        "HANS HUBER (Dorfen)": dorfen.number,
        f"Hans Huber (#{isen.number})": isen.number,
        f"Hans Huber (#{third.number})": third.number,
    }
    assert members.strike(isen.number)
    assert {one.number for one in Members().club.members.values()} == {2, 3, 4}


def offered(controller: ClubController, typed: str) -> list[str]:
    """What a typed name may mean, with what Enter takes in brackets."""
    found, sure = arrivals.offers(controller, typed)
    told = [f"{one.kind} {one.name} {one.number or ''}".strip() for one in found]
    return [f"[{one}]" if number == sure else one for number, one in enumerate(told)]


def test_what_is_typed_may_mean_who_is_here_a_member_or_somebody_new():
    controller = hall(0).controller
    for name in ("Anna Berg", "Bernd Anders", "Carl", "Dora Carlsen"):
        controller.members.add(name)
    arrivals.arrive(controller, "Carl")
    arrivals.arrive(controller, "Carla")
    arrivals.arrive(controller, "Alois Zehn")
    assert offered(controller, " ") == []
    assert offered(controller, "an") == ["[member Anna Berg 1]", "member Bernd Anders 2", "new an"]
    assert offered(controller, "Dora") == ["[member Dora Carlsen 4]", "new Dora"]
    assert offered(controller, "carl") == [
        "[here Carl 1]",
        "member Dora Carlsen 4",
        "here Carla 2",
        "new carl",
    ]
    assert offered(controller, "zeh") == ["here Alois Zehn 3", "[new zeh]"]
    assert offered(controller, "Emil") == ["[new Emil]"]
    assert offered(controller, "2") == ["[here Carla 2]"]
    assert offered(controller, "7") == ["[new 7]"]


def test_no_more_than_five_are_offered():
    controller = hall(9).controller
    assert offered(controller, "pers") == [
        *(f"here Person {number} {number}" for number in range(1, 6)),
        "[new pers]",
    ]


@pytest.mark.parametrize(
    "text",
    [
        "[",
        "[" * 9999,
        r'{"club": 1, "members": [{"number": 1, "name": "A\ud800", "team": "", "tags": []}]}',
    ],
)
def test_a_list_that_cannot_be_read_is_told_and_set_aside(text, qtbot):
    for name in ("Anna", "Ben"):
        Members().add(name)
    paths.club_list().write_text(text, encoding="utf-8")
    controller = ClubController()
    with qtbot.waitSignal(controller.trouble) as told:
        pass
    assert "cannot be read" in told.args[0]
    members = controller.members
    assert members.broken and members.names() == ["Anna"], "as it was before the last change"
    assert paths.club_list().read_text(encoding="utf-8") == text, "looking changes nothing"
    members.add("Cilli")
    aside = paths.club_list().with_name("club.json.unreadable1")
    assert aside.read_text(encoding="utf-8") == text
    assert Members().names() == ["Anna", "Cilli"] and not Members().broken


def test_a_list_that_something_else_has_changed_is_not_believed():
    Members().add("Anna")
    Members().add("Ben")
    text = paths.club_list().read_text(encoding="utf-8")
    paths.club_list().write_text(text.replace("Ben", "Ken"), encoding="utf-8")
    assert Members().broken and Members().names() == ["Anna"]


def test_a_list_of_an_older_version_has_no_sum():
    Members().add("Anna")
    data = json.loads(paths.club_list().read_text(encoding="utf-8"))
    del data["sum"]
    paths.club_list().write_text(json.dumps(data), encoding="utf-8")
    assert not Members().broken and Members().names() == ["Anna"]


def test_the_last_five_lists_are_kept():
    for name in "ABCDEFGH":
        Members().add(name)
    folder = paths.club_list().parent
    assert sorted(one.name for one in folder.glob("club.json.*")) == [
        f"club.json.{number}" for number in range(1, 6)
    ]
    for number, names in ((1, "ABCDEFG"), (5, "ABC")):
        folder.joinpath(f"club.json.{number}").replace(paths.club_list())
        assert Members().names() == list(names), "put back by hand it is good"


def test_start_numbers_are_given_anew_by_name_before_the_first_draw(qtbot, monkeypatch):
    monkeypatch.setattr("desktop.club.model.confirmations.sure", lambda *_: True)
    witness = hall(0)
    for name in ("Cilli", "anna", "Ben"):
        witness.controller.enter(name)
    page = PeoplePage(witness.controller)
    qtbot.addWidget(page)
    page.renumber()
    assert [one.name for one in witness.controller.state.people.values()] == [
        "anna",
        "Ben",
        "Cilli",
    ]


def test_a_name_that_an_older_version_let_be_too_long_is_shortened(own_home):
    long = "Hansi Huber;SV 3\n" * 200
    member = {"number": 1, "name": long, "team": "", "tags": [], "address": {"street": long}}
    told = json.dumps(with_sum({"club": 1, "members": [member]}), ensure_ascii=False)
    paths.club_list().parent.mkdir(parents=True, exist_ok=True)
    paths.club_list().write_text(told)
    members = Members()
    (one,) = members.club.members.values()
    assert not members.broken and one.name.startswith("Hansi Huber") and one.name.endswith("…")
    members.add("Anna")
    assert not Members().broken and len(Members().names()) == 2


def test_what_the_list_has_no_room_for_is_not_taken(own_home):
    members = Members()
    members.add("Anna")
    for name, team in (("A" * 61, ""), ("", ""), ("Ben", "B" * 121), ("\ud800", "")):
        with pytest.raises(OutOfBounds):
            members.add(name, team)
    assert members.names() == Members().names() == ["Anna"]


# Lists of the evening: what stands in them is what was drawn and handed in.


def played(people: int, rounds: int, **settings: object) -> ClubController:
    """So many rounds, at each table of which the last seat does best."""
    controller = hall(people, sums={}, **settings).controller
    for number in range(1, rounds + 1):
        assert draw_round(controller) and controller.do({"start": number})
        one = controller.state.round(number)
        for table in one.tables():
            values = list(range(1, len(controller.state.sides(one.seated(table))) + 1))
            assert controller.do({"result": [number, table], "values": values})
        assert controller.do({"close": number})
    return controller


def tables(state: TournamentState) -> list[set[int]]:
    """Who sat at each table of the evening."""
    return [set(table) for one in state.drawn if one.draw for table in one.draw.tables]


def test_the_matrix_tells_of_each_two_how_often_they_met():
    state = played(9, 2).state
    listing = lists.matrix(state)
    assert listing.keys == list(range(1, 10)) and listing.heads == ["", *map(str, listing.keys)]
    for number, row in zip(listing.keys, listing.rows, strict=True):
        for other, cell in zip(listing.keys, row[1:], strict=True):
            met = sum({number, other} <= table for table in tables(state))
            assert cell == ("■" if number == other else str(met) if met else "·")
    assert {cell for row in listing.rows for cell in row[1:]} > {"■", "1", "·"}


def test_the_cross_table_of_duels_is_won_less_lost():
    listing = lists.cross(played(4, 3, sizes=[2], best=2, plan=["round_robin"]).state)
    assert len(listing.rows) == 4
    values = [row[1:] for row in listing.rows]
    for place, row in enumerate(values):
        assert row[place] == "■"
        for other in range(place):
            # Whoever sits in the second seat has won by one.
            assert {row[other], values[other][place]} in ({"+1", "−1"}, {"+1", "-1"})


def test_every_person_has_a_line_and_every_round_a_column():
    state = played(9, 2).state
    listing = lists.places(state)
    assert sorted(listing.keys) == list(range(1, 10))
    assert {len(row) for row in listing.rows} == {len(listing.heads)}
    assert listing.heads[4:6] == ["R1", "R2"]
    narrow = lists.places(state, rounds=False)
    assert len(narrow.heads) == len(listing.heads) - 2
    first = lists.places(state, until=1)
    assert "R1" in first.heads and "R2" not in first.heads


def test_the_chain_says_by_what_and_which_way_places_are_decided():
    more, fewer = (played(8, 1, fewest=fewest).state for fewest in (False, True))
    assert "highest wins" in lists.chain(more) and "lowest wins" in lists.chain(fewer)
    assert "shared place" in lists.chain(more)
    assert "shared place" not in lists.chain(played(8, 1, ties=["lot"]).state)
    assert "In brackets" in lists.chain(played(9, 1, sizes=[4]).state)
    assert "In brackets" not in lists.chain(more)
    assert "Dropped rounds: 2." in lists.chain(played(8, 1, drop=2).state)


# The search for tables: one at a time, ended by hand, and never of people who have changed.


def searching() -> tuple[Witness, Search]:
    """A search for the second round of eight at two tables: some have to meet again."""
    witness = hall(8, sums={})
    assert draw_round(witness.controller) and witness.controller.do({"start": 1})
    for table in (1, 2):
        assert witness.controller.do({"result": [1, table], "values": [1, 2, 3, 4]})
    assert witness.controller.do({"close": 1})
    search = Search(witness.controller)
    search.next_round()
    assert search.found is not None
    return witness, search


def draw(witness: Witness) -> Draw | None:
    """How the second round is drawn."""
    return witness.controller.state.rounds[1].draw


def test_where_nobody_has_to_meet_again_it_is_over_at_once():
    witness = hall(8)
    search = Search(witness.controller)
    search.next_round()
    assert search.found is None
    assert witness.controller.state.rounds[0].draw is not None
    assert witness.said == ["Round 1 is drawn."]


def test_a_search_goes_on_by_itself_until_the_round_is_drawn(qtbot):
    witness, search = searching()
    steps: list[object] = []
    search.changed.connect(lambda: steps.append(search.found))
    assert draw(witness) is None
    qtbot.waitUntil(lambda: search.found is None, timeout=600_000)
    assert draw(witness) is not None and len(set(map(id, steps))) > 3
    assert witness.said == ["Round 2 is drawn."]


def test_while_one_search_goes_on_no_other_begins():
    witness, search = searching()
    found, length = search.found, witness.controller.length
    search.next_round()
    search.again(2, "somebody was missing")
    assert search.found is found and witness.controller.length == length


def test_the_best_so_far_is_taken_and_taken_back_in_one_go():
    witness, search = searching()
    assert search.found is not None
    best = search.found.draw()
    search.good_enough()
    assert search.found is None
    drawn = draw(witness)
    assert drawn is not None and drawn.tables == best.tables
    search.good_enough()
    assert witness.said == ["Round 2 is drawn."]
    witness.controller.undo()
    assert len(witness.controller.state.rounds) == 1


def test_a_search_ends_when_something_else_is_entered():
    witness, search = searching()
    witness.controller.enter("Late")
    assert search.found is None
    assert witness.said == ["Something changed meanwhile. Draw the round again."]
    # The round is prepared and waits: the next search is for it, with the one who came.
    search.next_round()
    search.good_enough()
    drawn = draw(witness)
    assert len(witness.controller.state.rounds) == 2 and drawn is not None
    assert 9 in {*drawn.out, *(one for table in drawn.tables for one in table)}


def test_a_search_ends_with_its_evening():
    witness, search = searching()
    witness.controller.close()
    witness.controller.changed.emit()
    assert search.found is None and witness.said == []


def test_a_round_that_cannot_be_drawn_leaves_nothing():
    witness = hall(2)
    search = Search(witness.controller)
    search.next_round()
    assert search.found is None and witness.controller.state.rounds == ()
    assert len(witness.troubles) == 1
