"""One game between bots, from the first move to the last."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.bots.players import Bot, find
from ludotheque.bots.simple import random_bot
from ludotheque.core.chance import Noise, derive, noise_from
from ludotheque.core.game import Game
from ludotheque.core.options import Values
from ludotheque.core.playout import one_actor, playout
from ludotheque.core.state import State


def bot_noise(seed: bytes, ply: int) -> Noise:
    """Return the noise of a bot's decision: the same in a game that was stopped and resumed."""
    return noise_from(derive(seed, "bot", ply))


def choose(bot: Bot, game: Game, state: State, seat: int, noise: Noise) -> int:
    """Ask a bot for a move; it is shown the view of its seat and nothing else."""
    return bot(game, state.view(seat), state.legal(seat), noise)


def play_out(
    game: Game, options: Values, seats: int, seed: bytes, bots: Sequence[str], limit: int
) -> tuple[State, int]:
    """Play a game between bots, at most `limit` moves; return its last state and how many."""
    state = game.new(options, seats, seed)
    noise = bot_noise(seed, 0)
    players = [find(bot) for bot in bots]
    if all(player is random_bot for player in players):
        return state, playout(state, noise, limit)  # the same choices, looped in compiled code
    made = 0
    while state.actors() and made < limit:
        seat = one_actor(state, noise)
        state.apply(seat, choose(players[seat], game, state, seat, noise))
        made += 1
    return state, made
