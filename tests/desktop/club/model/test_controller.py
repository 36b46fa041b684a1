"""The controller: what was done is saved, and why something cannot be is one sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale

from desktop.club.model import again, arrivals, refusals, rehearsal, words
from desktop.club.model.clock import RoundClock, shown
from desktop.club.model.controller import ClubController
from desktop.club.model.file import past
from desktop.club.model.search import Search
from desktop.club.pages.setup import SetupDialog, first_settings, fresh
from desktop.common import paths
from desktop.common.languages import Languages
from desktop.common.settings import Settings
from engine import games
from engine.store import load
from engine.tournament.cash import cash_sheet
from engine.tournament.exchange import from_json, to_json
from engine.tournament.head import FORMAT, Head
from engine.tournament.met import evenness
from engine.tournament.refusal import Refused
from engine.tournament.state import TournamentState
from tests.desktop.club.rooms import Witness, draw_round, hall, running

pytestmark = pytest.mark.usefixtures("qapp")


ENGINE = Path(__file__).parents[4] / "engine" / "tournament"


def path_of(witness: Witness) -> Path:
    assert witness.controller.file is not None
    return witness.controller.file.path


def test_what_is_done_in_one_go_is_shown_once_and_taken_back_once():
    controller, shown_people = running().controller, []
    controller.changed.connect(lambda: shown_people.append(len(controller.state.people)))
    with controller.in_one_go():
        with controller.in_one_go():
            controller.enter("Late")
        controller.enter("Later")
    assert shown_people == [10]
    with pytest.raises(LookupError), controller.in_one_go():
        controller.enter("Last")
        raise LookupError
    controller.undo()
    controller.undo()
    assert shown_people == [10, 11, 10, 8]


def test_a_second_program_with_the_same_file_is_refused_in_one_sentence():
    first = hall()
    path = path_of(first)
    second = Witness()
    assert not second.controller.open(path)
    assert len(second.troubles) == 1 and "already open" in second.troubles[0]
    first.controller.close()
    assert second.controller.open(path)


def test_a_crash_in_the_middle_of_entering_loses_nothing():
    witness = running()
    witness.controller.do({"result": [1, 1], "values": [1, 2, 3, 4]})
    events = witness.controller.tournament.events()
    path = path_of(witness)
    witness.controller.close()
    with path.open("ab") as file:
        file.write(b'{"result":[1,2],"valu')
    again = Witness()
    assert again.controller.open(path)
    assert again.controller.tournament.events() == events
    assert len(again.troubles) == 1 and "was cut short" in again.troubles[0]
    again.controller.do({"result": [1, 2], "values": [1, 2, 3, 4]})
    assert load(path, FORMAT).events[-1]["result"] == [1, 2]


def test_every_state_of_a_round_leaves_a_backup():
    witness = running()
    for table in (1, 2):
        witness.controller.do({"result": [1, table], "values": [1, 2, 3, 4]})
    witness.controller.do({"close": 1})
    copies = sorted((paths.tournament_backups() / path_of(witness).stem).iterdir())
    assert [copy.stem.split(" ", 1)[1] for copy in copies] == [
        "round 1 drawn",
        "round 1 running",
        "round 1 complete",
        "round 1 closed",
    ]
    assert load(copies[-1], FORMAT).events == witness.controller.tournament.events()


def test_a_backup_opens_in_place_of_a_file_that_is_broken():
    witness = running()
    witness.controller.do({"result": [1, 1], "values": [1, 2, 3, 4]})
    path, events = path_of(witness), witness.controller.tournament.events()
    copies = sorted((paths.tournament_backups() / path.stem).iterdir())
    witness.controller.close()
    path.write_bytes(b"\0" * path.stat().st_size)
    assert not Witness().controller.open(path)
    for copy in copies:
        path.write_bytes(copy.read_bytes())
        again = Witness()
        assert again.controller.open(path) and again.troubles == []
        again.controller.close()
    assert again.controller.open(path)
    again.controller.do({"result": [1, 1], "values": [1, 2, 3, 4]})
    assert load(path, FORMAT).events == events, "as if nothing had been"


def test_what_is_undone_is_a_draw_with_all_that_led_to_it():
    witness = hall()
    draw_round(witness.controller)
    first = witness.controller.state.rounds[0].draw
    Search(witness.controller).again(1, "somebody was missing")
    second = witness.controller.state.rounds[0].draw
    assert second != first
    witness.controller.undo()
    assert witness.controller.state.rounds[0].draw == first
    witness.controller.undo()
    assert witness.controller.state.rounds == ()
    witness.controller.redo()
    witness.controller.redo()
    assert witness.controller.state.rounds[0].draw == second
    assert witness.said == [
        "Round 1 is drawn.",
        "Undone: draw of round 1.",
        "Undone: draw of round 1.",
        "Redone: draw of round 1.",
        "Redone: draw of round 1.",
    ]


def test_a_round_that_cannot_be_drawn_is_not_prepared_either():
    witness = hall(8)
    witness.controller.do({"apart": [[1, 2, 3]]})
    assert not draw_round(witness.controller)
    assert witness.controller.state.rounds == ()
    assert witness.troubles == [
        "Too many to keep apart at 2 tables: 1 Person 1, 2 Person 2, 3 Person 3."
    ]


def test_too_few_players_are_said():
    witness = hall(2)
    assert not draw_round(witness.controller)
    assert witness.troubles == ["2 players are not enough; you need 3."]


def test_evenings_of_the_folder_are_listed_the_newest_first():
    for date in ("2026-03-01", "2026-05-01"):
        controller = ClubController()
        controller.begin(Head(title="Spring", date=date))
        controller.enter("Anna")
        controller.close()
    assert [(one.date, one.people) for one in past()] == [("2026-05-01", 1), ("2026-03-01", 1)]


def test_an_export_comes_back_as_an_evening_of_its_own():
    witness = running()
    events = from_json(to_json(witness.controller.tournament))
    other = Witness()
    assert other.controller.take_in(events, "from elsewhere")
    mine, theirs = witness.controller.state, other.controller.state
    assert replace(theirs, head=mine.head) == mine
    assert theirs.head.packs != mine.head.packs, "the secret of the packs was not told"
    assert replace(theirs.head, packs=mine.head.packs) == mine.head
    assert path_of(other) != path_of(witness)


def test_names_in_titles_cannot_leave_the_folder():
    witness = Witness()
    assert witness.controller.begin(Head(title="../../a:b*c", date="2026-01-06"))
    assert path_of(witness).parent == paths.tournaments()


def keys() -> list[str]:
    found = set()
    for path in ENGINE.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        found |= set(re.findall(r'(?:Refused|Impossible)\(\s*"(\w+)"', text))
    return sorted(found - {"wrong_round", "was_not_asked"})


@pytest.mark.parametrize("key", keys())
def test_every_refusal_of_the_engine_has_its_sentence(key):
    """Two are left out, which no button can bring about."""
    text = refusals.refusal(Refused(key, 71, 72, 73), TournamentState(Head()))
    assert key not in text and "{" not in text
    said = re.findall(r"7[123]", text)
    assert len(said) == len(set(said)), "each number stands for something else"


def test_a_club_evening_that_was_cut_behind_a_line_is_told_and_kept():
    witness = running()
    path = path_of(witness)
    witness.controller.close()
    lines = path.read_bytes().splitlines(keepends=True)
    short = b"".join(lines[:-2])
    path.write_bytes(short)
    assert witness.controller.open(path)
    assert len(witness.troubles) == 1 and f"but {len(lines)} were saved" in witness.troubles[0]
    witness.controller.enter("Late")
    assert path.read_bytes() == short and path_of(witness) != path


# The clock of a round rings before the end and at it, once each.


class Time:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_it_rings_five_minutes_before_the_end_and_at_the_end(qtbot):
    time = Time()
    clock = RoundClock(now=time)
    rung: list[int] = []
    clock.rang.connect(lambda: rung.append(clock.left()))
    clock.set(30)
    clock.toggle()
    for second in range(0, 31 * 60, 10):
        time.now = float(second)
        clock.look()
    assert rung == [300, 0]


def test_who_stops_it_finds_it_where_it_was(qtbot):
    time = Time()
    clock = RoundClock(now=time)
    clock.set(10)
    clock.toggle()
    time.now = 60
    clock.toggle()
    time.now = 600
    assert not clock.runs and clock.left() == 540


def test_overtime_has_a_plus():
    assert (shown(65), shown(0), shown(-5)) == ("1:05", "0:00", "+0:05")


# An evening like the last one, and one that is only rehearsed.


def last_time() -> Path:
    """An evening of nine: a family that is kept apart, one who cannot move, one who went home."""
    controller = hall(
        0, fee=500, missed="average", prizes=[{"kind": "place", "place": 1}]
    ).controller
    for name in ("Anna", "Ben", "Cilli", "Dora", "Emil", "Fritz", "Gustl", "Hanni", "Irmi"):
        arrivals.arrive(controller, name, team="Oak" if name == "Ben" else "")
    assert controller.do({"apart": [[1, 2], [4, 9]]}) and controller.do({"fix": 3, "table": 2})
    assert controller.do({"pay": 500, "who": 1})
    assert draw_round(controller) and controller.do({"leave": 9})
    assert controller.file is not None
    path = controller.file.path
    controller.close()
    return path


def test_the_same_people_come_by_the_same_rules_and_are_drawn_anew(qtbot):
    before = again.state_of(last_time())
    controller = Witness().controller
    head = again.like(before.head, "2026-12-01")
    dialog = SetupDialog(head, new=True, like=True)
    qtbot.addWidget(dialog)
    assert dialog.head().missed == "average" and dialog.head().fee == 500
    assert controller.begin(head)
    assert again.enter_all(controller, before) == 8
    state = controller.state
    assert [one.name for one in state.people.values()][:3] == ["Anna", "Ben", "Cilli"]
    assert state.people[2].team == "Oak" and state.people[2].member == before.people[2].member
    assert state.people[3].table == 2 and state.apart == ((1, 2),), "who went is not awaited"
    assert not any(one.paid for one in state.people.values()) and cash_sheet(state).box == 0
    assert (state.head.date, state.rounds) == ("2026-12-01", ())
    assert state.head.prizes == before.head.prizes and state.head.packs != before.head.packs
    controller.undo()
    assert controller.state.people == {}, "they came in one go"


def test_of_a_rehearsal_nothing_is_kept():
    controller = Witness().controller
    assert rehearsal.begin(controller, fresh("ramsen").changed({"sizes": [4]}), 12)
    members = list(controller.members.names())
    assert arrivals.arrive(controller, "Nobody") == 13
    assert draw_round(controller) and controller.do({"start": 1})
    rehearsal.make_up(controller)
    assert controller.state.rounds[0].state == "complete" and controller.do({"close": 1})
    assert controller.members.names() == members and past() == []
    assert not any(paths.tournaments().rglob("*.*")), "neither a file nor a copy"
    assert controller.may_leave()
    controller.close()
    assert not controller.rehearsal


@pytest.mark.parametrize(("name", "by"), [("\ud800", ""), ("Anna", "\ud800")])
def test_an_arrival_that_is_refused_makes_no_member(name, by):
    controller = hall(0).controller
    controller.by = by
    assert not arrivals.arrive(controller, name)
    assert not controller.members.club.members and not controller.state.people


@pytest.mark.one_in(6)
@pytest.mark.parametrize("game", games.everything())
def test_results_are_made_up_that_the_rules_allow(game):
    witness = Witness()
    preset = next(iter(games.find(game).presets))
    head = fresh(game).changed(first_settings(game, preset) | {"plan": ["drawn"]})
    assert rehearsal.begin(witness.controller, head, 12)
    assert draw_round(witness.controller) and witness.controller.do({"start": 1})
    rehearsal.make_up(witness.controller)
    results = witness.controller.state.rounds[0].results
    assert len(results) == len(witness.controller.state.rounds[0].tables())
    assert not any(one.despite for one in results.values()) and not witness.troubles
    rehearsal.make_up(witness.controller)
    assert witness.troubles == ["You can only make up results during a round."]


# Days of club evenings, as the region writes them.


@pytest.fixture
def region() -> Iterator[None]:
    before = QLocale()
    yield
    QLocale.setDefault(before)


@pytest.mark.usefixtures("region")
@pytest.mark.parametrize(
    ("name", "day"),
    [("de_DE", "09.01."), ("en_US", "1/9"), ("en_GB", "09/01"), ("sv_SE", "01-09")],
)
def test_a_short_day_has_the_order_of_the_region(name, day):
    QLocale.setDefault(QLocale(name))
    assert words.short_day("2026-01-09") == day
    assert words.short_day("soon") == "soon"


@pytest.mark.parametrize(
    ("people", "rounds", "said"),
    [
        (16, 5, "in allen 5 ausgelosten Runden: keine zwei treffen sich zweimal, "),
        # For nine rounds there is a known way without a repeat, for ten there is none.
        (32, 9, "in allen 9 ausgelosten Runden: keine zwei treffen sich zweimal, "),
        (
            32,
            10,
            ": {0.again} Paare treffen sich wieder, zusammen {0.repeats} Wiederbegegnungen "
            "(vielleicht geht es mit weniger), ",
        ),
        (
            16,
            9,
            ": {0.again} Paare treffen sich wieder (höchstens 3-mal), zusammen {0.repeats} "
            "Wiederbegegnungen (unter 96 kommt keine Auslosung, Abstand: 3), ",
        ),
        (4, 2, ": 6 Paare treffen sich wieder (mit weniger kommt keine Auslosung aus), "),
    ],
)
def test_a_draw_says_its_bound_and_the_gap(people, rounds, said, qapp, tmp_path):
    controller = hall(people, plan=["drawn"] * rounds, draws=2, seed=1, sizes=(4,)).controller
    draw_round(controller)
    found = evenness(controller.state)
    assert found.rounds == rounds and (found.again > 0) is (
        (people, rounds) not in ((16, 5), (32, 9))
    )
    languages = Languages(qapp, Settings(tmp_path / "s.ini"))
    languages.use("de")
    try:
        assert said.format(found) in words.evenness(found)
    finally:
        languages.use("en")


@pytest.mark.parametrize(
    ("people", "rounds", "said"),
    [
        (12, 4, ", jeder sitzt einmal auf jedem Platz, "),
        (16, 5, ", niemand hat öfter als zweimal denselben Platz, "),
        (28, 2, ", niemand hat zweimal denselben Platz, niemand sitzt zweimal am selben Tisch"),
        (12, 4, " am selben Tisch"),
    ],
)
def test_a_draw_says_how_often_somebody_sits_where(people, rounds, said, qapp, tmp_path):
    controller = hall(people, plan=["drawn"] * rounds, draws=4, seed=1, sizes=(4,)).controller
    draw_round(controller)
    languages = Languages(qapp, Settings(tmp_path / "s.ini"))
    languages.use("de")
    try:
        assert said in words.evenness(evenness(controller.state))
    finally:
        languages.use("en")


def test_standings_say_whether_the_round_is_still_running():
    witness = running(8, plan=("drawn", "drawn"))
    state = witness.controller.state
    assert words.standings_of(state, 1) == "Standings so far, in round 1"
    for table in (1, 2):
        witness.controller.do({"result": [1, table], "values": [1, 2, 3, 4]})
    assert words.standings_of(witness.controller.state, 1) == "Standings after round 1"
