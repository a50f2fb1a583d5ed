from __future__ import annotations

from ludotheque.games import GAMES
from ludotheque.games.carnavalesque.data.cards import THIRD_WORKSHOP
from ludotheque.games.carnavalesque.knowledge.printed import CarnavalesquePrinted


def printed() -> CarnavalesquePrinted:
    """Return what is printed on the cards."""
    found = GAMES["carnavalesque"].printed()
    assert isinstance(found, CarnavalesquePrinted)
    return found


def test_every_card_is_printed() -> None:
    """V1.2: a costume and an accessory on 54 cards, three accessories on jokers, one of no age."""
    cards = printed().cards
    assert [len(card.points) for card in cards] == [2] * 54 + [3] * 3 + [0]
    assert [card.name for card in cards if not card.age] == [cards[THIRD_WORKSHOP].name]
    by_name = {card.name: card for card in cards}
    assert set(by_name["witch-fan"].points) == {"witch", "fan"}
    assert set(by_name["joker-child"].points) == {"fan", "trumpet", "lantern"}
    assert by_name["joker-teen"].age == "teen"


def test_a_card_is_as_large_as_the_rules_say() -> None:
    """V2.4: cards of 63 by 88 mm, in tenths of a millimetre."""
    assert (printed().width, printed().height) == (630, 880)


def test_what_the_street_brings_is_printed() -> None:
    """V9.1, V9.2: 2 points a card on parade, 1 in a workshop, -1 in the dead end; five verdicts."""
    assert printed().worth == (2, 1, -1)
    assert printed().better_from == (36, 45, 50, 55)
    assert len(printed().verdicts) == 5
