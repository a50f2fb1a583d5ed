"""Why a game of Carnuta ended as it did (C6.3)."""

from __future__ import annotations

POINTS = 0
BEST_COLUMN = 1
SHARED = 2
STUCK = 3  # C6.5: nobody could go on, or did

ENDINGS = ("points", "best-column", "shared", "stuck")
