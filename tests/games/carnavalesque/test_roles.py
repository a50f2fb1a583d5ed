from __future__ import annotations

from typing import Any

import pytest

from ludotheque.games.carnavalesque.cards import POINT_NAMES
from ludotheque.games.carnavalesque.omens import ROLES

from ..table import SEATS
from .table import MANY, A, B, C, CarnavalesqueTable, D, age_of, lay, new

# two cards of each age side by side, one of them face up
SIX = (
    "1 witch-fan up 0 0, 2 rabbit-trumpet down 1000 0, 3 pirate-mask up 2000 0, "
    "4 dragon-mask down 0 1000, 5 robot-kite up 1000 1000, 6 fairy-lantern down 2000 1000"
)
CROWNING = ("a claim", "b decline", "c decline", "d decline")


def playing(
    role: str, *hands: str, crowd: str = SIX, decree: str = "child", **more: Any
) -> CarnavalesqueTable:
    """Let a, who is to the King's left, reveal a role under a Decree."""
    start = {"version": "roles", "roles": [role], **more}
    return lay(*hands or (A, B, C), crowd=crowd, **start).play(f"c decree {decree}")


def mimed(role: str, crowd: str = SIX, **more: Any) -> CarnavalesqueTable:
    """Let b reveal the Mime after a revealed another role."""
    start = {"version": "roles", "roles": [role, "mime", ""], "turn": "b", "last_role": role}
    return lay(A, B, C, crowd=crowd, **{**start, **more}).play("c decree child")


# --- dealing and revealing


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_two_roles_each(seats: int) -> None:
    """V11.1: each player but the King gets two roles, all of them different."""
    table = new(seats, version="roles").play(*CROWNING[: min(seats, 4)])
    if seats == 5:
        table.play("e decline")
    others = SEATS[1:seats]
    assert (table.phase, table.to_act()) == ("keep-role", others)
    dealt = [role for letter in others for role in table.view(letter).dealt_roles]
    assert len(set(dealt)) == 2 * len(others)
    assert table.view("a").dealt_roles == (-1, -1)
    for letter in others:
        pair = table.legal(letter)
        assert pair == [f"role {ROLES[role]}" for role in table.view(letter).dealt_roles]
        assert table.heard(letter, "roles-dealt") == [{"seat": 0, "roles": [m[5:] for m in pair]}]
    for eyes in "aw":
        assert table.heard(eyes, "roles-dealt") == [{"seat": 0}]
    assert table.refused(f"a role {ROLES[dealt[0]]}") == ("V11.1", "king-no-role")
    missing = next(role for n, role in enumerate(ROLES) if n not in dealt[:2])
    assert table.refused(f"b role {missing}") == ("V11.1", "role-not-dealt")


def test_the_roles_are_shuffled() -> None:
    """V11.1: any role may be dealt to any player, in every round."""
    tables = [new(3, number, version="roles").play(*CROWNING[:3]) for number in range(MANY)]
    for letter in "bc":
        assert len({role for table in tables for role in table.view(letter).dealt_roles}) > 6


def test_roles_are_dealt_anew_every_round() -> None:
    """V11.1: a round begins without roles: all go back and are dealt again."""
    table = lay(A, B, C, version="roles", roles=["rebel", "porter", ""], phase="lay", turn="c")
    table.play("c done")
    assert [table.view(letter).role for letter in "abc"] == [-1, -1, -1]
    table.play("a claim", "b decline")
    assert (table.phase, table.to_act()) == ("keep-role", "bc")


def test_one_role_is_kept_secretly() -> None:
    """V11.1: who has chosen shows; which role, nobody else learns, not even the King."""
    tables = [new(3, version="roles").play(*CROWNING[:3]) for _ in range(2)]
    for table, move in zip(tables, tables[0].legal("b"), strict=True):
        table.play(f"b {move}")
    for eyes in "acw":
        assert tables[0].view(eyes) == tables[1].view(eyes)
        assert tables[0].heard(eyes, "role-kept") == [{"seat": 1}]
    assert tables[0].view("b").role != tables[1].view("b").role
    assert tables[0].view("w").roles == (-1, -1, -1)
    assert tables[0].refused("b role rebel") == ("V11.1", "answered-already")
    tables[0].play(f"c {tables[0].legal('c')[0]}")
    assert (tables[0].phase, tables[0].to_act()) == ("decree", "a")
    assert tables[0].view("w").roles == (-1, -1, -1)


def test_a_role_is_revealed_after_the_decree() -> None:
    """V11.2: the role stays face down until the Decree is put, and is revealed before the draw."""
    table = lay(A, B, C, crowd=SIX, version="roles", roles=["porter", "rebel", ""])
    assert table.view("b").roles == (-1, -1, -1)
    table.play("c decree child")
    assert table.view("b").roles == (ROLES.index("porter"), -1, -1)
    assert table.told("w") == ["decree", "role"]
    assert table.heard("w", "role") == [{"seat": 0, "role": "porter"}]
    assert table.phase == "draw"


MUST = ("grab", "spot", "card")
MAY = {
    "fortune-teller": "look",
    "magician": "turn-over",
    "sweeper": "throw",
    "pickpocket": "offer",
    "messenger": "ask",
}


@pytest.mark.parametrize(("role", "phase"), MAY.items())
def test_what_may_be_done_can_be_skipped(role: str, phase: str) -> None:
    """V11.2: what a role says one may do can be left; the draw follows as always."""
    table = playing(role)
    assert table.phase == phase
    before = table.pile()
    table.play("a skip")
    assert (table.phase, table.spots("a")) == ("draw", [3, 4, 5, 6])
    assert table.pile() == before
    table.play("a spot 3", "a card pirate-mask")
    assert (table.phase, table.turn()) == ("decree", "b")


