"""Which house rules of Kein Stich change nothing in how a position is played on."""

SILENT = {
    "march_money": "what a march brings, counted behind the deal",
    "games": "how long an evening is",
}
