from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import cast

from rich.cells import cell_len

from ludotheque.games import drawings
from ludotheque.games.carnavalesque.data.cards import (
    ALL_CARDS,
    ALL_POINTS,
    CARD_NAMES,
    POINTS,
)
from ludotheque.games.carnavalesque.data.moves import SPOT
from ludotheque.games.carnavalesque.data.phases import NAMES
from ludotheque.games.carnavalesque.knowledge.view import CarnavalesqueView
from ludotheque.games.carnavalesque.rules.state import Carnavalesque
from ludotheque.games.carnavalesque.terminal.cells import cells_of
from ludotheque.games.carnavalesque.terminal.signs import (
    AGE_MARKS,
    POINT_SIGNS,
    write_card,
)
from ludotheque.i18n.texts import Texts
from ludotheque.terminal.keys import give_keys
from tests.games.carnavalesque.steady import steady_walk
from tests.games.carnavalesque.table import ROW, A, B, C, lay, struck
from tests.terminal.carnavalesque import FR, GAME, crowd_of, drawn
from tests.terminal.tables import PLAYERS, plain

# --- keys


def test_a_card_that_left_the_zone_is_drawn_at_its_edge() -> None:
    """V5.5: what was swept out is seen until the Fool has given a card, with its key."""
    crowd = f"{ROW}, 8 fairy-lantern up 9000 200, 9 rabbit-trumpet up -200 -9000"
    table = lay(A, B, C, crowd=crowd, phase="draw", event="generosity", gifts=2)
    keys = {move: "@" for move in table.state.legal(0) if GAME.write(move) in ("spot 8", "spot 9")}
    lines = crowd_of(plain(drawings.draw(GAME, table.view("a"), FR, keys)).splitlines())
    places = [(row, line.index("@")) for row, line in enumerate(lines) if "@" in line]
    assert len(places) == 2
    assert places[0][0] < 3
    assert places[1][1] > 35


def moments() -> Iterator[Carnavalesque]:
    """Yield games before many moves, in every phase but the rarest."""
    walks = [("roles", 3, 8), ("roles", 4, 7), ("roles", 5, 1), ("events", 4, 8), ("young", 3, 2)]
    for version, seats, number in walks:
        blinks = 0
        for state, _, _ in steady_walk(version, seats, number):
            blinks += state.view(0).phase == "blind"
            if state.view(0).phase != "blind" or blinks % 10 == 0:
                yield cast("Carnavalesque", state)


def test_every_choice_is_on_the_table() -> None:
    """In every phase, each move that can be made shows its key in the drawing, once."""
    say, phases = Texts("fr", "carnavalesque", PLAYERS), set()
    rare = [
        struck("farandole"),
        struck("carved-decree"),
        struck("red-carpet", dead_end=["fairy-mask"]),
    ]
    for state in chain(moments(), [cast("Carnavalesque", table.state) for table in rare]):
        for seat in state.to_act():
            labels = dict.fromkeys(state.legal(seat), "@")
            assert plain(drawings.draw(GAME, state.view(seat), say, labels)).count("@") == len(
                labels
            )
        phases.add(state.view(0).phase)
    assert phases == {*NAMES} - {"over"}


def test_a_key_lies_on_its_card() -> None:
    """The key of a card of the crowd is written where that card shows."""
    found = 0
    for state in moments():
        view = cast("CarnavalesqueView", state.view(state.turn))
        spots = [move for move in state.legal(state.turn) if SPOT <= move < SPOT + 64]
        if view.phase in ("draw", "refill") and spots:
            keys = give_keys(spots, {})
            cells = cells_of(view)
            lines = crowd_of(plain(drawings.draw(GAME, view, FR, keys)).splitlines())
            places = {
                key: (column, row)
                for row, line in enumerate(lines)
                for column, key in enumerate(line)
            }
            for move, key in keys.items():
                column, row = places[key]
                assert move - SPOT in (cells[2 * row][column], cells[2 * row + 1][column])
                found += 1
    assert found > 100


def test_what_covers_is_drawn_above() -> None:
    """Of two cards one upon the other, the upper one shows whole and the lower one in part."""
    for spots in (
        "1 witch-fan up 0 0, 2 pirate-mask up 200 0",
        "2 pirate-mask up 200 0, 1 witch-fan up 0 0",
    ):
        table = lay(A, B, C, crowd=spots, phase="draw", decree="adult")
        under, over = [int(card.split()[0]) for card in spots.split(", ")]
        shown = [spot for row in cells_of(table.view("a")) for spot in row]
        assert shown.count(under) < shown.count(over)


# --- without colour


def test_signs_are_told_apart_and_one_column_wide() -> None:
    """Costumes, accessories and ages have signs of one column each, no two alike."""
    signs = [*POINT_SIGNS, *AGE_MARKS]
    assert len(set(signs)) == ALL_POINTS + 4
    assert {cell_len(sign) for sign in signs} == {1}
    assert all(
        len(write_card(card)) == max(1, POINTS[card].bit_count()) for card in range(ALL_CARDS)
    )


def test_sides_and_ages_differ_without_colour() -> None:
    """A card face up shows its signs, one face down only the mark of its age."""
    table = lay(A, B, C, crowd=ROW, phase="draw", decree="teen")
    lines = crowd_of(drawn(table, "a"))
    text = "".join(lines)
    assert f"1{write_card(CARD_NAMES.index('witch-fan'))}" in text
    assert f"2{write_card(CARD_NAMES.index('robot-kite'))}" in text
    assert write_card(CARD_NAMES.index("pirate-mask")) not in text
    assert AGE_MARKS[1] * 3 in text
