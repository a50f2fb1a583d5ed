from __future__ import annotations

from collections import Counter

from ludotheque.games.carnavalesque.data.cards import (
    ACCESSORIES,
    AGES,
    ALL_CARDS,
    COSTUMES,
    FIRST_JOKER,
    NO_AGE,
    POINTS,
    THIRD_WORKSHOP,
)
from ludotheque.games.carnavalesque.data.seats import HAND_SIZES

ORDINARY = range(FIRST_JOKER)
JOKERS = range(FIRST_JOKER, THIRD_WORKSHOP)


def accessories(card: int) -> set[int]:
    """Return the accessories of a card."""
    return {a for a in range(len(ACCESSORIES)) if POINTS[card] >> a & 1}


def costumes(card: int) -> set[int]:
    """Return the costumes of a card."""
    return {c for c in range(len(COSTUMES)) if POINTS[card] >> len(ACCESSORIES) + c & 1}


def test_the_crowd_has_57_cards() -> None:
    """V1.2: 54 cards with one costume and one accessory, 3 jokers with three accessories."""
    assert ALL_CARDS == 57 + 1
    assert all(len(costumes(card)) == len(accessories(card)) == 1 for card in ORDINARY)
    assert all(not costumes(card) and len(accessories(card)) == 3 for card in JOKERS)
    assert (AGES[THIRD_WORKSHOP], POINTS[THIRD_WORKSHOP]) == (NO_AGE, 0)


def test_every_pair_is_there_once() -> None:
    """V1.3: every costume with every accessory once, every accessory on exactly one joker."""
    pairs = Counter((*costumes(card), *accessories(card)) for card in ORDINARY)
    assert set(pairs.values()) == {1}
    assert len(pairs) == len(COSTUMES) * len(ACCESSORIES) == 54
    assert sorted(a for card in JOKERS for a in accessories(card)) == list(range(9))


def test_ages_lean() -> None:
    """V1.3: 19 cards and one joker an age; costumes and accessories lean to a main age."""
    assert Counter(AGES[:THIRD_WORKSHOP]) == {0: 19, 1: 19, 2: 19}
    assert sorted(AGES[card] for card in JOKERS) == [0, 1, 2]
    for costume in range(len(COSTUMES)):
        ages = Counter(AGES[card] for card in ORDINARY if costume in costumes(card))
        assert sorted(ages.values()) == [2, 2, 5]
        assert ages[costume // 2] == 5
    for accessory in range(len(ACCESSORIES)):
        ages = Counter(AGES[card] for card in ORDINARY if accessory in accessories(card))
        assert ages[accessory // 3] in (3, 4)


def test_hand_sizes() -> None:
    """V2.1: 4 cards at 3 players, 3 at 4, 2 at 5."""
    assert HAND_SIZES == {3: 4, 4: 3, 5: 2}
