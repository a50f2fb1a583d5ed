"""The rounds of Kraaw: how one is set up, whose turn it is, how it ends (K1, K3, K6)."""

from __future__ import annotations

from ludotheque.core.arrays import first_seat
from ludotheque.games.kraaw.cards import CARDS, DOG, HIDDEN, NOBODY, PLACES, ROUNDS_TO_WIN
from ludotheque.games.kraaw.choices import Choices
from ludotheque.games.kraaw.endings import FINAL, THREE_ROUNDS, TURN_LIMIT
from ludotheque.games.kraaw.moves import ANNOUNCE
from ludotheque.games.kraaw.phases import DOG_EXCHANGE, KEEP_OR_ANNOUNCE, MAIN_ACTION, OVER
from ludotheque.games.kraaw.score import total, winners


class Rounds(Choices):
    """A match that goes from one round to the next."""

    def begin_round(self) -> None:
        """Shuffle, deal five each, the rest is the chien (K3.1)."""
        self.round += 1
        self.turns = 0
        self.countdown = 0
        self.kept = 0
        self.announcer = NOBODY
        for seat in range(self.seats):
            self.locks[seat] = 0
            self.swapped[seat] = -1
        self.deal()
        self.tell_deal()
        if self.swap_hand:
            self.phase = KEEP_OR_ANNOUNCE
        else:
            self.begin_dog_exchange()

    def deal(self) -> None:
        """Lay the shuffled deck face down in rows (K3.1, K3.2)."""
        cards = CARDS[self.players()]
        size = len(cards)
        for card in range(size):
            self.value[card] = cards[card]
        self.chance.shuffle(self.value, size)
        self.lay_out(size)
        for value in range(6):
            self.given[value] = 0
        for seat in range(self.seats):
            self.remember_hand(seat)

    def lay_out(self, size: int) -> None:
        """Spread the deck from its first slots over the rows of the players and the chien."""
        for place in range(PLACES):
            self.value[DOG + place] = self.value[size - PLACES + place]
        for place in range(PLACES * self.seats, DOG):
            self.value[place] = 0
        slot = size - PLACES
        for seat in range(self.seats - 1, -1, -1):
            for place in range(PLACES * seat + PLACES - 1, PLACES * seat - 1, -1):
                self.face[place] = HIDDEN
                self.known[place] = 0
                self.origin[place] = place
                if self.playing >> seat & 1:
                    slot -= 1
                    self.value[place] = self.value[slot]
                else:
                    self.value[place] = 0

    def remember_hand(self, seat: int) -> None:
        """Let a player look at the hand: which values, not where they lie (K3.2)."""
        for value in range(6):
            self.dealt[6 * seat + value] = 0
        for slot in range(PLACES * seat, PLACES * seat + PLACES):
            self.dealt[6 * seat + self.value[slot]] += 1

    def keep_or_announce(self, seat: int, move: int) -> None:
        """The first to announce swaps the whole hand with the chien (K3.4)."""
        if move == ANNOUNCE:
            for value in range(6):
                self.given[value] = self.dealt[6 * seat + value]
            for place in range(PLACES):
                self.swap(self.value, PLACES * seat + place, DOG + place)
            self.remember_hand(seat)
            self.announcer = seat
            self.tell_new_hand(seat)
        else:
            self.kept |= 1 << seat
            self.tell_choice("keep", seat)
        if move == ANNOUNCE or self.kept == self.playing:
            self.begin_dog_exchange()

    def begin_dog_exchange(self) -> None:
        """Go round the table once for the exchange with the chien, if it is played (K3.3)."""
        if self.dog_exchange:
            self.turn = self.first
            self.phase = DOG_EXCHANGE
        else:
            self.begin_turn(self.first)

    def offer_dog(self, seat: int) -> None:
        """Offer the chien to the next player, or start the first turn after the last one."""
        if seat == self.first:
            self.begin_turn(seat)
        else:
            self.turn = seat

    def swap_with_dog(self, seat: int) -> None:
        """Swap a card with one of the chien, both drawn at random, both unseen (K3.3)."""
        place = self.chance.below(PLACES)
        self.swap(self.value, PLACES * seat + place, DOG + self.chance.below(PLACES))
        self.swapped[seat] = place
        self.tell_dog_swap(seat)

    def begin_turn(self, seat: int) -> None:
        """Start a turn, or end the round if the player has no hidden card (K6.1)."""
        self.turn = seat
        if self.count(seat, HIDDEN) == 0:
            self.end_round(False)
        elif self.turn_limit > 0 and self.turns >= self.turn_limit:
            self.end_round(True)
        else:
            self.turns += 1
            self.phase = MAIN_ACTION

    def end_round(self, limit: bool) -> None:
        """Score the round and go on to the next one, the final or the end (K6.2 to K6.5)."""
        won = winners(self)
        self.last_winners = won
        self.last_limit = limit
        for seat in range(self.seats):
            self.last_total[seat] = total(self, seat)
        leaders = won if self.final else self.count_wins(won)
        self.tell_round_over(self.turn)
        if leaders == 0:
            self.next_round()
        elif leaders & (leaders - 1) == 0:
            self.end_match(first_seat(leaders), limit)
        else:  # K6.4
            self.final = True
            self.playing = leaders
            self.next_round()

    def count_wins(self, won: int) -> int:
        """Give the winners their round; return those who now have three (K1.1)."""
        leaders = 0
        for seat in range(self.seats):
            self.wins[seat] += won >> seat & 1
            if self.wins[seat] == ROUNDS_TO_WIN:
                leaders |= 1 << seat
        return leaders

    def next_round(self) -> None:
        """Let the neighbour of the previous first player start a new round (K1.7)."""
        self.first = self.after(self.first)
        self.begin_round()

    def end_match(self, leader: int, limit: bool) -> None:
        """End the match with its winner."""
        self.phase = OVER
        self.champion = leader
        if limit:
            self.ending = TURN_LIMIT
        else:
            self.ending = FINAL if self.final else THREE_ROUNDS
        self.tell_match_over(self.champion)
