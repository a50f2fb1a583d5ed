"""Every potion in one table, a line a player, and the board of whoever looks."""

from __future__ import annotations

from ludotheque.drawing.drawn import name_in, seats_around
from ludotheque.drawing.ink import Span, fit, ink, line
from ludotheque.games.carnuta.data.cards import FULL, HALF_OF, KINDS, PLACES
from ludotheque.games.carnuta.data.moves import FLIP_RUNES, SALT_ON, TAKE_RUNES
from ludotheque.games.carnuta.knowledge.describe import short
from ludotheque.games.carnuta.knowledge.preview import column_points
from ludotheque.games.carnuta.knowledge.printed import bonus_at
from ludotheque.games.carnuta.terminal.colours import (
    BARK,
    FAINT,
    FAINT_INKS,
    GOLD,
    GROUNDS,
    INKS,
    LEAF,
)
from ludotheque.games.carnuta.terminal.scene import Scene
from ludotheque.games.carnuta.terminal.signs import (
    ACTS,
    ANCESTOR,
    END_SIGN,
    FLIPPED,
    FREE,
    HELD,
    KIND_SIGNS,
    LAID,
    MOON,
    PADLOCK,
    SICKLE,
    SUN,
    TOKEN_SIGN,
)

NAME = 11
CELL = 5
BEFORE = 33  # columns of a line before its ingredients
BONUS_SIGNS = {"padlock": PADLOCK, "token": TOKEN_SIGN, "end": END_SIGN, "": FREE}


def draw_players(scene: Scene) -> list[Span]:
    """Draw every player from the next seat on; whoever looks comes last, above their board."""
    return [_header(scene), *[_player(scene, seat) for seat in seats_around(scene.view)]]


def _header(scene: Scene) -> Span:
    """Name the ingredients, and the signs of the columns before them."""
    words = f" {ANCESTOR} {scene.say('table-ancestor')}".ljust(13)
    signs = f"{SICKLE} {scene.say('table-sickles')}  {HELD} {scene.say('table-hand')}"
    parts = [ink(fit(words + signs, BEFORE), FAINT)]
    for kind in range(KINDS):
        half = HALF_OF[kind]
        text = fit(f" {KIND_SIGNS[kind]}{short(scene.say, kind)}", CELL)
        parts.append(ink(text, f"bold {INKS[half]} on {GROUNDS[half]}"))
    return line(*parts, ink(f" {scene.say('table-pts')}", FAINT))


def _player(scene: Scene, seat: int) -> Span:
    view = scene.view
    acts = seat in view.to_act
    return line(
        ink(ACTS if acts else " ", LEAF),
        ink(
            fit(name_in(scene.say, seat, scene.view.seat, NAME), NAME),
            f"bold {LEAF}" if acts else BARK,
        ),
        ink(f"{ANCESTOR if seat == view.ancestor else ' '} ", GOLD),
        ink(f"{min(len(view.laid[seat]), FULL):2}/{FULL} ", BARK),
        *_runes(scene, seat),
        ink(f" {SICKLE}{view.sickles[seat]}", BARK if view.sickles[seat] else FAINT),
        ink(f" {HELD}{len(view.hands[seat])} ", BARK),
        *[_cell(scene, seat, kind) for kind in range(KINDS)],
        ink(f"{view.totals[seat]:4}", f"bold {GOLD}"),
    )


def _places(scene: Scene, seat: int) -> list[tuple[str, str]]:
    """Return the six places of a board, each with its colour (C2.1)."""
    view = scene.view
    suns, moons, locked = view.suns[seat], view.moons[seat], view.padlocks[seat]
    free = PLACES - suns - moons - locked
    filled = [(SUN, GOLD)] * suns + [(MOON, INKS[1])] * moons
    return filled + [(FREE, FAINT)] * free + [(PADLOCK, FAINT)] * locked


def _runes(scene: Scene, seat: int) -> list[Span]:
    return [ink(sign, colour) for sign, colour in _places(scene, seat)]


def _cell(scene: Scene, seat: int, kind: int) -> Span:
    """Draw a column: how much there is of it, what its cards score, and a token if one helps."""
    half = HALF_OF[kind]
    ground = f"on {GROUNDS[half]}"
    token = TOKEN_SIGN if scene.view.tokens[kind] == seat else " "
    before = ink(token, f"{INKS[half]} {ground}")
    join = scene.move(SALT_ON, kind)
    if seat == scene.view.seat and scene.labels.get(join):
        before = scene.key(join)
    amount = scene.view.amounts[seat][kind]
    if not amount:
        return before + ink(fit(FREE, CELL - 1), f"{FAINT_INKS[half]} {ground}")
    text = f"{amount}={column_points(scene.view, seat, kind)}"
    return before + ink(fit(text, CELL - 1), f"{INKS[half]} {ground}")


def draw_board(scene: Scene) -> Span:
    """Draw the reserve and, for a player, the six places, what flips them and the counter."""
    reserve = _reserve(scene)
    if scene.view.seat < 0:
        return reserve
    places = [
        line(ink("[", FAINT), ink(sign, f"bold {colour}"), ink("]", FAINT))
        for sign, colour in _places(scene, scene.view.seat)
    ]
    flips = line(
        ink(f"  {FLIPPED} ", FAINT),
        *_by_face(scene, FLIP_RUNES, (f"{SUN} ", f"{MOON}  ")),
    )
    return line(ink("  "), *places, flips, reserve, ink("   "), *_counter(scene))


def _reserve(scene: Scene) -> Span:
    suns, moons = scene.view.reserve
    return line(
        ink(f"{scene.say('table-reserve')} ", FAINT),
        *_by_face(scene, TAKE_RUNES, (f"{SUN}{suns} ", f"{MOON}{moons}")),
    )


def _by_face(scene: Scene, verb: int, texts: tuple[str, str]) -> list[Span]:
    """Draw a text for suns and one for moons, each with the key of its move."""
    coloured = enumerate(zip(texts, (GOLD, INKS[1]), strict=True))
    return [
        line(scene.key_or(scene.move(verb, face), " "), ink(text, colour))
        for face, (text, colour) in coloured
    ]


def _counter(scene: Scene) -> list[Span]:
    """Draw the counter's track with the bonuses ahead, and name the next one (C4.3)."""
    laid = min(len(scene.view.laid[scene.view.seat]), FULL)
    track = {place: bonus_at(place) for place in range(laid + 1, FULL + 1)}
    ahead = [place for place, bonus in track.items() if bonus]
    signs = "".join(BONUS_SIGNS[bonus] for bonus in track.values())
    spans = [ink(LAID * laid, LEAF), ink(f"{signs} ", FAINT)]
    if ahead:
        bonus = scene.say(f"table-next-{track[ahead[0]]}", count=ahead[0])
        spans.append(ink(bonus, BARK))
    return spans
