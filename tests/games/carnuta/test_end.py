from __future__ import annotations

import pytest

from ludotheque.core.outcome import Outcome
from ludotheque.games import drawings
from ludotheque.i18n.texts import Texts

from ..table import SEATS
from .table import CARNUTA, TEN, Table, last_turn, lay, player


def near_the_end(
    seats: int, ancestor: str, turn: str, cards: int = 10, options: dict[str, str] | None = None
) -> Table:
    """Lay out a table where the player to act has ten cards and can play two more."""
    hand = "flower-both honey-both"
    potion = " ".join(TEN.split()[:cards])
    mine = player("SS", hand=hand, laid=potion, padlocks=0, sickles=0)
    others = ["skull-flat2", "berry-flat2", "mushroom-flat2"][: seats - 1]
    players = [player("SM", laid=card, sickles=0) for card in others]
    players.insert(SEATS.index(turn), mine)
    starts, acts = SEATS.index(ancestor), SEATS.index(turn)
    return lay(*players, ancestor=starts, turn=acts, round=7, options=options or {})


def rest_of_game(table: Table) -> str:
    """Let everybody pass until the end; return who had a turn."""
    turns = ""
    while letter := table.to_act():
        turns += letter
        table.idle(letter)
    return turns


# --- when it ends


@pytest.mark.parametrize(
    ("ancestor", "trigger", "turns"),
    [
        ("a", "a", "bcabc"),  # b and c finish the round, then one last turn for all
        ("a", "b", "cabc"),
        ("a", "c", "abc"),  # c sits on the Ancestor's right: the round is finished already
        ("b", "a", "bca"),
        ("b", "b", "cabca"),
        ("b", "c", "abca"),
        ("c", "a", "bcab"),
        ("c", "b", "cab"),
        ("c", "c", "abcab"),
    ],
)
def test_the_round_is_finished_then_a_last_turn(ancestor: str, trigger: str, turns: str) -> None:
    """C6.1: up to the player on the Ancestor's right, then everybody once more."""
    table = near_the_end(3, ancestor, trigger)
    table.play(f"{trigger} play flower-both", f"{trigger} flip-moons")
    assert rest_of_game(table) == turns
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.rounds == 8


@pytest.mark.parametrize(("seats", "turns"), [(2, "bab"), (4, "bcdabcd")])
def test_the_end_with_two_and_four(seats: int, turns: str) -> None:
    """C6.1: the same with two and with four players."""
    table = near_the_end(seats, "a", "a").play("a play flower-both", "a flip-moons")
    assert rest_of_game(table) == turns


@pytest.mark.parametrize(
    ("ancestor", "trigger", "turns"),
    [("a", "a", "bc"), ("a", "c", ""), ("b", "a", ""), ("c", "a", "b")],
)
def test_by_option_the_game_ends_with_the_round(ancestor: str, trigger: str, turns: str) -> None:
    """C6.1: with `last_turn` off the round is finished and the points are counted."""
    table = near_the_end(3, ancestor, trigger, options={"last_turn": "off"})
    table.play(f"{trigger} play flower-both")
    assert table.heard("w", "triggered-last") == [{"seat": SEATS.index(trigger)}]
    table.play(f"{trigger} flip-moons")
    assert rest_of_game(table) == turns
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.rounds == 7


def test_the_table_is_told() -> None:
    """C6.1: as soon as the eleventh card lies there, and again when the last turn begins."""
    table = near_the_end(3, "a", "b").play("b play flower-both")
    assert table.heard("c", "triggered") == [{"seat": 1}]
    table.play("b flip-moons").idle("c")
    assert table.heard("c", "last-round") == [{"seat": 0}]


def test_ten_cards_do_not_end_the_game() -> None:
    """C6.1: nor does the ninth: the game goes on, round after round."""
    table = near_the_end(3, "a", "a", cards=8).play("a play flower-both", "a play honey-both")
    table.play("a token honey")
    for _ in range(3):
        table.idle("b").idle("c").idle("a")
    assert table.state.outcome() is None
    assert table.view("w").nearness == 0


def test_a_second_eleventh_card_changes_nothing() -> None:
    """C6.1: the end was triggered once; another one in the last turn makes it no longer."""
    night = " ".join(f"skull-{kind}" for kind in ("flat2", "flat5", "each", "both", "twice"))
    more = " ".join(f"berry-{kind}" for kind in ("flat2", "flat5", "each", "both", "twice"))
    second = player("MM", hand="mushroom-both", laid=f"{night} {more}", padlocks=0, sickles=0)
    first = player("SS", hand="flower-both", laid=TEN, padlocks=0, sickles=0)
    table = lay(first, second)
    table.play("a play flower-both", "a flip-moons").idle("b")
    table.idle("a")
    table.play("b play mushroom-both", "b flip-suns")
    assert table.heard("a", "triggered") == []
    assert table.state.outcome() is not None


def test_salt_may_be_the_eleventh_card() -> None:
    """C6.1: Salt is a card like others: the end comes when it has its column."""
    first = player("M", hand="salt-day-1", laid=TEN, padlocks=0, sickles=0)
    table = lay(first, player("SM")).play("a play salt-day-1")
    assert table.view("w").nearness == 0
    table.play("a salt-on clover")
    assert table.heard("b", "triggered") == [{"seat": 0}]


