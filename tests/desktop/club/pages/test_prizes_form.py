"""Amounts and shares in the form of the prizes."""

from pytestqt.qtbot import QtBot

from desktop.club.pages.prizes_form import PrizesForm
from engine.tournament.head import Prize


def test_money_may_be_a_part_of_the_entry_money(qtbot: QtBot) -> None:
    form = PrizesForm([Prize("place", 1, share=40), Prize("place", 2, money=500)])
    qtbot.addWidget(form)
    assert [row.money.text() for row in form.rows] == ["40 %", "5.00"]
    form.rows[1].money.setText(" 25%")
    assert [(one["money"], one.get("share")) for one in form.prizes()] == [(0, 40), (0, 25)]
    assert not form.problem()
    form.rows[1].money.setText("61 %")
    assert "101" in form.problem()
    for text in ("-3 %", "0 %", "101 %", "4 % 5", "%"):
        form.rows[1].money.setText(text)
        assert text in form.problem()
