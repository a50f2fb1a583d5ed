"""Takes pictures of the terminal: `python -m tests.terminal.pictures`.

A game is played by greedy bots up to the middle; then the person's screen is drawn as SVG.
"""

from __future__ import annotations

import asyncio
import re

from ludotheque.bots.match import bot_noise, choose
from ludotheque.bots.simple import greedy_bot
from ludotheque.core.game import Game
from ludotheque.core.records.record import Record
from ludotheque.games import GAMES
from ludotheque.i18n.texts import LANGUAGES
from ludotheque.terminal.files import Keeper
from ludotheque.terminal.play_app import PlayApp
from ludotheque.terminal.session import Session
from tests.pictures import TAKEN, renew_shown
from tests.terminal.tables import STILL

FOLDER = TAKEN / "terminal"
SIZES = {"": (120, 36), "-small": (80, 24)}
SEATS = 3
SEED = bytes(range(7, 23))
MIDDLE = 45
FONT_FACE = re.compile(r"\s*@font-face \{.*?\}", re.DOTALL)  # fonts would be fetched from afar


def half_played(game: Game) -> Record:
    """Return the record of a game in the middle, with the person to act."""
    players = ("Ana", *["bot greedy"] * (SEATS - 1))
    record = Record(game, game.read_options({}), SEATS, SEED, players)
    state = record.start()
    while len(record.moves) < MIDDLE or state.to_act() != (0,) or len(state.legal(0)) < 3:
        seat = state.to_act()[0]
        noise = bot_noise(SEED, len(record.moves))
        move = choose(greedy_bot, game, state, seat, noise)
        record.moves.append((seat, move))
        state.apply(seat, move)
    return record


async def draw(game: Game, lang: str, size: tuple[int, int]) -> str:
    """Return a picture of a game's screen."""
    app = PlayApp(Session(half_played(game)), Keeper(), lang, STILL)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        picture = app.export_screenshot(title="ludo")
    return FONT_FACE.sub("", picture)


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game in GAMES.values():
        for lang in LANGUAGES:
            for name, size in SIZES.items():
                path = FOLDER / f"{game.key}-play-{lang}{name}.svg"
                path.write_text(asyncio.run(draw(game, lang, size)), encoding="utf-8")
    renew_shown(FOLDER.name)
