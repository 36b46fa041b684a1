"""A name gone from a log, and nothing else."""

from engine.anonymity import Anonymity
from engine.tournament.tournament import Tournament

ANNA = Anonymity("Anna Aicher", "Anonym 3", ["id-anna"])


def test_seats_by_name_and_by_id_but_no_program() -> None:
    seats = [
        {"name": "anna  aicher"},
        {"name": "Annerl", "id": "id-anna"},
        {"name": "Anna Aicher", "bot": "strong"},
        {"name": "Anna"},
    ]
    events = [
        {"kartentisch": 2, "seats": seats},
        {"move": "SA"},
        {"correct": 1, "reason": "Anna Aicher misread, Anna Aichers too"},
    ]
    head, move, correct = ANNA.evening(events)
    assert [one["name"] for one in head["seats"]] == [
        "Anonym 3",
        "Anonym 3",
        "Anna Aicher",
        "Anna",
    ]
    assert move == {"move": "SA"}
    assert correct["reason"] == "Anonym 3 misread, Anna Aichers too"
    assert seats[0]["name"] == "anna  aicher"


CLUB = [
    {"tournament": 2, "title": "For Anna Aicher", "seed": 7, "sizes": [2], "best": 2},
    {"enter": 1, "name": "Anna Eicher", "member": 4},
    {"enter": 2, "name": "Ben"},
    {"enter": 3, "name": "Anna Aicher"},
    {"undo": 1},
    {"enter": 3, "name": "Cilli", "by": "Anna Aicher"},
    {"change": 1, "name": "Anna Aicher"},
    {"renumber": [2, 1, 3]},
    {"substitute": 2, "name": "Dora"},
    {"change": 2, "name": "Dora Dorn"},
    {"pay": 300, "what": "from Anna Aicher"},
    {"set": {"title": "Anna Aicher 60"}},
    {"undo": 1},
    {"redo": 1},
    {"enter": 4, "name": "Emil"},
    {"enter": 5, "name": "Anna Eicher"},
    {"undo": 2, "keep": 1},
    {"change": 5, "name": "Anna Aicher"},
]


def test_a_club_evening_knows_the_name_nowhere() -> None:
    events = ANNA.club(CLUB)
    assert "icher" not in str(events)
    assert [one["name"] for one in events if "name" in one] == [
        "Anonym 3",  # also as it was before it was put right
        "Ben",
        "Anonym 3",
        "Cilli",
        "Anonym 3",
        "Dora",
        "Dora Dorn",
        "Emil",
        "Anonym 3",
        "Anonym 3",  # what was kept when something before it was taken back
    ]
    before, after = Tournament.from_events(CLUB).state, Tournament.from_events(events).state
    assert after.people[2].before == ("Anonym 3",)
    assert {who: one.paid for who, one in after.people.items()} == {
        who: one.paid for who, one in before.people.items()
    }


def test_who_had_the_number_first_or_last_is_left_alone() -> None:
    dora = Anonymity("Dora Dorn", "Anonym 1").club(CLUB)
    assert dora[8]["name"] == dora[9]["name"] == "Anonym 1"
    assert dora[1]["name"] == "Anna Eicher"
    typo = Anonymity("Anna Eicher", "Anonym 1").club(CLUB)
    assert typo[1]["name"] == "Anonym 1"
    assert typo[6]["name"] == "Anna Aicher"


def test_a_single_word_is_left_in_titles_and_taken_out_of_reasons() -> None:
    may = Anonymity("May", "Anonym 1")
    assert may.title("May evening") == "May evening"
    assert may.text("said may, not Mayer") == "said Anonym 1, not Mayer"
