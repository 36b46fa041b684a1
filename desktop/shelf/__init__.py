"""The shelf: all evenings that are kept: listed, found, renamed, deleted, carried and counted.

`shelf` moves files, `index` remembers what each file tells in short, `packing` and `archive` carry
evenings from machine to machine, `figures` counts them. The rest are the page of the shelf,
`shelf_page`, its parts, and dialogs. Imports: common, look, packs, print, scene, session, sheet.
"""
