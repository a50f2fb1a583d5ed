"""What the greedy team does, in situations where one can say what is sensible."""

from __future__ import annotations

import pytest

from ludotheque.bots.match import play_out
from ludotheque.build import is_compiled
from ludotheque.core.chance import derive
from ludotheque.games.carnavalesque.data.sizes import RADIUS
from tests.games.carnavalesque.table import GAME, A, B, C, dressed, lay, without_crowd

GAMES = 6 if is_compiled() else 1
ASIDE = "1 pirate-mask up 0 0"  # on a heap of all cards that are not named
B_ALONE = "pirate-fan dragon-fan"
JOKERS = ("joker-child", "joker-teen", "joker-adult")
WITCHES = ["witch-balloon", "witch-umbrella", "witch-trumpet", "witch-mask"]


def best(table: object, letter: str) -> set[str]:
    """Return the moves of a seat that look best to the greedy bot."""
    state = table.state  # type: ignore[attr-defined]
    seat = "abcde".index(letter)
    moves = state.legal(seat)
    scores = GAME.scores(state.view(seat), moves)
    pairs = zip(moves, scores, strict=True)
    return {GAME.write(move) for move, worth in pairs if worth == max(scores)}


def test_a_gift_fits_a_float() -> None:
    """A carnival-goer gives a card that fits a float rather than one that fits none."""
    table = lay(A, B, C, phase="give", turn="b", floats=[WITCHES[:2], ["dragon-mask"]])
    assert best(table, "b") == {"card dragon-fan"}


def test_the_decree_spares_what_is_wanted() -> None:
    """The King forbids an age that leaves the card which fits a float."""
    crowd = "1 witch-fan up 0 0, 2 pirate-mask up 1000 0, 3 robot-kite up 2000 0"
    table = lay(A, B, C, crowd=crowd, floats=[WITCHES[:2]])
    assert "decree child" not in best(table, "c")


def test_the_king_lays_on_a_float_that_fits() -> None:
    """A King whose cards fit a float lays one there, and sends nothing that is too small."""
    hand = "witch-fan witch-drum witch-kite robot-drum"
    more = {"turn": "c", "required": 4, "floats": [WITCHES[:2], []]}
    table = lay("rabbit-fan dragon-drum", B_ALONE, hand, crowd=ASIDE, phase="lay", **more)
    assert all(move.startswith("lay witch-") and move.endswith(" 1") for move in best(table, "c"))


def test_the_last_float_waits_for_all_that_fits() -> None:
    """With two floats on parade the third is not sent while cards in hand still score."""
    parade = [["fairy-mask", "fairy-lantern", "fairy-umbrella", "fairy-trumpet"]]
    parade += [["robot-mask", "robot-lantern", "robot-umbrella", "robot-trumpet"]]
    more = {"turn": "c", "required": 0, "parade": parade, "floats": [WITCHES, []]}
    hand = "witch-fan witch-drum"
    table = lay("rabbit-fan dragon-drum", B_ALONE, hand, crowd=ASIDE, phase="lay", **more)
    assert all(move.startswith("lay ") for move in best(table, "c"))


def test_the_fool_grabs_when_told_to() -> None:
    """A Fool who looks for nothing but a card glides until "Stop!" is called, then grabs."""
    table = lay(A, B, C, version="young").play("c decree child")
    assert all(move.startswith("glide ") for move in best(table, "a"))
    table.play("a glide north long", "b stop")
    assert best(table, "a") == {"grab 1"}


@pytest.mark.parametrize(("x", "called"), [(0, "stop"), (RADIUS, "quiet")])
def test_a_caller_calls_over_a_card_that_helps(x: int, called: str) -> None:
    """Who sees the hand over a card that fits a float calls; over nothing, keeps quiet."""
    table = lay(
        A, B, C, phase="blind", hand=[x, 0, 0, 16384], floats=[WITCHES[:2]], version="young"
    )
    assert best(table, "b") == {called}


@pytest.mark.parametrize("version", ["young", "events"])
def test_the_team_wins(version: str) -> None:
    """Some games of greedy teams: nearly all are won, and not by the shortest way."""
    scores = []
    for number in range(GAMES):
        options, seed = GAME.read_options({"version": version}), derive(bytes(16), "worth", number)
        state, _ = play_out(GAME, options, 4, seed, ["greedy"] * 4, 10**6)
        outcome = state.outcome()
        assert outcome is not None
        scores.append(outcome.scores[0])
    assert sum(score > 0 for score in scores) >= GAMES - 1
    assert max(scores) >= 35


def test_a_stuck_king_sends_what_may_parade() -> None:
    """A King whose cards fit nowhere sends the float that is large enough, not the small one."""
    more = {"turn": "c", "required": 1, "floats": [WITCHES, ["rabbit-mask", "rabbit-kite"]]}
    hand = "pirate-drum"
    table = lay("rabbit-fan dragon-kite", B_ALONE, hand, crowd=ASIDE, phase="lay", **more)
    assert best(table, "c") == {"send 1"}


def test_a_float_that_may_parade_stays_as_a_way_out() -> None:
    """A King who has laid enough ends his turn: the next one may need the float when stuck."""
    more = {"turn": "c", "required": 4, "laid": 4, "floats": [WITCHES, ["rabbit-mask"]]}
    hand = "pirate-drum dragon-lantern"
    table = lay("rabbit-fan dragon-kite", B_ALONE, hand, crowd=ASIDE, phase="lay", **more)
    assert best(table, "c") == {"done"}


def test_without_cards_the_king_sends_what_he_can() -> None:
    """With nothing to lay and no crowd the turn must not end: the floats that are ready leave."""
    fairies = dressed("fairy")
    others = [" ".join(fairies[:5]), " ".join([*fairies[5:], *JOKERS])]
    table = without_crowd(*others, "", phase="lay", turn="c", required=0)
    assert best(table, "c") <= {"send 1", "send 2", "send 3"}


def test_the_fool_digs_where_the_others_say() -> None:
    """While workshop 3 is closed, "Stop!" after four strokes means "here": dig, grab deep."""
    table = lay(A, B, C).play("c decree child")
    for stroke in range(4):
        path = best(table, "a")
        assert all(move.startswith("glide ") for move in path), stroke
        table.play(f"a {path.pop()}")
    table.play("b stop")
    assert best(table, "a") == {"dig"}
    assert best(table.play("a dig", "a dig"), "a") == {"grab 4"}
