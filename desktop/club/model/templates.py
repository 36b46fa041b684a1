"""The club's own templates: what stands on its place cards, tents and table sheets.

A template is lines of text with fields in braces, and a picture if the club has one, such as its
crest. Lines are marked for their size as in many programs: `# ` before one makes it large. They
are kept in a file beside the club's list of people.
"""

from __future__ import annotations

import base64
import binascii
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QImage

from desktop.common import paths
from desktop.common.shared_list import SharedList
from engine.log_table import TEMPLATE

translate = QCoreApplication.translate

FIELDS: Mapping[str, tuple[str, ...]] = {
    "place_cards": ("name", "number", "team", "group", "title", "game", "date", "place", "picture"),
    "tents": ("table", "names", "round", "group", "title", "game", "date", "place", "picture"),
    "table_sheets": (
        *("round", "table", "names", "counts", "group", "title", "game", "date", "place"),
        "picture",
    ),
}
"""For each paper that may have a template the fields it knows."""
PICTURE = "picture"
LARGEST_TEXT = TEMPLATE.longest("text")
"""The most letters of a template."""
DOTS = 1600
"""How many dots the longer side of a picture is kept with."""

_FIELD = re.compile(r"\{([^{}\n]+)\}")


@dataclass(frozen=True)
class Template:
    """Lines with fields by their English names, and a picture as PNG; b"" for none."""

    text: str
    picture: bytes = b""


def usual(paper: str) -> str:
    """Return what a template begins with, in the language of now."""
    table = translate("club", "Table")
    sheet = translate("club", "Round {0}, table {1}").format("{round}", "{table}")
    return {
        "place_cards": "> {title}\n# {name}\n## {number}",
        "tents": f"## {table}\n! {{table}}\n# {{names}}",
        "table_sheets": f"# {sheet}\n{{counts}}",
    }[paper]


def field(name: str) -> str:
    """Return what a field is called in the language of now."""
    return {
        "name": translate("club-template", "name"),
        "number": translate("club-template", "number"),
        "team": translate("club-template", "team"),
        "group": translate("club-template", "group"),
        "title": translate("club-template", "title"),
        "game": translate("club-template", "game"),
        "date": translate("club-template", "date"),
        "place": translate("club-template", "place"),
        "table": translate("club-template", "table"),
        "names": translate("club-template", "names"),
        "round": translate("club-template", "round"),
        "counts": translate("club-template", "what counts"),
        "picture": translate("club-template", "picture"),
    }[name]


def shown(paper: str, text: str) -> str:
    """Return a text as its writer sees it, fields in the language of now."""
    return _renamed(text, lambda name: field(name) if name in FIELDS[paper] else name)


def written(paper: str, text: str) -> str:
    """Return what was typed, as it is kept."""
    known = {field(name).casefold(): name for name in FIELDS[paper]}
    return _renamed(text, lambda name: known.get(name.strip().casefold(), name.strip()))


def unknown(paper: str, text: str) -> list[str]:
    """Return the fields of a text that is kept which this paper does not know."""
    return [name for name in _FIELD.findall(text) if name not in FIELDS[paper]]


def filled(text: str, values: Mapping[str, str]) -> str:
    """Return a text with what its fields stand for."""
    return _FIELD.sub(lambda found: values.get(found[1], found[0]), text)


def _renamed(text: str, name: Callable[[str], str]) -> str:
    return _FIELD.sub(lambda found: "{" + name(found[1]) + "}", text)


def image(template: Template) -> QImage:
    """Return the picture of a template, an empty one where it has none."""
    return QImage.fromData(template.picture) if template.picture else QImage()


def _checked_picture(data: bytes) -> bytes:
    """Return the bytes of a PNG of a usual size, or none; raises ValueError for anything else.

    The file may come from elsewhere, and the picture is drawn in the window's own process.
    """
    start = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR"
    if not data:
        return data
    sides = [int.from_bytes(data[at : at + 4], "big") for at in (16, 20)]
    if not data.startswith(start) or not 0 < min(sides) <= max(sides) <= 2 * DOTS:
        raise ValueError("no picture")
    return data


# The file.


def of(paper: str) -> Template | None:
    """Return the club's template for a paper, None where it has none or the file cannot be read."""
    return _shared().value.get(paper)


def keep(paper: str, template: Template | None) -> None:
    """Keep a template, or take the program's own again; raises OSError or OutOfBounds."""
    if template is not None:
        TEMPLATE.check({"text": template.text}, "template")

    def change(found: dict[str, Template]) -> dict[str, Template]:
        others = {name: one for name, one in found.items() if name != paper}
        return others if template is None else {**others, paper: template}

    _shared().change(change)


def _shared() -> SharedList[dict[str, Template]]:
    return SharedList(paths.club_templates, _templates, _told, dict)


def _templates(data: object) -> dict[str, Template]:
    """Return the templates of a file by their papers; raises ValueError."""
    if not isinstance(data, dict):
        raise ValueError("no templates")
    return {name: _template(one) for name, one in data.items() if name in FIELDS}


def _told(templates: dict[str, Template]) -> dict[str, object]:
    return {
        name: {"text": one.text, "picture": base64.b64encode(one.picture).decode()}
        for name, one in templates.items()
    }


def _template(one: object) -> Template:
    match one:
        case {"text": str(text), "picture": str(code)}:
            if len(text) <= LARGEST_TEXT:
                try:
                    return Template(text, _checked_picture(base64.b64decode(code, validate=True)))
                except binascii.Error:
                    pass
    raise ValueError("no template")
