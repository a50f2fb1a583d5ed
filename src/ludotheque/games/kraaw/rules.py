"""The rules of Kraaw: who acts, what is legal, and what a move does."""

from __future__ import annotations

from ludotheque.core.moves import Moves
from ludotheque.core.outcome import Outcome
from ludotheque.games.kraaw.board import Board
from ludotheque.games.kraaw.cards import (
    CARDS,
    DOG,
    EVERYBODY,
    HIDDEN,
    LOCKED,
    MOST_LOCKS,
    NOBODY,
    PLACES,
    REVEALED,
    ROUNDS_TO_WIN,
)
from ludotheque.games.kraaw.endings import ENDINGS, FINAL, THREE_ROUNDS, TURN_LIMIT
from ludotheque.games.kraaw.moves import (
    ANNOUNCE,
    BONUS,
    CARD,
    EXCHANGE,
    KEEP,
    LEAVE_DOG,
    LOCK,
    LOOK,
    PASS,
    RAVEN,
    REVEAL_LOCK,
    SWAP_DOG,
)
from ludotheque.games.kraaw.phases import (
    BONUS_ACTION,
    BONUS_LOCK,
    BONUS_TURN,
    CHOOSE_RAVEN,
    DOG_EXCHANGE,
    KEEP_OR_ANNOUNCE,
    LOCK_ONE,
    LOOK_AT,
    MAIN_ACTION,
    OVER,
    REPRISAL,
    REVEAL_AND_LOCK,
    REVEAL_ONE,
    STEAL,
)
from ludotheque.games.kraaw.score import total, winners
from ludotheque.games.kraaw.story import Story
from ludotheque.games.kraaw.view import KraawView, look_at


