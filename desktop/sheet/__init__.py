"""The score sheet to look at: on a slate, as a plain table, on paper, as PDF and as a picture.

What a deal is worth is counted in the engine; here its Sheet is only drawn and read out. `page` is
what is to be drawn, `marks` how each mark looks, `places` where it goes, `hands` how chalk and
pen make a line; `painter` puts these together for everybody else.
"""
