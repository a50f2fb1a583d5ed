from __future__ import annotations

import pytest

from ludotheque.core.deck import DeckText
from ludotheque.games.carnuta.game import CarnutaGame

from ..table import SEATS, seed
from .table import CARNUTA, Table, at_random, half_of, lay, player

MARKET = "egg-each egg-both egg-twice egg-pair skull-each skull-both skull-twice skull-pair"

# four starting cards, and four more by day
TINY = """id,half,ingredient,counts_as,cost,scoring,of,starter
clover-flat2,day,clover,1,flip:S,flat2,,yes
skull-flat2,night,skull,1,flip:M,flat2,,yes
berry-flat2,night,berry,1,flip:M,flat2,,yes
mushroom-flat2,night,mushroom,1,flip:M,flat2,,yes
egg-1,day,egg,1,,flat2,,no
egg-2,day,egg,1,,flat2,,no
egg-3,day,egg,1,,flat2,,no
egg-4,day,egg,1,,flat2,,no
egg-5,day,egg,1,,flat2,,no
"""


def tiny() -> CarnutaGame:
    """Return a game with hardly any cards."""
    return CARNUTA.with_deck(DeckText("tiny", TINY))


def actions(table: Table, letter: str) -> set[str]:
    """Return the first words of what a player may do, sickles aside."""
    return {m.partition(" ")[0] for m in table.legal(letter) if not m.startswith("sickle")}


# --- two actions


def test_two_actions_make_a_turn() -> None:
    """C3.1 and C3.5: after exactly two actions, of any kinds, no third one is possible."""
    table = lay(player(), player(), market=MARKET)
    assert table.refused("a end") == ("C3.6", "actions-left")
    table.play("a take egg-each")
    assert table.view("a").actions == 1
    assert table.refused("a end") == ("C3.6", "actions-left")
    table.play("a flip-suns")
    assert table.view("a").actions == 0
    assert actions(table, "a") == {"end"}
    assert table.refused("a take egg-both") == ("C3.6", "no-action-left")
    assert table.play("a end").to_act() == "b"
    assert table.view("b").actions == 2


def test_the_same_action_twice() -> None:
    """C3.1: two cards may be taken in one turn, in any order."""
    for first, second in (("egg-each", "skull-each"), ("skull-each", "egg-each")):
        table = lay(player(), player(), market=MARKET)
        table.play(f"a take {first}", f"a take {second}")
        assert table.hand("a") == f"{first} {second}"


# --- taking a card


@pytest.mark.parametrize(("place", "half"), [(0, "day"), (3, "day"), (4, "night"), (7, "night")])
def test_take_any_visible_card(place: int, half: str) -> None:
    """C3.1: the card goes to the hand; the next card of its own pile fills its very place."""
    table = lay(player(), player(), market=MARKET)
    card, following, others = MARKET.split()[place], table.pile(half)[0], MARKET.split()
    table.play(f"a take {card}")
    assert table.hand("a") == card
    others[place] = following
    assert table.row("day") + table.row("night") == others
    assert following not in table.pile(half)
    named = {key: table.heard("b", "reveal")[0][key] for key in ("card", "place")}
    assert named == {"card": following, "place": place + 1}


def test_the_refilled_card_can_be_taken_at_once() -> None:
    """C3.1: the place is refilled before the second action."""
    table = lay(player(), player(), market=MARKET)
    following = table.pile("day")[0]
    table.play("a take egg-each", f"a take {following}")
    assert table.hand("a") == f"egg-each {following}"


def test_no_hand_limit_during_the_turn() -> None:
    """C3.1: with three cards in hand two more can be taken, and one of the five played."""
    table = lay(player(hand="clover-each clover-both clover-pair"), player(), market=MARKET)
    table.play("a take egg-each", "a take egg-both")
    assert len(table.hand("a").split()) == 5


# --- playing a card

