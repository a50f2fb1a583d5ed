from __future__ import annotations

import pytest

from ludotheque.games.carnavalesque.data.seats import MAYBE, SURE

from .table import ROW, A, B, C, CarnavalesqueTable, D, lay, without_crowd

TWO_OF_EACH = (
    "1 witch-fan up 0 0, 2 rabbit-trumpet down 1000 0, 3 pirate-mask up 2000 0, "
    "4 dragon-mask down 0 1000, 5 robot-kite up 1000 1000, 6 fairy-lantern down 2000 1000"
)
REST = (
    "fairy-balloon fairy-umbrella fairy-lantern fairy-streamer joker-child joker-teen joker-adult"
)
ALLOWED = {"child": [3, 4, 5, 6], "teen": [1, 2, 5, 6], "adult": [1, 2, 3, 4]}


def drawing(crowd: str = ROW, decree: str = "child", **more: object) -> CarnavalesqueTable:
    """Let c put the Decree for b, who is no Fool."""
    return lay(A, B, C, crowd=crowd, turn="b", **more).play(f"c decree {decree}")


# --- the Decree


def test_the_king_must_put_the_decree() -> None:
    """V4.1: before a draw the King, and nobody else, must put the Decree on one of three ages."""
    table = lay(A, B, C, turn="b")
    assert (table.phase, table.to_act()) == ("decree", "c")
    assert table.legal("c") == ["decree child", "decree teen", "decree adult"]
    assert table.refused("c spot 1") == ("V4.1", "decree-first")
    assert table.refused("b spot 2") == ("V3.1", "turn-of-other")
    table.play("c decree teen")
    assert table.heard("w", "decree") == [{"seat": 2, "age": "teen"}]


@pytest.mark.parametrize("age", ALLOWED)
def test_the_decree_forbids_an_age(age: str) -> None:
    """V4.1: no card of that age may be drawn, face up or face down; all others may."""
    table = drawing(TWO_OF_EACH, age)
    assert table.spots("b") == ALLOWED[age]
    for spot in {1, 2, 3, 4, 5, 6} - set(ALLOWED[age]):
        assert table.refused(f"b spot {spot}") == ("V4.1", "decree-forbids")


def test_every_turn_has_its_decree() -> None:
    """V4.1: the Decree of one turn does not hold for the next."""
    table = lay(A, B, C, D, king="d", turn="b", crowd=TWO_OF_EACH).play("d decree teen")
    table.play("b spot 1", "b card pirate-fan")
    assert (table.phase, table.to_act(), table.view("w").decree) == ("decree", "d", -1)
    table.play("d decree child")
    assert table.spots("c") == [3, 4, 5, 6]


# --- the draw


def test_a_card_must_be_drawn() -> None:
    """V4.2: the player must draw: there is no other move, and the card comes to hand."""
    table = drawing()
    assert table.legal("b") == ["spot 2", "spot 3"]
    assert table.refused("b card pirate-fan") == ("V4.2", "draw-first")
    table.play("b spot 3")
    assert "robot-kite" in table.hand("b")
    assert "robot-kite" not in table.pile()
    assert 3 not in table.seen("a")
    assert table.phase == "give"


@pytest.mark.parametrize(
    ("x", "y", "angle", "free"), [(629, 0, 0, False), (630, 0, 0, True), (660, 0, 30, False)]
)
def test_a_card_covered_a_little_cannot_be_drawn(x: int, y: int, angle: int, free: bool) -> None:
    """V4.2: a card that another covers, even by a tenth of a millimetre, is not available."""
    table = drawing(
        f"1 witch-fan up -3000 0, 2 pirate-mask up 0 0, 3 robot-kite up {x} {y} {angle}"
    )
    assert (2 in table.spots("b")) == free
    assert 3 in table.spots("b")
    if not free:
        assert table.refused("b spot 2") == ("V4.2", "covered")


def test_what_lay_below_becomes_available() -> None:
    """V4.2: when the only card on it is drawn, a card can be drawn next."""
    crowd = "1 witch-fan up -3000 0, 2 pirate-mask up 0 0, 3 robot-kite up 100 100 45"
    table = lay(A, B, C, D, king="d", turn="b", crowd=crowd).play("d decree child")
    assert table.spots("b") == [3]
    table.play("b spot 3", "b card robot-drum", "d decree child")
    assert table.spots("c") == [2]


