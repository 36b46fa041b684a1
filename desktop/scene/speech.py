"""Makes sentences: keys of the engine become text in a reader's language.

A Speech knows one match: the game with its own words, and the names at the seats. Where the user
wants the dialect of a game's home, texts that the game has in it are taken as they stand.
"""

from __future__ import annotations

from collections.abc import Sequence
from string import Formatter
from typing import Any

from desktop.common.language import PROGRAM, Language, UnknownLanguage
from desktop.common.numbers import shown
from desktop.common.people import is_you, spoken
from desktop.scene import naming
from desktop.scene.naming import NEUTER
from engine import words
from engine.cards import BACK, Card
from engine.facts import Advice, Fact, FactArg
from engine.moves import Arg, Call, Move
from engine.options import Value
from engine.rules import Rules
from engine.sheet import Mark
from engine.table import NOBODY, Seat, Table

ENTER = "⏎"
"""The key of the tag with which it goes on, as it is shown."""

_ARTICLE = "de "
"""With this the names of some cards begin; they need no other."""

DIALECTS = {"off": "", "nds": "low_german"}
"""Under which name a game has texts of a dialect."""


def check_dialect(dialect: str) -> None:
    """Raise UnknownLanguage for a dialect that there is not."""
    if dialect not in DIALECTS:
        raise UnknownLanguage(f"there is no dialect {dialect!r}")


class _Filler(Formatter):
    """Fills `{0:seat}`, `{1:card}`, `{0:suit}`, `{2:unit}`: the format says what an argument is.

    German may ask for a card with its article: `{1:card den}`.
    """

    def __init__(self, speech: Speech, *, own_names: bool = False) -> None:
        self._speech = speech
        self._card = speech.own_name if own_names else speech.card

    def format_field(self, value: Any, format_spec: str) -> str:
        kind, _, wanted = format_spec.partition(" ")
        match kind:
            case "seat":
                return self._speech.name(value)
            case "side":
                return self._speech.side(value)
            case "card" if wanted:
                return self._speech.with_article(value, wanted)
            case "card":
                return self._card(value)
            case "suit":
                return self._speech.suit(value)
            case "unit":
                return self._speech.text(f"worth.{value}")
        return shown(value) if isinstance(value, int) else str(value)


