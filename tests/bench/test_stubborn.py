from __future__ import annotations

import json

import pytest

from bench.stubborn import MOST_MOVES, line_ups, main, play
from ludotheque.core.chance import derive

pytestmark = pytest.mark.once  # in Python alone it takes a while, and rules are compared elsewhere


@pytest.mark.parametrize("seats", [2, 4])
def test_stubborn_players_end_a_match(seats: int) -> None:
    """Whoever never changes their mind still ends a match, alone or with others (K6.6)."""
    for names in line_ups(seats).values():
        for number in range(5):
            played = play(names, derive(bytes(16), "match", number), 5)
            assert played.winner >= 0
            assert played.moves <= MOST_MOVES


def test_without_the_rule_thieves_go_on() -> None:
    """The same deals do not end without an end to repetition: it is what ends them."""
    played = play(("thief", "thief"), derive(bytes(16), "match", 0), 0)
    assert (played.winner, played.moves) == (-1, MOST_MOVES + 1)


def test_the_figures_are_json(capsys: pytest.CaptureFixture[str]) -> None:
    """A line for each line-up tells how many matches ended, how long they were, and who won."""
    main(["--seats", "2", "--matches", "2"])
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [tuple(line["seats"]) for line in lines] == list(line_ups(2).values())
    assert all(line["ended"]["value"] == 1 and len(line["wins"]) == 2 for line in lines)