@pytest.mark.parametrize("decree", ["child", "teen", "adult"])
@pytest.mark.parametrize("side", ["up", "down"])
def test_the_third_workshop_is_drawn_like_any_other(decree: str, side: str) -> None:
    """V4.2: the Third Workshop card can be drawn whatever the Decree, and all see what it is."""
    table = drawing(f"{ROW}, 7 third-workshop {side} -1000 0", decree)
    table.play("b spot 7")
    assert "third-workshop" in table.hand("b")
    assert table.backs("a", "b").count("none") == 1
    assert table.heard("a", "draw-face-up") == [{"seat": 1, "card": "third-workshop"}]


def test_the_third_workshop_must_be_uncovered_too() -> None:
    """V4.2: the Third Workshop card is available only if nothing covers it."""
    table = drawing(f"{ROW}, 7 third-workshop up -1000 0, 8 fairy-lantern up -1300 0")
    assert table.spots("b") == [2, 3, 8]
    assert table.refused("b spot 7") == ("V4.2", "covered")


def test_no_draw_if_all_are_forbidden() -> None:
    """V4.2: with no card available there is no draw, and the gift follows."""
    crowd = "1 witch-fan up 0 0, 2 rabbit-trumpet down 1000 0"
    table = drawing(crowd, "child")
    assert (table.phase, table.to_act()) == ("give", "b")
    assert table.heard("w", "no-draw") == [{"seat": 1}]
    assert len(table.hand("b")) == 4


def test_no_draw_without_a_crowd() -> None:
    """V4.2: where there is no crowd nobody draws, not even the Fool."""
    hands = ("fairy-fan fairy-drum", "fairy-kite fairy-mask fairy-trumpet", REST)
    for turn in "ab":
        table = without_crowd(*hands, turn=turn, version="young").play("c decree child")
        assert (table.phase, table.to_act()) == ("give", turn)


# --- the gift


def test_a_card_must_be_given() -> None:
    """V4.3: one card of the hand, any of them, goes to the King; then the turn is over."""
    table = drawing().play("b spot 3")
    assert sorted(table.to_choose("b")) == sorted([*B.split(), "robot-kite"])
    assert table.refused("b card witch-drum") == ("V4.3", "not-in-hand")
    assert table.refused("b spot 2") == ("V4.3", "give-first")
    table.play("b card pirate-fan")  # a child, which the Decree does not let be drawn
    assert "pirate-fan" in table.hand("c")
    assert "pirate-fan" not in table.hand("b")
    assert (table.phase, table.to_act()) == ("lay", "c")


def test_the_card_just_drawn_may_be_given() -> None:
    """V4.3: also the card just drawn, and the Third Workshop card."""
    table = drawing(f"{ROW}, 7 third-workshop up -1000 0").play("b spot 7", "b card third-workshop")
    assert "third-workshop" in table.hand("c")
    assert table.backs("w", "c").count("none") == 1


def test_the_others_see_only_the_back_of_a_gift() -> None:
    """V4.3: giver and King see the card, the others its back."""
    table = drawing().play("b spot 3", "b card dragon-fan")
    full = {"seat": 1, "to": 2, "age": "teen", "card": "dragon-fan"}
    assert table.heard("b", "gift") == table.heard("c", "gift") == [full]
    assert (
        table.heard("a", "gift")
        == table.heard("w", "gift")
        == [{"seat": 1, "to": 2, "age": "teen"}]
    )
    assert table.sure("b", "c") == ["dragon-fan"]
    assert table.sure("a", "c") == table.sure("w", "c") == []
    assert table.backs("a", "c").count("teen") == 3


def test_a_gift_cannot_be_told_from_another_of_its_age() -> None:
    """V4.3: who is neither giver nor King has the same view whichever adult was given."""
    gifts = ("robot-drum", "fairy-kite")
    tables = [drawing().play("b spot 2", f"b card {gift}") for gift in gifts]
    for eyes in "aw":
        assert tables[0].view(eyes) == tables[1].view(eyes)
    assert tables[0].view("c") != tables[1].view("c")


# --- memory


