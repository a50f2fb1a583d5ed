"""The rules of Carnuta: what a move does (C3, C4, C6)."""

from __future__ import annotations

from ludotheque.core.outcome import Outcome
from ludotheque.games.carnuta.data.cards import (
    ACTIONS,
    FULL,
    HAND,
    KINDS,
    MOON,
    MOST_CARDS,
    MOST_HELD,
    MOST_LAID,
    NO_CARD,
    ROW,
    SALT,
    SUN,
    TOKEN_AT,
    UNLOCK_AT,
)
from ludotheque.games.carnuta.data.moves import (
    CARD,
    DISCARD,
    END,
    FLIP_MOONS,
    FLIP_SUNS,
    PLAY,
    SALT_ON,
    SICKLE_DAY,
    SICKLE_NIGHT,
    TAKE_SUNS,
    TOKEN,
)
from ludotheque.games.carnuta.data.phases import (
    ACTION,
    CHOOSE_TOKEN,
    DISCARD_DOWN,
    LAST_ROUND,
    OPEN,
    OVER,
    PLACE_SALT,
    TRIGGERED,
)
from ludotheque.games.carnuta.knowledge.view import CarnutaView, look_at
from ludotheque.games.carnuta.rules.choices import Choices
from ludotheque.games.carnuta.rules.result import result, totals, winners

FIRST_UNLOCK, SECOND_UNLOCK = UNLOCK_AT
FIRST_TOKEN, SECOND_TOKEN = TOKEN_AT


