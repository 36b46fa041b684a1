"""Paper: what stands on it in blocks, its tables and pages, as PDF, preview and picture.

`blocks` says what a paper consists of, `setting` puts that on pages, `tables` measures tables,
`painting` paints a page, `prose` running text, and `output` brings pages to a printer or a file.
All measures are millimetres; no letter is smaller than `scale` allows. Imports: common, look.
"""
