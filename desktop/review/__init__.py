"""Looking back at finished deals: each decision as its seat saw it, and what would be better.

`dialog` is the window, `choices` the table in it, `verdict` and `wording` what is said beside it,
`review_client` asks the worker process; `weighing` shows the choices of a decision that is due, to
whoever has been given a hint. What may be looked at is decided by `engine.review`: nothing of a
deal that is still being played.
Imports: common, look, packs, scene, session, table.
"""