PAYMENTS = [
    # card, its cost, runes before, runes after, what the reserve gains
    ("clover-both", "↑S", "SSMM", "SMM", (1, 0)),
    ("egg-flat2", "↻S", "SSMM", "SMMM", (0, 0)),
    ("skull-each", "↻M ↻S", "SM", "SM", (0, 0)),
    ("skull-twice", "↑M ↻S", "SSMM", "SMM", (0, 1)),
    ("clover-twice", "↑S ↻M", "SSMM", "SSM", (1, 0)),
    ("egg-flat5", "↑S ↑M", "SSMM", "SM", (1, 1)),
    ("egg-pair", "↻S ↑S", "SSMM", "MMM", (1, 0)),
    ("egg-trio", "↻S ↻S ↑S", "SSSM", "MMM", (1, 0)),
    ("berry-trio", "↻M ↻M ↑M", "MMM", "SS", (0, 1)),
    ("egg-double", "↻S ↻S", "SSMM", "MMMM", (0, 0)),
]


@pytest.mark.parametrize(("card", "cost", "before", "after", "given"), PAYMENTS)
def test_paying(card: str, cost: str, before: str, after: str, given: tuple[int, int]) -> None:
    """C3.2: a rune is flipped in place or goes back to the reserve as it is."""
    left = 6 - len(before)
    table = lay(player(before, hand=card), player("SSMM"), reserve=[left, 0])
    table.play(f"a play {card}")
    assert table.runes("a") == after
    assert table.reserve() == (left + given[0], given[1])
    assert table.hand("a") == ""
    assert table.laid("a") == f"clover-flat2 {card}"


@pytest.mark.parametrize(
    ("runes", "card"),
    [
        ("MMMM", "clover-both"),  # ↑S
        ("SMMM", "egg-pair"),  # ↻S ↑S
        ("SSMM", "egg-trio"),  # ↻S ↻S ↑S
        ("SSSS", "egg-each"),  # ↻S ↻M
        ("S", "egg-each"),
        ("M", "egg-each"),
        ("", "salt-night-1"),  # ↑S
    ],
)
def test_each_symbol_needs_a_rune_of_its_own(runes: str, card: str) -> None:
    """C3.2: a rune that was flipped for a card pays no other symbol of it, nor the other face."""
    table = lay(player(runes, hand=card), player("MM"))
    assert table.refused(f"a play {card}") == ("C3.2", "cannot-pay")


def test_a_flipped_rune_pays_the_next_card() -> None:
    """C3.2: what was flipped for one card is there for the next one."""
    table = lay(player("S", hand="egg-flat2 skull-both"), player("MM"))
    table.play("a play egg-flat2", "a play skull-both")
    assert (table.runes("a"), table.hand("a")) == ("", "")


def test_only_cards_of_the_hand_are_played() -> None:
    """C3.2: neither the market nor another hand."""
    table = lay(player(hand="egg-flat2"), player(hand="clover-both"), market=MARKET)
    assert table.refused("a play clover-both") == ("C3.2", "not-in-hand")
    assert table.refused("a play egg-both") == ("C3.2", "not-in-hand")


# --- columns and counter


def test_cards_lie_in_columns() -> None:
    """C3.3: each card joins the column of its ingredient."""
    table = lay(player("SSSM", hand="skull-both clover-both"), player(laid="berry-flat2"))
    table.play("a play skull-both", "a play clover-both")
    sheet = {column.ingredient: column for column in table.sheet("a").columns}
    cards = {kind: [line.name["card"] for line in sheet[kind].lines] for kind in sheet}
    assert cards == {"clover": ["clover-flat2", "clover-both"], "skull": ["skull-both"]}


def test_the_counter_is_the_number_of_cards() -> None:
    """C3.3: it goes up by one with each card played, and by nothing else."""
    table = lay(player(hand="egg-flat2 clover-both"), player(), market=MARKET)
    counters = []
    for move in ("a play egg-flat2", "a sickle-day", "a play clover-both"):
        table.play(move)
        counters.append(len(table.view("a").laid[0]))
    assert counters == [2, 2, 3]


# --- runes


