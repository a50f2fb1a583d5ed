"""Whether a card is covered altogether, against Shapely, which shares no line with it."""

from __future__ import annotations

from shapely import Polygon, unary_union

from ludotheque.build import is_compiled
from ludotheque.core.chance import Noise
from ludotheque.games.carnavalesque.rules.crowd.hiding import is_hidden
from ludotheque.games.carnavalesque.rules.crowd.pile import Crowd
from ludotheque.games.carnavalesque.rules.crowd.showing import showing_points
from tests.games.carnavalesque.crowd.test_crowd import outline

PILES = 3000 if is_compiled() else 200
SPREAD = 700  # so far from the middle of a card that about one pile in ten hides it
COVERS = 9


def left_over(crowd: Crowd) -> float:
    """Return the area of card 0 that shows, as Shapely finds it."""
    covers = [outline(crowd, card) for card in range(1, COVERS + 1) if crowd.holds(card)]
    rest: Polygon = outline(crowd, 0).difference(unary_union(covers))
    return float(rest.area)


def test_a_hidden_card_agrees_with_shapely() -> None:
    """V2.3: a card is hidden where an independent library finds nothing left, on many piles."""
    noise = Noise(6)
    found = {True: 0, False: 0}
    for _ in range(PILES):
        crowd = Crowd()
        crowd.drop(0, 0, 0, 0, True)
        for card in range(1, COVERS + 1):
            x, y = noise.below(SPREAD) - SPREAD // 2, noise.below(SPREAD) - SPREAD // 2
            crowd.drop(card, x, y, noise.below(360), True)
        hidden = is_hidden(crowd, 0)
        assert hidden == (left_over(crowd) < 1e-6)
        found[hidden] += 1
    assert min(found.values()) > PILES // 50


def test_covers_that_meet_leave_nothing() -> None:
    """V2.3: two cards edge to edge hide what lies under both; a sliver between them is not hidden.

    It is a tenth of a millimetre wide, and falls between the points at which one looks.
    """
    for gap, hidden in ((0, True), (1, False)):
        crowd = Crowd()
        crowd.drop(0, 0, 0, 0, True)
        crowd.drop(1, -315, 0, 0, True)
        assert not is_hidden(crowd, 0)
        crowd.drop(2, 315 + gap, 0, 0, True)
        assert is_hidden(crowd, 0) == hidden
        assert showing_points(crowd, 0) == 0


def test_a_card_of_the_same_place_hides() -> None:
    """V2.3: a card that lies exactly over another hides it, and one below hides nothing."""
    crowd = Crowd()
    crowd.drop(0, 120, -40, 77, True)
    crowd.drop(1, 120, -40, 77, True)
    assert is_hidden(crowd, 0)
    assert not is_hidden(crowd, 1)
