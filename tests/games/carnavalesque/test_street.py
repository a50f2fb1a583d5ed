from __future__ import annotations

import pytest

from ludotheque.games.carnavalesque.data.cards import ACCESSORIES, COSTUMES, FIRST_JOKER
from ludotheque.games.carnavalesque.data.street import DEAD_END, PARADE, WORKSHOP
from ludotheque.games.carnavalesque.data.versions import LEAST_CARDS, VERSIONS
from ludotheque.games.carnavalesque.rules.street import Street


def card(costume: str, accessory: str) -> int:
    """Return the card with this costume and this accessory."""
    return COSTUMES.index(costume) * len(ACCESSORIES) + ACCESSORIES.index(accessory)


def witches(count: int, first: int = 0) -> list[int]:
    """Return some cards that share a costume."""
    return [card("witch", accessory) for accessory in ACCESSORIES[first : first + count]]


def built(least: int, *floats: list[int]) -> Street:
    """Return a street with floats in its workshops."""
    street = Street(least)
    street.open_third()
    for workshop, cards in enumerate(floats):
        for each in cards:
            assert street.fits(each, workshop)
            street.lay(each, workshop)
    return street


def test_the_number_of_each_version() -> None:
    """V1.1: the number X is 3, 4 and 5."""
    assert dict(zip(VERSIONS, LEAST_CARDS, strict=True)) == {"young": 3, "events": 4, "roles": 5}


def test_the_third_workshop_is_closed_at_first() -> None:
    """V1.4, V6.4: workshops 1 and 2 are open, workshop 3 opens later."""
    street = Street(4)
    assert [street.fits(0, workshop) for workshop in range(3)] == [True, True, False]
    street.open_third()
    assert street.fits(0, 2)


def test_a_float_has_one_point_in_common() -> None:
    """V6.2: all cards share a point, which stays open while more than one is possible."""
    street = Street(4)
    street.lay(card("witch", "fan"), 0)
    assert street.fits(card("witch", "drum"), 0)
    assert street.fits(card("robot", "fan"), 0)
    assert not street.fits(card("robot", "drum"), 0)
    street.lay(card("robot", "fan"), 0)
    assert street.fits(card("fairy", "fan"), 0)
    assert not street.fits(card("witch", "drum"), 0)


def test_jokers_have_accessories_only() -> None:
    """V1.2, V6.2: a joker shares any of its three accessories, never a costume."""
    street = built(4, [card("witch", "fan")])
    fan_joker = FIRST_JOKER + ACCESSORIES.index("fan") % 3
    assert street.fits(fan_joker, 0)
    street.lay(card("witch", "drum"), 0)
    assert not street.fits(fan_joker, 0)


def test_a_large_float_parades() -> None:
    """V6.3: with at least X cards a float takes a parade place, and its workshop is free again."""
    street = built(4, witches(4))
    street.send(0)
    assert (street.paraded, street.size[PARADE], street.size[WORKSHOP]) == (1, 4, 0)
    assert street.fits(card("robot", "drum"), 0)


def test_a_small_float_goes_to_the_dead_end() -> None:
    """V6.3: with fewer than X cards all its cards go to the dead end."""
    street = built(4, witches(3))
    street.send(0)
    assert (street.paraded, street.size[DEAD_END]) == (0, 3)
    assert not street.is_lost()


@pytest.mark.parametrize("least", LEAST_CARDS)
def test_the_dead_end_loses(least: int) -> None:
    """V6.6: X cards in the dead end lose the game, one fewer does not."""
    street = built(least, witches(least - 1), [card("robot", "fan")])
    street.send(0)
    assert not street.is_lost()
    street.send(1)
    assert street.is_lost()


def test_three_floats_win() -> None:
    """V6.6, V9.1: three floats win; 2 a card on parade, 1 in a workshop, -1 in the dead end."""
    street = built(3, witches(3), [card("robot", a) for a in ACCESSORIES[:4]], witches(3, 3))
    for workshop in range(3):
        assert not street.is_won()
        street.send(workshop)
    assert street.is_won()
    assert street.score() == 2 * 10
    street.lay(card("fairy", "fan"), 0)
    street.lay(card("fairy", "kite"), 0)
    street.lay(card("pirate", "kite"), 1)
    street.send(1)
    assert street.score() == 2 * 10 + 2 - 1
    street.rescue(card("pirate", "kite"))
    assert street.score() == 2 * 10 + 2


def test_a_copy_of_a_street_is_deep() -> None:
    """A street that becomes another one is equal to it, and goes its own way afterwards."""
    street = built(4, witches(4))
    copy = Street(4)
    copy.become(street)
    copy.send(0)
    assert (copy.paraded, street.paraded) == (1, 0)
    assert street.size[WORKSHOP] == 4