@pytest.mark.parametrize(
    ("runes", "padlocks", "reserve", "move", "after", "left"),
    [
        ("SM", 2, [3, 1], "suns", "SSSM", (1, 1)),  # two free places
        ("SM", 2, [1, 3], "suns", "SSM", (0, 3)),  # the reserve lacks a Sun
        ("SM", 2, [2, 2], "moons", "SMMM", (2, 0)),
        ("", 2, [1, 5], "moons", "MMMM", (1, 1)),  # four places, the others are locked
        ("", 1, [1, 5], "moons", "MMMMM", (1, 0)),
        ("", 0, [6, 0], "suns", "SSSSSS", (0, 0)),
        ("SSMM", 1, [1, 1], "moons", "SSMMM", (1, 0)),
    ],
)
def test_take_runes(
    runes: str, padlocks: int, reserve: list[int], move: str, after: str, left: tuple[int, int]
) -> None:
    """C3.4: as many of one face as there are free unlocked places and runes in the reserve."""
    others = "M" * (10 - len(runes) - sum(reserve))
    table = lay(player(runes, padlocks=padlocks), player(others), reserve=reserve)
    table.play(f"a {move}")
    assert (table.runes("a"), table.reserve()) == (after, left)


def test_padlocks_count_as_no_place() -> None:
    """C3.4: with four runes and two padlocks there is no place to fill."""
    table = lay(player("SSMM"), player("SSMM"))
    assert table.refused("a suns") == ("C3.4", "no-free-place")
    assert table.refused("a moons") == ("C3.4", "no-free-place")


@pytest.mark.parametrize(
    ("before", "move", "after"),
    [
        ("SSMM", "flip-suns", "SSSS"),
        ("SSMM", "flip-moons", "MMMM"),
        ("SSS", "flip-moons", "MMM"),
        ("M", "flip-suns", "S"),
    ],
)
def test_flip_runes(before: str, move: str, after: str) -> None:
    """C3.5: all runes show the face that was chosen; the reserve stays as it is."""
    table = lay(player(before), player("SM"))
    reserve = table.reserve()
    table.play(f"a {move}")
    assert (table.runes("a"), table.reserve()) == (after, reserve)


# --- an action changes something


@pytest.mark.parametrize(
    ("runes", "reserve", "move", "key"),
    [
        ("SSMM", [1, 1], "moons", "no-free-place"),
        ("SM", [0, 4], "suns", "reserve-empty"),
        ("SM", [4, 0], "moons", "reserve-empty"),
        ("SSSS", [1, 1], "flip-suns", "runes-agree"),
        ("MMMM", [1, 1], "flip-moons", "runes-agree"),
        ("", [3, 3], "flip-suns", "runes-agree"),
        ("", [3, 3], "flip-moons", "runes-agree"),
    ],
)
def test_an_action_changes_something(runes: str, reserve: list[int], move: str, key: str) -> None:
    """C3.6: no taking runes without place or reserve, no flipping runes that agree."""
    others = "M" * (10 - len(runes) - sum(reserve))
    table = lay(player(runes), player(others), reserve=reserve)
    assert table.refused(f"a {move}")[1] == key


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_some_action_is_always_possible(seats: int) -> None:
    """C3.6: so none is ever skipped: in many games, whoever has an action left can act."""
    for number in range(4):
        for table, letter in at_random(seats, number):
            if table.phase == "action" and table.view(letter).actions:
                assert actions(table, letter)
                assert "end" not in table.legal(letter)


def test_who_has_no_rune_finds_some() -> None:
    """C3.6: even with an empty market, full boards of the others and no rune, runes can be taken.

    Four players: 22 runes, and 18 places on the boards of the other three.
    """
    full = [player("SSSMMM", padlocks=0) for _ in range(3)]
    assert {"suns", "moons"} <= actions(lay(player(""), *full), "a")


# --- sickles


@pytest.mark.parametrize("half", ["day", "night"])
def test_a_sickle_renews_a_half(half: str) -> None:
    """C3.7: the four visible cards of one half are discarded and four new ones revealed."""
    table = lay(player(), player(), market=MARKET)
    other = "night" if half == "day" else "day"
    old, following, kept = table.row(half), table.pile(half)[:4], table.row(other)
    table.play(f"a sickle-{half}")
    assert table.row(half) == following
    assert table.row(other) == kept
    assert table.discards(half) == sorted(old)
    assert table.player("a")["sickles"] == 1
    assert table.view("a").actions == 2


