"""Where pictures go: all into `build/pictures`, which git ignores; the few that are shown to docs.

A picture in git is carried by every clone for ever, so `SHOWN` lists those that a page shows.
"""

from __future__ import annotations

import shutil
from pathlib import Path

ROOT = Path(__file__).parents[1]
TAKEN = ROOT / "build" / "pictures"
DOCS = ROOT / "docs" / "pictures"
SHOWN = (
    "web/table-fr-1280.jpg",
    "web/carnuta-fr-1280.jpg",
    "web/carnavalesque-draw-fr-1280.jpg",
)


def renew_shown(folder: str) -> None:
    """Copy to the documents what they show of the pictures just taken in a folder."""
    for name in SHOWN:
        if name.startswith(f"{folder}/"):
            (DOCS / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(TAKEN / name, DOCS / name)
