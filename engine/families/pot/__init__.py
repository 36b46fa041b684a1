"""The pot games: each says whether they are in, each trick brings a share, too few cost something.

Ramsli, Mauscheln, Tippen, Rams and Schnellen. What begins with `Join` is for all of them; what
begins with `Pot` for those that are settled from a pot, with a `PotTable`; what begins with `Made`
for those in which somebody, the maker, undertakes to play for more tricks, with a `MadeTable`.
"""
