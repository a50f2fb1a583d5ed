"""Floats that leave only when they are pushed out (V6.3, option `departure`)."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.core.chance import Noise
from ludotheque.core.faults import BadOption
from ludotheque.i18n.texts import LANGUAGES, Texts

from .table import GAME, A, B, CarnavalesqueTable, dressed, lay, new
from .test_end import worn_out

PUSHED = {"departure": "pushed"}
HAND = "rabbit-fan rabbit-umbrella fairy-drum robot-mask"
DRAGONS = dressed("dragon", 4, 1)  # from the balloon to the mask


def pushing(hand: str = HAND, **more: Any) -> CarnavalesqueTable:
    """Let the King c lay: X is 4, and floats are pushed out."""
    return lay(
        A, B, hand, **{"phase": "lay", "turn": "c", "required": 4, "options": PUSHED, **more}
    )


def laying(table: CarnavalesqueTable) -> list[str]:
    """Return where the King may lay a rabbit with a fan."""
    return [move[-1] for move in table.legal("c") if move.startswith("lay rabbit-fan ")]


def test_floats_leave_freely_if_nothing_is_said() -> None:
    """V6.3: the option is `free` unless the table says `pushed`; nothing else is understood."""
    assert (new().view("a").departure, new(departure="pushed").view("a").departure) == (
        "free",
        "pushed",
    )
    with pytest.raises(BadOption):
        new(departure="never")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_host_chooses_by_words(lang: str) -> None:
    """V6.3: the option and each of its values has a name, for who knows no clause."""
    say = Texts(lang, GAME.key)
    assert all(say.has(f"departure-{value}") for value in ("free", "pushed"))
    assert "V6" not in say("option-departure")


def test_no_float_is_sent_where_it_must_be_pushed() -> None:
    """V6.3: where floats are pushed out the King cannot send one, large or small."""
    table = pushing(floats=[DRAGONS, ["pirate-kite"]])
    assert [move for move in table.legal("c") if move.startswith("send")] == []
    assert table.refused("c send 1") == table.refused("c send 3") == ("V6.3", "floats-are-pushed")


def test_any_card_may_be_laid_in_any_open_workshop() -> None:
    """V6.3: a card that does not fit may be laid too; a closed workshop stays closed (V6.4)."""
    table = pushing(floats=[DRAGONS, []])
    assert laying(table) == ["1", "2"]
    assert table.refused("c lay rabbit-fan 3") == ("V6.4", "workshop-closed")
    assert laying(lay(A, B, HAND, phase="lay", turn="c", floats=[DRAGONS, []])) == ["2"]


def test_the_third_workshop_card_pushes_nothing() -> None:
    """V6.3 and V6.4: the Third Workshop card is no crowd card: it opens, and is not laid."""
    table = pushing(f"{HAND} third-workshop", floats=[DRAGONS, []])
    assert table.refused("c lay third-workshop 1") == ("V6.4", "third-not-laid")
    assert "open" in table.legal("c")


def test_a_card_that_does_not_fit_pushes_a_float_on_parade() -> None:
    """V6.3: a float of X cards or more parades; the card begins the next one, counts as laid."""
    table = pushing(floats=[DRAGONS, []]).play("c lay rabbit-fan 1")
    assert table.parade() == [DRAGONS]
    assert table.float(1) == ["rabbit-fan"]
    assert table.told("w") == ["parade", "lay"]
    assert table.heard("a", "parade") == [{"seat": 2, "workshop": 1, "count": 4}]
    assert table.refusal("c done").args == {"count": 3}
    assert table.play("c lay rabbit-umbrella 1").float(1) == ["rabbit-fan", "rabbit-umbrella"]


def test_a_card_that_does_not_fit_pushes_a_small_float_into_the_dead_end() -> None:
    """V6.3: with fewer than X cards the float that is pushed out goes to the dead end."""
    table = pushing(floats=[DRAGONS[:3], []]).play("c lay rabbit-fan 1")
    assert (table.dead_end(), table.float(1), table.parade()) == (DRAGONS[:3], ["rabbit-fan"], [])
    assert table.told("w") == ["dead-end", "lay"]


def test_a_card_that_fits_pushes_nothing() -> None:
    """V6.2 and V6.3: a card that fits joins the float, however large it is."""
    table = pushing("dragon-fan robot-mask", floats=[DRAGONS, []])
    table.play("c lay dragon-fan 1")
    assert len(table.float(1)) == 5
    assert table.told("w") == ["lay"]


def test_the_push_that_completes_the_parade_wins() -> None:
    """V6.6 and V9.1: it wins at once, and the card that pushed counts in the workshop."""
    parade = [dressed("witch", 4, 1), dressed("fairy", 4, 2)]
    table = pushing("rabbit-fan", parade=parade, floats=[DRAGONS, []]).play("c lay rabbit-fan 1")
    assert table.phase == "over"
    assert table.told("w") == ["parade", "lay", "won"]
    assert table.heard("w", "won") == [{"points": 2 * 12 + 1}]


def test_the_push_that_fills_the_dead_end_loses() -> None:
    """V6.6: it loses at once, before anything else can be laid."""
    table = pushing(dead_end=["pirate-kite"], floats=[DRAGONS[:3], []]).play("c lay rabbit-fan 1")
    assert table.phase == "over"
    assert table.told("w") == ["dead-end", "lay", "lost-dead-end"]


@pytest.mark.parametrize(("departure", "phase"), [("free", "lay"), ("pushed", "over")])
def test_a_king_without_a_card_pushes_nothing(departure: str, phase: str) -> None:
    """V7.2: with nothing to lay or to draw, a float that could win helps only who may send it."""
    assert worn_out(floats=9, options={"departure": departure}).phase == phase


def test_the_table_says_where_a_push_leads() -> None:
    """V6.3: the name of a move says that it pushes, and where to; it is told in both languages."""
    table = pushing(floats=[DRAGONS, ["pirate-kite"]])
    view = table.view("c")
    for lang in LANGUAGES:
        say = Texts(lang, GAME.key)
        moves = [GAME.read(f"lay {card}") for card in ("rabbit-fan 1", "rabbit-fan 2")]
        keys = ("move-push-parade", "move-push-dead-end")
        named = [
            say(key, card="rabbit-fan", workshop=1 + n, count=(4, 1)[n])
            for n, key in enumerate(keys)
        ]
        assert [GAME.describe(view, move, say) for move in moves] == named
        plain = GAME.describe(pushing().view("c"), moves[0], say)
        assert plain == say("move-lay", card="rabbit-fan", workshop=1)


def pushes(table: CarnavalesqueTable, letter: str) -> list[tuple[str, str, str]]:
    """Return the moves by which a card pushes a float out: where to, and what they are called."""
    deeds = GAME.outlook(table.view(letter)).deeds
    return [(each.move, each.exit, each.told.text) for each in deeds if each.exit]


def test_the_outlook_lists_the_pushes() -> None:
    """V6.3: a King is told which cards push a float out, nobody else, and only where they do."""
    table = pushing("dragon-fan rabbit-fan third-workshop", floats=[DRAGONS, []])
    assert pushes(table, "c") == [("lay rabbit-fan 1", "parade", "move-push-parade")]
    assert pushes(table, "a") == []
    assert pushes(lay(A, B, HAND, phase="lay", turn="c", floats=[["pirate-kite"], []]), "c") == [
        ("send 1", "dead-end", "move-send-dead-end")
    ]


def test_a_sample_keeps_the_option() -> None:
    """V6.3: an imagined world, a copy and a position leave floats as the table does."""
    table = pushing(floats=[DRAGONS, []])
    world = GAME.sample(table.view("a"), Noise(1))
    assert world.departure == 1
    assert table.state.copy().legal(2) == table.state.legal(2)
    assert table.truth()["options"]["departure"] == "pushed"


def test_a_bot_completes_the_parade_by_a_push() -> None:
    """A King who can win by a push does so, rather than push another float."""
    parade = [[*dressed("witch", 4, 1), *dressed("witch", 3, 6)], dressed("fairy", 6, 1)]
    floats = [dressed("dragon", 8, 1), ["pirate-kite"]]
    table = pushing("rabbit-fan", required=1, parade=parade, floats=floats)
    assert table.greedy() == "lay rabbit-fan 1"


def test_a_bot_wastes_no_float_while_another_may_parade() -> None:
    """A King who must push pushes the float that is large enough."""
    table = pushing("rabbit-fan", required=1, floats=[["pirate-drum"], DRAGONS])
    assert table.greedy() == "lay rabbit-fan 2"
