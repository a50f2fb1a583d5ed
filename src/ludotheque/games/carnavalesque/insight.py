"""What a seat reads on the table: how near each card is, and what it is good for.

Nearness is in hundredths: how likely a card that is not laid yet comes to a King in time. The
supply of a point, a costume or an accessory, is the nearness of all its cards together. The use of
a card is in hundredths of a point. All of it follows from what the seat knows: its own hand, what
shows of the crowd and of the street, and what it remembers (V4.4).
"""

from __future__ import annotations

from ludotheque.games.carnavalesque.board import Board
from ludotheque.games.carnavalesque.cards import (
    AGES,
    ALL_POINTS,
    MAYBE,
    NO_AGE,
    POINTS,
    SURE,
    THIRD_WORKSHOP,
    UNKNOWN,
    UNMARKED,
    WORKSHOP,
    WORKSHOPS,
)
from ludotheque.games.carnavalesque.leanings import (
    AVAILABLE,
    COVERED,
    FITTING,
    HELD,
    LATER,
    MATCHING,
    MAYBE_HELD,
    OPENING,
    STARTING,
    UNSEEN,
)
from ludotheque.games.carnavalesque.showing import seen_cards, shows_face
from ludotheque.games.carnavalesque.sizes import CARDS


class Insight:
    """One seat's eyes on a board, with the figures that its moves need."""

    def __init__(self) -> None:
        self.seat = 0
        self.seen = 0  # the spots that are seen, as a mask
        self.lying = 0  # the cards whose faces are seen in the crowd, as a mask
        self.card_at = [0] * 64  # by spot, the card if its face is known
        self.age_at = [0] * 64  # by spot, the age if it shows
        self.near = [0] * 64  # by card
        self.unseen = [0] * 64
        self.supply = [0] * 16  # by point
        self.kings = 0  # the points of the cards that the King is known to hold
        self.uses = [0] * 64
        self.by_age = [0] * 4
        self.points = [0] * 64
        self.age = [0] * 64
        self.point_of = [0] * 256  # four places a card, for the points that it has
        self.has = [0] * 64  # how many they are
        for card in range(THIRD_WORKSHOP + 1):
            self.prepare(card)

    def prepare(self, card: int) -> None:
        """Note what is printed on a card."""
        self.points[card] = POINTS[card]
        self.age[card] = AGES[card]
        for point in range(ALL_POINTS):
            if POINTS[card] >> point & 1:
                self.point_of[4 * card + self.has[card]] = point
                self.has[card] += 1

    def look(self, board: Board, seat: int) -> None:
        """Take in the table as a seat sees it."""
        self.seat = seat
        self.read_crowd(board)
        self.find_nearness(board)
        self.add_up()
        self.kings = self.kings_points(board)
        for card in range(THIRD_WORKSHOP + 1):
            self.uses[card] = self.reckon(board, card)
        for age in range(3):
            self.by_age[age] = self.mean_use(age)

    # --- what is seen

    def read_crowd(self, board: Board) -> None:
        """Note what shows of each card of the crowd (V2.5)."""
        crowd = board.crowd
        self.seen = seen_cards(crowd)
        for spot in range(CARDS):
            self.card_at[spot] = UNKNOWN
            self.age_at[spot] = UNKNOWN
            if self.seen & crowd.bit[spot]:
                card = board.who[spot]
                known = board.known[spot] >> self.seat & 1
                if known or shows_face(crowd, spot):
                    age = self.age[card]
                    self.age_at[spot] = age if age != NO_AGE else UNMARKED
                    if known or crowd.face_up[spot] or card == THIRD_WORKSHOP:
                        self.card_at[spot] = card

    def is_covered(self, board: Board, spot: int) -> bool:
        """Say whether a card is seen to be covered by another."""
        return board.crowd.above[spot] & self.seen != 0

    def is_free(self, board: Board, spot: int) -> bool:
        """Say whether a card is seen, and nothing is seen to cover it."""
        return self.seen & board.crowd.bit[spot] != 0 and not self.is_covered(board, spot)

    def find_nearness(self, board: Board) -> None:
        """Note how near each card is."""
        self.lying = 0
        for card in range(THIRD_WORKSHOP + 1):
            self.note_place(board, card)
        for spot in range(CARDS):
            card = self.card_at[spot]
            if card >= 0 and card != THIRD_WORKSHOP:
                self.lying |= board.crowd.bit[card]
                self.unseen[card] = 0
                self.near[card] = COVERED if self.is_covered(board, spot) else AVAILABLE

    def note_place(self, board: Board, card: int) -> None:
        """Note how near a card is, by where it is laid, held, or remembered to be."""
        memory = board.memory[64 * self.seat + card]
        self.unseen[card] = 0
        if board.street.place[card] != 0 or card == THIRD_WORKSHOP:
            self.near[card] = 0
        elif board.holder[card] == self.seat:
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
            for place in range(4 * card, 4 * card + self.has[card]):
                self.supply[self.point_of[place]] += self.near[card]

    def surely_holds(self, board: Board, seat: int, card: int) -> bool:
        """Say whether this seat is sure that a card is in another hand, and does not see it lie."""
        sure = board.memory[64 * self.seat + card] == SURE + seat
        return sure and not self.lying >> card & 1

    def kings_points(self, board: Board) -> int:
        """Return the points of the cards that the King is known to hold."""
        found = 0
        if board.king >= 0 and board.king != self.seat:
            for card in range(THIRD_WORKSHOP):
                if self.surely_holds(board, board.king, card):
                    found |= self.points[card]
            if board.asked >= 0 and board.told_yes:
                found |= 1 << board.asked
        return found

    # --- the use of cards

    def best_supply(self, card: int, points: int) -> int:
        """Return the largest supply of those points of a card that are in a mask."""
        best = 0
        for place in range(4 * card, 4 * card + self.has[card]):
            point = self.point_of[place]
            if points >> point & 1 and self.supply[point] > best:
                best = self.supply[point]
        return best

    def reckon(self, board: Board, card: int) -> int:
        """Work out what a card is good for: a float it fits, or else one it could start."""
        street = board.street
        if card == THIRD_WORKSHOP:
            return OPENING if street.open < WORKSHOPS else 0
        points = self.points[card]
        best = LATER * self.best_supply(card, points) // 100
        for workshop in range(street.open):
            use = 0
            if street.size[WORKSHOP + workshop] > 0:
                shared = street.common[workshop] & points
                if shared != 0:
                    use = FITTING + self.best_supply(card, shared)
            else:
                use = STARTING + self.best_supply(card, points)
                if points & self.kings:
                    use += MATCHING
            if use > best:
                best = use
        return best

    def fits(self, card: int) -> bool:
        """Say whether a card fits a float that has been started."""
        return self.uses[card] >= FITTING

    def mean_use(self, age: int) -> int:
        """Return the mean use of the cards of an age that this seat has not seen."""
        total = 0
        count = 0
        for card in range(THIRD_WORKSHOP):
            if self.unseen[card] and self.age[card] == age:
                total += self.uses[card]
                count += 1
        return total // count if count > 0 else 0

    def use_of_back(self, age: int) -> int:
        """Return what a card is good for of which only the age shows, or not even that."""
        if age == UNMARKED:
            return OPENING
        if age >= 0:
            return self.by_age[age]
        worst = self.by_age[0]
        for other in range(1, 3):
            if self.by_age[other] < worst:
                worst = self.by_age[other]
        return worst

    def use_at(self, spot: int) -> int:
        """Return what a card of the crowd is good for, as far as it is seen."""
        if not self.seen >> spot & 1:
            return 0
        if self.card_at[spot] >= 0:
            return self.uses[self.card_at[spot]]
        return self.use_of_back(self.age_at[spot])

    def use_of_hand(self, board: Board, seat: int) -> int:
        """Guess how good a hand is: the cards one is sure of, and the backs of the others."""
        found = 0
        for card in range(THIRD_WORKSHOP + 1):
            if board.holder[card] == seat:
                if seat == self.seat or self.surely_holds(board, seat, card):
                    found += self.uses[card]
                else:
                    age = self.age[card]
                    found += self.use_of_back(age if age != NO_AGE else UNMARKED)
        return found
