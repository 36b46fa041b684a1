"""Which house rules of Ramser change nothing in how a position is played on."""

SILENT = {
    "lone_player": "what the only player gets is counted behind the deal",
    "evening=deals": "how long an evening is",
    "deals": "how long an evening is",
    "games": "how long an evening is",
}
