"""The colours of Kraaw at dusk: amber lamps, bone-white cards, a violet night."""

from __future__ import annotations

AMBER = "#f4b860"
BONE = "#efe6d2"
DUSK = "#8d83c4"
EMBER = "#f0785c"
FAINT = "#837ca8"
KEY = "bold #1b1730 on #f4b860"
