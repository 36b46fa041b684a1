"""The pictures of the rules as data, and their check against the rules; see `booklet.md`."""
