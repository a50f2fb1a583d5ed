"""What a table is told that follows from a view by the rules, and what it offers."""

from __future__ import annotations

from ludotheque.games.carnavalesque.knowledge.outlook import CarnavalesqueOutlook
from ludotheque.i18n.texts import LANGUAGES, Texts
from tests.games.carnavalesque.crowd.test_blind import blind

from .roles import playing
from .table import GAME, A, B, C, CarnavalesqueTable, D, dressed, lay, new

IN_THE_DARK = ("flip", "dig")  # what moves nothing needs no name of its own
CALLS = ("stop", "quiet")


def outlook(table: CarnavalesqueTable, letter: str) -> CarnavalesqueOutlook:
    """Return what a seat is told besides its view."""
    return GAME.outlook(table.view(letter))


def offered(table: CarnavalesqueTable, letter: str) -> list[str]:
    """Return the moves that are buttons from the start."""
    return [each.move for each in outlook(table, letter).deeds if each.at_once]


def claiming() -> CarnavalesqueTable:
    """Lay out the start of a second round whose outgoing King is b."""
    return lay(A, B, C, phase="claim-crown", king="b", fool="", round=2)


def king(*hand: str, **more: object) -> CarnavalesqueTable:
    """Lay out the turn of a King, c, with these cards."""
    return lay(A, B, " ".join(hand), phase="lay", turn="c", required=3, **more)


# --- the crown


def test_nobody_reigns_while_the_crown_lies_on_its_cushion() -> None:
    """V3.2: while the crown is claimed there is no King, not even the last one, and no Fool."""
    free = outlook(claiming(), "a")
    assert (free.crown_free, free.king, free.fool) == (True, -1, -1)
    taken = outlook(lay(A, B, C), "a")
    assert (taken.crown_free, taken.king, taken.fool) == (False, 2, 0)


def test_the_crown_is_offered_to_whom_it_is_free_and_the_others_are_told_why_not() -> None:
    """V3.2: the outgoing King is told that it is not theirs, who answered what they said."""
    table = claiming().play("a claim")
    assert offered(table, "c") == ["claim", "decline"]
    assert (offered(table, "a"), offered(table, "b")) == ([], [])
    waits = outlook(table, "b").unasked
    assert waits is not None
    assert (waits.text, outlook(table, "a").unasked) == ("refusal-outgoing-king", None)
    said = outlook(table, "a").own_answer
    assert said is not None
    assert (said.text, outlook(table, "c").own_answer) == ("move-claim", None)


def test_who_claimed_may_hold_and_the_others_hear_who_claims() -> None:
    """V3.2: several who claim are asked again, and those who did not are told who they are."""
    table = claiming().play("a claim", "c claim", "a hold")
    assert offered(table, "c") == ["hold", "yield"]
    assert (outlook(table, "w").claims, outlook(claiming(), "w").claims) == ((0, 2), ())
    told = outlook(table, "b").unasked
    assert told is not None
    assert (told.text, told.args) == ("refusal-claimed", {"seats": [0, 2]})
    watched = outlook(table, "w").unasked
    assert watched is not None
    assert (watched, outlook(claiming(), "w").unasked) == (told, None)


def test_those_who_have_answered_are_known_where_all_answer_at_once() -> None:
    """V3.2, V3.5: who is not asked has not answered, and in a turn nobody has."""
    table = claiming()
    assert outlook(table, "w").answered == ()
    table.play("c claim")
    assert outlook(table, "w").answered == (2,)
    table.play("a claim", "c hold")
    assert outlook(table, "w").answered == (2,)
    assert outlook(lay(A, B, C), "w").answered == ()
    dance = lay(A, "", C, phase="pass-left").play("a card witch-drum")
    assert outlook(dance, "w").answered == (0,)
    mine = outlook(dance, "a").own_answer
    assert mine is not None
    assert (mine.text, mine.args) == ("move-pass-left", {"card": "witch-drum"})
    given = GAME.printed().cards[outlook(dance, "a").leaving]
    assert (given.name, outlook(dance, "c").leaving) == ("witch-drum", -1)


