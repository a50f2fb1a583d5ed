"""What Carnavalesque tells of a game: every event of the log, and to whom its secrets are told."""

from __future__ import annotations

from ludotheque.core.arrays import seats_in
from ludotheque.games.carnavalesque.data.cards import (
    AGE_NAMES,
    ALL_CARDS,
    CARD_NAMES,
    NO_AGE,
    POINT_NAMES,
    THIRD_WORKSHOP,
)
from ludotheque.games.carnavalesque.data.events import EVENT_NAMES
from ludotheque.games.carnavalesque.data.moves import COMPASS, DIG, FLIP, SPANS, SWEEP, verb_of
from ludotheque.games.carnavalesque.data.roles import ROLE_NAMES, ROLES_EACH
from ludotheque.games.carnavalesque.rules.state import Carnavalesque


def tell_set_up(game: Carnavalesque) -> None:
    """Tell each player the cards dealt (V2.2)."""
    game.tell("deal", {}, {seat: {"cards": names(game, seat)} for seat in range(game.seats)})
    game.tell("round", {"round": 1})


def names(game: Carnavalesque, seat: int) -> list[str]:
    """Return the cards of a hand by name."""
    return [CARD_NAMES[card] for card in range(ALL_CARDS) if game.holder[card] == seat]


def back(game: Carnavalesque, card: int) -> str:
    """Return what the back of a card shows."""
    return AGE_NAMES[game.age[card]] if game.age[card] != NO_AGE else "none"


def tell_round(game: Carnavalesque) -> None:
    """Tell that a round begins (V3.1)."""
    if game.log is not None:
        game.tell("round", {"round": game.round})


def tell_of(game: Carnavalesque, key: str, seat: int) -> None:
    """Tell something that a player does, or that happens to them."""
    if game.log is not None:
        game.tell(key, {"seat": seat})


def tell_seats(game: Carnavalesque, key: str, mask: int) -> None:
    """Tell who claims the crown, or holds on to it; all answers at once (V3.2)."""
    if game.log is not None:
        seats = list(seats_in(mask))
        game.tell(key, {"seats": seats, "count": len(seats)})


def tell_event(game: Carnavalesque, seat: int) -> None:
    """Tell which event the Fool draws (V3.5)."""
    if game.log is not None:
        game.tell("event", {"seat": seat, "happening": EVENT_NAMES[game.event]})


def tell_count(game: Carnavalesque, key: str, count: int) -> None:
    """Tell how many cards something happened to."""
    if game.log is not None:
        game.tell(key, {"count": count})


def tell_hidden(game: Carnavalesque, key: str, seat: int, card: int) -> None:
    """Tell of a card whose back all see, and whose face only its holder does."""
    if game.log is not None:
        age, name = back(game, card), CARD_NAMES[card]
        game.tell(key, {"seat": seat, "age": age}, {seat: {"card": name}})


def tell_open(game: Carnavalesque, key: str, seat: int, card: int) -> None:
    """Tell of a card that all see."""
    if game.log is not None:
        game.tell(key, {"seat": seat, "card": CARD_NAMES[card]})


def tell_draw(game: Carnavalesque, seat: int, spot: int) -> None:
    """Tell what is about to be drawn: a card face up to all, else its back."""
    card = game.who[spot]
    if game.crowd.face_up[spot] or card == THIRD_WORKSHOP:
        tell_open(game, "draw-face-up", seat, card)
    else:
        tell_hidden(game, "draw", seat, card)


def tell_handed(game: Carnavalesque, key: str, seat: int, to: int, card: int) -> None:
    """Tell that a card goes from hand to hand: both see it, the others its back (V4.3)."""
    if game.log is not None:
        told = [seat, to]
        age, name = back(game, card), CARD_NAMES[card]
        game.tell(key, {"seat": seat, "to": to, "age": age}, {s: {"card": name} for s in told})


