"""The rest is mine, at the machine: what is said, who is asked, and what goes down by itself."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path

import pytest

from desktop.common.language import Language
from desktop.scene.help_words import claim_words
from desktop.session.consents import Plea
from engine.agreement import Agreement
from engine.claims import kept, kinds
from engine.head import Event
from engine.match import Match
from engine.store import load, save_copy
from engine.table import NOBODY
from tests.desktop.tables import Witness, hosted, quick_settings, wait_for_me
from tests.engine.test_claims import evening


@pytest.fixture
def table(qapp: object, tmp_path: Path) -> Iterator[Witness]:
    with hosted(quick_settings(tmp_path)) as witness:
        yield witness


def open_at(
    table: Witness, folder: Path, match: Match, *people: int, words: tuple[str, ...] = ()
) -> None:
    """Open an evening in which these seats are people and the others rules of thumb."""
    first, *events = deepcopy(match.events())
    for seat, player in enumerate(first["seats"]):
        if seat not in people:
            player["bot"] = "heuristic"
    agreed = [{"help": {"seat": 0, "kind": word, "deal": 1, "move": 1}} for word in words]
    path = folder / "rest.kartentisch"
    save_copy(path, [first, *agreed, *events])
    assert table.controller.open(path)


def said_in_the_log(table: Witness) -> list[Event]:
    return [event["claim"] for event in load(table.controller.path).events if "claim" in event]


def sure(match: Match) -> bool:
    seen = match.view(match.turn)
    assert seen is not None
    some = kinds(match.rules, seen.table, seen.seat)
    return any(kept(match.rules, seen, kind) for kind in some)


def unsure() -> Match:
    """Somebody leads to a trick whose rest is far from certain."""
    match = evening("ramsen", 4, 1)
    while sure(match) or not kinds(match.rules, match.revealed(), match.turn):
        match.undo()
        match.skip_formal()
    return match


@pytest.mark.parametrize("at_once", [True, False])
def test_what_is_certain_goes_down_by_itself(qtbot, table, tmp_path, at_once):
    match = evening("ramsen", 4, 1)
    seat = match.turn
    table.controller.settings["settle_claims"] = at_once
    open_at(table, tmp_path, match, seat)
    assert (
        table.controller.claims.allowed()
        and claim_words(table.controller.claims.claimable(), Language("en")) == "The rest is mine."
    )
    heard: list[str] = []
    table.controller.display.talked.connect(lambda who, text, _: heard.append(text))
    table.controller.claim()
    assert heard == ["The rest is mine."]
    assert said_in_the_log(table) == [{"seat": seat, "kind": "all", "answer": "granted"}]
    if at_once:
        assert table.controller.finished_deals() == 1, "only the last trick is still looked at"
    else:
        assert not table.controller.display.asked(), "nobody is asked for a card any more"
    wait_for_me(qtbot, table)
    assert table.controller.waiting_for_deal
    tricks = Match.from_events(load(table.controller.path).events).revealed().tricks
    before = len(match.revealed().tricks)
    assert all(trick.winner == seat for trick in tricks[before:]) and tricks[before:]


def test_what_cannot_be_shown_is_said_without_a_reason(table, tmp_path):
    match = unsure()
    open_at(table, tmp_path, match, match.turn)
    table.controller.claim()
    assert table.said[-1] == "Not certain yet: “The rest is mine”"
    assert [one["answer"] for one in said_in_the_log(table)] == ["not_shown"]
    assert table.controller.display.asked(), "one plays on"


def test_the_other_people_at_the_machine_are_asked(table, tmp_path):
    match = evening("ramsen", 4, 1)
    open_at(table, tmp_path, match, *range(4))
    table.controller.lift()
    pleas: list[Plea] = []
    others = [f"Player {seat}" for seat in range(4) if seat != match.turn]

    refuses = [others[1]]

    def ask(plea: Plea | None) -> None:
        if plea is not None:
            pleas.append(plea)
            table.controller.consents.answer(table.controller.display, plea.asked not in refuses)

    table.controller.display.pleaded.connect(ask)
    table.controller.claim()
    words = f"Player {match.turn}: “The rest is mine.”"
    assert pleas == [Plea("claim", other, words) for other in others[:2]], "until one refuses"
    assert [one["answer"] for one in said_in_the_log(table)] == ["declined"]
    assert table.controller.display.asked()
    table.controller.settings["settle_claims"] = True
    refuses.clear()
    table.controller.claim()
    assert [one["answer"] for one in said_in_the_log(table)] == ["declined", "granted"]
    assert not table.controller.display.asked()


def test_a_claim_is_taken_back_with_what_came_of_it(table, tmp_path):
    match = evening("ramsen", 4, 1)
    seat = match.turn
    table.controller.settings["settle_claims"] = True
    open_at(table, tmp_path, match, seat)
    table.controller.claim()
    assert table.controller.history.may_undo()
    table.controller.history.undo()
    after = Match.from_events(load(table.controller.path).events)
    assert after.granted() is None and len(after.moves) < len(match.moves)
    assert after.turn == seat and table.controller.display.asked()


@pytest.mark.parametrize("wanted", [True, False])
def test_bots_claim_if_one_wants_it(qtbot, table, tmp_path, wanted):
    match = evening("ramsen", 4, 1)
    seat, person = match.turn, (match.turn + 1) % 4
    table.controller.settings["settle_claims"] = wanted
    open_at(table, tmp_path, match, person)
    wait_for_me(qtbot, table)
    assert bool(said_in_the_log(table)) is wanted
    assert not wanted or said_in_the_log(table)[0]["seat"] == seat
    assert wanted is table.controller.waiting_for_deal or not wanted
    # Why the deal is over so soon stands there as long as what came of it.
    endings = [scene.ending for scene in table.scenes if scene.ending is not None]
    assert endings
    assert all(("“The rest is mine.”" in one.remarks) is wanted for one in endings)
    # It was heard when it was said.
    assert not any("The rest is mine" in one.sentence for one in endings)


def test_where_the_table_allows_no_claims_nobody_claims(table, tmp_path):
    match = evening("ramsen", 4, 1)
    open_at(table, tmp_path, match, match.turn, words=("without_claims",))
    assert table.controller.agreement == Agreement(claims=False)
    table.controller.claim()
    assert said_in_the_log(table) == []


def test_of_none_only_the_claimants_cards_go_down(qtbot, table, tmp_path):
    match = evening("kein_stich", 4, 1)
    seat = match.turn
    other = (seat + 1) % 4
    open_at(table, tmp_path, match, seat)
    assert (
        claim_words(table.controller.claims.claimable(), Language("en"))
        == "I won’t get another trick."
    )
    table.controller.claim()
    wait_for_me(qtbot, table)
    assert (
        not table.controller.display.asked()
        and table.controller.waiting_for_deal
        and other != NOBODY
    )
    after = Match.from_events(load(table.controller.path).events).revealed()
    assert all(trick.winner != seat for trick in after.tricks[len(match.revealed().tricks) :])
