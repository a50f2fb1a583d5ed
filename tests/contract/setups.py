"""How the contract tests get games: any game of the catalogue, any seats, any options."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from hypothesis import strategies as st

from ludotheque.core.chance import Noise
from ludotheque.core.faults import BadOption
from ludotheque.core.game import Game
from ludotheque.core.options import Choice, Number, Option, Switch, Values
from ludotheque.core.playout import one_actor
from ludotheque.core.state import SPECTATOR, State
from ludotheque.games import GAMES


@dataclass(frozen=True)
class Setup:
    """One way to start a game, and the noise that plays it."""

    game: Game
    seats: int
    written: dict[str, str]
    seed: bytes
    plays: int

    @property
    def options(self) -> Values:
        """The options, read."""
        return self.game.read_options(self.written)

    @property
    def noise(self) -> Noise:
        """The noise that plays, from its start."""
        return Noise(self.plays)

    def new(self) -> State:
        """Start the game."""
        return self.game.new(self.options, self.seats, self.seed)


def words(option: Option) -> st.SearchStrategy[str]:
    """Return what can be written for an option; of long spans of numbers, the telling ones."""
    if isinstance(option, Switch):
        return st.sampled_from(["on", "off"])
    if isinstance(option, Choice):
        return st.sampled_from(option.choices)
    assert isinstance(option, Number)
    telling = {option.least, option.least + 1, option.default, option.most}
    return st.sampled_from([str(number) for number in sorted(telling)])


def fits(setup: Setup) -> bool:
    """Say whether these options make sense with this number of seats."""
    try:
        setup.new()
    except BadOption:
        return False
    return True


def setups(games: list[Game] | None = None) -> st.SearchStrategy[Setup]:
    """Return ways to start any game of the catalogue, or one of these."""
    return st.sampled_from(games or list(GAMES.values())).flatmap(_setups_of).filter(fits)


def _setups_of(game: Game) -> st.SearchStrategy[Setup]:
    named = st.fixed_dictionaries({}, optional={o.name: words(o) for o in game.options})
    return st.builds(
        Setup,
        st.just(game),
        st.integers(game.least_seats, game.most_seats),
        named,
        st.binary(min_size=16, max_size=16),
        st.integers(0, 2**64 - 1),
    )


def walk(setup: Setup, limit: int = 100_000) -> Iterator[tuple[State, int, int]]:
    """Play at random; yield the state with the seat and move that come next."""
    state, noise = setup.new(), setup.noise
    for _ in range(limit):
        if not state.actors():
            break
        seat = one_actor(state, noise)
        legal = state.legal(seat)
        move = legal[noise.below(len(legal))]
        yield state, seat, move
        state.apply(seat, move)


def eyes(state: State) -> list[int]:
    """Return everybody who may look at a game."""
    return [SPECTATOR, *range(state.seats)]
