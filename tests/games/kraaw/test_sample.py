from __future__ import annotations

from collections import Counter

import pytest

from ludotheque.core.chance import Noise
from ludotheque.games.positions import write_position

from ..table import SEATS, WATCHER
from .table import KRAAW, Table, deck, lay, values_of

OFF = {"dog_exchange": "off"}
ONES_AND_FIVE = "1 1 1 1 5"  # with two players: all the ones and the only five
TWOS = "2 2 2 3 3"


class Imagined:
    """The cards of one world that a view allows."""

    def __init__(self, table: Table, letter: str, noise: Noise) -> None:
        state = KRAAW.sample(table.view(letter), noise)
        seat = -1 if letter == WATCHER else SEATS.index(letter)
        assert state.view(seat).wire() == table.view(letter).wire()
        assert state.broken_laws() == []
        truth = write_position(KRAAW, state)
        self.rows = [values_of(row) for row in truth["rows"]]
        self.dog = sorted(truth["dog"])


def imagine(table: Table, letter: str, times: int = 100) -> list[Imagined]:
    """Return many worlds that a view allows, always the same ones."""
    noise = Noise(7)
    return [Imagined(table, letter, noise) for _ in range(times)]


def after_exchanges(*answers: str, first: int = 0) -> Table:
    """Let players answer the chien, a with all the ones and the five, b with twos and threes."""
    table = lay(ONES_AND_FIVE, TWOS, phase="dog-exchange", first=first, turn=first)
    return table.play(*answers)


def marked(values: list[int]) -> list[int]:
    """Return those values that only the hand of a had."""
    return [value for value in values if value in (1, 5)]


def test_own_hand_is_respected() -> None:
    """The owner of a hand imagines the same five values in many orders."""
    worlds = imagine(lay("1 2 3 4 5", "1 1 2 2 3", options=OFF), "a")
    assert {tuple(sorted(world.rows[0])) for world in worlds} == {(1, 2, 3, 4, 5)}
    assert len({tuple(world.rows[0]) for world in worlds}) > 50


def test_others_imagine_any_hand() -> None:
    """The others, and whoever watches, imagine many hands."""
    table = lay("1 2 3 4 5", "1 1 2 2 3", options=OFF)
    for letter in ("b", WATCHER):
        hands = {tuple(sorted(world.rows[0])) for world in imagine(table, letter)}
        assert len(hands) > 10


def test_what_was_seen_stays() -> None:
    """Face-up cards, cards looked at and cards turned back keep their values."""
    table = lay("1 2:a 3^ 4= 5", "1 1:* 2:b 2 3", options=OFF)
    for world in imagine(table, "a"):
        assert world.rows[0][1:4] == [2, 3, 4]
        assert world.rows[1][1] == 1
    assert len({world.rows[1][2] for world in imagine(table, "a")}) > 1


def test_a_card_that_changed_hands_belongs_to_its_deal() -> None:
    """A hidden card that went from a to b is still one of the five that a looked at."""
    hands = [[1, 2, 3, 4, 5], [1, 1, 2, 2, 3]]
    table = lay("1^ 2 3 4^ 3^@b5", "1 1 2 2 5@a5", options=OFF, dealt=hands)
    assert {world.rows[1][4] for world in imagine(table, "a")} == {2, 3, 5}
    assert {world.rows[0][1] for world in imagine(table, "a")} == {2, 3, 5}
    assert len({world.rows[1][4] for world in imagine(table, "b")}) > 1


def test_own_exchange_keeps_four_cards() -> None:
    """Whoever exchanged a card holds four of the five looked at, and any card in its place."""
    table = after_exchanges("a swap-dog", "b leave-dog")
    place = table.view("a").swapped_place
    came = set()
    for world in imagine(table, "a", 300):
        row = world.rows[0]
        assert len(marked([*row[:place], *row[place + 1 :]])) == 4
        assert len(marked(world.dog)) == 1
        assert marked(world.rows[1]) == []
        came.add(row[place])
    assert came == {2, 3, 4}


