"""Before the first turn: ravens, the deal, and the exchanges with the chien (K1, K3)."""

from __future__ import annotations

from ludotheque.core.chance import Stream
from ludotheque.core.faults import BadOption
from ludotheque.core.moves import Moves
from ludotheque.core.options import Values
from ludotheque.core.rules import STAY, Rules
from ludotheque.games.kraaw.data.cards import ALL_RAVENS, CARDS, DOG, HIDDEN, NOBODY, PLACES
from ludotheque.games.kraaw.data.moves import ANNOUNCE, KEEP, LEAVE_DOG, RAVEN, SWAP_DOG
from ludotheque.games.kraaw.data.options import LEAST_TIMES, MOST_TIMES, NEVER, REPRISALS
from ludotheque.games.kraaw.data.phases import DEAL, DOG_EXCHANGE, KEEP_OR_ANNOUNCE, MAIN_ACTION
from ludotheque.games.kraaw.rules.log import (
    tell_choice,
    tell_deal,
    tell_dog_swap,
    tell_new_hand,
    tell_raven,
)
from ludotheque.games.kraaw.rules.repetition import forget
from ludotheque.games.kraaw.rules.state import Kraaw, Phase


def new_match(rules: Rules, options: Values, seats: int, seed: bytes) -> Kraaw:
    """Set up a match: everybody picks a raven first (K1.4)."""
    match = Kraaw()
    match.follow(rules)
    match.seats = seats
    match.chance = Stream(seed)
    match.direction = 1 if options["direction"] == "clockwise" else -1
    match.dog_exchange = bool(options["dog_exchange"])
    match.swap_hand = bool(options["swap_hand"])
    match.reprisal = REPRISALS.index(str(options["reprisal"]))
    match.turn_locked = bool(options["turn_locked"])
    match.memory_aid = bool(options["memory_aid"])
    match.repetition = repetition(int(options["repetition"]))
    match.turn_limit = int(options["turn_limit"])
    match.playing = (1 << seats) - 1
    match.first = first_player(str(options["first_player"]), match)
    return match


def first_player(option: str, match: Kraaw) -> int:
    """Return the seat named by the host, or draw one (K1.5)."""
    if option == "random":
        return match.chance.below(match.seats)
    if int(option) > match.seats:
        allowed = ", ".join(["random", *(str(s + 1) for s in range(match.seats))])
        raise BadOption("fault-option-value", name="first_player", value=option, allowed=allowed)
    return int(option) - 1


def repetition(times: int) -> int:
    """Return how often a situation may come; twice is no repetition that one could be told of."""
    if NEVER < times < LEAST_TIMES:
        allowed = f"{NEVER}, {LEAST_TIMES} … {MOST_TIMES}"
        raise BadOption("fault-option-value", name="repetition", value=str(times), allowed=allowed)
    return times


class ChooseRaven(Phase):
    """Everybody picks a character, all at once (K1.4)."""

    def actors(self, match: Kraaw) -> int:
        """Return the seats that have not yet picked one."""
        mask = 0
        for seat in range(match.seats):
            if match.raven[seat] < 0:
                mask |= 1 << seat
        return mask

    def list_moves(self, match: Kraaw, _seat: int, moves: Moves) -> None:
        """List the characters that nobody has."""
        for raven in range(ALL_RAVENS):
            if not is_taken(match, raven):
                moves.add(RAVEN + raven)

    def apply(self, match: Kraaw, seat: int, move: int) -> int:
        """Take a character; the last one to do so starts the first round."""
        match.raven[seat] = move - RAVEN
        tell_raven(match, seat)
        return DEAL if self.actors(match) == 0 else STAY


def is_taken(match: Kraaw, raven: int) -> bool:
    """Say whether somebody has this character."""
    for seat in range(match.seats):
        if match.raven[seat] == raven:
            return True
    return False


class Deal(Phase):
    """A round begins: shuffle, deal five each, the rest is the chien (K3.1)."""

    def enter(self, match: Kraaw) -> int:
        """Lay the shuffled deck face down in rows."""
        match.round += 1
        match.turns = 0
        match.times = 1
        forget(match)
        match.countdown = 0
        match.kept = 0
        match.announcer = NOBODY
        for seat in range(match.seats):
            match.locks[seat] = 0
            match.swapped[seat] = -1
        deal(match)
        tell_deal(match)
        return KEEP_OR_ANNOUNCE if match.swap_hand else DOG_EXCHANGE


