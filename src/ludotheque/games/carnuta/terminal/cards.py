"""The cards of Carnuta drawn with letters: the two rivers of the market, and a hand."""

from __future__ import annotations

from ludotheque.drawing.ink import EMPTY, Span, beside, fit, ink, line
from ludotheque.games.carnuta.data.cards import HALVES, NO_CARD, ROW
from ludotheque.games.carnuta.data.deck_file import name_card
from ludotheque.games.carnuta.data.moves import CUT, DISCARD, PLAY, TAKE
from ludotheque.games.carnuta.knowledge.describe import write_points
from ludotheque.games.carnuta.knowledge.preview import gain
from ludotheque.games.carnuta.terminal.colours import BARK, FAINT, FAINT_INKS, GROUNDS, INKS, LEAF
from ludotheque.games.carnuta.terminal.scene import Scene
from ludotheque.games.carnuta.terminal.signs import (
    FREE,
    HALF_SIGNS,
    KIND_SIGNS,
    PAYABLE,
    PILE,
    SICKLE,
    write_cost,
)

BANK = 10  # columns at the left of a river, for its name
EDGES = "│┊"  # of a card by day and by night
INSIDE = 16
HELD_WIDTH = 15
ACROSS = 5  # cards of a hand side by side
LINES = 3


def draw_river(scene: Scene, half: int) -> list[Span]:
    """Draw the four visible cards of a half on its ground."""
    rows = _bank(scene, half)
    for place in range(ROW):
        card = _market_card(scene, half, scene.view.market[ROW * half + place])
        rows = [row + part for row, part in zip(rows, card, strict=True)]
    return rows


def _bank(scene: Scene, half: int) -> list[Span]:
    """Name a river: its sign, how many cards its pile has, and the sickle that renews it."""
    ground = f"on {GROUNDS[half]}"
    name = f" {HALF_SIGNS[half]} {scene.say(f'half-{HALVES[half]}').upper()}"
    pile = f" {PILE} {scene.view.piles[half]}"
    move = scene.move(CUT, half)
    sickle = f" {SICKLE} {scene.say('table-sickle')}" if scene.labels.get(move) else ""
    return [
        ink(fit(name, BANK), f"bold {INKS[half]} {ground}"),
        ink(fit(pile, BANK), f"{FAINT_INKS[half]} {ground}"),
        line(scene.key_or(move, " ", ground), ink(fit(sickle, BANK - 1), f"{BARK} {ground}")),
    ]


def _market_card(scene: Scene, half: int, card: int) -> list[Span]:
    """Draw one place of the market: ingredient, points, cost."""
    ground = f"on {GROUNDS[half]}"
    edge = ink(EDGES[half], f"{FAINT_INKS[half]} {ground}")
    if card == NO_CARD:
        return [edge + ink(fit(f"  {FREE}", INSIDE), f"{FAINT_INKS[half]} {ground}")] * LINES
    row = scene.deck.rows[card]
    head = line(
        scene.key_or(scene.move(TAKE, card), " ", ground),
        ink(fit(f" {_name(scene, card)}", INSIDE - 1), f"bold {INKS[half]} {ground}"),
    )
    points = ink(fit(f"  {write_points(row, scene.say)}", INSIDE), f"{BARK} {ground}")
    cost = ink(fit(f"  {write_cost(row)}", INSIDE), f"{INKS[half]} {ground}")
    return [edge + head, edge + points, edge + cost]


def _name(scene: Scene, card: int) -> str:
    row = scene.deck.rows[card]
    name = scene.say(f"ingredient-{name_card(row)['ingredient']}")
    return f"{KIND_SIGNS[row.ingredient]} {name}"


def draw_hand(scene: Scene) -> list[Span]:
    """Draw the hand of whoever looks, always at least as high as one row of cards."""
    cards = [_held_card(scene, card) for card in scene.view.hands[scene.view.seat]]
    if not cards:
        return [EMPTY, ink(f"  {scene.say('table-hand-empty')}", FAINT), EMPTY]
    rows: list[Span] = []
    for start in range(0, len(cards), ACROSS):
        rows += beside(cards[start : start + ACROSS], 0)
    return rows


def _held_card(scene: Scene, card: int) -> list[Span]:
    """Draw a card of a hand: what can be paid is bright and ticked, with what it would add."""
    row = scene.deck.rows[card]
    can_pay = scene.payable(card)
    play, discard = scene.move(PLAY, card), scene.move(DISCARD, card)
    move = play if scene.labels.get(play) else discard
    name, words = (f"bold {INKS[row.half]}", BARK) if can_pay else (FAINT_INKS[row.half], FAINT)
    adds = f"+{gain(scene.view, scene.deck, card)}"
    room = HELD_WIDTH - 1 - len(adds)  # one column stays free before the next card
    cost = fit(f"{PAYABLE if can_pay else ' '} {write_cost(row, room - 3)}", room)
    return [
        scene.key_or(move, " ") + ink(fit(f" {_name(scene, card)}", HELD_WIDTH - 1), name),
        ink(fit(f"  {write_points(row, scene.say)}", HELD_WIDTH), words),
        ink(cost, words) + ink(adds, f"bold {LEAF}" if can_pay else FAINT),
    ]
