"""The dialog of cards: what is chosen there is chosen at once, and seen."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from desktop.common import paths
from desktop.common.settings import Settings
from desktop.dialogs.cards import CardsDialog, tables
from desktop.dialogs.import_pack import ImportPackDialog, OwnPackDialog
from desktop.packs import Look, user_packs
from desktop.packs.pack_settings import PackChoice, choice_for
from engine import games
from tests.desktop.packs.made_up import GERMAN, SHORT, folder, kde

RAMSEN = tables()["ramsen german"]


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


def test_it_begins_with_the_game_that_is_on(dialog):
    assert dialog.rules.game.name == "ramsen" and dialog.pack == "bavarian"
    assert packs(dialog) == ["Bavarian", "William Tell"]


def test_every_game_is_there(dialog):
    assert {key.split()[0] for key in tables()} == set(games.names())
    assert {key for key in tables() if key.startswith("kein")} == {
        "kein_stich german",
        "kein_stich french",
    }
    dialog.fields["game"].set_value("gin french")
    assert packs(dialog) == ["Berlin", "International"]


def test_a_choice_is_made_at_once(dialog, settings):
    dialog.fields["pack"].set_value("tell")
    dialog.fields["colours"].set_value("grey")
    dialog.fields["corners"].set_value(4)
    dialog.large.box.setChecked(True)
    look = Look(corners=4, large=True, colours="grey", language="en")
    assert choice_for(settings, RAMSEN, "en") == PackChoice("tell", look)


def test_another_game_is_shown_as_it_was_chosen(dialog):
    dialog.fields["colours"].set_value("four")
    dialog.fields["game"].set_value("gin french")
    assert dialog.fields["colours"].value() == "printed"
    dialog.fields["game"].set_value("ramsen german")
    assert dialog.fields["colours"].value() == "four"


def test_another_pack_has_its_index_where_it_has_it(dialog):
    assert dialog.fields["corners"].value() == 4
    dialog.fields["pack"].set_value("tell")
    assert dialog.fields["corners"].value() == 2


@pytest.mark.parametrize("name", ["pack", "colours", "corners"])
def test_the_preview_shows_each_change(dialog, name):
    before = seen(dialog)
    other = {"pack": "tell", "colours": "grey", "corners": 2}[name]
    dialog.fields[name].set_value(other)
    assert seen(dialog) != before


def test_the_preview_shows_every_suit(dialog):
    assert {card.suit for card in dialog.preview.cards[:-1]} == set("EGHS")


# Packs of one's own.


def answered(dialog: CardsDialog, path: Path, name: str) -> None:
    """Take what lies there and call it so; "" changes one's mind."""

    def answer() -> None:
        shown = [one for one in dialog.findChildren(OwnPackDialog) if one.isVisible()]
        if not shown:
            return
        clock.stop()
        asked = shown[0]
        asked.name.setText(name)
        if asked.take.isEnabled():
            asked.take.click()
        else:
            asked.reject()

    clock = QTimer(dialog)
    clock.timeout.connect(answer)
    clock.start(20)
    dialog.take_from(path)
    # Where nothing was asked, it would ask on in the next test.
    clock.stop()


def test_a_pack_of_ones_own_is_played_with_at_once(dialog, settings, tmp_path):
    answered(dialog, folder(tmp_path / "scans", {code: code for code in GERMAN}), "Opas Karten")
    assert packs(dialog) == ["Bavarian", "William Tell", "Opas Karten"], dialog.note.text()
    assert choice_for(settings, RAMSEN).pack == dialog.pack == "own:opas-karten"
    assert not dialog.large.isEnabled() and dialog.remove.isVisible()


def test_a_pack_without_a_name_is_not_taken(dialog, tmp_path):
    answered(dialog, folder(tmp_path / "scans", {code: code for code in GERMAN}), " ")
    assert user_packs.names() == [] and list(paths.packs().iterdir()) == []


