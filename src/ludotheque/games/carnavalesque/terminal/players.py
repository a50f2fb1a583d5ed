"""Everybody round the table: who reigns, who fools, who is silent, and what is known of hands."""

from __future__ import annotations

from ludotheque.drawing.drawn import name_in, seats_around
from ludotheque.drawing.ink import Span, fit, ink, line
from ludotheque.games.carnavalesque.data.cards import AGES, NO_AGE, UNMARKED
from ludotheque.games.carnavalesque.data.moves import SEAT
from ludotheque.games.carnavalesque.data.roles import ROLE_NAMES
from ludotheque.games.carnavalesque.terminal.colours import AGE_INKS, FAINT, GOLD, NIGHT, PAPER, mix
from ludotheque.games.carnavalesque.terminal.scene import PANEL_WIDTH, Scene, crop
from ludotheque.games.carnavalesque.terminal.signs import (
    ACTS,
    AGE_MARKS,
    CLAIMS,
    CROWN,
    FOOL_SIGN,
    MUTE,
    write_card,
)

NAME = 10
BEFORE = NAME + 5  # columns of a line before the cards


def draw_players(scene: Scene) -> list[Span]:
    """Draw everybody from the next seat on; whoever looks comes last, above their hand."""
    return [_player(scene, seat) for seat in seats_around(scene.view)]


def _player(scene: Scene, seat: int) -> Span:
    view = scene.view
    acts = seat in view.to_act
    style = f"bold {GOLD}" if acts else PAPER
    return line(
        scene.key_or(SEAT + seat, ACTS if acts else " ", GOLD),
        ink(_office(scene, seat), f"bold {GOLD}"),
        ink(fit(name_in(scene.say, seat, scene.view.seat, NAME), NAME), style),
        ink(f" {MUTE[view.speech[seat]]} ", FAINT),
        crop([*_cards(scene, seat), *_role(scene, seat)], PANEL_WIDTH - BEFORE),
    )


def _office(scene: Scene, seat: int) -> str:
    """Return the sign of the King, of the Fool, or of somebody who claims the crown."""
    view = scene.view
    if view.phase == "hold-crown":
        return CLAIMS if seat in view.claimed else " "
    if seat == view.king:
        return CROWN
    return FOOL_SIGN if seat == view.fool else " "


def _cards(scene: Scene, seat: int) -> list[Span]:
    """Draw the backs of a hand, then the cards that one remembers, then those one may (V4.4)."""
    view = scene.view
    if seat == view.seat:
        return []
    backs = list(view.hands[seat])
    for card in view.sure[seat]:
        backs.remove(back_of(card))
    spans = [ink(AGE_MARKS[back], _back_style(back)) for back in backs]
    for card in view.sure[seat]:
        style = f"bold {NIGHT} on {AGE_INKS[back_of(card)]}"
        spans += [ink(" "), ink(write_card(card), style)]
    for card in view.maybe[seat]:
        spans += [ink(" "), ink(f"{write_card(card)}?", f"{AGE_INKS[back_of(card)]}")]
    return spans


def back_of(card: int) -> int:
    """Return the age on the back of a card; the Third Workshop card has its own."""
    return AGES[card] if AGES[card] != NO_AGE else UNMARKED


def _back_style(back: int) -> str:
    return f"{AGE_INKS[back]} on {mix(AGE_INKS[back], NIGHT, 40)}"


def _role(scene: Scene, seat: int) -> list[Span]:
    """Name the role that a player revealed (V11.2)."""
    role = scene.view.roles[seat]
    return [ink(f" {scene.say(f'role-{ROLE_NAMES[role]}')}", FAINT)] if role >= 0 else []
