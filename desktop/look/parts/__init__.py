"""The parts that a page or the table is put together from: widgets with a look of their own.

Each asks the theme in use when it paints. Those with a shadow keep room for it around their body:
`extent()` is the size of the body, `place(rect)` puts the body there, `sizeHint` has the room in.
"""

from desktop.look.parts.booklet import Booklet
from desktop.look.parts.door import Door
from desktop.look.parts.empty import EmptyNote
from desktop.look.parts.labels import Aside, Heading, Line, Note, Section, Strong
from desktop.look.parts.pill import Pill, pill
from desktop.look.parts.sheet import Sheet
from desktop.look.parts.slip import Slip
from desktop.look.parts.tag import Tag
from desktop.look.parts.token import Token
from desktop.look.parts.windows import (
    PaperDialog,
    PaperPage,
    SheetOnTable,
    fit_to_screen,
    window_scale,
)
from desktop.look.parts.wood_words import WoodLabel, Word

__all__ = [
    "Aside",
    "Booklet",
    "Door",
    "EmptyNote",
    "Heading",
    "Line",
    "Note",
    "PaperDialog",
    "PaperPage",
    "Pill",
    "Section",
    "Sheet",
    "SheetOnTable",
    "Slip",
    "Strong",
    "Tag",
    "Token",
    "WoodLabel",
    "Word",
    "fit_to_screen",
    "pill",
    "window_scale",
]
