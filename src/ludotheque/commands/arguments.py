"""Arguments that several commands share: a game and its options by name, seats, seeds, bots."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from ludotheque.bots import players
from ludotheque.commands.language import lang_of_group
from ludotheque.core.deck import DeckText
from ludotheque.core.faults import SHOWN, Fault
from ludotheque.core.game import SEED_BYTES, Game
from ludotheque.core.options import Values
from ludotheque.games import GAMES, find
from ludotheque.i18n.texts import Texts
from ludotheque.system.files import read_text

SEED_DIGITS = 2 * SEED_BYTES


class GameGroup(click.Group):
    """A command with one sub-command a game; an unknown game is a fault of ours."""

    def get_command(self, _ctx: click.Context, name: str) -> click.Command:
        """Return the sub-command of a game."""
        return self.commands[find(name).key]


def game_group(
    name: str, say: Texts, build: Callable[[Game, Texts], click.Command], **extra: Any
) -> GameGroup:
    """Return a command that has a sub-command for every game of the catalogue."""
    group = GameGroup(name, help=say(f"help-{name}"), **{"params": [lang_of_group(say)], **extra})
    for game in GAMES.values():
        group.add_command(build(game, Texts(say.lang, game.key)), game.key)
    return group


def option_arguments(game: Game, say: Texts) -> list[click.Parameter]:
    """Return an argument for every option of a game, with its help and its default."""
    return [
        click.Option(
            [f"--{option.name.replace('_', '-')}", option.name],
            metavar=f"[{option.allowed()}]",
            help=f"{say(f'option-{option.name}')} ({option.clause})",
            default=option.write(option.default),
            show_default=True,
        )
        for option in game.options
    ]


def read_option_arguments(game: Game, given: dict[str, Any]) -> Values:
    """Read the options of a game from the arguments of its command."""
    return game.read_options({option.name: given[option.name] for option in game.options})


def deck_argument(game: Game, say: Texts) -> list[click.Parameter]:
    """Return `--deck` for a game whose cards are data, nothing for others."""
    if game.deck is None:
        return []
    help_text = say("help-deck", deck=game.deck.name)
    return [click.Option(["--deck"], type=click.Path(path_type=Path), help=help_text)]


def with_deck_argument(game: Game, path: Path | None) -> Game:
    """Return the game with the cards of a file, if one was named."""
    if path is None:
        return game
    name = "-".join(path.stem.split()) or "deck"
    return game.with_deck(DeckText(name, read_text(path)))


def seats_argument(game: Game, say: Texts) -> click.Option:
    """Return `--seats`, the number of players."""
    span = f"{game.least_seats} … {game.most_seats}"
    return click.Option(
        ["--seats"],
        type=int,
        default=game.least_seats,
        help=say("help-seats", span=span),
        show_default=True,
    )


def seed_argument(say: Texts) -> click.Option:
    """Return `--seed`."""
    return click.Option(["--seed"], help=say("help-seed"))


def read_seed(text: str | None) -> bytes:
    """Read a seed: up to 32 hexadecimal digits, or draw one if none is given."""
    if text is None:
        return secrets.token_bytes(SEED_BYTES)
    try:
        return bytes.fromhex(text.rjust(SEED_DIGITS, "0")[: SEED_DIGITS + 1])
    except ValueError:
        raise Fault("fault-seed", value=text[:SHOWN]) from None


def read_bots(text: str, seats: int) -> tuple[str, ...]:
    """Read bots by name, separated by commas; the last one fills the seats that are left."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        players.find(name)
    if len(names) > seats:
        raise Fault("fault-bots", bots=len(names), seats=seats)
    return tuple(names + names[-1:] * (seats - len(names)))