# --- roles


def test_a_role_lies_face_down_until_it_is_revealed() -> None:
    """V11.1, V11.2: the King keeps none, the others one that nobody sees before their turn."""
    assert outlook(playing("acrobat"), "w").roles == ("acrobat", "hidden", "")
    keeping = new(3, 1, version="roles").play("a claim", "b decline", "c decline")
    assert (keeping.phase, outlook(keeping, "w").roles) == ("keep-role", ("", "", ""))
    kept = next(move for move in keeping.legal("b"))
    assert outlook(keeping.play(f"b {kept}"), "w").roles == ("", "hidden", "")
    assert outlook(claiming(), "w").roles == ("", "", "")


def test_a_pickpocket_is_offered_all_but_the_king() -> None:
    """V11.4: whose hand may be reached into, as it is legal."""
    table = playing("pickpocket", A, B, C, D)
    assert offered(table, "a") == ["skip"]
    table.play("a card witch-drum")
    assert offered(table, "a") == table.legal("a") == ["rob b", "rob d"]


# --- the crowd


def test_the_decree_bars_free_cards_of_its_age() -> None:
    """V4.1: they are named to whoever chooses; what is covered or of another age is not barred."""
    crowd = "1 witch-fan up 0 0, 2 pirate-mask up 3000 0, 3 robot-kite up 3050 0"
    table = lay(A, B, C, crowd=crowd, phase="draw", decree="child", turn="b")
    assert table.legal("b") == ["spot 3"]
    assert table.refused("b spot 1") == ("V4.1", "decree-forbids")
    assert table.refused("b spot 2") == ("V4.2", "covered")
    assert outlook(table, "b").forbidden == (1,)
    assert (outlook(table, "a").forbidden, outlook(table, "b").choosing) == ((), "spot")
    assert outlook(playing("rebel"), "a").forbidden == ()
    assert outlook(playing("fortune-teller"), "a").choosing == "look"


def test_the_blind_draw_begins_at_the_pawn() -> None:
    """V5.2: where the King's pawn stands, there the hand is when the eyes close."""
    for number in range(3):
        table = new(4, number).play("a claim", "b decline", "c decline", "d decline")
        table.play("a decree child")
        assert table.phase == "blind"
        assert outlook(table, "a").pawn == table.view("a").hand_at
    assert outlook(new(3), "a").pawn == ()


def test_gestures_are_told_by_their_moves() -> None:
    """V5.4: what the Fool did, in its order, to the Fool alone; how many are left, to all."""
    table = blind().play("a glide east long", "a flip")
    assert outlook(table, "a").gestures == ("glide east long", "flip")
    assert outlook(table, "b").gestures == ()
    assert [outlook(table, letter).gestures_left for letter in "abw"] == [10, 10, 10]


def test_who_may_call_stop() -> None:
    """V5.3: neither the King nor the Fool nor who only watches, and once a gesture."""
    table = blind().play("a glide east long")
    assert [outlook(table, each).voice for each in "abcw"] == ["", "free", "mute", ""]
    table.play("b stop")
    assert outlook(table, "b").voice == "called"
    assert outlook(lay(A, B, C), "b").voice == ""


# --- the street


def test_a_float_leaves_by_the_parade_if_it_is_large_enough() -> None:
    """V6.3: where each float would go, and how it is sent; a closed workshop is opened (V6.4)."""
    table = king(
        "robot-fan", "third-workshop", floats=[dressed("witch", 4, 1), dressed("pirate", 3, 1)]
    )
    ways = outlook(table, "c").workshops
    assert [each.exit for each in ways] == ["parade", "dead-end", "dead-end"]
    assert [each.door for each in ways] == ["", "", "open"]
    leaving = [(each.move, each.exit) for each in outlook(table, "c").deeds if each.exit]
    assert leaving == [("send 1", "parade"), ("send 2", "dead-end")]
    assert offered(table, "c") == ["open", "done"]
    assert offered(king("robot-fan"), "c") == ["done"]