def test_a_pack_for_other_games_says_so(dialog, settings, tmp_path):
    answered(dialog, folder(tmp_path / "scans", {code: code for code in SHORT}), "Skat")
    assert "Skat" in dialog.note.text() and "French" in dialog.note.text()
    assert dialog.pack == "bavarian"
    dialog.fields["game"].set_value("gin french")
    answered(dialog, folder(tmp_path / "german", {code: code for code in GERMAN}), "Bayern")
    assert "Bayern" in dialog.note.text() and "German" in dialog.note.text()
    answered(dialog, tmp_path / "scans", "Piquet")
    assert "Piquet" in dialog.note.text() and "lacks some cards" in dialog.note.text()


def test_a_sentence_is_seen_to_its_end(qtbot, dialog, tmp_path):
    name = "A pack of which the name alone is as long as a name may be"
    answered(dialog, folder(tmp_path / "scans", {code: code for code in SHORT}), name)
    note = dialog.note
    assert note.heightForWidth(note.width()) > note.fontMetrics().height()
    qtbot.waitUntil(lambda: note.height() >= note.heightForWidth(note.width()))


def test_german_cards_with_french_names_are_played_with(dialog, tmp_path):
    answered(dialog, kde(tmp_path / "svg-made", title="XSkat German"), "Altenburg")
    assert packs(dialog) == ["Bavarian", "William Tell", "Altenburg"]
    assert dialog.pack == "own:altenburg"


def test_the_taking_can_be_given_up(dialog, tmp_path):
    def give_up() -> None:
        seen = dialog.findChild(ImportPackDialog)
        if seen is not None and seen.bar.maximum() > 0:
            clock.stop()
            seen.reject()

    clock = QTimer()
    clock.timeout.connect(give_up)
    clock.start(5)
    dialog.take_from(kde(tmp_path / "svg-made"))
    assert user_packs.names() == [] and list(paths.packs().iterdir()) == []
    assert dialog.note.text() == "" and packs(dialog) == ["Bavarian", "William Tell"]


def test_an_incomplete_pack_is_refused_with_the_card(dialog, tmp_path):
    dialog.take_from(folder(tmp_path / "scans", {code: code for code in GERMAN if code != "SU"}))
    assert "Unter of Bells" in dialog.note.text()
    assert packs(dialog) == ["Bavarian", "William Tell"]


def test_a_pack_that_is_thrown_away_leaves_the_game_as_at_home(dialog, settings, tmp_path):
    answered(dialog, folder(tmp_path / "scans", {code: code for code in GERMAN}), "Opas Karten")
    dialog.throw_away(dialog.pack)
    assert packs(dialog) == ["Bavarian", "William Tell"] and dialog.pack == "bavarian"
    assert choice_for(settings, RAMSEN).pack == "bavarian"


def changed(dialog: CardsDialog, pack: str, *, german: bool) -> None:
    """Say of a kept pack which suits it has."""

    def answer() -> None:
        shown = [one for one in dialog.findChildren(OwnPackDialog) if one.isVisible()]
        if shown:
            clock.stop()
            shown[0].german.box.setChecked(german)
            shown[0].take.click()

    clock = QTimer()
    clock.timeout.connect(answer)
    clock.start(20)
    menu = dialog.change.menu()
    assert isinstance(menu, QMenu)
    (line,) = [one for one in menu.actions() if one.text() == user_packs.title_of(pack)]
    line.trigger()


def test_which_suits_a_pack_has_can_be_changed_later(dialog, settings, tmp_path):
    assert not dialog.change.isVisible()
    answered(dialog, folder(tmp_path / "scans", {code: code for code in GERMAN}), "Karten")
    assert dialog.pack == "own:karten" and dialog.change.isVisible()
    changed(dialog, "own:karten", german=False)
    assert dialog.pack == "bavarian" and "French" in dialog.note.text()
    assert choice_for(settings, tables()["rams french"]).unusable == ""
    changed(dialog, "own:karten", german=True)
    assert dialog.pack == "own:karten" and choice_for(settings, RAMSEN).pack == "own:karten"
