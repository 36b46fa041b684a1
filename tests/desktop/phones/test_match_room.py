"""A match in a room: who sits down how, what each is told, and what comes back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from engine import games
from engine.agreement import Agreement
from engine.table import Seat
from tests.desktop.phones.rooms import Phone, Table, open_table, settle
from tests.desktop.session.test_chairs import of_four
from tests.desktop.tables import head


@pytest.fixture
def table(qapp: object, tmp_path: Path) -> Iterator[Table]:
    with open_table(tmp_path) as one:
        yield one


def held(table: Table, seat: Seat) -> list[str]:
    """The codes of the cards that a seat sees in its hand now."""
    seen = table.controller.matches.playing.match.view(seat)
    return sorted(card.code for card in seen.table.hands[seat]) if seen is not None else []


def who_is_asked(qtbot: QtBot, table: Table, *phones: Phone) -> Phone | None:
    """Look at what lies there until one of these phones is asked; None when the deal is over."""
    controller = table.controller

    def ready() -> bool:
        settle()
        if controller.pause.decided is not None or controller.pause.news:
            phones[0].say(on=1)
        for one in phones:
            if one.scene is not None and one.scene["replies"]:
                one.say(move="-")
        return asked() is not None or controller.waiting_for_deal or controller.over

    def asked() -> Phone | None:
        return next((one for one in phones if one.scene and one.scene["asked"] and one.moves), None)

    qtbot.waitUntil(ready)
    return asked()


@pytest.mark.one_in(3)
@pytest.mark.parametrize("game", games.names())
def test_a_deal_is_played_by_phones_alone(qtbot: QtBot, table: Table, game: str) -> None:
    rng, controller = Random(5), table.controller
    controller.begin(of_four(game, "Anna", "Ben", "bot Sepp", "bot Resi"))
    anna, ben, looks_on = table.phone(0), table.phone(1, "de"), table.phone()
    table.witness.curtains.clear()
    made = 0
    while (asked := who_is_asked(qtbot, table, anna, ben)) is not None:
        seat = (anna, ben).index(asked)
        assert (
            asked.scene is not None
            and asked.scene["you"] == seat == controller.matches.playing.turn
        )
        for _ in range(2):  # some moves are asked about once more
            before = len(controller.matches.playing.match.moves)
            asked.say(move=rng.choice(asked.moves))
            if len(controller.matches.playing.match.moves) != before:
                break
        made += 1
    assert made > 1 and not any(table.witness.curtains)
    assert looks_on.scene is not None and not looks_on.scene["hand"] and not looks_on.scene["can"]
    assert anna.scene is not None and (anna.scene["can"].get("deal") or controller.over)
    asked_for = len(anna.told("scene"))
    anna.say(deal=1)
    assert len(anna.told("scene")) > asked_for


def test_a_secret_holds_once_and_a_token_until_there_is_a_new_code(table: Table) -> None:
    table.controller.begin(head("Anna", "Ben", "bot Resi"))
    secret = table.room.codes.secret(1)
    ben = Phone(table.wire).open(sit=secret)
    assert ben.scene is not None and ben.scene["you"] == 1 and len(ben.token) >= 22
    assert Phone(table.wire).open(sit=secret).no == "secret"
    assert sorted(ben.back().hand) == held(table, 1)
    table.room.new_code(1)
    assert ben.no == "token" and ben.back().no == "token"
    assert table.state(1) == "missing"
    assert sorted(table.phone(1).hand) == held(table, 1)


@pytest.mark.parametrize("first", [{"sit": "x" * 22}, {"hold": "y" * 22}, {"look": "z" * 22}])
def test_what_was_guessed_lets_nobody_in(table: Table, first: dict[str, str]) -> None:
    table.controller.begin(head("Anna", "Ben", "bot Resi"))
    table.room.seats()
    phone = Phone(table.wire).open(**first)
    assert phone.no in ("secret", "token") and phone.scene is None


def test_a_short_code_needs_a_yes_at_the_window(table: Table) -> None:
    table.controller.begin(head("Anna", "Ben", "bot Resi"))
    asked: list[tuple[int, int]] = []
    table.room.code_asked.connect(lambda seat, device: asked.append((seat, device)))
    code = table.room.seats()[1].code
    for may in (False, True):
        phone = Phone(table.wire).open(ask=code.lower())
        assert phone.told("wait") and phone.scene is None
        assert asked.pop() == (1, phone.device)
        table.room.admit(phone.device, may)
        settle()
        assert bool(phone.scene) == may and (phone.no == "secret") != may
    other = Phone(table.wire).open(ask=table.room.seats()[0].code)
    other.tear()
    table.room.admit(other.device, True)
    assert not asked[1:] and table.state(0) == "window"


def test_a_phone_without_a_code_is_told_to_type_one(table: Table) -> None:
    assert not Phone(table.wire).open(watch=1).heard
    table.controller.begin(head("Anna", "Ben", "bot Resi"))
    phone = Phone(table.wire, "de").open(watch=1)
    assert "Code" in phone.told("lists")[0]["title"] and not phone.told("scene")


def test_after_five_wrong_codes_none_is_right_for_a_minute(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [100.0]
    monkeypatch.setattr("desktop.phones.match_room.time.monotonic", lambda: now[0])
    table.controller.begin(head("Anna", "Ben", "bot Resi"))
    code = table.room.seats()[1].code
    wrong = "2222" if code != "2222" else "3333"
    for _ in range(5):
        assert Phone(table.wire).open(ask=wrong).no == "secret"
    assert Phone(table.wire).open(ask=code).no == "secret"
    now[0] += 61
    assert Phone(table.wire).open(ask=code).told("wait")


def test_a_second_phone_takes_a_seat_over_and_gives_it_back(table: Table) -> None:
    table.controller.begin(head("Anna", "Ben", "bot Resi"))
    first, second = table.phone(1), table.phone(1)
    assert first.no == "elsewhere" and second.scene is not None
    assert first.back().no == "elsewhere"
    assert first.back(take=1).scene is not None and second.no == "elsewhere"


def test_what_comes_too_late_changes_nothing(qtbot: QtBot, table: Table) -> None:
    controller = table.controller
    controller.begin(head("Anna", "Ben", "bot Resi"))
    phones = table.phone(0), table.phone(1)
    asked = who_is_asked(qtbot, table, *phones)
    assert asked is not None
    match, number = controller.matches.playing.match, asked.number
    moves = asked.moves
    asked.say(move=moves[0])
    if asked.number == number:
        asked.say(move=moves[0])
    played, steps = match.turn, len(match.moves)
    for kind in ({"move": moves[-1]}, {"undo": 1}, {"claim": 1}, {"deal": 1}, {"hint": 1}):
        asked.say(**kind, n=number)
        asked.say(**kind, n=0)
    assert (played, steps) == (match.turn, len(match.moves))
    assert asked.scene is not None and "Too late" in asked.scene["prompt"]


def test_a_computer_player_plays_until_the_phone_comes_and_tells_what_it_did(
    qtbot: QtBot, table: Table
) -> None:
    controller = table.controller
    table.room.prepare(head("Anna", "Ben", "bot Resi").players, [0, 1])
    anna = table.phone(0)
    assert anna.scene is None and [table.state(seat) for seat in range(3)] == [
        "here",
        "missing",
        "bot",
    ]
    controller.begin(head("Anna", "Ben", "bot Resi"))
    settle()
    stand_ins = controller.stand_ins
    assert anna.scene is not None and anna.scene["you"] == 0
    assert stand_ins.stands_in(1) and not stand_ins.stands_in(0)
    while (asked := who_is_asked(qtbot, table, anna)) is not None:
        asked.say(move=asked.moves[0])
    ben = table.phone(1)
    assert not stand_ins.stands_in(1) and ben.scene is not None and ben.scene["you"] == 1
    assert any(told.startswith("A computer player played for you") for told in ben.told("told"))
    log = controller.matches.playing.match.events()
    kinds = [one["help"]["kind"] for one in log if "help" in one]
    assert [one.split("_heur")[0] for one in kinds][-2:] == ["stood_in", "came_back"]


def test_who_is_away_is_seen_by_all_and_may_be_stood_in_for(table: Table) -> None:
    controller = table.controller
    controller.begin(head("Anna", "Ben", "bot Resi"))
    anna, ben = table.phone(0), table.phone(1)

    def seen(phone: Phone) -> dict[str, object]:
        assert phone.scene is not None
        return next(one for one in phone.scene["around"] if one["seat"] == 1)

    assert not seen(anna)["away"] and not seen(anna)["may_stand_in"]
    table.wire.here.emit(ben.device, False)
    settle()
    assert "Ben" in str(seen(anna)["away"]) and table.state(1) == "away"
    assert table.witness.scene.places[1].away
    anna.say(stand_in=0)
    assert not controller.stand_ins.stands_in(0)
    anna.say(stand_in=1)
    assert controller.stand_ins.stands_in(1) and ben.scene is not None and ben.scene["you"] == -1
    table.wire.here.emit(ben.device, True)
    settle()
    assert not controller.stand_ins.stands_in(1) and ben.scene["you"] == 1
    assert not seen(anna)["away"]


def test_whoever_leaves_while_looking_back_holds_nobody_up(qtbot: QtBot, table: Table) -> None:
    controller = table.controller
    controller.begin(head("Anna", "Ben", "bot Resi"))
    phones = table.phone(0), table.phone(1)
    while not controller.trick_taken():
        asked = who_is_asked(qtbot, table, *phones)
        assert asked is not None
        asked.say(move=asked.moves[0])
    who_is_asked(qtbot, table, *phones)
    other = phones[1]
    other.say(last=1)
    assert any(one.chair.looking_back for one in controller.chairs.displays)
    other.tear()
    assert not any(one.chair.looking_back for one in controller.chairs.displays)


def test_an_undo_asks_the_phone_whose_move_goes_with_it(qtbot: QtBot, table: Table) -> None:
    controller = table.controller
    controller.begin(head("Anna", "Ben", "Cilli"), Agreement(undo="free"))
    phones = [table.phone(seat) for seat in range(3)]
    played = []
    for _ in range(2):
        asked = who_is_asked(qtbot, table, *phones)
        assert asked is not None
        asked.say(move=asked.moves[0])
        played.append(asked)
    settle()
    before = len(controller.matches.playing.match.moves)
    played[0].say(undo=1)
    (plea,) = played[1].told("plea")[-1:]
    assert plea["yes"] == "Yes" and "undo" in plea["words"]
    # A page that is opened anew is asked again.
    played[1].back()
    assert played[1].told("plea")[-1] == plea
    played[1].say(agree=True)
    assert len(controller.matches.playing.match.moves) < before
    assert played[1].told("plea")[-1] is None


def test_the_phones_are_in_again_after_the_program_was_started_anew(
    tmp_path: Path, qapp: object
) -> None:
    with open_table(tmp_path) as table:
        table.controller.begin(head("Anna", "Ben", "bot Resi"))
        ben, path = table.phone(1), table.controller.path
        hand, token = ben.hand, ben.token
        assert path is not None
    with open_table(tmp_path) as later:
        waiting = Phone(later.wire, "de")
        waiting.token = token
        waiting.back()
        assert waiting.scene is None and not waiting.no and waiting.told("message")
        later.controller.open(path)
        settle()
        assert waiting.scene is not None and waiting.scene["you"] == 1 and waiting.hand == hand


def test_the_same_people_keep_their_seats_in_the_next_match(table: Table) -> None:
    table.controller.begin(head("Anna", "Ben", "bot Resi"))
    ben = table.phone(1)
    table.controller.begin(head("Ben", "Anna", "bot Resi", seed=8))
    settle()
    assert ben.scene is not None and ben.scene["you"] == 0 and ben.back().scene is not None
    table.controller.begin(head("Cilli", "Anna", "bot Resi", seed=8))
    settle()
    # The match of before may be opened again.
    assert ben.no == "over" and ben.back().told("message") and ben.scene is None


def test_everybody_plays_at_the_window_again_when_the_room_is_closed(table: Table) -> None:
    table.controller.begin(head("Anna", "Ben", "bot Resi"))
    table.phone(0), table.phone(1), table.phone()
    assert not table.controller.display.seats
    table.wire.close()
    assert list(table.controller.display.seats) == [0, 1] and not table.controller.chairs.watching
    assert not table.controller.pause.away


def test_a_seat_that_is_freed_is_played_at_the_window(table: Table) -> None:
    table.controller.begin(head("Anna", "Ben", "bot Resi"))
    ben = table.phone(1)
    assert table.state(1) == "here"
    table.room.free(1)
    assert table.state(1) == "window" and ben.no == "token" and ben.back().no == "token"


def test_each_phone_reads_its_own_language_and_hears_what_happens(
    qtbot: QtBot, table: Table
) -> None:
    table.controller.begin(head("Anna", "Ben", "bot Resi"))
    anna, ben = table.phone(0, "en"), table.phone(1, "de-CH")
    assert anna.scene and ben.scene
    assert anna.scene["names"] != ben.scene["names"] or anna.scene["prompt"] != ben.scene["prompt"]
    ben.say(lang="en")
    assert ben.scene["title"] == anna.scene["title"]
    asked = who_is_asked(qtbot, table, anna, ben)
    assert asked is not None
    asked.say(move=asked.moves[0])
    assert any(one and one["heard"] for one in anna.told("scene"))


def test_onlookers_are_many_see_the_table_only_and_do_nothing(table: Table) -> None:
    table.controller.begin(head("Anna", "Ben", "bot Resi"))
    several = [table.phone(lang="de") for _ in range(5)]
    assert table.room.onlookers == 5 and len(table.controller.chairs.watching) == 1
    assert all(one.scene and one.scene["you"] == -1 and not one.scene["hand"] for one in several)
    steps = len(table.controller.matches.playing.match.moves)
    for kind in ({"move": "H7"}, {"deal": 1}, {"stand_in": 0}, {"undo": 1}, {"on": 1}):
        several[0].say(**kind)
    assert len(table.controller.matches.playing.match.moves) == steps
    assert several[0].told("why")
    assert several[1].back().scene is not None
    for one in several:
        one.tear()
    assert not table.room.onlookers and not table.controller.chairs.watching


def test_a_hand_is_held_as_its_phone_wants_it(table: Table) -> None:
    table.controller.begin(head("Anna", "Ben", "bot Resi"))
    ben = table.phone(1)
    before = ben.hand
    ben.say(order=before[::-1])
    assert ben.hand == before[::-1]
    ben.say(order=["H7"] * len(before))
    assert ben.hand == before[::-1]
    ben.say(sort=1)
    assert ben.hand == before
