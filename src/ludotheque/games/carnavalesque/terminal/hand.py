"""The hand of whoever looks, the cards of the dead end to save, and the questions to the King."""

from __future__ import annotations

from ludotheque.drawing.ink import EMPTY, Span, fit, ink, line
from ludotheque.games.carnavalesque.data.cards import (
    ACCESSORIES,
    ALL_POINTS,
    CARD_NAMES,
    FIRST_JOKER,
    POINTS,
    THIRD_WORKSHOP,
)
from ludotheque.games.carnavalesque.data.moves import CARD, LAY, OPEN, POINT
from ludotheque.games.carnavalesque.data.street import WORKSHOPS
from ludotheque.games.carnavalesque.knowledge.departures import pushes, way_out
from ludotheque.games.carnavalesque.terminal.colours import (
    AGE_INKS,
    DECREE,
    FAINT,
    GOLD,
    NIGHT,
    PAPER,
)
from ludotheque.games.carnavalesque.terminal.players import back_of
from ludotheque.games.carnavalesque.terminal.scene import PANEL_WIDTH, Scene, crop
from ludotheque.games.carnavalesque.terminal.signs import (
    AGE_MARKS,
    FLAG,
    NUMBERS,
    POINT_SIGNS,
    SEEN_BY_ALL,
    WALL,
    name_key,
    points_of,
    write_card,
)

HALF = PANEL_WIDTH // 2
SIGNS = 3  # columns for the signs of a card; a joker fills them
ABBREVIATED = 3  # letters of a word where there is little room
ACROSS = 6  # names of a line of the legend
LEGEND_LETTERS = 4


def draw_hand(scene: Scene, lines: int) -> list[Span]:
    """Draw a hand in so many lines, and what the signs mean in those that are left."""
    rows = [*_questions(scene), *_dead_end(scene)]
    if scene.view.seat >= 0:
        rows += _hand(scene, lines - len(rows))
    return [*rows, *draw_legend(scene)[: lines - len(rows)]]


def _hand(scene: Scene, lines: int) -> list[Span]:
    """Draw a card a line with its name, two a line if there are too many."""
    hand = scene.view.hand
    if not hand:
        return [ink(scene.say("table-hand-empty"), FAINT)]
    if len(hand) <= lines:
        return [_card(scene, card, PANEL_WIDTH) for card in hand]
    cells = [_card(scene, card, HALF) for card in hand]
    return [line(*cells[at : at + 2]) for at in range(0, len(cells), 2)]


def _card(scene: Scene, card: int, width: int) -> Span:
    """Draw a card of the hand: its key, its signs, its age, its name, and where it can be laid."""
    colour = AGE_INKS[back_of(card)]
    signs = ink(write_card(card), f"bold {NIGHT} on {colour}")
    shown = ink(SEEN_BY_ALL if card in scene.view.shown else " ", FAINT)
    keys = _workshop_keys(scene, card)
    head = line(_key(scene, card), signs.padded(SIGNS), ink(f"{AGE_MARKS[back_of(card)]} ", colour))
    room = width - head.width - shown.width - keys.width
    return line(head, ink(fit(name_of(scene, card, room - 1), room), colour), shown, keys)


def _key(scene: Scene, card: int) -> Span:
    move = OPEN if card == THIRD_WORKSHOP and scene.labels.get(OPEN) else CARD + card
    return ink(" ") if scene.view.phase == "rescue" else scene.key_or(move, " ")


def _workshop_keys(scene: Scene, card: int) -> Span:
    """Draw a key for each workshop where the King can lay a card (V6.1).

    If it pushes the float out, a sign says where that goes (V6.3).
    """
    spans = []
    for workshop in range(WORKSHOPS):
        move = LAY + WORKSHOPS * card + workshop
        if scene.labels.get(move):
            spans += [ink(NUMBERS[workshop], FAINT), _push(scene, card, workshop), scene.key(move)]
    return line(*spans)


def _push(scene: Scene, card: int, workshop: int) -> Span:
    if not pushes(scene.view, card, workshop):
        return EMPTY
    parades = way_out(scene.view, workshop) == "parade"
    return ink(FLAG, GOLD) if parades else ink(WALL, DECREE)


def name_of(scene: Scene, card: int, width: int) -> str:
    """Name a card by its costume and accessory, in short if there is little room."""
    say = scene.say
    if card >= FIRST_JOKER:
        return say(f"card-{CARD_NAMES[card]}.short")
    costume, accessory = (say(name_key(point)) for point in points_of(POINTS[card]))
    whole = f"{costume} · {accessory}"
    if len(whole) <= width:
        return whole
    return f"{costume[:ABBREVIATED]}·{accessory[:ABBREVIATED]}"


def _dead_end(scene: Scene) -> list[Span]:
    """Draw the cards of the dead end where one of them can be saved (V10)."""
    view = scene.view
    if view.phase != "rescue":
        return []
    spans = [ink(scene.say("table-rescue"), PAPER)]
    for card in view.dead_end:
        style = f"bold {NIGHT} on {AGE_INKS[back_of(card)]}"
        spans += [ink(" "), scene.key(CARD + card), ink(write_card(card), style)]
    return [crop(spans, PANEL_WIDTH)]


def _questions(scene: Scene) -> list[Span]:
    """Draw what can be asked for: the accessories, then the costumes (V11.4)."""
    if not any(scene.labels.get(POINT + point) for point in range(ALL_POINTS)):
        return []
    rows = []
    for points in (range(len(ACCESSORIES)), range(len(ACCESSORIES), ALL_POINTS)):
        spans = [line(scene.key(POINT + p), ink(f"{POINT_SIGNS[p]} ", PAPER)) for p in points]
        rows.append(line(*spans))
    return rows


def draw_legend(scene: Scene) -> list[Span]:
    """Draw every sign with the first letters of its name, the costumes in the first line."""
    order = [*range(len(ACCESSORIES), ALL_POINTS), *range(len(ACCESSORIES))]
    names = [
        f"{POINT_SIGNS[point]}{scene.say(name_key(point))[:LEGEND_LETTERS]}" for point in order
    ]
    cells = [fit(name, LEGEND_LETTERS + 2) for name in names]
    return [ink("".join(cells[at : at + ACROSS]), FAINT) for at in range(0, len(cells), ACROSS)]
