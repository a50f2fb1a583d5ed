"""A full match that a view allows: what is hidden is drawn again, what was seen stays.

Three lots of cards are told apart: the hand that this seat looked at (its values are known, not its
places), the hand it gave to the chien (K3.4), and the rest of the deck. The exchanges
with the chien (K3.3) are played again in their order, with places drawn anew, each as likely as it
makes what was seen since of that row, going back where that is impossible; then each lot is
shuffled into its places.
"""

from __future__ import annotations

from ludotheque.core.arrays import mask_of
from ludotheque.core.chance import Noise
from ludotheque.games.kraaw.data.cards import CARDS, DOG, PLACES, RAVENS, SLOTS
from ludotheque.games.kraaw.data.endings import ROUND_ENDS
from ludotheque.games.kraaw.data.options import REPRISALS
from ludotheque.games.kraaw.data.phases import NAMES, OVER
from ludotheque.games.kraaw.knowledge.view import RULES, KraawView
from ludotheque.games.kraaw.rules.round_end import ending_of
from ludotheque.games.kraaw.rules.state import Kraaw

REST = 0
OWN = 1
GIVEN = 2
LOTS = 3
PICKS = 25  # five places of a row, five of the chien
SCALE = 64  # likelihoods are whole numbers: this stands for certainty, card by card
DRAWS = 1 << 16


def sample(view: KraawView, noise: Noise) -> Kraaw:
    """Return a match that looks like `view` from its seat."""
    match = Kraaw()
    match.chance = noise.branch()
    _set_public(match, view)
    match.follow(RULES)
    if view.round > 0:
        Guess(match, view, noise).fill()
    return match


def _set_public(match: Kraaw, view: KraawView) -> None:
    """Copy what everybody can see."""
    match.seats = view.seats
    match.direction = view.direction
    match.dog_exchange = view.dog_exchange
    match.swap_hand = view.swap_hand
    match.reprisal = REPRISALS.index(view.reprisal)
    match.turn_locked = view.turn_locked
    match.memory_aid = view.memory_aid
    match.repetition = view.repetition
    match.turn_limit = view.turn_limit
    match.round = view.round
    match.first = view.first
    match.playing = mask_of(view.playing)
    match.final = view.final
    match.last_winners = mask_of(view.last_winners)
    match.last_end = ROUND_ENDS.index(view.last_end)
    match.champion = view.champion
    match.phase = NAMES.index(view.phase)
    match.turn = view.turn
    match.turns = view.turns
    match.times = view.times
    match.situations = view.situations
    match.stolen = max(view.stolen, 0)
    match.countdown = mask_of(view.countdown)
    match.kept = mask_of(view.kept)
    match.announcer = view.announcer
    ravens, wins, totals, locks = view.ravens, view.wins, view.last_totals, view.locks
    for seat in range(match.seats):
        match.raven[seat] = RAVENS.index(ravens[seat]) if ravens[seat] else -1
        match.wins[seat] = wins[seat]
        match.last_total[seat] = totals[seat]
        match.locks[seat] = locks[seat]
    faces, known_by, origins = view.faces, view.known_by, view.origins
    for slot in range(PLACES * match.seats):
        match.face[slot] = faces[slot]
        match.known[slot] = known_by[slot]
        match.origin[slot] = origins[slot]
    if match.phase == OVER:
        match.ending = ending_of(match)


