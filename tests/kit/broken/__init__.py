"""Games and rooms with one defect each, at which exactly one law of the kit goes red.

A law that no defect can break holds nothing. Each sample here is a game with something wrong in
it, or something of the engine that the kit uses, put in the place of the right one. Where a
defect has to break other laws too, the sample names them.

`samples` is how they are entered and tried; the others are named after the laws that they break.
"""

from tests.kit.broken import direction, hiding, matches, quick, showing, tables, words
from tests.kit.broken.samples import SAMPLES, Sample, red

__all__ = (
    "SAMPLES",
    "Sample",
    "direction",
    "hiding",
    "matches",
    "quick",
    "red",
    "showing",
    "tables",
    "words",
)
