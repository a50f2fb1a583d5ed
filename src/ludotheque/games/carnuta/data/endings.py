"""Why a game of Carnuta ended as it did (C6.3)."""

from __future__ import annotations

POINTS = 0
BEST_COLUMN = 1
SHARED = 2

ENDINGS = ("points", "best-column", "shared")
