"""The tables: who plays how much better, for every game; `python -m tests.arena` makes them."""
