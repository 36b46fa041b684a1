"""Schnellen, counted down from 21 in Tyrol; and its sister Schnalzen, or Zwanzgerln."""
