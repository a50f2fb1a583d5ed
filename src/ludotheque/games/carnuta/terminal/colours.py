"""The colours of Carnuta: a druid's clearing, gold by day and blue by night."""

from __future__ import annotations

GOLD = "#f2cf63"
SILVER = "#a9bcf2"
LEAF = "#8fd694"
BARK = "#efe6d2"
FAINT = "#8f9f8a"
EMBER = "#f0916c"
KEY = "bold #14261a on #8fd694"

# of each half: its ink, and the ground it lies on
INKS = (GOLD, SILVER)
GROUNDS = ("#2b2813", "#171f3d")
FAINT_INKS = ("#b3a56b", "#8b99c9")
