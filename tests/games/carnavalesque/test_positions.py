from __future__ import annotations

import json
from typing import Any

import pytest

from ludotheque.core.faults import BadMove, BadOption, BadPosition
from ludotheque.games.positions import read_position
from ludotheque.i18n.texts import LANGUAGES, Texts

from ..table import seed
from .table import GAME, POSITIONS, ROW, A, B, C, CarnavalesqueTable, D, lay, new, position

CROWD = ROW.split(", ")


def again(table: CarnavalesqueTable) -> CarnavalesqueTable:
    """Write a position as JSON and read it back."""
    written = json.loads(json.dumps({**table.truth(), "seed": seed(0).hex()}))
    return CarnavalesqueTable(GAME, read_position(GAME, written))


def full() -> CarnavalesqueTable:
    """Lay out a position in which all fields hold something."""
    return lay(
        A,
        B,
        f"{C} third-workshop",
        D,
        round=3,
        event="generosity",
        event_pile=["gust", "cold"],
        floats=[["robot-mask", "robot-streamer"], ["dragon-umbrella"]],
        parade=[["fairy-mask", "fairy-lantern", "fairy-umbrella", "fairy-trumpet"]],
        dead_end=["rabbit-trumpet"],
        memory=[{"pirate-fan": 2}, {}, {"robot-drum": 10}],
        known={"2": 5},
        fool="d",
    )


ROUND_TRIPS = {
    "a new game": (lambda: new(5, 3), ("c claim", "a decline")),
    "young": (lambda: new(3, 3, version="young"), ("c claim",)),
    "the full street": (full, ("c decree teen", "a spot 1")),
    "closed eyes": (
        lambda: lay(A, B, C).play("c decree child", "a sweep north long", "b stop", "a dig"),
        ("a glide west short", "b stop"),
    ),
    "roles": (
        lambda: lay(A, B, C, version="roles", roles=["pickpocket", "mime", ""]).play(
            "c decree child", "a card witch-drum"
        ),
        ("a rob b", "a spot 3"),
    ),
    "the messenger's answer": (
        lambda: lay(A, B, C, version="roles", roles=["messenger", "mime", ""]).play(
            "c decree child", "a ask drum"
        ),
        ("a spot 3", "a card fairy-fan"),
    ),
    "a Farandole": (
        lambda: lay(A, B, C, phase="pass-left", event="farandole").play("a card robot-fan"),
        ("b card robot-drum", "c card rabbit-fan"),
    ),
    "the King's turn": (
        lambda: lay(A, B, C, phase="lay", turn="c", required=4).play("c lay rabbit-fan 1"),
        ("c lay dragon-drum 2", "c send 1"),
    ),
}


@pytest.mark.parametrize(("start", "moves"), ROUND_TRIPS.values(), ids=ROUND_TRIPS)
def test_a_position_reads_back(start: Any, moves: tuple[str, ...]) -> None:
    """A position that was written and read again is the same, and so are views and moves."""
    table = start()
    copy = again(table)
    assert copy.truth() == table.truth()
    for eyes in "abcw":
        assert copy.view(eyes) == table.view(eyes)
        assert copy.legal(eyes) == table.legal(eyes)
    assert copy.play(*moves).truth() == table.play(*moves).truth()


def test_a_position_has_a_future() -> None:
    """Chance is drawn from the seed of a position: the same falls for the same, else others."""
    falls = [lay(f"{A} witch-kite", B, C, phase="reject", number=n) for n in (1, 1, 2)]
    first, second, third = [table.play("a card witch-kite").pile() for table in falls]
    assert first == second
    assert first["witch-kite"] != third["witch-kite"]


def test_a_short_position() -> None:
    """What is left out is as before the first claim of a crown."""
    start = new(3, version="roles")
    short = {name: start.truth()[name] for name in ("seats", "options", "hands", "crowd")}
    read = CarnavalesqueTable(GAME, read_position(GAME, short))
    assert read.view("a") == start.view("a")


def test_a_short_young_position() -> None:
    """V2.6: also in the Young version, whose third workshop is open from the start."""
    start = new(3, version="young")
    short = {name: start.truth()[name] for name in ("seats", "options", "hands", "crowd")}
    read = CarnavalesqueTable(GAME, read_position(GAME, short))
    assert read.view("a") == start.view("a")


