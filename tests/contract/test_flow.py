from __future__ import annotations

from dataclasses import dataclass, field
from importlib import import_module
from itertools import product
from typing import Any

import pytest

from ludotheque.build import is_compiled
from ludotheque.core.chance import Noise, derive
from ludotheque.core.faults import BadOption
from ludotheque.core.game import Game
from ludotheque.core.options import Choice, Option, Switch
from ludotheque.core.playout import playout
from ludotheque.core.rules import STAY, Rules
from ludotheque.games import GAMES

all_games = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
GAMES_EACH = 36  # with few options more deals are played, so that what is rare happens too
LONGEST = 4_000


def flow_of(game: Game) -> dict[int, tuple[Any, tuple[int, ...]]]:
    """Return the page on which a game shows its phases, and what follows each."""
    flow: dict[int, tuple[Any, tuple[int, ...]]] = import_module(
        f"ludotheque.games.{game.key}.rules.flow"
    ).FLOW
    return flow


@dataclass
class Spy:
    """A phase that notes what follows it; whoever asks it something asks the phase itself."""

    phase: Any
    number: int
    seen: set[tuple[int, int]] = field(repr=False)

    def enter(self, state: Any) -> int:
        """Note the phase that comes instead."""
        return self._note(self.phase.enter(state))

    def apply(self, state: Any, seat: int, move: int) -> int:
        """Note the phase that follows a move."""
        return self._note(self.phase.apply(state, seat, move))

    def __getattr__(self, name: str) -> Any:
        return getattr(self.phase, name)

    def _note(self, following: int) -> int:
        if following != STAY:
            self.seen.add((self.number, following))
        return following


def values_of(option: Option) -> list[str]:
    """Return what is written for an option; numbers keep their default."""
    if isinstance(option, Switch):
        return ["on", "off"]
    return list(option.choices) if isinstance(option, Choice) else []


def transitions(game: Game) -> set[tuple[int, int]]:
    """Play random games with all switches and choices; return which phase followed which."""
    seen: set[tuple[int, int]] = set()
    spies = [Spy(phase, number, seen) for number, phase in enumerate(game.rules.phases)]
    spied = Rules(list(spies), game.rules.view, game.rules.outcome)
    chosen = {option.name: values_of(option) for option in game.options if values_of(option)}
    ways = list(product(*chosen.values()))
    deals = max(3, GAMES_EACH // len(ways))
    for number, words in enumerate(ways):
        for seats, deal in product({game.least_seats, game.most_seats}, range(deals)):
            try:
                options = game.read_options(dict(zip(chosen, words, strict=True)))
                state: Any = game.new(options, seats, derive(bytes(16), "flow", number, deal))
            except BadOption:
                continue  # a first player who does not sit there
            state.follow(spied)
            playout(state, Noise(number + deal), LONGEST)
    return seen


@all_games
def test_every_phase_stands_on_the_page(game: Game) -> None:
    """`flow.py` has each phase at its number, and what follows it are phases."""
    flow = flow_of(game)
    assert [flow[number][0] for number in range(len(flow))] == game.rules.phases
    assert all(after in flow for _, following in flow.values() for after in following)


@all_games
@pytest.mark.skipif(is_compiled(), reason="compiled phases call each other without Python")
def test_what_follows_what_is_what_the_page_says(game: Game) -> None:
    """In play a phase is followed by those that `flow.py` names for it, each of them sometimes."""
    declared = {
        (number, after) for number, (_, following) in flow_of(game).items() for after in following
    }
    assert transitions(game) == declared
