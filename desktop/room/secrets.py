"""What codes are made of that people read from a wall and type."""

from __future__ import annotations

SIGNS = "2346789ACDEFGHJKLMNPQRTUVWXY"
"""None of them is taken for another when it is read from a wall."""
LENGTH = 4
