"""How runes would pay for a card: which symbols of its cost they cover, and which are missing."""

from __future__ import annotations

import msgspec

from ludotheque.games.carnuta.data.cards import FACES, Act, Face
from ludotheque.games.carnuta.data.deck_file import CardRow
from ludotheque.games.carnuta.knowledge.view import CarnutaView


class CostSymbol(msgspec.Struct, frozen=True):
    """One symbol of a cost: what happens to a rune that shows this face."""

    act: Act
    face: Face


class Payment(msgspec.Struct, frozen=True):
    """A cost as one's runes meet it: what they pay, and what is missing."""

    paid: tuple[CostSymbol, ...]
    missing: tuple[CostSymbol, ...]


def symbols_of(row: CardRow) -> tuple[CostSymbol, ...]:
    """Return the symbols of a cost, one by one."""
    return tuple(CostSymbol(act, face) for act, face in row.symbols())


def reckon(view: CarnutaView, row: CardRow) -> Payment:
    """Let each symbol of a cost take a rune of its own, as long as there are any (C3.2)."""
    left = dict(zip(FACES, (view.suns[view.seat], view.moons[view.seat]), strict=True))
    paid, missing = list[CostSymbol](), list[CostSymbol]()
    for symbol in symbols_of(row):
        (paid if left[symbol.face] > 0 else missing).append(symbol)
        left[symbol.face] -= 1
    return Payment(tuple(paid), tuple(missing))
