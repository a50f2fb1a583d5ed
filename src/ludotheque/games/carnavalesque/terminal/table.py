"""A table of Carnavalesque drawn with letters: at most 78 columns and 16 lines."""

from __future__ import annotations

from collections.abc import Mapping

from ludotheque.core.say import Say
from ludotheque.drawing.ink import EMPTY, Span, ink, line
from ludotheque.games.carnavalesque.data.cards import UNKNOWN
from ludotheque.games.carnavalesque.data.moves import (
    CLAIM,
    DECLINE,
    DONE,
    HOLD,
    QUIET,
    ROLE,
    SKIP,
    STOP,
    YIELD,
    write,
)
from ludotheque.games.carnavalesque.data.roles import NO_ROLE, ROLE_NAMES
from ludotheque.games.carnavalesque.knowledge.view import CarnavalesqueView
from ludotheque.games.carnavalesque.terminal.blind import draw_dark, draw_rose
from ludotheque.games.carnavalesque.terminal.cells import card_under
from ludotheque.games.carnavalesque.terminal.colours import (
    AGE_INKS,
    DECREE,
    FAINT,
    GOLD,
    KEY,
    NIGHT,
    PAPER,
)
from ludotheque.games.carnavalesque.terminal.crowd import draw_crowd
from ludotheque.games.carnavalesque.terminal.hand import draw_hand
from ludotheque.games.carnavalesque.terminal.players import draw_players
from ludotheque.games.carnavalesque.terminal.scene import LINES, PANEL_WIDTH, Scene, crop
from ludotheque.games.carnavalesque.terminal.signs import AGE_MARKS, HAND, POINT_SIGNS, write_card
from ludotheque.games.carnavalesque.terminal.street import draw_ages, draw_parade, draw_workshops

ANSWERS = (CLAIM, DECLINE, HOLD, YIELD, STOP, QUIET, SKIP, DONE)


def draw_table(view: CarnavalesqueView, say: Say, labels: Mapping[int, str]) -> str:
    """Draw the crowd from above and, beside it, the street, the players and the own hand."""
    scene = Scene(say, labels, KEY, view)
    crowd = draw_dark(scene) if view.blind else draw_crowd(scene)
    panel = _panel(scene)
    panel += [EMPTY] * (LINES - len(panel))
    rows = [line(left, ink(" "), right) for left, right in zip(crowd, panel, strict=True)]
    return "\n".join(row.markup for row in rows)


def _panel(scene: Scene) -> list[Span]:
    """Draw what lies beside the crowd; with closed eyes the rose of gestures, not the others."""
    rows = [draw_ages(scene), _moment(scene), draw_parade(scene), *draw_workshops(scene)]
    rows += draw_rose(scene) if scene.view.blind else draw_players(scene)
    return rows + draw_hand(scene, LINES - len(rows))


def _moment(scene: Scene) -> Span:
    """Draw the answers that can be given now, else what holds in this round."""
    answers = _answers(scene)
    if scene.view.phase == "lay":
        lay = scene.say("table-lay", laid=scene.view.laid, required=scene.view.required)
        answers = [ink(f"{lay}  ", PAPER), *answers]
    return crop([*(answers or _round(scene)), *_under_hand(scene)], PANEL_WIDTH)


def _under_hand(scene: Scene) -> list[Span]:
    """Draw the card under the Fool's hand, for those who see it (V5.2)."""
    at = scene.view.hand_at
    lying = card_under(scene.view, at[0], at[1]) if at else None
    if lying is None or lying.age == UNKNOWN:
        return []
    sign = AGE_MARKS[lying.age] if lying.card == UNKNOWN else write_card(lying.card)
    return [ink(f"  {HAND} ", PAPER), ink(sign, f"bold {NIGHT} on {AGE_INKS[lying.age]}")]


def _answers(scene: Scene) -> list[Span]:
    spans = []
    for move in ANSWERS:
        if scene.labels.get(move):
            spans += [scene.key(move), ink(f" {scene.say(f'table-{write(move)}')}  ", PAPER)]
    for role in scene.view.dealt_roles:
        if role != NO_ROLE and scene.labels.get(ROLE + role):
            name = scene.say(f"role-{ROLE_NAMES[role]}")
            spans += [scene.key(ROLE + role), ink(f" {name}  ", PAPER)]
    return spans


def _round(scene: Scene) -> list[Span]:
    """Say what holds in this round: gestures left, an event or a role, and who may speak."""
    view, say = scene.view, scene.say
    parts = [ink(_matter(scene), f"bold {GOLD}")]
    if view.asked >= 0:
        answer = "yes" if view.told_yes else "no"
        parts.append(ink(say("table-asked", sign=POINT_SIGNS[view.asked], answer=answer), PAPER))
    parts.append(ink(say(f"table-speech-{_speech(view)}"), FAINT))
    if view.blind:
        callers = [say.name(call.seat) for call in view.calls if call.stroke == view.strokes_made]
        parts += [ink(f"! {name}", f"bold {DECREE}") for name in callers]
    between = [ink(" · ", FAINT)] * len(parts)
    return [span for pair in zip(between, parts, strict=True) for span in pair][1:]


def _matter(scene: Scene) -> str:
    view, say = scene.view, scene.say
    if view.phase == "over":
        return say("table-score", points=view.score)
    if view.phase == "blind":
        return say("table-gestures", left=view.gestures - view.strokes_made)
    if view.event:
        return say(f"happening-{view.event}.name")
    if view.role >= 0:
        return say("table-role", role=ROLE_NAMES[view.role])
    return say(f"version-{view.version}")


def _speech(view: CarnavalesqueView) -> str:
    """Return who may speak, as the word of a text."""
    if "stop" in view.speech:
        return "silence" if view.blind else "stop"
    return "king" if "nothing" in view.speech else "all"
