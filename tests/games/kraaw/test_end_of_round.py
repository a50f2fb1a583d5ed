from __future__ import annotations

import pytest

from .table import Table, lay, values_of

# --- the end of a round


def test_the_round_ends_at_the_start_of_a_turn() -> None:
    """K6.1: whoever has no hidden card when their turn comes ends the round."""
    table = lay("1 1 2 2 3", "5^ 4^ 3^ 2^ 1^", locks=[2, 0]).play("a reveal-lock", "a a1")
    assert table.heard("w", "round-over") == [{"seat": 1}]
    assert table.view("w").round == 2


def test_running_out_does_not_end_the_round() -> None:
    """K6.1: when the last hidden card is revealed the others still have their turn."""
    table = lay("1 2^ 3= 4^ 5=", "1 1 2 2 3", "1 1 2 2 3").play("a reveal-lock", "a a1")
    assert table.view("w").round == 1
    assert (table.to_act(), table.phase) == ("b", "main-action")
    assert table.heard("c", "countdown") == [{"seat": 0}]
    assert table.view("c").countdown == (0,)
    table.play("b reveal-lock", "b b1")
    assert (table.view("w").round, table.to_act()) == (1, "c")
    table.play("c reveal-lock", "c c1")
    assert table.heard("w", "round-over") == [{"seat": 0}]


def test_somebody_else_without_hidden_cards_does_not_end_it() -> None:
    """K6.1: the round ends at the turn of the player who has no hidden card, not before."""
    table = lay("1 1 2 2 3", "1 1 2 2 3", "5^ 4^ 3^ 2^ 4^", locks=[2, 0, 0])
    table.play("a reveal-lock", "a a1")
    assert (table.view("w").round, table.to_act()) == (1, "b")


def test_the_bonus_cancels_the_countdown() -> None:
    """K6.1: a card turned back in the same turn cancels the countdown, and all are told."""
    table = lay("1 2^ 3^ 4^ 5^", "1 1 2 2 3").play("a look", "a a1", "a a1")
    assert table.heard("b", "countdown") == [{"seat": 0}]
    table.play("a bonus", "a a5", "a a1")
    assert table.heard("b", "countdown-off") == [{"seat": 0}]
    assert table.view("b").countdown == ()
    table.play("b reveal-lock", "b b1")
    assert (table.view("w").round, table.to_act()) == (1, "a")


def test_a_reprisal_cancels_the_countdown() -> None:
    """K6.1: a hidden card taken in reprisal cancels the countdown of its new owner."""
    table = lay("1 1 2 2 3", "5^ 4^ 3^ 2^ 1^", locks=[2, 0])
    assert table.view("w").countdown == (1,)
    table.play("a exchange", "a b1", "b a1")
    assert table.heard("a", "countdown-off") == [{"seat": 1}]
    assert (table.view("w").round, table.to_act()) == (1, "b")
    assert table.view("w").countdown == ()


def test_a_theft_starts_a_countdown() -> None:
    """K6.1: a player whose last hidden card is stolen runs out, and ends the round."""
    table = lay("1^ 1 2 2 3", "5 4^ 3^ 2^ 1^", locks=[2, 0]).play("a exchange", "a b1", "b a1")
    assert table.heard("w", "countdown") == [{"seat": 1}]
    assert table.heard("w", "round-over") == [{"seat": 1}]


def test_no_countdown_in_a_new_round() -> None:
    """K6.1: the next round starts without a countdown."""
    table = lay("1 1 2 2 3", "5^ 4^ 3^ 2^ 1^", locks=[2, 0]).play("a reveal-lock", "a a1")
    assert table.view("w").countdown == ()


# --- who wins it


def end(*rows: str, **more: object) -> Table:
    """Let the last player reveal their first card; then a, without hidden cards, ends the round."""
    last = "abcdef"[len(rows) - 1]
    spent = [0] * (len(rows) - 1) + [2]
    table = lay(*rows, turn=len(rows) - 1, **{"locks": spent, **more})
    return table.play(f"{last} reveal-lock", f"{last} {last}1")