def test_a_card_drawn_face_up_is_remembered() -> None:
    """V4.4: all eyes, the watcher's too, surely remember a card that was drawn face up."""
    table = drawing().play("b spot 3")
    for eyes in "acw":
        assert table.sure(eyes, "b") == ["robot-kite"]
        assert table.heard(eyes, "draw-face-up") == [{"seat": 1, "card": "robot-kite"}]
    assert table.view("b").sure == ((), (), ())
    assert table.view("b").shown == table.view("a").sure[1]


def test_a_card_drawn_face_down_is_not() -> None:
    """V4.4: of a card drawn face down the others know the age only."""
    table = drawing().play("b spot 2")
    assert table.heard("b", "draw") == [{"seat": 1, "age": "teen", "card": "pirate-mask"}]
    for eyes in "acw":
        assert table.sure(eyes, "b") == table.maybe(eyes, "b") == []
        assert table.heard(eyes, "draw") == [{"seat": 1, "age": "teen"}]
    assert table.view("b").shown == ()


def test_a_gift_of_another_age_changes_no_memory() -> None:
    """V4.4: what is known stays sure while only cards of other ages leave the hand."""
    table = drawing().play("b spot 3", "b card dragon-fan")
    for eyes in "acw":
        assert table.sure(eyes, "b") == ["robot-kite"]
        assert table.maybe(eyes, "b") == []


@pytest.mark.parametrize("gift", ["robot-kite", "fairy-kite"])
def test_a_gift_of_the_same_age_leaves_a_doubt(gift: str) -> None:
    """V4.4: once a card of that age left unseen, a known card may be gone, whether it is or not."""
    table = drawing().play("b spot 3", f"b card {gift}")
    for eyes in "aw":
        assert table.sure(eyes, "b") == []
        assert table.maybe(eyes, "b") == ["robot-kite"]
        assert table.sure(eyes, "c") == []
    assert table.sure("b", "c") == [gift]
    assert table.sure("c", "b") == (["robot-kite"] if gift != "robot-kite" else [])
    assert table.maybe("c", "b") == []


def test_a_doubt_touches_all_cards_of_the_age() -> None:
    """V4.4: of several known cards of an age each may be gone; those of other ages are sure."""
    known = dict.fromkeys(("robot-drum", "fairy-kite", "dragon-fan"), SURE + 1)
    table = drawing(memory=[known, {}, known, {}, {}, known]).play("b spot 2", "b card robot-drum")
    for eyes in "aw":
        assert table.maybe(eyes, "b") == ["robot-drum", "fairy-kite"]
        assert table.sure(eyes, "b") == ["dragon-fan"]
    assert table.sure("c", "b") == ["dragon-fan", "fairy-kite"]


def test_a_card_laid_is_no_longer_looked_for() -> None:
    """V4.4: a card that lies on the street is remembered in no hand."""
    memory = [{"dragon-drum": SURE + 2}, {}, {}, {}, {}, {"dragon-drum": MAYBE + 2}]
    table = lay(A, B, C, phase="lay", turn="c", required=4, memory=memory)
    assert (table.sure("a", "c"), table.maybe("w", "c")) == (["dragon-drum"], ["dragon-drum"])
    table.play("c lay dragon-drum 1")
    for eyes in "abw":
        assert table.sure(eyes, "c") == table.maybe(eyes, "c") == []


def test_a_card_seen_again_is_no_longer_looked_for() -> None:
    """V4.4: a card that may be in a hand, but lies face up in the crowd, is in no hand."""
    memory = [{"witch-fan": MAYBE + 1, "rabbit-trumpet": MAYBE + 1}, {}, {}, {}, {}, {}]
    table = lay(A, B, C, crowd=TWO_OF_EACH, memory=memory)
    assert table.maybe("a", "b") == ["rabbit-trumpet"]  # lies face down, which nobody sees


def test_the_third_workshop_needs_no_memory() -> None:
    """V4.4: the back of the Third Workshop card tells where it is, so nothing else is kept."""
    table = drawing(f"{ROW}, 7 third-workshop up -1000 0").play("b spot 7")
    assert table.sure("a", "b") == []
    table.play("b card dragon-fan")
    assert table.backs("a", "b").count("none") == 1