def deal(match: Kraaw) -> None:
    """Deal a new deck; everybody looks at their hand before laying it down (K3.1, K3.2)."""
    cards = CARDS[match.players()]
    size = len(cards)
    for card in range(size):
        match.value[card] = cards[card]
    match.chance.shuffle(match.value, size)
    lay_out(match, size)
    for value in range(6):
        match.given[value] = 0
    for seat in range(match.seats):
        remember_hand(match, seat)


def lay_out(match: Kraaw, size: int) -> None:
    """Spread the deck from its first slots over the rows of the players and the chien."""
    for place in range(PLACES):
        match.value[DOG + place] = match.value[size - PLACES + place]
    for place in range(PLACES * match.seats, DOG):
        match.value[place] = 0
    slot = size - PLACES
    for seat in range(match.seats - 1, -1, -1):
        for place in range(PLACES * seat + PLACES - 1, PLACES * seat - 1, -1):
            match.face[place] = HIDDEN
            match.known[place] = 0
            match.origin[place] = place
            if match.playing >> seat & 1:
                slot -= 1
                match.value[place] = match.value[slot]
            else:
                match.value[place] = 0


def remember_hand(match: Kraaw, seat: int) -> None:
    """Let a player look at the hand: which values, not where they lie (K3.2)."""
    for value in range(6):
        match.dealt[6 * seat + value] = 0
    for slot in range(PLACES * seat, PLACES * seat + PLACES):
        match.dealt[6 * seat + match.value[slot]] += 1


class KeepOrAnnounce(Phase):
    """The first to announce swaps the whole hand with the chien, all at once (K3.4)."""

    def actors(self, match: Kraaw) -> int:
        """Return those who have not said yet that they keep theirs."""
        return match.playing & ~match.kept

    def list_moves(self, _match: Kraaw, _seat: int, moves: Moves) -> None:
        """List both answers."""
        moves.add(ANNOUNCE)
        moves.add(KEEP)

    def apply(self, match: Kraaw, seat: int, move: int) -> int:
        """Swap the hand, or keep it; one swap ends the phase."""
        if move == ANNOUNCE:
            swap_hand(match, seat)
            return DOG_EXCHANGE
        match.kept |= 1 << seat
        tell_choice(match, "keep", seat)
        return DOG_EXCHANGE if match.kept == match.playing else STAY


def swap_hand(match: Kraaw, seat: int) -> None:
    """Swap a whole hand with the chien; the giver remembers what was in it (K3.4)."""
    for value in range(6):
        match.given[value] = match.dealt[6 * seat + value]
    for place in range(PLACES):
        match.swap(match.value, PLACES * seat + place, DOG + place)
    remember_hand(match, seat)
    match.announcer = seat
    tell_new_hand(match, seat)


class DogExchange(Phase):
    """Once round the table, everybody may swap a card with the chien (K3.3)."""

    def enter(self, match: Kraaw) -> int:
        """Begin with the first player; without this rule, with the first turn."""
        match.turn = match.first
        return STAY if match.dog_exchange else MAIN_ACTION

    def list_moves(self, _match: Kraaw, _seat: int, moves: Moves) -> None:
        """List both answers."""
        moves.add(SWAP_DOG)
        moves.add(LEAVE_DOG)

    def apply(self, match: Kraaw, seat: int, move: int) -> int:
        """Swap a card or leave it; after the last player the first turn begins."""
        if move == SWAP_DOG:
            swap_with_dog(match, seat)
        else:
            tell_choice(match, "dog-leave", seat)
        match.turn = match.after(seat)
        return MAIN_ACTION if match.turn == match.first else STAY


def swap_with_dog(match: Kraaw, seat: int) -> None:
    """Swap a card with one of the chien, both drawn at random, both unseen (K3.3)."""
    place = match.chance.below(PLACES)
    match.swap(match.value, PLACES * seat + place, DOG + match.chance.below(PLACES))
    match.swapped[seat] = place
    tell_dog_swap(match, seat)