def test_face_up_cards_count() -> None:
    """K6.2: revealed and locked cards add up, and the highest total wins the round."""
    table = end("4^ 3^ 2^ 1^ 1^", "1 4= 3^ 5 2", locks=[0, 2])
    assert table.view("w").last_totals == (11, 8)
    assert table.view("w").last_winners == (0,)
    assert table.heard("w", "total") == [
        {"seat": 0, "total": 11, "wins": 1, "cards": [4, 3, 2, 1, 1], "locked": []},
        {"seat": 1, "total": 8, "wins": 0, "cards": [1, 4, 3, 0, 0], "locked": [2]},
    ]
    assert table.heard("w", "round-won") == [{"seats": [0], "count": 1}]
    assert table.view("w").wins == (1, 0)


def test_hidden_cards_count_nothing() -> None:
    """K6.2: a hidden card counts nothing, even one that everybody knows."""
    table = end("1^ 1^ 2^ 2^ 1^", "1 5:* 4 4:b 3")
    assert table.view("w").last_totals == (7, 1)
    assert table.view("w").last_winners == (0,)


def test_whoever_ends_the_round_may_lose_it() -> None:
    """K6.2: the highest total wins, whoever ended the round."""
    table = end("1^ 1^ 2^ 2^ 1^", "1 5^ 4^ 4 3")
    assert table.view("w").last_totals == (7, 10)
    assert table.view("w").wins == (0, 1)


def test_a_tie_is_won_by_the_weaker_card() -> None:
    """K6.3: at the first difference, from the strongest card down, the weaker card wins."""
    table = end("2^ 2^ 2^ 2^ 1^", "1 5^ 3^ 3 1")
    assert table.view("w").last_totals == (9, 9)
    assert table.view("w").last_winners == (0,)
    assert table.view("w").wins == (1, 0)


@pytest.mark.parametrize(
    ("one", "other", "winner"),
    [
        ("4^ 2^ 2^ 1^ 1^", "1 5^ 3^ 1^ 2", 0),  # 4 under 5
        ("4^ 3^ 1^ 1^ 1^", "1 4^ 3^ 2^ 2", 0),  # 4 3 1 under 4 3 2
        ("4^ 3^ 2^ 2^ 1^", "1 4^ 3^ 2^ 2^", 2),  # the same cards in another order: no difference
        ("5^ 2^ 2^ 1^ 1^", "2 4^ 4^ 1^ 2", 1),  # 4 under 5, though the next card is stronger
    ],
)
def test_ties_are_compared_card_by_card(one: str, other: str, winner: int) -> None:
    """K6.3: the first difference decides, not the number of cards nor a later card."""
    table = end(one, other)
    totals = table.view("w").last_totals
    assert totals[0] == totals[1]
    assert table.view("w").last_winners == ((0, 1) if winner == 2 else (winner,))


def test_only_counting_cards_break_a_tie() -> None:
    """K6.3: hidden cards are not compared: a hidden five does not spoil a win by weaker cards."""
    table = end("4^ 2^ 2^ 1^ 1^", "1 3^ 3^ 3^ 5:*")
    assert table.view("w").last_totals == (10, 10)
    assert table.view("w").last_winners == (1,)


def test_a_tie_of_three() -> None:
    """K6.3: among three tied players the one with the weakest first difference wins."""
    table = end("4^ 2^ 2^ 1^ 1^", "5^ 3^ 2^ 1 1", "1 3^ 3^ 3^ 4")
    assert table.view("w").last_totals == (10, 10, 10)
    assert table.view("w").last_winners == (2,)


def test_two_of_three_tied_players_without_difference() -> None:
    """K6.3: those without a difference between them win together; a stronger card loses."""
    table = end("3^ 2^ 2^ 1^ 1^", "5^ 4^ 1 1 2", "1 3^ 2^ 2^ 1^")
    assert table.view("w").last_totals == (9, 9, 9)
    assert table.view("w").last_winners == (0, 2)
    assert table.view("w").wins == (1, 0, 1)


