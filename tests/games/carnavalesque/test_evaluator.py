"""What search knows of Carnavalesque: fair odds, honest promises, and what is agreed."""

from __future__ import annotations

import pytest

from bench.open_cards import play, with_open_cards
from ludotheque.bots.search import Search
from ludotheque.build import is_compiled
from ludotheque.core.chance import Noise
from ludotheque.core.evaluator import CERTAIN
from ludotheque.games.carnavalesque.data.versions import VERSIONS

from .steady import GAME, steady_walk
from .table import A, B, C, lay

STRIDE = 2 if is_compiled() else 23
WITCHES = ["witch-balloon", "witch-umbrella", "witch-trumpet", "witch-mask"]


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("version", VERSIONS)
def test_first_sight_uses_only_what_a_seat_knows(version: str, seats: int) -> None:
    """In any other world that its view allows, and from the view alone, a seat judges the same."""
    noise, evaluator, compared = Noise(seats), GAME.evaluator(), 0
    for step, (state, seat, _) in enumerate(steady_walk(version, seats, 5)):
        moves = state.legal(seat)
        if step % STRIDE == 0 and len(moves) > 1:
            world = GAME.sample(state.view(seat), noise)
            assert evaluator.scores(world, seat, moves) == evaluator.scores(state, seat, moves)
            assert GAME.scores(state.view(seat), moves) == evaluator.scores(state, seat, moves)
            assert evaluator.infoset_key(world, seat) == evaluator.infoset_key(state, seat)
            compared += 1
    assert compared > 0


@pytest.mark.parametrize("version", VERSIONS)
def test_promises_are_for_all_alike(version: str) -> None:
    """A street promises every seat the same, within bounds; a game that is won, its points."""
    evaluator = GAME.evaluator()
    for state, _, _ in steady_walk(version, 4, 6):
        found = {evaluator.value(state, seat) for seat in range(4)}
        assert len(found) == 1
        assert 0 <= found.pop() <= CERTAIN


def test_a_longer_float_promises_more() -> None:
    """A float with one more card, and one less in the crowd, may score more in the end."""
    table = lay(A, B, C, floats=[WITCHES[:3]])
    longer = lay(A, B, C, floats=[WITCHES])
    evaluator = GAME.evaluator()
    assert evaluator.value(longer.state, 0) > evaluator.value(table.state, 0)


@pytest.mark.once
def test_what_is_agreed_needs_no_thought() -> None:
    """The gestures of the Fool are agreed: no other has any odds. A gift is worth a thought."""
    table = lay(A, B, C, version="young").play("c decree child")
    only = Search(GAME, table.state.view(0), Noise(1)).only_move()
    assert GAME.write(only).startswith("glide ")
    giving = lay("pirate-fan dragon-fan", B, C, phase="give", turn="a")
    assert Search(GAME, giving.state.view(0), Noise(1)).only_move() == -1


@pytest.mark.once
def test_thinking_is_repeatable() -> None:
    """The same seed and the same number of imagined games give the same opinions."""
    view = lay(A, B, C, phase="give", turn="b", floats=[WITCHES[:2], ["dragon-mask"]]).state.view(1)
    first, second = Search(GAME, view, Noise(3)), Search(GAME, view, Noise(3))
    first.run(12)
    second.run(12)
    assert first.opinions() == second.opinions()


def test_open_cards_leave_the_truth_alone() -> None:
    """The ceiling is played on a copy: at the table itself nobody learns anything."""
    state = GAME.start(GAME.read_options({"version": "young"}), 4, bytes(16))
    before = state.view(0).wire()
    assert with_open_cards(state).view(0).wire() != before
    assert state.view(0).wire() == before


@pytest.mark.once
def test_open_cards_win() -> None:
    """With open cards a young team wins, and well."""
    assert play("young", 4, bytes(16)) >= 40
