"""Certificates: on one axis, between the game's own cards and the sign of the club."""

from __future__ import annotations

from functools import lru_cache
from math import pi

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter, QPen

from desktop.club.model import templates, words
from desktop.club.papers.headed import about
from desktop.common.numbers import shown
from desktop.look.inks import PAPER, PRINTED_BRASS, PRINTED_WINE
from desktop.look.lettering import serif_high
from desktop.packs.pack import Pack
from desktop.packs.pack_settings import folder_of
from desktop.print.blocks import CENTRE, Block, Break, Drawn, Gap, Inside, Paper, Text
from desktop.print.scale import DISPLAY, HEADING, LEAST, LETTER
from engine import games
from engine.cards import FRENCH_SUITS, GERMAN_SUITS, Card, pack_of
from engine.games import UnknownGame
from engine.tournament.head import Head
from engine.tournament.standings import Row, standings
from engine.tournament.state import TournamentState

translate = QCoreApplication.translate

BEST = 3
"""How many get a certificate who have won no prize."""
FAN = ("A", "9", "OQK", "7", "UJ8")
"""Of each card of the fan the ranks it may have, the first that there is."""
FRAMED = 180.0
"""How wide a page is between its margins on which a border has its usual size."""
ORNAMENT = 12.0
"""The height of the rule below the title, in millimetres."""
_TURN, _PIVOT = 11.5, 2.3
"""How far each is turned from the next, and how far below their top they meet, in heights."""


@lru_cache(maxsize=2)
def _pack(pattern: str) -> Pack:
    return Pack(folder_of(pattern))


def _played_with(head: Head) -> tuple[Pack, list[Card]]:
    """Return the pack of the game of an evening, and five cards of it, of its four suits."""
    try:
        kind = games.find(head.game)
        rules = kind.make(kind.options.from_dict(head.options), kind.usual())
        pack, cards = _pack(rules.pattern), rules.pack()
    except (UnknownGame, ValueError, KeyError):
        pack, cards = _pack("bavarian"), ()
    if not cards:
        german = pack.suits == "german"
        ranks = ("A", "K", *("OU" if german else "QJ"), "10", "9", "8", "7")
        cards = pack_of(GERMAN_SUITS if german else FRENCH_SUITS, ranks)
    suits = list(dict.fromkeys(one.suit for one in cards))
    found: list[Card] = []
    for place, wanted in enumerate(FAN):
        own = [one for one in cards if one.suit == suits[(place * 3 + 2) % len(suits)]]
        own = [one for one in own if one not in found] or list(cards)
        there = (one for rank in wanted for one in own if one.rank == rank)
        found.append(next(there, own[0]))
    return pack, found


