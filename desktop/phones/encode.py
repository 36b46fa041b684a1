"""A scene as plain data for a page, in the words of its reader; described in `scene.md`.

Nothing is told that is not in the scene, which is made from what its reader may see.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeAlias

from desktop.common.numbers import shown
from desktop.common.sentences import capital
from desktop.scene.ending import Ending, Told
from desktop.scene.scene import RowStrip, Scene
from desktop.scene.speech import Speech
from desktop.scene.tags import CONTINUE, asking, asks_which, stands_for, without_key, words_of
from desktop.table import card_names
from desktop.table.card_positions import cut_card, hand_is_open, open_hand, trick_cards
from engine.cards import BACK, Card
from engine.moves import Call, write
from engine.table import Seat

VERSION = 1

Data: TypeAlias = dict[str, Any]


def encode(scene: Scene, speech: Speech) -> Data:
    """Return what the scene shows to the reader of this speech."""
    t, legal = scene.view.table, scene.legal
    own = scene.view.seat == scene.bottom and hand_is_open(scene)
    calls = [move for move in legal if isinstance(move, Call)]
    data: Data = {
        "v": VERSION,
        "sign": _sign(scene, speech),
        "signs": list(scene.signs),
        "you": scene.view.seat,
        "turn": scene.turn,
        "asked": bool(legal or scene.replies),
        "prompt": scene.prompt,
        "note": scene.note,
        "noted": code(scene.noted) if scene.noted is not None else "",
        "hint": write(scene.hint) if scene.hint is not None else "",
        "around": [_place(scene, seat) for seat in _around(scene)],
        "hand": [_held(scene, speech, card, calls) for card in scene.hand] if own else [],
        "parts": list(scene.parts) if own else [],
        "part_names": list(scene.part_names) if own else [],
        "closed": scene.closed,
        "zone": scene.zone,
        "trick": [{"c": code(card), "seat": seat} for seat, card, _ in trick_cards(scene)],
        "decided": _decided(scene, speech),
        "news": scene.news,
        "rows": [_rows(scene, strip) for strip in scene.strips],
        "stock": len(t.stock),
        "cut": code(cut_card(scene) or BACK),
        "up": [code(card) for card in t.up],
        "heaped": scene.heaped,
        "piles": {name: write(move) for name, move in scene.piles.items()},
        "pile_texts": {
            "stock": card_names.talon(speech, len(t.stock)) if t.stock else "",
            "up": speech.translate("table-view", "Discard pile") if scene.heaped else "",
        },
        "coins": _coins(scene, speech),
        "replies": [_tag(call, speech) for call in scene.replies],
        "calls": [_tag(call, speech) for call in calls if not _about(call)],
        "which": [_which(call, scene, speech) for call in asking(scene.offered)],
        "ending": _ending(scene.ending),
        "over": scene.ending is not None and scene.ending.evening,
    }
    data["names"] = _names(data, scene, speech)
    return data


def code(card: Card) -> str:
    """Return the code of a card, "" for one that lies face down."""
    return "" if card is BACK else card.code


def _sign(scene: Scene, speech: Speech) -> str:
    trumps = card_names.trumps(speech, scene.trumps, scene.trumps_offered) if scene.trumps else ""
    return " · ".join(filter(None, (trumps, scene.sign)))


def _around(scene: Scene) -> list[Seat]:
    """Return the seats as they sit, clockwise from the one at the bottom."""
    seats, way = len(scene.places), -1 if scene.anticlockwise else 1
    return [(scene.bottom + way * step) % seats for step in range(seats)]


def _place(scene: Scene, seat: Seat) -> Data:
    t, place = scene.view.table, scene.places[seat]
    return {
        "seat": seat,
        "name": place.name,
        "portrait": f"/portraits/{place.portrait}.svg" if place.portrait else "",
        "cards": len(t.hands[seat]),
        "shown": [code(card) for card in open_hand(scene, seat)] if seat != scene.bottom else [],
        "notes": list(place.notes),
        "tips": list(place.tips),
        "dealer": place.dealer,
        "turn": seat == scene.turn,
        "leads": place.leads,
        "in": place.in_play,
        "score": place.score,
        "bot": place.bot,
        "away": place.away,
    }


def _held(scene: Scene, speech: Speech, card: Card, calls: Iterable[Call]) -> Data:
    """Return a card of the reader's own hand, with what may be said about it."""
    if scene.closed:
        return {"c": "", "may": False, "trump": False, "calls": []}
    return {
        "c": code(card),
        "may": card in scene.legal,
        "trump": bool(card_names.trump(speech, scene, card)),
        "calls": [_tag(call, speech) for call in calls if _about(call)[:1] == [card]],
    }


def _about(call: Call) -> list[Card]:
    return [arg for arg in call.args if isinstance(arg, Card)]


def _tag(call: Call, speech: Speech) -> Data:
    return {"m": write(call), "text": words_of(call, speech)}


def _which(call: Call, scene: Scene, speech: Speech) -> Data:
    """Return a call before a card is lifted; one that stands for several has these in `of`."""
    if not asks_which(call):
        return _tag(call, speech)
    of = [_tag(one, speech) for one in scene.offered if stands_for(call, one)]
    return {"text": words_of(call, speech), "of": of}


def _decided(scene: Scene, speech: Speech) -> Data | None:
    if scene.decided is None:
        return None
    winner = scene.decided.winner
    return {
        "seat": winner,
        "text": scene.prompt,
        "best": next((code(card) for seat, card, best in trick_cards(scene) if best), ""),
        "go_on": without_key(speech.language, "window", CONTINUE),
    }


def _rows(scene: Scene, strip: RowStrip) -> Data:
    rows = scene.view.table.rows
    cards = [
        {"c": code(card), "row": row, "column": column}
        for row, columns in zip(strip.rows, strip.columns, strict=True)
        for card, column in zip(rows[row], columns, strict=True)
    ]
    wide = max([strip.wide, *(column + 1 for columns in strip.columns for column in columns)])
    return {"caption": strip.caption, "owner": strip.owner, "wide": wide, "cards": cards}


def _coins(scene: Scene, speech: Speech) -> Data | None:
    if scene.coins is None:
        return None
    pot = f"{capital(speech.text('column.kitty'))}: {scene.coins.kitty}"
    seats = [shown(scene.coins.seats[seat]) for seat in _around(scene)]
    return {"texts": [pot], "seats": seats}


def _ending(ending: Ending | None) -> Data | None:
    if ending is None:
        return None
    return {
        "title": ending.title,
        "told": [_told(one) for one in ending.told],
        "note": ending.remarks,
    }


def _told(one: Told) -> Data:
    """Return a line of the reckoning."""
    return {"who": one.who, "what": one.what, "amount": one.amount, "leads": one.leads}


def _names(data: Mapping[str, Any], scene: Scene, speech: Speech) -> dict[str, str]:
    """Return the spoken name of every card that is named in this data."""
    found: set[str] = {data["noted"], data["cut"], *data["up"]}
    found.update(one["c"] for one in (*data["hand"], *data["trick"]))
    found.update(card["c"] for row in data["rows"] for card in row["cards"])
    found.update(card for place in data["around"] for card in place["shown"])
    table = scene.view.table
    pack = (card for card in speech.rules.pack() if card.code in found)
    return {card.code: speech.full_card(card, table) for card in pack}
