"""The score sheet as a slate, as a table of numbers, on paper, as PDF and as a picture.

What a deal is worth is counted in the engine; here its Sheet is only drawn and read out. `page` is
what is to be drawn, `marks` how each mark looks, `slate_layout` where it goes; `painter` puts
these together. Imports: common, look, print, scene.
"""
