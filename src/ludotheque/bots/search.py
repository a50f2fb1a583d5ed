"""Information-set Monte-Carlo tree search, for any game and any number of players.

Every simulation starts in a state sampled from the view (a determinization) and goes down a tree
whose nodes are information sets of the player who decides there: players cannot use what they do
not see, and those who decide at the same time do not see each other. Each player maximises their
own value (in a game that is won together, all want the same). Beyond the tree a rollout draws moves
by their priors to the end or to the horizon, and the evaluator of the game gives the value there.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from time import perf_counter

from ludotheque.core.arrays import first_seat
from ludotheque.core.chance import Noise
from ludotheque.core.evaluator import CERTAIN, Evaluator, mix
from ludotheque.core.game import Game
from ludotheque.core.moves import Moves
from ludotheque.core.state import State
from ludotheque.core.view import View

MOST_DEPTH = 256  # moves of one simulation that the tree keeps
EXPLORATION = 1.2  # weight of the prior of moves with few visits (PUCT)
WIDTH = 4.0  # progressive widening: moves tried at first, and how fast more are added
WIDENING = 1.5
JITTER = 1.0  # chance in simultaneous choices, so that nobody keeps in step
REJECTIONS = 6  # sampled states that are rejected as unlikely, before any is taken
NEW_NODES = 3  # that one simulation adds to the tree
CLOCK_EVERY = 8  # simulations between two looks at the clock


@dataclass(frozen=True, slots=True)
class Opinion:
    """What is thought of a move: how often it was tried, and its mean value, from 0 to 1."""

    move: int
    tried: int
    value: float


class Edge:
    """A move that was tried somewhere in the tree."""

    def __init__(self, move: int, following: Edge | None) -> None:
        self.move = move
        self.visits = 0
        self.total = 0.0
        self.following = following


class Node:
    """An information set: all states that look alike to whoever decides there."""

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
    """The search for one decision of one seat."""

    def __init__(self, game: Game, view: View, noise: Noise) -> None:
        self.game = game
        self.view = view
        self.seat = view.seat if view.seat in view.to_act else view.to_act[0]
        self.noise = noise
        self.evaluator: Evaluator = game.evaluator()
        self.moves = Moves()
        self.nodes: dict[int, Node] = {}
        self.root = Node()
        self.world: State = self.determinize()
        self.scratch: State = self.world.copy()
        self.simulations = 0
        self.together = False  # whether others decide at the same time
        self.depth = 0
        self.edge_at: list[Edge] = [Edge(0, None)] * MOST_DEPTH
        self.node_at: list[Node] = [self.root] * MOST_DEPTH
        self.seat_at = [0] * 256
        self.totals = [0.0] * 8  # of each seat, added up over all simulations

    def run(self, iterations: int, seconds: float = 0.0) -> None:
        """Simulate so many games, or as many as fit into some seconds (0: no limit of time)."""
        end = perf_counter() + seconds
        for number in range(iterations):
            if seconds > 0 and number % CLOCK_EVERY == CLOCK_EVERY - 1 and perf_counter() > end:
                break
            self.simulate()

    def simulate(self) -> None:
        """Simulate one game from here on."""
        if self.simulations > 0 and self.simulations % self.evaluator.reuse == 0:
            self.world = self.determinize()
        self.simulations += 1
        self.evaluator.begin(self.world)
        self.scratch.become(self.world)
        self.scratch.chance = self.noise.branch()
        self.depth = 0
        made = self.descend()
        self.rollout(made)
        self.backpropagate()

    def determinize(self) -> State:
        """Sample a state, rejecting those that make unlikely what the others did."""
        world = self.game.sample(self.view, self.noise)
        for _ in range(REJECTIONS):
            if self.noise.below(CERTAIN) < self.evaluator.likelihood(world, self.seat):
                break
            world = self.game.sample(self.view, self.noise)
        return world

    def descend(self) -> int:
        """Go down the tree and a little beyond; return how many moves were made."""
        state = self.scratch
        fresh = 0
        made = 0
        actors = state.actors()
        while actors != 0 and fresh < NEW_NODES and self.depth < MOST_DEPTH:
            if made > 0 and self.evaluator.is_leaf(state):
                break
            seat = self.seat if made == 0 else next_of(state, actors)
            node = self.root if made == 0 else self.node_of(seat, made)
            if node.visits == 0:
                fresh += 1
            self.together = actors & (actors - 1) != 0
            move = self.choose(node, seat)
            state.apply(seat, move)
            made += 1
            actors = state.actors()
        return made

    def node_of(self, seat: int, made: int) -> Node:
        """Return the node of what this seat knows."""
        key = mix(self.evaluator.infoset_key(self.scratch, seat), 8 * made + seat)
        node = self.nodes.get(key)
        if node is None:
            node = Node()
            self.nodes[key] = node
        return node

    def choose(self, node: Node, seat: int) -> int:
        """Choose a move to follow, between what was good and what was tried little."""
        moves = self.moves
        moves.clear()
        self.scratch.list_moves(seat, moves)
        if moves.n > 1:
            self.evaluator.prior(self.scratch, seat, moves)
            index = moves.draw(self.noise) if node.visits == 0 else self.select(node)
        else:
            index = 0
        move = moves.at[index]
        edge = node.find(move)
        if edge is None:
            edge = node.open(move)
        self.edge_at[self.depth] = edge
        self.node_at[self.depth] = node
        self.seat_at[self.depth] = seat
        self.depth += 1
        return move

    def select(self, node: Node) -> int:
        """Return the index of the move with the highest upper bound (PUCT)."""
        moves = self.moves
        total = 0
        for index in range(moves.n):
            total += moves.weight[index]
        mean = node.total / node.visits
        explore = EXPLORATION * self.evaluator.value_range / 1000.0 * sqrt(node.visits) / total
        wide = node.tried >= WIDTH + WIDENING * sqrt(node.visits)
        best = -1
        highest = 0.0
        for index in range(moves.n):
            if moves.weight[index] == 0:
                continue
            edge = node.find(moves.at[index])
            if edge is not None:
                bet = edge.total / edge.visits + explore * moves.weight[index] / (1 + edge.visits)
            elif wide:
                continue
            else:
                bet = mean + explore * moves.weight[index]
            if self.together:
                bet += self.jitter(0 if edge is None else edge.visits)
            if best < 0 or bet > highest:
                best = index
                highest = bet
        return best if best >= 0 else moves.draw(self.noise)

    def jitter(self, visits: int) -> float:
        """Return some chance, less of it where a move has many visits."""
        return JITTER * self.noise.below(1000) / (1000.0 * sqrt(1.0 + visits))

    def rollout(self, made: int) -> None:
        """Draw moves by their priors to the end, to the horizon, or to a leaf."""
        state = self.scratch
        moves = self.moves
        actors = state.actors()
        while actors != 0 and made < self.evaluator.horizon and not self.evaluator.is_leaf(state):
            seat = next_of(state, actors)
            moves.clear()
            state.list_moves(seat, moves)
            index = 0
            if moves.n > 1:
                self.evaluator.prior(state, seat, moves)
                index = moves.draw(self.noise)
            state.apply(seat, moves.at[index])
            made += 1
            actors = state.actors()

    def backpropagate(self) -> None:
        """Add the value for those who decided there to every node on the path."""
        value = [0.0] * 8
        for seat in range(self.scratch.seats):
            value[seat] = self.evaluator.value(self.scratch, seat) / 1000.0
            self.totals[seat] += value[seat]
        for index in range(self.depth):
            seat = self.seat_at[index]
            edge = self.edge_at[index]
            node = self.node_at[index]
            edge.visits += 1
            edge.total += value[seat]
            node.visits += 1
            node.total += value[seat]

    def only_move(self) -> int:
        """Return the only move whose prior is not zero; -1 where there are several."""
        moves = self.moves
        moves.clear()
        self.world.list_moves(self.seat, moves)
        self.evaluator.begin(self.world)
        self.evaluator.prior(self.world, self.seat, moves)
        found = -1
        for index in range(moves.n):
            if moves.weight[index] > 0:
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
        return sorted(found, key=lambda each: (-each.tried, -each.value, each.move))

    def values(self) -> list[float]:
        """Return what each seat may expect from here on, from 0 to 1."""
        return [self.totals[seat] / self.simulations for seat in range(self.scratch.seats)]


def next_of(state: State, actors: int) -> int:
    """Return who decides next: first those whom nobody waits for, since they may speak or not."""
    if actors & (actors - 1):
        free = actors & ~state.awaited()
        if free != 0:
            return first_seat(free)
    return first_seat(actors)