@pytest.mark.parametrize("before", [0, 1, 2])
def test_a_sickle_at_any_moment(before: int) -> None:
    """C3.7: before, between and after the two actions, besides them."""
    table = lay(player(), player(), market=MARKET)
    moves = ["a flip-suns", "a flip-moons"]
    table.play(*moves[:before], "a sickle-day", *moves[before:])
    assert table.to_act() == "a"
    assert table.legal("a") == ["end", "sickle-day", "sickle-night"]
    assert table.play("a end").to_act() == "b"


def test_both_sickles_in_one_turn() -> None:
    """C3.7: no limit per turn but the two tokens; then there is none left."""
    table = lay(player(), player(), market=MARKET)
    table.play("a sickle-day", "a sickle-day")
    assert table.refused("a sickle-night") == ("C3.7", "no-sickle")
    assert table.view("a").actions == 2


def test_the_turn_ends_by_itself_without_a_sickle() -> None:
    """C3.7: after the second action nothing is left to decide for who has no sickle."""
    table = lay(player(sickles=0), player(), market=MARKET)
    assert table.play("a flip-suns", "a flip-moons").to_act() == "b"
    table = lay(player(sickles=1), player(), market=MARKET)
    assert table.play("a flip-suns", "a flip-moons").to_act() == "a"
    assert table.play("a sickle-night").to_act() == "b"


def test_a_last_sickle_then_the_discard() -> None:
    """C3.7: when the last sickle ends the turn, the hand is still reduced."""
    hand = "clover-each clover-both clover-pair"
    table = lay(player(sickles=1, hand=hand), player(), market=MARKET)
    table.play("a take egg-each", "a flip-moons", "a sickle-day")
    assert (table.to_act(), table.phase) == ("a", "discard-down")


def test_the_sickle_of_another_turn() -> None:
    """C3.7: only in one's own turn."""
    table = lay(player(), player(), market=MARKET)
    assert table.refused("b sickle-day") == ("C2.5", "turn-of-other")


# --- empty piles


def short_pile(*pile: str, number: int = 0) -> Table:
    """Lay out a day pile of a few cards; all others of the day are discards."""
    piles, chance = {"day": list(pile)}, seed(number).hex()
    return lay(player(), player(), market=MARKET, piles=piles, seed=chance)


def test_the_pile_is_rebuilt_at_once() -> None:
    """C3.8: when its last card is revealed, the discards of its half become the pile."""
    table = short_pile("honey-each")
    discards, night = table.discards("day"), table.pile("night")
    table.play("a take egg-each")
    assert table.row("day")[0] == "honey-each"
    assert (table.discards("day"), sorted(table.pile("day"))) == ([], discards)
    assert table.pile("night") == night
    assert table.heard("b", "rebuilt") == [{"seat": 0, "half": "day"}]


def test_the_rebuilt_pile_is_shuffled() -> None:
    """C3.8: another chance brings another order."""
    tables = [short_pile("honey-each", number=number) for number in range(5)]
    orders = {tuple(table.play("a take egg-each").pile("day")) for table in tables}
    assert len(orders) == 5


def test_a_sickle_goes_on_with_the_rebuilt_pile() -> None:
    """C3.8: in the middle of revealing four cards the pile is rebuilt, with the cards cut too."""
    table = short_pile("honey-each", "honey-both")
    cut, discards = table.row("day"), table.discards("day")
    table.play("a sickle-day")
    assert table.row("day")[:2] == ["honey-each", "honey-both"]
    assert all(table.row("day"))
    assert sorted(table.row("day")[2:] + table.pile("day")) == sorted(cut + discards)
    assert table.discards("day") == []


