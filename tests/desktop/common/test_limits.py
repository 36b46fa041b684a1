"""What the tables have no room for cannot be typed, and where it is entered it is told."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtWidgets import QLineEdit, QWidget

from desktop.club.pages.money import MoneyPage
from desktop.club.pages.person import PersonDialog
from desktop.club.pages.setup import SetupDialog
from desktop.common.limits import _names, exceeded, limited
from engine.bounds import DIGITS, TooMuch, number_of
from engine.log_table import MEMBER, SETTINGS, TOURNAMENT
from engine.schema import Kind, OutOfBounds, Record, Several, Text
from tests.desktop.club.rooms import hall

WHYS = ("long", "short", "missing", "many", "few", "number", "letter", "choice", "type", "unknown")
UNTYPED = {"game", "preset", "total", "bot", "source", "at"}
"""Texts that nobody types."""


@pytest.mark.parametrize("why", WHYS)
def test_each_reason_is_a_sentence_with_the_name_of_the_field(why):
    told = exceeded(OutOfBounds(why, "name", 1, 60))
    assert "“Name”" in told and "{" not in told and "%" not in told
    assert exceeded(TooMuch("line")).endswith(".")


def texts(kind: Kind, name: str = "") -> Iterator[str]:
    match kind:
        case Record():
            for field, one in kind.fields.items():
                yield from texts(one, field)
        case Several():
            yield from texts(kind.of, name)
        case Text() if not kind.whole:
            yield name


def test_each_text_that_is_typed_has_a_name():
    typed = {name for kind in (*TOURNAMENT.events.values(), MEMBER) for name in texts(kind)}
    assert typed - UNTYPED <= _names().keys()


def test_a_field_keeps_the_limit_of_the_table_and_what_stands_in_it(qtbot):
    field = QLineEdit("\U0001f600" * 120)
    qtbot.addWidget(field)
    limited(field, SETTINGS, "title")
    assert field.text() == "\U0001f600" * 120
    field.clear()
    limited(field, SETTINGS, "title")
    field.insert("A" * 5_000)
    assert len(field.text()) == SETTINGS.longest("title")


def filled(widget: QWidget) -> None:
    """As much as each field takes is put into it."""
    for field in widget.findChildren(QLineEdit):
        field.clear()
        field.insert("A" * 40_000)


def test_whatever_is_typed_into_the_settings_they_fit(qtbot):
    witness = hall(2)
    dialog = SetupDialog(witness.controller.state.head, new=False)
    qtbot.addWidget(dialog)
    filled(dialog)
    for field in (dialog.seed, dialog.fee, dialog.groups):
        field.clear()
    dialog.seed.setText("9" * 40_000)
    assert len(dialog.seed.text()) == 10 and "whole number" in dialog.problem()
    dialog.seed.setText("7")
    for row in dialog.prizes.rows:
        row.money.clear()
    assert dialog.problem() == ""
    assert witness.controller.do({"set": dialog.settings()})


def test_whatever_is_typed_about_somebody_it_fits_or_is_told(qtbot):
    witness = hall(1)
    dialog = PersonDialog(witness.controller.state.people[1], 0)
    qtbot.addWidget(dialog)
    filled(dialog)
    for field in (dialog.absent, dialog.paid):
        field.clear()
    dialog.accept()
    assert "Marks" in dialog._problem.text()
    dialog.tags.setText("lady")
    dialog.accept()
    assert dialog.result() and all(map(witness.controller.do, dialog.events()))


def test_what_is_paid_for_fits(qtbot):
    witness = hall(1)
    page = MoneyPage(witness.controller)
    qtbot.addWidget(page)
    page.what.insert("A" * 40_000)
    page.amount.setText("5")
    page.pay()
    assert [len(one.what) for one in witness.controller.state.cash] == [
        200
    ] and not witness.troubles


@given(st.text() | st.integers(0, 10**20).map(str) | st.text("0123456789٣²_- "))
def test_a_number_is_at_most_six_digits(text):
    found = number_of(text)
    plain = text.strip()
    digits = bool(plain) and set(plain) <= set("0123456789")
    assert (found is not None) == (digits and len(plain) <= DIGITS)
    assert found is None or 0 <= found < 10**DIGITS
