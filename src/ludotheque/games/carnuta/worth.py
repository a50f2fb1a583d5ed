"""How good a move of Carnuta looks at first sight: all that the greedy bot knows.

Worths are in hundredths of a point. A card is worth what it and the cards it helps would score
with the ingredients that the player has, holds and may still lay; playing it is worth more than
taking it, and runes are worth what they let the player play.
"""

from __future__ import annotations

from ludotheque.games.carnuta.cards import (
    FULL,
    NO_CARD,
    PLACES,
    SALT,
)
from ludotheque.games.carnuta.deck import Deck
from ludotheque.games.carnuta.deck_file import CardRow
from ludotheque.games.carnuta.moves import (
    CARD,
    DISCARD,
    END,
    FLIP_MOONS,
    FLIP_SUNS,
    PLAY,
    SALT_ON,
    SICKLE_DAY,
    TAKE_SUNS,
    TOKEN,
)
from ludotheque.games.carnuta.preview import points
from ludotheque.games.carnuta.view import CarnutaView

POINT = 100
PLAYED = 200  # what one more card in front is worth beside its points
GIVEN = 40  # what a rune that goes back to the reserve costs
GAINED = 15  # what a rune that is taken is worth by itself
TAKING = 45  # per cent of a card's worth that taking it is worth
ENABLING = 60  # per cent of a card's worth that being able to pay it is worth
POOR = 330  # a market whose best card is worth less than this is worth a sickle
GROWTH = 12  # hundredths of an ingredient of each kind that a card still to lay brings


def worths(view: CarnutaView, deck: Deck, moves: list[int]) -> list[int]:
    """Return the worth of each move, one by one."""
    sight = Sight(view, deck)
    return [sight.worth(move) for move in moves]


class Sight:
    """A view with the figures that all its moves need."""

    def __init__(self, view: CarnutaView, deck: Deck) -> None:
        self.view = view
        self.deck = deck
        self.laid = view.laid[view.turn]
        self.hand = view.hands[view.turn]
        self.runes = (view.suns[view.turn], view.moons[view.turn])
        self.mine = [deck.rows[card] for card in (*self.laid, *self.hand)]
        self.expected = self.project()
        self.now = self.score(self.expected)
        self.values: dict[int, int] = {}

    def project(self) -> list[int]:
        """Return the ingredients to reckon with, in hundredths: laid, held, and still to come."""
        to_come = GROWTH * max(0, FULL - len(self.laid))
        amounts = [POINT * amount + to_come for amount in self.view.amounts[self.view.turn]]
        for card in self.hand:
            row = self.deck.rows[card]
            if row.ingredient != SALT:
                amounts[row.ingredient] += POINT * row.counts_as // 2
        return amounts

    def score(self, amounts: list[int]) -> int:
        """Return what the cards laid and held would score with these ingredients."""
        return sum([points(row, amounts) for row in self.mine if row.of])

    def more_of(self, kind: int, count: int) -> int:
        """Return what more of an ingredient adds to the cards that are laid and held."""
        amounts = list(self.expected)
        amounts[kind] += POINT * count
        return self.score(amounts) - self.now

    def value(self, card: int) -> int:
        """Return what a card would bring once it is laid."""
        if card not in self.values:
            self.values[card] = self.reckon(self.deck.rows[card])
        return self.values[card]

    def reckon(self, row: CardRow) -> int:
        """Work out what a card would bring: its points, and more for the cards it helps."""
        if row.ingredient == SALT:
            return max(self.more_of(kind, 1) for kind in set(self.view.columns[self.view.turn]))
        own = points(row, self.expected) * (1 if row.of else POINT)
        gain = own + self.more_of(row.ingredient, row.counts_as)
        return gain - GIVEN * (row.cost[2] + row.cost[3])

    def pays(self, card: int, suns: int, moons: int) -> bool:
        """Say whether these runes pay for a card."""
        cost = self.deck.rows[card].cost
        return cost[0] + cost[2] <= suns and cost[1] + cost[3] <= moons

    def worth(self, move: int) -> int:
        """Return how good a move looks."""
        if move >= CARD:
            return self.worth_of_card(
                (move - CARD) // self.deck.size, (move - CARD) % self.deck.size
            )
        if move >= TOKEN:
            return self.more_of(move - TOKEN, 1)
        if move >= SALT_ON:
            return self.more_of(move - SALT_ON, 1)
        if move >= SICKLE_DAY:
            return self.worth_of_sickle()
        return 0 if move == END else self.worth_of_runes(move)

    def worth_of_card(self, verb: int, card: int) -> int:
        """Return how good it is to play, take or discard a card."""
        value = self.value(card)
        if verb == PLAY:
            return value + PLAYED
        if verb == DISCARD:
            return -value
        ready = POINT if self.pays(card, *self.runes) else 0
        worst = min((self.value(held) for held in self.hand), default=0)
        replaced = worst if len(self.hand) >= 3 else 0
        return (value - max(0, replaced)) * TAKING // 100 + ready - POINT * len(self.hand) // 2

    def worth_of_sickle(self) -> int:
        """A sickle is good when there is time left and nothing good in the market."""
        best = max((self.value(card) for card in self.view.market if card != NO_CARD), default=0)
        return POOR - best if self.view.actions == 2 else -1

    def worth_of_runes(self, move: int) -> int:
        """Runes are worth the best card that they let the player pay."""
        suns, moons = self.runes_after(move)
        now = self.best_payable(*self.runes)
        then = self.best_payable(suns, moons)
        gained = suns + moons - sum(self.runes)
        return max(0, then - now) * ENABLING // 100 + GAINED * gained

    def runes_after(self, move: int) -> tuple[int, int]:
        """Return the runes of each face after taking or flipping some."""
        suns, moons = self.runes
        if move == FLIP_SUNS:
            return suns + moons, 0
        if move == FLIP_MOONS:
            return 0, suns + moons
        free = PLACES - self.view.padlocks[self.view.turn] - suns - moons
        face = move - TAKE_SUNS
        count = min(free, self.view.reserve[face])
        return (suns + count, moons) if face == 0 else (suns, moons + count)

    def best_payable(self, suns: int, moons: int) -> int:
        """Return the worth of playing the best card of the hand that these runes pay."""
        payable = [card for card in self.hand if self.pays(card, suns, moons)]
        return max((self.value(card) + PLAYED for card in payable), default=0)
