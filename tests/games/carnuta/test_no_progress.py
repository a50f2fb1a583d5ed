"""C6.5: a game in which nobody can make progress ends, and a deck that allows none is refused."""

from __future__ import annotations

import pytest

from ludotheque.bots.match import play_out
from ludotheque.core.chance import Noise
from ludotheque.core.deck import DeckText
from ludotheque.core.faults import BadDeck, BadOption
from ludotheque.games.carnuta.data.deck_file import read_deck
from ludotheque.games.carnuta.game import CarnutaGame
from ludotheque.i18n.texts import LANGUAGES, Texts

from ..table import SEATS, seed
from .decks import LINES, deck_of
from .table import CARNUTA, Table, lay, new, player

DEAR = "flip:S flip:S flip:S flip:M"  # three and one: flips make two and two, or four
CHEAP = ("flat2", "flat5")  # what is paid for in the deck below
LAID = [
    " ".join(f"{kind}-flat2 {kind}-flat5" for kind in half)
    for half in (("clover", "flower", "egg", "honey"), ("skull", "butterfly", "berry", "mushroom"))
]


def with_costs(cost: str, cheap: int) -> str:
    """Return the deck of the box, but so many cards cost to flip one of each, all others this."""
    rows = [line.split(",") for line in LINES]
    costs = ["flip:S flip:M"] * cheap + [cost] * (len(rows) - cheap)
    return deck_of(
        [",".join([*row[:4], each, *row[5:]]) for row, each in zip(rows, costs, strict=True)]
    )


def dear_deck() -> CarnutaGame:
    """Return a game in which nobody can pay for any card but those of 2 and of 5 points."""
    rows = [line.split(",") for line in LINES]
    dear = [row if row[5] in CHEAP else [*row[:4], DEAR, *row[5:]] for row in rows]
    return CARNUTA.with_deck(DeckText("dear", deck_of([",".join(row) for row in dear])))


DEAR_DECK = dear_deck()


def dear_table(runes: str = "SSMM", one: str = LAID[0], other: str = LAID[1]) -> Table:
    """Lay out a table where, if all is laid, only dear cards are left."""
    return lay(player(runes, laid=one, sickles=0), player(laid=other, sickles=0), game=DEAR_DECK)


def idle_rounds(table: Table, rounds: int) -> Table:
    """Let so many rounds pass in which nobody lays a card."""
    for _ in range(rounds):
        for letter in SEATS[: table.state.seats]:
            if table.to_act():
                table.idle(letter)
    return table


def test_a_game_that_is_stuck_ends_with_the_round() -> None:
    """C6.5: after a round without a card laid, where nobody can ever pay for another."""
    table = dear_table().idle("a")
    assert table.to_act() == "b"
    table.idle("b")
    outcome = table.state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((0, 1), "stuck")
    assert table.heard("w", "stuck") == [{"seat": 0}]
    assert [told["seat"] for told in table.heard("w", "score")] == [0, 1]


def test_a_card_in_reach_keeps_it_going() -> None:
    """C6.5: it goes on while some card could be paid, wherever it lies, though nobody lays it."""
    without_one = LAID[1].replace("mushroom-flat2 ", "")
    table = idle_rounds(dear_table(other=without_one), 3)
    assert table.view("w").round == 4
    assert table.heard("w", "stuck") == []


def test_runes_in_reach_keep_it_going() -> None:
    """C6.5: it goes on while a player could come to hold the runes, by taking and flipping them."""
    assert idle_rounds(dear_table("SSM"), 2).view("w").round == 3


def test_it_is_asked_only_after_a_round_without_a_card() -> None:
    """C6.5: the round in which the last card in reach is laid is not the last."""
    without_one = LAID[0].replace("honey-flat5", "").strip()
    first = player("SSMM", laid=without_one, hand="honey-flat5", sickles=0)
    table = lay(first, player(laid=LAID[1], sickles=0), game=DEAR_DECK)
    table.play("a play honey-flat5", "a flip-suns").idle("b")
    assert (table.view("w").round, table.view("w").last_laid) == (2, 1)


def test_an_end_that_is_near_comes_as_always() -> None:
    """C6.5: after the eleventh card the last turn is played, whatever can be paid."""
    table = dear_table()
    state = lay(
        player(laid=LAID[0], sickles=0),
        player(laid=LAID[1], sickles=0),
        game=DEAR_DECK,
        nearness=1,
    )
    assert idle_rounds(state, 1).view("w").nearness == 2
    assert idle_rounds(table, 1).view("w").phase == "over"


# --- nobody lays a card, though somebody could


