"""The mark of a method that overrides one of a base class: `typing.override`, for Python 3.11 too.

mypy demands it in the engine, so that a misspelt method is found where it is written.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

if TYPE_CHECKING:
    # Every type checker knows this module, whether it is installed or not.
    from typing_extensions import override as override
else:

    def override(method: F) -> F:
        """Mark a method as one that overrides another."""
        return method
