"""The actions of a turn: take a card, play one, take or flip runes, spend a sickle (C3)."""

from __future__ import annotations

from ludotheque.core.moves import Moves
from ludotheque.core.rules import STAY
from ludotheque.games.carnuta.data.cards import (
    DAY,
    KINDS,
    MOON,
    MOST_CARDS,
    MOST_HELD,
    MOST_LAID,
    NIGHT,
    NO_CARD,
    ROW,
    SALT,
    SUN,
)
from ludotheque.games.carnuta.data.moves import CUT, END, FLIP_RUNES, PLAY, TAKE, TAKE_RUNES
from ludotheque.games.carnuta.data.phases import (
    ACTION,
    ACTION_DONE,
    COUNTER,
    DISCARD_DOWN,
    PLACE_SALT,
)
from ludotheque.games.carnuta.rules.log import tell_card, tell_half, tell_play, tell_runes
from ludotheque.games.carnuta.rules.market import refill
from ludotheque.games.carnuta.rules.state import Carnuta, Phase


class Action(Phase):
    """A player has actions or sickles left (C3)."""

    def enter(self, game: Carnuta) -> int:
        """After the last action only sickles are left; without them the turn is over."""
        return DISCARD_DOWN if game.actions == 0 and game.sickles[game.turn] == 0 else STAY

    def list_moves(self, game: Carnuta, seat: int, moves: Moves) -> None:
        """List the actions that would change something (C3); there always is one (C3.6).

        A player with a rune can flip it, and one without finds some in the reserve: the others
        have not enough places for all.
        """
        if game.actions == 0:
            moves.add(game.deck.first[END])
        else:
            first = game.deck.first[TAKE]
            for place in range(2 * ROW):
                if game.market[place] != NO_CARD:
                    moves.add(first + game.market[place])
            list_payable(game, seat, moves)
            list_rune_actions(game, seat, moves)
        list_sickles(game, seat, moves)

    def apply(self, game: Carnuta, seat: int, move: int) -> int:
        """Carry out an action, or end the turn."""
        verb = game.deck.verb[move]
        thing = game.deck.thing[move]
        if verb == TAKE:
            take(game, seat, thing)
        elif verb == PLAY:
            return play(game, seat, thing)
        elif verb == END:
            return DISCARD_DOWN
        elif verb == CUT:
            cut(game, seat, thing)
            return ACTION
        elif verb == TAKE_RUNES:
            take_runes(game, seat, thing)
        elif verb == FLIP_RUNES:
            flip_runes(game, seat, thing)
        return ACTION_DONE


def list_payable(game: Carnuta, seat: int, moves: Moves) -> None:
    """List the cards of a hand that its owner can pay for (C3.2)."""
    first = game.deck.first[PLAY]
    for index in range(MOST_HELD * seat, MOST_HELD * seat + game.hand_size[seat]):
        if game.can_pay(seat, game.hand[index]):
            moves.add(first + game.hand[index])


def list_rune_actions(game: Carnuta, seat: int, moves: Moves) -> None:
    """List taking and flipping runes, where that changes something (C3.4 to C3.6)."""
    if game.free_places(seat) > 0:
        if game.reserve[SUN] > 0:
            moves.add(game.deck.first[TAKE_RUNES] + SUN)
        if game.reserve[MOON] > 0:
            moves.add(game.deck.first[TAKE_RUNES] + MOON)
    if game.runes[2 * seat + MOON] > 0:
        moves.add(game.deck.first[FLIP_RUNES] + SUN)
    if game.runes[2 * seat + SUN] > 0:
        moves.add(game.deck.first[FLIP_RUNES] + MOON)


def list_sickles(game: Carnuta, seat: int, moves: Moves) -> None:
    """List the halves of the market that can be renewed (C3.7)."""
    if game.sickles[seat] > 0:
        if game.visible(DAY) > 0:
            moves.add(game.deck.first[CUT] + DAY)
        if game.visible(NIGHT) > 0:
            moves.add(game.deck.first[CUT] + NIGHT)


def take(game: Carnuta, seat: int, card: int) -> None:
    """Take a visible card into the hand; its place is refilled at once (C3.1)."""
    place = 0
    while game.market[place] != card:
        place += 1
    game.market[place] = NO_CARD
    game.hand[MOST_HELD * seat + game.hand_size[seat]] = card
    game.hand_size[seat] += 1
    tell_card(game, "take", seat, card)
    refill(game, game.deck.half[card])


def play(game: Carnuta, seat: int, card: int) -> int:
    """Pay for a card and lay it in its column, or ask where Salt goes (C3.2, C4.2)."""
    pay(game, seat, card)
    drop(game, seat, card)
    tell_play(game, seat, card)
    index = MOST_LAID * seat + game.laid_size[seat]
    game.laid[index] = card
    game.column[index] = game.deck.ingredient[card]
    game.laid_size[seat] += 1
    game.last_laid = game.round
    if game.deck.ingredient[card] == SALT:
        return PLACE_SALT
    game.amount[KINDS * seat + game.deck.ingredient[card]] += game.deck.counts_as[card]
    return COUNTER


def pay(game: Carnuta, seat: int, card: int) -> None:
    """Flip runes in place and return others to the reserve as they are (C3.2)."""
    suns_flipped = game.deck.cost[4 * card]
    moons_flipped = game.deck.cost[4 * card + 1]
    suns_given = game.deck.cost[4 * card + 2]
    moons_given = game.deck.cost[4 * card + 3]
    game.runes[2 * seat + SUN] += moons_flipped - suns_flipped - suns_given
    game.runes[2 * seat + MOON] += suns_flipped - moons_flipped - moons_given
    game.reserve[SUN] += suns_given
    game.reserve[MOON] += moons_given


def drop(game: Carnuta, seat: int, card: int) -> None:
    """Take a card out of a hand; the others stay in their order."""
    index = MOST_HELD * seat
    while game.hand[index] != card:
        index += 1
    game.hand_size[seat] -= 1
    for after in range(index, MOST_HELD * seat + game.hand_size[seat]):
        game.hand[after] = game.hand[after + 1]


def take_runes(game: Carnuta, seat: int, face: int) -> None:
    """Take as many runes of one face as there are and fit (C3.4)."""
    count = game.free_places(seat)
    if count > game.reserve[face]:
        count = game.reserve[face]
    game.reserve[face] -= count
    game.runes[2 * seat + face] += count
    tell_runes(game, "runes", seat, face, count)


def flip_runes(game: Carnuta, seat: int, face: int) -> None:
    """Flip runes so that all show one face (C3.5)."""
    other = MOON if face == SUN else SUN
    count = game.runes[2 * seat + other]
    game.runes[2 * seat + face] += count
    game.runes[2 * seat + other] = 0
    tell_runes(game, "flip", seat, face, count)


def cut(game: Carnuta, seat: int, half: int) -> None:
    """Spend a sickle: discard what is visible of a half and reveal new cards (C3.7)."""
    game.sickles[seat] -= 1
    tell_half(game, "sickle", seat, half)
    for place in range(ROW * half, ROW * half + ROW):
        if game.market[place] != NO_CARD:
            game.discard[MOST_CARDS * half + game.discard_size[half]] = game.market[place]
            game.discard_size[half] += 1
            game.market[place] = NO_CARD
    refill(game, half)
