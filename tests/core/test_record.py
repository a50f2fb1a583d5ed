from __future__ import annotations

import pytest

from ludotheque.core.faults import BadRecord
from ludotheque.core.records.fairness import Proof
from ludotheque.core.records.reading import read_record
from ludotheque.core.records.record import Record, TakenBack, replay
from ludotheque.core.records.writing import write_record
from ludotheque.games import GAMES

KRAAW = GAMES["kraaw"]


def game_with(*moves: str, proof: Proof | None = None) -> str:
    """Write a record with these lines as its moves."""
    record = Record(KRAAW, KRAAW.read_options({}), 2, bytes(16), ("Ana", "Bo"), proof=proof)
    return write_record(record) + "".join(f"{move}\n" for move in moves)


def test_a_record_names_only_the_options_that_were_chosen() -> None:
    """What is as in the box is not written; a record that names it all the same reads the same."""
    chosen = KRAAW.read_options({"swap_hand": "on", "dog_exchange": "on"})
    text = write_record(Record(KRAAW, chosen, 2, bytes(16), ("Ana", "Bo")))
    assert [line for line in text.splitlines() if line.startswith("option")] == [
        "option swap_hand on"
    ]
    longer = text.replace("option swap_hand on", "option dog_exchange on\noption swap_hand on")
    assert read_record(longer, GAMES) == read_record(text, GAMES)


def test_a_move_that_was_taken_back_is_kept_and_does_not_count() -> None:
    """A record with moves taken back replays without them, and is written with them again."""
    text = game_with("a raven jais", "a undo", "b raven jais", "b undo", "b raven onyx", "b undo")
    record = read_record(text, GAMES)
    assert record.moves == []
    jais, onyx = KRAAW.read("raven jais"), KRAAW.read("raven onyx")
    assert record.taken_back == [
        TakenBack(0, 0, jais),
        TakenBack(0, 1, jais),
        TakenBack(0, 1, onyx),
    ]
    assert write_record(record) == text
    more = read_record(text + "a raven onyx\nb raven suie\nb undo\n", GAMES)
    assert write_record(more) == text + "a raven onyx\nb raven suie\nb undo\n"
    assert (
        replay(more).view(0).wire()
        == replay(read_record(game_with("a raven onyx"), GAMES)).view(0).wire()
    )


@pytest.mark.parametrize("moves", [["a undo"], ["a raven jais", "b undo"], ["b undo", "a undo"]])
def test_taking_back_what_was_not_made_is_refused(moves: list[str]) -> None:
    """Only the last move that counts can be taken back, and by whoever made it."""
    with pytest.raises(BadRecord, match="fault-record-undo"):
        read_record(game_with(*moves), GAMES)


@pytest.mark.parametrize("shares", [(), (bytes([1] * 16), bytes([2] * 16))])
def test_a_proof_travels_with_its_record(shares: tuple[bytes, ...]) -> None:
    """Commitment, secret and shares are written and read as they are."""
    proof = Proof("ab" * 32, bytes([9] * 16), shares)
    assert read_record(game_with(proof=proof), GAMES).proof == proof
