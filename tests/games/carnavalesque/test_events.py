from __future__ import annotations

import pytest

from ludotheque.games.carnavalesque.data.cards import ADULT
from ludotheque.games.carnavalesque.data.events import EVENT_NAMES
from ludotheque.games.carnavalesque.data.seats import SURE
from ludotheque.games.carnavalesque.data.sizes import RADIUS

from .table import (
    ROW,
    A,
    B,
    C,
    CarnavalesqueTable,
    D,
    lay,
    new,
    struck,
)

# besides the row, a card face up and one face down that others cover in part, and what covers them
MIXED = (
    f"{ROW}, 4 rabbit-trumpet up 0 1500, 5 dragon-mask down 1000 1500, "
    "6 fairy-lantern up 300 1500, 7 fairy-mask down 1300 1500"
)
AVAILABLE = {"witch-fan", "pirate-mask", "robot-kite", "fairy-lantern", "fairy-mask"}
ROUND = ("brass-band", "carved-decree", "king-speaks", "generosity", "cold")


def sides(table: CarnavalesqueTable) -> dict[str, str]:
    """Return the side that is up of every card of the crowd."""
    return {card: each.side for card, each in table.pile().items()}


def places(table: CarnavalesqueTable) -> dict[str, tuple[int, int, int]]:
    """Return where every card of the crowd lies."""
    return {card: (each.x, each.y, each.angle) for card, each in table.pile().items()}


# --- when an event is drawn


def test_no_event_in_the_first_round() -> None:
    """V3.5: in the first round no event is drawn."""
    table = new().play("a decline", "b decline", "c claim")
    assert (table.view("w").event, table.heard("w", "event")) == ("", [])
    assert (table.phase, len(table.view("w").events_to_come)) == ("decree", 10)


@pytest.mark.parametrize("event", EVENT_NAMES)
def test_the_fool_draws_an_event(event: str) -> None:
    """V3.5: from the second round on the Fool draws the next event after the King took power."""
    table = struck(event, A, B, C)
    assert table.heard("w", "event") == [{"seat": 0, "happening": event}]
    assert table.told("w").index("king") < table.told("w").index("event")
    assert table.view("b").event == event
    assert table.view("b").events_to_come == ()


def test_the_fool_of_the_new_king_draws() -> None:
    """V3.5: it is the Fool of this round who draws."""
    table = lay(A, B, C, D, phase="claim-crown", round=2, king="b", event_pile=["gust"])
    table.play("a claim", "c decline", "d decline")
    assert table.heard("c", "event") == [{"seat": 1, "happening": "gust"}]


def test_events_are_shuffled_again() -> None:
    """V3.5: when all were drawn, all ten are shuffled again; until then none comes back."""
    start = {"phase": "claim-crown", "round": 2, "king": "b"}
    drawn = set()
    for number in range(8):
        table = lay(A, B, C, number=number, event_pile=[], **start).play("a decline", "c claim")
        drawn.add(table.view("w").event)
        assert {table.view("w").event, *table.view("w").events_to_come} == set(EVENT_NAMES)
        assert len(table.view("w").events_to_come) == 9
    assert len(drawn) > 1
    table = lay(A, B, C, event_pile=["cold", "gust"], **start).play("a decline", "c claim")
    assert len({table.view("w").event, *table.view("w").events_to_come} & {"cold", "gust"}) == 2
    assert len(table.view("w").events_to_come) == 1


@pytest.mark.parametrize("version", ["young", "roles"])
def test_other_versions_have_no_events(version: str) -> None:
    """V2.6 and V3.5: in the Young and the Roles version no event is drawn in any round."""
    table = lay(A, B, C, phase="claim-crown", round=2, king="b", version=version)
    table.play("a decline", "c claim")
    assert (table.view("w").event, table.heard("w", "event")) == ("", [])
    assert table.phase == ("decree" if version == "young" else "keep-role")


@pytest.mark.parametrize("event", ROUND)
def test_an_event_ends_with_its_round(event: str) -> None:
    """V3.5: what holds for the round does not hold for the next one."""
    table = lay(A, B, C, phase="lay", turn="c", event=event, event_pile=["spotlights"])
    table.play("c done")
    assert (table.phase, table.view("w").event) == ("claim-crown", "")
    table.play("a claim", "b decline", "a decree teen")
    assert table.phase == "blind"
    table.play("b grab 1")
    assert table.phase == "give"


# --- at once


def test_gust_of_wind() -> None:
    """V3.5: the gust rejects every available card into the crowd, and touches no other."""
    still = struck("king-speaks", crowd=MIXED)
    table = struck("gust", crowd=MIXED)
    assert table.heard("w", "gust") == [{"count": len(AVAILABLE)}]
    before, after = places(still), places(table)
    assert {card for card in after if after[card] != before[card]} == AVAILABLE
    assert set(list(after)[-len(AVAILABLE) :]) == AVAILABLE  # they fall on top of all others
    assert all(after[card][0] ** 2 + after[card][1] ** 2 <= RADIUS**2 for card in AVAILABLE)
    covered = {card: side for card, side in sides(table).items() if card not in AVAILABLE}
    assert covered == {card: sides(still)[card] for card in covered}
    assert sorted(table.hand("a")) == sorted(A.split())
    assert (table.phase, table.to_act()) == ("decree", "c")