class Speech:
    """The sentences about one match, in one language.

    `listener` is the seat of the reader: he is told of himself as "you". Where several
    people read them, or nobody who plays, that is somebody who has no name but "you".
    """

    def __init__(
        self,
        rules: Rules[Any],
        names: Sequence[str] = (),
        *,
        language: Language = PROGRAM,
        dialect: str = "off",
        listener: Seat = NOBODY,
    ) -> None:
        self.rules = rules
        self.language = language
        """In which all this is said; it can be changed any time."""
        self.names = tuple(names)
        self._reads = listener
        self._words = rules.game.texts
        self._filler = _Filler(self)
        self._at_home = _Filler(self, own_names=True)
        self.dialect = dialect
        self.suits = naming.suits_of(rules.pack())
        """By whose suits the cards are named."""

    @property
    def dialect(self) -> str:
        """The dialect that goes before the language, "off" for none; it can be changed any time.

        Raises UnknownLanguage for one that there is not.
        """
        return self._dialect

    @dialect.setter
    def dialect(self, dialect: str) -> None:
        check_dialect(dialect)
        self._dialect = dialect
        self._heard = self._words.dialects.get(DIALECTS[dialect], {})

    @property
    def listener(self) -> Seat:
        """The seat that is told of itself as "you", NOBODY for none."""
        if self._reads != NOBODY:
            return self._reads
        return next((seat for seat, name in enumerate(self.names) if is_you(name)), NOBODY)

    @listener.setter
    def listener(self, seat: Seat) -> None:
        self._reads = seat

    # Cards and people.

    def name(self, seat: int) -> str:
        """Return the name at a seat; somebody without one is called "you"."""
        return spoken(self.names[seat], self.language)

    def side(self, side: int) -> str:
        """Who shares a column of the sheet: a name, or "Anna & Bert"."""
        return " & ".join(self.name(seat) for seat in self.rules.sides()[side])

    def sides(self) -> tuple[str, ...]:
        """Return the names above the columns of the sheet."""
        return tuple(self.side(side) for side in range(len(self.rules.sides())))

    def winners(self, sides: Sequence[int]) -> str:
        """Who has won the evening, in a sentence; "" for nobody."""
        names = [self.side(side) for side in sides]
        if not names:
            return ""
        alone = len(names) == 1 and len(self.rules.sides()[sides[0]]) == 1
        if alone:
            return self.translate("stage", "{0} wins the match!").format(*names)
        return self.translate("stage", "{0} win the match!").format(", ".join(names))

    def suit(self, suit: str) -> str:
        """Return a suit by its letter."""
        return naming.suit(self.suits, suit, self.language)

    def card(self, card: Card) -> str:
        """Return a card, "Ober of Acorns"."""
        if card is BACK:
            return self.translate("cards", words.BACK)
        return naming.card(self.suits, card, self.language)

    def with_article(self, card: Card, wanted: str) -> str:
        """Return a card with its German article, which is named as it is for a masculine card."""
        if card is BACK:
            return self.translate("cards", words.A_BACK)
        return with_article(self.card(card), wanted, self.suits, card.rank)

    def own_name(self, card: Card, t: Table | None = None) -> str:
        """Return the name of its own that the players give a card.

        "Ober of Acorns" if it has none.
        """
        nickname = "" if card is BACK else self.rules.show.nickname(card, t)
        return self.text(f"nickname.{nickname}") if nickname else self.card(card)

    def full_card(self, card: Card, t: Table | None = None) -> str:
        """Return a card with the name of its own, if it has one.

        Some have theirs only at a table.
        """
        nickname, plain = self.own_name(card, t), self.card(card)
        if nickname == plain:
            return plain
        if self._heard:
            return f"{nickname}, {plain}"
        named = words.NAMED if nickname.startswith(_ARTICLE) else words.NICKNAMED
        return self.translate("cards", named).format(card=plain, nickname=nickname)

    def translate(self, context: str, source: str, remark: str = "", number: int = -1) -> str:
        """Return a marked text in the language of now."""
        return self.language.translate(context, source, remark, number)

    # Keys.

    def text(self, key: str, *args: FactArg | Arg) -> str:
        """Return the text of a key with its arguments; the key itself if nobody wrote one."""
        if key in self._heard:
            own = words.told_to(self._listener(), key, self._heard[key], args)
            said = self._heard.get(own, self._heard[key])
            said = said.replace("%n", str(args[-1]) if args else "%n")
            return self._at_home.vformat(said, args, {})
        try:
            context, source = self._source(key, args)
        except KeyError:
            return key
        counted = "%n" in source and bool(args)
        number = args[-1] if counted and isinstance(args[-1], int) else -1
        # House rules may tell of cards that are not played with now.
        suits = "german" if key.startswith("option.") else self.suits
        said = self.translate(context, source, "", number)
        said = naming.told(said, suits, language=self.language)
        return self._filler.vformat(said, args, {})

    def _listener(self) -> dict[str, int]:
        """Return the seat and the side of the listener; nothing where there is none."""
        listener = self.listener
        of = (side for side, seats in enumerate(self.rules.sides()) if listener in seats)
        return {} if listener == NOBODY else {"seat": listener, "side": next(of)}

    def _source(self, key: str, args: Sequence[FactArg | Arg]) -> tuple[str, str]:
        """Return the context and English of a key, in its own form for a listener who is in it."""
        context, source = self._words.text(key)
        own = words.told_to(self._listener(), key, source, args)
        if self._words.has(own) and (said := self._words.text(own))[0] == context:
            return said
        # A game from elsewhere may have no such form: then he is named like everybody.
        return context, source

    def has(self, key: str) -> bool:
        """Whether there is a text for this key."""
        return self._words.has(key)

    def happens(self, fact: Fact) -> str:
        """Return what a fact tells."""
        return self.text(f"fact.{fact.key}", *fact.args)

    def news(self, facts: Sequence[Fact]) -> str:
        """Return what several facts tell in turn; up to three turned cards in one sentence."""
        told, waiting = list[str](), list(facts)
        while waiting:
            cards = 1
            while cards < min(3, len(waiting)) and _turned(waiting[: cards + 1]):
                cards += 1
            if cards == 1:
                told.append(self.happens(waiting[0]))
            else:
                args = [arg for fact in waiting[:cards] for arg in fact.args[:1]]
                told.append(self.text(f"fact.turns_up.{cards}", *args))
            del waiting[:cards]
        return " ".join(told)

    def of_seat(self, seat: Seat, kind: str, fact: Fact) -> str:
        """Return what is known of a seat's part in the deal: "plays", or "play" to its holder.

        `kind` is "plate" or "tip"; "" where the game has no such text.
        """
        plain = f"{kind}.{fact.key}"
        own = words.own_form(plain, 0)
        key = own if seat == self.listener and self.has(own) else plain
        return self.text(key, *fact.args) if self.has(key) else ""

    def rule(self, fact: Fact) -> str:
        """Return the rule that forbids something."""
        return self.text(f"rule.{fact.key}", *fact.args)

    def waits(self, phase: str, seat: Seat) -> str:
        """Who is waited for, and for what."""
        return self.text("wait.you") if seat == self.listener else self.text(f"wait.{phase}", seat)

    def hint(self, advice: Advice) -> str:
        """Why, and what somebody would do: without numbers, and each card is named once."""
        reason = self.text(f"advice.{advice.reason.key}", *advice.reason.args)
        move = self.move(advice.move)
        stop = "" if move.endswith(("!", "?", ".")) else "."
        if isinstance(advice.move, Card):
            return f"{reason.removesuffix('.')}: {move}{stop}"
        return f"{reason} {move}{stop}"

    def reason(self, fact: Fact) -> str:
        """Return what speaks for a move, for somebody who looks back.

        With numbers if there are any.
        """
        counted = f"advice.{fact.key}.counted"
        return self.text(
            counted if fact.args and self.has(counted) else f"advice.{fact.key}", *fact.args
        )

    def about(self, kind: str, fact: Fact | None) -> str:
        """Return the text of this kind for a fact, "" for none."""
        return "" if fact is None else self.text(f"{kind}.{fact.key}", *fact.args)

    def outlook(self, fact: Fact) -> str:
        """Return what a card would do to the trick."""
        return self.text(f"outlook.{fact.key}", *fact.args)

    def phrase(self, phrase: Call) -> str:
        """Return what is said across the table.

        Some phrases sound otherwise with a card held up.
        """
        shown = f"phrase.{phrase.word}.card"
        if phrase.args and self.has(shown):
            return self.text(shown, *phrase.args)
        return self.text(f"phrase.{phrase.word}", *phrase.args)

    def meaning(self, phrase: Call) -> str:
        """Return what is meant by it, "" where that is plain."""
        key = f"meaning.{phrase.word}"
        return self.text(key, *phrase.args) if self.has(key) else ""

    def call(self, call: Call) -> str:
        """Return what stands on the button of a call."""
        return self.text(f"call.{call.word}", *call.args)

    def key(self, call: Call) -> str:
        """Return the letter or digit that means this call, in capitals.

        "" where it has none of its own.
        A letter has one meaning in all games of a language.
        """
        name = f"key.call.{call.word}"
        return self.text(name, *call.args).upper() if self.has(name) else ""

    def move(self, move: Move) -> str:
        """Return a card that is put down, or what stands on the button of a call."""
        return self.card(move) if isinstance(move, Card) else self.call(move)

    def mark(self, mark: Mark) -> str:
        """Return a mark of the slate in words."""
        return self.text(f"mark.{mark.kind}", mark.number)

    # House rules.

    def title(self) -> str:
        """Return the name of the game."""
        return self.text("game")

    def preset(self, name: str) -> str:
        """Return the name of a preset."""
        return self.text(f"preset.{name}")

    def option(self, name: str) -> str:
        """Return what an option is about."""
        return self.text(f"option.{name}")

    def value(self, name: str, value: Value) -> str:
        """Return a value of an option."""
        key = f"option.{name}.{value}"
        if self.has(key):
            return self.text(key)
        if isinstance(value, bool):
            if value:
                return self.translate("options", "yes")
            return self.translate("options", "no")
        return str(value)


