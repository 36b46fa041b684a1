"""The people of the house: known by ids that outlive names, and never lost with a broken file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from desktop.common import paths, people, player_names, shared_list
from desktop.common.house import House
from desktop.common.people import OLD_KEY, People, is_you, you
from desktop.common.settings import Settings
from engine.head import Player
from tests.test_translations import GERMAN

BOT = Player("Sepp", "heuristic")


@pytest.fixture
def house(settings: Settings) -> People:
    return People(settings)


@pytest.fixture(autouse=True)
def nameless_account(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player_names, "of_user", lambda: "")


def ids(house: People, *players: Player) -> list[str]:
    return [player.id for player in house.known(players)]


# Who is introduced.


def test_nobody_is_known_before_somebody_was_asked(house):
    assert house.here is None and not house.asked and house.everyone == ()


def test_who_says_a_name_sits_here_and_is_not_asked_again(house, settings):
    anna = house.introduce("  Anna   Maria ", "girl-braids")
    assert (anna.name, anna.portrait) == ("Anna Maria", "girl-braids")
    later = People(settings)
    assert later.here == anna and later.asked and later.everyone == (anna,)


def test_how_somebody_holds_the_cards_is_kept(house, settings):
    anna, ben = house.introduce("Anna"), house.add("Ben", closed=True)
    assert (house.holds_closed(anna.id), house.holds_closed(ben.id)) == (False, True)
    house.change(anna.id, "Anna", "", closed=True)
    house.change(ben.id, "Ben", "")
    later = People(settings)
    assert (later.holds_closed(anna.id), later.holds_closed(ben.id)) == (True, False)
    assert not later.holds_closed("") and not later.holds_closed("nobody")


def test_a_list_of_an_older_version_tells_nothing_of_closed_hands():
    old = {"people": [{"id": "a", "name": "Anna", "portrait": ""}], "here": "a", "asked": True}
    [anna] = House.from_dict(old).people
    assert not anna.closed and House.from_dict(House((anna,)).as_dict()).people == (anna,)


def test_who_says_nothing_is_you_and_is_not_asked_again(house, settings):
    house.skip()
    later = People(settings)
    assert later.asked and later.own_name() == you() and later.everyone == ()


def test_who_said_nothing_at_first_keeps_the_id_with_the_name(house):
    house.skip()
    [own, _] = ids(house, Player(you()), BOT)
    assert house.introduce("Anna").id == own


def test_a_second_one_is_another_person(house):
    anna, ben = house.introduce("Anna"), house.introduce("Ben")
    assert anna.id != ben.id and house.here == ben
    assert house.introduce("anna").id == anna.id


def test_no_two_have_the_same_name(house):
    anna, ben = house.introduce("Anna"), house.add("Ben")
    with pytest.raises(ValueError, match="ANNA"):
        house.change(ben.id, "ANNA", "")
    with pytest.raises(ValueError, match="Ben"):
        house.add("Ben")
    assert house.everyone == (anna, ben)


def test_somebody_added_does_not_take_the_seat_of_who_is_here(house):
    assert house.add("Anna") == house.here
    ben = house.add("Ben")
    assert house.here != ben
    house.sit_down(ben.id)
    assert house.here == ben
    house.sit_down("nobody has this id")
    assert house.here == ben


def test_who_is_forgotten_leaves_the_seat_to_another(house):
    anna, ben = house.introduce("Anna"), house.add("Ben")
    house.forget(anna.id)
    assert house.here == ben and house.everyone == (ben,)
    house.forget(ben.id)
    assert house.here is None and not house.asked


# At a table.


def test_the_people_of_the_house_are_known_by_name(house):
    anna, ben = house.introduce("Anna"), house.add("Ben")
    table = Player("BEN"), BOT, Player("Guest"), Player("Anna")
    assert ids(house, *table) == [ben.id, "", "", anna.id]


def test_a_guest_alone_at_the_table_is_not_taken_for_anybody(house):
    house.introduce("Anna")
    assert ids(house, Player("Ben"), BOT) == ["", ""]


def test_a_bot_of_the_name_is_nobody(house):
    house.introduce("Anna")
    assert ids(house, Player("Anna", "heuristic"), BOT) == ["", ""]


def test_the_only_person_who_was_never_asked_keeps_the_id_under_each_name(house, settings):
    [own, nobody] = ids(house, Player("Anna"), BOT)
    assert len(own) == 16 and nobody == ""
    assert ids(People(settings), BOT, Player("Änne")) == ["", own]
    assert People(settings).everyone[0].name == "Änne" and not People(settings).asked


def test_several_strangers_are_nobody(house):
    assert ids(house, Player("Ben"), Player("Cilli")) == ["", ""]
    assert house.here is None


def test_who_gave_no_name_is_known_among_several(house):
    house.skip()
    assert house.here is not None
    assert ids(house, Player("Ben"), Player(you())) == ["", house.here.id]


def test_an_evening_calls_its_people_as_they_are_called_now(house):
    anna = house.introduce("Anna")
    evening = house.known([Player("Anna"), BOT, Player("Guest")])
    house.change(anna.id, "Änne", "man-goatee")
    assert house.names(evening) == ("Änne", "Sepp", "Guest")
    assert house.portraits(evening)[0] == "man-goatee"
    house.forget(anna.id)
    assert house.names(evening) == ("Anna", "Sepp", "Guest")


def test_who_gave_no_name_is_you_in_the_language_of_now(house, monkeypatch):
    house.skip()
    evening = house.known([Player(you()), BOT])
    monkeypatch.setattr(people, "you", lambda language: "Du")
    assert house.names(evening) == ("Du", "Sepp")


def test_two_at_a_table_are_never_called_the_same(house):
    anna = house.introduce("Anna")
    evening = house.known([Player("Anna"), BOT])
    house.change(anna.id, "sepp", "")
    assert house.names(evening) == ("Anna", "Sepp")


def test_who_sits_here_now_takes_the_place_of_who_sat_here(house):
    house.introduce("Anna")
    last = house.known([Player("Anna"), BOT])
    ben = house.introduce("Ben")
    assert house.seated(last) == [Player("Ben", id=ben.id), BOT]


def test_who_is_at_the_table_already_takes_nobodys_place(house):
    house.introduce("Anna")
    house.add("Ben")
    last = house.known([Player("Ben"), Player("Anna"), BOT])
    assert house.seated(last) == list(last)


def test_those_of_last_time_are_called_as_they_are_called_now(house):
    anna = house.introduce("Anna")
    last = house.known([BOT, Player("Anna")])
    house.change(anna.id, "Änne", "")
    assert house.seated(last) == [BOT, Player("Änne", id=anna.id)]


def test_a_bot_gives_way_to_a_person_of_its_name(house):
    house.introduce("Sepp")
    person, bot = house.seated([Player("Anna"), BOT])
    assert person.name == "Sepp" and bot.name not in ("Sepp", "") and bot.bot == BOT.bot


def test_at_a_table_of_bots_nobody_takes_a_seat(house):
    house.introduce("Anna")
    assert house.seated([BOT, Player("Resi", "heuristic")])[0] == BOT


# The file.


def test_the_one_person_of_older_versions_is_known_again(settings):
    settings.remember(OLD_KEY, '{"id":"anna-3c5d","name":"Anna"}')
    house = People(settings)
    assert not house.asked and house.proposed() == "Anna"
    assert house.introduce("Änne").id == "anna-3c5d"
    assert People(settings).everyone == (house.here,)


@pytest.mark.parametrize("name", ["Player", "Spieler"])
def test_what_older_versions_called_anybody_is_no_name(settings, name):
    settings.remember(OLD_KEY, json.dumps({"id": "x", "name": name}))
    house = People(settings)
    assert house.proposed() == "" and house.own_name() == you()
    assert [one.name for one in house.seated([Player(name), BOT])] == [you(), "Sepp"]


@pytest.mark.parametrize(
    "garbage", ["{", "[]", "7", '{"id":7,"name":"A"}', '{"id":"","name":"A"}', '{"id":"x"}']
)
def test_garbage_of_older_versions_is_ignored(settings, garbage):
    settings.remember(OLD_KEY, garbage)
    [own] = ids(People(settings), Player("Anna"))
    assert len(own) == 16


BROKEN = [
    b"",
    b"{",
    b"[]",
    b"\xff\xfe",
    b'{"people":[{"id":"","name":"A","portrait":""}],"here":"","asked":true}',
    b'{"people":[{"id":"x","name":7,"portrait":""}],"here":"","asked":true}',
    b'{"people":[],"here":"","asked":"yes"}',
    b'{"people":[{"id":"x","name":"A","portrait":""},{"id":"x","name":"B","portrait":""}],'
    b'"here":"","asked":true}',
    b"[" * 100_000,
]


@pytest.mark.parametrize("text", BROKEN)
def test_a_broken_file_is_told_of_and_kept(settings, text):
    file = paths.people_file(make=True)
    file.write_bytes(text)
    house = People(settings)
    assert house.complaint().endswith(".") and not house.asked
    assert file.read_bytes() == text
    anna = house.introduce("Anna")
    assert house.complaint() == "" and People(settings).everyone == (anna,)
    aside = file.with_name("people.json.unreadable1")
    assert aside.read_bytes() == text
    file.write_bytes(text)
    again, told = People(settings), list[str]()
    again.trouble.connect(told.append)
    again.introduce("Ben")
    again.introduce("Cilli")
    assert len(told) == 1 and "“people.json.unreadable2”" in told[0]
    assert file.with_name("people.json.unreadable2").read_bytes() == text == aside.read_bytes()


def test_a_list_that_something_else_has_changed_is_not_believed(settings):
    house = People(settings)
    anna = house.introduce("Anna")
    house.add("Ben")
    file = paths.people_file()
    changed = file.read_text(encoding="utf-8").replace("Ben", "Ken")
    file.write_text(changed, encoding="utf-8")
    house = People(settings)
    assert house.complaint() and house.everyone == (anna,), "as it was before the last change"
    assert house.here == anna
    cilli = house.add("Cilli")
    assert People(settings).everyone == (anna, cilli) and not People(settings).complaint()
    aside = file.with_name("people.json.unreadable1")
    assert aside.read_text(encoding="utf-8") == changed


def test_a_list_of_an_older_version_has_no_sum(settings):
    anna = People(settings).introduce("Anna")
    file = paths.people_file()
    data = json.loads(file.read_text(encoding="utf-8"))
    del data["sum"]
    file.write_text(json.dumps(data), encoding="utf-8")
    assert People(settings).everyone == (anna,) and not People(settings).complaint()


def test_the_last_five_lists_are_kept_and_are_good(settings):
    house = People(settings)
    for name in "ABCDEFGH":
        house.add(name)
    file = paths.people_file()
    assert sorted(one.name for one in file.parent.glob("people.json.*")) == [
        f"people.json.{number}" for number in range(1, 6)
    ]
    for number, names in ((1, "ABCDEFG"), (5, "ABC")):
        file.with_name(f"people.json.{number}").replace(file)
        house = People(settings)
        assert [one.name for one in house.everyone] == list(names) and not house.complaint()


def test_what_cannot_be_written_is_said_once_holds_and_is_tried_again(
    house, settings, qtbot, monkeypatch
):
    monkeypatch.setattr("desktop.common.settings.AGAIN", 10)
    said: list[str] = []
    house.trouble.connect(said.append)
    with monkeypatch.context() as disk:

        def full(path: Path, data: bytes) -> None:
            raise OSError(28, "No space left on device")

        disk.setattr(shared_list, "write_atomically", full)
        anna = house.introduce("Anna")
        house.add("Ben")
        qtbot.wait(50)
        assert len(said) == 1 and said[0].endswith(".")
        assert house.here == anna and len(house.everyone) == 2
    qtbot.waitUntil(lambda: len(said) == 2)
    assert [one.name for one in People(settings).everyone] == ["Anna", "Ben"]


def test_two_windows_do_not_lose_each_others_people(house, settings):
    other = People(settings)
    house.introduce("Anna")
    other.add("Ben")
    assert [one.name for one in People(settings).everyone] == ["Anna", "Ben"]


def test_a_change_is_told_and_none_is_not(house):
    told: list[int] = []
    house.changed.connect(lambda: told.append(1))
    anna = house.introduce("Anna")
    house.sit_down(anna.id)
    assert len(told) == 1


def test_what_somebody_without_a_name_is_called_is_known_in_every_language():
    (german,) = [one.forms[0] for one in GERMAN if (one.context, one.source) == ("people", "You")]
    assert is_you("You") and is_you(german)
    assert not is_you("Anna") and not is_you("")
