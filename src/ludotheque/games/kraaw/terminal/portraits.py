"""The six ravens: their signs, their colours, and the perch from which they are chosen (K1.4)."""

from __future__ import annotations

from collections.abc import Mapping

from ludotheque.core.say import Say
from ludotheque.drawing.ink import Span, beside, ink, line, shorten
from ludotheque.games.kraaw.data.cards import RAVENS
from ludotheque.games.kraaw.data.moves import RAVEN
from ludotheque.games.kraaw.knowledge.view import KraawView
from ludotheque.games.kraaw.terminal.colours import AMBER, BONE, FAINT, KEY

SIGNS = {"jais": "◆", "onyx": "▲", "suie": "■", "brume": "≈", "encre": "◖", "braise": "✶"}
COLOURS = {
    "jais": "#b9b1e6",
    "onyx": "#86cfae",
    "suie": "#b4b7c4",
    "brume": "#9fd0ee",
    "encre": "#8ea6ff",
    "braise": "#ff9a6b",
}
_BIRD = (
    "    ▄██▙▄ ",
    "    █▙██▛▀",
    "  ▗▟████▘ ",
    " ▟████▛▘  ",
    "█▀ ▐▌▐▌   ",
)
_WIDTH = 10


def sign(raven: str) -> Span:
    """Return the sign of a raven in its colour."""
    return ink(SIGNS[raven], f"bold {COLOURS[raven]}") if raven else ink("·", FAINT)


def draw_portraits(view: KraawView, say: Say, labels: Mapping[int, str]) -> list[Span]:
    """Draw the ravens side by side, with who took them and the key that takes them."""
    owners = {raven: seat for seat, raven in enumerate(view.ravens) if raven}
    portraits = []
    for move, raven in enumerate(RAVENS, RAVEN):
        owner = say.name(owners[raven]) if raven in owners else ""
        portraits.append(_portrait(raven, owner, labels.get(move, ""), say))
    return beside(portraits, 2)


def _portrait(raven: str, owner: str, key: str, say: Say) -> list[Span]:
    colour = FAINT if owner else COLOURS[raven]
    bird = [ink(row, colour) for row in _BIRD]
    name = line(sign(raven), ink(f" {say(f'raven-{raven}')}", f"bold {BONE}"))
    label = ink(f" {key} ", KEY) if key else ink("   ")
    taken = ink(shorten(owner, _WIDTH), AMBER) if owner else label
    return [*(row.padded(_WIDTH) for row in bird), ink("━" * _WIDTH, FAINT), name, taken]
