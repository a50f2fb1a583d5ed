from __future__ import annotations

import pytest
from shapely import Polygon, unary_union

from ludotheque.core.faults import BadOption, Fault
from ludotheque.games.carnavalesque.data.cards import AGE_NAMES, CARD_NAMES
from ludotheque.games.carnavalesque.data.events import EVENT_NAMES
from ludotheque.games.carnavalesque.data.sizes import RADIUS
from ludotheque.games.carnavalesque.rules.crowd.pile import Crowd
from tests.games.carnavalesque.crowd.test_crowd import outline

from ..table import SEATS
from .table import GAME, MANY, CarnavalesqueTable, Placed, age_of, names, new

VERSIONS = {"young": 3, "events": 4, "roles": 5}  # V1.1, written a second time
HANDS = {3: 4, 4: 3, 5: 2}  # V2.1, the same
FEW = MANY // 4


def everything(table: CarnavalesqueTable) -> list[str]:
    """Return all cards of hands and crowd, sorted."""
    return sorted([*table.pile(), *(card for hand in table.truth()["hands"] for card in hand)])


def area_that_shows(pile: list[Placed]) -> float:
    """Return the area of the lowest card that shows, as Shapely finds it."""
    crowd = Crowd()
    for card, each in enumerate(pile):
        crowd.drop(card, each.x, each.y, each.angle, True)
    covers = [outline(crowd, card) for card in range(1, len(pile))]
    rest: Polygon = outline(crowd, 0).difference(unary_union(covers))
    return float(rest.area)


@pytest.mark.parametrize("seats", [2, 6])
def test_how_many_can_play(seats: int) -> None:
    """V1.1: fewer than 3 and more than 5 players are refused."""
    with pytest.raises(Fault) as refused:
        new(seats)
    assert refused.value.details == {"seats": seats, "least": 3, "most": 5}


def test_there_are_three_versions() -> None:
    """V1.1: Young, Events and Roles, Events if nothing is said; each has its number X."""
    found = {version: new(version=version).view("w").least for version in VERSIONS}
    assert found == VERSIONS
    assert new().view("w").version == "events"
    with pytest.raises(BadOption):
        new(version="old")


def test_all_play_together() -> None:
    """V1.1: the game is cooperative."""
    assert GAME.cooperative


@pytest.mark.parametrize("seats", HANDS)
@pytest.mark.parametrize("version", VERSIONS)
def test_every_card_is_somewhere(seats: int, version: str) -> None:
    """V1.2, V2.1 and V2.6: hands of their size, the rest in the crowd; Young has no third card."""
    table = new(seats, version=version)
    assert [len(table.hand(letter)) for letter in SEATS[:seats]] == [HANDS[seats]] * seats
    crowd_cards = list(CARD_NAMES[:57])
    third = [] if version == "young" else ["third-workshop"]
    assert everything(table) == sorted(crowd_cards + third)
    assert "third-workshop" not in [card for hand in table.truth()["hands"] for card in hand]


def test_the_hands_are_dealt_at_random() -> None:
    """V2.1: any seat may get any card: in many games the same seat never gets the same hand."""
    hands = [tuple(new(3, number, version="young").hand("a")) for number in range(MANY)]
    assert len(set(hands)) == MANY
    assert len({card for hand in hands for card in hand}) > 2 * MANY // 5


def test_the_board_at_first() -> None:
    """V1.4: workshops 1 and 2 are open, three parade places, a dead end, a Decree on no age."""
    view = new().view("w")
    assert (view.open, view.floats, view.parade, view.dead_end) == (2, ((), (), ()), (), ())
    assert view.decree == -1
    table = new().play("a claim", "b decline", "c decline")
    assert table.legal("a") == [f"decree {age}" for age in AGE_NAMES]


def test_own_cards_and_the_backs_of_others() -> None:
    """V2.2: players are told their own cards; a view has one hand, and of all hands the backs."""
    table = new(4)
    hands = table.truth()["hands"]
    for seat, letter in enumerate("abcd"):
        assert names(table.view(letter).hand) == hands[seat]
        assert table.heard(letter, "deal") == [{"cards": hands[seat]}]
    assert table.heard("w", "deal") == [{}]
    assert table.view("w").hand == ()
    for eyes in "abcdw":
        ages = [sorted(AGE_NAMES.index(age_of(card)) for card in hand) for hand in hands]
        assert [list(backs) for backs in table.view(eyes).hands] == ages
        assert {table.view(eyes).sure, table.view(eyes).maybe} == {((), (), (), ())}


@pytest.mark.parametrize("seats", HANDS)
def test_the_crowd_is_spread_over_the_third_workshop(seats: int) -> None:
    """V2.3: the Third Workshop card lies at the centre, below all; not a sliver of it shows."""
    for number in range(MANY):
        table = new(seats, number)
        pile = list(table.pile().values())
        assert area_that_shows(pile) < 1e-6
        assert (pile[0].card, pile[0].x, pile[0].y) == ("third-workshop", 0, 0)
        for eyes in (*SEATS[:seats], "w"):
            assert pile[0].spot not in table.seen(eyes)


@pytest.mark.parametrize("version", VERSIONS)
def test_twenty_cards_are_face_up(version: str) -> None:
    """V2.3: exactly 20 crowd cards are face up, any of them, anywhere in the pile."""
    lowest: set[int] = set()
    cards: set[str] = set()
    for number in range(FEW):
        pile = list(new(3, number, version=version).pile().values())
        up = [each.side == "up" for each in pile if each.card != "third-workshop"]
        assert (sum(up), len(up)) == (20, 57 - 12)
        lowest.add(up.index(True))
        cards.update(each.card for each in pile if each.side == "up")
    assert len(lowest) > 1
    assert len(cards) > 20


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("seats", HANDS)
def test_the_zone_is_messy(seats: int, version: str) -> None:
    """V2.4: all lies in the round zone, and in every game 8 to 14 cards are available."""
    available = set()
    for number in range(MANY):
        table = new(seats, number, version=version)
        assert all(each.x**2 + each.y**2 <= RADIUS**2 for each in table.pile().values())
        available.add(sum(not lying.covered_by for lying in table.view("w").crowd))
    assert 8 <= min(available) < max(available) <= 14


def test_a_game_replays() -> None:
    """V2.4: the same seed is the same crowd to the last digit, another one is another."""
    assert new(4, 5).truth() == new(4, 5).truth()
    assert new(4, 5).truth()["crowd"] != new(4, 6).truth()["crowd"]


def test_young_needs_no_third_card() -> None:
    """V2.6: in the Young version workshop 3 is open at once; neither events nor roles."""
    table = new(version="young").play("a claim", "b decline", "c decline")
    assert table.view("w").open == 3
    assert table.view("w").events_to_come == ()
    assert (table.phase, table.view("b").dealt_roles) == ("decree", (-1, -1))


def test_the_events_are_shuffled() -> None:
    """V2.6: all ten events are to come, in any order, which nobody sees."""
    piles = [new(3, number).truth()["event_pile"] for number in range(FEW)]
    assert all(sorted(pile) == sorted(EVENT_NAMES) for pile in piles)
    assert len({tuple(pile) for pile in piles}) == FEW
    assert new(3, 1).view("a").events_to_come == new(3, 2).view("a").events_to_come == EVENT_NAMES


def test_roles_replace_the_events() -> None:
    """V2.6: the Roles version has no events; the roles are dealt once there is a King."""
    table = new(version="roles")
    assert (table.view("w").events_to_come, table.truth()["event_pile"]) == ((), [])
    assert table.play("a claim", "b decline", "c decline").phase == "keep-role"
