"""What browsers may ask for: read once into a dictionary, before any socket is open."""

from __future__ import annotations

from pathlib import Path

KINDS = {
    ".html": "text/html; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
}
START = "/room.html"
"""The page that a browser gets which asks for none."""

Files = dict[str, tuple[str, bytes]]
"""Kind and bytes, by the path that is asked for."""


def web() -> Files:
    """Return the room's own page with all that belongs to it; raises OSError."""
    return folder(Path(__file__).parent / "web", "/")


def folder(where: Path, below: str) -> Files:
    """Return the files of a folder and its folders, below a path; raises OSError."""
    found = {
        below + path.relative_to(where).as_posix(): (KINDS[path.suffix], path.read_bytes())
        for path in sorted(where.rglob("*"))
        if path.suffix in KINDS
    }
    if START in found:
        found["/"] = found[START]
    return found
