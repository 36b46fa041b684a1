"""The free sheet: names, rounds, any numbers, and their sums."""
