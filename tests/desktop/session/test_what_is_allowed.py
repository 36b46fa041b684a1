"""What the menus ask the host about: is somebody waited for, what has been played so far."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from engine.head import Head
from tests.desktop.tables import WAIT, Witness, head, hosted, quick_settings, wait_for_me

TABLE = ("Anna", "bot Sepp", "bot Resi", "bot Vroni")


def to_the_tricks(qtbot: QtBot, witness: Witness) -> None:
    """Play on until Anna is asked for a card."""
    witness.host.begin(head(*TABLE))
    wait_for_me(qtbot, witness)
    while witness.scene.view.table.phase != "tricks":
        witness.host.play(witness.scene.legal[0])
        wait_for_me(qtbot, witness)


def to_the_end(qtbot: QtBot, witness: Witness) -> None:
    """Play the deal to its end."""
    to_the_tricks(qtbot, witness)
    while witness.host.asked():
        witness.host.play(witness.scene.legal[0])
        wait_for_me(qtbot, witness)


def test_before_a_match_there_is_nothing(own_home: Path, tmp_path: Path) -> None:
    with hosted(quick_settings(tmp_path)) as witness:
        host = witness.host
        assert host.why_not_asked() == ""
        assert not (host.may_hurry() or host.trick_taken() or host.finished_deals())


def test_who_is_asked_has_nobody_to_wait_for(qtbot: QtBot, own_home: Path, tmp_path: Path) -> None:
    with hosted(quick_settings(tmp_path)) as witness:
        to_the_tricks(qtbot, witness)
        assert witness.host.why_not_asked() == ""
        assert not witness.host.may_hurry()


def test_a_bot_is_waited_for(qtbot: QtBot, own_home: Path, tmp_path: Path) -> None:
    settings = quick_settings(tmp_path)
    with hosted(settings) as witness:
        to_the_tricks(qtbot, witness)
        settings["pace"] = "slow"
        witness.host.play(witness.scene.legal[0])
        witness.host.look_on()
        turn = witness.scene.view.table.turn
        assert turn != witness.host.moment.viewer, "Anna leads again: take another deal"
        assert witness.host.why_not_asked() == f"It is {witness.host.speech.name(turn)}'s turn."
        assert witness.host.may_hurry()


def test_a_trick_that_lies_is_waited_for_until_it_is_looked_at(
    qtbot: QtBot, own_home: Path, tmp_path: Path
) -> None:
    with hosted(quick_settings(tmp_path)) as witness:
        to_the_tricks(qtbot, witness)
        assert not witness.host.trick_taken()
        witness.host.play(witness.scene.legal[0])
        qtbot.waitUntil(lambda: witness.host.moment.decided is not None, timeout=WAIT)
        assert witness.host.may_hurry() and witness.host.trick_taken()


def test_what_goes_on_by_itself_is_waited_for(qtbot: QtBot, own_home: Path, tmp_path: Path) -> None:
    settings = quick_settings(tmp_path)
    with hosted(settings) as witness:
        to_the_end(qtbot, witness)
        assert witness.host.waiting_for_deal
        assert not witness.host.may_hurry()
        settings["pace"] = "slow"
        settings["deal_on"] = True
        assert witness.host.may_hurry()


def test_between_deals_nobody_is_asked(qtbot: QtBot, own_home: Path, tmp_path: Path) -> None:
    with hosted(quick_settings(tmp_path)) as witness:
        to_the_tricks(qtbot, witness)
        assert witness.host.finished_deals() == 0
        to_the_end(qtbot, witness)
        assert witness.host.why_not_asked() == "This deal is over."
        assert witness.host.finished_deals() == 1
        witness.host.undo()
        assert witness.host.finished_deals() == 0
        witness.host.redo()
        wait_for_me(qtbot, witness)
        witness.host.deal()
        assert witness.host.finished_deals() == 1


def test_behind_the_curtain_nobody_is_waited_for(
    qtbot: QtBot, own_home: Path, tmp_path: Path
) -> None:
    with hosted(quick_settings(tmp_path)) as witness:
        witness.host.begin(head("Anna", "Bert", "Cilli"))
        wait_for_me(qtbot, witness)
        assert witness.host.moment.covered
        assert witness.host.why_not_asked() == "" and not witness.host.may_hurry()


def test_of_real_cards_no_deal_was_played_here(own_home: Path, tmp_path: Path) -> None:
    with hosted(quick_settings(tmp_path)) as witness:
        one = head("Anna", "Bert", "Cilli")
        paper = Head(one.game, one.preset, one.options, one.players, one.seed, "", True)
        witness.host.begin(paper)
        witness.host.chalk({("tricks", 0): 5, ("tricks", 1): 0, ("tricks", 2): None})
        assert len(witness.host.sheet().lines) == 1
        assert witness.host.finished_deals() == 0


def test_the_only_card_that_plays_itself_is_waited_for(
    qtbot: QtBot, own_home: Path, tmp_path: Path
) -> None:
    settings = quick_settings(tmp_path)
    with hosted(settings) as witness:
        to_the_tricks(qtbot, witness)
        while len(witness.scene.legal) > 1:
            witness.host.play(witness.scene.legal[0])
            wait_for_me(qtbot, witness)
        assert witness.host.asked() and not witness.host.may_hurry()
        settings["pace"] = "slow"
        settings["play_forced"] = True
        assert witness.host.may_hurry()
