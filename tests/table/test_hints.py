from __future__ import annotations

import asyncio

import pytest

from ludotheque.bots.advice import advise, ranked
from ludotheque.bots.levels import Budget
from ludotheque.bots.search import Opinion
from ludotheque.core.chance import Noise
from ludotheque.core.deck import DeckText
from ludotheque.core.faults import Fault
from ludotheque.core.state import State
from ludotheque.games import GAMES
from ludotheque.server import bot_pool
from ludotheque.table.adviser import Adviser
from ludotheque.table.answers import Refused
from ludotheque.table.clients import Answer, Client
from ludotheque.table.decisions import Cards, DecisionRequest, cards_of
from ludotheque.table.hints import hint_of
from tests.table.seated import Kept, Speechless

FEW = Budget(games=6)
SEATS = 3
LATER = {"kraaw": 30, "carnuta": 40, "carnavalesque": 25}  # moves until much is known and hidden
SOON = 10


def deciding(kept: Kept) -> tuple[int, State]:
    """Return a seat that has a choice, and the truth."""
    state = kept.table.state
    while True:
        able = [seat for seat in state.to_act() if len(state.legal(seat)) > 1]
        if able:
            return able[0], state
        kept.play(1)


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_made_of_the_view_alone(game: str) -> None:
    """With the truth replaced by any world that the seat allows, the hint is the same."""
    rules = GAMES[game]
    seats = max(rules.least_seats, min(SEATS, rules.most_seats))
    kept = Kept(game, seats).started().play(LATER.get(game, SOON), Noise(5))
    seat, truth = deciding(kept)
    hints = []
    for world in (truth, *(rules.sample(truth.view(seat), Noise(n)) for n in range(2))):
        request = DecisionRequest(cards_of(rules), world.view(seat), world.legal(seat), bytes(16))
        hints.append(hint_of(rules, request.view, 7, bot_pool.advise(request, FEW), 1))
    assert hints[0] == hints[1] == hints[2]
    assert hints[0].games == FEW.games
    assert rules.read(hints[0].moves[0].move) in truth.legal(seat)
    assert 1 <= len(hints[0].moves) <= 3  # what a team agreed on is one move alone
    assert hints[0].together == rules.cooperative


def test_the_only_move_needs_no_thought() -> None:
    """Where there is no choice nothing is imagined, and the move is named all the same."""
    kept = Kept("carnuta").started()
    [seat] = kept.table.state.to_act()
    move = kept.table.state.legal(seat)[0]
    rules = GAMES["carnuta"]
    view = kept.table.state.view(seat)
    advice = advise(rules, view, [move], Noise(1), FEW)
    hint = hint_of(rules, view, 0, advice, 1)
    assert (hint.games, [each.move for each in hint.moves]) == (0, [rules.write(move)])


def test_what_was_hardly_tried_is_not_advised() -> None:
    """A move that looked good a few times comes after those that stood the test of many."""
    often, hardly, better = Opinion(1, 900, 0.5), Opinion(2, 4, 0.9), Opinion(3, 400, 0.53)
    assert ranked([often, hardly, better]) == [better, often, hardly]


def test_thoughts_know_the_cards_that_a_host_brought() -> None:
    """Whoever thinks elsewhere reads the same cards as the table, and the house's once."""
    built_in = GAMES["carnuta"].deck
    assert built_in is not None
    mine = GAMES["carnuta"].with_deck(DeckText("mine", built_in.text))
    assert cards_of(GAMES["carnuta"]) == Cards("carnuta")
    again = cards_of(mine).game()
    assert again.deck == mine.deck
    assert cards_of(mine).game() is again


def test_a_hint_is_a_line_that_all_learn_of_and_no_move() -> None:
    """The line changes the story and nothing of the game, and is there after a restart."""
    kept = Kept("carnuta").started().play(3)
    table = kept.table
    [seat] = table.state.to_act()
    before = (table.turn, len(table.record.moves) if table.record else 0)
    kept.do(kept.hint(seat))
    assert table.events[-1][1].key == "hint"
    assert (table.turn, len(table.record.moves) if table.record else 0) == before
    assert kept.again().events[-1] == table.events[-1]


def test_hints_are_refused_with_a_reason() -> None:
    """Before the start, where the host wants none, and to those who have nothing to decide."""
    with pytest.raises(Fault, match="fault-not-started"):
        Kept("carnuta").hint(0)
    silent = Kept("carnuta", hints=False).started()
    assert silent.again().terms.hints is False
    with pytest.raises(Fault, match="fault-hint-off"):
        silent.hint(0)
    kept = Kept("carnuta").started()
    [seat] = kept.table.state.to_act()
    with pytest.raises(Fault, match="fault-hint-turn"):
        kept.hint(1 - seat)


async def test_a_hint_that_fails_is_answered_too() -> None:
    """Whoever asked is told that nobody could help, and may ask again."""
    kept = Kept("carnuta").started()
    [seat] = kept.table.state.to_act()
    answers: asyncio.Queue[Answer] = asyncio.Queue()
    client = Client(answers.put_nowait, seat)
    adviser = Adviser(kept.table, Speechless(), lambda _seat: [client])
    for number in (1, 2):
        adviser.check(seat)
        adviser.ask(seat, client, number)
        with pytest.raises(Fault, match="fault-hint-busy"):
            adviser.check(seat)
        assert await answers.get() == Refused(number, "fault-hint-failed", {})
