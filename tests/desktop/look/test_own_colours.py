"""Colours and faces of letters are named in one place: `desktop/look`.

Packs paint cards, which look as they do whatever the theme is.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]

EXEMPT = {
    "desktop/common/portraits.py": "lies below the theme: a grey disc for a portrait not found",
    "desktop/table/coins.py": "is being laid out anew",
    "desktop/window/curtain.py": "is being laid out anew",
}
"""Files that may hold some, each with the reason."""

HEX = re.compile(r"#[0-9a-fA-F]{3}(?:[0-9a-fA-F]{3}){0,1}(?:[0-9a-fA-F]{2})?")


def elsewhere() -> list[Path]:
    """All files of the desktop but those that may name colours."""
    own = ("look", "packs")
    return [
        path
        for path in sorted((ROOT / "desktop").rglob("*.py"))
        if path.relative_to(ROOT / "desktop").parts[0] not in own
    ]


def findings(source: str) -> list[str]:
    """The colours and faces that are named in a source, each with its line."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if (what := _colour(node) or _face(node)) and isinstance(node, ast.expr):
            found.append(f"{node.lineno}: {what}")
    return found


def _colour(node: ast.AST) -> str:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value if HEX.fullmatch(node.value) else ""
    if isinstance(node, ast.Call) and _name(node.func) == "QColor" and node.args:
        return "QColor" if all(isinstance(one, ast.Constant) for one in node.args) else ""
    if isinstance(node, ast.Attribute) and _name(node.value) == "GlobalColor":
        return node.attr if node.attr != "transparent" else ""
    return ""


def _face(node: ast.AST) -> str:
    """A font that is not a copy of a widget's or a painter's."""
    if not isinstance(node, ast.Call):
        return ""
    name = _name(node.func)
    if name == "QFont" and (not node.args or isinstance(node.args[0], ast.Constant)):
        return "QFont"
    return name if name in ("setFamily", "setFamilies") else ""


def _name(node: ast.AST) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def test_colours_and_faces_come_from_the_theme() -> None:
    """Only the files that are exempt name some, and each of these does."""
    named = {
        path.relative_to(ROOT).as_posix(): found
        for path in elsewhere()
        if (found := findings(path.read_text(encoding="utf-8")))
    }
    assert named.keys() == set(EXEMPT), named


@pytest.mark.parametrize(
    "source",
    [
        'tone = "#a8743f"',
        'fill(QColor("red"))',
        "fill(QColor(0, 0, 0, 90))",
        "fill(Qt.GlobalColor.white)",
        "font = QFont()",
        'font = QFont("Helvetica")',
        'font.setFamily("Helvetica")',
    ],
)
def test_a_colour_or_a_face_is_found(source: str) -> None:
    assert findings(source)


@pytest.mark.parametrize(
    "source",
    ["fill(QColor(look.ink))", "font = QFont(self.font())", "fill(Qt.GlobalColor.transparent)"],
)
def test_what_is_taken_from_elsewhere_is_no_colour_of_ones_own(source: str) -> None:
    assert not findings(source)
