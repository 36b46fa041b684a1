"""Prints of what is drawn: a contact sheet a pack, fit for its box, and the icons of the program.

Qt draws the SVG, as the program does, and Pillow puts the pictures together.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from kit.script import length, written
from PIL import Image, ImageDraw, ImageFilter

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

Size = tuple[int, int]
GAP = 16
ICON_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)


def drawn(svg: str, size: Size) -> Image.Image:
    """Return a picture drawn by Qt at this number of pixels."""
    renderer = QSvgRenderer(QByteArray(svg.encode()))
    if not renderer.isValid():
        # Before anything is painted: an image that goes while its painter lives takes Qt with it.
        raise ValueError("not a picture")
    image = QImage(*size, QImage.Format.Format_RGBA8888)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(0, 0, *size))
    painter.end()
    return Image.frombytes("RGBA", size, bytes(image.constBits()))


def laid(table: Image.Image, card: Image.Image, at: Size, angle: float = 0) -> None:
    """Lay a card on the table with its shadow, its middle at a spot."""
    if angle:
        card = card.rotate(angle, Image.Resampling.BICUBIC, expand=True)
    x, y = at[0] - card.width // 2, at[1] - card.height // 2
    room = Image.new("RGBA", (card.width + 40, card.height + 40))
    dark = Image.new("RGBA", card.size, (0, 0, 0, 120))
    room.paste(dark, (20, 20), card.getchannel("A"))
    table.alpha_composite(room.filter(ImageFilter.GaussianBlur(7)), (x - 17, y - 14))
    table.alpha_composite(card, (x, y))


def cloth(size: Size, ink: Sequence[int]) -> Image.Image:
    """Return a table cloth, a little darker towards its edges, with a double rule."""
    wide, high = size
    light = Image.new("L", (64, 64))
    light.putdata(
        [
            int(255 - 70 * (((i % 64) / 32 - 1) ** 2 + ((i // 64) / 32 - 1) ** 2))
            for i in range(4096)
        ]
    )
    tone = light.resize(size, Image.Resampling.BICUBIC)
    table = Image.composite(
        Image.new("RGBA", size, (*ink, 255)),
        Image.new("RGBA", size, (*(part // 2 for part in ink), 255)),
        tone,
    )
    pen = ImageDraw.Draw(table)
    for inset, width in ((14, 4), (24, 1)):
        edge = (inset, inset, wide - inset - 1, high - inset - 1)
        pen.rectangle(edge, outline=(226, 196, 118, 255), width=width)
    return table


def title(text: str, high: int) -> Image.Image:
    """Return the name of a pack in our own hand."""
    wide = length(text, 100) + 60
    words = written(text, wide / 2, 108, 100, 0, 8, "#E9CF8C")
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} 160">'
    return drawn(f"{head}{words}</svg>", (round(wide * high / 160), high))


def contact_sheet(
    faces: dict[str, str],
    suits: Sequence[str],
    ranks: Sequence[str],
    box: tuple[str, Sequence[int]],
) -> Image.Image:
    """All cards of a pack on a cloth, a row a suit, below its name and a fan."""
    name, ink = box
    columns = len(ranks)
    wide = 190 if columns < 10 else 138
    ratio = _ratio(faces["back"])
    card = (wide, round(wide / ratio))
    fan = (round(wide * 1.16), round(wide * 1.16 / ratio))
    head = round(fan[1] * 1.24)
    size = (
        columns * (wide + GAP) + GAP + 60,
        head + len(suits) * (card[1] + GAP) + GAP + 70,
    )
    table = cloth(size, ink)
    top = 60 + fan[1] // 2
    shown = ["back", *(suit + rank for suit, rank in zip(suits, ranks[:4], strict=False))]
    in_rows = {suit + rank for suit in suits for rank in ranks}
    shown += [extra for extra in faces if extra not in in_rows and extra != "back"]
    room = size[0] - round(fan[0] * (1.6 + 0.62 * (len(shown) - 1))) - 80
    words = title(name, 150)
    if words.width > room:
        words = words.resize((room, words.height * room // words.width))
    table.alpha_composite(words, (70, top - words.height // 2))
    for i, one in enumerate(shown):
        lean = (len(shown) - 1) / 2 - i
        x = size[0] - round(fan[0] * (0.86 + (len(shown) - 1 - i) * 0.62))
        laid(table, drawn(faces[one], fan), (x, top + round(abs(lean) ** 2 * 7)), lean * 7)
    for j, suit in enumerate(suits):
        for i, rank in enumerate(ranks):
            x = 30 + GAP + wide // 2 + i * (wide + GAP)
            y = head + 40 + card[1] // 2 + j * (card[1] + GAP)
            laid(table, drawn(faces[suit + rank], card), (x, y))
    return table.convert("RGB").quantize(255, dither=Image.Dither.NONE)


def _ratio(svg: str) -> float:
    box = svg.split('viewBox="', 1)[1].split('"', 1)[0].split()
    return float(box[2]) / float(box[3])


def portrait_sheet(faces: dict[str, str]) -> Image.Image:
    """All portraits, large on a table by day and small by night, as the program shows them."""
    columns = 8
    rows = -(-len(faces) // columns)
    halves = []
    for ink, wide in (((168, 116, 63), 160), ((61, 37, 19), 44)):
        cell = wide + GAP
        table = Image.new("RGBA", (columns * cell + GAP, rows * cell + GAP), (*ink, 255))
        for number, svg in enumerate(faces.values()):
            at = (GAP + number % columns * cell, GAP + number // columns * cell)
            table.alpha_composite(_round(drawn(svg, (wide, wide))), at)
        halves.append(table)
    size = (halves[0].width, sum(half.height for half in halves))
    whole = Image.new("RGBA", size, (61, 37, 19, 255))
    whole.alpha_composite(halves[0], (0, 0))
    whole.alpha_composite(halves[1], ((size[0] - halves[1].width) // 2, halves[0].height))
    return whole.convert("RGB").quantize(255, dither=Image.Dither.NONE)


def _round(picture: Image.Image) -> Image.Image:
    """Return what of a square picture lies within a circle."""
    wide = picture.width
    mask = Image.new("L", (wide * 4, wide * 4))
    ImageDraw.Draw(mask).ellipse((0, 0, wide * 4 - 1, wide * 4 - 1), fill=255)
    shown = Image.new("RGBA", picture.size)
    shown.paste(picture, (0, 0), mask.resize((wide, wide), Image.Resampling.LANCZOS))
    return shown


def icons(source: Path, folder: Path) -> None:
    """Write the icon in all sizes and in the files Windows and macOS want."""
    folder.mkdir(parents=True, exist_ok=True)
    svg = source.read_text(encoding="utf-8")
    sizes = {size: drawn(svg, (size, size)) for size in (*ICON_SIZES, 1024)}
    for size in ICON_SIZES:
        sizes[size].save(folder / f"kartentisch-{size}.png", optimize=True)
    small = [sizes[size] for size in ICON_SIZES if size <= 256]
    small[-1].save(
        folder / "kartentisch.ico",
        sizes=[image.size for image in small],
        append_images=small[:-1],
    )
    sizes[1024].save(
        folder / "kartentisch.icns", append_images=[sizes[size] for size in (32, 64, 128, 256, 512)]
    )
