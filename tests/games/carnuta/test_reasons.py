from __future__ import annotations

from ludotheque.core.event import Seen

from .table import CARNUTA, Table, lay, player


def reason(table: Table, move: str) -> Seen | None:
    """Return what speaks for a move of the first player."""
    return CARNUTA.reason(table.view("a"), CARNUTA.read(move))


def test_a_played_card_brings_points_and_leaves_runes() -> None:
    """The reason tells the very points and runes that are there after the move."""
    laid = "clover-flat2 clover-double flower-double flower-flat2 mushroom-double mushroom-flat2"
    table = lay(player("SSS", hand="flower-trio", laid=laid, padlocks=1), player())
    found = reason(table, "play flower-trio")
    before = table.view("a").totals[0]
    after = table.play("a play flower-trio").view("a")
    assert found is not None
    assert found.key == "play"
    left = {"suns": after.suns[0], "moons": after.moons[0]}
    assert found.args == {"points": after.totals[0] - before, **left}


def test_flipped_runes_pay_for_a_card() -> None:
    """The card of the hand is named that could not be paid before."""
    laid = "clover-flat2 clover-double skull-double"
    table = lay(player("MMMM", hand="flower-double", laid=laid), player("SM"), market="")
    found = reason(table, "flip-suns")
    assert found is not None
    assert (found.key, found.args["card"]) == ("pay", "flower-double")
    assert reason(table, "end") is None
