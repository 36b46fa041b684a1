"""The command line in a test: parse, run, and what came of it."""

from __future__ import annotations

import argparse
from typing import NamedTuple

import pytest

from desktop.commands import arena, ask, replay, selfplay


class Said(NamedTuple):
    """Exit status and what was printed."""

    status: int
    out: str
    err: str


def kartentisch(capsys: pytest.CaptureFixture[str], *words: object) -> Said:
    """`kartentisch` with these words."""
    parser = argparse.ArgumentParser(prog="kartentisch")
    subparsers = parser.add_subparsers(required=True)
    for command in (selfplay, replay, arena, ask):
        command.add_to(subparsers)
    args = parser.parse_args([str(word) for word in words])
    capsys.readouterr()
    status = args.run(args)
    return Said(status, *capsys.readouterr())


def complains(said: Said, *words: str) -> None:
    """One line on stderr with these words in it, nothing on stdout, exit status 2."""
    assert said.status == 2
    assert said.out == ""
    assert said.err.count("\n") == 1 and said.err.endswith("\n")
    assert said.err.startswith("kartentisch: ")
    for word in words:
        assert word in said.err
