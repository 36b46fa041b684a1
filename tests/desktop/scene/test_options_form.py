"""The form of the house rules, for every game there is."""

from __future__ import annotations

import pytest

from desktop.common.form_fields import Choice, Switch
from desktop.scene.options_form import OptionsForm, in_order
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


@pytest.mark.parametrize("name", GAMES)
def test_what_does_not_apply_is_grey_at_every_change(qtbot, name):
    form = form_of(qtbot, name)
    kind = games.find(name).options
    for option in kind.names():
        for value in kind.values(option):
            form.field(option).set_value(value)
            now = form.options()
            assert dict(now)[option] == value
            for other in kind.names():
                assert form.field(other).isEnabledTo(form) == now.applies(other), other


@pytest.mark.parametrize("name", GAMES)
def test_every_field_says_what_it_is_about(qtbot, name):
    form = form_of(qtbot, name)
    kind, options = games.find(name), form.options()
    speech = Speech(kind.make(options, kind.seats_of(options)[0]))
    for option in form.options().names():
        field = form.field(option)
        said = field.box if isinstance(field, Switch) else field
        assert said.accessibleName() == speech.option(option) != f"option.{option}"


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
