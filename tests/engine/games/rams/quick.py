"""Which house rules of Rams change nothing in how a position is played on."""

SILENT = {
    "way": "seats are numbered as turns go",
    "games": "how long an evening is",
}
