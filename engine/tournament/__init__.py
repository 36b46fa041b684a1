"""A club evening: people, rounds, results and standings, as the fold of a log of its own.

`tournament.py` is the door: a `Tournament` does events as a `Match` does, and `log.md` describes
each. It folds to a `TournamentState` (`state.py`), from which everything else is reckoned:
`standings`, `prizes`, `cash`, `met`, `season`. The draws in `draw/` know numbers only, no names.

This room knows no game: which table sizes there are, who plays together at a table and what a
result must come to stand in the tournament's head as data. It knows no clock and no sentences:
times come with the events, and what is refused is a key with numbers.
"""
