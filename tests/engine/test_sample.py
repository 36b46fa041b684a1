"""The sample of a game is a game like the others, and is found only by who asks for it."""

from __future__ import annotations

import pytest

from engine import games
from engine.rules import Rules
from tests import kit, sample

LAWS = [law for law in kit.LAWS.values() if not law.of]
PART = 12


def test_the_sample_is_found_only_where_it_is_asked_for() -> None:
    assert sample.NAME not in games.names()
    with sample.found() as name:
        assert name in games.names()
        assert games.find(name).name == name
    assert sample.NAME not in games.names()


def test_the_sample_has_no_hook_that_may_be_left_out(hearts: str) -> None:
    rules = games.find(hearts).rules
    own = {name for name in vars(rules) if not name.startswith("_")}
    assert own & {*kit.HOOKS} == set()
    assert own <= {*vars(Rules)}


@pytest.mark.parametrize("law", LAWS, ids=str)
def test_the_sample_keeps_every_law(hearts: str, law: kit.Law) -> None:
    checked = kit.held(law, hearts, PART)
    assert checked or law.field
