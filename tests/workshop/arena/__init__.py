"""The tables: who plays how much better, for every game; `python3 dev.py arena` makes them."""
