"""How a table is copied: a function written once for each class, from the types of its fields.

What cannot change is shared by both tables, lists and dicts are copied as deep as they go. Known
are the types that a trace can print too: numbers, texts, cards, calls, tuples and named tuples of
them, lists and dicts; and `Mapping`, which is only ever replaced as a whole and so is shared.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from engine.cards import Card
from engine.moves import Call

T = TypeVar("T")

_PLAIN = {bool, int, str, NoneType, Card, Call}


class NotCopied(ValueError):
    """A type of which a table does not know how to copy it."""


def expression(hint: Any, value: str, depth: int = 0) -> str:
    """Return the expression that copies `value`, itself an expression of this type.

    Raises NotCopied for a type that is not known.
    """
    if shared(hint):
        return value
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return expression(args[0], value, depth)
    if origin is list:
        if shared(args[0]):
            return f"{value}[:]"
        one = f"one{depth}"
        # Most rows of rows are empty in most games, and a comprehension is a call.
        each = expression(args[0], one, depth + 1)
        return f"([{each} for {one} in {value}] if {value} else [])"
    if origin is dict and shared(args[0]):
        if shared(args[1]):
            return f"{value}.copy()"
        key, one = f"key{depth}", f"one{depth}"
        each = expression(args[1], one, depth + 1)
        return f"{{{key}: {each} for {key}, {one} in {value}.items()}}"
    if origin in (Union, UnionType) and len(args) == 2 and NoneType in args:
        some = args[args[0] is NoneType]
        return f"(None if {value} is None else {expression(some, value, depth)})"
    raise NotCopied(hint)


def shared(hint: Any) -> bool:
    """Whether a value of this type never changes, so that two tables may have the same one."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return shared(args[0])
    if origin is Literal:
        return True
    if origin in (tuple, Union, UnionType, Mapping):
        return all(one is ... or shared(one) for one in args)
    return hint in _PLAIN or (named_tuple(hint) and all(map(shared, parts(hint))))


def named_tuple(hint: Any) -> bool:
    """Whether this type is a NamedTuple."""
    return isinstance(hint, type) and issubclass(hint, tuple) and hasattr(hint, "_fields")


def parts(hint: Any) -> tuple[Any, ...]:
    """Return the types that make up this one.

    These are those in its brackets, or of a named tuple's fields.
    """
    if named_tuple(hint):
        return tuple(get_type_hints(hint, include_extras=True).values())
    return get_args(hint)


def copier(kind: type[T], left_out: Mapping[str, object]) -> Callable[[T], T]:
    """Return the function that copies a table of just this class, a dataclass with slots.

    Fields that are `left_out` have the value that stands there instead, whatever it was.
    """
    hints = get_type_hints(kind)
    names = [one.name for one in fields(kind)]  # type: ignore[arg-type]
    lines = ["def copy(self):", "    other = new(kind)"]
    for name in names:
        if name in left_out:
            lines.append(f"    other.{name} = left_out[{name!r}]")
        else:
            lines.append(f"    other.{name} = {expression(hints[name], f'self.{name}')}")
    lines.append("    return other")
    room: dict[str, Any] = {"new": kind.__new__, "kind": kind, "left_out": left_out}
    exec(compile("\n".join(lines), f"<copy of {kind.__qualname__}>", "exec"), room)
    made: Callable[[T], T] = room["copy"]
    return made