def test_nothing_moves_after_the_end() -> None:
    """C6.1: when the last turn is over nobody acts."""
    table = last_turn(player(), player())
    assert (table.to_act(), table.phase) == ("", "over")
    assert table.legal("a") == table.legal("b") == []
    assert table.refused("a flip-suns") == ("C6.1", "game-over")


# --- more than eleven


def test_more_than_eleven_cards() -> None:
    """C6.2: a twelfth card scores; the counter stays on 11."""
    table = near_the_end(2, "a", "a")
    before = table.view("w").totals[0]
    table.play("a play flower-both", "a play honey-both")
    assert len(table.view("w").laid[0]) == 12
    picture = drawings.draw(CARNUTA, table.view("w"), Texts("en", "carnuta"), {})
    assert "11/11" in picture
    assert "12/11" not in picture
    assert table.view("w").totals[0] == before  # no Butterfly, Mushroom nor Skull is there
    columns = [column.ingredient for column in table.sheet("a").columns]
    assert columns == ["clover", "flower", "honey"]


def test_cards_beyond_eleven_score() -> None:
    """C6.2: the twelfth card is worth what it says, and so are its ingredients."""
    first = player("SS", hand="egg-flat2", laid=f"{TEN} skull-both", padlocks=0, sickles=0)
    table = lay(first, player("SM", laid="berry-flat2"), nearness=1)
    before = table.view("w").totals[0]
    table.play("a play egg-flat2")
    assert table.view("w").totals[0] == before + 2 + 6  # and a trio Clover, Egg, Skull


def test_fourteen_cards() -> None:
    """C6.2: ten cards, then two in the turn that brings the end and two in the last one."""
    first = player("SSSS", hand="flower-both honey-both egg-both", laid=TEN, padlocks=0, sickles=0)
    table = lay(first, player("SM", sickles=0), market="egg-flat2")
    table.play("a play flower-both", "a play honey-both").idle("b")
    table.play("a play egg-both", "a flip-moons")
    assert len(table.view("w").laid[0]) == 13
    table = lay(
        player("SSS", hand="egg-flat2", laid=f"{TEN} flower-both honey-both egg-both"),
        player("SM"),
        nearness=2,
    )
    assert len(table.play("a play egg-flat2").view("w").laid[0]) == 14


# --- who wins

TEN_IN_TWO = "clover-flat5 flower-flat5"  # 5 + 5
TEN_IN_ONE = "skull-flat2 skull-flat5 skull-each"  # 2 + 5 + 3 Skulls
TEN_WITH_EIGHT = "berry-flat2 berry-flat5 berry-both egg-flat2"  # 2 + 5 + 1 Egg, and 2
OTHER_TEN_IN_TWO = "honey-flat5 mushroom-flat5"
SEVEN_IN_ONE = "butterfly-flat2 butterfly-flat5"


def outcome(*potions: str) -> Outcome:
    """Return how a game ends with these potions."""
    found = last_turn(*(player(laid=potion) for potion in potions)).state.outcome()
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("potions", "winners", "scores", "reason"),
    [
        ((TEN_IN_TWO, SEVEN_IN_ONE), (0,), (10, 7), "points"),
        ((SEVEN_IN_ONE, TEN_IN_TWO), (1,), (7, 10), "points"),
        ((TEN_IN_TWO, TEN_IN_ONE), (1,), (10, 10), "best-column"),
        ((TEN_IN_ONE, TEN_IN_TWO), (0,), (10, 10), "best-column"),
        ((TEN_IN_TWO, OTHER_TEN_IN_TWO), (0, 1), (10, 10), "shared"),
        ((TEN_IN_TWO, TEN_WITH_EIGHT, OTHER_TEN_IN_TWO), (1,), (10, 10, 10), "best-column"),
        ((TEN_WITH_EIGHT, TEN_IN_ONE), (1,), (10, 10), "best-column"),
        ((TEN_IN_TWO, SEVEN_IN_ONE, OTHER_TEN_IN_TWO), (0, 2), (10, 7, 10), "shared"),
        ((TEN_IN_TWO, OTHER_TEN_IN_TWO, TEN_IN_ONE), (2,), (10, 10, 10), "best-column"),
    ],
)
def test_who_wins(
    potions: tuple[str, ...], winners: tuple[int, ...], scores: tuple[int, ...], reason: str
) -> None:
    """C6.3: the highest score; in a tie the best column of those who tie; else all of them."""
    assert outcome(*potions) == Outcome(winners, scores, 1, reason)


def test_the_best_column_of_a_loser_counts_nothing() -> None:
    """C6.3: only players with the highest score compare their columns."""
    assert outcome(TEN_IN_TWO, SEVEN_IN_ONE, OTHER_TEN_IN_TWO).winners == (0, 2)


def test_a_column_is_points_not_cards() -> None:
    """C6.3: one card of five points beats three cards of less in a tie."""
    many = "clover-flat2 clover-both clover-pair flower-flat2 egg-flat2"  # 2, 2 and 2
    few = "skull-flat5 mushroom-each"  # 5 and 1
    assert outcome(many, few) == Outcome((1,), (6, 6), 1, "best-column")


def test_the_scores_are_told() -> None:
    """C6.3: at the end the table hears every score and who won."""
    table = last_turn(player(laid=TEN_IN_TWO), player(laid=TEN_IN_ONE))
    told = [(args["seat"], args["points"]) for args in table.heard("w", "score")]
    assert told == [(0, 10), (1, 10)]
    assert table.heard("w", "won") == [{"seats": [1], "count": 1}]
