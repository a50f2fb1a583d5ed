"""A table of Carnuta drawn with letters: the market as two rivers, then every potion."""

from __future__ import annotations

from collections.abc import Mapping

from ludotheque.core.drawing import Say
from ludotheque.core.ink import EMPTY, Span, beside, ink, line, shorten
from ludotheque.games.carnuta.cards import (
    FULL,
    HALVES,
    INGREDIENTS,
    KINDS,
    NO_CARD,
    NOBODY,
    PLACES,
    ROW,
)
from ludotheque.games.carnuta.deck import Deck
from ludotheque.games.carnuta.deck_file import name_card
from ludotheque.games.carnuta.describe import MOON, SUN, write_cost
from ludotheque.games.carnuta.moves import CARD, DISCARD, PLAY, SALT_ON, TAKE, TOKEN
from ludotheque.games.carnuta.preview import gain
from ludotheque.games.carnuta.view import CarnutaView

GOLD = "#f2cf63"
NIGHT = "#9fb4e8"
LEAF = "#8fd694"
BARK = "#efe6d2"
FAINT = "#8a9a84"
KEY = "bold #14261a on #f2cf63"
HALF_STYLES = (GOLD, NIGHT)
LOCKED = "▣"
FREE = "·"
ACTS = "▶"
ANCESTOR = "⚑"
CARD_WIDTH = 17
NAME_WIDTH = 14


