"""Which house rules of Kein Stich change nothing in how a position is played on."""

SILENT = {
    "games": "how long an evening is",
}
