from __future__ import annotations

from ludotheque.lab.simulate import Plan, Tally, play_some

from ..table import seed
from .circle import ROWS, to_and_fro
from .table import KRAAW, Table, lay

POOR = "1:b 1:b 2:b 2:b 3:b"


def test_steals_a_shown_five() -> None:
    """A five that anybody can see is worth more than revealing a card of one's own."""
    table = lay("1:a 1:a 2 2 3", "5^ 2 3 4 1")
    assert table.greedy() == "exchange"
    assert table.play("a exchange").greedy() == "b1"


def test_does_not_steal_from_the_poor() -> None:
    """Nobody risks a shown five to steal a one."""
    assert lay("5^ 4:a 2 2 3", "1:* 1:* 2:* 2:* 3:*").greedy() != "exchange"


def test_reveals_and_locks_a_five_it_knows() -> None:
    """A five that it looked at is brought to safety."""
    table = lay("5:a 1 2 2 3", POOR.replace("b", "*"))
    assert table.greedy() == "reveal-lock"
    assert table.play("a reveal-lock").greedy() == "a1"


def test_looks_at_what_it_does_not_know() -> None:
    """Looking again at a known card would be a waste."""
    assert lay("5:a 1:a 2 2:a 3:a", POOR).play("a look").greedy() == "a3"


def test_takes_the_best_card_in_reprisal() -> None:
    """The victim takes the best card that the thief shows."""
    assert lay("4^ 1^ 2= 2 3", "1 1 2 2 3^").play("a exchange", "a b5").greedy() == "a1"


def test_takes_a_locked_card_where_the_table_plays_so() -> None:
    """With `reprisal` = `any` the best card shown may be a locked one."""
    table = lay("4^ 1^ 5= 2 3", "1 1 2 2 3^", options={"reprisal": "any"})
    assert table.play("a exchange", "a b5").greedy() == "a3"


def test_does_not_risk_a_locked_five() -> None:
    """With `reprisal` = `any` a locked five is what a theft may cost; else it is safe."""
    rows = "5= 2= 1:a 1:a 2:a", "3^ 2:* 2:* 3:* 1:*"
    assert lay(*rows).greedy() == "exchange"
    assert lay(*rows, options={"reprisal": "any"}).greedy() != "exchange"


def test_turns_back_its_poorest_card() -> None:
    """The bonus keeps the good card and hides the poor one."""
    table = lay("5^ 1^ 3^ 2 2", "1 1 2 2 3", phase="bonus-action")
    assert table.greedy() == "bonus"
    assert table.play("a bonus").greedy() == "a1"
    assert table.play("a a1").greedy() == "a2"


def test_who_would_lose_the_count_stops_stealing() -> None:
    """A five is worth stealing, until that would only bring nearer a count that the other wins."""
    table = lay(*ROWS)
    assert table.greedy() == "exchange"
    assert to_and_fro(table, 6).greedy() != "exchange"
    assert to_and_fro(table, 1).greedy() != "exchange"


def test_who_would_win_the_count_goes_on() -> None:
    """Who is ahead as it stands seeks the repetition, even by a theft that brings nothing."""
    table = lay("3^ 1:a 3= 4= 1:a", "2^ 2 2= 1= 1")
    assert table.greedy() != "exchange"
    assert to_and_fro(table, 6).greedy() == "exchange"


def at_the_last_reprisal(mine: str, theirs: str) -> Table:
    """Let a choose a reprisal, where the card given before would bring the fifth time."""
    return to_and_fro(lay(mine, theirs), 7).play("b exchange", "b a1")


def test_no_reprisal_that_loses_the_count() -> None:
    """The best card is not taken in reprisal where the round would be counted and lost."""
    rows = "3^ 1:* 3= 2= 1:*", "5^ 1:* 2= 2= 2:*"
    assert lay(*rows, turn=1).play("b exchange", "b a1").greedy() == "b1"
    assert at_the_last_reprisal(*rows).greedy() == "b5"


def test_a_reprisal_that_wins_the_count() -> None:
    """A better card is left where another one lets the round be counted and won."""
    rows = "3^ 1:* 4= 3= 2:*", "5^ 4:* 2= 2= 1:*"
    before = to_and_fro(lay(*rows), 5).play("b exchange", "b a1")
    assert before.greedy() == "b2"
    assert at_the_last_reprisal(*rows).greedy() == "b1"


def test_swaps_a_poor_hand() -> None:
    """A poor hand is worth an exchange with the chien, a good one is not."""
    assert lay("1 1 1 2 2", "2 2 3 3 4", phase="dog-exchange").greedy() == "swap-dog"
    assert lay("5 4 4 3 3", "2 2 3 1 1", phase="dog-exchange").greedy() == "leave-dog"


def some_games(*bots: str) -> Tally:
    """Play twenty games with fixed seeds."""
    plan = Plan("kraaw", dict(KRAAW.read_options({})), 2, bots, 20, seed(11))
    return play_some(plan, range(20))


def test_greedy_beats_random() -> None:
    """Over forty games, twenty from each seat, greedy wins more than four in five."""
    first, second = some_games("greedy", "random"), some_games("random", "greedy")
    assert (first.errors, second.errors) == (0, 0)
    assert first.finished + second.finished == 40
    assert first.wins[0] + second.wins[1] > 32
