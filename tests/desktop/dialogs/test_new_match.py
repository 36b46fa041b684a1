"""The dialog for a new match."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QPushButton

from desktop.common import player_names
from desktop.common.last_choice import KEY
from desktop.dialogs.new_match import NewMatchDialog
from desktop.scene import bot_words
from engine import games, seeds
from engine.bots import BOTS, CHARACTERS, USUAL
from engine.match import Match

NOW = "2026-11-21T20:15"


@pytest.fixture
def dialog(qtbot, settings) -> NewMatchDialog:
    return opened(qtbot, settings)


def opened(qtbot, settings, game: str = "ramsen") -> NewMatchDialog:
    dialog = NewMatchDialog(settings)
    qtbot.addWidget(dialog)
    dialog.games.setCurrentRow(games.everything().index(game))
    dialog.show()
    return dialog


def start(dialog: NewMatchDialog) -> QPushButton:
    return next(b for b in dialog.findChildren(QPushButton) if b.text() == "&Start")


@pytest.mark.parametrize("name", games.names())
def test_a_match_can_be_played_with_the_head_of_every_game(qtbot, settings, name):
    dialog = opened(qtbot, settings, name)
    match = Match(dialog.head(NOW))
    match.deal()
    assert (match.head.game, match.head.started) == (name, NOW)
    assert match.legal()


@pytest.mark.parametrize("name", games.names())
def test_four_sit_down_to_a_game_that_four_can_play(qtbot, settings, name):
    players = len(opened(qtbot, settings, name).head(NOW).players)
    assert players == (2 if name == "gin" else 4)


@pytest.mark.parametrize("preset", games.find("ramsen").presets)
def test_a_preset_brings_its_house_rules(dialog, preset):
    dialog.presets.set_value(preset)
    head = dialog.head(NOW)
    assert head.preset == preset
    assert head.options == games.find("ramsen").presets[preset].as_dict()


def test_own_rules_are_called_so(dialog):
    dialog.form.field("swiss_leads").set_value(True)
    assert dialog.presets.currentText() == "own rules"
    assert dialog.head(NOW).preset == ""
    dialog.form.field("swiss_leads").set_value(False)
    assert dialog.presets.currentText() == "Bavaria"


def test_whoever_wants_own_rules_is_led_to_them(dialog):
    dialog.presets.set_value("")
    assert dialog.tabs.currentIndex() == 1


def test_as_many_rows_as_players(dialog):
    for number in (3, 5, 4):
        dialog.seats.set_number(number)
        rows = dialog.seats.rows
        assert [not row.name.isHidden() for row in rows] == [n < number for n in range(5)]
        assert len(dialog.head(NOW).players) == number


def test_one_person_and_bots_to_begin_with(dialog):
    first, *others = dialog.head(NOW).players
    assert first.name and not first.bot
    assert all(one.bot.partition(":")[0] == USUAL for one in others)
    assert len({one.bot for one in others}) == 3, "each has a character of its own"
    assert len({one.name for one in (first, *others)}) == 4


def test_names_and_bots_are_taken(dialog):
    dialog.seats.rows[0].name.setText("  Anna   Maria ")
    dialog.seats.rows[2].kind.set_value("random")
    players = dialog.head(NOW).players
    assert (players[0].name, players[0].bot) == ("Anna Maria", "")
    assert players[2].bot == "random"


@pytest.mark.parametrize("wrong", ["", "   "])
def test_a_missing_name_is_refused(dialog, wrong):
    dialog.seats.rows[1].name.setText(wrong)
    assert dialog.seats.problem() == "Seat 2 still needs a name."
    assert not start(dialog).isEnabled()
    dialog.seats.rows[1].name.setText("Ben")
    assert start(dialog).isEnabled()


def test_a_double_name_is_refused(dialog):
    dialog.seats.rows[0].name.setText("Anna")
    dialog.seats.rows[1].name.setText(" anna ")
    assert "Two players are called anna" in dialog.seats.problem()
    assert not start(dialog).isEnabled()
    dialog.accept()
    assert dialog.isVisible()


def test_a_name_at_a_seat_that_is_not_there_hurts_nobody(dialog):
    dialog.seats.rows[4].name.setText("")
    assert start(dialog).isEnabled()


CODE = seeds.code(bytes(range(16)))


def test_a_new_evening_has_a_seed_that_nobody_can_guess(qtbot, settings):
    found = {opened(qtbot, settings).head(NOW).seed for _ in range(4)}
    assert len(found) == 4 and not any(map(seeds.guessable, found))


def test_a_number_that_is_typed_gives_the_same_cards(qtbot, dialog):
    qtbot.keyClicks(dialog.evening.field, "0042")
    assert dialog.head(NOW).seed == 42 and start(dialog).isEnabled()


def test_a_code_that_is_typed_gives_the_same_cards_however_it_is_written(qtbot, dialog):
    for text in (CODE, seeds.shown(CODE), seeds.shown(CODE).lower().replace(" ", "-")):
        dialog.evening.field.clear()
        qtbot.keyClicks(dialog.evening.field, f" {text} ")
        assert dialog.head(NOW).seed == CODE and start(dialog).isEnabled()


def test_a_number_is_marked_guessable_and_a_code_is_not(qtbot, dialog):
    hint, field = dialog.evening.hint, dialog.evening.field
    assert not hint.text().startswith("Guessable")
    qtbot.keyClicks(field, "42")
    assert hint.text().startswith("Guessable")
    assert field.accessibleDescription() == hint.text()
    field.clear()
    qtbot.keyClicks(field, CODE)
    assert not hint.text().startswith("Guessable")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (str(2**32), "below 4294967296"),
        (CODE[:-1], "27 letters"),
        ("Anna", "27 letters"),
        (CODE[:-1] + "0", "compare it"),
        ("U" + CODE[1:], "compare it"),
    ],
)
def test_what_is_no_code_is_refused_with_a_sentence(qtbot, dialog, text, said):
    dialog.evening.toggle.setChecked(True)
    qtbot.keyClicks(dialog.evening.field, text)
    assert not start(dialog).isEnabled()
    sentences = [label.text() for label in dialog.findChildren(QLabel) if label.isVisible()]
    assert any(said in text for text in sentences)
    dialog.accept()
    assert dialog.isVisible(), "it is not begun"
    dialog.evening.field.clear()
    assert start(dialog).isEnabled()


def test_a_sheet_kept_by_hand_needs_no_code(qtbot, settings):
    dialog = opened(qtbot, settings)
    qtbot.keyClicks(dialog.evening.field, "Anna")
    assert not start(dialog).isEnabled()
    dialog.games.setCurrentRow(games.everything().index("free_sheet"))
    assert start(dialog).isEnabled() and not seeds.guessable(dialog.head(NOW).seed)


def test_every_evening_has_an_id_of_its_own(qtbot, settings):
    ids = {opened(qtbot, settings).head(NOW).id for _ in range(4)}
    assert len(ids) == 4 and "" not in ids


def test_who_this_machine_belongs_to_keeps_an_id_from_evening_to_evening(qtbot, settings):
    first, second = (opened(qtbot, settings).head(NOW).players for _ in range(2))
    assert first[0].id == second[0].id != ""
    assert [player.id for player in first[1:]] == ["", "", ""]


def test_the_choice_is_remembered(qtbot, settings, dialog):
    dialog.seats.set_number(3)
    dialog.seats.rows[0].name.setText("Anna")
    dialog.seats.rows[1].kind.set_value("")
    dialog.presets.set_value("zaisertshofen")
    dialog.form.field("games").set_value(20)
    before = dialog.head(NOW)
    dialog.accept()
    after = opened(qtbot, settings).head(NOW)
    assert after.players == before.players
    assert (after.options, after.preset) == (before.options, "")


def test_a_cancelled_choice_is_not(qtbot, settings, dialog):
    dialog.seats.rows[0].name.setText("Anna")
    dialog.reject()
    assert settings.remembered(KEY) is None


@pytest.mark.parametrize(
    "garbage",
    [
        "{",
        "[]",
        "7",
        '"x"',
        json.dumps({"game": 7, "players": 3, "numbers": [], "options": "x"}),
        json.dumps({"game": "nothing", "players": [1, {"name": 5, "bot": "god"}]}),
        json.dumps({"numbers": {"ramsen": 77}, "options": {"ramsen": {"no": 1}}}),
        json.dumps({"numbers": {"ramsen": True}, "options": {"ramsen": {"crosses": [9]}}}),
        json.dumps({"players": [{"name": "x" * 10_000}] * 50}),
    ],
)
def test_garbage_in_the_memory_is_ignored(qtbot, settings, garbage):
    settings.remember(KEY, garbage)
    dialog = opened(qtbot, settings)
    assert len(dialog.head(NOW).players) == 4
    assert dialog.head(NOW).preset == "bavarian"
    for row in dialog.seats.rows:
        assert len(row.name.text()) <= 24


def test_every_field_has_a_name_for_a_screen_reader(dialog):
    dialog.evening.toggle.setChecked(True)
    for kind in (QLineEdit, QComboBox):
        for field in dialog.findChildren(kind):
            assert field.accessibleName(), field


def walk(qtbot, dialog) -> list[str]:
    dialog.games.setFocus()
    walked = []
    while len(walked) < 40 and (not walked or dialog.focusWidget() is not dialog.games):
        here = dialog.focusWidget()
        walked.append(here.accessibleName() or getattr(here, "text", str)())
        qtbot.keyClick(here, Qt.Key.Key_Tab)
    return walked


def test_the_keyboard_walks_from_top_to_bottom(qtbot, dialog):
    fields = ("Name at", "Who plays at", "Character at")
    seats = [f"{what} seat {n}" for n in (1, 2, 3, 4) for what in fields]
    seats.remove("Character at seat 1")  # a person has his own
    top = ["Game", "Rules", ""]
    assert walk(qtbot, dialog) == [
        *top,
        "Number of players",
        *seats,
        "Real cards on the table: keep the score only",
        "Advanced",
        "&Start",
        "Cancel",
    ]
    dialog.tabs.setCurrentIndex(1)
    rules = walk(qtbot, dialog)
    assert rules[:3] == top
    assert rules[3] == "Say who plays before cards are exchanged"
    assert rules[-3:] == ["Games in an evening", "&Start", "Cancel"]


def test_it_fits_a_small_screen(dialog):
    assert dialog.minimumSizeHint().width() <= 800
    assert dialog.minimumSizeHint().height() <= 560


def test_it_speaks_german_at_once(qtbot, dialog, speak):
    speak({("new-match", "New match"): "Neues Spiel", ("bots", "Person"): "Mensch"}).use("de")
    qtbot.waitUntil(lambda: dialog.windowTitle() == "Neues Spiel")
    assert dialog.seats.rows[0].kind.currentText() == "Mensch"


def test_every_bot_has_words():
    for bot in ("", *BOTS):
        assert bot_words.title(bot) and bot_words.about(bot)
    assert bot_words.title("unheard") == "Unheard"
    for character in ("", *CHARACTERS):
        assert bot_words.character(character) and bot_words.about_character(character)


def test_a_bot_that_thinks_has_a_character_and_others_have_none(qtbot, settings, dialog):
    row = dialog.seats.rows[1]
    row.kind.set_value("master")
    row.character.set_value("bold")
    assert dialog.head(NOW).players[1].bot == "master:bold"
    dialog.accept()
    assert opened(qtbot, settings).head(NOW).players[1].bot == "master:bold"
    row.kind.set_value("heuristic")
    assert not row.character.isEnabled()
    assert dialog.head(NOW).players[1].bot == "heuristic"


def test_names_do_not_run_out():
    some = player_names.first_names(40, ["Lina", " resi "])
    assert len({name.casefold() for name in some}) == 40
    assert not {"Lina", "Resi"} & set(some)


def test_a_nameless_account_is_nobody(monkeypatch):
    monkeypatch.setattr(player_names.getpass, "getuser", lambda: "root")
    assert player_names.of_user() == ""
    monkeypatch.setattr(player_names.getpass, "getuser", lambda: "anna")
    monkeypatch.setattr(player_names, "_full_name", lambda login: "")
    assert player_names.of_user() == "Anna"
    monkeypatch.setattr(player_names, "_full_name", lambda login: "Anneliese Maier")
    assert player_names.of_user() == "Anneliese"


@pytest.mark.parametrize("name", games.sheets_by_hand())
def test_a_sheet_is_never_offered_with_cards_or_bots(qtbot, settings, name):
    dialog = opened(qtbot, settings, name)
    head = dialog.head(NOW)
    assert head.real_cards and not any(player.bot for player in head.players)
    assert not dialog.seats.real.isVisible()
    assert not any(row.kind.isVisible() for row in dialog.seats.rows)
    assert Match(head).next_setup()


def test_real_cards_are_remembered_for_the_next_evening(qtbot, settings, dialog):
    dialog.seats.real.set_value(True)
    dialog.accept()
    assert opened(qtbot, settings, "gin").head(NOW).real_cards


def test_a_sheet_says_nothing_about_the_cards_of_the_next_game(qtbot, settings):
    opened(qtbot, settings, "free_sheet").accept()
    assert not opened(qtbot, settings, "gin").head(NOW).real_cards


def test_a_number_out_of_many_is_typed(qtbot, settings):
    dialog = opened(qtbot, settings, "free_sheet")
    dialog.presets.set_value("to_total")
    dialog.form.field("total").setValue(157)
    assert dialog.head(NOW).options["total"] == 157
    assert dialog.form.field("rounds").text() == "as many as you like"
    with pytest.raises(ValueError, match="1000"):
        dialog.form.field("total").set_value(1000)
