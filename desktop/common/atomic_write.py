"""Atomic file writes: the file is complete, or as it was before."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path


def write_atomically(path: Path, data: bytes) -> None:
    """Write a temporary file and rename it. Raises OSError; the file is then unchanged."""
    draft = path.with_name(path.name + ".part")
    try:
        draft.write_bytes(data)
        draft.replace(path)
    except OSError:
        with suppress(OSError):
            draft.unlink(missing_ok=True)
        raise
