"""Two at a table: round robin by the circle, Swiss by score, knock-out with a second chance."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from random import Random

from engine.tournament.draw.lots import shuffled
from engine.tournament.draw.matching import Couples, cheapest
from engine.tournament.draw.past import Pair, Past, pair


def round_robin(players: Sequence[int], double: bool = False) -> list[tuple[Couples, list[int]]]:
    """Every round: the pairs and who sits out. Everybody meets everybody, or twice if `double`.

    The circle: the first stands still, the others walk one place on with each round; who stands
    opposite each other plays. With an odd number a gap stands in the circle and sits out.
    """
    circle: list[int | None] = list(players)
    if len(circle) % 2:
        circle.append(None)
    half = len(circle) // 2
    rounds: list[tuple[Couples, list[int]]] = []
    for number in range(len(circle) - 1):
        couples: Couples = []
        out: list[int] = []
        for here in range(half):
            one, other = circle[here], circle[-1 - here]
            if one is None or other is None:
                out.extend(player for player in (one, other) if player is not None)
            else:
                swap = number % 2 if here == 0 else here % 2
                couples.append((other, one) if swap else (one, other))
        rounds.append((couples, out))
        circle = [circle[0], circle[-1], *circle[1:-1]]
    if double:
        rounds += [([(b, a) for a, b in couples], out) for couples, out in rounds]
    return rounds


def swiss(
    ranked: Sequence[int],
    scores: Mapping[int, int],
    past: Past,
    apart: Collection[Pair],
    rng: Random,
) -> Couples:
    """Pairs of equals who have not met: `ranked`, best first, are an even number.

    First nobody meets again who need not; then those stay apart who are to; then the differences
    of score are as small as possible; among equals the upper half plays the lower half.
    """
    place = {player: number for number, player in enumerate(ranked)}
    groups: dict[int, list[int]] = {}
    for player in ranked:
        groups.setdefault(scores[player], []).append(player)
    spread = max(scores[one] for one in ranked) - min(scores[one] for one in ranked)
    fold = len(ranked) * len(ranked)
    apart_costs = fold * (spread * spread + 1) * len(ranked)
    again_costs = apart_costs * len(ranked)

    def cost(one: int, other: int) -> int:
        apart_by = abs(place[one] - place[other])
        difference = scores[one] - scores[other]
        price = fold * difference * difference
        if not difference:
            price += abs(apart_by - len(groups[scores[one]]) // 2)
        if pair(one, other) in apart:
            price += apart_costs
        return price + again_costs * past.met(one, other)

    couples = cheapest(ranked, cost, rng)
    couples.sort(key=lambda couple: min(place[couple[0]], place[couple[1]]))
    return couples


def knock_out(
    alive: Sequence[int],
    losses: Mapping[int, int],
    past: Past,
    byes: Mapping[int, int],
    rng: Random,
) -> tuple[Couples, list[int]]:
    """Return the pairs of a knock-out round and who goes on without playing; `alive`, best first.

    `losses` and `byes` count since the knock-out began; in its first round both are empty.

    Those who have lost as often play each other, the best against the last. If only one is left
    on each side these two play the final.
    """
    sides: dict[int, list[int]] = {}
    for player in alive:
        sides.setdefault(losses.get(player, 0), []).append(player)
    if len(alive) == 2:
        return [(alive[0], alive[1])], []
    couples: Couples = []
    free = []
    for _, side in sorted(sides.items()):
        playing, waiting = _without_bye(side, byes, _waiting(len(side), not losses and not byes))
        free += waiting
        couples += _folded(playing, past, rng)
    return couples, free


def _waiting(players: int, first: bool) -> int:
    """How many wait: in the first round as many as make all later ones even, then the odd one."""
    power = 1
    while power < players:
        power *= 2
    return power - players if first else players % 2


def _without_bye(
    side: Sequence[int], byes: Mapping[int, int], waiting: int
) -> tuple[list[int], list[int]]:
    """Who plays and who waits: those who have waited least, the best of them."""
    order = sorted(range(len(side)), key=lambda place: (byes.get(side[place], 0), place))
    free = set(order[:waiting])
    return (
        [one for place, one in enumerate(side) if place not in free],
        [one for place, one in enumerate(side) if place in free],
    )


def _folded(playing: Sequence[int], past: Past, rng: Random) -> Couples:
    place = {player: number for number, player in enumerate(playing)}
    last = len(playing) - 1

    def cost(one: int, other: int) -> int:
        off = place[one] + place[other] - last
        return off * off + 4 * last * last * past.met(one, other)

    return sorted(cheapest(playing, cost, rng), key=lambda couple: place[couple[0]])


def sitting_out(players: Collection[int], past: Past, number: int, rng: Random) -> list[int]:
    """Who sits out by lot: never anybody twice before everybody has once."""
    order = shuffled(sorted(players), rng)
    order.sort(key=lambda player: past.out[player])
    return sorted(order[:number])


def last_of(ranked: Sequence[int], past: Past, number: int, *, missed: bool = True) -> list[int]:
    """Who sits out by rank: the last of those who have done so least often.

    A round that was `missed` counts as one sat out; draws of the first ways do not know that.
    """
    order = sorted(
        reversed(ranked), key=lambda player: past.out[player] + missed * past.missed[player]
    )
    return sorted(order[:number])
