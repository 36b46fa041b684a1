"""The arena: who is stronger, measured honestly.

`lineup` says who sits where, `contest` what is played, `figures` what it means. The deal is the
unit: each is played once for every way of seating, with the same cards, so that luck falls out.
The number of deals is fixed before, and the seed decides everything. Clock and executor are
given by the caller.
"""
