cimport cython

from ludotheque.core.arrays cimport first_seat
from ludotheque.core.chance cimport Noise
from ludotheque.core.evaluator cimport Evaluator, mix
from ludotheque.core.moves cimport Moves
from ludotheque.core.state cimport State

# constants, written by tools/declare_constants.py
cdef double EXPLORATION, JITTER, WIDENING, WIDTH
cdef int CERTAIN, CLOCK_EVERY, MOST_DEPTH, NEW_NODES, REJECTIONS

@cython.final
cdef class Edge:
    cdef readonly int move, visits
    cdef readonly double total
    cdef readonly Edge following

@cython.final
cdef class Node:
    cdef readonly int visits, tried
    cdef readonly double total
    cdef readonly Edge first
    cdef Edge find(self, int move)
    cdef Edge open(self, int move)

cdef class Search:
    cdef object game, view
    cdef Noise noise
    cdef Moves moves
    cdef dict nodes
    cdef bint together
    cdef Evaluator evaluator
    cdef readonly Node root
    cdef State world, scratch
    cdef readonly int simulations
    cdef int depth, seat
    cdef list edge_at, node_at
    cdef int[256] seat_at
    cdef double[8] totals
    cpdef int run(self, int iterations, double seconds=*) except -1
    cdef int simulate(self) except -1
    cdef State determinize(self)
    cdef int descend(self) except -1
    @cython.locals(key=cython.ulonglong)
    cdef Node node_of(self, int seat, int made)
    cdef int choose(self, Node node, int seat) except -1
    @cython.locals(total=cython.long, mean=double, explore=double, bet=double, highest=double, wide=bint)
    cdef int select(self, Node node) except -2
    cdef double jitter(self, int visits)
    cdef int rollout(self, int made) except -1
    cpdef int only_move(self) except -2
    @cython.locals(value=double[8], edge=Edge, node=Node)
    cdef int backpropagate(self) except -1

@cython.locals(free=int)
cdef int next_of(State state, int actors) except -1
