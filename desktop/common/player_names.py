"""First names for players who gave none: the name of the user's account, and names for bots."""

from __future__ import annotations

import getpass
from collections.abc import Iterable

BOTS = (
    "Lina",
    "Korbinian",
    "Resi",
    "Xaver",
    "Vroni",
    "Anton",
    "Zenzi",
    "Ludwig",
    "Traudl",
    "Sepp",
    "Marlene",
    "Kilian",
    "Afra",
    "Quirin",
    "Paula",
    "Benno",
)
"""Old first names of the country these games come from."""

_NOBODY = {"", "root", "admin", "administrator", "user", "users", "guest", "gast", "live", "nobody"}


def first_names(count: int, taken: Iterable[str] = ()) -> list[str]:
    """Return `count` names that are not taken."""
    used = {name.strip().casefold() for name in taken}
    free = [name for name in BOTS if name.casefold() not in used]
    number = 2
    while len(free) < count:
        free.extend(one for name in BOTS if (one := f"{name} {number}").casefold() not in used)
        number += 1
    return free[:count]


def of_user() -> str:
    """Return the first name of the user's account, "" if the system knows none."""
    login = _login()
    if login.casefold() in _NOBODY:
        return ""
    full = _full_name(login).split()
    if full and full[0].isalpha():
        return full[0]
    return login.capitalize() if login.isalpha() else ""


def _login() -> str:
    try:
        return getpass.getuser()
    except (OSError, KeyError, ImportError):
        return ""


def _full_name(login: str) -> str:
    try:
        import pwd
    except ImportError:  # Windows has no such list
        return ""
    try:
        return pwd.getpwnam(login).pw_gecos.split(",")[0]
    except KeyError:
        return ""
