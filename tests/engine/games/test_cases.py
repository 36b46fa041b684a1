"""The cases of every game hold, and would not if they said the opposite."""

from __future__ import annotations

import re

import pytest

from tests.engine.games.cases import Case, Runner, cases


@pytest.mark.parametrize("case", [*cases()], ids=str)
def test_a_case_holds_and_the_opposite_of_its_end_does_not(case: Case) -> None:
    Runner(case.game).run(case.steps)
    with pytest.raises(AssertionError):
        Runner(case.game).run((*case.steps[:-1], opposite(case.steps[-1])))


def opposite(step: str) -> str:
    """What does not hold where this does."""
    if "> " in step:
        return re.sub(r"^\w*>", "nobody>", step)
    if ": " in step:
        return f"{step} otherwise"
    for one, other in ((" has ", " lacks "), (" lacks ", " has ")):
        if one in step:
            return step.replace(one, other)
    return step.removeprefix("not ") if step.startswith("not ") else f"not {step}"
