"""The packs, a page each: which cards there are and what is on them."""