def tell_decree(game: Carnavalesque, key: str, age: int) -> None:
    """Tell where the King puts the Decree (V4.1)."""
    if game.log is not None:
        game.tell(key, {"seat": game.king, "age": AGE_NAMES[age]})


def tell_roles_dealt(game: Carnavalesque) -> None:
    """Tell each player the two roles dealt (V11.1)."""
    if game.log is not None:
        others = [seat for seat in range(game.seats) if seat != game.king]
        told = {seat: role_pair(game, seat) for seat in others}
        game.tell(
            "roles-dealt", {"seat": game.king}, {seat: {"roles": told[seat]} for seat in others}
        )


def role_pair(game: Carnavalesque, seat: int) -> list[str]:
    """Return the two roles that a player may choose from."""
    return [ROLE_NAMES[game.dealt_role[ROLES_EACH * seat + i]] for i in range(ROLES_EACH)]


def tell_role_kept(game: Carnavalesque, seat: int) -> None:
    """Tell that a player has chosen, and the role to that player only (V11.1)."""
    if game.log is not None:
        game.tell("role-kept", {"seat": seat}, {seat: {"role": ROLE_NAMES[game.role[seat]]}})


def tell_role(game: Carnavalesque, key: str, seat: int, role: int) -> None:
    """Tell a role that all see (V11.2)."""
    if game.log is not None:
        game.tell(key, {"seat": seat, "role": ROLE_NAMES[role]})


def tell_look(game: Carnavalesque, seat: int, spot: int) -> None:
    """Tell that a player looks at a card, and its face to that player (V11.4)."""
    if game.log is not None:
        age, name = back(game, game.who[spot]), CARD_NAMES[game.who[spot]]
        game.tell("look", {"seat": seat, "age": age}, {seat: {"card": name}})


def tell_answer(game: Carnavalesque, seat: int, point: int) -> None:
    """Tell what the messenger asked and what the King answered (V11.4)."""
    if game.log is not None:
        key = "answer-yes" if game.told_yes else "answer-no"
        game.tell(key, {"seat": seat, "to": game.king, "point": POINT_NAMES[point]})


def tell_gesture(game: Carnavalesque, seat: int, move: int) -> None:
    """Tell that the Fool does something; where to, only the Fool knows (V5.4)."""
    if game.log is not None and move in (FLIP, DIG):
        game.tell("flip" if move == FLIP else "dig", {"seat": seat})
    elif game.log is not None:
        verb = verb_of(move)
        stroke = move - verb
        direction, span = COMPASS[stroke // len(SPANS)], SPANS[stroke % len(SPANS)]
        game.tell(
            "sweep" if verb == SWEEP else "glide",
            {"seat": seat},
            {seat: {"direction": direction, "span": span}},
        )


def tell_stop(game: Carnavalesque, seat: int) -> None:
    """Tell that somebody calls; where the hand is then, all but the Fool see (V5.3)."""
    if game.log is not None:
        others = [each for each in range(-1, game.seats) if each != game.fool]
        x, y = game.fools_hand.x, game.fools_hand.y
        game.tell("stop", {"seat": seat}, {each: {"x": x, "y": y} for each in others})


def tell_laid(game: Carnavalesque, seat: int, card: int, workshop: int) -> None:
    """Tell where the King lays a card (V6.1)."""
    if game.log is not None:
        name = CARD_NAMES[card]
        game.tell("lay", {"seat": seat, "card": name, "workshop": workshop + 1})


def tell_sent(game: Carnavalesque, key: str, seat: int, workshop: int, count: int) -> None:
    """Tell where a float goes (V6.3)."""
    if game.log is not None:
        game.tell(key, {"seat": seat, "workshop": workshop + 1, "count": count})


def tell_end(game: Carnavalesque, key: str) -> None:
    """Tell how the game ends, and with how many points (V6.6, V9.1)."""
    if game.log is not None:
        game.tell(key, {"points": game.street.score()})
