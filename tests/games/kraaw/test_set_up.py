from __future__ import annotations

from itertools import permutations

import pytest

from ..table import seed
from .table import Table, dealt, lay, values_of

ROWS = ("1 1 1 2 2", "2 2 3 3 4")  # leaves 1 2 3 4 5 for the chien
DOG = [1, 2, 3, 4, 5]


def before_the_dog(number: int = 0) -> Table:
    """Lay out two rows and a chien of five different cards, before the exchange."""
    return lay(*ROWS, phase="dog-exchange", turns=0, seed=seed(number).hex())


def looking(*, dog_exchange: str = "on") -> Table:
    """Lay out the moment when the hands are looked at, in the variant of the whole hand."""
    options = {"swap_hand": "on", "dog_exchange": dog_exchange}
    return lay(*ROWS, phase="keep-or-announce", turns=0, options=options)


# --- the deal


def test_all_cards_are_dealt_face_down() -> None:
    """K3.1: five cards each, all hidden, and the rest is the chien."""
    truth = dealt(4).truth()
    assert all(len(row.split()) == 5 for row in truth["rows"])
    assert all(word.isdigit() for row in truth["rows"] for word in row.split())
    assert len(truth["dog"]) == 5


def test_the_deck_is_shuffled() -> None:
    """K3.1: the five of the deck can be dealt to any place of any row, and to the chien."""
    places = set()
    for number in range(150):
        truth = dealt(2, number).truth()
        cards = [value for row in truth["rows"] for value in values_of(row)] + truth["dog"]
        places.add(cards.index(5))
    assert places == set(range(15))


def test_a_new_round_is_dealt_again() -> None:
    """K3.1: the next round is shuffled and dealt anew, every card hidden."""
    table = lay("1 1 2 2 3", "5^ 4^ 3^ 2^ 1^", locks=[2, 0]).play("a reveal-lock", "a a1")
    assert table.view("w").round == 2
    assert table.view("w").faces == (0,) * 10
    assert table.view("w").known_by == (0,) * 10


# --- looking at the hand


def test_the_hand_is_told_to_its_owner() -> None:
    """K3.2: each player learns which five values they own; nobody else does."""
    table = dealt(2)
    for letter, other in ("ab", "ba"):
        values = sorted(values_of(table.row(letter)))
        assert table.view(letter).hand == tuple(values)
        assert table.heard(letter, "deal") == [{"hand": values}]
        assert table.heard(other, "deal") != table.heard(letter, "deal")
    assert table.heard("w", "deal") == [{}]
    assert table.view("w").hand == ()


def test_places_are_told_to_nobody() -> None:
    """K3.2: though a hand is known, the value of no single card is."""
    table = dealt(3)
    for letter in "abcw":
        assert table.view(letter).values == (0,) * 15


def test_places_cannot_be_worked_out() -> None:
    """K3.2: whatever the order of the row, its owner is shown the same bytes."""
    orders = permutations(values_of("1 2 3 4 5"))
    rows = [" ".join(map(str, order)) for order in orders]
    seen = {lay(row, "1 1 2 2 3", seed=seed(1).hex()).view("a").wire() for row in rows}
    assert len(seen) == 1


def test_other_hands_are_not_shown() -> None:
    """K3.2: another player's hand could be anything that is left of the deck."""
    one = lay("1 1 1 2 2", "2 2 3 3 4").view("a").wire()
    other = lay("1 1 1 2 2", "5 4 1 2 3").view("a").wire()
    assert one == other


def test_rows_are_not_sorted() -> None:
    """K3.2: the shuffle of the row is fair: a known value can lie in any of its five places."""
    places = set()
    for number in range(200):
        values = values_of(dealt(2, number).row("a"))
        if 5 in values:
            places.add(values.index(5))
    assert places == {0, 1, 2, 3, 4}


# --- the exchange of one card with the chien


