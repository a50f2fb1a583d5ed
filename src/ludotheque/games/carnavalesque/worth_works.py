"""The street as the greedy King thinks of it: small enough to try out a whole turn on (V6)."""

from __future__ import annotations

from typing import NamedTuple

from ludotheque.games.carnavalesque.cards import POINTS


class Works(NamedTuple):
    """The street as a King may leave it."""

    hand: tuple[int, ...]
    common: tuple[int, ...]
    size: tuple[int, ...]
    opened: int
    paraded: int
    on_parade: int
    dead: int
    laid: int


def open_places(works: Works) -> list[int]:
    """Return the workshops to lay in; of several empty ones, the first is as good as any."""
    places = [place for place in range(works.opened) if works.size[place]]
    empty = [place for place in range(works.opened) if not works.size[place]]
    return places + empty[:1]


def lay(works: Works, card: int, place: int) -> Works:
    """Return the street after a card is laid (V6.1)."""
    shared = works.common[place] & POINTS[card] if works.size[place] else POINTS[card]
    return works._replace(
        hand=tuple([other for other in works.hand if other != card]),
        common=changed(works.common, place, shared),
        size=changed(works.size, place, works.size[place] + 1),
        laid=works.laid + 1,
    )


def send(works: Works, place: int, least: int) -> Works:
    """Return the street after a float left (V6.3)."""
    count = works.size[place]
    parades = count >= least
    return works._replace(
        common=changed(works.common, place, 0),
        size=changed(works.size, place, 0),
        paraded=works.paraded + parades,
        on_parade=works.on_parade + (count if parades else 0),
        dead=works.dead + (0 if parades else count),
    )


def changed(cells: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """Return a row with one cell changed."""
    return (*cells[:place], value, *cells[place + 1 :])
