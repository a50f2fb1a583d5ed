"""Features of the table as a seat sees and remembers it: above all, how near each card is.

Nearness is in hundredths: how likely a card that is not laid yet comes to a King in time. The
supply of a point, a costume or an accessory, is the nearness of all its cards together. All of it
follows from what the seat knows: its own hand, what shows of the crowd and of the street, and what
it remembers (V4.4).
"""

from __future__ import annotations

from ludotheque.games.carnavalesque.bot.weights import AVAILABLE, COVERED, HELD, MAYBE_HELD, UNSEEN
from ludotheque.games.carnavalesque.data.cards import (
    AGES,
    ALL_CARDS,
    ALL_POINTS,
    MOST_POINTS,
    POINTS,
    THIRD_WORKSHOP,
    UNKNOWN,
)
from ludotheque.games.carnavalesque.data.seats import MAYBE, SURE
from ludotheque.games.carnavalesque.data.sizes import SPOTS
from ludotheque.games.carnavalesque.rules.crowd.showing import seen_spots, shows_face
from ludotheque.games.carnavalesque.rules.state import Carnavalesque


class Sight:
    """One seat's eyes on a game."""

    def __init__(self) -> None:
        self.seat = 0
        self.seen = 0  # the spots that are seen, as a mask
        self.lying = 0  # the cards whose faces are seen in the crowd, as a mask
        self.card_at = [0] * 64  # by spot, the card if its face is known
        self.age_at = [0] * 64  # by spot, the age if it shows
        self.near = [0] * 58  # by card
        self.unseen = [0] * 58
        self.supply = [0] * 15  # by point
        self.points = [0] * 58
        self.age = [0] * 58
        self.point_of = [0] * 174  # by card, the points that it has
        self.has = [0] * 58  # how many they are
        for card in range(ALL_CARDS):
            self.prepare(card)

    def prepare(self, card: int) -> None:
        """Note what is printed on a card."""
        self.points[card] = POINTS[card]
        self.age[card] = AGES[card]
        for point in range(ALL_POINTS):
            if POINTS[card] >> point & 1:
                self.point_of[MOST_POINTS * card + self.has[card]] = point
                self.has[card] += 1

    def see(self, game: Carnavalesque, seat: int) -> None:
        """Take in the table as a seat sees it."""
        self.seat = seat
        self.read_crowd(game)
        self.find_nearness(game)
        self.add_up()

    def read_crowd(self, game: Carnavalesque) -> None:
        """Note what shows of each card of the crowd (V2.5)."""
        crowd = game.crowd
        self.seen = seen_spots(crowd)
        for spot in range(SPOTS):
            self.card_at[spot] = UNKNOWN
            self.age_at[spot] = UNKNOWN
            if self.seen & crowd.bit[spot]:
                card = game.who[spot]
                known = game.known[spot] >> self.seat & 1
                if known or shows_face(crowd, spot):
                    self.age_at[spot] = game.back_of(card)
                    if known or crowd.face_up[spot] or card == THIRD_WORKSHOP:
                        self.card_at[spot] = card

    def is_covered(self, game: Carnavalesque, spot: int) -> bool:
        """Say whether a card is seen to be covered by another."""
        return game.crowd.above[spot] & self.seen != 0

    def is_free(self, game: Carnavalesque, spot: int) -> bool:
        """Say whether a card is seen, and nothing is seen to cover it."""
        return self.seen & game.crowd.bit[spot] != 0 and not self.is_covered(game, spot)

    def find_nearness(self, game: Carnavalesque) -> None:
        """Note how near each card is."""
        self.lying = 0
        for card in range(ALL_CARDS):
            self.note_place(game, card)
        for spot in range(SPOTS):
            card = self.card_at[spot]
            if card >= 0 and card != THIRD_WORKSHOP:
                self.lying |= game.crowd.bit[card]
                self.unseen[card] = 0
                self.near[card] = COVERED if self.is_covered(game, spot) else AVAILABLE

    def note_place(self, game: Carnavalesque, card: int) -> None:
        """Note how near a card is, by where it is laid, held, or remembered to be."""
        memory = game.memory[ALL_CARDS * self.seat + card]
        self.unseen[card] = 0
        if game.street.place[card] != 0 or card == THIRD_WORKSHOP:
            self.near[card] = 0
        elif game.holder[card] == self.seat:
            self.near[card] = HELD
        elif memory >= MAYBE:
            self.near[card] = MAYBE_HELD
        elif memory >= SURE:
            self.near[card] = HELD
        else:
            self.near[card] = UNSEEN
            self.unseen[card] = 1

    def add_up(self) -> None:
        """Add up the nearness of the cards with each costume and accessory."""
        for point in range(ALL_POINTS):
            self.supply[point] = 0
        for card in range(THIRD_WORKSHOP):
            for place in range(MOST_POINTS * card, MOST_POINTS * card + self.has[card]):
                self.supply[self.point_of[place]] += self.near[card]

    def surely_holds(self, game: Carnavalesque, seat: int, card: int) -> bool:
        """Say whether this seat is sure that a card is in another hand, and does not see it lie."""
        sure = game.memory[ALL_CARDS * self.seat + card] == SURE + seat
        return sure and not self.lying >> card & 1