class Guess:
    """One guess at the hidden cards. A token is a card, called by the slot it was dealt to."""

    def __init__(self, match: Kraaw, view: KraawView, noise: Noise) -> None:
        self.match = match
        self.noise = noise
        self.seat = view.seat
        self.own_place = view.swapped_place
        self.token = [0] * 35  # which token lay in each slot after the exchanges with the chien
        self.lot = [0] * 35  # which lot each token belongs to
        self.value = [0] * 35  # the value of each token, 0 while unknown
        self.seen = [0] * 35  # the value this seat knows of the card that was dealt to a slot
        self.left = [0] * 18  # cards not yet given out: of each lot all, then by value
        self.pool = [0] * 35
        self.order = [0] * 6  # who exchanged a card with the chien
        self.exchanges = 0
        self.weight = [0] * 150  # how likely each pick of each exchange makes what was seen
        self.sort_lots(view)

    def sort_lots(self, view: KraawView) -> None:
        """Lay out what is known before the exchanges with the chien."""
        own = PLACES * self.seat if view.seat in view.playing else -PLACES
        given = bool(view.given)
        for slot in range(SLOTS):
            self.token[slot] = slot
            if own <= slot < own + PLACES:
                self.lot[slot] = OWN
            elif slot >= DOG and given:
                self.lot[slot] = GIVEN
        origins, values = view.origins, view.values
        for slot in range(PLACES * self.match.seats):
            self.seen[origins[slot]] = values[slot]
        for value in CARDS[len(view.playing)]:
            self.put(REST, value, 1)
        for value in view.hand:
            self.put(OWN, value, 1)
            self.put(REST, value, -1)
        for value in view.given:
            self.put(GIVEN, value, 1)
            self.put(REST, value, -1)
        self.list_exchanges(view)

    def put(self, lot: int, value: int, count: int) -> None:
        """Put cards into a lot, or take them out."""
        self.left[6 * lot] += count
        self.left[6 * lot + value] += count

    def list_exchanges(self, view: KraawView) -> None:
        """Find who exchanged a card, in order of play; settle the rows of those who did not."""
        seat = view.first
        for _ in range(len(view.playing)):
            if view.swapped[seat]:
                self.order[self.exchanges] = seat
                self.exchanges += 1
            else:
                self.settle(seat)
            seat = self.match.after(seat)

    def settle(self, seat: int) -> int:
        """Take the known values of a row out of their lots; return how likely that is."""
        likely = 1
        for slot in range(PLACES * seat, PLACES * seat + PLACES):
            if self.seen[slot] > 0:
                lot = self.lot[self.token[slot]]
                there = self.left[6 * lot + self.seen[slot]]
                among = self.left[6 * lot]
                if there <= 0 or likely == 0:
                    likely = 0
                else:
                    likely *= (SCALE * there + among - 1) // among
                self.put(lot, self.seen[slot], -1)
        return likely

    def unsettle(self, seat: int) -> None:
        """Put the known values of a row back into their lots."""
        for slot in range(PLACES * seat, PLACES * seat + PLACES):
            if self.seen[slot] > 0:
                self.put(self.lot[self.token[slot]], self.seen[slot], 1)

    def trade(self, slot: int, other: int) -> None:
        """Let the tokens of two slots trade places."""
        kept = self.token[slot]
        self.token[slot] = self.token[other]
        self.token[other] = kept

    def exchange(self, step: int) -> bool:
        """Draw the exchanges with the chien from this one on; False if none fits what was seen."""
        if step == self.exchanges:
            return True
        seat = self.order[step]
        for pick in range(PICKS):
            self.weight[PICKS * step + pick] = self.weigh(seat, pick)
        pick = self.draw_pick(step)
        while pick >= 0:
            self.trade(PLACES * seat + pick // PLACES, DOG + pick % PLACES)
            self.settle(seat)
            if self.exchange(step + 1):
                self.match.swapped[seat] = pick // PLACES
                return True
            self.unsettle(seat)
            self.trade(PLACES * seat + pick // PLACES, DOG + pick % PLACES)
            self.weight[PICKS * step + pick] = 0
            pick = self.draw_pick(step)
        return False

    def weigh(self, seat: int, pick: int) -> int:
        """Return how likely a pick makes what was seen of a row; a seat knows its own place."""
        place = pick // PLACES
        if seat == self.seat and place != self.own_place:
            return 0
        self.trade(PLACES * seat + place, DOG + pick % PLACES)
        likely = self.settle(seat)
        self.unsettle(seat)
        self.trade(PLACES * seat + place, DOG + pick % PLACES)
        return likely

    def draw_pick(self, step: int) -> int:
        """Draw one of the picks of an exchange by their likelihood; -1 if none is possible."""
        total = 0
        for pick in range(PICKS):
            total += self.weight[PICKS * step + pick]
        if total == 0:
            return -1
        rest = total * self.noise.below(DRAWS) // DRAWS
        pick = 0
        while rest >= self.weight[PICKS * step + pick]:
            rest -= self.weight[PICKS * step + pick]
            pick += 1
        return pick

    def fill(self) -> None:
        """Give every card of the match a value."""
        self.exchange(0)
        for slot in range(SLOTS):
            self.value[self.token[slot]] = self.seen[slot]
        for lot in range(LOTS):
            self.hand_out(lot)
        match = self.match
        for slot in range(PLACES * match.seats):
            match.value[slot] = self.value[self.token[match.origin[slot]]]
            match.dealt[6 * (slot // PLACES) + self.value[slot]] += 1
        for slot in range(DOG, SLOTS):
            match.value[slot] = self.value[self.token[slot]]
            if match.announcer >= 0:
                match.given[self.value[slot]] += 1

    def hand_out(self, lot: int) -> None:
        """Shuffle what is left of a lot into its tokens that have no value yet."""
        size = 0
        for value in range(1, 6):
            for _ in range(self.left[6 * lot + value]):
                self.pool[size] = value
                size += 1
        self.noise.shuffle(self.pool, size)
        for token in range(SLOTS):
            dealt = token >= DOG or self.match.playing >> token // PLACES & 1
            if dealt and self.lot[token] == lot and self.value[token] == 0:
                size -= 1
                self.value[token] = self.pool[size]
