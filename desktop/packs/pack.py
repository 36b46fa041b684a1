"""Card faces: a folder of pictures becomes pixmaps at exactly the pixels of the screen.

Packs that come with the program are SVG files, the user's own are PNG files. A face is drawn when
it is first asked for and kept for its size; while sizes change all the time (`hasty`), one of
another size is stretched instead. Where a picture is missing or broken a plain face with the
card's code is painted, and `missing` says so. A pack without the Weli shows the Six it is made of,
or one that the program draws. What else a pack of pictures has not, such as signs, is `lent` to it.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QImageReader, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from desktop.common.haste import Haste
from desktop.common.picture_cache import PictureCache, stamp
from desktop.packs import lent, pack_file
from desktop.packs.look import HUGE_PAPER, INDEX_PAPER, Look, face_svg, sign_svg
from desktop.packs.plain_face import paint_plain_face, paint_sign
from engine.cards import BACK, THE_WELI, WELI, Card

BUDGET = 160_000_000
"""How many bytes of pixmaps are kept before those not used for longest go."""
_INDEX, HUGE = (0.22, 0.29), (0.28, 0.42)
"""The part of a card, from its upper left corner, that a lent index has for it; a huge one."""
SIZES = 12
"""How many sizes of cards and signs are kept: a table shows some, and every number of players and
of cards has others."""


LONGEST = 4096
"""How many dots the longer side of a picture may have; the importer makes them far smaller."""


class Pack:
    """The faces of one pack of cards."""

    def __init__(self, folder: Path, look: Look | None = None, cache: Path | None = None) -> None:
        """Open the pack of a folder; one that is not there is a pack of plain faces.

        With a folder as cache, faces are kept there from one start to the next.
        """
        self.look = look or Look()
        self.cache = cache
        self.haste = Haste.NONE
        """Whether a face of another size will do for now."""
        self.take(folder)

    def take(self, folder: Path, look: Look | None = None) -> None:
        """Be the pack of this folder from now on, in this look or in that of before."""
        self.look = look or self.look
        try:
            self._about = about = pack_file.read(folder)
        except (OSError, ValueError):
            self._about = about = {}
        self.folder = folder
        self.missing = not about
        """Whether some picture could not be had so far, so that plain faces stand in."""
        self.name = str(about.get("title", folder.name))
        self.ratio = float(about.get("ratio", 0.57))
        """Width of a card by its height."""
        self.corner = float(about.get("corner", 0.06))
        """Radius of the corners, in parts of the width."""
        self.corners = 4 if about.get("corners") == 4 else 2
        """In how many corners an index stands if the look does not say."""
        self.varied = "index" in about
        """Whether a look changes anything."""
        self._named = lent.named_as(folder, self._kind)
        self.show_as(str(about.get("cards") or self._named), marked=about.get("marked") is True)

    def show_as(self, suits: str, *, marked: bool) -> None:
        """Be a pack of this kind of cards, "german" or "french", perhaps with a lent index."""
        self.suits, self.marked = suits, marked
        self._renamed = suits != self._named != ""
        self._renderers: dict[str, QSvgRenderer | QImage | None] = {}
        self._on_disk: dict[tuple[int, int], PictureCache] = {}
        self._pixmaps: OrderedDict[tuple[str, int, int], QPixmap] = OrderedDict()
        self._sizes: OrderedDict[tuple[int, int], None] = OrderedDict()
        """The sizes in logical and in real pixels, last what was used last."""
        self._bytes = 0

    @property
    def index_high(self) -> float:
        """How far down an index reaches, in parts of a card's height."""
        return (HUGE if self.look.huge else _INDEX)[1] + 0.01

    @property
    def state(self) -> tuple[object, ...]:
        """All that its faces depend on."""
        return self.folder, self.look, self.suits, self.marked

    def has(self, cards: Iterable[Card]) -> bool:
        """Whether there is a picture of each of these cards."""
        return all(self._shows(card) for card in cards)

    def _shows(self, card: Card) -> bool:
        """Whether there is a picture of a card; a Weli is had by every pack of its suits."""
        if card.rank != THE_WELI:
            return self._file(card.code).is_file()
        suits = "ES" if card is WELI else "CD"
        return all(self._file(suit + "7").is_file() for suit in suits)

    def height(self, width: float) -> int:
        """How high a card of this width is."""
        return max(1, round(width / self.ratio))

    def face(self, card: Card, width: int, device_pixel_ratio: float) -> QPixmap:
        """Return the face of a card, or the back of BACK, at a width in logical pixels."""
        return self._kept(card.code, width, device_pixel_ratio)

    def sign(self, suit: str, size: int, device_pixel_ratio: float) -> QPixmap:
        """Return the sign of a suit on a round paper, at a width in logical pixels."""
        return self._kept("sign " + suit, size, device_pixel_ratio)

    def draw_sign(self, painter: QPainter, suit: str, middle: QPointF, size: float) -> None:
        """Draw the sign of a suit around this point, this high or wide, without paper below it."""
        renderer = self._sign_renderer(suit)
        if renderer is None:
            return
        where = QRectF(QPointF(), renderer.defaultSize().toSizeF())
        where.setSize(where.size().scaled(size, size, Qt.AspectRatioMode.KeepAspectRatio))
        where.moveCenter(middle)
        renderer.render(painter, where)

    def forget(self) -> None:
        """Drop all pixmaps, for instance because the screen is another one."""
        self._pixmaps.clear()
        self._sizes.clear()
        self._on_disk.clear()
        self._bytes = 0

    def _kept(self, what: str, width: int, ratio: float) -> QPixmap:
        pixels = max(1, round(width * ratio))
        key = (what, width, pixels)
        found = self._pixmaps.get(key)
        if found is not None:
            self._pixmaps.move_to_end(key)
            self._sizes.move_to_end(key[1:])
            return found
        if self.haste and (stretched := self._stretched(what, width, ratio)) is not None:
            return stretched
        if what.startswith("sign "):
            made = self._paint_sign(what[5:], pixels)
        else:
            high = max(1, round(self.height(width) * ratio))
            found_face = self._disk(pixels, high).picture(what) if self.cache else None
            made = (
                QPixmap.fromImage(found_face)
                if found_face is not None
                else self._paint_face(what, pixels, high)
            )
        made.setDevicePixelRatio(ratio)
        self._keep(key, made)
        return made

    def _disk(self, width: int, height: int) -> PictureCache:
        """Return what the disk has of this size, in pixels."""
        assert self.cache is not None
        size = (width, height)
        if size not in self._on_disk:
            self._on_disk[size] = PictureCache(
                self.cache, f"{stamp(self.folder)} {self.look}", size
            )
        return self._on_disk[size]

    def cards(self) -> list[str]:
        """Return the codes of all cards that have a picture, and of the back."""
        found = sorted(file.stem for file in self.folder.glob(f"*.{self._kind}"))
        named = [BACK.code if name == "back" else name for name in found]
        return [one for one in map(self._code, named) if one]

    def _code(self, name: str) -> str:
        """Return the code of the card whose picture is called so."""
        renamed = self._renamed and name != BACK.code
        return lent.renamed(name, self.suits) if renamed else name

    def get_ready(self, width: int, ratio: float) -> Iterator[None]:
        """Draw every face of this width, a face in each step, and keep them on the disk.

        Then those of the other widths at which faces lie are put on the disk, for the next start.
        """
        faces = {}
        for code in self.cards():
            key = (code, width, max(1, round(width * ratio)))
            new = key not in self._pixmaps
            faces[code] = self._kept(code, width, ratio).toImage()
            if new:
                yield
        yield from self._keep_on_disk(faces)
        lie = {wide: dots for what, wide, dots in self._pixmaps if not what.startswith("sign ")}
        for wide, dots in lie.items():
            high = max(1, round(self.height(wide) * ratio))
            if self.cache is None or dots != round(wide * ratio) or self._disk(dots, high).there:
                continue
            faces = {}
            for code in self.cards():
                faces[code] = self._paint_face(code, dots, high).toImage()
                yield
            yield from self._keep_on_disk(faces)

    def _keep_on_disk(self, faces: Mapping[str, QImage]) -> Iterator[None]:
        """Write all faces of one size, unless they are kept or some could not be drawn."""
        if self.cache is None or not faces or self.missing:
            return
        one = next(iter(faces.values()))
        disk = self._disk(one.width(), one.height())
        if not disk.there:
            yield from disk.keep(faces)

    def _stretched(self, what: str, width: int, ratio: float) -> QPixmap | None:
        """Return the picture as it was drawn last, stretched to this width."""
        for drawn, pixmap in reversed(self._pixmaps.items()):
            if drawn[0] == what and width <= 2 * drawn[1]:
                square = what.startswith("sign ")
                high = round((width if square else self.height(width)) * ratio)
                size = QSize(max(1, round(width * ratio)), max(1, high))
                made = pixmap.scaled(size, mode=self.haste.mode)
                made.setDevicePixelRatio(ratio)
                return made
        return None

    def _keep(self, key: tuple[str, int, int], made: QPixmap) -> None:
        self._pixmaps[key] = made
        self._bytes += _size(made)
        self._sizes[key[1:]] = None
        self._sizes.move_to_end(key[1:])
        if len(self._sizes) > SIZES:
            self._drop(self._sizes.popitem(last=False)[0])
        while self._bytes > BUDGET and len(self._pixmaps) > 1:
            _, old = self._pixmaps.popitem(last=False)
            self._bytes -= _size(old)

    def _drop(self, size: tuple[int, int]) -> None:
        """Forget all of this size."""
        for key in [key for key in self._pixmaps if key[1:] == size]:
            self._bytes -= _size(self._pixmaps.pop(key))
        for drawn in [drawn for drawn in self._on_disk if drawn[0] == size[1]]:
            del self._on_disk[drawn]

    def _paint_face(self, code: str, width: int, height: int) -> QPixmap:
        pixmap = _blank(width, height)
        painter = _painter(pixmap)
        renderer = self._renderer(code)
        if isinstance(renderer, QImage):
            painter.drawImage(0, 0, _scaled(renderer, width, height))
            if (self.marked or self.look.huge) and code != BACK.code:
                self._paint_index(painter, code, width, height)
        elif renderer is not None:
            renderer.render(painter, QRectF(0, 0, width, height))
        else:
            where = QRectF(0, 0, width, height)
            paint_plain_face(
                painter, code, where, self.corner * width, self._sign_renderer(code[0])
            )
        painter.end()
        return pixmap

    def _paint_index(self, painter: QPainter, code: str, width: int, height: int) -> None:
        """Lay an index of the program's own over the corner of a card."""
        index = _renderer(lent.index(code, self.suits, self.look))
        if index is not None:
            (across, down), (wide, high) = _INDEX, INDEX_PAPER
            if self.look.huge:
                (across, down), (wide, high) = HUGE, HUGE_PAPER
            scale = min(across * width / wide, down * height / high)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
            index.render(painter, QRectF(0, 0, wide * scale, high * scale))

    def _paint_sign(self, suit: str, size: int) -> QPixmap:
        pixmap = _blank(size, size)
        painter = _painter(pixmap)
        paint_sign(painter, suit, size, self._sign_renderer(suit))
        painter.end()
        return pixmap

    def _renderer(self, code: str) -> QSvgRenderer | QImage | None:
        """Who draws this card; None, and the pack is missing something, if nobody can."""
        if code not in self._renderers:
            self._renderers[code] = found = self._read(code)
            self.missing |= found is None
        return self._renderers[code]

    def _file(self, code: str) -> Path:
        """Where the picture of a card lies, if there is one; for a Weli its Six will do."""
        name = "back" if code == BACK.code else code
        if self._renamed and code != BACK.code:
            name = lent.renamed(code, self._named) or "-"
        file = self.folder / f"{name}.{self._kind}"
        if code[1:] == THE_WELI and not file.is_file() and self._about:
            six = self._file(code[0] + "6")
            return six if six.is_file() else lent.weli(code)
        return file

    @property
    def _kind(self) -> str:
        return str(self._about.get("kind", "svg"))

    def _read(self, code: str) -> QSvgRenderer | QImage | None:
        file = self._file(code)
        return _png(file) if file.suffix == ".png" else _renderer(self.drawing(code))

    def drawing(self, code: str) -> str:
        """Give the SVG of a card in this look; "" where there is none that can be read."""
        try:
            text = self._file(code).read_text(encoding="utf-8")
        except (OSError, ValueError):
            return ""
        return text if self.look == Look() else face_svg(text, code, self._about, self.look)

    def _sign_renderer(self, suit: str) -> QSvgRenderer | None:
        """Return what draws the sign of a suit alone, cut from the index of a face."""
        own = sign_svg(suit, self._about, self.look)
        return _renderer(own or lent.sign(suit, self.suits))


def _renderer(text: str) -> QSvgRenderer | None:
    # Qt would print a warning of its own for what is no picture at all.
    if "<svg" not in text:
        return None
    renderer = QSvgRenderer(QByteArray(text.encode()))
    return renderer if renderer.isValid() else None


def _png(file: Path) -> QImage | None:
    """Return the picture in a PNG file.

    Whatever else the file holds, such as a drawing, is not read.
    """
    if not file.is_file():
        return None
    reader = QImageReader(str(file), QByteArray(b"png"))
    reader.setAutoDetectImageFormat(False)
    size = reader.size()
    image = reader.read() if 0 < max(size.width(), size.height()) <= LONGEST else QImage()
    return None if image.isNull() else image


def _size(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4


def _blank(width: int, height: int) -> QPixmap:
    pixmap = QPixmap(width, height)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def _painter(pixmap: QPixmap) -> QPainter:
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    return painter


def _scaled(image: QImage, width: int, height: int) -> QImage:
    keep, smooth = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    return image.scaled(width, height, keep, smooth)
