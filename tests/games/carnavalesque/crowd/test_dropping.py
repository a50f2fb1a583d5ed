from __future__ import annotations

from collections import Counter
from statistics import fmean

import pytest

from ludotheque.build import is_compiled
from ludotheque.core.chance import Stream, derive
from ludotheque.games.carnavalesque.data.cards import FACE_UP_AT_START, THIRD_WORKSHOP
from ludotheque.games.carnavalesque.data.seats import HAND_SIZES
from ludotheque.games.carnavalesque.data.sizes import RADIUS
from ludotheque.games.carnavalesque.rules.crowd.dropping import reject, spread
from ludotheque.games.carnavalesque.rules.crowd.hiding import is_hidden
from ludotheque.games.carnavalesque.rules.crowd.pile import Crowd

PILES = 1000 if is_compiled() else 12


def start(number: int, seats: int) -> tuple[Crowd, list[int]]:
    """Lay out a crowd as for a number of players."""
    cards = list(range(57 - seats * HAND_SIZES[seats]))
    crowd = Crowd()
    chance = Stream(derive(bytes(16), "crowd", seats, number))
    spread(crowd, chance, THIRD_WORKSHOP, cards, FACE_UP_AT_START)
    return crowd, cards


@pytest.mark.parametrize("seats", HAND_SIZES)
def test_a_crowd_at_the_start(seats: int) -> None:
    """V2.3, V2.4: 20 cards face up, the Third Workshop hidden, all within the zone.

    The zone is of a size that 8 to 14 cards are mostly available; else the crowd is spread again.
    """
    available = []
    for number in range(PILES):
        crowd, cards = start(number, seats)
        assert is_hidden(crowd, THIRD_WORKSHOP)
        assert sum(crowd.face_up[card] for card in cards) == FACE_UP_AT_START
        assert all(crowd.x[c] ** 2 + crowd.y[c] ** 2 <= RADIUS**2 for c in cards)
        available.append(8 <= sum(crowd.is_available(card) for card in cards) <= 14)
    assert fmean(available) > 0.8


def test_the_same_seed_gives_the_same_pile() -> None:
    """V2.4: a pile is the same to the last digit, here against one that was written down."""
    crowd, cards = start(7, 4)
    places = [(crowd.x[c], crowd.y[c], crowd.angle[c], crowd.height[c]) for c in cards[:3]]
    assert places == [(-1447, 1411, 117, 344), (-2430, 2217, 2, 338), (-905, -1235, 165, 327)]
    available = [0, 1, 5, 15, 16, 28, 35, 38, 40, 41]
    assert [card for card in cards if crowd.is_available(card)] == available


def test_a_rejected_card_lands_on_top() -> None:
    """V8.1: a rejected card lands on top, around the middle, at any angle, on either face."""
    chance = Stream(bytes(16))
    crowd = Crowd()
    faces: Counter[int] = Counter()
    near = 0
    angles = set()
    for _ in range(600):
        reject(crowd, chance, 0)
        reject(crowd, chance, 1)
        assert crowd.is_available(1)
        assert crowd.height[1] > crowd.height[0]
        faces[crowd.face_up[1]] += 1
        angles.add(crowd.angle[1])
        near += 9 * (crowd.x[1] ** 2 + crowd.y[1] ** 2) <= RADIUS**2
    assert 240 < faces[0] < 360
    assert len(angles) > 200
    assert 0.30 < near / 600 < 0.50  # within one sigma of a bell in two dimensions: 39 %
