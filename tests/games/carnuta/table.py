"""A table of Carnuta for tests: potions, hands and runes as words in, what each seat sees out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

from ludotheque.core.chance import Noise
from ludotheque.games import GAMES
from ludotheque.games.carnuta.data.cards import HALVES
from ludotheque.games.carnuta.game import CarnutaGame
from ludotheque.games.carnuta.knowledge.preview import Sheet, score_sheet
from ludotheque.games.carnuta.knowledge.view import CarnutaView
from ludotheque.games.positions import read_position

from ..table import SEATS, GameTable, seat_of, seed

CARNUTA = cast("CarnutaGame", GAMES["carnuta"])
MARKET = "egg-each egg-both egg-twice egg-pair skull-each skull-both skull-twice skull-pair"
LONG = 5000  # moves; no game at random takes as many
RUNES = {2: 10, 3: 16, 4: 22}  # C2.1 and C2.4: four each, and the reserve
STARTERS = ("clover-flat2", "skull-flat2", "egg-flat2", "berry-flat2")
SEVEN = " ".join(
    f"clover-{points}" for points in ("flat2", "flat5", "each", "both", "twice", "pair", "trio")
)
TEN = f"{SEVEN} clover-double flower-flat2 flower-flat5"  # ten cards in two columns


class Table(GameTable[CarnutaView]):
    """One game of Carnuta."""

    def player(self, letter: str) -> dict[str, Any]:
        """Return all that lies in front of a player."""
        found: dict[str, Any] = self.truth()["players"][seat_of(letter)]
        return found

    def hand(self, letter: str) -> str:
        """Return the cards of a hand."""
        return " ".join(self.player(letter)["hand"])

    def laid(self, letter: str) -> str:
        """Return the cards of a potion, Salt with its column after a colon."""
        return " ".join(self.player(letter)["laid"])

    def runes(self, letter: str) -> str:
        """Return the runes of a player, Suns before Moons."""
        return "S" * int(self.player(letter)["suns"]) + "M" * int(self.player(letter)["moons"])

    def reserve(self) -> tuple[int, ...]:
        """Return the Suns and the Moons of the reserve."""
        return self.view("w").reserve

    def row(self, half: str) -> list[str]:
        """Return the visible cards of a half; an empty place is an empty word."""
        market: list[str] = self.truth()["market"]
        return market[:4] if half == "day" else market[4:]

    def pile(self, half: str) -> list[str]:
        """Return a pile, the next card first."""
        found: list[str] = self.truth()["piles"][half]
        return found

    def discards(self, half: str) -> list[str]:
        """Return the discards of a half, sorted."""
        found: list[str] = self.truth()["discards"][half]
        return found

    def idle(self, letter: str) -> Table:
        """Let a player spend a turn on runes alone."""
        for _ in range(2):
            flips = [move for move in self.legal(letter) if move.startswith("flip")]
            self.play(f"{letter} {flips[0] if flips else 'suns'}")
        return self.play(f"{letter} end") if self.player(letter)["sickles"] else self

    def sheet(self, letter: str) -> Sheet:
        """Return a player's score sheet."""
        game = cast("CarnutaGame", self.game)
        return score_sheet(self.view("w"), game.table, seat_of(letter))


def half_of(half: str, game: CarnutaGame = CARNUTA) -> list[str]:
    """Return the ids of all cards of a half."""
    return [row.id for row in game.table.rows if HALVES[row.half] == half]


def player(runes: str = "SSMM", hand: str = "", laid: str = "", **more: Any) -> dict[str, Any]:
    """Describe a player: runes as letters, cards as words."""
    found = {"suns": runes.count("S"), "moons": runes.count("M"), "hand": hand.split(), **more}
    return {**found, "laid": laid.split()}


def lay(*players: dict[str, Any], game: CarnutaGame = CARNUTA, **more: Any) -> Table:
    """Lay out a position, `a` to act first.

    Who has no potion has a starting card. The market, if it is not given, is filled with cards
    that are nowhere else; where a pile is given, all other cards of its half are discards.
    """
    for place, each in enumerate(players):
        each["laid"] = each["laid"] or [STARTERS[place]]
    if "reserve" not in more:
        left = RUNES[len(players)] - sum(each["suns"] + each["moons"] for each in players)
        more["reserve"] = [left - left // 2, left // 2]
    more["market"] = more["market"].split() if "market" in more else market(players, more, game)
    for half, pile in more.get("piles", {}).items():
        unused = [card for card in half_of(half, game) if card not in named(players, more)]
        more.setdefault("discards", {}).setdefault(half, [c for c in unused if c not in pile])
    position = {"seats": len(players), "players": list(players), **more}
    return Table(game, read_position(game, position))


def named(players: tuple[dict[str, Any], ...], more: dict[str, Any]) -> set[str]:
    """Return the cards that a position names."""
    cards = {card.partition(":")[0] for each in players for card in each["hand"] + each["laid"]}
    for piles in (more.get("piles", {}), more.get("discards", {})):
        cards.update(card for pile in piles.values() for card in pile)
    return cards | set(more.get("market", []))


def market(
    players: tuple[dict[str, Any], ...], more: dict[str, Any], game: CarnutaGame
) -> list[str]:
    """Return a market of cards that are not named elsewhere."""
    taken = named(players, more)
    rows = [[card for card in half_of(half, game) if card not in taken][:4] for half in HALVES]
    return [card for row in rows for card in row + [""] * (4 - len(row))]


def new(seats: int, number: int = 0, game: CarnutaGame = CARNUTA, **options: str) -> Table:
    """Start a game."""
    return Table(game, game.new(game.read_options(options), seats, seed(number)))


def at_random(seats: int, number: int) -> Iterator[tuple[Table, str]]:
    """Play a whole game at random; yield the table and who acts before each move."""
    table, noise = new(seats, number), Noise(number)
    for _ in range(LONG):
        letter = table.to_act()
        if not letter:
            return
        yield table, letter
        legal = table.legal(letter)
        table.play(f"{letter} {legal[noise.below(len(legal))]}")
    raise AssertionError("this game does not end")


def last_turn(*players: dict[str, Any]) -> Table:
    """Lay out the last turn of the last player, and let it pass: the game is over."""
    last = len(players) - 1
    table = lay(*players, nearness=2, turn=last)
    return table.idle(SEATS[last])
