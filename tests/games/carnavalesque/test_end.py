from __future__ import annotations

from typing import Any

import pytest

from .table import ROW, A, B, C, CarnavalesqueTable, dressed, lay, without_crowd

LEAST = {"young": 3, "events": 4, "roles": 5}
JOKERS = "joker-child joker-teen joker-adult"


def last_float(
    *sizes: int, spare: int = 0, lost: int = 0, version: str = "young", **more: Any
) -> CarnavalesqueTable:
    """Lay out three floats, two of them on parade, and cards elsewhere on the street."""
    floats = [dressed("robot", sizes[2]), dressed("pirate", spare), []]
    return lay(
        "fairy-fan",
        "fairy-drum",
        "fairy-mask",
        **{
            "phase": "lay",
            "turn": "c",
            "crowd": "1 joker-teen up 0 0",
            "version": version,
            "parade": [dressed("witch", sizes[0]), dressed("rabbit", sizes[1])],
            "floats": floats,
            "dead_end": dressed("dragon", lost),
            **more,
        },
    )


def over(table: CarnavalesqueTable) -> tuple[str, tuple[int, ...], tuple[int, ...]]:
    """Return how a game that is over ended: why, who won, and the scores."""
    outcome = table.state.outcome()
    assert outcome is not None
    assert (table.phase, table.to_act()) == ("over", "")
    assert table.view("a").ending == outcome.reason
    return outcome.reason, outcome.winners, outcome.scores


# --- the dead end and the parade


@pytest.mark.parametrize("version", LEAST)
def test_the_dead_end_loses_at_once(version: str) -> None:
    """V1.1 and V6.6: the game is lost at once when the dead end holds X cards, not before."""
    least = LEAST[version]
    dead = dressed("dragon", least - 2, 1)
    floats = [["robot-mask"], ["pirate-mask"]]
    start: dict[str, Any] = {"phase": "lay", "turn": "c", "required": 3, "version": version}
    crowd = "1 fairy-lantern up 0 0"
    table = lay(A, B, C, crowd=crowd, dead_end=dead, floats=floats, **start).play("c send 1")
    assert (table.phase, table.state.outcome()) == ("lay", None)
    table.play("c send 2")
    assert over(table) == ("dead-end", (), (0, 0, 0))
    assert "lost-dead-end" in table.told("w")
    assert table.refused("c done") == ("V6.6", "game-over")


def test_more_cards_than_x_lose_too() -> None:
    """V6.6: X cards or more: a float of three on top of three loses in the Events version."""
    start: dict[str, Any] = {"phase": "lay", "turn": "c", "floats": [dressed("robot", 3, 1)]}
    table = lay(A, B, C, crowd="1 fairy-lantern up 0 0", dead_end=dressed("dragon", 3, 1), **start)
    assert over(table.play("c send 1"))[0] == "dead-end"


def test_three_floats_win_at_once() -> None:
    """V6.6: the game is won at once, by all, when the three parade places are taken."""
    table = last_float(3, 4, 5)
    assert table.state.outcome() is None
    table.play("c send 1")
    assert over(table) == ("yawns", (0, 1, 2), (24, 24, 24))
    assert table.heard("b", "won") == [{"points": 24}]
    assert table.refused("c lay fairy-mask 1") == ("V6.6", "game-over")


def test_two_floats_do_not_win() -> None:
    """V6.6: two floats on parade are not enough."""
    table = last_float(3, 4, 5, parade=[dressed("witch", 3)]).play("c send 1")
    assert (table.phase, table.state.outcome()) == ("lay", None)


# --- nothing left


def worn_out(king: str = "", floats: int = 9, **more: Any) -> CarnavalesqueTable:
    """Lay out the last gift of a game whose crowd is gone; it is the Third Workshop card."""
    street = {
        "open": 2,
        "parade": [[*dressed("witch"), *dressed("dragon")], dressed("rabbit")],
        "floats": [dressed("pirate", floats), dressed("robot", floats)],
        "phase": "give",
        "turn": "b",
    }
    held = [*dressed("pirate", 9, floats), *dressed("robot", 9, floats), *dressed("fairy")]
    rest = [card for card in [*held, *JOKERS.split()] if card not in king.split()]
    table = without_crowd(" ".join(rest), "third-workshop", king, **{**street, **more})
    return table.play("b card third-workshop")


def test_nothing_to_lay_and_nothing_to_draw() -> None:
    """V7.2: a King without a card to lay, no crowd to draw from: the game is lost."""
    table = worn_out(floats=3)
    assert over(table) == ("exhausted", (), (0, 0, 0))
    assert "lost-exhausted" in table.told("a")


def test_a_king_with_a_card_goes_on() -> None:
    """V7.2: a King with a card to lay plays on without a crowd, also into a new round."""
    table = worn_out("pirate-streamer", floats=3)
    assert (table.phase, table.to_act()) == ("lay", "c")
    table.play("c lay pirate-streamer 1", "c done")
    assert (table.phase, table.to_act()) == ("reject", "a")


def test_a_crowd_to_draw_from_goes_on() -> None:
    """V7.2: while somebody can draw, a King without cards is no end."""
    table = lay(A, "third-workshop", "", crowd=ROW, phase="give", turn="b")
    table.play("b card third-workshop", "c done")
    assert table.phase == "refill"


def test_floats_that_complete_the_parade_may_still_leave() -> None:
    """V6.6 and V7.2: a King with nothing to lay may still send the float that wins."""
    table = worn_out(floats=9)
    assert table.phase == "lay"
    assert over(table.play("c send 2"))[0] == "peace"


def test_who_does_not_send_it_loses() -> None:
    """V7.2: if that King ends the turn, the game is lost."""
    assert over(worn_out(floats=9).play("c done")) == ("exhausted", (), (0, 0, 0))


# --- the score


def test_what_each_card_scores() -> None:
    """V9.1: a card on parade 2 points, in the workshops 1, in the dead end -1."""
    table = last_float(3, 5, 4, spare=3, lost=2)
    assert table.view("w").score == 2 * (3 + 5) + (4 + 3) - 2
    table.play("c send 1")
    assert over(table)[2] == (2 * (3 + 5 + 4) + 3 - 2,) * 3


VERDICTS = [
    (35, "yawns"),
    (36, "claps"),
    (44, "claps"),
    (45, "lovely"),
    (49, "lovely"),
    (50, "encores"),
    (54, "encores"),
    (55, "peace"),
    (58, "peace"),
]


@pytest.mark.parametrize(("points", "verdict"), VERDICTS)
def test_verdicts(points: int, verdict: str) -> None:
    """V9.2: up to 35, 36 to 44, 45 to 49, 50 to 54, 55 and more have a verdict each."""
    cards = min(points // 2, 27)
    sizes = [(cards + n) // 3 for n in range(3)]
    table = last_float(*sizes, spare=points - 2 * cards).play("c send 1")
    assert over(table) == (verdict, (0, 1, 2), (points,) * 3)


def test_no_points_without_a_parade() -> None:
    """V9.1: the score counts on a win: who loses has none."""
    table = last_float(9, 9, 1, spare=9, lost=2).play("c send 1")
    assert over(table) == ("dead-end", (), (0, 0, 0))