def test_only_its_own_half_rebuilds_a_pile() -> None:
    """C3.8: discards of the Night never come to the Day."""
    hand = "skull-trio clover-each clover-both"
    piles = {"day": ["honey-each", "honey-both"]}
    table = lay(player(hand=hand), player(), market=MARKET, piles=piles)
    table.play("a take egg-each", "a sickle-night", "a flip-suns", "a end", "a discard skull-trio")
    table.play("b take egg-both")
    assert table.discards("day") == []
    assert len(table.discards("night")) == 5
    assert set(table.pile("day") + table.row("day")) <= set(half_of("day"))


def test_a_place_stays_empty() -> None:
    """C3.8: with neither pile nor discards the place stays empty."""
    table = lay(player(sickles=2), player(), game=tiny(), market="egg-1 egg-2 egg-3 egg-4")
    table.play("a take egg-1")
    assert table.row("day")[1:] == ["egg-2", "egg-3", "egg-4"]
    assert table.row("day")[0] == "egg-5"
    table.play("a take egg-2")
    assert table.row("day") == ["egg-5", "", "egg-3", "egg-4"]
    table.play("a sickle-day")
    assert sorted(table.row("day")) == ["", "egg-3", "egg-4", "egg-5"]
    assert table.pile("day") == table.discards("day") == []


def test_a_discard_fills_an_empty_place() -> None:
    """C3.8: the first discard is a pile at once, and the pile fills the place that was empty."""
    hand = "egg-1 egg-2 egg-3"
    table = lay(player(hand=hand), player(), game=tiny(), market="egg-4 egg-5")
    table.play("a take egg-4", "a flip-suns", "a end")
    assert table.row("day") == ["", "egg-5", "", ""]
    table.play("a discard egg-2")
    assert table.row("day") == ["egg-2", "egg-5", "", ""]


def test_nothing_to_cut() -> None:
    """C3.8: a half without a visible card gives a sickle nothing to do."""
    hands = (player(hand="egg-1 egg-2 egg-3"), player(hand="egg-4 egg-5"))
    table = lay(*hands, game=tiny())
    assert table.row("day") == [""] * 4
    assert table.refused("a sickle-day") == ("C3.7", "nothing-to-cut")


# --- the end of a turn


def test_discard_down_to_three() -> None:
    """C3.9: of five cards, two chosen one by one go to the discards of their half."""
    table = lay(player(hand="clover-each clover-both skull-trio"), player(), market=MARKET)
    table.play("a take egg-each", "a take egg-both", "a end")
    assert (table.phase, table.to_act()) == ("discard-down", "a")
    cards = ["clover-each", "clover-both", "skull-trio", "egg-each", "egg-both"]
    assert table.legal("a") == [f"discard {card}" for card in cards]
    table.play("a discard skull-trio")
    assert (table.phase, table.to_act()) == ("discard-down", "a")
    table.play("a discard clover-each")
    assert table.to_act() == "b"
    assert table.hand("a") == "clover-both egg-each egg-both"
    assert (table.discards("day"), table.discards("night")) == (["clover-each"], ["skull-trio"])


def test_three_cards_are_kept() -> None:
    """C3.9: with three cards in hand nothing is discarded."""
    table = lay(player(hand="clover-each clover-both"), player(), market=MARKET)
    table.play("a take egg-each", "a flip-suns", "a end")
    assert (table.to_act(), table.discards("day")) == ("b", [])


def test_no_discard_before_the_end() -> None:
    """C3.9: during the turn nothing can be thrown away; four cards can be played down to three."""
    table = lay(player("SSS", hand="egg-flat2 clover-both clover-pair"), player(), market=MARKET)
    table.play("a take egg-each")
    assert table.refused("a discard egg-each") == ("C3.9", "discard-not-now")
    table.play("a play egg-flat2", "a end")
    assert table.to_act() == "b"


def test_the_turn_of_everybody_ends_with_three() -> None:
    """C3.9: in random games nobody waits with more than three cards."""
    for number in range(3):
        for table, letter in at_random(3, number):
            hands = table.view("w").hands
            assert all(len(hands[SEATS.index(o)]) <= 3 for o in "abc" if o != letter)
