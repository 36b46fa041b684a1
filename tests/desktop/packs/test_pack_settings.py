"""Every game has its own cards: at home first, then as the user has chosen."""

from __future__ import annotations

import pytest

from desktop.common.settings import Settings
from desktop.packs import Look
from desktop.packs.pack_settings import PackChoice, choice_for, choose, kind_of, packs_with
from engine import games
from engine.cards import FRENCH_52, GERMAN_32, GERMAN_33, GERMAN_36
from engine.rules import Rules

pytestmark = pytest.mark.usefixtures("qapp")


def game(name: str, seats: int, **options: object) -> Rules[object]:
    kind = games.find(name)
    first = next(iter(kind.presets.values()))
    return kind.make(kind.options.from_dict({**first.as_dict(), **options}), seats)


RAMSEN = game("ramsen", 4)


@pytest.mark.parametrize(
    ("name", "seats"), [("ramsen", 4), ("ramsli", 4), ("knueffeln", 4), ("gin", 2)]
)
def test_a_game_is_played_with_the_cards_of_its_home(settings, name, seats):
    one = game(name, seats)
    assert choice_for(settings, one) == PackChoice(one.pattern, Look())
    assert one.pattern in packs_with(one.pack())


def test_what_is_chosen_is_kept_in_the_file(settings, tmp_path):
    wanted = PackChoice("tell", Look(corners=4, large=True, colours="contrast"))
    choose(settings, RAMSEN, wanted)
    assert choice_for(Settings(tmp_path / "settings.ini"), RAMSEN) == wanted


def test_every_game_has_a_choice_of_its_own(settings):
    choose(settings, RAMSEN, PackChoice("tell", Look(large=True)))
    ramsli = game("ramsli", 4)
    assert choice_for(settings, ramsli) == PackChoice(ramsli.pattern, Look())


def test_kein_stich_has_a_choice_for_german_and_one_for_french_cards(settings):
    german, french = game("kein_stich", 4), game("kein_stich", 4, suits="french")
    assert (kind_of(german), kind_of(french)) == ("german", "french")
    choose(settings, german, PackChoice("tell", Look()))
    choose(settings, french, PackChoice("international", Look(colours="four")))
    assert choice_for(settings, german).pack == "tell"
    assert choice_for(settings, french) == PackChoice("international", Look(colours="four"))


def test_letters_are_of_the_language_that_is_spoken(settings):
    assert choice_for(settings, RAMSEN, "en").look.language == "en"


def test_a_choice_is_told(settings):
    told: list[str] = []
    settings.changed.connect(told.append)
    choose(settings, RAMSEN, PackChoice("tell", Look()))
    assert told == ["cards"]


def test_only_packs_with_all_cards_are_offered():
    assert packs_with(GERMAN_32) == ["bavarian", "tell"]
    assert packs_with(GERMAN_33) == packs_with(GERMAN_36) == ["bavarian", "tell"]
    assert packs_with(FRENCH_52) == ["berlin", "international"]


@pytest.mark.parametrize(
    "kept",
    ["", "[]", "{", '{"pack": 3}', '{"pack": "berlin"}', '{"pack": "own:../../x", "corners": 3}'],
)
def test_a_choice_that_makes_no_sense_is_none(settings, kept):
    settings.remember("cards/ramsen/german", kept)
    assert choice_for(settings, RAMSEN) == PackChoice("bavarian", Look())
