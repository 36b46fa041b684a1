"""The shelf: all evenings that are kept, found again, put away, carried elsewhere and counted.

`index` remembers what each file tells in short, `shelf` moves files, `parcel` carries them from
machine to machine, `figures` counts. The rest are windows.
"""
