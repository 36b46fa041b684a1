"""Which house rules of Mulatschak change nothing in how a position is played on."""

SILENT = {
    "deals": "how long an evening is",
    "doublings": "what a deal counts, and that hardly ever",
}
