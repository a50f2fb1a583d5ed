"""One game of many between bots, and what became of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ludotheque.bots.match import play_out
from ludotheque.core.deck import DeckText
from ludotheque.core.game import Game
from ludotheque.core.outcome import Outcome
from ludotheque.games import find

MOVE_LIMIT = 100_000  # a game longer than this is counted as not finished


@dataclass(frozen=True, slots=True)
class Setting:
    """What is played: a game, its options, its cards, and for how many."""

    game: str
    options: dict[str, bool | int | str]
    seats: int
    deck: DeckText | None = field(default=None, kw_only=True)

    def find_game(self) -> Game:
        """Return the game, with the cards of the setting."""
        return find(self.game, self.deck)


@dataclass(frozen=True, slots=True)
class Result:
    """How one game went: without an outcome it did not finish, or failed with an error."""

    moves: int = 0
    outcome: Outcome | None = None
    error: str = ""


def play_one(game: Game, setting: Setting, seed: bytes, bots: Sequence[str]) -> Result:
    """Play a game; an error in it is told, not raised, so that the others go on."""
    try:
        state, made = play_out(game, setting.options, setting.seats, seed, bots, MOVE_LIMIT)
        return Result(made, state.outcome())
    except Exception as error:  # noqa: BLE001 - a fault of the rules is counted and shown, not hidden
        return Result(error=f"{seed.hex()}: {type(error).__name__}: {error}")