@pytest.mark.parametrize("role", ["fool", "porter", "patron"])
def test_what_must_be_done_cannot_be_skipped(role: str) -> None:
    """V11.2: a role without "may" must be applied: there is no way round it."""
    table = playing(role)
    while table.turn() == "a" and table.phase != "decree":
        assert "skip" not in table.legal("a")
        assert "done" not in table.legal("a")
        table.play(f"a {next(m for m in table.legal('a') if m.split()[0] in MUST)}")
    cards = {letter: len(table.hand(letter)) - 4 for letter in "ac"}
    wanted = {"fool": (0, 1), "porter": (1, 1), "patron": (-1, 2)}[role]
    assert (cards["a"], cards["c"]) == wanted


# --- the Fool


def test_there_is_a_fool_only_if_somebody_kept_it() -> None:
    """V11.3: with other roles no eyes close; the Fool is whoever kept that role."""
    table = lay(A, B, C, crowd=SIX, version="roles", roles=["rebel", "fool", ""])
    table.play("c decree child")
    assert (table.phase, table.fool()) == ("draw", "")
    table.play("a spot 1", "a card witch-fan", "c decree child")
    assert (table.phase, table.fool()) == ("blind", "b")
    table.play("b grab 1", "b card pirate-fan")
    assert table.phase == "lay"


def test_the_fool_as_a_role() -> None:
    """V11.4: the Fool draws blind, as in section 5: strokes, calls, grab, gift."""
    table = playing("fool")
    assert table.phase == "blind"
    assert table.view("a").crowd == ()
    assert table.refused("c stop") == ("V5.3", "king-no-call")
    table.play("a glide east short", "b stop", "a grab 1")
    assert (table.phase, len(table.hand("a"))) == ("give", 5)


# --- roles that change the draw

COVERED = (
    "1 witch-fan up -3000 0, 2 pirate-mask up 0 0, 3 dragon-mask down 0 1500, "
    "4 robot-kite up 300 0, 5 fairy-lantern down 400 1500, 6 robot-umbrella up -400 1500, "
    "7 rabbit-trumpet up 0 -1500, 8 fairy-trumpet up 300 -1500, 9 pirate-lantern up 1500 0, "
    "10 rabbit-mask up 1520 0"
)


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


# --- the mime


@pytest.mark.parametrize(("role", "phase"), [*MAY.items(), ("fool", "blind")])
def test_mime_applies_the_role_before(role: str, phase: str) -> None:
    """V11.4: the mime does what the role revealed just before does."""
    table = mimed(role)
    assert table.phase == phase
    assert table.heard("w", "role") == [{"seat": 1, "role": "mime"}]
    assert table.heard("w", "mimed") == [{"seat": 1, "role": role}]
    assert table.turn() == "b"


def test_mime_of_roles_that_change_the_draw() -> None:
    """V11.4: the mime draws like an acrobat, a rebel or a porter, and gives like a patron."""
    assert mimed("acrobat", crowd=COVERED).spots("b") == [2, 4, 5, 6, 8, 10]
    assert mimed("rebel").spots("b") == [1, 2, 3, 4, 5, 6]
    assert mimed("porter").play("b spot 3").phase == "draw"
    assert mimed("patron").play("b spot 3", "b card pirate-fan").phase == "give"


def test_the_mime_of_a_fool_is_blind() -> None:
    """V11.3 and V11.4: who mimes the Fool is the Fool of that moment; the first one may call."""
    table = mimed("fool", fool="a")
    assert (table.phase, table.fool()) == ("blind", "b")
    assert table.view("b").crowd == ()
    assert table.view("a").crowd != ()
    assert table.legal("a") == ["stop", "quiet"]


def test_mime_without_a_role_before() -> None:
    """V11.4: the first to reveal a role has none to mime, and draws plainly."""
    table = playing("mime")
    assert (table.phase, table.spots("a")) == ("draw", [3, 4, 5, 6])
    assert table.heard("w", "mimed") == []
    table.play("a spot 3")
    assert table.phase == "give"
    table.play("a card witch-drum")
    assert (table.phase, table.turn()) == ("decree", "b")


def test_the_mime_does_not_remember_the_last_round() -> None:
    """V11.4: a role of the round before is not just before."""
    start = {"version": "roles", "phase": "claim-crown", "king": "b", "last_role": "porter"}
    for number in range(60):
        table = lay(A, B, C, crowd=SIX, number=number, **start).play("a decline", "c claim")
        if "role mime" in table.legal("a"):
            break
    table.play("a role mime", f"b {table.legal('b')[0]}", "c decree child")
    assert (table.phase, table.view("w").draws) == ("draw", 1)
    assert table.heard("w", "mimed") == []


def test_the_role_just_before_is_of_the_player_just_before() -> None:
    """V11.4: of several roles revealed the mime applies the last one."""
    start = {"version": "roles", "roles": ["porter", "patron", "mime", ""]}
    table = lay(A, B, C, D, crowd=SIX, king="d", **start).play("d decree child")
    table.play("a spot 3", "a spot 4", "a card witch-drum", "d decree child")
    table.play("b spot 5", "b card robot-drum", "b card pirate-fan", "d decree teen", "c spot 1")
    assert table.phase == "give"
    table.play("c card rabbit-fan")
    assert (table.phase, table.to_act()) == ("give", "c")


def test_other_versions_have_no_roles() -> None:
    """V11.2: outside the Roles version no role is revealed."""
    table = lay(A, B, C, turn="b").play("c decree child")
    assert (table.phase, table.told("w")) == ("draw", ["decree"])
