"""Knüffeln, as it is played and was played in North Frisia."""
