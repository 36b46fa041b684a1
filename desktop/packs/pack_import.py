"""Imports a pack of the user's: scans in a folder or a zip, or a card set of another program.

Known are the card sets of PySolFC (`config.txt`), of KDE (one drawing with a name for each card)
and of Aisleriot (one drawing with the cards in rows). The result is a draft in a folder of its own,
complete or not at all; `PackDraft.keep` makes it a pack. Raises Refused or OSError. The window
runs this through `import_worker`.
"""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path, PurePosixPath
from statistics import median

from PIL import Image
from PySide6.QtCore import QRectF

from desktop.packs import naming, pack_file, user_packs
from desktop.packs.pack_draft import (
    FRENCH,
    GERMAN,
    MORE,
    SHORT,
    PackDraft,
)
from desktop.packs.pictures import (
    CORNER,
    SMALLEST,
    WIDEST,
    Drawing,
    cropped,
    has_paper,
    opened,
    plain_back,
    rounded,
    seen_part,
)
from desktop.packs.recognition import has_index, shows_german_suits
from desktop.packs.refused import Refused
from desktop.packs.sources import Source, source

_SOME = len(SHORT) // 2
"""How many cards are known by the names in a drawing, if they are known by names."""
_ENOUGH = WIDEST * 3 // 2
"""How wide pictures are looked at: a whole pack is in memory at once."""
_FEW_WITHOUT = 0.25
"""Where more of the cards have no paper, none has: courts may fill their frames."""
_CROOKED = 0.12
"""How far the shape of a card may be off that of the others."""
_PYSOL = re.compile(r"PySol[^;\n]*;?(?P<rest>.*)")
"""The first line of a card set; the oldest sets have nothing behind the name."""
_GERMAN_TITLES = ("german", "deutsch", "swiss")
"""How a word of a title begins that says it; clubs are acorns then."""
_KDE = re.compile("(10|[1-9]|jack|queen|king)_(club|spade|heart|diamond)|back")
_COLUMNS, _ROWS = 13, 5
_AISLERIOT_SUITS = "CDHS"
_AISLERIOT_RANKS = ("A", *map(str, range(2, 11)), "J", "Q", "K")
_AISLERIOT_BACK = (2, 4)
"""The column and row of the back; jokers lie left of it."""

_QT_CANNOT = ("same", "too_small")
"""Why a drawn card is refused of which Qt leaves something out: it looks like another, or empty."""

Pictures = Mapping[str, Callable[[], Image.Image]]


Step = Callable[[int, int], None]
"""Told how much is done, of how much."""


def import_into(folder: Path, path: Path, step: Step = lambda done, whole: None) -> PackDraft:
    """Import the pack at this path into a folder, which is removed if there is no pack.

    Raises Refused or OSError.
    """
    pictures: Pictures = {}
    drawn = False
    try:
        files = source(path)
        drawn = any(name.lower().endswith((".svg", ".svgz")) for name in files.pictures())
        title, pictures = recognised(files)
        _write(folder, title, pictures, step)
    except BaseException as error:
        if isinstance(error, Refused):
            error.german = german(pictures)
            if drawn and error.reason in _QT_CANNOT:
                error.reason = "drawn"
        shutil.rmtree(folder, ignore_errors=True)
        raise
    return PackDraft(folder, title)


# What it is.


def recognised(files: Source) -> tuple[str, Pictures]:
    """Return the title of a pack and its pictures by code, not yet read; raises Refused."""
    about = [name for name in files.names if PurePosixPath(name).name == "config.txt"]
    drawings = [name for name in files.pictures() if name.lower().endswith((".svg", ".svgz"))]
    indices = [name for name in files.names if name.endswith("index.desktop")]
    if len(about) > 1 or len(indices) > 1:
        raise Refused("several", files.title)
    if 0 < len(drawings) < len(SHORT) and len(files.pictures()) < len(SHORT):
        return _titled(files), _drawn(files, drawings)
    names, title = files.pictures(), files.title
    back = ""
    if about and (match := _PYSOL.match(_text(files, about[0]))):
        title, back = _pysol(_text(files, about[0]), match["rest"], title)
    found = naming.cards_of(names)
    for name in names:
        if back and PurePosixPath(name).name == back:
            found[naming.BACK] = name
    if not set(found) - {naming.BACK}:
        raise Refused("nothing", files.title)
    return title, {code: _picture(files, name, code) for code, name in found.items()}


