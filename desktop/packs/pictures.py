"""Turns pictures from elsewhere into card faces: checked, cropped, scaled, with round corners.

Only the worker process of `import_worker` opens such pictures. A drawing that would fetch anything,
from the net or from the disk, is refused before Qt sees it.
"""

from __future__ import annotations

import base64
import io
import re
import warnings
from functools import lru_cache
from pathlib import Path
from xml.parsers import expat

from PIL import Image, ImageChops, ImageDraw, UnidentifiedImageError
from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from desktop.packs.refused import Refused
from desktop.packs.sources import picture_in

PIXELS = 30_000_000
"""How many pixels a picture may have."""
SMALLEST, WIDEST = 40, 560
"""How wide a picture must be, and how wide it is kept, in pixels."""
_LINE, _EDGE_INK = 0.009, "#8d857c"
"""The line along the edge of a card that gets its paper here, in parts of the width."""
CORNER = 0.06
"""Radius of the corners in parts of the width, as our own packs have it."""

LONGEST_SHAPE = 20
"""How many times as long as it is high a picture may be."""

_FORMATS = ("PNG", "GIF", "JPEG", "WEBP", "BMP", "PPM")
_NEAR = 28
"""Tones that differ by less are the same to a scanner."""
_PART = 0.05
"""How much of a scan a card is at least."""
_PAPER = 0.5
"""How much of what is to be seen of a card is opaque where it has paper."""
_EDGE = 0.6
"""How much of a line must stand out from the ground to be the edge of a card."""