def _turned(facts: Sequence[Fact]) -> bool:
    """Whether each of these tells of a card that is turned up."""
    return all(fact.key == "turns_up" for fact in facts)


_FORMS = {"der": ("der", "die", "das"), "den": ("den", "die", "das"), "dem": ("dem", "der", "dem")}
_MASCULINE, _FEMININE, _NEUTER = range(3)

_GENDERS = {
    "german": ({"A": _FEMININE}, _MASCULINE),
    "french": ({"A": _NEUTER, "K": _MASCULINE, "J": _MASCULINE, "W": _MASCULINE}, _FEMININE),
}
"""Of ranks that are named, and of all others: der Neuner of German cards, die Neun of French."""

_WEAK = {("french", "J")}
"""What ends in -n wherever it is not the subject: der Bube, den Buben."""


def with_article(name: str, wanted: str, suits: str, rank: str) -> str:
    """Return a card's name behind its article; `wanted` with a capital gives one with a capital."""
    case = wanted.lower()
    named, others = _GENDERS[suits]
    gender = _NEUTER if name.endswith(NEUTER) else named.get(rank, others)
    article = _FORMS[case][gender]
    if wanted[0].isupper():
        article = article.capitalize()
    ending = "n" if (suits, rank) in _WEAK and case != "der" else ""
    return f"{article} {name}{ending}"