class Kraaw(Story):
    """A match of Kraaw."""

    def view(self, seat: int) -> KraawView:
        """Return what this seat may know."""
        return look_at(self, seat)

    def outcome(self) -> Outcome | None:
        """Return who won the match and why it ended."""
        return result(self)

    def copy(self) -> Kraaw:
        """Return a deep, equal and silent copy."""
        new = Kraaw()
        new.become(self)
        return new

    # --- who acts, and what is legal

    def actors(self) -> int:
        """Return the seats that must decide now, as a mask."""
        if self.phase == CHOOSE_RAVEN:
            return self.without_raven()
        if self.phase == KEEP_OR_ANNOUNCE:
            return self.playing & ~self.kept
        if self.phase == REPRISAL:
            return 1 << self.stolen // PLACES
        if self.phase == OVER:
            return 0
        return 1 << self.turn

    def without_raven(self) -> int:
        """Return the seats that have not yet picked a character."""
        mask = 0
        for seat in range(self.seats):
            if self.raven[seat] < 0:
                mask |= 1 << seat
        return mask

    def list_moves(self, seat: int, moves: Moves) -> None:
        """Fill `moves` with what this seat may do now."""
        if self.actors() >> seat & 1:
            self.list_decisions(seat, moves)

    def list_decisions(self, seat: int, moves: Moves) -> None:
        """Fill `moves` for a seat that must act."""
        phase = self.phase
        if phase == MAIN_ACTION:
            self.list_actions(seat, moves)
        elif phase == STEAL:
            self.list_targets(seat, moves)
        elif phase == REPRISAL:
            self.list_unlocked(self.turn, moves)
        elif phase == BONUS_ACTION:
            moves.add(BONUS)
            moves.add(PASS)
        elif phase in (LOOK_AT, REVEAL_ONE, REVEAL_AND_LOCK):
            self.list_row(seat, HIDDEN, moves)
        elif phase in (LOCK_ONE, BONUS_LOCK):
            self.list_row(seat, REVEALED, moves)
        elif phase == BONUS_TURN:
            self.list_turnable(seat, moves)
        elif phase == DOG_EXCHANGE:
            moves.add(SWAP_DOG)
            moves.add(LEAVE_DOG)
        elif phase == KEEP_OR_ANNOUNCE:
            moves.add(ANNOUNCE)
            moves.add(KEEP)
        else:
            self.list_ravens(moves)

    def list_actions(self, seat: int, moves: Moves) -> None:
        """List the main actions that are possible (K5.1 to K5.6)."""
        if self.count(seat, HIDDEN) > 0:
            moves.add(LOOK)
            moves.add(REVEAL_LOCK)
        if self.locks[seat] < MOST_LOCKS and self.count(seat, REVEALED) > 0:
            moves.add(LOCK)
        moves.add(EXCHANGE)

    def list_row(self, seat: int, face: int, moves: Moves) -> None:
        """List the cards of a row that lie in this state."""
        for slot in range(PLACES * seat, PLACES * seat + PLACES):
            if self.face[slot] == face:
                moves.add(CARD + slot)

    def list_unlocked(self, seat: int, moves: Moves) -> None:
        """List the cards of a row that can leave it (K2.2)."""
        for slot in range(PLACES * seat, PLACES * seat + PLACES):
            if self.face[slot] != LOCKED:
                moves.add(CARD + slot)

    def list_targets(self, seat: int, moves: Moves) -> None:
        """List the opponents' cards that can be stolen (K5.4)."""
        for other in range(self.seats):
            if other != seat and self.playing >> other & 1:
                self.list_unlocked(other, moves)

    def list_turnable(self, seat: int, moves: Moves) -> None:
        """List the face-up cards that can be turned back (K5.7)."""
        for slot in range(PLACES * seat, PLACES * seat + PLACES):
            face = self.face[slot]
            if face == REVEALED or (face == LOCKED and self.turn_locked):
                moves.add(CARD + slot)

    def list_ravens(self, moves: Moves) -> None:
        """List the characters that nobody has (K1.4)."""
        for raven in range(ANNOUNCE - RAVEN):
            if not self.raven_taken(raven):
                moves.add(RAVEN + raven)

    def raven_taken(self, raven: int) -> bool:
        """Say whether somebody has this character."""
        for seat in range(self.seats):
            if self.raven[seat] == raven:
                return True
        return False

    # --- what a move does

    def apply(self, seat: int, move: int) -> None:
        """Carry out a legal move."""
        phase = self.phase
        if phase == MAIN_ACTION:
            self.announce(seat, move)
        elif phase == STEAL:
            self.stolen = move - CARD
            self.phase = REPRISAL
            self.tell_steal(seat, self.stolen)
        elif phase == REPRISAL:
            self.exchange(self.stolen, move - CARD)
            self.offer_bonus()
        elif phase == BONUS_ACTION:
            self.accept_bonus(seat, move)
        elif phase == LOOK_AT:
            self.known[move - CARD] |= 1 << seat
            self.phase = REVEAL_ONE
            self.tell_look(move - CARD)
        elif phase in (REVEAL_ONE, REVEAL_AND_LOCK):
            self.reveal(move - CARD)
            if phase == REVEAL_AND_LOCK and self.locks[seat] < MOST_LOCKS:  # K5.2
                self.lock(move - CARD)
            self.watch(seat)
            self.offer_bonus()
        elif phase == LOCK_ONE:
            self.lock(move - CARD)
            self.offer_bonus()
        elif phase == BONUS_LOCK:
            self.lock(move - CARD)
            self.phase = BONUS_TURN
        elif phase == BONUS_TURN:
            self.turn_back(move - CARD)
            self.watch(seat)
            self.begin_turn(self.after(seat))
        else:
            self.set_up(seat, move)

    def set_up(self, seat: int, move: int) -> None:
        """Carry out a move that comes before the first turn of a round."""
        if self.phase == CHOOSE_RAVEN:
            self.raven[seat] = move - RAVEN
            self.tell_raven(seat)
            if self.without_raven() == 0:
                self.begin_round()
        elif self.phase == KEEP_OR_ANNOUNCE:
            self.keep_or_announce(seat, move)
        else:
            if move == SWAP_DOG:
                self.swap_with_dog(seat)
            else:
                self.tell_choice("dog-leave", seat)
            self.offer_dog(self.after(seat))

    def announce(self, seat: int, move: int) -> None:
        """Announce a main action: a move of its own, seen by all (K4.2)."""
        self.tell_action(seat, move)
        if move == LOOK:
            self.phase = LOOK_AT
        elif move == REVEAL_LOCK:
            self.phase = REVEAL_AND_LOCK
        elif move == LOCK:
            self.phase = LOCK_ONE
        else:
            self.phase = STEAL

    def reveal(self, slot: int) -> None:
        """Turn a card face up for all to see."""
        self.face[slot] = REVEALED
        self.known[slot] = EVERYBODY
        self.tell_card("reveal", slot)

    def lock(self, slot: int) -> None:
        """Lock a revealed card and spend one of the two locks (K2.3)."""
        self.face[slot] = LOCKED
        self.locks[slot // PLACES] += 1
        self.tell_card("lock", slot)

    def turn_back(self, slot: int) -> None:
        """Turn a card face down: hidden and unlocked, known to all who saw it (K5.7, K5.8)."""
        self.face[slot] = HIDDEN
        self.tell_card("turn-back", slot)

    def exchange(self, stolen: int, taken: int) -> None:
        """Let two cards trade places; a stolen hidden card is revealed at once (K5.4, K5.5)."""
        hidden = self.face[stolen] == HIDDEN
        swap(self.value, stolen, taken)
        swap(self.face, stolen, taken)
        swap(self.known, stolen, taken)
        swap(self.origin, stolen, taken)
        if hidden:
            self.face[taken] = REVEALED
            self.known[taken] = EVERYBODY
        self.tell_exchange(stolen, taken)
        if hidden:
            self.tell_card("reveal", taken)
        self.watch(taken // PLACES)
        self.watch(stolen // PLACES)

    def watch(self, seat: int) -> None:
        """Start or cancel the countdown of a player (K6.1)."""
        running = self.count(seat, HIDDEN) == 0
        if running != bool(self.countdown >> seat & 1):
            self.countdown ^= 1 << seat
            self.tell_countdown(seat, running)

    def offer_bonus(self) -> None:
        """Offer the bonus action if it is possible, else go on (K4.1, K5.7)."""
        needed = 1 if self.turn_locked else 2
        if self.locks[self.turn] < MOST_LOCKS and self.count(self.turn, REVEALED) >= needed:
            self.phase = BONUS_ACTION
        else:
            self.begin_turn(self.after(self.turn))

    def accept_bonus(self, seat: int, move: int) -> None:
        """Start the bonus action or decline it (K4.1)."""
        if move == BONUS:
            self.tell_action(seat, BONUS)
            self.phase = BONUS_LOCK
        else:
            self.begin_turn(self.after(seat))

    # --- rounds and turns

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
                swap(self.value, PLACES * seat + place, DOG + place)
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
        swap(self.value, PLACES * seat + place, DOG + self.chance.below(PLACES))
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
            self.end_match(only_seat(leaders), limit)
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


def only_seat(mask: int) -> int:
    """Return the seat of a mask that has one."""
    seat = 0
    while not mask >> seat & 1:
        seat += 1
    return seat


def swap(cells: list[int], one: int, other: int) -> None:
    """Let two cells trade their content."""
    kept = cells[one]
    cells[one] = cells[other]
    cells[other] = kept


def result(match: Board) -> Outcome | None:
    """Return the outcome of a match that is over."""
    if match.phase != OVER:
        return None
    scores = tuple([match.wins[seat] for seat in range(match.seats)])
    return Outcome((match.champion,), scores, match.round, ENDINGS[match.ending])
