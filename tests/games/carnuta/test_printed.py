from __future__ import annotations

from ludotheque.core.deck import DeckText
from ludotheque.games.carnuta.game import CarnutaGame
from ludotheque.games.carnuta.knowledge.printed import CarnutaOutlook, Foreseen

from ..table import seat_of
from .table import CARNUTA, Table, at_random, lay, new, player


def outlook(table: Table, letter: str) -> CarnutaOutlook:
    """Return what cards would bring to a player."""
    found = CARNUTA.outlook(table.view(letter))
    assert found is not None
    return found


def brought(foreseen: Foreseen | None) -> tuple[object, ...]:
    """Return what a card costs and brings, wherever it lies."""
    assert foreseen is not None
    return foreseen.payment, foreseen.gain, foreseen.points, foreseen.counted


def test_a_card_brings_what_the_outlook_says() -> None:
    """C5, C6.4: wherever a card can be played, playing it adds the points that were foretold."""
    played = 0
    for table, letter in at_random(2, 5):
        before = table.view("w").totals[seat_of(letter)]
        hand = zip(table.hand(letter).split(), outlook(table, letter).hand, strict=True)
        for card, foreseen in hand:
            if f"play {card}" in table.legal(letter) and not card.startswith("salt"):
                other = Table(CARNUTA, table.state.copy()).play(f"{letter} play {card}")
                assert other.view("w").totals[seat_of(letter)] == before + foreseen.gain
                assert other.view("w").points[seat_of(letter)][-1] == foreseen.points
                played += 1
    assert played > 20


def test_salt_is_foretold_on_its_best_column() -> None:
    """C4.2: of the columns that Salt may join, the one that brings most is foretold."""
    mine = player("SSMM", hand="salt-day-1", laid="clover-flat2 egg-twice")
    table = lay(mine, player())
    assert (table.view("w").totals[0], outlook(table, "a").hand[0].gain) == (2 + 2, 2)
    table.play("a play salt-day-1", "a salt-on clover")
    assert table.view("w").totals[0] == 2 + 4


def test_a_card_of_the_market_brings_the_same_once_it_is_taken() -> None:
    """C3.1: what a card of the market would bring is what it would bring in the hand."""
    table = new(3, 4)
    letter = table.to_act()
    market = outlook(table, letter).market
    for place, card in enumerate(table.row("day") + table.row("night")):
        taken = Table(CARNUTA, table.state.copy()).play(f"{letter} take {card}")
        (held,) = outlook(taken, letter).hand
        assert brought(held) == brought(market[place])


def test_who_only_watches_gets_no_outlook() -> None:
    """A spectator has no potion that a card could bring anything to."""
    assert CARNUTA.outlook(new(2).view("w")) is None


def test_cards_are_printed_as_the_deck_says() -> None:
    """C1.2: what is printed on a card, by its number, and whether the deck is our own."""
    printed = CARNUTA.printed()
    assert printed.reconstruction
    rows = CARNUTA.table.rows
    assert [card.id for card in printed.cards] == [row.id for row in rows]
    trio = next(card for card in printed.cards if card.id == "clover-trio")
    assert (trio.half, trio.ingredient, trio.scoring, trio.times) == ("day", "clover", "trio", 6)
    assert len(trio.of) == 3
    assert CARNUTA.deck is not None
    brought = CarnutaGame(DeckText("mine", CARNUTA.deck.text)).printed()
    assert (brought.deck, brought.reconstruction, brought.cards) == ("mine", False, printed.cards)


def test_the_counter_is_printed_with_its_bonuses() -> None:
    """C4.3, C6.1: 4th and 8th card a padlock, 6th and 10th a token, 11th the end."""
    counter = CARNUTA.printed().counter
    found = {
        bonus: [step for step, each in enumerate(counter, 1) if each == bonus] for bonus in counter
    }
    assert found == {"": [1, 2, 3, 5, 7, 9], "padlock": [4, 8], "token": [6, 10], "end": [11]}


def test_the_box_is_printed_with_the_moves_of_its_things() -> None:
    """C1.1, C2, C3: four ingredients and four places of the market by half, and the numbers."""
    printed = CARNUTA.printed()
    assert (printed.places, printed.actions, printed.sickles) == (6, 2, 2)
    assert [(half.name, half.places, half.sickle) for half in printed.halves] == [
        ("day", (0, 1, 2, 3), "sickle-day"),
        ("night", (4, 5, 6, 7), "sickle-night"),
    ]
    assert [each.half for each in printed.ingredients] == ["day"] * 4 + ["night"] * 4
    egg = next(each for each in printed.ingredients if each.name == "egg")
    assert (egg.salt, egg.token) == ("salt-on egg", "token egg")


def test_a_cost_is_printed_symbol_by_symbol() -> None:
    """C3.2: each symbol says what happens to a rune of which face; doubles are named as such."""
    cards = CARNUTA.printed().cards
    for row, card in zip(CARNUTA.table.rows, cards, strict=True):
        assert len(card.cost) == sum(row.cost)
        counts = [(s.act, s.face) for s in card.cost]
        assert counts.count(("flip", "moon")) == row.cost[1]
        assert counts.count(("give", "sun")) == row.cost[2]
    double = next(card for card in cards if card.id == "clover-double")
    assert (double.scoring, double.times) == ("double", 0)
