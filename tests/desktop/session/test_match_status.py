"""What can be asked about the match that is open while it is played."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.desktop.tables import Witness, head, hosted, play_on, quick_settings, wait_for_me


@pytest.fixture
def table(qapp: object, tmp_path: Path) -> Iterator[Witness]:
    with hosted(quick_settings(tmp_path)) as witness:
        yield witness


def test_whose_turn_it_is_is_told_only_to_who_is_not_asked(qtbot: QtBot, table: Witness) -> None:
    table.host.settings["pace"] = "slow"
    table.host.begin(head("bot Sepp", "Anna", "bot Resi", "bot Vroni", seed=1))
    assert "turn" in table.host.why_not_asked() and table.host.may_hurry()
    table.host.settings["pace"] = "instant"
    wait_for_me(qtbot, table)
    assert table.host.asked() and table.host.why_not_asked() == ""
    assert not table.host.may_hurry()


def test_nobody_is_hurried_or_told_anything_behind_the_curtain(
    qtbot: QtBot, table: Witness
) -> None:
    table.host.begin(head("Anna", "Bert", "Cilli"))
    assert table.host.moment.covered
    assert table.host.why_not_asked() == "" and not table.host.may_hurry()


def test_a_deal_counts_when_it_is_over(qtbot: QtBot, table: Witness) -> None:
    table.host.begin(head("Anna", "bot Sepp", "bot Resi"))
    wait_for_me(qtbot, table)
    assert table.host.finished_deals() == 0
    play_on(qtbot, table, lambda scene: scene.legal[0])
    assert table.host.waiting_for_deal and table.host.finished_deals() == 1
    assert "over" in table.host.why_not_asked()


def test_a_trick_is_there_to_look_back_at_when_one_was_taken(qtbot: QtBot, table: Witness) -> None:
    table.host.begin(head("Anna", "bot Sepp", "bot Resi", exchange_total=0, schleck="off"))
    assert not table.host.trick_taken()
    play_on(qtbot, table, lambda scene: scene.legal[0])
    assert table.host.trick_taken()
