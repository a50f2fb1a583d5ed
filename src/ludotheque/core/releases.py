"""The release that runs here, and those that wrote what is kept.

Rules of a game that change become its next version. What was dealt under another one is not played
on here: it names the release that wrote it, which is one that continues it.
"""

from __future__ import annotations

RELEASE = "0.2.0"  # pyproject.toml reads it here
FIRST = "0.1.0"  # wrote everything that names no release, under the first version of each game
FIRST_VERSION = 1