def test_a_king_hears_how_many_are_left_to_lay() -> None:
    """V6.1: at least as many as the version says; more are welcome, and nobody else lays."""
    table = king("witch-balloon", "witch-umbrella", "witch-trumpet", "witch-mask", laid=1)
    assert outlook(table, "w").to_lay == 2
    table.play(*(f"c lay witch-{each} 1" for each in ("balloon", "umbrella", "trumpet")))
    assert outlook(table, "c").to_lay == 0
    assert outlook(lay(A, B, C), "c").to_lay is None


def test_a_card_of_the_hand_leads_to_the_workshops_or_to_its_move() -> None:
    """V6.1, V6.4: it is laid somewhere, it opens, or it is given; for who waits it does nothing."""
    first, third = outlook(king("robot-fan", "third-workshop"), "c").hand
    onto = ("lay robot-fan 1", "lay robot-fan 2", "lay robot-fan 3")
    assert (first.toward, first.asks, first.onto) == ("lay robot-fan ", onto[0], onto)
    assert (third.toward, third.asks, third.onto) == ("open", "open", ("open",) * 3)
    table = lay(A, B, C, phase="give", turn="a")
    assert {each.toward for each in outlook(table, "a").hand} == {f"card {c}" for c in A.split()}
    assert {each.toward for each in outlook(table, "b").hand} == {""}


# --- all of it


def test_every_legal_move_is_told_to_who_may_make_it() -> None:
    """V1.1: whatever comes in a game, each legal move is printed, offered, or led to by a card."""
    printed = GAME.printed()
    always = {*printed.decrees, *printed.questions, *printed.keeps, *printed.spots, *printed.grabs}
    always |= {stroke.move for stroke in printed.strokes} | {*IN_THE_DARK, *CALLS}
    found = set()
    for number, version in enumerate(("young", "events", "roles") * 4):
        table = new(
            3 + number % 3, number, version=version, departure=("free", "pushed")[number % 2]
        )
        for step in range(120):
            if table.phase == "over":
                break
            letter = table.to_act()[0]
            known = always | told(table, letter)
            legal = table.legal(letter)
            assert set(legal) <= known, (table.phase, set(legal) - known)
            found |= {move.split()[0] for move in legal}
            table.play(f"{letter} {legal[(7 * step + number) % len(legal)]}")
    assert {"claim", "hold", "lay", "send", "done", "skip", "rob", "card", "ask"} <= found


def told(table: CarnavalesqueTable, letter: str) -> set[str]:
    """Return the moves that a view's hand, dead end and buttons stand for."""
    view, found = table.view(letter), outlook(table, letter)
    moves = {each.move for each in found.deeds} | {move for way in found.hand for move in way.onto}
    return moves | {GAME.printed().cards[card].move for card in view.dead_end}


def test_deeds_are_called_what_moves_are_called() -> None:
    """V6.3: a button says what the log of a record says, in both languages."""
    table = king("robot-fan", "third-workshop", floats=[dressed("witch", 4, 1), []])
    seen = 0
    for lang in LANGUAGES:
        say = Texts(lang, GAME.key)
        for deed in outlook(table, "c").deeds:
            described = GAME.describe(table.view("c"), GAME.read(deed.move), say)
            assert say(deed.told.text, **deed.told.args) == described
            seen += 1
    assert seen == 2 * len(["open", "done", "send 1"])


def test_strokes_lead_as_far_as_they_reach() -> None:
    """V5.4: eight directions and three distances, gliding and sweeping."""
    strokes = {stroke.move: stroke for stroke in GAME.printed().strokes}
    assert len(strokes) == 2 * 8 * 3
    far = strokes["sweep south long"]
    assert (far.way, far.direction, far.span, far.x, far.y) == ("sweep", "south", "long", 0, 1200)
    near = strokes["glide north-east short"]
    assert (near.x, near.y) == (141, -142)