def test_a_later_exchange_can_bring_the_card_to_another() -> None:
    """The card that went to the chien lies there, or with somebody who exchanged later."""
    worlds = imagine(after_exchanges("a swap-dog", "b swap-dog"), "a", 300)
    where = Counter((len(marked(world.dog)), len(marked(world.rows[1]))) for world in worlds)
    assert set(where) == {(1, 0), (0, 1)}
    assert 30 < where[0, 1] < 90  # one in five


def test_an_earlier_exchange_cannot_bring_the_card() -> None:
    """Somebody who exchanged before cannot have the card."""
    worlds = imagine(after_exchanges("b swap-dog", "a swap-dog", first=1), "a")
    assert all(marked(world.rows[1]) == [] for world in worlds)


def test_a_card_that_must_have_come_through_the_dog() -> None:
    """If b shows a card that only a had, it went through the chien, and a has it no more."""
    table = lay(
        "2 1 1 1 1",
        "5^ 2 2 3 3",
        swapped=[0, 0],
        dealt=[[1, 1, 1, 1, 5], [2, 2, 2, 3, 3]],
    )
    for world in imagine(table, "a"):
        assert sorted(marked(world.rows[0])) == [1, 1, 1, 1]
        assert marked(world.dog) == []


@pytest.mark.parametrize("letter", ["a", "b"])
def test_the_announcer_knows_the_dog(letter: str) -> None:
    """K3.4: who swapped the whole hand knows the chien; the others do not."""
    options = {"swap_hand": "on", "dog_exchange": "off"}
    table = lay(ONES_AND_FIVE, TWOS, phase="keep-or-announce", options=options).play("a announce")
    dogs = {tuple(world.dog) for world in imagine(table, letter)}
    if letter == "a":
        assert dogs == {(1, 1, 1, 1, 5)}
    else:
        assert len(dogs) > 10


def test_the_announcer_knows_what_the_dog_gave() -> None:
    """K3.4: a card that b exchanged with the chien is one of those the announcer gave."""
    options = {"swap_hand": "on"}
    table = lay(ONES_AND_FIVE, TWOS, phase="keep-or-announce", options=options)
    table.play("a announce", "a leave-dog", "b swap-dog")
    for world in imagine(table, "a"):
        assert len(marked(world.rows[1])) == 1
        assert len(marked(world.dog)) == 4


def test_the_announcer_may_get_a_card_back() -> None:
    """K3.4: an announcer who then exchanges a card gets back one of those given."""
    options = {"swap_hand": "on"}
    table = lay(ONES_AND_FIVE, TWOS, phase="keep-or-announce", options=options)
    table.play("a announce", "a swap-dog", "b leave-dog")
    for world in imagine(table, "a"):
        assert len(marked(world.rows[0])) == 1
        assert marked(world.rows[0]) == marked([world.rows[0][table.view("a").swapped_place]])


def check(found: Counter[tuple[int, int]], expected: Counter[tuple[int, int]]) -> None:
    """Compare what was drawn with an exhaustive count, within a fifth of each share."""
    assert set(found) == set(expected)
    drawn, ways = found.total(), expected.total()
    for outcome, count in expected.items():
        assert abs(found[outcome] * ways - count * drawn) * 5 < count * drawn


def test_distribution_without_exchange() -> None:
    """What is left of the deck is equally likely everywhere: counted card by card."""
    table = lay("1^ 2^ 3^ 4 5", "1^ 1^ 2^ 2^ 3", options=OFF)
    left = [1, 2, 2, 3, 3, 4]
    expected = Counter((own, other) for own in (4, 5) for other in left)
    found = Counter((world.rows[0][3], world.rows[1][4]) for world in imagine(table, "a", 3000))
    check(found, expected)


def test_distribution_with_own_exchange() -> None:
    """Any of the own five cards left, and any card outside the hand came, independently."""
    table = after_exchanges("a swap-dog", "b leave-dog")
    place = table.view("a").swapped_place
    outside = [value for value in deck(2) if value not in (1, 5)]
    expected = Counter((left, came) for left in (1, 1, 1, 1, 5) for came in outside)
    found: Counter[tuple[int, int]] = Counter()
    for world in imagine(table, "a", 4000):
        found[marked(world.dog)[0], world.rows[0][place]] += 1
    check(found, expected)
