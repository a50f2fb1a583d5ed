"""A table of Kraaw drawn with letters: at most 78 columns and 16 lines, whoever sits there."""

from __future__ import annotations

from collections.abc import Mapping

from ludotheque.core.say import Say
from ludotheque.drawing.drawn import seats_around
from ludotheque.drawing.ink import EMPTY, Span, beside, columns, ink, line, shorten
from ludotheque.games.kraaw.data.cards import HIDDEN, MOST_LOCKS, PLACES, ROUNDS_TO_WIN
from ludotheque.games.kraaw.data.moves import CARD
from ludotheque.games.kraaw.knowledge.describe import known_value
from ludotheque.games.kraaw.knowledge.view import KraawView
from ludotheque.games.kraaw.terminal.cards import (
    BACK,
    LARGE,
    LOCK,
    MIDDLE,
    NO_LOCK,
    SMALL,
    Card,
    draw_card,
)
from ludotheque.games.kraaw.terminal.colours import AMBER, BONE, DUSK, EMBER, FAINT
from ludotheque.games.kraaw.terminal.portraits import draw_portraits, sign

FIRST = "⚑"
COUNTDOWN = "◷"
ACTS = "▶"
CHAMPION = "♛"
MOST_MIDDLE = 2  # rows of middle-sized cards that fit side by side
LINES = 16
COLUMNS = {MIDDLE: 38, SMALL: 25}
OWN_WIDTH = 45
SIGNS_WIDTH = 13  # of a heading, all but the name


def draw_table(view: KraawView, say: Say, labels: Mapping[int, str]) -> str:
    """Draw every row, with a label on each card that can be chosen."""
    if view.round == 0:
        rows = [ink(say("table-ravens"), f"bold {BONE}"), EMPTY, *draw_portraits(view, say, labels)]
    else:
        parts = [[_status(view, say)], _others(view, say, labels), _own(view, say, labels)]
        rows = _stack([*parts, [_legend(say)]])
    return "\n".join(row.markup for row in rows)


def _stack(parts: list[list[Span]]) -> list[Span]:
    """Put parts one under the other, with air between them if there is room."""
    kept = [part for part in parts if part]
    roomy = sum(len(part) for part in kept) + len(kept) - 1 <= LINES
    rows = list(kept[0])
    for part in kept[1:]:
        rows += [EMPTY, *part] if roomy else part
    return rows


def _status(view: KraawView, say: Say) -> Span:
    """Say which round and turn it is, how often it came, which way it goes; show the chien."""
    key = "table-final" if view.final else "table-round"
    arrow = "↻" if view.direction == 1 else "↺"
    again = say("table-times", times=view.times, last=view.repetition) if view.times > 1 else ""
    return line(
        ink(say(key, round=view.round), f"bold {AMBER}"),
        ink(f"  {say('table-turn', turns=view.turns)}  {arrow}  ", BONE),
        ink(f"{again}  " if again else "", EMBER),
        ink(f"{say('table-dog')} ", FAINT),
        ink(" ".join([BACK] * PLACES), DUSK),
    )


def _legend(say: Say) -> Span:
    signs = ((FIRST, "first"), (COUNTDOWN, "countdown"), (LOCK, "lock"), ("●", "win"))
    return ink("   ".join(f"{each} {say(f'table-legend-{key}')}" for each, key in signs), FAINT)


def _others(view: KraawView, say: Say, labels: Mapping[int, str]) -> list[Span]:
    """Draw the rows of the others, from the next seat on, as large as there is room."""
    seats = [seat for seat in seats_around(view) if seat != view.seat]
    size = MIDDLE if len(seats) <= MOST_MIDDLE else SMALL
    across = MOST_MIDDLE if size == MIDDLE else 3
    blocks = [_player(view, say, labels, seat, size) for seat in seats]
    rows = []
    for start in range(0, len(blocks), across):
        rows += beside(blocks[start : start + across], 1)
    return rows


def _player(
    view: KraawView, say: Say, labels: Mapping[int, str], seat: int, size: int
) -> list[Span]:
    width = COLUMNS[size]
    heading = _heading(view, say, seat, width).padded(width)
    if seat not in view.playing:
        return [heading, ink(say("table-watches"), FAINT)]
    return [heading, *beside(_row(view, labels, seat, size), 0)]


def _row(view: KraawView, labels: Mapping[int, str], seat: int, size: int) -> list[list[Span]]:
    cards = []
    for slot in range(PLACES * seat, PLACES * seat + PLACES):
        key = labels.get(CARD + slot, "")
        card = Card(view.faces[slot], known_value(view, slot), key, view.stolen == slot)
        cards.append(draw_card(card, size))
    return cards


def _heading(view: KraawView, say: Say, seat: int, width: int) -> Span:
    """Name a player: who acts, raven, rounds won, locks spent, first player, countdown."""
    acts = seat in view.to_act
    style = f"bold {AMBER}" if acts or seat == view.champion else BONE
    wins, locks = view.wins[seat], view.locks[seat]
    name = ink(_name(view, say, seat, width - SIGNS_WIDTH), style)
    return line(
        ink(ACTS if acts else CHAMPION if seat == view.champion else " ", AMBER),
        sign(view.ravens[seat]),
        ink(" "),
        name.padded(min(width - SIGNS_WIDTH, max(name.width, 12))),
        ink(" " + "●" * wins + "○" * (ROUNDS_TO_WIN - wins), AMBER),
        ink(" " + LOCK * locks + NO_LOCK * (MOST_LOCKS - locks), BONE),
        ink(" " + (FIRST if seat == view.first else " "), DUSK),
        ink(COUNTDOWN if seat in view.countdown else " ", f"bold {EMBER}"),
    )


def _name(view: KraawView, say: Say, seat: int, width: int) -> str:
    """Return a name, with the raven's if there is room, and `you` for whoever looks."""
    name = say.name(seat)
    if seat == view.seat:
        name = say("table-you", name=name)
    raven = view.ravens[seat]
    full = f"{name} · {say(f'raven-{raven}')}" if raven else name
    return full if columns(full) <= width else shorten(name, width)


def _own(view: KraawView, say: Say, labels: Mapping[int, str]) -> list[Span]:
    """Draw the row of whoever looks, with what they may remember beside it."""
    if view.seat < 0:
        return []
    heading = _heading(view, say, view.seat, OWN_WIDTH)
    if view.seat not in view.playing:
        return [heading, ink(say("table-watches"), FAINT)]
    cards = beside(_row(view, labels, view.seat, LARGE), 1)
    notes = _notes(view, say)
    return [heading, *beside([[row.padded(OWN_WIDTH) for row in cards], notes], 1)]


def _notes(view: KraawView, say: Say) -> list[Span]:
    """Write what helps to remember: face-up total, dealt hand, what came from the chien."""
    slots = range(PLACES * view.seat, PLACES * view.seat + PLACES)
    total = sum(view.values[slot] for slot in slots if view.faces[slot] != HIDDEN)
    notes = [ink(say("table-total", total=total), f"bold {BONE}")]
    if view.memory_aid:
        notes.append(ink(say("table-hand", hand=list(view.hand)), FAINT))
        if view.given:
            notes.append(ink(say("table-given", hand=list(view.given)), FAINT))
        if view.swapped_place >= 0:
            notes.append(ink(say("table-swapped", place=view.swapped_place + 1), FAINT))
    return [*notes, EMPTY]