def test_a_perfect_tie_gives_the_round_to_all() -> None:
    """K6.3: without any difference all the tied players win the round."""
    table = end("2^ 2^ 1^ 1^ 3^", "1 2^ 2^ 1^ 3^")
    assert table.view("w").last_winners == (0, 1)
    assert table.view("w").wins == (1, 1)
    assert table.heard("w", "round-won") == [{"seats": [0, 1], "count": 2}]


# --- the final


NINE = "1^ 1^ 2^ 2^ 3^"


def test_two_leaders_play_a_final() -> None:
    """K6.4: two players who reach three rounds together play one more, with the deck of two."""
    table = end(NINE, NINE, "1 1 2 2 3", wins=[2, 2, 1])
    assert table.state.outcome() is None
    view = table.view("w")
    assert (view.wins, view.final, view.playing) == ((3, 3, 1), True, (0, 1))
    truth = table.truth()
    cards = sorted(truth["dog"] + values_of(truth["rows"][0]) + values_of(truth["rows"][1]))
    assert cards == [1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 4, 4, 5]
    assert values_of(truth["rows"][2]) == [0] * 5
    assert table.heard("c", "final") == [{"round": 2, "seat": view.first, "seats": [0, 1]}]


def test_three_leaders_play_a_final() -> None:
    """K6.4: three who reach three rounds together play the final, with the deck of three."""
    table = end(NINE, NINE, NINE, "1 1 2 2 4", wins=[2, 2, 2, 0])
    assert table.view("w").playing == (0, 1, 2)
    truth = table.truth()
    cards = truth["dog"] + [value for row in truth["rows"][:3] for value in values_of(row)]
    assert sorted(cards) == [1] * 6 + [2] * 6 + [3] * 4 + [4] * 3 + [5]


def test_a_shared_round_can_end_the_match() -> None:
    """K6.4: there is no final when only one of those who share a round reaches three."""
    table = end(NINE, NINE, "1 1 2 2 3", wins=[1, 2, 0])
    outcome = table.state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.reason) == ((1,), (2, 3, 0), "three-rounds")


def final(*rows: str, **more: object) -> Table:
    """Lay out the last turn of a final in which `-` stands for a row of somebody who watches."""
    playing = "".join(letter for letter, row in zip("abcdef", rows, strict=False) if row != "-")
    wins = [3 if row != "-" else 0 for row in rows]
    laid = ["0 0 0 0 0" if row == "-" else row for row in rows]
    return lay(*laid, playing=playing, wins=wins, final=True, **more)


def test_others_watch_the_final() -> None:
    """K6.4: whoever is not in the final neither acts nor is robbed, nor learns anything."""
    table = final("1 1 2 2 3", "1 2 3 4 5", "-")
    assert table.legal("c") == []
    refusal = table.refusal("c look")
    assert (refusal.clause, refusal.key) == ("K6.4", "not-in-final")
    assert refusal.args == {"seats": [0, 1]}
    table.play("a exchange")
    assert table.legal("a") == ["b1", "b2", "b3", "b4", "b5"]
    assert table.refused("a c1") == ("K6.4", "not-in-final")
    assert table.view("c").values == (0,) * 15


def test_turns_in_a_final_skip_those_who_watch() -> None:
    """K6.4: play passes from finalist to finalist."""
    table = final("1 1 2 2 3", "-", "1 2 3 4 5")
    table.play("a reveal-lock", "a a1")
    assert table.to_act() == "c"
    table.play("c reveal-lock", "c c1")
    assert table.to_act() == "a"


def test_the_final_is_set_up_for_finalists_only() -> None:
    """K6.4: in the final only the finalists are asked about the chien, and look at a hand."""
    table = end(NINE, NINE, "1 1 2 2 3", wins=[2, 2, 1], options={"swap_hand": "on"})
    assert table.to_act() == "ab"
    assert len(table.view("a").hand) == 5
    assert table.view("c").hand == ()
    table.play("a keep", "b keep")
    first, second = ("b", "a") if table.view("w").first == 1 else ("a", "b")
    table.play(f"{first} leave-dog", f"{second} leave-dog")
    assert (table.to_act(), table.phase) == (first, "main-action")


