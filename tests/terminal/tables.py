"""Games at a terminal for tests: sessions, and a person who plays by keyboard alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from rich.text import Text

from ludotheque.core.chance import Noise
from ludotheque.core.game import Game
from ludotheque.core.playout import one_actor
from ludotheque.core.records.record import Record
from ludotheque.core.state import State
from ludotheque.games import GAMES, drawings, find
from ludotheque.i18n.texts import Texts
from ludotheque.table.decisions import decide
from ludotheque.terminal.files import Keeper
from ludotheque.terminal.keys import give_keys
from ludotheque.terminal.play_app import PlayApp
from ludotheque.terminal.results import EndScreen, PauseScreen
from ludotheque.terminal.session import Session
from ludotheque.terminal.table_screen import TableScreen
from ludotheque.terminal.widgets import Table

if TYPE_CHECKING:
    from textual.pilot import Pilot

SEED = bytes(range(16))
PLAYERS = ["Ana [bold]", "Bot 2", "Wolfeschlegelsteinhausen", "渡辺さん", "[/] \\", "Bot 6"]
STILL = 60.0  # a pace at which bots do not move within a test, unless they are hurried


all_games = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
all_tables = pytest.mark.parametrize(
    ("game", "seats"),
    [
        pytest.param(game, seats, id=f"{game.key}-{seats}")
        for game in GAMES.values()
        for seats in range(game.least_seats, game.most_seats + 1)
    ],
)


def record_of(game: Game, seats: int, bot: str = "random", **options: str) -> Record:
    """Return a record of any game without moves: Ana against bots."""
    players = ("Ana", *[f"bot {bot}"] * (seats - 1))
    return Record(game, game.read_options(options), seats, SEED, players)


def new_record(seats: int = 2, bot: str = "random", seed: bytes = SEED, **options: str) -> Record:
    """Return a record of Kraaw without moves: Ana against bots."""
    game = find("kraaw")
    players = ("Ana", *[f"bot {bot}"] * (seats - 1))
    return Record(game, game.read_options(options), seats, seed, players)


def new_session(seats: int = 2, bot: str = "random", seed: bytes = SEED, **options: str) -> Session:
    """Return a new game of Kraaw: Ana against bots."""
    return Session(new_record(seats, bot, seed, **options))


def walk(game: Game, seats: int, seed: int, **options: str) -> Iterator[State]:
    """Play a game at random and yield it before every move, and at its end."""
    noise = Noise(seed)
    state = game.new(game.read_options(options), seats, bytes([seed] * 16))
    while state.actors():
        yield state
        seat = one_actor(state, noise)
        legal = state.legal(seat)
        state.apply(seat, legal[noise.below(len(legal))])
    yield state


def plain(markup: str) -> str:
    """Return a drawing without its colours."""
    return Text.from_markup(markup, emoji=False).plain


def draw(game: Game, state: State, seat: int, lang: str = "fr") -> str:
    """Draw what a seat sees, without colours, with a key for everything it may do."""
    say = Texts(lang, game.key, PLAYERS)
    return plain(drawings.draw(game, state.view(seat), say, give_keys(state.legal(seat), {})))


def wish(session: Session) -> int:
    """Return what the person would choose here: any move, but always the same one."""
    legal = session.legal()
    return legal[len(session.record.moves) * 7 % len(legal)]


def step_bot(session: Session) -> None:
    """Let one of the waiting bots move."""
    request = session.ask_bot()
    session.answer(request, decide(request))


def play_moves(session: Session, most: int = 100_000) -> None:
    """Play without a screen until it is over or the record has this many moves."""
    while session.outcome() is None and len(session.record.moves) < most:
        if session.legal():
            session.choose(wish(session))
        else:
            step_bot(session)


def new_app(session: Session, folder: Path, lang: str = "fr", pace: float = STILL) -> PlayApp:
    """Return the program for a session; its record goes to a file of the folder."""
    return PlayApp(session, Keeper(folder / "game.ludo"), lang, pace)


def table(app: PlayApp) -> TableScreen:
    """Return the screen of the table, which must be on top."""
    assert isinstance(app.screen, TableScreen)
    return app.screen


async def play_by_keyboard(app: PlayApp, pilot: Pilot[None], most: int = 100_000) -> None:
    """Play with the keyboard alone until the match is over or the record has this many moves."""
    while not isinstance(app.screen, EndScreen) and len(app.session.record.moves) < most:
        if isinstance(app.screen, PauseScreen):
            await pilot.press("enter")
        elif app.session.legal():
            await pilot.press(table(app).keys[wish(app.session)])
        else:
            await pilot.press("space")


def drawn(app: PlayApp) -> str:
    """Return the table as it is drawn, without colours."""
    return table(app).query_one(Table).drawn
