"""What may be done with a card of the own hand, from the legal moves of a scene.

A place is named "trick", "aside", "rows", "up" for a heap, "up:0", "up:1" … for open cards and
"row:0", "row:1" … for rows. No game is known here: a legal Card may be put down at the scene's
zone; a legal Call about two cards of which the second lies open is made by laying the first one
upon it, and one about a card and the number of a row by laying the card there.
"""

from __future__ import annotations

from collections.abc import Iterator

from desktop.scene.scene import Scene
from engine.cards import Card
from engine.moves import Call, Move


def place_moves(scene: Scene, card: Card) -> dict[str, Move]:
    """Each place that takes this card now, and the move it makes there."""
    moves: dict[str, Move] = {}
    if card in scene.legal:
        moves[scene.zone] = card
    up = scene.view.table.up
    for call, given, taken in _exchanges(scene):
        if given is card and taken in up:
            moves[up_place(up.index(taken))] = call
    for call, given, row in _layings(scene):
        if given is card:
            moves[row_place(row)] = call
    return moves


def playable(scene: Scene) -> set[Card]:
    """Return the cards that some place takes now."""
    return {card for card in scene.hand if place_moves(scene, card)}


def one_move(scene: Scene, card: Card) -> Move | None:
    """Return the move of playing this card without naming a place; None if there are several."""
    moves = place_moves(scene, card)
    if scene.zone in moves:
        return moves[scene.zone]
    return next(iter(moves.values())) if len(moves) == 1 else None


def refused_move(scene: Scene, card: Card, place: str) -> Move | None:
    """Return the move tried at a place that does not take the card; None for no move."""
    if place == scene.zone:
        return card
    if place.startswith("up:"):
        wanted = scene.view.table.up[int(place[3:])]
        for call, _, taken in _exchanges(scene):
            if taken is wanted:
                return Call(call.word, (card, taken))
    if place.startswith("row:"):
        words = {call.word for call, _, _ in _layings(scene)}
        return Call(words.pop(), (card, int(place[4:]))) if words else None
    return None


def row_places(scene: Scene) -> set[str]:
    """Return the names of the rows on which something may be laid now."""
    return {row_place(row) for _, _, row in _layings(scene)}


def putting(scene: Scene) -> bool:
    """Whether the bottom seat is asked for a card."""
    return any(isinstance(move, Card) for move in scene.legal)


def hinted(scene: Scene) -> set[Card]:
    """Return the cards that the hint is about."""
    if isinstance(scene.hint, Card):
        return {scene.hint}
    args = scene.hint.args if scene.hint is not None else ()
    return {arg for arg in args if isinstance(arg, Card)}


def up_place(number: int) -> str:
    """Return the name of the place of an open card."""
    return f"up:{number}"


def row_place(number: int) -> str:
    """Return the name of the place of a row."""
    return f"row:{number}"


def _layings(scene: Scene) -> Iterator[tuple[Call, Card, int]]:
    for move in scene.legal:
        if isinstance(move, Call) and len(move.args) == 2 and scene.strips:
            given, row = move.args
            if isinstance(given, Card) and isinstance(row, int):
                yield move, given, row


def _exchanges(scene: Scene) -> Iterator[tuple[Call, Card, Card]]:
    for move in scene.legal:
        if isinstance(move, Call) and len(move.args) == 2:
            given, taken = move.args
            if isinstance(given, Card) and isinstance(taken, Card):
                yield move, given, taken
