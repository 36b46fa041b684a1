"""The pot games: each says whether they are in, each trick brings a share, too few cost something.

Ramsli, Mauscheln, Tippen, Rams and Schnellen. `JoinRules`, `JoinShow` and `JoinBots` are for all of
them; `PotRules` and `PotShow` for those that are settled from a pot, with a `PotTable`.
"""