def fan(head: Head, high: float) -> Drawn:
    """Five cards of the game, held as a hand."""
    pack, cards = _played_with(head)

    def paint(painter: QPainter, place: QRectF, dots: float) -> None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        tall = 0.8 * place.height()
        wide = tall * pack.ratio
        for at, one in enumerate(cards, -(len(cards) // 2)):
            painter.save()
            painter.translate(place.center().x(), place.top() + _PIVOT * tall)
            painter.rotate(at * _TURN)
            where = QRectF(-wide / 2, -_PIVOT * tall, wide, tall)
            face = pack.face(one, 420, 1.0)
            painter.drawPixmap(where, face, QRectF(face.rect()))
            painter.restore()

    return Drawn(high, paint)


def border(head: Head, painter: QPainter, place: QRectF, dots: float) -> None:
    """Paint a double rule, a row of suit signs, and a rule inside it."""
    pack, cards = _played_with(head)
    suits = list(dict.fromkeys(one.suit for one in cards))
    # On smaller pages all of it is smaller.
    dots *= min(1.0, place.width() / dots / FRAMED)
    for inset, width in ((0.0, 0.5), (1.4, 0.2), (12.0, 0.2)):
        painter.setPen(QPen(PRINTED_BRASS, width * dots))
        gap = inset * dots
        painter.drawRect(place.adjusted(gap, gap, -gap, -gap))
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    size, middle = 4.6 * dots, 6.7 * dots
    inside = place.adjusted(middle, middle, -middle, -middle)
    number = 0
    for start, end in (
        (inside.topLeft(), inside.topRight()),
        (inside.topRight(), inside.bottomRight()),
        (inside.bottomRight(), inside.bottomLeft()),
        (inside.bottomLeft(), inside.topLeft()),
    ):
        way = end - start
        long = abs(way.x()) + abs(way.y())
        count = max(1, round(long / (8.8 * dots) / 4)) * 4
        for step in range(count):
            centre = start + way * (step / count)
            pack.draw_sign(painter, suits[number % len(suits)], centre, size)
            number += 1


def ornament(painter: QPainter, place: QRectF, dots: float) -> None:
    """Paint a rule with a lozenge in its middle."""
    middle, dots = place.center(), place.height() / ORNAMENT
    painter.setPen(QPen(PRINTED_BRASS, 0.3 * dots))
    for side in (-1, 1):
        near, far = QPointF(side * 7 * dots, 0), QPointF(side * 43 * dots, 0)
        painter.drawLine(middle + near, middle + far)
    painter.setBrush(PRINTED_BRASS)
    painter.setPen(Qt.PenStyle.NoPen)
    for side in (-1, 1):
        painter.drawEllipse(middle + QPointF(side * 5 * dots, 0), 0.5 * dots, 0.5 * dots)
    painter.translate(middle)
    painter.rotate(45)
    half = 1.4 * dots
    painter.drawRect(QRectF(-half, -half, 2 * half, 2 * half))


def signed(head: Head, high: float) -> Drawn:
    """Lines for the organiser and the club, with the sign of the club between them."""
    pack, cards = _played_with(head)
    own = _crest()

    def paint(painter: QPainter, place: QRectF, dots: float) -> None:
        low, size = place.bottom() - 7 * dots, min(place.height(), 27 * dots)
        middle = QPointF(place.center().x(), place.center().y())
        half = (place.width() - size) / 2 - 4 * dots
        painter.setPen(QPen(PAPER.chalk, 0.25 * dots))
        letters = serif_high(max(LEAST, 4.4) * LETTER * dots, italic=True)
        for left, text in (
            (place.left(), translate("club", "the organiser")),
            (place.right() - half, translate("club", "For the club")),
        ):
            painter.drawLine(QPointF(left, low), QPointF(left + half, low))
            painter.setFont(letters)
            room = QRectF(left, low + 0.6 * dots, half, 5 * dots)
            painter.drawText(room, int(Qt.AlignmentFlag.AlignHCenter), text)
        if own is not None:
            room = QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size)
            fitting = own.size().toSizeF().scaled(room.size(), Qt.AspectRatioMode.KeepAspectRatio)
            where = QRectF(room.topLeft(), fitting)
            where.moveCenter(middle)
            painter.drawImage(where, own)
            return
        _seal(painter, middle, size / 2, head.club, dots)
        pack.draw_sign(painter, cards[0].suit, middle, 0.42 * size)

    return Drawn(high, paint)


def _crest() -> QImage | None:
    """Return the picture that the club has chosen for its own papers."""
    for paper in templates.FIELDS:
        template = templates.of(paper)
        if template is not None and not (image := templates.image(template)).isNull():
            return image
    return None


def _seal(painter: QPainter, middle: QPointF, radius: float, club: str, dots: float) -> None:
    """Two rings, with the name of the club between them."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    rings = ((1.0, 0.5), (0.94, 0.2), (0.62, 0.2)) if club else ((1.0, 0.5), (0.94, 0.2))
    for part, width in rings:
        painter.setPen(QPen(PRINTED_BRASS, width * dots))
        painter.drawEllipse(middle, part * radius, part * radius)
    if not club:
        return
    text = club.upper()
    letters = serif_high(2.45 * dots)
    metrics = QFontMetricsF(letters)
    around = 1.72 * pi * 0.78 * radius
    space = 1.16
    long = space * metrics.horizontalAdvance(text)
    if long > around:
        space, long = 1.0, metrics.horizontalAdvance(text)
    if long > around:
        # A long name is not cut: it stands elsewhere on the paper, too.
        return
    painter.setFont(letters)
    painter.setPen(QPen(PRINTED_BRASS.darker(130)))
    angle = -long / (0.78 * radius) / 2 * 180 / pi
    for letter in text:
        wide = space * metrics.horizontalAdvance(letter)
        turn = wide / (0.78 * radius) * 180 / pi
        painter.save()
        painter.translate(middle)
        painter.rotate(angle + turn / 2)
        painter.translate(0, -0.74 * radius)
        painter.drawText(QPointF(-metrics.horizontalAdvance(letter) / 2, 0), letter)
        painter.restore()
        angle += turn


def place_of(number: int) -> str:
    """Return what somebody has won: "first place"."""
    named = {
        1: translate("club", "first place"),
        2: translate("club", "second place"),
        3: translate("club", "third place"),
    }
    return named.get(number) or translate("club", "place {0}").format(number)


def _words(state: TournamentState, row: Row) -> list[Inside]:
    head = state.head
    place = place_of(row.place)
    if row.group:
        place += f" · {words.group(row.group)}"
    points = f"{words.total(head)}: {shown(row.points)}"
    rounds = translate("club", "%n round(s)", "", len(state.drawn))
    won = f"{points} · {rounds}" if row.points > 0 else rounds
    among = translate("club", "among %n player(s)", "", len(state.people))
    name = words.row_name(state, row)
    about = [part for part in (words.club_and_title(head), words.game(head)) if part]
    return [
        fan(head, 62.0),
        Text(translate("club", "Certificate"), DISPLAY, True, CENTRE, before=5, fits=True),
        Drawn(ORNAMENT, ornament),
        Gap(3),
        *(Text(part, HEADING, align=CENTRE, fits=True, italic=True) for part in about),
        Text(name, 0.85 * DISPLAY, True, CENTRE, before=8, fits=True, ink=PRINTED_WINE),
        Text(translate("club", "has won"), HEADING, align=CENTRE, italic=True, before=3),
        Text(place, 0.62 * DISPLAY, True, CENTRE, before=1, fits=True),
        Text(f"{among} · {won}", HEADING, align=CENTRE, italic=True, before=1, fits=True),
        Text(words.when_and_where(head), HEADING, align=CENTRE, fits=True, before=8),
        Gap(7),
        signed(head, 27.0),
    ]


def certificates(state: TournamentState, number: int, winners: frozenset[int]) -> Paper:
    """Return a certificate for each of the best, and for everybody with a prize."""
    blocks: list[Block] = []
    for row in standings(state, number):
        if row.place <= BEST or winners & set(row.people):
            blocks += [Break(), *_words(state, row)]

    def framed(painter: QPainter, place: QRectF, dots: float) -> None:
        border(state.head, painter, place, dots)

    title = translate("club", "Certificates")
    return Paper(title, about(state), blocks, headed=False, framed=framed, least=0.3)