def test_the_gust_gives_either_face() -> None:
    """V3.5 and V8.1: a card that the gust rejects lands on either face."""
    fallen = [sides(struck("gust", crowd=MIXED, number=n))["witch-fan"] for n in range(12)]
    assert set(fallen) == {"up", "down"}


def test_power_cut() -> None:
    """V3.5: the power cut turns the available cards face down, and no other; none moves."""
    still = struck("king-speaks", crowd=MIXED)
    table = struck("power-cut", crowd=MIXED)
    assert table.heard("w", "all-down") == [{"count": 3}]
    assert places(table) == places(still)
    turned = {card for card, side in sides(table).items() if side != sides(still)[card]}
    assert turned == {"witch-fan", "robot-kite", "fairy-lantern"}
    assert all(sides(table)[card] == "down" for card in AVAILABLE)
    assert sides(table)["rabbit-trumpet"] == "up"  # which another card covers
    assert table.seen("a")[1].card == -1


def test_spotlights() -> None:
    """V3.5: the spotlights turn the available cards face up, and no other; none moves."""
    still = struck("king-speaks", crowd=MIXED)
    table = struck("spotlights", crowd=MIXED)
    assert table.heard("w", "all-up") == [{"count": 2}]
    assert places(table) == places(still)
    turned = {card for card, side in sides(table).items() if side != sides(still)[card]}
    assert turned == {"pirate-mask", "fairy-mask"}
    assert all(sides(table)[card] == "up" for card in AVAILABLE)
    assert sides(table)["dragon-mask"] == "down"  # which another card covers
    assert table.seen("a")[2].card >= 0


PASSING = ("a card witch-drum", "b card dragon-fan", "c card fairy-drum")


def test_farandole() -> None:
    """V3.5: in the Farandole everyone, the King too, passes one card to the left."""
    table = struck("farandole")
    assert (table.phase, table.to_act()) == ("pass-left", "abc")
    assert sorted(table.to_choose("c")) == sorted(C.split())
    assert table.refused("a card fairy-drum") == ("V3.5", "not-in-hand")
    table.play(*PASSING)
    for letter, given, gained in (
        ("a", "witch-drum", "fairy-drum"),
        ("b", "dragon-fan", "witch-drum"),
        ("c", "fairy-drum", "dragon-fan"),
    ):
        assert len(table.hand(letter)) == 4
        assert gained in table.hand(letter)
        assert given not in table.hand(letter)
    assert (table.phase, table.to_act()) == ("decree", "c")


def test_the_farandole_is_danced_at_once() -> None:
    """V3.5: all choose before any card moves; who has chosen shows, what does not."""
    first, second = struck("farandole").play(PASSING[0]), struck("farandole")
    second.play("a card robot-fan")  # a child, too
    for eyes in "bcw":
        assert first.view(eyes) == second.view(eyes)
        assert first.heard(eyes, "ready") == [{"seat": 0}]
    assert "witch-drum" in first.hand("a")
    assert first.refused("a card robot-fan") == ("V3.5", "answered-already")
    first.play(PASSING[1])
    assert "witch-drum" in first.hand("a")
    assert "dragon-fan" in first.hand("b")


def test_what_the_farandole_shows() -> None:
    """V3.5 and V4.4: giver and receiver see the card; the others see its back, and doubt."""
    known = {"witch-drum": SURE, "rabbit-lantern": SURE}  # surely in a's hand
    memory = [{}, known, known, {}, {}, known]
    table = struck("farandole", A, B, C, memory=memory).play(*PASSING)
    for eyes in "ab":
        assert table.heard(eyes, "passed")[0] == {
            "seat": 0,
            "to": 1,
            "age": "child",
            "card": "witch-drum",
        }
    for eyes in "cw":
        assert table.heard(eyes, "passed")[0] == {"seat": 0, "to": 1, "age": "child"}
        assert table.sure(eyes, "a")[-1:] == (["rabbit-lantern"] if eyes == "w" else ["fairy-drum"])
        assert table.maybe(eyes, "a") == ["witch-drum"]
    assert table.sure("a", "b") == ["witch-drum"]
    assert table.sure("b", "a") == ["rabbit-lantern"]
    assert table.maybe("b", "a") == []


def test_who_has_no_card_does_not_dance() -> None:
    """V3.5: who holds no card passes none, and still gets one."""
    table = struck("farandole", "witch-drum", "", C)
    assert table.to_act() == "ac"
    assert table.refused("b card witch-drum") == ("V3.5", "nothing-to-pass")
    table.play("a card witch-drum", "c card fairy-drum")
    assert (table.hand("a"), table.hand("b")) == (["fairy-drum"], ["witch-drum"])
    assert len(table.hand("c")) == 3


