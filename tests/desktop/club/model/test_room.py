"""The club in a room: who comes in, what they are told, and what becomes of what they send."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from desktop.club.model import codes, inbox, on_phones, wall
from desktop.club.model.codes import Place
from desktop.club.model.controller import ClubController
from desktop.club.model.room import ClubRoom
from desktop.club.model.tongue import speaking
from desktop.club.pages.setup import first_settings, fresh
from desktop.common.language import Language
from desktop.room import secrets
from desktop.room.messages import No
from engine import games
from engine.store import load
from engine.tournament.head import FORMAT
from engine.tournament.tournament import Tournament
from tests.desktop.club.rooms import Witness, draw_round, running

pytestmark = pytest.mark.usefixtures("qapp")

MINE, OTHER = [9, 1, 0, 0], [1, 9, 0, 0]
URL = "http://192.168.1.20:7411/"


class Paper(QObject):
    """A wire on paper: what each device was told, and who was sent away."""

    opened = Signal(int)
    closed = Signal()
    got = Signal(int, object)
    gone = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.url = URL
        self.told: dict[int, list[dict[str, Any]]] = {}
        self.away: dict[int, No] = {}

    def tell(self, devices: Iterable[int], message: Mapping[str, object]) -> None:
        for device in devices:
            self.told.setdefault(device, []).append(json.loads(json.dumps(message)))

    def drop(self, device: int, why: No) -> None:
        self.away[device] = why

    def close(self) -> None:
        self.url = ""
        self.closed.emit()

    def number(self, device: int) -> int:
        """The number of what a device was told last."""
        return next(one["n"] for one in reversed(self.told[device]) if "n" in one)

    def last(self, device: int, kind: str) -> Any:
        """What a device was told of this kind last."""
        return next(one[kind] for one in reversed(self.told[device]) if kind in one)


class Hall:
    """An evening in a room with phones on paper."""

    def __init__(self, witness: Witness) -> None:
        self.witness = witness
        self.controller: ClubController = witness.controller
        self.wire = Paper()
        self.room = ClubRoom(self.controller, self.wire)
        self.wire.opened.emit(7411)

    def say(self, device: int, **message: Any) -> None:
        self.wire.got.emit(device, message)
        for _ in range(2):  # the controller says that something has changed, then phones are told
            QApplication.processEvents()

    def code(self, table: int) -> str:
        one = self.controller.state.drawn[-1]
        return codes.code(self.controller.state.head, codes.at(one, table))

    def sit(self, *devices: int, table: int) -> None:
        for device in devices:
            self.say(device, v=1, table=self.code(table))

    def slip(self, device: int, values: list[int] = MINE, table: int = 1, **more: Any) -> None:
        number = len(self.controller.state.drawn)
        slip = {"round": number, "table": table, "values": values} | more
        self.say(device, slip=slip, n=self.wire.number(device))

    def waiting(self) -> list[tuple[int, tuple[int, ...], tuple[str, ...]]]:
        return [(s.table, s.says.values, s.senders) for s in inbox.waiting(self.controller.state)]

    def seated(self, table: int) -> tuple[int, ...]:
        return self.controller.state.drawn[-1].seated(table)

    def name(self, table: int, seat: int) -> str:
        return self.controller.state.people[self.seated(table)[seat]].name


@pytest.fixture
def hall_() -> Hall:
    return Hall(running(28))


# Who comes in.


def test_a_code_is_of_one_table_and_one_draw_and_outlives_the_program(hall_):
    head, every = hall_.controller.state.head, range(1, 8)
    found = {
        codes.code(head, Place(*place, table)) for place in ((1, 1), (1, 2)) for table in every
    }
    assert len(found) == 14
    assert all(set(code[-4:]) <= set(secrets.SIGNS) for code in found)
    path = hall_.controller.file.path
    before = hall_.code(3)
    hall_.controller.close()
    again = Witness()
    assert again.controller.open(path)
    assert Hall(again).code(3) == before


@pytest.mark.parametrize(
    "how", [str, str.lower, codes.shown, lambda code: f" {code[:2]}-{code[2:]}"]
)
def test_a_table_comes_in_by_its_code_however_it_is_typed(hall_, how):
    hall_.say(1, v=1, table=how(hall_.code(3)))
    assert hall_.wire.last(1, "table")["table"] == 3
    assert not hall_.wire.away


def test_the_fifth_wrong_code_of_a_table_sends_it_to_the_desk_and_no_other(hall_):
    for device in range(5):
        hall_.say(device, v=1, table="3AAAA")
    assert [hall_.wire.away[device] for device in range(5)] == [No.SECRET] * 4 + [No.DESK]
    assert "Table 3" in hall_.witness.said[-1]
    hall_.sit(6, table=3)
    hall_.sit(7, table=2)
    assert hall_.wire.away.get(6) == No.DESK and 7 not in hall_.wire.away
    for table in range(1, 8):
        hall_.controller.do({"result": [1, table], "values": MINE})
    hall_.controller.do({"close": 1})
    draw_round(hall_.controller)
    hall_.sit(8, table=3)
    assert 8 not in hall_.wire.away, "with the next draw all codes are new"


@pytest.mark.parametrize("code", ["", "K7RM", "99K7RM", "0K7RM", "3", "٣K7RM"])
def test_what_is_the_code_of_no_table_lets_nobody_in(hall_, code):
    hall_.say(1, v=1, table=code)
    assert hall_.wire.away == {1: No.SECRET} and 1 not in hall_.wire.told


def test_a_phone_comes_back_by_its_token_and_the_older_page_goes(hall_):
    hall_.sit(1, table=3)
    token = hall_.wire.last(1, "token")
    hall_.say(2, v=1, back=token)
    assert hall_.wire.last(2, "table")["table"] == 3
    assert hall_.wire.away == {1: No.ELSEWHERE}
    again = Hall(hall_.witness)
    again.say(1, v=1, back=token)
    assert again.wire.last(1, "table")["table"] == 3, "also after a new start"


@pytest.mark.parametrize(
    "change",
    [
        lambda t: t[:-1] + ("A" if t[-1] != "A" else "B"),
        lambda t: "x",
        lambda t: t.replace("-3-", "-2-", 1),
    ],
)
def test_a_token_that_is_none_of_ours_lets_nobody_in(hall_, change):
    hall_.sit(1, table=3)
    hall_.say(2, v=1, back=change(hall_.wire.last(1, "token")))
    assert hall_.wire.away == {2: No.TOKEN} and 2 not in hall_.wire.told


def test_a_token_is_of_one_round(hall_):
    hall_.sit(1, table=3)
    for table in range(1, 8):
        hall_.controller.do({"result": [1, table], "values": MINE})
    hall_.controller.do({"close": 1})
    draw_round(hall_.controller)
    QApplication.processEvents()
    assert hall_.wire.last(1, "table")["state"] == "closed"
    hall_.say(2, v=1, back=hall_.wire.last(1, "token"))
    assert hall_.wire.away == {2: No.TOKEN}
    hall_.slip(1, table=3)
    assert "is over" in hall_.wire.last(1, "why") and not hall_.waiting()


def test_a_station_is_let_in_by_its_code_and_the_desk(hall_):
    wanted: list[int] = []
    hall_.room.station_wanted.connect(wanted.append)
    hall_.say(1, v=1, ask="AAAA")
    assert not wanted
    for device, may in ((2, False), (3, True)):
        hall_.say(device, v=1, ask=hall_.room.station_code.lower())
        hall_.room.admit(device, may)
    assert wanted == [2, 3] and hall_.wire.away[2] == No.DESK and 3 not in hall_.wire.away
    assert [one["table"] for one in hall_.wire.last(3, "lists")["tables"]] == [*range(1, 8)]
    for table in (5, 2):
        hall_.say(3, pick={"round": 1, "table": table}, n=1)
        hall_.slip(3, table=table)
    assert [slip[0] for slip in hall_.waiting()] == [5, 2]


def test_after_five_wrong_codes_a_station_has_another(hall_):
    before = hall_.room.station_code
    for device in range(5):
        hall_.say(device, v=1, ask="AAAA")
    assert hall_.room.station_code != before


def test_nobody_is_told_anything_before_he_says_who_he_is(hall_):
    for message in ({"lang": "de"}, {"slip": {}}, {"try": {}}, {"right": {}}, {"pick": {}}):
        hall_.say(1, **message)
    assert not hall_.wire.told


# What is told.


def test_lists_say_where_each_sits_and_nothing_that_is_not_on_the_wall(hall_):
    hall_.say(1, v=1, watch=1)
    lists = hall_.wire.last(1, "lists")
    assert [page["key"] for page in lists["pages"]] == [
        "draw",
        "tables",
        "standings",
        "results",
        "open",
    ]
    who = hall_.seated(3)
    me = next(one for one in lists["people"] if one["id"] == who[0])
    names = [hall_.name(3, seat) for seat in range(4)]
    assert me["you"] == f"You: table 3 with {names[1]}, {names[2]} and {names[3]}"
    assert "table" not in hall_.wire.told[1][-1]


@pytest.mark.parametrize("what", ["money", "addresses", "trail", "slip"])
def test_lists_do_not_change_with_what_the_wall_does_not_show(hall_, what):
    hall_.say(1, v=1, watch=1)
    before = len(hall_.wire.told[1])
    hidden: dict[str, dict[str, Any]] = {
        "money": {"pay": 500, "who": 1},
        "addresses": {"change": 1, "member": 7, "tags": ["junior"]},
        "trail": {"lost": [1, 1], "games": [1, 0, 0, 0]},
        "slip": {"handed": [1, 1], "values": MINE},
    }
    assert hall_.controller.do(hidden[what])
    QApplication.processEvents()
    assert len(hall_.wire.told[1]) == before
    hall_.controller.do({"result": [1, 1], "values": MINE})
    QApplication.processEvents()
    assert len(hall_.wire.told[1]) == before + 1, "what the wall shows is told"


@pytest.mark.parametrize("code", ["de", "en", "de-CH", "fr"])
def test_each_reads_in_the_own_language_and_the_window_stays_in_its_own(hall_, code):
    hall_.say(1, v=1, watch=1)
    hall_.say(1, lang=code)
    german = code.startswith("de")
    assert (hall_.wire.last(1, "lists")["about"] == "Runde 1 von 1") == german
    with speaking(Language("de")):
        german_wall = wall.heading(hall_.controller.state, "names")
    assert wall.heading(hall_.controller.state, "names") != german_wall


def test_who_says_at_once_how_he_reads_is_told_once(hall_):
    hall_.say(1, v=1, watch=1, lang="de")
    hall_.say(1, lang="de")
    assert [one["lists"]["about"] for one in hall_.wire.told[1]] == ["Runde 1 von 1"]
    hall_.say(2, v=1, table=hall_.code(1), lang=["de"])
    assert hall_.wire.last(2, "lists")["about"] == "Round 1 of 1"


def test_a_refusal_is_read_in_the_language_of_the_phone(hall_):
    hall_.sit(1, table=1)
    hall_.say(1, lang="de")
    hall_.slip(1, [9, 9, 0, 0])
    assert "Summe" in hall_.wire.last(1, "why")


def test_all_who_read_the_same_are_told_by_one_message(hall_):
    calls: list[list[int]] = []
    tell = hall_.wire.tell
    for device in range(30):
        hall_.say(device, v=1, watch=1)
    hall_.wire.tell = lambda devices, message: (calls.append(list(devices)), tell(devices, message))
    hall_.controller.do({"result": [1, 1], "values": MINE})
    QApplication.processEvents()
    assert calls == [list(range(30))]


@pytest.mark.parametrize("game", ["knueffeln", "skat", "ramsen", "schafkopf"])
def test_a_table_is_asked_what_the_desk_asks(game, qapp):
    witness = Witness()
    preset = next(iter(games.find(game).presets))
    settings = first_settings(game, preset) | {"pairs": False}
    witness.controller.begin(fresh(game).changed(settings))
    for number in range(8):
        witness.controller.enter(f"Person {number}")
    draw_round(witness.controller)
    witness.controller.do({"start": 1})
    state = witness.controller.state
    one = state.rounds[0]
    form = on_phones.table_form(state, one, 1, "")
    wanted = on_phones.asked_of(state, one, 1)
    assert len(form["sides"]) == wanted.sides == len(state.sides(one.seated(1)))
    assert len(form["heads"]) == len(wanted.heads) and bool(form["passed"]) == bool(wanted.heads)
    assert {writer["id"] for writer in form["writers"]} == set(one.seated(1))


# What tables send.


def test_a_slip_waits_and_another_phone_of_the_table_confirms_it(hall_):
    hall_.sit(1, 2, table=1)
    hall_.slip(1, by=hall_.seated(1)[2])
    assert any("sent" in one for one in hall_.wire.told[1])
    assert hall_.wire.last(1, "table")["state"] == "sent"
    mine, theirs = (hall_.wire.last(device, "table")["slip"] for device in (1, 2))
    assert mine["mine"] and not theirs["mine"] and theirs["by"] == hall_.name(1, 2)
    hall_.say(2, right={"round": 1, "table": 1, "id": theirs["id"], "by": hall_.seated(1)[0]}, n=99)
    assert hall_.waiting() == [(1, tuple(MINE), (hall_.name(1, 2), hall_.name(1, 0)))]
    assert hall_.wire.last(1, "table")["state"] == "confirmed"
    assert not hall_.controller.state.rounds[0].results, "the desk takes it"


def test_a_phone_of_which_nobody_has_said_whose_it_is_goes_by_no_name(hall_):
    hall_.sit(1, 2, table=1)
    hall_.slip(1)
    told = hall_.wire.last(2, "table")
    assert told["slip"]["by"] == "" and told["said"].startswith("Another phone")
    assert hall_.waiting()[0][2][0].startswith("phone ")


def test_one_phone_alone_never_confirms_itself(hall_):
    hall_.controller.do({"trust": 1, "tables": [1]})
    hall_.sit(1, table=1)
    hall_.slip(1, by=hall_.seated(1)[0])
    own = hall_.wire.last(1, "table")["slip"]["id"]
    hall_.say(1, right={"round": 1, "table": 1, "id": own, "by": hall_.seated(1)[1]}, n=99)
    hall_.slip(1, by=hall_.seated(1)[1])
    assert len(hall_.waiting()) == 1 and len(hall_.waiting()[0][2]) == 1
    assert not hall_.controller.state.rounds[0].results


@pytest.mark.parametrize("twice", [False, True])
@pytest.mark.parametrize("trusted", [[], [2], [1], [1, 2]], ids=str)
@pytest.mark.parametrize("second", [MINE, OTHER])
def test_two_equal_slips_of_a_trusted_table_are_its_double_entry(twice, trusted, second):
    here = Hall(running(8, twice=twice))
    here.controller.do({"trust": 1, "tables": trusted})
    here.sit(1, 2, table=1)
    here.slip(1, by=here.seated(1)[0])
    here.slip(2, second, by=here.seated(1)[1])
    one = here.controller.state.rounds[0]
    assert one.counts(1) == (1 in trusted and second == MINE)
    assert bool(here.waiting()) != one.counts(1)
    if one.counts(1):
        assert one.results[1].by == here.name(1, 0) and one.results[1].confirmed == twice


def test_trust_is_of_a_round_kept_in_its_file_and_taken_back_like_all_else(hall_):
    controller = hall_.controller
    controller.do({"trust": 1, "tables": [1, 2]})
    kept = Tournament.from_events(load(controller.file.path, FORMAT).events)
    assert kept.state.rounds[0].trusted == {1, 2}
    controller.do(
        {"swap": 1, "people": [hall_.seated(1)[0], hall_.seated(2)[0]], "reason": "wrong"}
    )
    assert not controller.state.rounds[0].trusted, "others sit at both"
    controller.undo()
    assert controller.state.rounds[0].trusted == {1, 2}
    controller.undo()
    assert not controller.state.rounds[0].trusted
    assert "trust" in hall_.witness.said[-1]
    assert (
        not controller.do({"trust": 1, "tables": [1, 9]}) and not controller.state.rounds[0].trusted
    )
    for event in ({"trust": 1}, {"trust": 1, "tables": 1}, {"trust": 2, "tables": []}):
        assert controller.attempt(event)


def test_a_slip_sent_again_after_a_torn_socket_counts_once(hall_):
    hall_.sit(1, table=1)
    hall_.slip(1, by=hall_.seated(1)[0])
    length = hall_.controller.length
    hall_.slip(1, by=hall_.seated(1)[0])
    assert hall_.controller.length == length
    assert sum("sent" in one for one in hall_.wire.told[1]) == 2, "and both are told"
    inbox.take(hall_.controller, inbox.waiting(hall_.controller.state)[0])
    hall_.slip(1, by=hall_.seated(1)[0])
    assert not hall_.waiting() and sum("sent" in one for one in hall_.wire.told[1]) == 3


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"values": [9, 9, 0, 0]}, "must be 10"),
    ({"values": [9, 1, 0]}, "whole number"),
    ({"values": [9, 1, 0, "0"]}, "whole number"),
    ({"values": [9, 1, 0, True]}, "whole number"),
    ({"values": [9.0, 1, 0, 0]}, "whole number"),
    ({"values": [10**7, 1, 0, 0]}, "whole number"),
    ({"values": None}, "whole number"),
    ({"table": 2}, "another table"),
    ({"table": "1"}, "another table"),
    ({"round": 2}, "is over"),
    ({"round": None}, "is over"),
]


@pytest.mark.parametrize(("wrong", "said"), WRONG)
def test_what_cannot_be_is_one_sentence_and_changes_nothing(hall_, wrong, said):
    hall_.sit(1, table=1)
    length = hall_.controller.length
    hall_.say(1, slip={"round": 1, "table": 1, "values": MINE} | wrong, n=99)
    assert said in hall_.wire.last(1, "why")
    assert hall_.controller.length == length and not hall_.witness.troubles


def test_somebody_who_watches_hands_in_nothing(hall_):
    hall_.say(1, v=1, watch=1)
    hall_.slip(1)
    assert "at no table" in hall_.wire.last(1, "why") and not hall_.waiting()


def test_what_was_typed_for_others_than_those_who_sit_there_now_comes_too_late(hall_):
    hall_.sit(1, table=1)
    before = hall_.wire.number(1)
    people = [hall_.seated(1)[0], hall_.seated(2)[0]]
    hall_.controller.do({"swap": 1, "people": people, "reason": "sat wrong"})
    hall_.say(1, slip={"round": 1, "table": 1, "values": MINE}, n=before)
    assert "Others sit" in hall_.wire.last(1, "why") and not hall_.waiting()
    hall_.slip(1)
    assert len(hall_.waiting()) == 1


def test_it_is_said_at_once_what_cannot_be_and_nothing_is_kept_of_it(hall_):
    hall_.sit(1, table=1)
    length = hall_.controller.length
    for values, fits in ((MINE, True), ([9, 9, 0, 0], False)):
        hall_.say(1, **{"try": {"round": 1, "table": 1, "values": values}})
        told = hall_.wire.last(1, "try")
        assert told["values"] == values and bool(told["fits"]) == fits != bool(told["why"])
    assert hall_.controller.length == length


def test_what_is_only_unusual_is_asked_once_and_then_taken():
    witness = Witness()
    preset = next(iter(games.find("skat").presets))
    witness.controller.begin(fresh("skat").changed(first_settings("skat", preset)))
    for number in range(8):
        witness.controller.enter(f"Person {number}")
    draw_round(witness.controller)
    witness.controller.do({"start": 1})
    here = Hall(witness)
    here.sit(1, table=1)
    figures = [5, 48, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    asked = here.controller.would_fit(here.room._event(here.room._readers[1], figures, ""))
    if here.controller.refused not in ("unusual", "unusual_points"):
        figures = [3000, 20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 28]
        asked = here.controller.would_fit(here.room._event(here.room._readers[1], figures, ""))
    assert here.controller.refused in ("unusual", "unusual_points"), asked
    here.slip(1, figures)
    assert "?" in here.wire.last(1, "why") and not here.waiting()
    here.slip(1, figures)
    assert len(here.waiting()) == 1
    assert inbox.take(here.controller, inbox.waiting(here.controller.state)[0]) == ""


def test_with_another_evening_everybody_comes_in_anew(hall_):
    hall_.sit(1, table=1)
    hall_.say(2, v=1, watch=1)
    assert hall_.controller.begin(
        hall_.controller.state.head.changed({"title": "Another", "packs": ""})
    )
    hall_.controller.enter("Anna")
    for _ in range(2):
        QApplication.processEvents()
    assert hall_.wire.away == {1: No.OVER, 2: No.OVER}
    hall_.slip(1)
    assert not hall_.waiting()


def test_a_closed_room_leaves_nobody_in_and_no_address(hall_):
    assert hall_.controller.room == URL
    hall_.sit(1, table=1)
    hall_.wire.close()
    assert hall_.controller.room == "" and not hall_.room._readers


def test_eight_slips_in_one_second_are_eight_in_the_inbox_in_their_order():
    here = Hall(running(32))
    for table in range(1, 9):
        here.sit(table, table=table)
    for table in (4, 2, 8, 1, 3, 7, 6, 5):
        here.slip(table, table=table)
    assert [slip[0] for slip in here.waiting()] == [4, 2, 8, 1, 3, 7, 6, 5]
