"""The packs, a page each: which cards there are and what is on them.

A fifth pack is a fifth page. It names its `SHEET` (measures, suits and their inks, letters, where
an index stands, what is called otherwise in another language), its `BOX` (the name on it and the
colour of its cloth) and draws `faces()`: the upper half of every card from the parts of the kit.
The sheet turns it, adds paper, frame and index, and tells the program of the pack in `pack.json`.
Lastly the page is named in `draw.py`. What no pack had yet, a hat or an instrument, is one function
in the kit: a list of shapes in its own box, with the inks of `kit/palette.py` and no others.

What Qt leaves out without a word has no place here: clipping, text, masks, turned patterns, nested
pictures. A frame that cuts its figure is paper laid over it: `kit.sheet.surround`.
"""