def _text(files: Source, name: str) -> str:
    return files.read(name).decode("utf-8", "replace")


def _titled(files: Source) -> str:
    """Return what a KDE card set calls itself."""
    for name in files.names:
        if name.endswith(".desktop"):
            match = re.search(r"^Name=(.+)$", _text(files, name), re.MULTILINE)
            if match:
                return match[1].strip()
    return files.title


def _pysol(text: str, rest: str, title: str) -> tuple[str, str]:
    """Return the title of a PySolFC card set and the file of its back."""
    fields, lines = rest.split(";"), text.splitlines()
    kind = fields[2].strip() if len(fields) > 2 else "1"
    if kind != "1":
        raise Refused("not_french", title)
    named = lines[1].split(";")[-1].strip() if len(lines) > 1 else ""
    back = lines[4].split()[0] if len(lines) > 4 and lines[4].split() else ""
    return named or title, back


def _picture(files: Source, name: str, code: str) -> Callable[[], Image.Image]:
    def read() -> Image.Image:
        data = files.read(name)
        if name.lower().endswith((".svg", ".svgz")):
            return Drawing(data, code).whole()
        return opened(data, code)

    return read


def _drawn(files: Source, drawings: list[str]) -> Pictures:
    """Return the cards of one drawing: by their names, or in rows."""
    file = _the_one(files, drawings)
    drawing = Drawing(files.read(file), file)
    # What a card is made of may have a name much like that of the card.
    own_names = [name for name in drawing.names if _KDE.fullmatch(name)]
    named = naming.cards_of(own_names if len(own_names) >= _SOME else drawing.names)
    if len(named) >= _SOME:
        return {code: _element(drawing, one, code) for code, one in named.items()}
    wide, high = drawing.box.width() / _COLUMNS, drawing.box.height() / _ROWS
    if 0.5 < wide / max(high, 1e-9) < 0.9:
        return dict(_grid(drawing, wide, high))
    raise Refused("nothing", files.title)


def _the_one(files: Source, drawings: list[str]) -> str:
    """Return the drawing that is the card set; raises Refused where card sets lie side by side."""
    for index in (name for name in files.names if name.endswith(".desktop")):
        told = re.search(r"^SVG=(.+)$", _text(files, index), re.MULTILINE)
        for drawing in drawings if told else ():
            if told and PurePosixPath(drawing).name == told[1].strip():
                return drawing
    if len(drawings) > 1:
        raise Refused("several", files.title)
    return drawings[0]


def _element(drawing: Drawing, name: str, code: str) -> Callable[[], Image.Image]:
    def render() -> Image.Image:
        try:
            return drawing.element(name)
        except Refused as error:
            raise Refused(error.reason, code) from error

    return render


def _grid(drawing: Drawing, wide: float, high: float) -> Pictures:
    def cell(column: int, row: int) -> Callable[[], Image.Image]:
        left, top = drawing.box.left() + column * wide, drawing.box.top() + row * high
        return lambda: drawing.piece(QRectF(left, top, wide, high))

    cells = {
        suit + rank: cell(column, row)
        for row, suit in enumerate(_AISLERIOT_SUITS)
        for column, rank in enumerate(_AISLERIOT_RANKS)
    }
    return {**cells, naming.BACK: cell(*_AISLERIOT_BACK)}


# What is made of it.


def german(found: Iterable[str]) -> bool:
    """Whether most of these cards are of a German pack."""
    codes = list(found)
    ours = sum(code[0] in "EG" or code[1:] in ("O", "U") for code in codes)
    return ours > sum(code[0] in "CD" or code[1:] in ("Q", "J") for code in codes)


def wanted(found: Mapping[str, object]) -> tuple[str, ...]:
    """All codes of the pack that has these cards; raises Refused if one is missing."""
    whole = GERMAN
    if not german(found):
        low = any(code in found for code in set(FRENCH) - set(SHORT))
        whole = FRENCH if low else SHORT
    missing = [code for code in whole if code not in found]
    if missing:
        raise Refused("lacks", missing[0], len(missing) - 1)
    return (*whole, *(code for code in MORE if code in found)) if whole is GERMAN else whole


