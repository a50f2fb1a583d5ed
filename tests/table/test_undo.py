from __future__ import annotations

import pytest

from ludotheque.core.faults import Fault
from tests.table.seated import Kept


def kraaw(**options: str) -> Kept:
    """Return a match of two that waits for the first player's action."""
    kept = Kept(options={"first_player": "1", "dog_exchange": "off", **options}).started()
    kept.do(kept.move(0, kept.table.turn, "raven jais"))
    return kept.do(kept.move(1, kept.table.turn, "raven onyx"))


def make(kept: Kept, seat: int, text: str) -> Kept:
    """Make a move now."""
    return kept.do(kept.move(seat, kept.table.turn, text))


def test_what_showed_nothing_can_be_taken_back() -> None:
    """An announced action is taken back, and the player decides anew; the record keeps both."""
    kept = kraaw()
    before = kept.table.state.view(0)
    make(kept, 0, "look")
    kept.do(kept.undo(0))
    assert kept.table.state.view(0) == before
    make(kept, 0, "exchange")
    record = kept.again().record
    assert record is not None
    assert [kept.table.terms.game.write(each.move) for each in record.taken_back] == ["look"]


def test_what_was_seen_cannot_be_taken_back() -> None:
    """Once a card was looked at or revealed, there is no way back."""
    kept = make(make(kraaw(), 0, "look"), 0, "a1")
    with pytest.raises(Fault, match="fault-undo-shown"):
        kept.undo(0)
    make(kept, 0, "a2")
    with pytest.raises(Fault, match="fault-undo-shown"):
        kept.undo(0)


def test_nobody_takes_back_what_others_did() -> None:
    """Only whoever moved last may take it back."""
    kept = make(kraaw(), 0, "exchange")
    with pytest.raises(Fault, match="fault-undo-others"):
        kept.undo(1)
    make(kept, 0, "b1")
    make(kept, 1, "a1")
    with pytest.raises(Fault, match="fault-undo-others"):
        kept.undo(0)


def test_a_secret_answer_that_waits_for_others_can_be_taken_back() -> None:
    """While the others still think, a claim for the crown shows nothing."""
    kept = Kept("carnavalesque", 3).started()
    make(kept, 0, "claim")
    kept.do(kept.undo(0))
    make(kept, 0, "decline")
    make(kept, 1, "decline")
    with pytest.raises(Fault, match="fault-undo-others"):
        kept.undo(0)


def test_dice_once_thrown_are_not_thrown_again() -> None:
    """A move after which something was drawn at random cannot be taken back."""
    kept = Kept("carnuta", 2).started()
    table = kept.table
    while not any(text.startswith("sickle") for text in legal(kept)):
        make(kept, table.state.to_act()[0], legal(kept)[0])
    seat = table.state.to_act()[0]
    make(kept, seat, next(text for text in legal(kept) if text.startswith("sickle")))
    with pytest.raises(Fault, match="fault-undo-shown"):
        kept.undo(seat)


def legal(kept: Kept) -> list[str]:
    """Return what the first who must act may do."""
    state, game = kept.table.state, kept.table.terms.game
    return [game.write(move) for move in state.legal(state.to_act()[0])]
