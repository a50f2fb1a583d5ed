"""What the Fool leaves behind: cards out of the zone, and faces that cannot be followed (V5)."""

from __future__ import annotations

from ludotheque.games.carnavalesque.data.cards import CARD_NAMES
from ludotheque.games.carnavalesque.data.sizes import LENGTHS, PACE, RADIUS
from tests.games.carnavalesque.crowd.test_blind import blind
from tests.games.carnavalesque.table import ROW, A, B, C, lay


def test_cards_outside_the_zone_are_rejected() -> None:
    """V5.5: at the end of the Fool's turn, cards whose centre is outside the zone fall again."""
    edge = f"8 rabbit-trumpet up 0 {RADIUS}, 9 fairy-lantern up 0 {-RADIUS - 1}"
    table = blind(crowd=f"{ROW}, {edge}").play("a grab 1")
    before = table.pile()
    table.play("a card witch-drum")
    after = table.pile()
    assert table.told("w") == ["gift", "outside"]
    assert table.heard("w", "outside") == [{"count": 1}]
    moved = [card for card in after if after[card][3:] != before[card][3:]]
    assert moved == ["fairy-lantern"]
    assert list(after)[-1] == "fairy-lantern"
    assert after["fairy-lantern"].x ** 2 + after["fairy-lantern"].y ** 2 <= RADIUS**2


def test_what_the_sweep_carried_out_comes_back() -> None:
    """V5.5: a card swept out of the zone stays there, for all to see, until the gift is given."""
    table = blind(crowd=f"{ROW}, 8 fairy-lantern up 3000 0", hand=[3000, 0, 0, 16384])
    table.play("a sweep east medium", "a sweep east medium")
    assert table.pile()["fairy-lantern"].x == 3000 + 2 * PACE * LENGTHS[1]
    table.play("a glide west long", "a glide west long", "a grab 1")
    assert (table.phase, table.told("b").count("outside")) == ("give", 0)
    lantern = table.pile()["fairy-lantern"]
    assert lantern.x == 3000 + 2 * PACE * LENGTHS[1]
    assert {table.seen(eyes)[lantern.spot].x for eyes in "abcw"} == {lantern.x}
    table.play("a card witch-drum")
    assert table.heard("b", "outside") == [{"count": 1}]
    assert table.pile()["fairy-lantern"].x < RADIUS


def test_nothing_outside_nothing_rejected() -> None:
    """V5.5: the Fool gives a card with open eyes; where all is in the zone nothing falls again."""
    table = blind().play("a grab 1")
    assert (table.phase, table.to_act()) == ("give", "a")
    assert table.view("a").crowd == table.view("w").crowd != ()
    before = table.pile()
    table.play("a card witch-drum")
    assert table.heard("w", "outside") == []
    assert table.pile() == before


def test_a_card_outside_may_be_drawn_before_it_is_rejected() -> None:
    """V5.5: of two draws the second, eyes open, may take what the Fool swept out of the zone."""
    crowd = f"{ROW}, 8 fairy-lantern up 0 {-RADIUS - 500}"
    table = blind(crowd=crowd, event="generosity", draws=2, gifts=2, round=2).play("a grab 1")
    outside = table.pile()["fairy-lantern"].spot
    assert (table.phase, outside in table.spots("a")) == ("draw", True)
    table.play(f"a spot {outside}", "a card witch-drum", "a card fairy-lantern")
    assert table.heard("w", "outside") == []
    table = blind(crowd=crowd, event="generosity", draws=2, gifts=2, round=2).play("a grab 1")
    table.play(f"a spot {table.pile()['robot-kite'].spot}", "a card witch-drum")
    assert table.heard("w", "outside") == []
    assert table.play("a card robot-kite").heard("w", "outside") == [{"count": 1}]


def test_only_the_fools_turn_ends_with_tidying_up() -> None:
    """V5.5: what lies outside the zone is the Fool's mess: no other turn ends by rejecting it."""
    crowd = f"{ROW}, 8 fairy-lantern up 0 {-RADIUS - 500}"
    table = lay(A, B, C, crowd=crowd, turn="b", phase="give").play("b card pirate-fan")
    assert table.told("w") == ["gift", "king-turn"]


def test_a_face_that_the_fool_knew_is_lost_in_the_mess() -> None:
    """V5.1: a card that was looked at before cannot be followed with closed eyes; others can."""
    table = blind(known={"2": 0b11}).play("a sweep south short", "a grab 1")
    names = {eyes: [lying.card for lying in table.view(eyes).crowd] for eyes in "ab"}
    mask = CARD_NAMES.index("pirate-mask")
    assert mask not in names["a"]
    assert mask in names["b"]
