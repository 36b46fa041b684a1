"""What a game does not say yet: the keys it uses without English, and the pages it lacks.

Some keys follow from what a game declares: its name, presets, options and chapters. The others are
met by playing deals with bots, half of the moves by chance: what comes about seldom, more deals
find. Nothing is translated here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from engine import bots, result_entry, shuffle
from engine.facts import Fact
from engine.games import NotUsed
from engine.hidden import view
from engine.moves import Call
from engine.rules import Phase, Rules
from engine.rules.game import Game
from engine.sheet import Line
from engine.table import Table

LANGUAGES = ("en", "de")
DEALS = 3
"""How many deals of each preset are played to look for keys."""


def missing(game: Game[Any], deals: int = DEALS) -> list[str]:
    """Keys of a game that have no English, and files of pages it lacks, each sorted.

    Each preset is played for these deals, with each number of players; the same every time.
    """
    keys = {*declared(game)}
    if not game.by_hand:
        for options in game.presets.values():
            for players in game.seats_of(options):
                keys |= {*met(game.make(options, players), deals, Random(players))}
    return _without_english(game, keys) + missing_pages(game)


def missing_at(rules: Rules[Any], deals: int = 1) -> list[str]:
    """As `missing`, but only what a match by these rules needs: quick enough before it begins."""
    keys = {*declared(rules.game)}
    if not rules.game.by_hand:
        keys |= {*met(rules, deals, Random(rules.players))}
    return _without_english(rules.game, keys) + missing_pages(rules.game)


def missing_pages(game: Game[Any]) -> list[str]:
    """Return the files of pages that a game lacks.

    Rules in each language, a glossary in all or none.
    """

    def there(kind: str) -> list[bool]:
        return [bool(game.page(kind, language)) for language in LANGUAGES]

    kinds = ["rules", *(["glossary"] if any(there("glossary")) else [])]
    return [
        f"{kind}.{language}.md"
        for kind in kinds
        for language, found in zip(LANGUAGES, there(kind), strict=True)
        if not found
    ]


def declared(game: Game[Any]) -> Iterator[str]:
    """Yield the keys that follow from what a game declares."""
    yield from ("game", "game.about")
    yield from (f"preset.{name}" for name in game.presets)
    yield from (f"group.{name}" for name in game.options.groups())
    for name in game.options.names():
        yield f"option.{name}"
        values = game.options.values(name)
        yield from (f"option.{name}.{value}" for value in values if isinstance(value, str))
    if game.by_hand:
        return
    for options in game.presets.values():
        rules = game.make(options, game.seats_of(options)[0])
        for chapter in rules.flow():
            if type(chapter).legal is not Phase.legal:
                yield f"wait.{chapter.name}"


def met(rules: Rules[Any], deals: int, rng: Random) -> Iterator[str]:
    """Yield the keys that are met in a number of deals, some of them more than once."""
    bot = bots.make("heuristic", rules)
    yield from _facts("remark", rules.remarks())
    dealer, lines = 0, list[Line]()
    for _ in range(deals):
        setup = rules.next_deal(lines, dealer)
        if setup is None:
            return
        t = rules.start(shuffle.shuffled(rules.pack(), rng), setup, listen=True)
        yield from _at(rules, t)
        while t.phase:
            legal = rules.legal(t)
            advice = bot.advise(view(t, t.turn), list(legal), rng, 0.0)
            yield f"advice.{advice.reason.key}"
            rules.apply(t, rng.choice(legal) if rng.random() < 0.5 else advice.move)
            yield from _at(rules, t)
        line = rules.score(t)
        yield from _facts("fact", rules.show.brought(line))
        items = rules.show.reckoning(view(t).table, line)
        yield from _facts("reckoned", [item.why for item in items])
        name = rules.show.line_name(line)
        yield from _facts("line", [] if name is None else [name])
        yield from _on_paper(rules, lines)
        lines.append(line)
        dealer = (setup.dealer + 1) % rules.players
    yield from _on_the_sheet(rules, lines)
    unit = rules.bots.unit().key
    yield from (f"worth.{unit}", f"meant.{unit}")


def _at(rules: Rules[Any], t: Table) -> Iterator[str]:
    """Yield what is said, asked and offered at a table; the facts told since the last are taken."""
    told, t.facts = t.facts or [], []
    yield from _facts("fact", told)
    yield from _facts("sign", rules.show.signs(t))
    for seat in range(len(t.hands)):
        yield from _facts("plate", rules.show.status(t, seat))
        yield from _facts("own", rules.show.own_notes(view(t, seat).table, seat))
        yield from (f"phrase.{phrase.word}" for phrase in rules.phrases(t, seat))
    captions = [strip.caption for strip in rules.show.strips(t)]
    yield from _facts("row", [caption for caption in captions if caption is not None])
    if t.phase:
        yield from _at_turn(rules, t)


def _at_turn(rules: Rules[Any], t: Table) -> Iterator[str]:
    yield f"ask.{rules.asks(t).key}"
    yield f"wait.{t.phase}"
    for move in rules.legal(t):
        if isinstance(move, Call):
            yield f"call.{move.word}"
    for card in t.hands[t.turn]:
        outlook = rules.show.outlook(t, card)
        yield from _facts("outlook", [] if outlook is None else [outlook])
        nickname = rules.show.nickname(card, t)
        if nickname:
            yield f"nickname.{nickname}"
        chapter = rules.chapter(t)
        if chapter is not None and card not in rules.legal(t):
            yield f"rule.{chapter.why_not(t, card).key}"


def _on_paper(rules: Rules[Any], lines: Sequence[Line]) -> Iterator[str]:
    """Yield what is asked first about the deal after these lines, when it is entered by hand."""
    for field in result_entry.fields(rules, lines, {}):
        yield f"entry.{field.key}"
        yield from (f"entry.{field.key}.{choice}" for choice in field.choices)


def _on_the_sheet(rules: Rules[Any], lines: Sequence[Line]) -> Iterator[str]:
    sheet = rules.sheet(lines)
    yield from (f"total.{total.key}" for total in sheet.totals)
    yield from (f"column.{column.key}" for column in sheet.beside)
    yield from (f"mark.{mark.kind}" for side in sheet.slate for mark in side)


def _facts(kind: str, facts: Sequence[Fact]) -> Iterator[str]:
    yield from (f"{kind}.{fact.key}" for fact in facts)


def lacking(bad: NotUsed) -> str:
    """All texts and pages that a package lacks, if nothing but words is missing; else nothing."""
    if bad.game is None:
        return ""
    try:
        return ", ".join(missing(bad.game))
    except Exception as error:  # what is not finished may fail anywhere
        return f"{type(error).__name__}: {error}"


def _without_english(game: Game[Any], keys: set[str]) -> list[str]:
    texts = game.texts
    english = {"": "", **texts.english}

    def said(key: str) -> bool:
        return bool(english[key] if key in english else texts.has(key) and texts.text(key)[1])

    return sorted(key for key in keys if not said(key))
