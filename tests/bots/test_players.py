from __future__ import annotations

import pytest

from ludotheque.bots.levels import expert_budget
from ludotheque.bots.players import BOTS, by_games, find, is_timed
from ludotheque.core.chance import Noise
from ludotheque.core.difficulty import Difficulty
from ludotheque.core.faults import Fault
from ludotheque.games import GAMES
from tests.bots.toys import Together, ToyGame


@pytest.mark.parametrize("name", [*BOTS, "expert:20", "regular:5", "expert:0.01s"])
def test_every_name_plays(name: str) -> None:
    """A bot by its name, with or without a budget, makes a legal move."""
    game = GAMES["kraaw"]
    state = game.new(game.read_options({}), 2, bytes(16))
    seat = state.to_act()[0]
    legal = state.legal(seat)
    bot = find("expert:20" if name == "expert" else name)  # a whole second would be too long here
    assert bot(game, state.view(seat), legal, Noise(1)) in legal


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("deep-blue", "fault-bot"),
        ("deep-blue:3", "fault-bot"),
        ("greedy:200", "fault-bot-thoughtless"),
        *(
            (f"expert:{budget}", "fault-bot-budget")
            for budget in (
                "",
                "0",
                "-1",
                "1000001",
                "fast",
                "s",
                "0s",
                "601s",
                "1.5",
                "1.2.3s",
                "²",
            )
        ),
    ],
)
def test_a_wrong_name_is_refused(name: str, key: str) -> None:
    """An unknown bot, or a budget that makes no sense, is bad input."""
    with pytest.raises(Fault, match=f"^{key} "):
        find(name)


def test_a_bot_without_a_clock_has_a_name_of_its_own() -> None:
    """A level that looks at the clock can be named so that it only counts imagined games."""
    game = GAMES["kraaw"]
    assert by_games("expert", game) == f"expert:{expert_budget(game).games}"
    assert [by_games(name, game) for name in ("greedy", "expert:7")] == ["greedy", "expert:7"]
    timed = [name for name in ("greedy", "expert", "expert:7", "expert:1s") if is_timed(name)]
    assert timed == ["expert", "expert:1s"]


class Slippery(ToyGame):
    """A toy at which regular players always slip."""

    difficulty = Difficulty(regular_random=1)


@pytest.mark.parametrize("name", ["regular:200", "expert:200"])
def test_only_regular_players_slip(name: str) -> None:
    """Where a game wants it, a regular player makes any move now and then; an expert thinks."""
    state = Together(2)
    moves = state.legal(0)
    bot = find(name)
    chosen = {bot(Slippery(Together, 2), state.view(0), moves, Noise(luck)) for luck in range(40)}
    assert chosen == ({3} if name == "expert:200" else set(moves))
