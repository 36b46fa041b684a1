"""What the program promises of networks stands in five places word by word, and holds."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
METAINFO = "packaging/io.github.kartentisch.Kartentisch.metainfo.xml"
ENGLISH = (
    "It opens no connection; only while a room is open does it answer devices of your own network."
)
GERMAN = (
    "Es öffnet keine Verbindung; nur solange ein Raum offen ist, antwortet es Geräten deines "
    "eigenen Netzes."
)
PROMISES = [
    ("README.md", ENGLISH),
    ("README.de.md", GERMAN),
    ("SECURITY.md", ENGLISH),
    (METAINFO, ENGLISH),
    (METAINFO, GERMAN),
    ("packaging/debian/control", ENGLISH),
]
LISTENS = "desktop/room/wire.py"
NETWORKS = {
    *("asyncio", "ftplib", "http", "imaplib", "poplib", "smtplib", "socket", "socketserver"),
    *("ssl", "urllib", "webbrowser", "websockets", "xmlrpc"),
}
WHY = {
    (LISTENS, "asyncio"),
    (LISTENS, "http"),  # the names of answers
    (LISTENS, "websockets"),
    ("desktop/room/addresses.py", "socket"),  # asks the system which addresses it has
    ("desktop/window/endings.py", "socket"),  # a pair within the process, for signals
}
"""Who may import a module by which the network can be reached."""


@pytest.mark.parametrize(("place", "promise"), PROMISES)
def test_the_promise_stands_word_by_word(place: str, promise: str) -> None:
    text = (ROOT / place).read_text(encoding="utf-8")
    assert promise in " ".join(text.split())


def test_nobody_says_more_than_the_promise() -> None:
    for place, _ in PROMISES:
        text = (ROOT / place).read_text(encoding="utf-8")
        assert not re.search(r"without any\s+network|needs no network|ohne Netz\b|offline\.", text)


def test_only_the_wire_can_reach_a_network() -> None:
    found = set()
    named = re.compile(rf"\b({'|'.join(sorted(NETWORKS))})\b|QtNetwork|QtWebS")
    for top in ("desktop", "engine", "kartentisch"):
        for path in (ROOT / top).rglob("*.py"):
            text = path.read_text(encoding="utf-8")
            # Parsing all modules takes a while, and few name such a thing at all.
            for node in ast.walk(ast.parse(text)) if named.search(text) else ():
                names = [one.name for one in node.names] if isinstance(node, ast.Import) else []
                if isinstance(node, ast.ImportFrom) and node.module:
                    names = [node.module, *(f"{node.module}.{one.name}" for one in node.names)]
                place = path.relative_to(ROOT).as_posix()
                found |= {(place, name.split(".")[0]) for name in names} & {
                    (place, name) for name in NETWORKS
                }
                assert not any("QtNetwork" in name or "QtWebS" in name for name in names), place
    assert found == WHY


def test_the_wire_only_listens() -> None:
    """It asks for nothing by which a connection could be begun."""
    source = (ROOT / LISTENS).read_text(encoding="utf-8")
    assert not re.search(
        r"websockets\.(asyncio\.)?client|open_connection|create_connection\(", source
    )
