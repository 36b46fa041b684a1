"""What Ramsli calls its middle."""

from __future__ import annotations

import re

import pytest

from engine import games


@pytest.mark.parametrize("name", ["ramsli", "kein_stich"])
def test_what_lies_in_the_middle_has_one_name(name: str) -> None:
    """In German it is the Topf, and never the Pott."""
    page = games.find(name).page("rules", "de")
    assert "Topf" in page and not re.search(r"\bPott", page)
