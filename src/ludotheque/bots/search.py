"""Thinking: a Monte-Carlo search over imagined worlds, for any game and any number of players.

Every imagined game starts in a world that the view allows, and goes down a tree whose places are
what the player who decides there knows: players cannot use what they do not see, and those who
decide at the same time do not see each other. Each player wants the most for themselves (in a
game that is won together, all want the same). Beyond the tree the instinct of the game plays on
to the end or to its horizon, and says what the game is worth there.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from time import perf_counter

from ludotheque.core.arrays import first_seat
from ludotheque.core.chance import Noise
from ludotheque.core.game import Game
from ludotheque.core.instinct import CERTAIN, Instinct, mix
from ludotheque.core.moves import Moves
from ludotheque.core.state import State
from ludotheque.core.view import View

DEEPEST = 256  # moves of one path that are remembered
CURIOSITY = 1.2  # how much is risked on moves that the instinct likes and that were tried little
WIDTH = 4.0  # moves that are tried at once, and how fast more of them are
WIDENING = 1.5
SURPRISE = 1.0  # how much chance there is in choices made at once, so that nobody keeps in step
DOUBTS = 6  # worlds that are given up, before any is good enough
NEW_PLACES = 3  # that one imagined game adds to the tree
GLANCE = 8  # imagined games between two looks at the clock


@dataclass(frozen=True, slots=True)
class Opinion:
    """What is thought of a move: how often it was tried, and what it promised, from 0 to 1."""

    move: int
    tried: int
    promise: float


class Edge:
    """A move that was tried somewhere in the tree."""

    def __init__(self, move: int, following: Edge | None) -> None:
        self.move = move
        self.visits = 0
        self.total = 0.0
        self.following = following


class Place:
    """All positions that look alike to whoever decides there."""

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.tried = 0
        self.first: Edge | None = None

    def find(self, move: int) -> Edge | None:
        """Return what is known of a move; None if it was never tried here."""
        edge = self.first
        while edge is not None and edge.move != move:
            edge = edge.following
        return edge

    def open(self, move: int) -> Edge:
        """Add a move that was not yet tried here."""
        self.first = Edge(move, self.first)
        self.tried += 1
        return self.first


class Search:
    """One player's thoughts about one decision."""

    def __init__(self, game: Game, view: View, noise: Noise) -> None:
        self.game = game
        self.view = view
        self.seat = view.seat if view.seat in view.to_act else view.to_act[0]
        self.noise = noise
        self.instinct: Instinct = game.instinct()
        self.moves = Moves()
        self.places: dict[int, Place] = {}
        self.root = Place()
        self.world: State = self.draw_world()
        self.scratch: State = self.world.copy()
        self.imagined = 0
        self.together = False  # whether others decide at the same time
        self.depth = 0
        self.edge_at: list[Edge] = [Edge(0, None)] * DEEPEST
        self.place_at: list[Place] = [self.root] * DEEPEST
        self.seat_at = [0] * 256
        self.hopes = [0.0] * 8  # of each seat, added up over all imagined games

    def think(self, iterations: int, seconds: float = 0.0) -> None:
        """Imagine so many games, or as many as fit into some seconds (0: no limit of time)."""
        end = perf_counter() + seconds
        for number in range(iterations):
            if seconds > 0 and number % GLANCE == GLANCE - 1 and perf_counter() > end:
                break
            self.imagine()

    def imagine(self) -> None:
        """Imagine one game from here on."""
        if self.imagined > 0 and self.imagined % self.instinct.reuse == 0:
            self.world = self.draw_world()
        self.imagined += 1
        self.instinct.begin(self.world)
        self.scratch.become(self.world)
        self.scratch.chance = self.noise.branch()
        self.depth = 0
        made = self.descend()
        self.play_on(made)
        self.learn()

    def draw_world(self) -> State:
        """Draw a world in which the others may well have done what they did."""
        world = self.game.sample(self.view, self.noise)
        for _ in range(DOUBTS):
            if self.noise.below(CERTAIN) < self.instinct.trust(world, self.seat):
                break
            world = self.game.sample(self.view, self.noise)
        return world

    def descend(self) -> int:
        """Go down the tree and a little beyond; return how many moves were made."""
        state = self.scratch
        fresh = 0
        made = 0
        actors = state.actors()
        while actors != 0 and fresh < NEW_PLACES and self.depth < DEEPEST:
            if made > 0 and self.instinct.rests(state):
                break
            seat = self.seat if made == 0 else next_of(state, actors)
            place = self.root if made == 0 else self.place_of(seat, made)
            if place.visits == 0:
                fresh += 1
            self.together = actors & (actors - 1) != 0
            move = self.choose(place, seat)
            state.apply(seat, move)
            made += 1
            actors = state.actors()
        return made

    def place_of(self, seat: int, made: int) -> Place:
        """Return where in the tree this seat is."""
        key = mix(self.instinct.likeness(self.scratch, seat), 8 * made + seat)
        place = self.places.get(key)
        if place is None:
            place = Place()
            self.places[key] = place
        return place

    def choose(self, place: Place, seat: int) -> int:
        """Choose a move to follow, between what was good and what was tried little."""
        moves = self.moves
        moves.clear()
        self.scratch.list_moves(seat, moves)
        if moves.n > 1:
            self.instinct.weigh(self.scratch, seat, moves)
            index = moves.draw(self.noise) if place.visits == 0 else self.best_bet(place)
        else:
            index = 0
        move = moves.at[index]
        edge = place.find(move)
        if edge is None:
            edge = place.open(move)
        self.edge_at[self.depth] = edge
        self.place_at[self.depth] = place
        self.seat_at[self.depth] = seat
        self.depth += 1
        return move

    def best_bet(self, place: Place) -> int:
        """Return the place in the list of the move that promises most, for what is known of it."""
        moves = self.moves
        total = 0
        for index in range(moves.n):
            total += moves.odds[index]
        mean = place.total / place.visits
        urge = CURIOSITY * self.instinct.stakes / 1000.0 * sqrt(place.visits) / total
        wide = place.tried >= WIDTH + WIDENING * sqrt(place.visits)
        best = -1
        highest = 0.0
        for index in range(moves.n):
            if moves.odds[index] == 0:
                continue
            edge = place.find(moves.at[index])
            if edge is not None:
                bet = edge.total / edge.visits + urge * moves.odds[index] / (1 + edge.visits)
            elif wide:
                continue
            else:
                bet = mean + urge * moves.odds[index]
            if self.together:
                bet += self.surprise(0 if edge is None else edge.visits)
            if best < 0 or bet > highest:
                best = index
                highest = bet
        return best if best >= 0 else moves.draw(self.noise)

    def surprise(self, visits: int) -> float:
        """Return some chance, less of it where a move is known well."""
        return SURPRISE * self.noise.below(1000) / (1000.0 * sqrt(1.0 + visits))

    def play_on(self, made: int) -> None:
        """Let instinct play to the end, to the horizon, or to where the game can be judged."""
        state = self.scratch
        moves = self.moves
        actors = state.actors()
        while actors != 0 and made < self.instinct.horizon and not self.instinct.rests(state):
            seat = next_of(state, actors)
            moves.clear()
            state.list_moves(seat, moves)
            index = 0
            if moves.n > 1:
                self.instinct.weigh(state, seat, moves)
                index = moves.draw(self.noise)
            state.apply(seat, moves.at[index])
            made += 1
            actors = state.actors()

    def learn(self) -> None:
        """Tell all places on the path what the game was worth to those who decided there."""
        worth = [0.0] * 8
        for seat in range(self.scratch.seats):
            worth[seat] = self.instinct.promise(self.scratch, seat) / 1000.0
            self.hopes[seat] += worth[seat]
        for index in range(self.depth):
            seat = self.seat_at[index]
            edge = self.edge_at[index]
            place = self.place_at[index]
            edge.visits += 1
            edge.total += worth[seat]
            place.visits += 1
            place.total += worth[seat]

    def only_move(self) -> int:
        """Return the move that instinct makes by itself, because no other has any odds; or -1."""
        moves = self.moves
        moves.clear()
        self.world.list_moves(self.seat, moves)
        self.instinct.begin(self.world)
        self.instinct.weigh(self.world, self.seat, moves)
        found = -1
        for index in range(moves.n):
            if moves.odds[index] > 0:
                if found >= 0:
                    return -1
                found = moves.at[index]
        return found

    def opinions(self) -> list[Opinion]:
        """Return what is thought of the moves that were tried, the most tried first."""
        found = []
        edge = self.root.first
        while edge is not None:
            found.append(Opinion(edge.move, edge.visits, edge.total / edge.visits))
            edge = edge.following
        return sorted(found, key=lambda each: (-each.tried, -each.promise, each.move))

    def promises(self) -> list[float]:
        """Return what each seat may expect from here on, from 0 to 1."""
        return [self.hopes[seat] / self.imagined for seat in range(self.scratch.seats)]


def next_of(state: State, actors: int) -> int:
    """Return who decides next: first those whom nobody waits for, since they may speak or not."""
    if actors & (actors - 1):
        free = actors & ~state.awaited()
        if free != 0:
            return first_seat(free)
    return first_seat(actors)