_FORMATS_WITHIN = (b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff", b"GIF8", b"RIFF")
"""How the pictures begin that may lie within a drawing: PNG, JPEG, GIF and WebP."""
_WITHIN = re.compile(r"data:image/(?:png|jpe?g|gif|webp);base64,([A-Za-z0-9+/=\s]+)", re.ASCII)
_ESCAPED = re.compile(r"\\(?:([0-9a-fA-F]{1,6})\s?|(.))", re.DOTALL)
_FETCHED = re.compile(r"@import|url\(\s*+[\"']?+\s*+(?!#)", re.IGNORECASE)


def opened(data: bytes, card: str) -> Image.Image:
    """Return a picture with its pixels read; raises Refused, which names the card."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # about bombs: our own limit is lower
            picture = Image.open(io.BytesIO(data), formats=_FORMATS)
            if picture.width * picture.height > PIXELS:
                raise Refused("too_large", card)
            return picture.convert("RGBA")
    except Image.DecompressionBombError as error:
        raise Refused("too_large", card) from error
    except (UnidentifiedImageError, OSError, ValueError, SyntaxError, EOFError) as error:
        raise Refused("broken", card) from error


class Drawing:
    """A vector drawing of one card or of many."""

    def __init__(self, data: bytes, what: str) -> None:
        text = data.decode("utf-8", "replace")
        if "<svg" not in text or "<!ENTITY" in text:
            raise Refused("broken", what)
        self.names = _names(data, what)
        """What its elements are called, in order."""
        self._renderer = QSvgRenderer(QByteArray(data))
        if not self._renderer.isValid():
            raise Refused("broken", what)

    @property
    def box(self) -> QRectF:
        """What is seen of it, in its own units; it need not begin at nought."""
        return QRectF(self._renderer.viewBoxF())

    def whole(self) -> Image.Image:
        """All of it."""
        return self.piece(self.box)

    def piece(self, box: QRectF) -> Image.Image:
        """Return a part of it, in its own units."""
        width, height = _fitting(box)
        scale = width / box.width()
        all_of_it = self.box
        image = _blank(width, height)
        painter = _painter(image)
        origin = (all_of_it.topLeft() - box.topLeft()) * scale
        self._renderer.render(painter, QRectF(origin, all_of_it.size() * scale))
        painter.end()
        return _taken(image)

    def within(self, longest: int) -> Image.Image:
        """All of it, its longer side with this number of pixels; raises Refused."""
        box = self.box
        longer = max(box.width(), box.height())
        if not 0 < longer < 1e6 or min(box.width(), box.height()) < longer / LONGEST_SHAPE:
            raise Refused("drawn")
        scale = longest / longer
        image = _blank(max(1, round(box.width() * scale)), max(1, round(box.height() * scale)))
        painter = _painter(image)
        self._renderer.render(painter, QRectF(0, 0, image.width(), image.height()))
        painter.end()
        return _taken(image)

    def element(self, name: str) -> Image.Image:
        """Return what bears this name in it."""
        box = self._renderer.transformForElement(name).mapRect(self._renderer.boundsOnElement(name))
        width, height = _fitting(box)
        image = _blank(width, height)
        painter = _painter(image)
        self._renderer.render(painter, name, QRectF(0, 0, width, height))
        painter.end()
        return _taken(image)


def _names(data: bytes, what: str) -> list[str]:
    """Return the names in a drawing.

    Raises Refused if it would fetch from the net or from the disk.
    """
    names: list[str] = []
    style: list[str] = []
    """The texts of the style sheet that is open, if one is."""
    depth = 0
    """How many style elements are open."""

    def begin(tag: str, attributes: dict[str, str]) -> None:
        nonlocal depth
        kind = _local(tag)
        depth += kind == "style"
        if kind == "symbol" and "viewBox" in attributes:
            raise Refused("drawn", what)  # Qt would draw it in any size
        for key, value in attributes.items():
            if key == "id":
                names.append(value)
            # A link is only for a click; nothing is clicked here.
            if _local(key) == "href" and kind != "a" and not _within(value):
                raise Refused("fetches", what)
            if _styled_from_elsewhere(value):
                raise Refused("fetches", what)

    def end(tag: str) -> None:
        nonlocal depth
        if _local(tag) == "style":
            depth -= 1
            if _styled_from_elsewhere("".join(style)):
                raise Refused("fetches", what)
            style.clear()

    def text(some: str) -> None:
        if depth:
            style.append(some)

    def instruction(target: str, _: str) -> None:
        if target.lower() == "xml-stylesheet":
            raise Refused("fetches", what)  # Qt would open the file that it names

    def entity(*_: object) -> None:
        raise Refused("broken", what)  # one that stands for others many times over

    reader = expat.ParserCreate()
    reader.StartElementHandler, reader.EndElementHandler = begin, end
    reader.CharacterDataHandler = text
    reader.ProcessingInstructionHandler = instruction
    reader.EntityDeclHandler = entity
    try:
        reader.Parse(data, True)
    except (expat.ExpatError, LookupError, ValueError) as error:
        raise Refused("broken", what) from error
    return names


def _local(name: str) -> str:
    """Return the name of an element or attribute without its prefix."""
    return name.split(":")[-1]


def _within(href: str) -> bool:
    """Whether a reference leads to something in the same drawing, or is itself a small picture.

    Of a picture its own beginning counts, not what it is called: a drawing would be read again.
    """
    if href.strip().startswith("#"):
        return True
    found = _WITHIN.fullmatch(href.strip())
    if found is None:
        return False
    start = "".join(found[1][:64].split())
    return base64.b64decode(start[: len(start) // 4 * 4]).startswith(_FORMATS_WITHIN)


def _styled_from_elsewhere(css: str) -> bool:
    """Whether a style or an attribute names something that would be fetched."""
    plain = _ESCAPED.sub(lambda one: chr(int(one[1], 16) % 0x110000) if one[1] else one[2], css)
    return bool(_FETCHED.search(css) or _FETCHED.search(plain))


def _fitting(box: QRectF) -> tuple[int, int]:
    """Pixels for a card of this shape; raises Refused where Qt does not know how large it is."""
    if not (0 < box.width() < 1e6 and 0.2 < box.height() / box.width() < 5):
        raise Refused("drawn")
    return WIDEST, round(WIDEST * box.height() / box.width())


def _blank(width: int, height: int) -> QImage:
    image = QImage(width, height, QImage.Format.Format_RGBA8888)
    image.fill(Qt.GlobalColor.transparent)
    return image


def _painter(image: QImage) -> QPainter:
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    return painter


def _taken(image: QImage) -> Image.Image:
    size = (image.width(), image.height())
    return Image.frombytes("RGBA", size, bytes(image.constBits()), "raw", "RGBA")


# From a scan to a face.


def seen_part(picture: Image.Image) -> tuple[int, int, int, int]:
    """Return the box in which there is anything to be seen."""
    alpha = picture.getchannel("A").point(lambda tone: 255 if tone > 40 else 0)
    return alpha.getbbox() or (0, 0, *picture.size)


def has_paper(picture: Image.Image) -> bool:
    """Whether a card is there, and not only what is printed on one."""
    alpha = picture.crop(seen_part(picture)).getchannel("A")
    return sum(alpha.histogram()[128:]) > _PAPER * alpha.width * alpha.height


def cropped(picture: Image.Image) -> Image.Image:
    """Return the card alone, without the background that it was scanned on."""
    seen = seen_part(picture)
    if seen != (0, 0, *picture.size):
        return picture.crop(seen)
    ground = _ground(picture)
    if ground is None:
        return picture
    flat = Image.new("RGB", picture.size, ground)
    apart = ImageChops.difference(picture.convert("RGB"), flat).convert("L")
    stands_out = apart.point(lambda tone: 255 if tone > _NEAR else 0)
    box = stands_out.getbbox()
    return picture.crop(box) if box and _is_card(picture, stands_out.crop(box)) else picture


def _ground(picture: Image.Image) -> tuple[int, int, int] | None:
    """Return the colour of all four corners, if they have one."""
    flat = picture.convert("RGB")
    right, bottom = flat.width - 1, flat.height - 1
    corners = [flat.crop((x, y, x + 1, y + 1)).tobytes() for x in (0, right) for y in (0, bottom)]
    first = corners[0]
    same = all(max(abs(a - b) for a, b in zip(first, one, strict=True)) < _NEAR for one in corners)
    return (first[0], first[1], first[2]) if same else None


def _is_card(picture: Image.Image, mask: Image.Image) -> bool:
    """Whether what stands out is a card: of white paper on white nothing does but the pips."""
    wide, high = mask.size
    if wide * high < _PART * picture.width * picture.height:
        return False
    sides = (mask, mask.rotate(90, expand=True), mask.rotate(180), mask.rotate(270, expand=True))
    return all(_has_edge(side) for side in sides)


def _has_edge(mask: Image.Image) -> bool:
    """Whether a card begins at the left; a printed line near its edge may be like the ground."""
    wide, high = mask.size
    lines = (mask.crop((x, 0, x + 1, high)) for x in {1, wide // 80, wide // 45, wide // 25})
    return max(line.histogram()[255] for line in lines) >= _EDGE * high


def rounded(picture: Image.Image, width: int, height: int) -> Image.Image:
    """Return a face of exactly this size with round corners."""
    face = _on_paper(picture.resize((width, height), Image.Resampling.LANCZOS))
    face.putalpha(ImageChops.multiply(face.getchannel("A"), _round_mask(width, height)))
    return face


@lru_cache(1)
def _round_mask(width: int, height: int) -> Image.Image:
    """White where a card is; all cards of a pack have the same."""
    fine = 4
    mask = Image.new("L", (width * fine, height * fine), 0)
    box = (0, 0, width * fine - 1, height * fine - 1)
    ImageDraw.Draw(mask).rounded_rectangle(box, radius=CORNER * width * fine, fill=255)
    return mask.resize((width, height), Image.Resampling.LANCZOS)


def _on_paper(face: Image.Image) -> Image.Image:
    """Return the same with paper under it, if it is drawn without any.

    Round corners stay as they are.
    """
    edge = round(CORNER * 2 * face.width)
    inside = face.getchannel("A").crop((edge, edge, face.width - edge, face.height - edge))
    if sum(inside.histogram()[250:]) > (1 - _PART) * inside.width * inside.height:
        return face
    paper = Image.new("RGBA", face.size, "white")
    # White upon white cards would not be told apart in a fan.
    line, corner = max(1, round(_LINE * face.width)), round(CORNER * face.width)
    box = (0, 0, face.width - 1, face.height - 1)
    ImageDraw.Draw(paper).rounded_rectangle(box, corner, outline=_EDGE_INK, width=line)
    return Image.alpha_composite(paper, face)


def one(file: Path, longest: int) -> bytes:
    """One picture of any kind, such as a club's crest, as PNG; raises Refused or OSError.

    Neither side of it is longer than this number of pixels; a drawing is made that large.
    """
    data = picture_in(file)
    if b"<svg" in data:
        picture = Drawing(data, file.name).within(longest)
    else:
        picture = opened(data, file.name)
        picture.thumbnail((longest, longest), Image.Resampling.LANCZOS)
    made = io.BytesIO()
    picture.save(made, "PNG")
    return made.getvalue()


def faces(folder: Path) -> dict[str, Image.Image]:
    """Return the faces in the folder of a pack, by the codes of the cards.

    Raises Refused or OSError.
    """
    files = (file for file in sorted(folder.glob("*.png")) if file.stem != "back")
    return {file.stem: opened(picture_in(file), file.stem) for file in files}


def plain_back(width: int, height: int) -> Image.Image:
    """Return a back for a pack that has none: blue, with frames in the colour of paper."""
    paper, cloth = "#f9f6ea", "#2f5d8c"
    back = Image.new("RGBA", (width, height), paper)
    pen = ImageDraw.Draw(back)
    edge = round(width * 0.07)
    box = (edge, edge, width - edge - 1, height - edge - 1)
    pen.rounded_rectangle(box, radius=CORNER * width, fill=cloth)
    inner = round(width * 0.12)
    box = (inner, inner, width - inner - 1, height - inner - 1)
    pen.rounded_rectangle(box, radius=CORNER * width, outline=paper, width=max(1, width // 110))
    return back