def _write(folder: Path, title: str, pictures: Pictures, step: Step) -> None:
    codes = wanted(pictures)
    whole = 2 * len(codes) + 1
    read = {}
    for done, code in enumerate(codes):
        step(done, whole)
        read[code] = _fitting(pictures[code](), code)
    faces = _alike(read)
    _apart(faces)
    width, ratio = _shape(faces)
    height = round(width / ratio)
    for done, (code, face) in enumerate(faces.items(), len(codes)):
        step(done, whole)
        _save(rounded(face, width, height), folder / f"{code}.png")
    step(whole - 1, whole)
    back = pictures.get(naming.BACK)
    _save(_back(back() if back else None, width, height), folder / "back.png")
    about = {
        "title": title,
        "kind": "png",
        "ratio": round(ratio, 4),
        "corner": CORNER,
        "cards": "german" if _are_german(title, faces) else "french",
        "marked": not has_index(faces),
    }
    (folder / pack_file.NAME).write_text(json.dumps(about, ensure_ascii=False), encoding="utf-8")


def _are_german(title: str, faces: Mapping[str, Image.Image]) -> bool:
    """Whether these are German cards: other programs have only French names for them."""
    told = any(word.startswith(_GERMAN_TITLES) for word in user_packs.spelt(title).split())
    return german(faces) or told or shows_german_suits(faces)


def _fitting(picture: Image.Image, code: str) -> Image.Image:
    """Return a picture no larger than it is of use."""
    if not picture.getchannel("A").getbbox() or picture.width < SMALLEST:
        raise Refused("too_small", code)
    if picture.width <= _ENOUGH:
        return picture
    height = max(1, round(picture.height * _ENOUGH / picture.width))
    return picture.resize((_ENOUGH, height), Image.Resampling.BOX)


def _alike(faces: Mapping[str, Image.Image]) -> dict[str, Image.Image]:
    """Return the cards alone, if they can all be told from what they lie on; as they are otherwise.

    Where pictures stand in frames on white paper, only some would be cut to their frames. Where
    they have no paper, what is transparent round the print is the margin of the card.
    """
    if sum(not has_paper(face) for face in faces.values()) > _FEW_WITHOUT * len(faces):
        return dict(faces)
    cut = _cut(faces)
    width = median(face.width for face in cut.values())
    height = median(face.height for face in cut.values())
    same = all(
        abs(face.width / width - 1) < _CROOKED
        and abs(face.height / height - 1) < _CROOKED
        and abs(face.width / face.height * height / width - 1) < _CROOKED
        for face in cut.values()
    )
    for code, face in cut.items():
        if same and face.width < SMALLEST:
            raise Refused("too_small", code)
    return cut if same else dict(faces)


def _cut(faces: Mapping[str, Image.Image]) -> dict[str, Image.Image]:
    """Return the cards alone; all alike where pictures of one size have a transparent border."""
    parts = [seen_part(face) for face in faces.values()]
    left, top, right, bottom = zip(*parts, strict=True)
    box = (min(left), min(top), max(right), max(bottom))
    sizes = {face.size for face in faces.values()}
    if len(sizes) == 1 and box != (0, 0, *sizes.pop()):
        return {code: face.crop(box) for code, face in faces.items()}
    return {code: cropped(face) for code, face in faces.items()}


def _apart(faces: Mapping[str, Image.Image]) -> None:
    """Refuse a card that looks like another: it is named wrongly, or Qt cannot draw it."""
    seen = set()
    for code, face in faces.items():
        look = face.resize((48, 72), Image.Resampling.BOX).tobytes()
        if look in seen:
            raise Refused("same", code)
        seen.add(look)


def _shape(faces: Mapping[str, Image.Image]) -> tuple[int, float]:
    """How wide all cards become, and their width by their height."""
    ratio = median(face.width / face.height for face in faces.values())
    for code, face in faces.items():
        if abs(face.width / face.height / ratio - 1) > _CROOKED:
            raise Refused("shape", code)
        if not 0.4 < ratio < 0.95:
            raise Refused("no_card", code)
    return min(WIDEST, round(median(face.width for face in faces.values()))), ratio


def _back(picture: Image.Image | None, width: int, height: int) -> Image.Image:
    """Return the back, like the faces in shape; cut only where a card is left."""
    if picture is None:
        return rounded(plain_back(width, height), width, height)
    cut = cropped(picture)
    crooked = abs(cut.width / cut.height * height / width - 1) > _CROOKED
    return rounded(picture if crooked else cut, width, height)


def _save(face: Image.Image, file: Path) -> None:
    face.save(file, compress_level=3)
