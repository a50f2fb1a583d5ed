from __future__ import annotations

import pickle

import pytest

from ludotheque.core.faults import (
    BadDeck,
    BadMove,
    BadOption,
    BadPosition,
    BadRecord,
    Fault,
    IllegalMove,
    Refusal,
)


@pytest.mark.parametrize("kind", [Fault, BadOption, BadRecord, BadPosition, BadMove])
def test_a_fault_passes_from_process_to_process(kind: type[Fault]) -> None:
    """What is wrong is told by whoever started a process, with all its details."""
    told = pickle.loads(pickle.dumps(kind("fault-file", path="x", line=3)))  # noqa: S301 - our own
    assert type(told) is kind
    assert (told.key, told.details) == ("fault-file", {"path": "x", "line": 3})


def test_all_that_is_wrong_with_a_deck_passes_too() -> None:
    """A deck with several faults, and a move that the rules refuse, arrive whole."""
    deck = pickle.loads(pickle.dumps(BadDeck([Fault("fault-card", line=2)])))  # noqa: S301 - our own
    assert [(fault.key, fault.details) for fault in deck.faults] == [("fault-card", {"line": 2})]
    refused = IllegalMove(Refusal("K5.4", "locked", {"place": 2}))
    assert pickle.loads(pickle.dumps(refused)).refusal == refused.refusal  # noqa: S301 - our own
