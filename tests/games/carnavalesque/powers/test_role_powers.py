from __future__ import annotations

import pytest

from ludotheque.games.carnavalesque.data.cards import POINT_NAMES
from tests.games.carnavalesque.roles import COVERED, SIX, playing
from tests.games.carnavalesque.table import A, B, C, D, age_of, lay

# --- roles that change the draw


def test_acrobat() -> None:
    """V11.4: the acrobat may draw a card covered by exactly one other, allowed by the Decree."""
    table = playing("acrobat", crowd=COVERED)
    # 2 is covered once; 3 twice; 7 once, but a child; of 9 less than a fifth shows
    assert table.spots("a") == [2, 4, 5, 6, 8, 10]
    assert table.refused("a spot 3") == ("V11.4", "covered-twice")
    assert table.refused("a spot 7") == ("V4.1", "decree-forbids")
    assert table.refused("a spot 9") == ("V11.4", "age-unknown")
    table.play("a spot 2")
    assert "pirate-mask" in table.hand("a")
    assert table.phase == "give"


def test_nobody_else_draws_covered_cards() -> None:
    """V11.4: another role does not let a covered card be drawn."""
    assert playing("patron", crowd=COVERED).spots("a") == [4, 5, 6, 8, 10]


def test_rebel() -> None:
    """V11.4: the rebel may ignore the Decree, but draws available cards only."""
    table = playing("rebel", crowd=f"{SIX}, 7 fairy-mask up 100 0")
    assert table.spots("a") == [2, 3, 4, 5, 6, 7]
    assert age_of("rabbit-trumpet") == age_of("fairy-mask") == "child"
    assert table.refused("a spot 1") == ("V4.2", "covered")
    table.play("a spot 2")
    assert "rabbit-trumpet" in table.hand("a")


def test_porter() -> None:
    """V11.4: the porter draws two cards, both under the Decree, and gives one."""
    table = playing("porter").play("a spot 3")
    assert (table.phase, table.spots("a")) == ("draw", [4, 5, 6])
    table.play("a spot 6")
    assert (table.phase, len(table.hand("a"))) == ("give", 6)
    table.play("a card witch-drum")
    assert (table.phase, table.turn()) == ("decree", "b")


def test_patron() -> None:
    """V11.4: the patron draws one card and gives two."""
    table = playing("patron").play("a spot 3", "a card witch-drum")
    assert (table.phase, table.to_act()) == ("give", "a")
    table.play("a card robot-fan")
    assert {"witch-drum", "robot-fan"} <= set(table.hand("c"))
    assert (table.phase, len(table.hand("a"))) == ("decree", 3)


# --- roles that do something to the crowd first


def test_fortune_teller() -> None:
    """V11.4: the fortune-teller looks at up to three available face-down cards, alone."""
    crowd = f"{SIX}, 7 fairy-umbrella down 3000 0, 8 dragon-trumpet down 3000 1000"
    table = playing("fortune-teller", crowd=crowd)
    assert table.spots("a") == [4, 6, 7, 8]  # 2 is a child, which is not available
    assert table.refused("a spot 3") == ("V11.4", "face-up-already")
    assert table.refused("a spot 2") == ("V4.1", "decree-forbids")
    before = {eyes: table.view(eyes).crowd for eyes in "bcw"}
    table.play("a spot 4")
    assert table.seen("a")[4].card >= 0
    assert not table.seen("a")[4].face_up
    assert table.heard("a", "look") == [{"seat": 0, "age": "teen", "card": "dragon-mask"}]
    for eyes in "bcw":
        assert table.view(eyes).crowd == before[eyes]
        assert table.heard(eyes, "look") == [{"seat": 0, "age": "teen"}]
    assert table.refused("a spot 4") == ("V11.4", "looked-already")
    table.play("a spot 6", "a spot 7")
    assert table.phase == "draw"  # three are enough
    assert table.seen("a")[8].card == -1


def test_what_was_looked_at_is_remembered() -> None:
    """V4.4 and V11.4: who looked at a card still knows it, also in the hand of who draws it."""
    table = playing("fortune-teller").play("a spot 4", "a skip", "a spot 3", "a card pirate-mask")
    assert table.seen("a")[4].card >= 0
    table = lay(
        *(A, B, C),
        crowd=SIX,
        version="roles",
        roles=["fortune-teller", "rebel", ""],
        known={"4": 1},
        turn="b",
    )
    table.play("c decree adult", "b spot 4")
    assert table.sure("a", "b") == ["dragon-mask"]
    assert table.sure("c", "b") == table.sure("w", "b") == []


def test_the_fortune_teller_may_stop_early() -> None:
    """V11.4: up to three: after one look the fortune-teller may go on to the draw."""
    table = playing("fortune-teller").play("a spot 4", "a skip")
    assert (table.phase, table.spots("a")) == ("draw", [3, 4, 5, 6])


def test_nothing_to_look_at() -> None:
    """V11.4: without an available card face down the fortune-teller goes on to the draw."""
    crowd = "1 witch-fan up 0 0, 2 pirate-mask up 1000 0"
    assert playing("fortune-teller", crowd=crowd).phase == "draw"


