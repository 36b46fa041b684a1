"""The dialog of cards: what is chosen there is chosen at once, and seen."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from desktop.dialogs.cards import CardsDialog, tables
from desktop.packs import Look
from desktop.packs.chosen import Chosen, chosen
from desktop.settings import Settings

RAMSEN = tables()["ramsen german"]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KARTENTISCH_HOME", str(tmp_path))


@pytest.fixture
def dialog(qtbot: QtBot, settings: Settings) -> CardsDialog:
    dialog = CardsDialog(settings, "en", RAMSEN)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def seen(dialog: CardsDialog) -> QImage:
    return dialog.preview.grab().toImage()


def packs(dialog: CardsDialog) -> list[str]:
    field = dialog.fields["pack"]
    return [field.itemText(place) for place in range(field.count())]


def test_it_begins_with_the_game_that_is_on(dialog: CardsDialog) -> None:
    assert dialog.game.name == "ramsen" and dialog.pack == "bavarian"
    assert packs(dialog) == ["Bavarian", "William Tell"]


def test_every_game_is_there(dialog: CardsDialog) -> None:
    assert {key.split()[0] for key in tables()} == {
        "ramsen",
        "knueffeln",
        "ramsli",
        "kein_stich",
        "gin",
    }
    assert {key for key in tables() if key.startswith("kein")} == {
        "kein_stich german",
        "kein_stich french",
    }
    dialog.fields["game"].set_value("gin french")
    assert packs(dialog) == ["Berlin", "International"]


def test_a_choice_is_made_at_once(dialog: CardsDialog, settings: Settings) -> None:
    dialog.fields["pack"].set_value("tell")
    dialog.fields["colours"].set_value("grey")
    dialog.fields["corners"].set_value(4)
    dialog.large.box.setChecked(True)
    look = Look(corners=4, large=True, colours="grey", language="en")
    assert chosen(settings, RAMSEN, "en") == Chosen("tell", look)


def test_another_game_is_shown_as_it_was_chosen(dialog: CardsDialog) -> None:
    dialog.fields["colours"].set_value("four")
    dialog.fields["game"].set_value("gin french")
    assert dialog.fields["colours"].value() == "printed"
    dialog.fields["game"].set_value("ramsen german")
    assert dialog.fields["colours"].value() == "four"


def test_another_pack_has_its_index_where_it_has_it(dialog: CardsDialog) -> None:
    assert dialog.fields["corners"].value() == 4
    dialog.fields["pack"].set_value("tell")
    assert dialog.fields["corners"].value() == 2


@pytest.mark.parametrize("name", ["pack", "colours", "corners"])
def test_the_preview_shows_each_change(dialog: CardsDialog, name: str) -> None:
    before = seen(dialog)
    other = {"pack": "tell", "colours": "grey", "corners": 2}[name]
    dialog.fields[name].set_value(other)
    assert seen(dialog) != before


def test_the_preview_shows_every_suit(dialog: CardsDialog) -> None:
    assert {card.suit for card in dialog.preview.cards[:-1]} == set("EGHS")
