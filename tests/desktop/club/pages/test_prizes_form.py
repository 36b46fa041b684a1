"""Amounts and shares in the form of the prizes."""

from pytestqt.qtbot import QtBot

from desktop.club.pages.prizes_form import PrizesForm
from engine.tournament.prize import Prize


def test_a_prize_may_be_for_one_group_alone_and_its_places_are_counted_there(
    qtbot: QtBot,
) -> None:
    form = PrizesForm([Prize("place", 1, money=900), Prize("place", 1, thing="cup", group="B")])
    qtbot.addWidget(form)
    form.show()
    assert not form.rows[1].group.isVisible() and form.prizes()[1].get("group") is None
    form.take_groups(("A", "B"))
    assert form.rows[1].group.isVisible()
    form.rows[1].group.set_value("B")
    form.rows[1].group.chosen.emit()
    assert [(one["place"], one.get("group")) for one in form.prizes()] == [(1, None), (1, "B")]
    assert form.rows[1].kind.currentText() == "Place 1"
    assert form.rows[0].group.currentText() == "each group"
    for row, share in zip(form.rows, ("60 %", "50 %"), strict=True):
        row.money.setText(share)
    assert "110" in form.problem()
    form.rows[0].group.set_value("A")
    assert not form.problem()
    form.take_groups(("A",))
    assert form.rows[1].own_group() == "" and form.rows[0].own_group() == "A"


def test_what_is_agreed_on_for_a_group_stands_there_again(qtbot: QtBot) -> None:
    prizes = [Prize("place", 1, thing="ham", group="B"), Prize("last", thing="cake")]
    form = PrizesForm(prizes, ("A", "B"))
    qtbot.addWidget(form)
    assert [row.own_group() for row in form.rows] == ["B", ""]
    assert [one.get("group") for one in form.prizes()] == ["B", None]


def test_money_may_be_a_part_of_the_entry_money(qtbot: QtBot) -> None:
    form = PrizesForm([Prize("place", 1, share=40), Prize("place", 2, money=500)])
    qtbot.addWidget(form)
    assert [row.money.text() for row in form.rows] == ["40%", "5.00"]
    form.rows[1].money.setText(" 25%")
    assert [(one["money"], one.get("share")) for one in form.prizes()] == [(0, 40), (0, 25)]
    assert not form.problem()
    form.rows[1].money.setText("61 %")
    assert "101" in form.problem()
    for text in ("-3 %", "0 %", "101 %", "4 % 5", "%"):
        form.rows[1].money.setText(text)
        assert text in form.problem()