@pytest.mark.parametrize(("direction", "order"), [("clockwise", "bca"), ("anticlockwise", "bac")])
def test_the_dog_is_offered_in_order_of_play(direction: str, order: str) -> None:
    """K3.3: in order of play each player is asked once, then the first player begins."""
    table = dealt(3, first_player="2", direction=direction)
    for letter in order:
        assert (table.to_act(), table.phase) == (letter, "dog-exchange")
        assert table.legal(letter) == ["swap-dog", "leave-dog"]
        table.play(f"{letter} leave-dog")
    assert (table.to_act(), table.phase) == ("b", "main-action")


def test_only_the_player_asked_may_answer() -> None:
    """K3.3: another player must wait to be asked."""
    refusal = before_the_dog().refusal("b swap-dog")
    assert (refusal.clause, refusal.key, refusal.args) == ("K3.3", "dog-of-other", {"seat": 0})


def test_declining_changes_nothing() -> None:
    """K3.3: whoever declines keeps all five cards, and all see that."""
    table = before_the_dog().play("a leave-dog")
    assert table.row("a") == ROWS[0]
    assert table.truth()["dog"] == DOG
    assert table.view("b").swapped == (False, False)
    assert table.heard("b", "dog-leave") == [{"seat": 0}]


def test_one_card_trades_places_with_one_of_the_dog() -> None:
    """K3.3: one card goes to the chien and one of the chien takes its place."""
    for number in range(20):
        table = before_the_dog(number).play("a swap-dog")
        truth = table.truth()
        place = truth["swapped"][0]
        old, now = values_of(ROWS[0]), values_of(table.row("a"))
        came, went = now[place], old[place]
        assert [*now[:place], *now[place + 1 :]] == [*old[:place], *old[place + 1 :]]
        assert sorted([*truth["dog"], came]) == sorted([*DOG, went])
        assert table.row("b") == ROWS[1]


def test_both_cards_are_drawn_at_random() -> None:
    """K3.3: any place of the row can trade with any card of the chien."""
    drawn = set()
    for number in range(300):
        truth = before_the_dog(number).play("a swap-dog").truth()
        place = truth["swapped"][0]
        drawn.add((place, values_of(truth["rows"][0])[place]))
    assert drawn == {(place, value) for place in range(5) for value in DOG}


def test_nobody_sees_the_cards_that_trade() -> None:
    """K3.3: the owner is told the place only, and the card that came is known to nobody."""
    table = before_the_dog().play("a swap-dog")
    place = table.truth()["swapped"][0]
    assert table.heard("a", "dog-swap") == [{"seat": 0, "place": place + 1}]
    assert table.view("a").swapped_place == place
    assert table.view("a").hand == (1, 1, 1, 2, 2)
    for letter in "abw":
        assert table.view(letter).values == (0,) * 10


def test_others_see_only_that_a_swap_happened() -> None:
    """K3.3: neither the place nor the cards show to anybody else, whatever was drawn."""
    tables = [before_the_dog(number).play("a swap-dog") for number in range(10)]
    assert len({table.truth()["swapped"][0] for table in tables}) > 1
    for letter in "bw":
        assert all(table.heard(letter, "dog-swap") == [{"seat": 0}] for table in tables)
        assert all(table.view(letter).swapped == (True, False) for table in tables)
        assert all(table.view(letter).swapped_place == -1 for table in tables)
        assert len({table.view(letter).wire() for table in tables}) == 1


def test_the_dog_can_pass_a_card_on() -> None:
    """K3.3: a later player draws from the chien as the earlier ones left it."""
    came = set()
    for number in range(200):
        truth = before_the_dog(number).play("a swap-dog", "b swap-dog").truth()
        cards = [value for row in truth["rows"] for value in values_of(row)] + truth["dog"]
        assert sorted(cards) == [1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 4, 4, 5]
        came.add(values_of(truth["rows"][1])[truth["swapped"][1]])
    assert came == {1, 2, 3, 4, 5}


def test_without_the_dog_exchange() -> None:
    """K3.3: with the option off the first turn comes at once, and asking is refused."""
    table = dealt(2, dog_exchange="off", first_player="1")
    assert (table.to_act(), table.phase) == ("a", "main-action")
    assert table.refused("a swap-dog") == ("K3.3", "dog-off")


