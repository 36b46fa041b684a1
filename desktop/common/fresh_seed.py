"""Seeds for new evenings, from the system's source of randomness."""

from __future__ import annotations

import secrets

from engine import seeds
from engine.seeds import Seed


def fresh() -> Seed:
    """Return a seed that nobody can guess."""
    return seeds.code(secrets.token_bytes(seeds.BYTES))


def fresh_id() -> str:
    """Return an id that no other evening and no other person has."""
    return secrets.token_hex(8)
