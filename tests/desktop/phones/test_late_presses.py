"""What a phone sends counts only with the number of what is asked now: late presses do nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import TypeAlias

import pytest
from pytestqt.qtbot import QtBot

from desktop.room.messages import LATER
from engine.agreement import Agreement
from tests.desktop.phones.rooms import Phone, Table, open_table, settle
from tests.desktop.phones.test_match_room import who_is_asked
from tests.desktop.session.test_chairs import of_four
from tests.desktop.tables import head

OF_A_CLUB = {"slip", "try", "right", "pick"}
OF_ONESELF = {"phrases", "order", "sort", "lang", "t", "away"}
"""What changes nothing for anybody else, and nothing that could be meant for another moment."""

Press: TypeAlias = tuple[Phone, Mapping[str, object]]


@pytest.fixture
def table(qapp: object, tmp_path: Path) -> Iterator[Table]:
    with open_table(tmp_path) as one:
        yield one


def sit_down(table: Table, game: str = "ramsen") -> list[Phone]:
    """As many people as may play, each at a phone."""
    agreed = Agreement(undo="free")
    table.controller.begin(of_four(game, "Anna", "Ben", "Cilli", "Dora"), agreed)
    seats = table.controller.matches.playing.persons
    return [table.phone(seat) for seat in seats]


def asked(qtbot: QtBot, table: Table, phones: list[Phone]) -> Phone:
    found = who_is_asked(qtbot, table, *phones)
    assert found is not None
    return found


def played(qtbot: QtBot, table: Table, phones: list[Phone], ready: Callable[[], bool]) -> None:
    """Play on until something is so."""
    rng = Random(3)
    for _ in range(300):
        one = who_is_asked(qtbot, table, *phones)
        if one is None and not ready():
            phones[0].say(deal=1)
            continue
        move = rng.choice(one.moves) if one is not None else ""
        for _ in range(2):
            if ready():
                return
            if one is not None and one.scene and one.scene["asked"] and move in one.moves:
                one.say(move=move)
    raise AssertionError("it never was so")


def move(qtbot: QtBot, table: Table) -> Press:
    one = asked(qtbot, table, sit_down(table))
    return one, {"move": one.moves[0]}


def attempt(qtbot: QtBot, table: Table) -> Press:
    phones = sit_down(table)
    played(qtbot, table, phones, lambda: any(one.hand for one in phones))
    asked(qtbot, table, phones)
    one = next(one for one in phones if one.hand and one.scene and not one.scene["asked"])
    return one, {"attempt": one.hand[0]}


def say(qtbot: QtBot, table: Table) -> Press:
    phones = sit_down(table, "knueffeln")
    for one in phones:
        one.say(phrases=1)
        if groups := one.told("phrases")[-1]:
            return one, {"say": groups[0][1][0]["m"]}
    raise AssertionError("nobody may say anything")


def on(qtbot: QtBot, table: Table) -> Press:
    phones, pause = sit_down(table), table.controller.pause
    played(qtbot, table, phones, lambda: pause.decided is not None)
    return phones[0], {"on": 1}


def deal(qtbot: QtBot, table: Table) -> Press:
    phones = sit_down(table)
    played(qtbot, table, phones, lambda: table.controller.waiting_for_deal)
    return phones[0], {"deal": 1}


def hint(qtbot: QtBot, table: Table) -> Press:
    return asked(qtbot, table, sit_down(table)), {"hint": 1}


def last(qtbot: QtBot, table: Table) -> Press:
    phones, controller = sit_down(table), table.controller
    played(
        qtbot, table, phones, lambda: controller.trick_taken() and controller.pause.decided is None
    )
    return phones[0], {"last": 1}


def undo(qtbot: QtBot, table: Table) -> Press:
    phones = sit_down(table)
    one = asked(qtbot, table, phones)
    one.say(move=one.moves[0])
    asked(qtbot, table, phones)
    return one, {"undo": 1}


def claim(qtbot: QtBot, table: Table) -> Press:
    phones, claims = sit_down(table), table.controller.claims
    played(qtbot, table, phones, lambda: bool(claims.claimable()))
    return asked(qtbot, table, phones), {"claim": 1}


def agree(qtbot: QtBot, table: Table) -> Press:
    phones = sit_down(table)
    first = asked(qtbot, table, phones)
    first.say(move=first.moves[0])
    second = asked(qtbot, table, phones)
    second.say(move=second.moves[0])
    asked(qtbot, table, phones)
    first.say(undo=1)
    assert second.told("plea")[-1]
    return second, {"agree": True}


def stand_in(qtbot: QtBot, table: Table) -> Press:
    phones = sit_down(table)
    asked(qtbot, table, phones)
    table.wire.here.emit(phones[1].device, False)
    settle()
    return phones[0], {"stand_in": phones[1].seat}


def fields(qtbot: QtBot, table: Table) -> Press:
    table.controller.begin(replace(head("Anna", "Ben", "Cilli"), real_cards=True))
    ben = table.phone(1)
    key = ben.told("slate")[-1]["ask"][0]["key"]
    return ben, {"fields": {"answers": {key: 1}}}


def chalk(qtbot: QtBot, table: Table) -> Press:
    table.controller.begin(of_four("gin", "Anna", "Ben"))
    table.controller.begin(replace(of_four("gin", "Anna", "Ben"), real_cards=True))
    ben = table.phone(1)
    for _ in range(8):
        answers = {
            one["key"]: one["options"][0]["value"] if one["options"] else max(1, one["low"])
            for one in ben.told("slate")[-1]["ask"]
        }
        ben.say(fields={"answers": answers})
    return ben, {"chalk": {"answers": answers}}


OCCASIONS = (move, attempt, say, on, deal, hint, last, undo, claim, agree, stand_in, fields, chalk)


def stands(table: Table, phone: Phone) -> list[object]:
    """How everything stands that a press could change, and what the others were told."""
    controller, match = table.controller, table.controller.matches.playing.match
    chairs = [one.chair for one in controller.chairs.displays]
    opponents, pause = controller.opponents, controller.pause
    sheet = controller.sheet()
    return [
        match.events(),
        match.helps(),
        match.standing,
        sheet and len(sheet.lines),
        controller.consents.waiting,
        (pause.decided, pause.news, pause.heard_out),
        [(chair.looking_back, chair.hint, chair.doubted, chair.noted) for chair in chairs],
        (opponents._for_hint, opponents._hint),
        [len(one.heard) for one in table.wire.phones.values() if one is not phone],
        [place.answers for place in table.room._places.values()],
        phone.scene and phone.scene["note"],
    ]


def test_every_message_is_one_of_a_club_of_oneself_or_numbered() -> None:
    numbered = {one.__name__ for one in OCCASIONS}
    assert sorted(LATER) == sorted([*OF_A_CLUB, *OF_ONESELF, *numbered])


@pytest.mark.parametrize("occasion", OCCASIONS, ids=lambda one: one.__name__)
def test_a_late_press_changes_nothing_and_one_in_time_does(
    qtbot: QtBot, table: Table, occasion: Callable[[QtBot, Table], Press]
) -> None:
    phone, press = occasion(qtbot, table)
    before = stands(table, phone)
    for late in ({}, {"n": phone.number - 1}, {"n": 0}, {"n": phone.number + 1}):
        table.wire.got.emit(phone.device, {**press, **late})
        qtbot.wait(1)
        assert stands(table, phone) == before
    number = phone.number
    phone.say(**press)
    assert stands(table, phone) != before
    if occasion in (undo, agree, stand_in):
        # The same press once more, as a thumb that slips makes it, was not meant for what is now.
        after = stands(table, phone)
        phone.say(**press, n=number)
        assert stands(table, phone) == after
