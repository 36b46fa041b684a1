"""The command line in a test: what is typed, and what came of it."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from desktop import app


class Said(NamedTuple):
    """Exit status and what was printed."""

    status: int
    out: str
    err: str


def kartentisch(capsys: pytest.CaptureFixture[str], *words: object) -> Said:
    """`kartentisch` with these words."""
    capsys.readouterr()
    try:
        status = app.run([str(word) for word in words])
    except SystemExit as end:
        assert isinstance(end.code, int)
        status = end.code
    return Said(status, *capsys.readouterr())


def complains(said: Said, *words: str) -> None:
    """One line on stderr with these words in it, nothing on stdout, exit status 2."""
    assert said.status == 2
    assert said.out == ""
    assert said.err.count("\n") == 1 and said.err.endswith("\n")
    assert said.err.startswith("kartentisch")
    for word in words:
        assert word in said.err
