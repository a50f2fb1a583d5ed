from __future__ import annotations

import pytest

from ludotheque.games.carnuta.data.moves import WORDS
from ludotheque.games.carnuta.knowledge.printed import CarnutaOutlook, Foreseen

from .table import CARNUTA, TEN, Table, at_random, lay, player

RUNES = ("suns", "moons", "flip-suns", "flip-moons")


def outlook(table: Table, letter: str) -> CarnutaOutlook:
    """Return what a player may choose among."""
    found = CARNUTA.outlook(table.view(letter))
    assert found is not None
    return found


def held(table: Table, letter: str, card: str) -> Foreseen:
    """Return what can be done with a card of a hand."""
    return outlook(table, letter).hand[table.hand(letter).split().index(card)]


def words(foreseen: Foreseen) -> tuple[list[str], list[str]]:
    """Return what runes pay of a card, and what is missing."""
    payment = foreseen.payment
    paid, missing = payment.paid, payment.missing
    return [f"{s.act} {s.face}" for s in paid], [f"{s.act} {s.face}" for s in missing]


@pytest.mark.parametrize("seats", [2, 4])
def test_all_that_is_legal_is_a_card_at_hand_a_sickle_or_on_offer(seats: int) -> None:
    """C3, C4: no other decision is left to whoever draws the table, in any phase."""
    phases = set()
    for table, letter in at_random(seats, 6):
        found = outlook(table, letter)
        cards = {each.move for each in (*found.market, *found.hand) if each}
        sickles = {half.sickle for half in CARNUTA.printed().halves}
        phase = table.view(letter).phase
        assert set(table.legal(letter)) <= cards | sickles | set(found.offered)
        if phase != "action":
            assert set(table.legal(letter)) <= set(found.offered)
        phases.add(phase)
    assert phases == {"action", "place-salt", "choose-token", "discard-down"}


def test_a_phase_offers_its_choices_and_those_that_are_forbidden_too() -> None:
    """C3.4, C3.6, C4.2, C4.3: runes at a turn, the end of it, columns for Salt, tokens."""
    table = lay(player("SSSS", hand="salt-day-1", laid=TEN.rsplit(" ", 5)[0]), player())
    assert outlook(table, "a").offered == RUNES
    assert "flip-suns" not in table.legal("a")
    table = lay(player("SSMM", hand="salt-day-1", laid=TEN.rsplit(" ", 5)[0]), player())
    table.play("a play salt-day-1")
    assert outlook(table, "a").offered == WORDS[4]
    assert "salt-on skull" not in table.legal("a")
    table.play("a salt-on clover")
    assert outlook(table, "a").offered == WORDS[5]
    table.play("a token egg")
    table.play(f"a {next(move for move in table.legal('a') if move in RUNES)}")
    assert outlook(table, "a").offered == ("end",)


def test_who_waits_sees_the_actions_of_a_turn() -> None:
    """C3: whatever somebody else decides, a turn of one's own will begin with its actions."""
    table = lay(player("SSMM", hand="salt-day-1", laid="clover-flat2"), player(hand="egg-each"))
    table.play("a play salt-day-1")
    assert outlook(table, "b").offered == RUNES
    assert held(table, "b", "egg-each").does == "play"


def test_a_game_that_is_over_offers_nothing() -> None:
    """C6.1: nothing is decided any more."""
    table = lay(player(), player(), phase="over")
    assert outlook(table, "a").offered == ()


def test_a_card_is_taken_from_the_market_and_played_or_discarded_from_the_hand() -> None:
    """C3.1, C3.2, C3.9: what a card's move is called depends on where it lies, and when."""
    hand = "egg-each egg-both egg-twice"
    table = lay(player("SSMM", hand=hand, sickles=0), player(hand="skull-each"))
    first = outlook(table, "a").market[0]
    assert first is not None
    assert (first.does, first.move) == ("take", f"take {table.row('day')[0]}")
    found = held(table, "a", "egg-each")
    assert (found.does, found.move) == ("play", "play egg-each")
    table.play(f"a {first.move}", "a flip-suns")
    found = held(table, "a", "egg-each")
    assert (found.does, found.move) == ("discard", "discard egg-each")
    assert found.move in table.legal("a")
    assert outlook(table, "a").offered == tuple(table.legal("a"))
    assert held(table, "b", "skull-each").does == "play"


def test_each_symbol_takes_a_rune_of_its_own_and_the_rest_is_missing() -> None:
    """C3.2: a rune pays one symbol; what is flipped comes first, and what lacks a rune is named."""
    costs = {row.id: row.cost for row in CARNUTA.table.rows}
    mixed = next(card for card, cost in costs.items() if cost == (1, 1, 0, 0))
    given = next(card for card, cost in costs.items() if cost[0] and cost[2])
    table = lay(player("SM", hand=f"{mixed} {given}"), player())
    assert words(held(table, "a", mixed)) == (["flip sun", "flip moon"], [])
    paid, missing = words(held(table, "a", given))
    assert paid[0] == "flip sun"
    assert "give sun" in missing


def test_what_is_missing_is_nothing_exactly_where_a_card_can_be_played() -> None:
    """C3.2: a card of the hand is payable if the rules let it be played."""
    compared = 0
    for table, letter in at_random(3, 2):
        if table.view(letter).phase == "action" and table.view(letter).actions:
            for each in outlook(table, letter).hand:
                assert (each.move in table.legal(letter)) == (not each.payment.missing)
                compared += 1
    assert compared > 20


def test_whoever_sees_a_card_played_is_told_how_it_was_paid() -> None:
    """C3.2: the faces of the runes that were flipped, and of those that were given back."""
    row = next(row for row in CARNUTA.table.rows if row.cost[0] and row.cost[3])
    table = lay(player("SSSMMM", hand=row.id, padlocks=0), player())
    table.play(f"a play {row.id}")
    (played,) = table.heard("b", "play")
    assert played["flips"] == ["sun"] * row.cost[0] + ["moon"] * row.cost[1]
    assert played["gives"] == ["sun"] * row.cost[2] + ["moon"] * row.cost[3]
