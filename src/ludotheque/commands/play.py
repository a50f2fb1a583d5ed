"""`ludo play`: a game in the terminal against bots, or one that was stopped."""

from __future__ import annotations

import shlex
import signal
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from ludotheque.commands import arguments
from ludotheque.commands.language import lang_option
from ludotheque.core.faults import Fault
from ludotheque.core.game import Game
from ludotheque.core.names import BOT, read_name
from ludotheque.core.records.record import Record
from ludotheque.games import GAMES
from ludotheque.i18n.texts import Texts
from ludotheque.terminal.files import Keeper, read_file
from ludotheque.terminal.session import Session

if TYPE_CHECKING:
    from ludotheque.terminal.play_app import PlayApp

USUAL_SEATS = 3
USUAL_PACE = 0.6
SLOWEST = 60
# a closed window or a shutdown is no reason to lose a game: they end it as Ctrl-C does
KILLERS = [
    signal.Signals[name] for name in ("SIGTERM", "SIGHUP") if name in signal.Signals.__members__
]


def build(say: Texts) -> click.Command:
    """Return the command, with a sub-command for every game."""

    @click.pass_context
    def resume_or_ask(
        context: click.Context, resume: Path | None, lang: str, pace: float | None
    ) -> None:
        if context.invoked_subcommand is None:
            resume_game(resume, lang, USUAL_PACE if pace is None else pace)
        elif resume is not None:
            raise Fault("fault-resume-game")
        else:  # what is said before the game is meant for it
            context.default_map = {
                context.invoked_subcommand: {} if pace is None else {"pace": pace}
            }

    resume = click.Option(["--resume"], type=click.Path(path_type=Path), help=say("help-resume"))
    return arguments.game_group(
        "play",
        say,
        _build_game,
        invoke_without_command=True,
        callback=resume_or_ask,
        params=[resume, pace_argument(say, "help-pace", None), lang_option(say)],
    )


def _build_game(game: Game, say: Texts) -> click.Command:
    def run(seats: int, bots: str, seed: str | None, pace: float, **given: Any) -> None:
        check_pace(pace)
        values = arguments.read_option_arguments(game, given)
        game_seed = arguments.read_seed(seed)
        chosen = arguments.with_deck_argument(game, given.get("deck"))
        chosen.new(values, seats, game_seed)  # so that a fault of the seats is told first
        others = arguments.read_bots(bots, seats - 1)
        name = say("seat-name", number=1) if given["name"] is None else read_name(given["name"])
        players = (name, *(BOT + bot for bot in others))
        session = Session(Record(chosen, values, seats, game_seed, players))
        play(session, Keeper(given["record"]), given["lang"], pace)

    seats = arguments.seats_argument(game, say)
    seats.default = min(max(USUAL_SEATS, game.least_seats), game.most_seats)
    params: list[click.Parameter] = [
        seats,
        click.Option(
            ["--bots", "--bot", "bots"],
            default="regular",
            help=say("help-bots-others"),
            show_default=True,
        ),
        arguments.seed_argument(say),
        click.Option(["--name"], help=say("help-name")),
        pace_argument(say, "help-pace"),
        click.Option(["--record"], type=click.Path(path_type=Path), help=say("help-record")),
        lang_option(say),
        *arguments.deck_argument(game, say),
        *arguments.option_arguments(game, say),
    ]
    return click.Command(game.key, callback=run, params=params, help=say("pitch"))


def pace_argument(say: Texts, key: str, default: float | None = USUAL_PACE) -> click.Option:
    """Return `--pace`, in seconds."""
    return click.Option(["--pace"], type=float, default=default, help=say(key), show_default=True)


def check_pace(pace: float) -> None:
    """Refuse a pace that is no time at all or longer than anybody waits."""
    if not 0 <= pace <= SLOWEST:
        raise Fault("fault-pace", most=SLOWEST)


def resume_game(path: Path | None, lang: str, pace: float) -> None:
    """Go on with a recorded game, or say what can be played."""
    if path is None:
        raise Fault("fault-what-to-play", known=", ".join(GAMES), first=next(iter(GAMES)))
    check_pace(pace)
    session = Session(read_file(path))
    if session.outcome() is not None:
        raise Fault("fault-over", path=shlex.quote(str(path)))
    play(session, Keeper(path), lang, pace)


def at_terminal() -> bool:
    """Say whether a person sits at both ends."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def play(session: Session, keeper: Keeper, lang: str, pace: float) -> None:
    """Play until the person leaves; then keep the record, whatever happened, and say where."""
    if not at_terminal():
        raise Fault("fault-terminal")
    from ludotheque.terminal.play_app import PlayApp  # here: Textual is slow to load

    app = PlayApp(session, keeper, lang, pace)
    for name in KILLERS:
        signal.signal(name, signal.default_int_handler)
    try:
        app.run()
    finally:
        click.echo(farewell(app))


def farewell(app: PlayApp) -> str:
    """Keep the record of the game on the table; say where it is and how to go on."""
    path = str(app.keeper.keep(app.session.record))
    over = app.session.outcome() is not None
    command = ["ludo", "replay", path] if over else ["ludo", "play", "--resume", path]
    key = "saved-finished" if over else "saved-unfinished"
    return app.say(key, path=path, command=shlex.join(command))