class Picture:
    """One view being drawn, with its words and labels."""

    def __init__(self, view: CarnutaView, deck: Deck, say: Say, labels: Mapping[int, str]) -> None:
        self.view = view
        self.deck = deck
        self.say = say
        self.labels = labels

    def rows(self) -> list[Span]:
        """Return the whole picture, line by line."""
        players = [seat for seat in range(self.view.seats) if seat != self.view.seat]
        rows = [self.status(), *self.market()]
        for seat in players:
            rows += self.player(seat)
        if self.view.seat >= 0:
            rows += [*self.player(self.view.seat), *self.hand()]
        return rows

    def status(self) -> Span:
        """Say which round it is, what is left to do, and what the centre holds."""
        view, say = self.view, self.say
        key = ("table-round", "table-finishing", "table-last-round")[view.nearness]
        tokens = [self.token(kind) for kind in range(KINDS) if view.tokens[kind] == NOBODY]
        return line(
            ink(say(key, round=view.round), f"bold {LEAF}"),
            ink(f"  {say('table-actions', count=view.actions)}  ", BARK),
            ink(f"{say('table-reserve')} ", FAINT),
            ink(f"{view.reserve[0]}{SUN} ", GOLD),
            ink(f"{view.reserve[1]}{MOON}  ", NIGHT),
            ink(f"{say('table-tokens')} ", FAINT),
            *tokens,
        )

    def token(self, kind: int) -> Span:
        """Draw a bonus token of the centre."""
        label = self.labels.get(TOKEN + kind, "")
        name = ink(f"{self.short(kind)} ", BARK)
        return line(ink(label, KEY), name) if label else name

    def short(self, kind: int) -> str:
        """Return the first letters of an ingredient."""
        return self.say(f"ingredient-{INGREDIENTS[kind]}")[:3]

    def market(self) -> list[Span]:
        """Draw the visible cards of day and night."""
        rows: list[Span] = []
        for half in range(len(HALVES)):
            cards = [self.market_card(half, place) for place in range(ROW)]
            rows += beside(cards, 2)
        return rows

    def market_card(self, half: int, place: int) -> list[Span]:
        """Draw one place of the market."""
        card = self.view.market[ROW * half + place]
        if card == NO_CARD:
            return [ink(" " * CARD_WIDTH), ink(FREE.center(CARD_WIDTH), FAINT)]
        return self.card(card, self.labels.get(self.move(TAKE, card), ""), "")

    def move(self, verb: int, card: int) -> int:
        """Return the number of a move that names a card."""
        return CARD + self.deck.size * verb + card

    def card(self, card: int, label: str, note: str) -> list[Span]:
        """Draw a card in two lines: its ingredient and cost, and its points."""
        row = self.deck.rows[card]
        args = name_card(row)
        style = HALF_STYLES[row.half]
        cost = write_cost(row)
        name = shorten(self.say(f"ingredient-{args['ingredient']}"), CARD_WIDTH - 3 - len(cost))
        head = line(
            ink(label, KEY) if label else ink(" "),
            ink(f" {name}".ljust(CARD_WIDTH - 1 - len(cost)), f"bold {style}"),
            ink(cost, BARK),
        )
        points = shorten(f"  {self.points(row.of, args)}{note}", CARD_WIDTH)
        return [head, ink(points.ljust(CARD_WIDTH), FAINT)]

    def points(self, of: tuple[int, ...], args: Mapping[str, object]) -> str:
        """Write a kind of points as short as a card is narrow."""
        key = f"table-points-{args['scoring']}"
        return self.say(key, kinds="+".join(self.short(kind) for kind in of))

    def player(self, seat: int) -> list[Span]:
        """Draw a player in two lines: runes and counter, then the columns."""
        view = self.view
        acts = seat in view.to_act
        name = self.say.name(seat)
        if seat == view.seat:
            name = self.say("table-you", name=name)
        return [
            line(
                ink(ACTS if acts else " ", LEAF),
                ink(shorten(name, NAME_WIDTH).ljust(NAME_WIDTH), f"bold {LEAF if acts else BARK}"),
                ink(ANCESTOR if seat == view.ancestor else " ", GOLD),
                ink(f" {min(len(view.laid[seat]), FULL):2}/{FULL} ", BARK),
                *self.runes(seat),
                ink(f"  {self.say('table-sickles', count=view.sickles[seat])}", FAINT),
                ink(f"  {self.say('table-hand', count=len(view.hands[seat]))}", FAINT),
                ink(f"  {self.say('table-total', points=view.totals[seat])}", f"bold {GOLD}"),
            ),
            line(ink("   "), *self.columns(seat)),
        ]

    def runes(self, seat: int) -> list[Span]:
        """Draw the six places of a board."""
        view = self.view
        suns, moons, locked = view.suns[seat], view.moons[seat], view.padlocks[seat]
        free = PLACES - suns - moons - locked
        return [
            ink(SUN * suns, GOLD),
            ink(MOON * moons, NIGHT),
            ink(FREE * free + LOCKED * locked, FAINT),
        ]

    def columns(self, seat: int) -> list[Span]:
        """Draw a potion: each ingredient with its amount and the points of its cards."""
        found = []
        for kind in range(KINDS):
            amount = self.view.amounts[seat][kind]
            if amount:
                label = self.labels.get(SALT_ON + kind, "") if seat == self.view.seat else ""
                found.append(ink(label, KEY) if label else EMPTY)
                style = HALF_STYLES[kind // ROW]
                found.append(ink(f"{self.short(kind)}×{amount}", style))
                found.append(ink(f"={self.column_points(seat, kind)}  ", FAINT))
        return found

    def column_points(self, seat: int, kind: int) -> int:
        """Add up the points of a column."""
        cards = zip(self.view.columns[seat], self.view.points[seat], strict=True)
        return sum(points for column, points in cards if column == kind)

    def hand(self) -> list[Span]:
        """Draw the hand of whoever looks, with what each card would add."""
        cards = []
        for card in self.view.hands[self.view.seat]:
            label = self.labels.get(self.move(PLAY, card), "")
            label = label or self.labels.get(self.move(DISCARD, card), "")
            cards.append(self.card(card, label, f" → +{gain(self.view, self.deck, card)}"))
        return beside(cards[:ROW], 2) + (beside(cards[ROW:], 2) if len(cards) > ROW else [])


def draw(view: CarnutaView, deck: Deck, say: Say, labels: Mapping[int, str]) -> str:
    """Draw the market, every potion and the hand of whoever looks."""
    return "\n".join(row.markup for row in Picture(view, deck, say, labels).rows())
