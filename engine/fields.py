"""How a game declares its own fields on the table: each once, with who may see it.

    @dataclass(slots=True, eq=False)
    class WhistTable(Table):
        honours: Public[int] = 0
        \"\"\"How many of the honours have been played.\"\"\"
        passed_on: Owner[list[list[Card]]] = per_seat(list)
        \"\"\"The cards that each seat passes on, face down until all have chosen.\"\"\"
        buried: Nobody[int] = 0
        \"\"\"How many points lie in the talon.\"\"\"

`Public` is seen by all. Of an `Owner` field, a list made by `per_seat`, each seat sees its own
entry. A `Nobody` field is seen by nobody. A field without such a mark is refused when the class is
made; so is a type that `copies` does not know.

What a seat does not see is covered in its view. Where a hidden field or its entries are of the
type Card, `Card | None` or `list[Card]`, cards lie there that lie nowhere else: their backs are
seen, and on a table dealt anew from a view the field gets cards, as hands do. Any other hidden
field must follow from where the cards lie: in a view it is as at the start of a deal, and on a
table dealt anew the game works it out in `Rules.derive`.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from dataclasses import KW_ONLY, MISSING, Field, dataclass, field, fields
from enum import Enum
from typing import (
    Annotated,
    Any,
    ClassVar,
    TypeAlias,
    TypeVar,
    cast,
    get_args,
    get_origin,
    overload,
)

from engine.cards import Card
from engine.copies import NotCopied, expression, parts
from engine.moves import Call

V = TypeVar("V")


class Sight(Enum):
    """Who sees a field."""

    ALL = "all"
    OWNER = "owner"
    NONE = "none"


Public: TypeAlias = Annotated[V, Sight.ALL]
"""A field that everybody sees, the onlooker too."""

Owner: TypeAlias = Annotated[V, Sight.OWNER]
"""A field with an entry for each seat, which that seat alone sees."""

Nobody: TypeAlias = Annotated[V, Sight.NONE]
"""A field that nobody sees."""


@dataclass(frozen=True, slots=True)
class Secret:
    """A hidden field, and what stands in a view in its place."""

    name: str
    each: bool
    """Whether it is a list made by `per_seat`."""
    owned: bool
    """Whether each seat sees its own entry."""
    cards: bool
    """Whether cards lie in it, or in its entries. They are covered one by one."""
    blank: Callable[[], object]
    """Makes what is seen of it, or of an entry, where no cards lie in it."""


_EACH = "per seat"


@overload
def per_seat(start: Callable[[], V]) -> list[V]: ...
@overload
def per_seat(start: V) -> list[V]: ...
def per_seat(start: object) -> object:
    """Declare a list with an entry for each seat.

    `start` is what each entry is at the start of a deal, or what makes it, such as `list`.
    """
    return field(init=False, metadata={_EACH: start})


def _entries(one: Field[Any], seats: int) -> list[object]:
    """Return the entries at the start of a deal of a field declared with `per_seat`."""
    start = one.metadata[_EACH]
    return [start() for _ in range(seats)] if callable(start) else [start] * seats


def starter(kind: type) -> Callable[[Any, int], None]:
    """Return the function that gives a table of just this class its fields made by `per_seat`.

    It takes the table and the number of seats. Raises TypeError if the class has no slots.
    """
    if "__slots__" not in vars(kind):
        raise TypeError(f"{kind.__qualname__} is no dataclass with slots=True")
    lines = ["def start(self, seats):", "    pass"]
    room: dict[str, Any] = {}
    for one in fields(kind):
        if _EACH not in one.metadata:
            continue
        start = room[f"_{one.name}"] = one.metadata[_EACH]
        if callable(start):
            entry = "[]" if start is list else f"_{one.name}()"
            lines.append(f"    self.{one.name} = [{entry} for _ in range(seats)]")
        else:
            lines.append(f"    self.{one.name} = [_{one.name}] * seats")
    exec(compile("\n".join(lines), f"<start of {kind.__qualname__}>", "exec"), room)
    return cast(Callable[[Any, int], None], room["start"])


def secrets_of(kind: type) -> tuple[Secret, ...]:
    """Return the hidden fields that this subclass of a table declares itself, in their order.

    Raises TypeError, with the field's name, where one is not declared as it has to be.
    """
    secrets = []
    hints = inspect.get_annotations(kind, eval_str=True)
    for name, value in vars(kind).items():
        if name not in hints and not name.startswith("__") and not _is_code(value):
            raise _refused(kind, name, "has no type and no mark for who may see it")
    for name, hint in hints.items():
        origin: object = get_origin(hint)
        if hint is KW_ONLY or origin is ClassVar:
            continue
        sight, inner = _read(kind, name, hint)
        start = vars(kind).get(name, MISSING)
        if _is_shared(start):
            raise _refused(kind, name, "starts with a value that all tables would share")
        if sight is not Sight.ALL:
            secrets.append(_secret(kind, name, inner, sight, start))
    return tuple(secrets)


def _is_code(value: object) -> bool:
    """Whether this is a method, a property or a class, and no value."""
    return hasattr(value, "__get__") or isinstance(value, type)


def _is_shared(start: object) -> bool:
    """Whether a table that changes this value would change it for other tables or seats too."""
    if isinstance(start, Field):
        one, other = _entries(start, 2) if _EACH in start.metadata else [start.default] * 2
        return one is other and _is_shared(one)
    return type(start).__hash__ is None


def _read(kind: type, name: str, hint: Any) -> tuple[Sight, Any]:
    """Who sees a field, and its type without the mark."""
    if any(name in vars(base).get("__slots__", ()) for base in kind.__mro__[1:]):
        raise _refused(kind, name, "is a field of every such table already")
    marks = [one for one in get_args(hint)[1:] if isinstance(one, Sight)]
    if get_origin(hint) is not Annotated or len(marks) != 1:
        raise _refused(kind, name, "is marked neither Public nor Owner nor Nobody")
    inner = get_args(hint)[0]
    try:
        expression(inner, name)
    except NotCopied:
        raise _refused(kind, name, f"is of a type that no table can copy: {inner}") from None
    return marks[0], inner


def _secret(kind: type, name: str, hint: Any, sight: Sight, start: object) -> Secret:
    each, owned = isinstance(start, Field) and _EACH in start.metadata, sight is Sight.OWNER
    if owned and not each:
        raise _refused(kind, name, "is not made by per_seat, with an entry for each owner")
    if each:
        hint = get_args(hint)[0]
    if _has_cards(hint):
        if hint not in (Card, Card | None, list[Card]):
            raise _refused(kind, name, f"hides cards in neither a Card nor a list of them: {hint}")
        return Secret(name, each, owned, True, tuple)
    blank = _blank(start)
    if blank is None:
        raise _refused(kind, name, "needs a value to start with, which stands in views for it")
    return Secret(name, each, owned, False, blank)


def _blank(start: object) -> Callable[[], object] | None:
    """Return the maker of a field's first value, or of a seat's entry; None for none."""
    if not isinstance(start, Field):
        return None if start is MISSING else lambda: start
    if _EACH in start.metadata:
        return lambda: _entries(start, 1)[0]
    if start.default is not MISSING:
        return lambda: start.default
    return None if start.default_factory is MISSING else start.default_factory


def _has_cards(hint: Any) -> bool:
    """Whether a value of this type can hold a card."""
    return hint in (Card, Call) or any(_has_cards(one) for one in parts(hint))


def _refused(kind: type, name: str, why: str) -> TypeError:
    return TypeError(f"{kind.__qualname__}.{name} {why}")
