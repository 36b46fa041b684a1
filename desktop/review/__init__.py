"""Looking back at finished deals: each decision as its seat saw it, and what would be better.

`page` is the page of the window, `deal_line` the chalk line on it with its `marks`, `paper` what is
said beside the table (`wording`), with `twenty` small slates and the table of `choices`.
`play_on` begins what-ifs, `side_by_side` compares them.
`weighing` shows the choices of a decision that is due, after a hint was given. What may
be looked at is decided by `engine.review`: nothing of a deal that is still being played.
Imports: common, look, packs, scene, session, table.
"""
