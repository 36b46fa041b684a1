"""Who pays whom, in sentences."""

from __future__ import annotations

import pytest

from desktop.shelf.account import pays


@pytest.mark.parametrize(
    ("debtor", "creditor", "told"),
    [
        ("Anna", "Ben", "Anna pays Ben 2.00."),
        ("You", "Ben", "You pay Ben 2.00."),
        ("Anna", "Du", "Anna pays you 2.00."),
    ],
)
def test_who_has_no_name_is_told_you(qapp: object, debtor: str, creditor: str, told: str) -> None:
    assert pays(debtor, creditor, "2.00") == told