def quiet_table(**options: str) -> Table:
    """Lay out a usual table."""
    return lay(player(sickles=0), player(sickles=0), options=options)


def test_ten_rounds_without_a_card_end_the_game() -> None:
    """C6.5: the points are counted after ten rounds in which nobody lays a card, not before."""
    table = idle_rounds(quiet_table(), 9)
    assert table.to_act() == "a"
    outcome = idle_rounds(table, 1).state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.rounds) == ("stuck", 10)
    assert table.heard("w", "quiet-over") == [{"rounds": 10, "last": 10}]


@pytest.mark.parametrize(("most", "told"), [("10", 5), ("3", 2), ("4", 2)])
def test_all_are_told_half_way(most: str, told: int) -> None:
    """C6.5: after half of the rounds, once, all are told when the game will end."""
    table = quiet_table(quiet_rounds=most)
    heard = [bool(idle_rounds(table, 1).heard("w", "quiet")) for _ in range(int(most))]
    assert [number for number, each in enumerate(heard, 1) if each] == [told]


def test_a_card_laid_begins_the_count_again() -> None:
    """C6.5: rounds are counted from the last card laid, by anybody."""
    first = player("SSMM", hand="clover-flat2", laid="egg-flat2", sickles=0)
    table = lay(first, player(sickles=0), options={"quiet_rounds": "3"})
    idle_rounds(table, 2)
    table.play("a flip-suns", "a play clover-flat2").idle("b")
    assert idle_rounds(table, 2).to_act() == "a"
    assert idle_rounds(table, 1).to_act() == ""


def test_it_can_be_switched_off() -> None:
    """C6.5: with `quiet_rounds` 0 nobody need ever lay a card that could be paid."""
    assert idle_rounds(quiet_table(quiet_rounds="0"), 120).to_act() == "a"


@pytest.mark.parametrize("rounds", ["1", "2"])
def test_too_few_rounds_are_refused(rounds: str) -> None:
    """C6.5: one or two rounds without a card can be a plan: the fault says what may be."""
    with pytest.raises(BadOption) as refused:
        new(2, quiet_rounds=rounds)
    assert refused.value.details["allowed"] == "0, 3 … 100"


def test_what_is_counted_is_known_to_all() -> None:
    """C6.5: worlds imagined from a view, and positions, count on from the same round."""
    table = idle_rounds(quiet_table(quiet_rounds="3"), 2)
    world = Table(CARNUTA, CARNUTA.sample(table.view("b"), Noise(1)))
    assert idle_rounds(world, 1).to_act() == ""
    assert table.truth()["last_laid"] == 0
    assert table.truth()["options"]["quiet_rounds"] == "3"


# --- decks


def test_a_deck_that_nobody_can_pay_is_refused() -> None:
    """C6.5: with such costs a game could never end, and the fault says how far one could come."""
    with pytest.raises(BadDeck) as bad:
        read_deck(with_costs(DEAR, 0))
    (fault,) = bad.value.faults
    assert (fault.key, fault.details) == ("fault-deck-endless", {"most": 1, "needed": 11})
    for lang in LANGUAGES:
        assert "11" in Texts(lang).fault(fault)


@pytest.mark.parametrize(("cheap", "most"), [(2, 3), (1, 2)])
def test_a_deck_that_stops_before_a_padlock_opens_is_refused(cheap: int, most: int) -> None:
    """C6.5: without the fourth card no place is won, and dear cards stay out of reach."""
    with pytest.raises(BadDeck) as bad:
        read_deck(with_costs(DEAR, cheap))
    assert bad.value.faults[0].details["most"] == most


@pytest.mark.parametrize("cheap", [3, 20])
def test_a_deck_with_which_somebody_can_finish_is_played(cheap: int) -> None:
    """C6.5: three cards open a padlock, and one more rune makes three and one: games end."""
    game = CARNUTA.with_deck(DeckText("dear", with_costs(DEAR, cheap)))
    options = game.read_options({"quiet_rounds": "0"})
    for number in range(10):
        state, _ = play_out(game, options, 2, seed(number), ("random", "random"), 20_000)
        assert state.outcome() is not None


def test_every_cost_alone_can_be_finished_but_three_and_one() -> None:
    """C6.5: a deck where all cards cost the same is refused only if that is three of one face."""
    refused = set()
    for suns, moons in ((s, m) for s in range(5) for m in range(5 - s)):
        try:
            read_deck(with_costs(" ".join(["flip:S"] * suns + ["flip:M"] * moons), 0))
        except BadDeck:
            refused.add((suns, moons))
    assert refused == {(3, 1), (1, 3)}