WRONG: list[dict[str, Any]] = [
    {"seats": 2},
    {"seats": 6},
    {"seats": "many"},
    {"king": 3},
    {"king": -2},
    {"king": -1},
    {"turn": 3},
    {"turn": -1},
    {"fool": 3},
    {"phase": "blind", "fool": -1},
    {"phase": "lunch"},
    {"phase": ""},
    {"event": "rain"},
    {"event_pile": ["rain"]},
    {"event_pile": ["gust"] * 17},
    {"decree": "elder"},
    {"power": "clown"},
    {"asked": "moon"},
    {"offered": "witch-moon"},
    {"ending": "tears"},
    {"roles": ["clown"]},
    {"dealt_roles": ["clown"]},
    {"answered": 8},
    {"answered": -1},
    {"claimed": 8},
    {"insisted": 8},
    {"revealed": 8},
    {"hands": [A.split(), B.split()]},  # lost cards
    {"hands": [A.split(), B.split(), C.split(), ["witch-kite"]]},  # nobody sits there
    {"hands": [A.split(), B.split(), A.split()]},
    {"hands": [A.split(), B.split(), ["witch-moon"]]},
    {"crowd": CROWD},  # lost cards
    {"crowd": []},
    {"parade": [["witch-fan"]]},  # which lies in the crowd
    {"dead_end": ["witch-drum"]},  # which a holds
    {"parade": [[], [], [], []]},
    {"floats": [["witch-moon"]]},
    {"open": 3, "hands": [A.split(), B.split(), [*C.split(), "third-workshop"]]},
    {"memory": [{"witch-fan": 2}]},  # nobody surely holds what lies in the crowd
    {"memory": [{"pirate-fan": 3}]},  # nor c what b holds
    {"memory": [{"witch-moon": 1}]},
    {"known": {"64": 1}},
    {"known": {"here": 1}},
    {"strokes": ["flip"] * 13},
    {"hand": [0, 0, 0]},
    {"calls": [[1, 0]]},
    {"calls": [[1, 0, 0, 0]] * 94},
    {"phase": "blind", "fool": 0, "calls": [[1, 0, 0, 0]] * 93},
    {"seed": "xyz"},
    {"passed": [0] * 9},
]


@pytest.mark.parametrize("wrong", WRONG, ids=str)
def test_positions_that_make_no_sense(wrong: dict[str, Any]) -> None:
    """What points outside the table or breaks a law of the game is refused, compiled or not."""
    with pytest.raises(BadPosition) as refused:
        read_position(POSITIONS, {**position(A, B, C), **wrong})
    assert len(str(refused.value.details["problem"])) > len("KeyError: ")


@pytest.mark.parametrize(
    "wrong",
    [
        {"options": {"version": "old"}},
        {"options": {"gestures": "31"}},
        {"options": {"moon": "1"}},
        {"strokes": ["fly"]},
    ],
    ids=str,
)
def test_words_that_are_no_option_and_no_move(wrong: dict[str, Any]) -> None:
    """Options and strokes are read as everywhere else, and refused as there."""
    with pytest.raises((BadOption, BadMove)):
        read_position(POSITIONS, {**position(A, B, C), **wrong})


ASTRAY: dict[str, dict[str, Any]] = {
    "a card passed that is none": {"phase": "pass-left", "answer": [99], "answered": 1},
    "a card passed that is not held": {"phase": "pass-left", "answer": [0], "answered": 1},
    "nothing offered": {"phase": "rob", "offered": ""},
    "no roles dealt": {"phase": "keep-role", "options": {"version": "roles"}},
    "no role kept": {"options": {"version": "roles"}},
    "a drift that is no angle": {"hand": [0, 0, -1000, 16384]},
    "a hand far away": {"hand": [10**8, 0, 0, 16384]},
    "a stroke that is none": {"strokes": ["claim"]},
    "a call by nobody": {"calls": [[7, 0, 0, 0]]},
    "an end without an ending": {"phase": "over"},
    "a fourth workshop": {"floats": [[], [], [], []]},
}


@pytest.mark.parametrize("wrong", ASTRAY.values(), ids=ASTRAY)
def test_positions_that_lead_astray(wrong: dict[str, Any]) -> None:
    """What the compiled rules would follow anywhere is refused."""
    with pytest.raises(BadPosition):
        read_position(POSITIONS, {**position(A, B, C), **wrong})


def test_a_float_without_a_point() -> None:
    """V6.2: a float whose cards have nothing in common cannot be laid out."""
    with pytest.raises(BadPosition):
        lay(A, B, C, floats=[["rabbit-trumpet", "dragon-mask"]])


@pytest.mark.parametrize(
    "line",
    [
        "1 witch-fan up 0 0",
        "64 witch-fan up 0 0 0",
        "-1 witch-fan up 0 0 0",
        "1 witch-moon up 0 0 0",
        "1 witch-fan sideways 0 0 0",
        "1 witch-fan up 0 0 360",
        "1 witch-fan up 0 0 -1",
        "1 witch-fan up left 0 0",
        "1 witch-fan up 99999999999 0 0",
        "2 witch-fan up 0 0 0",  # where another card lies
    ],
)
def test_cards_of_the_crowd_that_make_no_sense(line: str) -> None:
    """The same for what is written of a card of the crowd."""
    good = position(A, B, C)
    crowd = [line if each.startswith("1 witch-fan ") else each for each in good["crowd"]]
    assert crowd != good["crowd"]
    with pytest.raises(BadPosition):
        read_position(POSITIONS, {**good, "crowd": crowd})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_bad_position_is_explained(lang: str) -> None:
    """A bad position is refused with a sentence in each language."""
    with pytest.raises(BadPosition) as refused:
        read_position(POSITIONS, {**position(A, B, C), "king": 7})
    sentence = Texts(lang).fault(refused.value)
    assert "king must sit at the table" in sentence
