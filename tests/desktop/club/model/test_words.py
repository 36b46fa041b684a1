"""Days of club evenings, as the region writes them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale

from desktop.club.model import words


@pytest.fixture
def region() -> Iterator[None]:
    before = QLocale()
    yield
    QLocale.setDefault(before)


@pytest.mark.usefixtures("region")
@pytest.mark.parametrize(
    ("name", "day"),
    [("de_DE", "09.01."), ("en_US", "1/9"), ("en_GB", "09/01"), ("sv_SE", "01-09")],
)
def test_a_short_day_has_the_order_of_the_region(name: str, day: str) -> None:
    QLocale.setDefault(QLocale(name))
    assert words.short_day("2026-01-09") == day
    assert words.short_day("soon") == "soon"