def test_the_dog_exchange_is_played_by_default() -> None:
    """K3.3: the option is on if nobody says otherwise, in every round."""
    assert dealt(2).phase == "dog-exchange"
    later = lay("1 1 2 2 3", "5^ 4^ 3^ 2^ 1^", locks=[2, 0]).play("a reveal-lock", "a a1")
    assert later.phase == "dog-exchange"


# --- the variant of the whole hand


def test_the_variant_is_off_by_default() -> None:
    """K3.4: unless the option is on, nobody can swap a whole hand."""
    table = dealt(2, first_player="1")
    assert table.phase == "dog-exchange"
    assert table.refused("a announce") == ("K3.4", "announce-off")


def test_everybody_may_announce() -> None:
    """K3.4: all players decide at the same time."""
    table = dealt(3, swap_hand="on")
    assert (table.to_act(), table.phase) == ("abc", "keep-or-announce")
    assert table.legal("c") == ["announce", "keep"]


@pytest.mark.parametrize("letter", ["a", "b"])
def test_the_whole_hand_trades_with_the_dog(letter: str) -> None:
    """K3.4: the announcer gets the five cards of the chien, which gets the whole hand."""
    table = looking().play(f"{letter} announce")
    seat = "ab".index(letter)
    assert sorted(values_of(table.row(letter))) == DOG
    assert sorted(table.truth()["dog"]) == values_of(ROWS[seat])
    assert table.row("ba"[seat]) == ROWS[1 - seat]


def test_the_new_hand_is_looked_at() -> None:
    """K3.4: the announcer learns the new hand, still knows the old one, and no places."""
    table = looking().play("b announce")
    assert table.heard("b", "announce") == [{"seat": 1, "hand": DOG}]
    assert table.view("b").hand == tuple(DOG)
    assert table.view("b").given == (2, 2, 3, 3, 4)
    assert table.view("b").values == (0,) * 10


def test_others_learn_only_who_announced() -> None:
    """K3.4: the others see who swapped, and nothing of either hand."""
    table = looking().play("b announce")
    for letter in "aw":
        assert table.heard(letter, "announce") == [{"seat": 1}]
        assert table.view(letter).announcer == 1
        assert table.view(letter).given == ()
    assert table.view("a").hand == (1, 1, 1, 2, 2)


def test_the_first_announcement_wins() -> None:
    """K3.4: once somebody announced, later announcements are refused with this clause."""
    table = looking().play("b announce")
    for line in ("a announce", "a keep", "b announce"):
        refusal = table.refusal(line)
        assert (refusal.clause, refusal.key) == ("K3.4", "announced-already")
        assert refusal.args == {"seat": 1}


def test_whoever_keeps_has_decided() -> None:
    """K3.4: who keeps the hand cannot announce later; when all keep, the round goes on."""
    table = looking().play("a keep")
    assert (table.to_act(), table.view("b").kept) == ("b", (0,))
    assert table.refused("a announce") == ("K3.4", "kept-already")
    table.play("b keep")
    assert table.phase == "dog-exchange"
    assert (table.row("a"), table.row("b")) == ROWS
    assert table.refused("a announce") == ("K3.4", "announce-late")


def test_announcing_after_another_kept() -> None:
    """K3.4: a hand kept by one player does not hinder another from announcing."""
    table = looking().play("a keep", "b announce")
    assert sorted(values_of(table.row("b"))) == DOG
    assert table.phase == "dog-exchange"


def test_each_round_asks_again() -> None:
    """K3.4: in the next round everybody may announce again."""
    options = {"swap_hand": "on"}
    table = lay("1 1 2 2 3", "5^ 4^ 3^ 2^ 1^", locks=[2, 0], announcer=1, kept="a", options=options)
    table.play("a reveal-lock", "a a1")
    assert (table.to_act(), table.phase) == ("ab", "keep-or-announce")
    assert table.view("b").announcer == -1
    assert table.view("b").given == ()


def test_the_variant_without_the_dog_exchange() -> None:
    """K3.4: the variant can be played without the exchange of one card."""
    table = looking(dog_exchange="off").play("a announce")
    assert (table.to_act(), table.phase) == ("a", "main-action")