def test_red_carpet() -> None:
    """V3.5: the red carpet: one card of the dead end, the Fool's choice, falls into the crowd."""
    dead = ["rabbit-trumpet", "dragon-mask", "fairy-mask"]
    table = struck("red-carpet", dead_end=dead)
    assert (table.phase, table.to_act()) == ("rescue", "a")
    assert sorted(table.to_choose("a")) == sorted(dead)
    assert table.refused("a card witch-drum") == ("V3.5", "not-in-dead-end")
    table.play("a card dragon-mask")
    assert sorted(table.dead_end()) == ["fairy-mask", "rabbit-trumpet"]
    assert next(reversed(table.pile())) == "dragon-mask"
    assert table.heard("w", "rescue") == [{"seat": 0, "card": "dragon-mask"}]
    assert (table.phase, table.to_act()) == ("decree", "c")


def test_no_red_carpet_for_an_empty_dead_end() -> None:
    """V3.5: with nothing in the dead end the red carpet does nothing."""
    table = struck("red-carpet")
    assert (table.phase, table.to_act()) == ("decree", "c")
    assert places(table) == places(struck("king-speaks"))


# --- for the round


def test_brass_band() -> None:
    """V3.5: with the brass band there is no Decree in this round: all ages can be drawn."""
    table = struck("brass-band", crowd=MIXED)
    assert table.phase == "blind"
    table.play("a grab 1", "a card witch-drum")
    assert (table.phase, table.to_act(), table.view("b").decree) == ("draw", "b", -1)
    seen = table.seen("b")
    assert table.spots("b") == sorted(spot for spot in seen if not seen[spot].covered_by)
    assert len({seen[spot].age for spot in table.spots("b")}) == 3


def test_carved_decree() -> None:
    """V3.5: the King carves one Decree now; it holds for every turn and is not asked again."""
    table = struck("carved-decree", A, B, C, D, crowd=MIXED)
    assert (table.phase, table.to_act()) == ("carve", "c")
    assert table.refused("c spot 1") == ("V3.5", "decree-first")
    table.play("c decree adult")
    assert table.heard("w", "carved") == [{"seat": 2, "age": "adult"}]
    assert (table.phase, table.fool()) == ("blind", "d")


def test_the_carved_decree_holds() -> None:
    """V3.5: every turn of the round is under the carved Decree."""
    table = lay(A, B, C, D, king="d", crowd=MIXED, event="carved-decree", phase="carve")
    table.play("d decree adult", "a grab 1", "a card witch-drum")
    for letter in "bc":
        assert (table.phase, table.to_act()) == ("draw", letter)
        free = [lying for lying in table.view(letter).crowd if not lying.covered_by]
        young = [lying.spot for lying in free if lying.age != ADULT]
        assert 0 < len(young) < len(free)
        assert table.spots(letter) == young
        table.play(f"{letter} spot {table.spots(letter)[0]}")
        table.play(f"{letter} card {table.hand(letter)[0]}")
    assert table.phase == "lay"


def test_the_king_speaks() -> None:
    """V3.5 and V3.3: in this round the King may speak, but for the Fool's closed eyes."""
    table = struck("king-speaks")
    assert (table.may_say("c"), table.state.silence(2)) == ("freely", None)
    table.play("c decree child")
    assert table.may_say("c") == "nothing"
    table.play("a grab 1")
    assert (table.may_say("c"), table.state.silence(2)) == ("freely", None)


def test_generosity() -> None:
    """V3.5: each player draws twice and gives two cards; the King lays as always."""
    table = struck("generosity", crowd=MIXED).play("c decree child")
    assert table.phase == "blind"
    table.play("a grab 1")
    assert (table.phase, table.to_act()) == ("draw", "a")  # with open eyes
    assert table.view("a").crowd != ()
    seen = table.seen("a")
    assert {seen[spot].age for spot in table.spots("a")} == {1, 2}  # under the Decree
    table.play(f"a spot {table.spots('a')[0]}")
    assert (table.phase, len(table.hand("a"))) == ("give", 6)
    table.play("a card witch-drum")
    assert (table.phase, table.to_act()) == ("give", "a")
    table.play("a card robot-fan", "c decree adult")
    for left in (2, 1):
        assert (table.phase, table.view("b").draws) == ("draw", left)
        table.play(f"b spot {table.spots('b')[0]}")
    table.play("b card pirate-fan", "b card dragon-fan")
    assert (table.phase, table.to_act()) == ("lay", "c")
    assert len(table.hand("c")) == 8
    assert table.refusal("c done").args == {"count": 4}


def test_the_fool_has_a_cold() -> None:
    """V3.5: the Fool with a cold draws like everyone, eyes open, under the Decree."""
    table = struck("cold").play("c decree child")
    assert (table.phase, table.to_act(), table.fool()) == ("draw", "a", "a")
    assert table.spots("a") == [2, 3]
    assert set(table.seen("a")) == {1, 2, 3}
    table.play("a spot 2", "a card pirate-mask")
    assert (table.phase, table.turn()) == ("decree", "b")
