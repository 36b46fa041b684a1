"""The campaign against what must not happen: lost, changed in silence, crashed, hung, leaked.

`python3 dev.py campaign kill` and its siblings run for as long as one likes, and can be broken
off and gone on with; `test_campaign.py` runs a short form of each.
"""
