"""The street beside the crowd: the Decree, the parade, the dead end and the workshops."""

from __future__ import annotations

from ludotheque.drawing.ink import EMPTY, Span, columns, fit, ink, line
from ludotheque.games.carnavalesque.data.cards import AGE_NAMES, POINTS
from ludotheque.games.carnavalesque.data.moves import AGE, SEND
from ludotheque.games.carnavalesque.data.street import PARADE_PLACES, WORKSHOPS
from ludotheque.games.carnavalesque.terminal.colours import (
    AGE_INKS,
    DECREE,
    FAINT,
    GOLD,
    PAPER,
)
from ludotheque.games.carnavalesque.terminal.scene import PANEL_WIDTH, Scene, crop
from ludotheque.games.carnavalesque.terminal.signs import (
    AGE_MARKS,
    FLAG,
    HOUSE,
    NO_FLAG,
    NO_PIP,
    PAWN,
    PIP,
    POINT_SIGNS,
    WALL,
    name_key,
    points_of,
)


def draw_ages(scene: Scene) -> Span:
    """Draw the round and the three ages, with the Decree's pawn on one of them (V4.1)."""
    view, say = scene.view, scene.say
    spans = [ink(fit(say("table-round", round=view.round), 10), f"bold {GOLD}")]
    for age, name in enumerate(AGE_NAMES):
        forbidden = view.decree == age
        mark = ink(PAWN if forbidden else " ", f"bold {DECREE}")
        style = f"strike {FAINT}" if forbidden else AGE_INKS[age]
        key = scene.key(AGE + age) if scene.labels.get(AGE + age) else mark
        spans += [key, ink(f"{AGE_MARKS[age]}{say(f'age-{name}')} ", style)]
    return crop(spans, PANEL_WIDTH)


def draw_parade(scene: Scene) -> Span:
    """Draw the floats on parade, and how near the dead end is to losing the game (V6.6)."""
    view, say = scene.view, scene.say
    spans = [ink(f"{say('table-parade')} ", PAPER)]
    for place in range(PARADE_PLACES):
        if place < len(view.parade):
            cards = view.parade[place]
            spans.append(ink(f"{FLAG}{len(cards)}{_signs(float_points(cards))} ", f"bold {GOLD}"))
        else:
            spans.append(ink(f"{NO_FLAG} ", FAINT))
    lost = len(view.dead_end)
    spans += [
        ink(f" {say('table-dead-end')} ", PAPER),
        ink(PIP * lost, f"bold {DECREE}"),
        ink(NO_PIP * (view.least - lost), FAINT),
    ]
    return crop(spans, PANEL_WIDTH)


def float_points(cards: tuple[int, ...]) -> int:
    """Return what the cards of a float have in common, as a mask (V6.2)."""
    mask = POINTS[cards[0]]
    for card in cards[1:]:
        mask &= POINTS[card]
    return mask


def _signs(mask: int) -> str:
    return "".join(POINT_SIGNS[point] for point in points_of(mask))


def draw_workshops(scene: Scene) -> list[Span]:
    """Draw the three workshops: how many cards a float has, and what they have in common."""
    return [_workshop(scene, workshop) for workshop in range(WORKSHOPS)]


def _workshop(scene: Scene, workshop: int) -> Span:
    view, say = scene.view, scene.say
    number = ink(f" {workshop + 1} ", f"bold {GOLD}")
    if workshop >= view.open:
        return number + ink(say("table-workshop-closed", sign=HOUSE), FAINT)
    count = len(view.floats[workshop])
    pips = ink(PIP * count, f"bold {GOLD if count >= view.least else PAPER}")
    room = ink(NO_PIP * (view.least - count) + " ", FAINT)
    head = line(number, pips, room, _exit(scene, workshop))
    return head + _common(scene, workshop, PANEL_WIDTH - head.width)


def _exit(scene: Scene, workshop: int) -> Span:
    """Draw where a float would go: a flag if it is large enough, and the key that sends it."""
    ready = len(scene.view.floats[workshop]) >= scene.view.least
    sign = ink(f"{FLAG} ", GOLD) if ready else EMPTY
    if not scene.labels.get(SEND + workshop):
        return sign
    return line(
        scene.key(SEND + workshop), ink("→", FAINT), sign if ready else ink(f"{WALL} ", DECREE)
    )


def _common(scene: Scene, workshop: int, width: int) -> Span:
    """Name what a float is about, with signs alone where it may still be several things."""
    if not scene.view.floats[workshop]:
        return ink(scene.say("table-workshop-empty"), FAINT)
    points = points_of(scene.view.common[workshop])
    named = " / ".join(f"{POINT_SIGNS[point]} {scene.say(name_key(point))}" for point in points)
    if columns(named) > width:
        named = " / ".join(POINT_SIGNS[point] for point in points)
    return ink(named, f"bold {PAPER}")
