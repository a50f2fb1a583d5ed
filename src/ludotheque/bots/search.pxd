cimport cython

from ludotheque.core.arrays cimport first_seat
from ludotheque.core.chance cimport Noise
from ludotheque.core.instinct cimport Instinct, mix
from ludotheque.core.moves cimport Moves
from ludotheque.core.state cimport State

cdef int CERTAIN, DOUBTS, DEEPEST, NEW_PLACES, GLANCE
cdef double SURPRISE, CURIOSITY, WIDTH, WIDENING

@cython.final
cdef class Edge:
    cdef readonly int move, visits
    cdef readonly double total
    cdef readonly Edge following

@cython.final
cdef class Place:
    cdef readonly int visits, tried
    cdef readonly double total
    cdef readonly Edge first
    cdef Edge find(self, int move)
    cdef Edge open(self, int move)

cdef class Search:
    cdef object game, view
    cdef Noise noise
    cdef Moves moves
    cdef dict places
    cdef bint together
    cdef Instinct instinct
    cdef readonly Place root
    cdef State world, scratch
    cdef readonly int imagined
    cdef int depth, seat
    cdef list edge_at, place_at
    cdef int[256] seat_at
    cdef double[8] hopes
    cpdef int think(self, int iterations, double seconds=*) except -1
    cdef int imagine(self) except -1
    cdef State draw_world(self)
    cdef int descend(self) except -1
    @cython.locals(key=cython.ulonglong)
    cdef Place place_of(self, int seat, int made)
    cdef int choose(self, Place place, int seat) except -1
    @cython.locals(total=cython.long, mean=double, urge=double, bet=double, highest=double, wide=bint)
    cdef int best_bet(self, Place place) except -2
    cdef double surprise(self, int visits)
    cdef int play_on(self, int made) except -1
    cpdef int only_move(self) except -2
    @cython.locals(worth=double[8], edge=Edge, place=Place)
    cdef int learn(self) except -1

@cython.locals(free=int)
cdef int next_of(State state, int actors) except -1