def test_magician() -> None:
    """V11.4: the magician turns over up to two available cards, where they lie."""
    table = playing("magician", crowd=f"{SIX}, 7 fairy-mask up 900 1000")
    assert table.spots("a") == [3, 4, 6]  # 5 is covered; 1, 2 and 7 are children
    before = table.pile()
    table.play("a spot 3", "a spot 6")
    assert table.heard("w", "turned-down") == [{"seat": 0, "card": "pirate-mask"}]
    assert table.heard("w", "turned-up") == [{"seat": 0, "card": "fairy-lantern"}]
    after = table.pile()
    turned = {card for card in after if after[card] != before[card]}
    assert turned == {"pirate-mask", "fairy-lantern"}
    assert (after["pirate-mask"].side, after["fairy-lantern"].side) == ("down", "up")
    assert all(after[card][3:] == before[card][3:] for card in after)
    assert (table.phase, table.spots("a")) == ("draw", [3, 4, 6])  # two are enough


def test_sweeper() -> None:
    """V11.4: the sweeper rejects up to two available cards into the crowd."""
    table = playing("sweeper", crowd=f"{SIX}, 7 fairy-mask up 900 1000")
    assert table.spots("a") == [3, 4, 6]
    before = table.pile()
    table.play("a spot 6")
    assert table.phase == "throw"
    assert next(reversed(table.pile())) == "fairy-lantern"
    second = next(
        c for c in ("dragon-mask", "pirate-mask") if table.pile()[c].spot in table.spots("a")
    )
    table.play(f"a spot {table.pile()[second].spot}")
    after = table.pile()
    moved = {card for card in after if after[card][3:] != before[card][3:]}
    assert moved == {"fairy-lantern", second}
    assert list(after)[-2:] == ["fairy-lantern", second]
    assert table.phase == "draw"  # two are enough


# --- the pickpocket


def test_pickpocket() -> None:
    """V11.4: the pickpocket swaps a card of their hand with another carnival-goer's."""
    table = playing("pickpocket", A, B, C, D)
    assert table.legal("a") == ["skip", *[f"card {card}" for card in table.hand("a")]]
    assert table.refused("a card witch-kite") == ("V11.4", "not-in-hand")
    table.play("a card witch-drum")
    assert (table.phase, table.legal("a")) == ("rob", ["rob b", "rob d"])  # not the King
    assert table.refused("a rob c") == ("V11.4", "no-victim")
    table.play("a rob d")
    assert "witch-drum" in table.hand("d")
    taken = set(D.split()) - set(table.hand("d"))
    assert len(taken) == 1
    assert taken <= set(table.hand("a"))
    assert [len(table.hand(letter)) for letter in "abcd"] == [4, 4, 4, 4]
    assert table.phase == "draw"


def test_the_pickpocket_takes_at_random() -> None:
    """V11.4: any card of the victim's hand may be taken, but not the one that is left there."""
    taken = set()
    for number in range(20):
        table = playing("pickpocket", number=number).play("a card witch-drum", "a rob b")
        taken |= set(B.split()) - set(table.hand("b"))
        assert "witch-drum" in table.hand("b")
    assert taken == set(B.split())


def test_only_two_see_the_swap() -> None:
    """V11.4: thief and victim see both cards; the others see two backs."""
    table = playing("pickpocket", A, "dragon-fan", C).play("a card witch-drum")
    for eyes in "bcw":
        assert table.heard(eyes, "offer") == [{"seat": 0, "age": "child"}]
        assert table.view(eyes).offered == -1
    table.play("a rob b")
    for eyes in "ab":
        assert table.heard(eyes, "left")[0]["card"] == "witch-drum"
        assert table.heard(eyes, "stolen")[0]["card"] == "dragon-fan"
    for eyes in "cw":
        assert table.heard(eyes, "left") == [{"seat": 0, "to": 1, "age": "child"}]
        assert table.heard(eyes, "stolen") == [{"seat": 1, "to": 0, "age": "teen"}]
        assert table.sure(eyes, "a") == table.sure(eyes, "b") == []
    assert table.sure("a", "b") == ["witch-drum"]
    assert table.sure("b", "a") == ["dragon-fan"]


def test_nobody_to_rob() -> None:
    """V11.4: if no other carnival-goer holds a card, or the thief none, the draw follows."""
    assert playing("pickpocket", A, "", C).phase == "draw"
    assert playing("pickpocket", "", B, C).phase == "draw"


# --- the messenger

KING = "rabbit-fan joker-adult third-workshop"
HELD = {"rabbit", "fan", "umbrella", "drum", "streamer"}  # the joker has three accessories


@pytest.mark.parametrize("point", POINT_NAMES)
def test_messenger(point: str) -> None:
    """V11.4: the messenger names a costume or an accessory, and the King's answer is true."""
    table = playing("messenger", A, B, KING)
    assert table.legal("a") == ["skip", *[f"ask {each}" for each in POINT_NAMES]]
    table.play(f"a ask {point}")
    right, wrong = ("yes", "no") if point in HELD else ("no", "yes")
    for eyes in "abcw":
        assert table.heard(eyes, f"answer-{right}") == [{"seat": 0, "to": 2, "point": point}]
        assert table.heard(eyes, f"answer-{wrong}") == []
        assert table.view(eyes).told_yes == (point in HELD)
        assert POINT_NAMES[table.view(eyes).asked] == point
    assert table.phase == "draw"
