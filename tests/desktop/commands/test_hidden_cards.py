"""No command tells of cards that are hidden: with others in their place it says the same."""

from __future__ import annotations

import argparse

import pytest

from desktop.commands import ask, export, replay, sheet, verify
from engine import seeds
from engine.store import save_copy
from engine.table import NOBODY
from tests.desktop.hidden_cards import SEED, at_club, exchanged, hot_seat

COMMANDS = (
    ("replay", "{}"),
    ("replay", "{}", "--json"),
    ("replay", "{}", "--trace"),
    ("export", "{}"),
    ("ask", "{}"),
    ("ask", "{}", "--deal", "1"),
    ("verify", "{}"),
    ("sheet", "{}", "-o", "sheet.png"),
)
"""Every command that is given the file of an evening."""


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
@pytest.mark.parametrize("make", [hot_seat, at_club])
def test_a_command_says_the_same_of_other_hidden_cards(capsys, tmp_path, monkeypatch, make, words):
    monkeypatch.chdir(tmp_path)
    parser = argparse.ArgumentParser(prog="kartentisch")
    subparsers = parser.add_subparsers(required=True)
    for command in (ask, export, replay, sheet, verify):
        command.add_to(subparsers)
    match = make("ramsen")
    seat = match.turn if make is at_club else NOBODY
    said = []
    for events in (match.events(), exchanged(match, seat)):
        save_copy(tmp_path / "evening.kartentisch", events)
        args = parser.parse_args([word.format("evening.kartentisch") for word in words])
        status = args.run(args)
        told = capsys.readouterr()
        picture = tmp_path / "sheet.png"
        said.append((status, *told, picture.read_bytes() if picture.exists() else b""))
        for seed in (SEED, seeds.shown(SEED)):
            assert seed not in told.out + told.err
    assert said[0] == said[1]
