"""The form of the house rules, for every game there is."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from desktop.common.form_fields import Choice, Number
from desktop.house_rules.fields import Keys, YesNo
from desktop.house_rules.form import OptionsForm, in_order
from desktop.scene import rules_text
from desktop.scene.speech import Speech
from engine import games

GAMES = games.names()
PRESETS = [(name, preset) for name in GAMES for preset in games.find(name).presets]


def form_of(qtbot, name: str) -> OptionsForm:
    kind = games.find(name)
    options = kind.options()
    form = OptionsForm(kind.options, Speech(kind.make(options, kind.seats_of(options)[0])))
    qtbot.addWidget(form)
    return form


@pytest.mark.parametrize(("name", "preset"), PRESETS)
def test_every_preset_comes_back_as_it_went_in(qtbot, name, preset):
    form = form_of(qtbot, name)
    options = games.find(name).presets[preset]
    form.set_options(options)
    assert form.options() == options


@pytest.mark.one_in(3)
@pytest.mark.parametrize("name", GAMES)
def test_what_does_not_apply_is_hidden_at_every_change(qtbot, name):
    form = form_of(qtbot, name)
    kind = games.find(name).options
    for option in kind.names():
        for value in kind.values(option):
            form.field(option).set_value(value)
            now = form.options()
            assert dict(now)[option] == value
            for other in kind.names():
                assert form.row(other).isHidden() != now.applies(other), other


@pytest.mark.parametrize("name", games.everything())
def test_every_rule_has_a_group_a_name_and_an_explanation_in_both_languages(qtbot, name):
    form = form_of(qtbot, name)
    kind, options = games.find(name), form.options()
    speech = Speech(kind.make(options, kind.seats_of(options)[0]))
    assert all(not form.title(group).startswith("group.") for group in kind.options.groups())
    for option in options.names():
        field = form.field(option)
        assert field.accessibleName() == speech.option(option) != f"option.{option}"
        about, told = form.explained(option)
        assert (about and told and told[0] != told[0].lower()) or not told[0].isalpha()
        assert field.accessibleDescription() == f"{about}: {told}"
        assert all(rules_text.explained(name, option, lang)[1] for lang in ("en", "de"))


@pytest.mark.parametrize("name", games.everything())
def test_rules_stand_in_their_groups_and_neither_column_covers_another(qtbot, name):
    form = form_of(qtbot, name)
    kind = games.find(name).options
    for columns, width in ((2, 1200), (1, 700)):
        form.set_columns(columns)
        form.resize(width, form.heightForWidth(width))
        form.show()
        rows = [form.row(option) for option in form.shown()]
        places = [row.geometry() for row in rows]
        assert all(form.rect().contains(place) for place in places)
        for number, one in enumerate(places):
            assert not any(one.intersects(other) for other in places[number + 1 :])
        for group, names in kind.groups().items():
            tops = [form.row(one).y() for one in names if one in form.shown()]
            assert tops == sorted(tops) and all(top > form.top_of(group) for top in tops)
        assert len({row.field.geometry().right() for row in rows}) == 1, "edges are flush"


def test_what_differs_from_the_variant_is_marked_and_says_how_it_is_there(qtbot):
    form, presets = form_of(qtbot, "tippen"), games.find("tippen").presets
    form.set_options(presets["zwicken"])
    form.set_base(presets["zwicken"], "Zwicken")
    assert form.different() == ()
    form.field("head").set_value(False)
    form.field("hop_pays").set_value("stake")
    assert form.different() == ("hop_pays", "head")
    assert form.row("head").marked == "Zwicken: yes"
    assert form.row("hop_pays").marked == "Zwicken: as much as lies there"
    form.field("hop").set_value("off")
    assert form.different() == ("hop", "head"), "what does not apply differs in nothing"


def test_few_short_values_are_keys_and_others_a_list(qtbot):
    form = form_of(qtbot, "tippen")
    assert isinstance(form.field("stake_a_trick"), Keys)
    assert isinstance(form.field("belli"), YesNo)
    assert isinstance(form.field("compulsory"), Choice)
    other = form_of(qtbot, "free_sheet")
    assert isinstance(other.field("total"), Number)


def test_tab_goes_from_rule_to_rule_and_arrows_turn_a_key(qtbot):
    form = form_of(qtbot, "tippen")
    form.resize(1200, 700)
    with qtbot.waitActive(form):
        form.show()
        form.activateWindow()
    stakes = form.field("stake_a_trick")
    assert isinstance(stakes, Keys)
    stakes.keys[0].setFocus()
    QTest.keyClick(form.focusWidget(), Qt.Key.Key_Right)
    QTest.keyClick(form.focusWidget(), Qt.Key.Key_Down)
    assert stakes.value() == 5 and form.focusWidget() is stakes.keys[2]
    QTest.keyClick(form.focusWidget(), Qt.Key.Key_Tab)
    shown = form.shown()
    following = form.row(shown[shown.index("stake_a_trick") + 1])
    assert following.isAncestorOf(form.focusWidget())
    QTest.keyClick(form.focusWidget(), Qt.Key.Key_Backtab)
    assert form.focusWidget() is stakes.keys[2], "the key that is down"


def test_a_press_beside_a_slider_turns_it_and_the_rule_is_explained(qtbot):
    form = form_of(qtbot, "tippen")
    form.resize(1200, 700)
    form.show()
    with qtbot.waitSignal(form.pointed) as told:
        QTest.mouseClick(form.row("belli").label, Qt.MouseButton.LeftButton)
    assert told.args == ["belli"] and dict(form.options())["belli"] is True


def test_a_reader_hears_a_key_as_one_of_many_in_a_group_named_by_the_rule(qtbot):
    form = form_of(qtbot, "tippen")
    keys = form.field("stake_a_trick")
    assert isinstance(keys, Keys)
    heard = QAccessible.queryAccessibleInterface(keys)
    assert heard.role() is QAccessible.Role.Grouping
    assert heard.text(QAccessible.Text.Name) == "The stake, in counters for each trick"
    key = QAccessible.queryAccessibleInterface(keys.keys[1])
    assert key.role() is QAccessible.Role.RadioButton and key.text(QAccessible.Text.Name) == "2"


def test_a_number_out_of_many_is_typed(qtbot):
    form = form_of(qtbot, "free_sheet")
    form.set_options(games.find("free_sheet").presets["to_total"])
    field = form.field("total")
    assert isinstance(field, Number)
    field.setValue(157)
    assert dict(form.options())["total"] == 157
    rounds = form.field("rounds")
    assert isinstance(rounds, Number) and rounds.text() == "as many as you like"
    with pytest.raises(ValueError, match="1000"):
        field.set_value(1000)


def test_a_change_is_told_once(qtbot):
    form = form_of(qtbot, "ramsen")
    told = []
    form.changed.connect(lambda: told.append(form.options()))
    form.set_options(games.find("ramsen").presets["zaisertshofen"])
    assert len(told) == 1
    form.set_options(form.options())
    assert len(told) == 1


def test_numbers_stand_by_size_and_words_as_in_the_rules():
    assert in_order((5, 32, 0)) == (0, 5, 32)
    assert in_order(("any", "only", "off")) == ("any", "only", "off")


def test_values_have_words(qtbot):
    form = form_of(qtbot, "ramsen")
    field = form.field("exchange_total")
    assert isinstance(field, Choice)
    texts = [field.itemText(place) for place in range(field.count())]
    assert texts == ["none", "five", "as many as the stock has"]


def test_it_speaks_german_at_once(qtbot, speak):
    form = form_of(qtbot, "ramsen")
    form.field("exchange_total").set_value(0)
    speak({("ramsen", "none"): "keine"}).use("de")
    qtbot.waitUntil(lambda: form.field("exchange_total").currentText() == "keine")
    assert dict(form.options())["exchange_total"] == 0