def test_the_final_decides_the_match() -> None:
    """K6.4: whoever wins the final wins the match, and the outcome says so."""
    table = final("1 1 2 2 3", "5^ 4^ 3^ 2^ 1^", "-", locks=[2, 0, 0], round=6)
    table.play("a reveal-lock", "a a1")
    outcome = table.state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.rounds) == ((1,), "final", 6)
    assert outcome.scores == (3, 3, 0)


def test_a_perfect_tie_in_the_final_is_played_again() -> None:
    """K6.4: a perfect tie of the finalists gives nobody the match: another final follows."""
    table = final("1 2^ 2^ 1^ 3^", "2^ 2^ 1^ 1^ 3^", "-", locks=[2, 0, 0])
    table.play("a reveal-lock", "a a1")
    view = table.view("w")
    assert table.state.outcome() is None
    assert (view.final, view.playing, view.wins, view.round) == (True, (0, 1), (3, 3, 0), 2)


def test_those_tied_in_the_final_play_it_again() -> None:
    """K6.4: of three finalists the two who tie perfectly play again, with the deck of two."""
    table = final(NINE, NINE, "1 1 2 2 3", "-", turn=2, locks=[0, 0, 2, 0])
    table.play("c reveal-lock", "c c1")
    assert table.state.outcome() is None
    assert table.view("w").playing == (0, 1)
    truth = table.truth()
    cards = truth["dog"] + values_of(truth["rows"][0]) + values_of(truth["rows"][1])
    assert len(cards) == 15
    assert 0 not in cards
    assert table.refused("c look") == ("K6.4", "not-in-final")


# --- the limit for simulations


def take_turns(table: Table, turns: int) -> None:
    """Let players steal from each other and give the same card back."""
    for _ in range(turns):
        thief = table.to_act()
        victim = "b" if thief == "a" else "a"
        table.play(f"{thief} exchange", f"{thief} {victim}1", f"{victim} {thief}1")
        if table.phase == "bonus-action":
            table.play(f"{thief} pass")


def test_the_turn_limit_scores_the_round() -> None:
    """K6.5: after that many turns the round is scored as it stands, and all are told why."""
    table = lay("1^ 1 2 2 3", "5^ 4 3 2 1", options={"turn_limit": "3"})
    take_turns(table, 2)
    assert table.view("w").round == 1
    take_turns(table, 1)
    view = table.view("w")
    assert view.round == 2
    assert view.last_end == "turn-limit"
    assert view.last_totals == (5, 1)
    assert view.wins == (1, 0)
    assert len(table.heard("w", "round-limit")) == 1
    assert table.heard("w", "round-over") == []


def test_the_turn_limit_counts_from_each_deal() -> None:
    """K6.5: turns of an earlier round do not count."""
    options = {"turn_limit": "3", "dog_exchange": "off"}
    table = lay("1^ 1 2 2 3", "5^ 4 3 2 1", options=options, turns=3)
    take_turns(table, 1)
    assert (table.view("w").round, table.view("w").turns) == (2, 1)


def test_the_result_names_the_turn_limit() -> None:
    """K6.5: a match decided by a round that was cut short says so."""
    table = lay("1^ 1 2 2 3", "5^ 4 3 2 1", options={"turn_limit": "1"}, wins=[2, 2])
    take_turns(table, 1)
    outcome = table.state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((0,), "turn-limit")


def test_a_round_that_ends_by_itself_names_no_limit() -> None:
    """K6.5: the limit is named only where it was reached."""
    table = lay("1 1 2 2 3", "5^ 4^ 3^ 2^ 1^", locks=[2, 0], options={"turn_limit": "1"})
    table.play("a reveal-lock", "a a1")
    assert table.view("w").last_end == "ran-out"
    assert table.heard("w", "round-over") == [{"seat": 1}]


def test_no_limit_by_default() -> None:
    """K6.5: unless an option ends it a round can last for ever."""
    table = lay("1^ 1 2 2 3", "5^ 4 3 2 1", options={"repetition": "0"})
    take_turns(table, 500)
    assert (table.view("w").round, table.view("w").turns) == (1, 501)
