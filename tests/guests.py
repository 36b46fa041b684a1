"""Games of one's own in the commands of the tests: `--games FOLDER`, or `KARTENTISCH_GAMES`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from desktop.common import paths
from engine import games, missing_texts


def why_not_used(bad: games.NotUsed) -> str:
    """Why a package is not used; if only words are missing, with all texts and pages it lacks."""
    return "; it lacks ".join(filter(None, (bad.why, missing_texts.lacking(bad))))


def looked_for(words: Sequence[str]) -> list[str]:
    """Find the games of these folders; the words of the command that are left.

    What is no game is said on stderr, a line each.
    """
    parser = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    parser.add_argument("--games", action="append", default=[])
    named, rest = parser.parse_known_args(words)
    for bad in games.look_in(paths.game_folders(named.games)):
        print(f"no game in {bad.path}: {why_not_used(bad)}", file=sys.stderr)
    return rest
