"""What the program of 0.1.0 wrote is opened by this one, goes on, and is kept again.

The folder `0.1.0` is a home that was filled by the program as it was at 7d4536b3: of every game a
match in the middle of its third deal and one of real cards, every list without cards, a club night
after four rounds, its members, the people of the house with their portraits, their lessons, a pack
of cards that was imported and chosen for Ramsen, and each setting with a value that is not its
default.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from desktop.club.model.controller import ClubController
from desktop.club.model.members import Members
from desktop.common import paths
from desktop.common.settings import SETTINGS, Settings
from desktop.lessons.progress import Progress
from desktop.packs import user_packs
from desktop.packs.pack_settings import choice_for
from desktop.shelf.shelf import Shelf
from desktop.window import start
from desktop.window.main_window import MainWindow
from engine import games, result_entry
from engine.head import Event
from engine.match import Match
from engine.store import CLUB, CLUB_SUFFIX, EVENING, SUFFIX, Format, load
from engine.tournament.tournament import Tournament
from tests.desktop.tables import Witness, hosted, play_on, quick_settings
from tests.workshop.evenings import TRIES, guessed, told

HOME = Path(__file__).parent / "0.1.0"
EVENINGS = sorted((HOME / "data" / "evenings").glob(f"*{SUFFIX}"))
CLUB_NIGHT = f"2026-03-14 Kreuzpokal{CLUB_SUFFIX}"
NOT_YET = {"first_deal", "hand_order", "scanning_aloud"}
"""Settings that 0.1.0 did not know."""


@pytest.fixture
def home(own_home: Path) -> Path:
    """A copy of what 0.1.0 left, where this program looks for it."""
    shutil.copytree(HOME, own_home, dirs_exist_ok=True)
    return own_home


def test_every_game_and_every_list_was_left_on_the_shelf() -> None:
    heads = [Match.from_events(load(path).events).head for path in EVENINGS]
    played = {head.game for head in heads if not head.real_cards}
    by_hand = {head.game for head in heads if head.real_cards}
    assert played == set(games.names())
    assert by_hand == set(games.everything())


@pytest.mark.parametrize("path", EVENINGS, ids=lambda path: path.stem)
def test_an_evening_goes_on_and_is_kept(qtbot: QtBot, home: Path, path: Path) -> None:
    here = paths.evenings() / path.name
    before = load(here)
    assert not before.wrong
    with hosted(quick_settings(home / "quick")) as table:
        assert table.controller.open(here)
        match = Match.from_events(before.events)
        assert table.controller.head == match.head
        assert table.controller.matches.playing.match.sheet() == match.sheet()
        if match.head.real_cards:
            go_on_by_hand(table, match)
        else:
            play_on(qtbot, table, lambda scene: scene.legal[0])
        assert table.troubles == []
        left = table.controller.matches.playing.match.sheet()
    after = kept_behind(here, before.events, EVENING)
    assert Match.from_events(after).sheet() == left


def go_on_by_hand(table: Witness, match: Match) -> None:
    """Enter one more deal, or take back the last one of an evening that is over."""
    if match.over:
        table.controller.history.undo()
        return
    luck, lines = Random(1), match.sheet().lines
    found = (told(match, guessed(match, luck)) for _ in range(TRIES))
    entered = (
        table.controller.score_entry.chalk(result_entry.answers(match.rules, lines, line))
        for line in found
        if line is not None
    )
    assert "" in entered


def kept_behind(path: Path, before: list[Event], form: Format) -> list[Event]:
    """All that stands in a file now: what stood there, whole, and more behind it."""
    after = load(path, form)
    assert not after.wrong
    assert after.events[: len(before)] == before
    assert len(after.events) > len(before)
    return after.events


def test_the_shelf_reads_them_all(home: Path) -> None:
    shelf = Shelf(paths.evenings())
    shelf.entries()
    while shelf.read_on("", 1.0):
        pass
    entries = shelf.entries()
    assert sorted(one.name for one in entries) == [path.stem for path in EVENINGS]
    assert [one.problem for one in entries if one.problem] == []


def test_a_club_night_goes_on_and_is_kept(home: Path) -> None:
    here = paths.tournaments() / CLUB_NIGHT
    before = load(here, CLUB)
    assert not before.wrong
    controller, troubles = ClubController(), list[str]()
    controller.trouble.connect(troubles.append)
    assert controller.open(here)
    assert len(controller.state.people) == 28
    rounds = len(controller.state.rounds)
    number = controller.enter("Wiebke Petersen")
    controller.tournament.prepare()
    controller.tournament.draw()
    drawn = controller.state
    controller.close()
    assert (troubles, len(drawn.rounds)) == ([], rounds + 1)
    again = Tournament.from_events(kept_behind(here, before.events, CLUB))
    assert again.state == drawn
    assert again.state.people[number].name == "Wiebke Petersen"


def test_the_members_of_a_club_are_there_and_one_more_can_join(home: Path) -> None:
    def names() -> list[tuple[str, str]]:
        return [(one.name, one.team) for one in Members().club.members.values()]

    assert names() == [("Gesche Ketelsen", "Hattstedt"), ("Momme", "")]
    Members().add("Tade", "Bohmstedt")
    assert names() == [("Gesche Ketelsen", "Hattstedt"), ("Momme", ""), ("Tade", "Bohmstedt")]


def test_every_setting_is_as_it_was_left_and_stays_so(home: Path) -> None:
    def mine(settings: Settings) -> dict[str, object]:
        return {name: settings[name] for name in SETTINGS.keys() - NOT_YET}

    settings = Settings(paths.settings_file())
    left = mine(settings)
    assert settings.complaint() == ""
    assert [name for name in left if left[name] == SETTINGS[name].default] == []
    settings["volume"] = 35
    assert mine(Settings(paths.settings_file())) == {**left, "volume": 35}


@pytest.fixture
def window(qtbot: QtBot, home: Path) -> Iterator[MainWindow]:
    _, one = start.build()
    one.show()
    qtbot.waitExposed(one)
    yield one
    one.close()
    one.settings["language"] = "en"
    one.settings["letters"] = 100
    one.settings["card_names"] = "laub"
    one.deleteLater()


def test_the_window_begins_with_people_keys_and_lessons_of_then(window: MainWindow) -> None:
    people = window.controller.people
    assert people.here is not None and people.here.name == "Anna"
    assert [one.name for one in people.everyone] == ["Anna", "Korbinian", "Zäzilie Ödmayr"]
    assert window.keymap.keys("shelf") == ("Ctrl+Alt+R",)
    portraits = [one.portrait for one in people.everyone]
    assert portraits == ["girl-braids", "man-feather-hat", ""]
    assert [one.closed for one in people.everyone] == [False, True, False]
    lessons = Progress(paths.lessons, people.here.id)
    assert lessons.done("ramsen", "1-trick") and lessons.at("ramsen", "2-trumps") == 3
    for path in (paths.evenings() / EVENINGS[0].name, paths.tournaments() / CLUB_NIGHT):
        window.open_file(path)
    assert window.controller.path == paths.evenings() / EVENINGS[0].name
    assert window.pages.club is not None and len(window.pages.club.controller.state.people) == 28


def test_a_pack_of_ones_own_is_shown_where_it_was_chosen(window: MainWindow) -> None:
    assert [user_packs.title_of(name) for name in user_packs.names()] == ["Uromas Karten"]
    (ramsen,) = (path for path in EVENINGS if path.stem.endswith(" ramsen"))
    window.open_file(paths.evenings() / ramsen.name)
    rules = window.controller.display.chair.speech.rules
    assert choice_for(window.settings, rules).pack == user_packs.names()[0]
    assert window.pack.folder == paths.packs() / "uromas-karten"
    assert window.pack.has(rules.pack()) and not window.pack.missing
