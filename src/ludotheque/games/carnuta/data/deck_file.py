"""Reads a deck of Carnuta from CSV; every fault is found at once, with its line and column."""

from __future__ import annotations

import csv
import re
from dataclasses import dataclass
from io import StringIO

from ludotheque.core.event import Args
from ludotheque.core.faults import SHOWN, BadDeck, Fault
from ludotheque.games.carnuta.data.cards import (
    COST,
    FULL,
    HALF_OF,
    HALVES,
    INGREDIENTS,
    MOST_CARDS,
    MOST_SEATS,
    PADLOCKS,
    PLACES,
    SALT,
    SCORING,
    SPEAKS_OF,
    Act,
    Face,
)
from ludotheque.games.carnuta.data.finishing import most_laid

COLUMNS = ("id", "half", "ingredient", "counts_as", "cost", "scoring", "of", "starter")
SYMBOLS = ("flip:S", "flip:M", "give:S", "give:M")
MOST_SYMBOLS = PLACES - PADLOCKS
_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


@dataclass(frozen=True, slots=True)
class CardRow:
    """One card: numbers as in `cards.py`; the cost is a count of each of the four symbols."""

    id: str
    half: int
    ingredient: int
    counts_as: int
    cost: tuple[int, int, int, int]
    scoring: int
    of: tuple[int, ...]
    starter: bool

    def symbols(self) -> list[tuple[Act, Face]]:
        """Return the symbols of the cost, one by one."""
        counts = zip(COST, self.cost, strict=True)
        return [symbol for symbol, count in counts for _ in range(count)]

    def faces(self, act: Act) -> list[str]:
        """Return the face of each rune that is flipped, or given (C3.2)."""
        return [face for each, face in self.symbols() if each == act]


def read_deck(text: str) -> list[CardRow]:
    """Read the cards of a deck, or raise BadDeck with all that is wrong with it."""
    return _Reader(text).read()


class _Reader:
    """Reads row by row and collects faults."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.faults: list[Fault] = []
        self.line = 1
        self.ids: dict[str, int] = {}

    def read(self) -> list[CardRow]:
        (self.line, header), *rows = self.filled_rows() or [(1, [])]
        if tuple(header) != COLUMNS:
            self.fault("id", ",".join(header), ",".join(COLUMNS))
            raise BadDeck(self.faults)
        cards = []
        for line, cells in rows:
            self.line = line
            cards.append(self.read_row(cells))
        self.check_whole([card for card in cards if card is not None])
        if self.faults:
            raise BadDeck(self.faults)
        return [card for card in cards if card is not None]

    def filled_rows(self) -> list[tuple[int, list[str]]]:
        """Return the rows that are not blank, with their lines."""
        reader = csv.reader(StringIO(self.text))
        try:
            rows = [(reader.line_num, row) for row in reader]
        except csv.Error as error:
            self.line = reader.line_num
            self.fault("id", str(error), "CSV")
            raise BadDeck(self.faults) from None
        return [(line, row) for line, row in rows if any(cell.strip() for cell in row)]

    def fault(self, column: str, value: str, right: str) -> None:
        cell = {"column": column, "value": value[:SHOWN], "right": right}
        self.faults.append(Fault("fault-deck-cell", line=self.line, **cell))

    def read_row(self, cells: list[str]) -> CardRow | None:
        if len(cells) != len(COLUMNS):
            self.fault(COLUMNS[-1], ",".join(cells), f"{len(COLUMNS)} cells")
            return None
        row = dict(zip(COLUMNS, (cell.strip() for cell in cells), strict=True))
        before = len(self.faults)
        ingredient = self.word(row, "ingredient", (*INGREDIENTS, "salt"))
        scoring = self.word(row, "scoring", SCORING)
        card = CardRow(
            id=self.read_id(row["id"]),
            half=self.read_half(row, ingredient),
            ingredient=ingredient,
            counts_as=1 + self.word(row, "counts_as", ("1",) if ingredient == SALT else ("1", "2")),
            cost=self.read_cost(row["cost"]),
            scoring=scoring,
            of=self.read_of(row["of"], scoring) if row["scoring"] in SCORING else (),
            starter=self.word(row, "starter", ("no",) if ingredient == SALT else ("no", "yes"))
            == 1,
        )
        return card if len(self.faults) == before else None

    def word(self, row: dict[str, str], column: str, words: tuple[str, ...]) -> int:
        """Return the place of a cell among the words it may be."""
        if row[column] in words:
            return words.index(row[column])
        self.fault(column, row[column], ", ".join(words))
        return 0

    def read_id(self, text: str) -> str:
        if not _ID.fullmatch(text):
            self.fault("id", text, "clover-each")
        elif text in self.ids:
            self.fault("id", text, f"≠ {self.ids[text]}")
        self.ids.setdefault(text, self.line)
        return text

    def read_half(self, row: dict[str, str], ingredient: int) -> int:
        """Read the half; an ingredient belongs to one of them, Salt to both (C1.1)."""
        known = row["ingredient"] in INGREDIENTS
        right = (HALVES[HALF_OF[ingredient]],) if known else HALVES
        self.word(row, "half", right)
        return HALVES.index(row["half"]) if row["half"] in HALVES else 0

    def read_cost(self, text: str) -> tuple[int, int, int, int]:
        symbols = text.split()
        if any(symbol not in SYMBOLS for symbol in symbols) or len(symbols) > MOST_SYMBOLS:
            self.fault("cost", text, f"0 … {MOST_SYMBOLS} × {' | '.join(SYMBOLS)}")
        suns, moons, given_suns, given_moons = (symbols.count(symbol) for symbol in SYMBOLS)
        return suns, moons, given_suns, given_moons

    def read_of(self, text: str, scoring: int) -> tuple[int, ...]:
        """Read the ingredients that the points speak of, as many as their kind needs (C5)."""
        words = text.split("+") if text else []
        known = all(word in INGREDIENTS for word in words)
        if not known or len(set(words)) != len(words) or len(words) != SPEAKS_OF[scoring]:
            right = "+".join(["clover", "egg", "berry"][: SPEAKS_OF[scoring]]) or "—"
            self.fault("of", text, right)
            return ()
        return tuple(INGREDIENTS.index(word) for word in words)

    def check_whole(self, cards: list[CardRow]) -> None:
        """Check what one row cannot show."""
        starters = sum(card.starter for card in cards)
        if not self.faults and starters < MOST_SEATS:
            self.fault("starter", str(starters), f"≥ {MOST_SEATS} × yes")
        if len(cards) > MOST_CARDS:
            self.fault("id", str(len(cards)), f"≤ {MOST_CARDS}")
        if not self.faults and len(cards) >= FULL:  # fewer are too few for any table (C1.2)
            self.check_end(most_laid([card.cost for card in cards]))

    def check_end(self, most: int) -> None:
        """Refuse costs with which a game would never end (C6.5)."""
        if most < FULL:
            self.faults.append(Fault("fault-deck-endless", most=most, needed=FULL))


def name_card(card: CardRow) -> Args:
    """Return the arguments by which the texts name a card: its id, ingredient and points."""
    words = [INGREDIENTS[kind] for kind in card.of]
    ingredient = "salt" if card.ingredient == SALT else INGREDIENTS[card.ingredient]
    points = "double" if card.counts_as == 2 and card.scoring == 0 else SCORING[card.scoring]
    return {"card": card.id, "ingredient": ingredient, "scoring": points, "ingredients": words}