class Carnuta(Choices):
    """A game of Carnuta."""

    def view(self, seat: int) -> CarnutaView:
        """Return what this seat may know."""
        return look_at(self, seat)

    def outcome(self) -> Outcome | None:
        """Return who won and why."""
        return result(self) if self.phase == OVER else None

    def copy(self) -> Carnuta:
        """Return a deep, equal and silent copy."""
        new = Carnuta(self.deck)
        new.become(self)
        return new

    # --- what a move does

    def apply(self, seat: int, move: int) -> None:
        """Carry out a legal move."""
        if move >= CARD:
            self.apply_card(seat, (move - CARD) // self.deck.size, (move - CARD) % self.deck.size)
        elif move >= TOKEN:
            self.take_token(seat, move - TOKEN)
            self.end_action()
        elif move >= SALT_ON:
            self.lay_salt(seat, move - SALT_ON)
        elif move in (SICKLE_DAY, SICKLE_NIGHT):
            self.cut(seat, move - SICKLE_DAY)
        elif move == END:
            self.end_turn()
        else:
            self.change_runes(seat, move)
            self.end_action()

    def apply_card(self, seat: int, verb: int, card: int) -> None:
        """Take, play or discard a card."""
        if verb == PLAY:
            self.play(seat, card)
        elif verb == DISCARD:
            self.drop(seat, card)
            self.throw(card)
            self.tell_card("discard", seat, card)
            self.end_turn()
        else:
            self.take(seat, card)
            self.end_action()

    def take(self, seat: int, card: int) -> None:
        """Take a visible card into the hand; its place is refilled at once (C3.1)."""
        place = 0
        while self.market[place] != card:
            place += 1
        self.market[place] = NO_CARD
        self.hand[MOST_HELD * seat + self.hand_size[seat]] = card
        self.hand_size[seat] += 1
        self.tell_card("take", seat, card)
        self.refill(self.deck.half[card])

    def play(self, seat: int, card: int) -> None:
        """Pay for a card and lay it in its column, or ask where Salt goes (C3.2, C4.2)."""
        self.pay(seat, card)
        self.drop(seat, card)
        self.tell_card("play", seat, card)
        index = MOST_LAID * seat + self.laid_size[seat]
        self.laid[index] = card
        self.column[index] = self.deck.ingredient[card]
        self.laid_size[seat] += 1
        if self.deck.ingredient[card] == SALT:
            self.phase = PLACE_SALT
        else:
            self.amount[KINDS * seat + self.deck.ingredient[card]] += self.deck.counts_as[card]
            self.advance(seat)

    def pay(self, seat: int, card: int) -> None:
        """Flip runes in place and return others to the reserve as they are (C3.2)."""
        suns_flipped = self.deck.cost[4 * card]
        moons_flipped = self.deck.cost[4 * card + 1]
        suns_given = self.deck.cost[4 * card + 2]
        moons_given = self.deck.cost[4 * card + 3]
        self.runes[2 * seat] += moons_flipped - suns_flipped - suns_given
        self.runes[2 * seat + 1] += suns_flipped - moons_flipped - moons_given
        self.reserve[SUN] += suns_given
        self.reserve[MOON] += moons_given

    def lay_salt(self, seat: int, kind: int) -> None:
        """Let Salt count as one more of a column, for good (C4.2)."""
        self.column[MOST_LAID * seat + self.laid_size[seat] - 1] = kind
        self.amount[KINDS * seat + kind] += 1
        self.tell_ingredient("salt", seat, kind)
        self.advance(seat)

    def advance(self, seat: int) -> None:
        """Move the counter and give its bonus (C3.3, C4.3); the 11th card brings the end (C6.1)."""
        counter = self.laid_size[seat]
        if counter == FULL and self.nearness == OPEN:
            self.nearness = TRIGGERED
            self.tell_seat("triggered", seat)
        if counter in (FIRST_UNLOCK, SECOND_UNLOCK):
            self.padlocks[seat] -= 1
            self.tell_seat("padlock", seat)
        if counter in (FIRST_TOKEN, SECOND_TOKEN):
            self.phase = CHOOSE_TOKEN
        else:
            self.end_action()

    def take_token(self, seat: int, kind: int) -> None:
        """Take a bonus token, one more of its ingredient (C4.4)."""
        self.token[kind] = seat
        self.amount[KINDS * seat + kind] += 1
        self.tell_ingredient("token", seat, kind)

    def change_runes(self, seat: int, move: int) -> None:
        """Take runes of one face, or flip all to one face (C3.4, C3.5)."""
        suns = self.runes[2 * seat]
        moons = self.runes[2 * seat + 1]
        if move == FLIP_SUNS:
            self.set_runes(seat, suns + moons, 0)
            self.tell_runes("flip", seat, SUN, moons)
        elif move == FLIP_MOONS:
            self.set_runes(seat, 0, suns + moons)
            self.tell_runes("flip", seat, MOON, suns)
        else:
            face = SUN if move == TAKE_SUNS else MOON
            count = self.free_places(seat)
            if count > self.reserve[face]:
                count = self.reserve[face]
            self.reserve[face] -= count
            self.runes[2 * seat + face] += count
            self.tell_runes("runes", seat, face, count)

    def set_runes(self, seat: int, suns: int, moons: int) -> None:
        """Set how many runes of a player show each face."""
        self.runes[2 * seat] = suns
        self.runes[2 * seat + 1] = moons

    # --- hands and sickles

    def drop(self, seat: int, card: int) -> None:
        """Take a card out of a hand; the others stay in their order."""
        index = MOST_HELD * seat
        while self.hand[index] != card:
            index += 1
        self.hand_size[seat] -= 1
        for after in range(index, MOST_HELD * seat + self.hand_size[seat]):
            self.hand[after] = self.hand[after + 1]

    def cut(self, seat: int, half: int) -> None:
        """Spend a sickle: discard what is visible of a half and reveal new cards (C3.7)."""
        self.sickles[seat] -= 1
        self.tell_half("sickle", seat, half)
        for place in range(ROW * half, ROW * half + ROW):
            if self.market[place] != NO_CARD:
                self.discard[MOST_CARDS * half + self.discard_size[half]] = self.market[place]
                self.discard_size[half] += 1
                self.market[place] = NO_CARD
        self.refill(half)
        if self.actions == 0 and self.sickles[seat] == 0:
            self.end_turn()

    # --- turns

    def end_action(self) -> None:
        """Count an action; after the last one only sickles are left, then the turn is over (C3)."""
        self.phase = ACTION
        self.actions -= 1
        if self.actions == 0 and self.sickles[self.turn] == 0:
            self.end_turn()

    def end_turn(self) -> None:
        """Discard down to three (C3.9), then let the next player play."""
        if self.hand_size[self.turn] > HAND:
            self.actions = 0
            self.phase = DISCARD_DOWN
        else:
            self.next_turn()

    def next_turn(self) -> None:
        """Pass to the left; a round ends before the Ancestor (C2.5, C6.1)."""
        self.turn = (self.turn + 1) % self.seats
        self.phase = ACTION
        self.actions = ACTIONS
        if self.turn == self.ancestor:
            self.next_round()

    def next_round(self) -> None:
        """Start a round, the last one, or end the game (C6.1)."""
        if self.nearness == LAST_ROUND:
            self.phase = OVER
            self.tell_end(totals(self), winners(self))
        else:
            self.round += 1
            if self.nearness == TRIGGERED:
                self.nearness = LAST_ROUND
                self.tell_seat("last-round", self.turn)
