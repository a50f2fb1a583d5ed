"""The words and numbers of Carnuta: ingredients, halves, faces, kinds of points."""

from __future__ import annotations

from typing import Literal, TypeAlias

Half: TypeAlias = Literal["day", "night"]
Face: TypeAlias = Literal["sun", "moon"]
Act: TypeAlias = Literal["flip", "give"]  # what a symbol of a cost does to a rune (C3.2)

INGREDIENTS = (
    "clover",
    "flower",
    "egg",
    "honey",
    "skull",
    "butterfly",
    "berry",
    "mushroom",
)
KINDS = 8  # of ingredients
SALT = 8  # in the place of an ingredient (C4.2)

HALVES: tuple[Half, ...] = ("day", "night")
DAY = 0
NIGHT = 1
HALF_OF = (DAY, DAY, DAY, DAY, NIGHT, NIGHT, NIGHT, NIGHT)  # each ingredient

FACES: tuple[Face, ...] = ("sun", "moon")
SUN = 0
MOON = 1

# C5.1 to C5.6: the kinds of points, and how many ingredients each speaks of
SCORING = ("none", "flat2", "flat5", "each", "both", "twice", "pair", "trio")
NONE, FLAT2, FLAT5, EACH, BOTH, TWICE, PAIR, TRIO = range(8)
SPEAKS_OF = (0, 0, 0, 1, 2, 1, 2, 3)
FLAT2_POINTS = 2
FLAT5_POINTS = 5
TWICE_POINTS = 2  # for each ingredient
PAIR_POINTS = 4  # for each pair
TRIO_POINTS = 6  # for each set of three

ROW = 4  # C2.3: visible cards of each half
MARKET = 2 * ROW
PLACES = 6  # C2.1: for runes
PADLOCKS = 2
SICKLES = 2
FIRST_RUNES = 2  # of each face
ACTIONS = 2  # C3
HAND = 3  # C3.9
FULL = 11  # C6.1
UNLOCK_AT = (4, 8)  # C4.3
TOKEN_AT = (6, 10)
LEAST_SEATS = 2
MOST_SEATS = 4
MOST_CARDS = 300
COST: tuple[tuple[Act, Face], ...] = (  # what each number of a cost counts
    ("flip", "sun"),
    ("flip", "moon"),
    ("give", "sun"),
    ("give", "moon"),
)
SYMBOLS = 4  # of a cost
MOST_KINDS = 3  # of ingredients that the points of a card speak of
LAST_LAID = 14  # ten cards, then two a turn in the turn that brings the end and the last one
MOST_LAID = 16  # 10 cards, then two a turn for two turns, and a little room
MOST_HELD = 8
ENOUGH = 13  # cards a player can hold and lay without ending the game
NOBODY = -1
NO_CARD = -1

# C2.4: runes of each face in the reserve, by number of players
RESERVE = {2: 1, 3: 2, 4: 3}
