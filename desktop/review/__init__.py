"""Looking back at finished deals: each decision as its seat saw it, and what would be better.

`dialog` is the window, `choices` the table in it, `asking` has it thought out by the worker. What
may be looked at is decided by `engine/review.py`: nothing of a deal that is still being played.
"""
