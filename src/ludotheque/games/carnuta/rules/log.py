"""What Carnuta tells of a game. Nothing is secret but the order of the piles."""

from __future__ import annotations

from ludotheque.core.event import Args
from ludotheque.games.carnuta.data.cards import FACES, HALVES, INGREDIENTS, MOST_LAID
from ludotheque.games.carnuta.data.deck_file import name_card
from ludotheque.games.carnuta.rules.state import Carnuta


def card_args(game: Carnuta, card: int) -> Args:
    """Return the arguments that name a card."""
    return name_card(game.deck.rows[card])


def tell_set_up(game: Carnuta) -> None:
    """Tell who starts, and with which cards everybody begins (C2.2, C2.5)."""
    if game.log is not None:
        for seat in range(game.seats):
            game.tell("starter", {"seat": seat, **card_args(game, game.laid[MOST_LAID * seat])})
        game.tell("ancestor", {"seat": game.ancestor})


def tell_card(game: Carnuta, key: str, seat: int, card: int) -> None:
    """Tell that a player took or discarded a card."""
    if game.log is not None:
        game.tell(key, {"seat": seat, **card_args(game, card)})


def tell_play(game: Carnuta, seat: int, card: int) -> None:
    """Tell that a player played a card, and which faces were flipped and given for it (C3.2)."""
    if game.log is not None:
        row = game.deck.rows[card]
        paid = {"flips": row.faces("flip"), "gives": row.faces("give")}
        game.tell("play", {"seat": seat, **name_card(row), **paid})


def tell_reveal(game: Carnuta, place: int) -> None:
    """Tell which card fills a place of the market (C3.1)."""
    if game.log is not None:
        game.tell("reveal", {"place": place + 1, **card_args(game, game.market[place])})


def tell_runes(game: Carnuta, key: str, seat: int, face: int, count: int) -> None:
    """Tell that a player took or flipped runes (C3.4, C3.5)."""
    if game.log is not None:
        game.tell(key, {"seat": seat, "face": FACES[face], "count": count})


def tell_half(game: Carnuta, key: str, seat: int, half: int) -> None:
    """Tell that a half of the market was renewed, or its pile rebuilt (C3.7, C3.8)."""
    if game.log is not None:
        game.tell(key, {"seat": seat, "half": HALVES[half]})


def tell_ingredient(game: Carnuta, key: str, seat: int, kind: int) -> None:
    """Tell which column Salt joins, or which token a player takes (C4.2, C4.3)."""
    if game.log is not None:
        game.tell(key, {"seat": seat, "ingredient": INGREDIENTS[kind]})


def tell_seat(game: Carnuta, key: str, seat: int) -> None:
    """Tell something that needs no more than a player."""
    if game.log is not None:
        game.tell(key, {"seat": seat})


def tell_quiet(game: Carnuta, rounds: int) -> None:
    """Tell for how many rounds nobody has laid a card, and what that does (C6.5)."""
    if game.log is not None:
        key = "quiet" if rounds < game.quiet_rounds else "quiet-over"
        game.tell(key, {"rounds": rounds, "last": game.quiet_rounds})


def tell_end(game: Carnuta, totals: list[int], winners: list[int]) -> None:
    """Tell every score and who won (C6.3)."""
    if game.log is not None:
        for seat in range(game.seats):
            game.tell("score", {"seat": seat, "points": totals[seat]})
        game.tell("won", {"seats": winners, "count": len(winners)})
