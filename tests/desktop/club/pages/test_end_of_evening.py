"""The end of an evening, and what a round counts that somebody missed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.club.model import lists, words
from desktop.club.pages.played import Played
from desktop.club.pages.setup import SetupDialog, fresh
from desktop.club.papers import awards, seating, table_rows
from desktop.common import paths
from desktop.print.blocks import Boxes, Rows, Text
from desktop.session.controller import MatchController
from engine import games, seeds
from engine.match import Match
from engine.store import load, save_copy
from engine.table import NOBODY
from engine.tournament import custom
from engine.tournament.custom import settings as of_game
from engine.tournament.duplicate import round_seed, table_seed
from engine.tournament.head import Head
from engine.tournament.state import TournamentState
from tests.desktop.club.rooms import Witness, draw_round, running
from tests.desktop.tables import quick_settings
from tests.workshop.demo_organiser import Organiser

PRIZES = [
    {"kind": "place", "place": 1, "money": 5000},
    {"kind": "place", "place": 2, "money": 3000, "thing": "ham"},
    {"kind": "place", "place": 3},
    {"kind": "tag", "tag": "women", "thing": "wine"},
]


@pytest.fixture
def organiser(tmp_path: Path, own_home: Path, qtbot: QtBot) -> Iterator[Organiser]:
    one = Organiser(tmp_path)
    one.window.pages.show_club()
    yield one
    one.close()


def test_after_the_last_round_that_was_planned_prizes_come_next(organiser):
    club = organiser.club
    club.controller.begin(Head().changed({"sizes": [4], "plan": ["drawn"], "prizes": PRIZES}))
    organiser.register(["Anna", "Ben", "Cilli", "Dora"])
    organiser.draw()
    organiser.start()
    organiser.enter(1, [4, 3, 2, 1])
    organiser.close_round()
    assert club.rounds.next.text() == "Finish: pri&zes"
    assert "☐ All rounds played. Next: prizes, then papers" in club.desk.steps.text()
    organiser.click(club.rounds.next)
    assert club.rooms.currentWidget() is club.money and len(club.controller.state.rounds) == 1
    more = next(one for one in club.menu.actions() if one.text() == "One &more round")
    more.trigger()
    assert len(club.controller.state.rounds) == 2


def test_a_missed_round_counts_nothing_unless_it_is_said_or_fewer_is_better(qtbot, own_home):
    dialog = SetupDialog(fresh("ramsen"), new=True)
    qtbot.addWidget(dialog)
    assert (dialog.head().missed, dialog.head().sat_out) == (0, "average")
    dialog.rules.preset.set_value("zaisertshofen")
    assert dialog.head().fewest and dialog.head().missed == "average"
    dialog.rules.preset.set_value("bavarian")
    assert dialog.head().missed == 0
    again = SetupDialog(fresh("ramsen").changed({"missed": "average"}), new=False)
    qtbot.addWidget(again)
    assert again.head().missed == "average", "what an evening has agreed on stays"


def test_the_standings_say_what_a_missed_round_counts(own_home):
    witness = running(missed="average", sat_out=3)
    controller = witness.controller
    assert "missed" not in lists.chain(controller.state)
    for table in (1, 2):
        controller.do({"result": [1, table], "values": [1, 2, 3, 4]})
    controller.enter("Late")
    draw_round(controller)
    told = "In brackets: bye 3, missed the average of their own rounds."
    assert told in lists.chain(controller.state)


def shared(**more: object) -> TournamentState:
    """Two have come second together, and there is one ham."""
    controller = running(4, sizes=(4,), sums={}, prizes=PRIZES, **more).controller
    controller.do({"result": [1, 1], "values": [9, 5, 5, 1]})
    return controller.state


def receipts(state: TournamentState) -> list[str]:
    found = []
    for block in awards.receipts(state, 1).blocks:
        assert isinstance(block, Boxes)
        found += [" | ".join(o.text for o in box if isinstance(o, Text)) for box in block.boxes]
    return found


def test_one_ham_is_on_one_receipt(own_home):
    told = receipts(shared(things="lot"))
    assert sum("ham" in one for one in told) == 1
    assert sum("15.00" in one for one in told) == 2
    old = receipts(shared())
    assert sum("ham (shared by 2)" in one for one in old) == 2, "as it was agreed then"


def test_a_prize_that_nobody_gets_stands_in_the_list(own_home):
    listing, won = lists.prizes(shared(things="lot"))
    assert [row[3] for row in listing.rows if "women" in row[0]] == ["nobody gets it"]
    assert len(won) < len(listing.rows)


@pytest.mark.parametrize("game", games.names())
def test_the_rows_of_a_table_sheet_are_the_deals(game, qtbot, own_home):
    kind = games.find(game)
    for name, options in kind.presets.items():
        head = Head().changed(of_game(game, name, options, (kind.usual(),)))
        # Kein Stich has its deals by name, and in mixed ones few of them; else a list is long.
        least = 2 if game == "kein_stich" else 12
        assert len(table_rows.rows(TournamentState(head), kind.usual())) >= least, name


def test_the_deals_of_kein_stich_stand_with_their_names(qtbot, own_home):
    kind = games.find("kein_stich")
    settings = of_game("kein_stich", "standard", kind.presets["standard"], (4,))
    controller = running(4, **{**settings, "sums": {}}).controller
    tables = [b for b in seating.table_sheets(controller.state, 1).blocks if isinstance(b, Rows)]
    firsts = [row[0] for row in tables[0].rows]
    assert firsts == [
        "1 No Tricks",
        "2 No Hearts",
        "3 No Obers",
        "4 No Max",
        "5 Lay-off",
        "Result",
    ]


def test_the_bookings_of_the_cash_sheet_add_up_to_its_sum(own_home):
    controller = running(4, sizes=(4,), sums={}, prizes=PRIZES, fee=2500).controller
    for number in range(1, 5):
        controller.do({"pay": 2500, "who": number})
    controller.do({"pay": -750, "what": "cards"})
    controller.do({"result": [1, 1], "values": [9, 5, 4, 1]})
    winner = lists.prizes(controller.state)[1][0].number
    controller.do({"hand": [0, winner]})
    amounts = [words.coins_of(row[1]) for row in awards.bookings(controller.state)[1]]
    assert -5000 in amounts and None not in amounts
    assert sum(filter(None, amounts[:-1])) == amounts[-1] == 10000 - 750 - 5000


def test_who_has_left_without_paying_owes_nothing_and_who_has_paid_is_ticked(own_home):
    controller = running(4, sizes=(4,), fee=500).controller
    controller.do({"pay": 500, "who": 1})
    controller.do({"leave": 2})
    assert [one.split(":")[0] for one in lists.owing(controller.state)] == [
        "3\u00a0Person\u00a03",
        "4\u00a0Person\u00a04",
    ]
    rows = next(
        b for b in seating.start_list(controller.state, 0).blocks if isinstance(b, Rows)
    ).rows
    assert [row[-1] for row in rows] == ["✓", "☐", "☐", "☐"]


# A club table that plays in the program: its match is begun once, found again, and handed in.

RAMSEN = {"game": "ramsen", "preset": "bavarian", "total": "open", "deals": 1, "sums": {}}


@pytest.fixture
def match_controller(qtbot: QtBot, tmp_path: Path) -> Iterator[MatchController]:
    one = MatchController(quick_settings(tmp_path))
    yield one
    one.close()


def club(**settings: object) -> Witness:
    """Three tables whose first round is running."""
    sizes = {"sizes": (3,), "best": 3, **RAMSEN, **settings}
    return running(9, **sizes)


def played(witness: Witness, match_controller: MatchController, table: int) -> Played:
    one = Played(witness.controller, match_controller, witness.controller)
    one.begin(1, table)
    return one


def files() -> list[Path]:
    return sorted(paths.evenings().glob("*.kartentisch"))


def test_every_table_has_a_seed_that_nobody_can_guess(match_controller):
    witness, found = club(), []
    for table in (1, 2, 3):
        played(witness, match_controller, table)
        assert match_controller.head is not None
        found.append(match_controller.head.seed)
    assert len(set(found)) == 3 and not any(map(seeds.guessable, found))


def test_duplicate_deals_come_from_the_seed_of_the_slips(match_controller):
    witness = club(duplicate=True)
    for table in (1, 2):
        played(witness, match_controller, table)
        assert match_controller.head is not None
        assert match_controller.head.seed == round_seed(witness.controller.state.head, 1)
        assert not seeds.guessable(match_controller.head.seed)
    assert len(files()) == 2


def test_a_round_that_was_interrupted_is_gone_on_with(match_controller):
    witness = club()
    played(witness, match_controller, 2)
    head, path = match_controller.head, match_controller.path
    played(witness, match_controller, 1)
    assert match_controller.path != path
    played(witness, match_controller, 2)
    assert (match_controller.head, match_controller.path) == (head, path)
    assert len(files()) == 2


def test_a_round_that_was_begun_in_version_1_is_gone_on_with(match_controller):
    witness = club()
    played(witness, match_controller, 2)
    assert match_controller.head is not None and match_controller.path is not None
    seed = table_seed(witness.controller.state.head.seed, 1, 2)
    match = Match(replace(match_controller.head, seed=seed, id="", version=1))
    match.deal()
    path = match_controller.path
    match_controller.matches.leave()
    save_copy(path, match.events())
    played(witness, match_controller, 2)
    assert match_controller.path == path and match_controller.head == match.head
    assert load(path).events[0]["kartentisch"] == 1


def test_a_table_of_the_sample_is_played_and_hands_in_its_points(hearts, match_controller):
    kind = games.find(hearts)
    settings = {**custom.settings(hearts, "plain", kind.options(), (4,)), "best": 4, "deals": 1}
    witness = running(8, **settings)
    played(witness, match_controller, 1)
    assert match_controller.path is not None
    path = match_controller.path
    match_controller.matches.leave()
    match = Match.from_events(load(path).events)
    while match.turn != NOBODY:
        match.play(match.legal()[0])
    save_copy(path, match.events())
    played(witness, match_controller, 1)
    assert witness.troubles == []
    values = witness.controller.state.round(1).results[1].values
    assert values == match.sheet().total("points") and sum(values) == 26


def test_what_a_table_has_played_is_handed_in_also_when_it_is_opened_again(match_controller):
    witness = club()
    played(witness, match_controller, 2)
    assert match_controller.path is not None
    path = match_controller.path
    match_controller.matches.leave()
    match = Match.from_events(load(path).events)
    while match.turn != NOBODY:
        match.play(match.legal()[0])
    save_copy(path, match.events())
    said: list[str] = []
    one = Played(witness.controller, match_controller, witness.controller)
    one.handed_in.connect(said.append)
    one.begin(1, 2)
    assert witness.troubles == [] and len(said) == 1
    assert witness.controller.state.round(1).results[2].values == match.sheet().total("open")
