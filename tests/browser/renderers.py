"""Which games have a table in the browser, and where it is written."""

from __future__ import annotations

from pathlib import Path

from ludotheque.games import GAMES

RENDERERS = Path(__file__).parents[2] / "web" / "src" / "games"
PLAYABLE = [game for game in GAMES if (RENDERERS / game / "Table.svelte").is_file()]
# How many pieces that draw a table a page has loaded: its own, and that of the game.
RENDERER = """performance.getEntriesByType("resource").map(({ name }) => name)
  .filter((name) => /Table-[^/]*\\.js$/.test(name)).length"""
