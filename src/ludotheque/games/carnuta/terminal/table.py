"""A table of Carnuta drawn with letters: at most 78 columns and 16 lines."""

from __future__ import annotations

from collections.abc import Mapping

from ludotheque.core.say import Say
from ludotheque.drawing.ink import EMPTY, Span, columns, ink, line, shorten
from ludotheque.games.carnuta.data.cards import ACTIONS, DAY, HALF_OF, KINDS, NIGHT, NOBODY
from ludotheque.games.carnuta.data.deck import Deck
from ludotheque.games.carnuta.data.moves import END, TOKEN
from ludotheque.games.carnuta.data.phases import NAMES as PHASES
from ludotheque.games.carnuta.data.phases import OPEN, OVER
from ludotheque.games.carnuta.knowledge.view import CarnutaView
from ludotheque.games.carnuta.terminal.cards import draw_hand, draw_river
from ludotheque.games.carnuta.terminal.colours import BARK, EMBER, FAINT, INKS, KEY, LEAF
from ludotheque.games.carnuta.terminal.players import draw_board, draw_players
from ludotheque.games.carnuta.terminal.scene import WIDTH, Scene
from ludotheque.games.carnuta.terminal.signs import ACTION_SIGNS, KIND_SIGNS

LINES = 16
NEARNESS = ("table-round", "table-finishing", "table-last-round")
SHORTEST_NAME = 8  # of a deck; less says nothing


def draw_table(
    view: CarnutaView, deck: Deck, say: Say, labels: Mapping[int, str], deck_name: str = ""
) -> str:
    """Draw the market, every potion, and the board and hand of whoever looks."""
    scene = Scene(say, labels, KEY, view, deck)
    parts = [[_status(scene, deck_name)], draw_river(scene, DAY), draw_river(scene, NIGHT)]
    parts += [draw_players(scene), [draw_board(scene)]]
    if view.seat >= 0:
        parts.append(draw_hand(scene))
    return "\n".join(row.markup for row in _stack(parts))


def _stack(parts: list[list[Span]]) -> list[Span]:
    """Put parts one under the other, with air where there is room: first around the market."""
    spare = LINES - sum(len(part) for part in parts)
    airy = [3, 5, 1, 2, 4][: max(0, spare)]
    rows: list[Span] = []
    for number, part in enumerate(parts):
        rows += [EMPTY, *part] if number in airy else part
    return rows


def _status(scene: Scene, deck_name: str) -> Span:
    """Say which round it is, what is left to do, which tokens lie in the centre, which deck."""
    near = scene.view.nearness != OPEN
    words = scene.say(NEARNESS[scene.view.nearness], round=scene.view.round)
    left = line(ink(words, f"bold {EMBER if near else LEAF}"), *_actions(scene), *_tokens(scene))
    room = WIDTH - left.width - 2
    if columns(deck_name) > room and room < SHORTEST_NAME:
        return left
    name = shorten(deck_name, room)
    return line(left, ink(" " * (WIDTH - left.width - columns(name))), ink(name, FAINT))


def _actions(scene: Scene) -> list[Span]:
    """Show the actions of this turn that are left, or how to end it."""
    if scene.view.phase == PHASES[OVER]:
        return []
    done, left = ACTION_SIGNS
    signs = left * scene.view.actions + done * (ACTIONS - scene.view.actions)
    spans = [ink("   "), ink(f"{scene.say('table-actions')} {signs}", BARK)]
    end = scene.move(END, 0)
    if scene.labels.get(end):
        spans += [ink(" "), scene.key(end), ink(f" {scene.say('table-end')}", BARK)]
    return spans


def _tokens(scene: Scene) -> list[Span]:
    """Draw the bonus tokens of the centre (C4.3)."""
    spans = [ink(f"   {scene.say('table-tokens')}", FAINT)]
    for kind in range(KINDS):
        if scene.view.tokens[kind] == NOBODY:
            key = scene.key(scene.move(TOKEN, kind))
            spans += [ink(" "), key, ink(KIND_SIGNS[kind], INKS[HALF_OF[kind]])]
    return spans if len(spans) > 1 else []
