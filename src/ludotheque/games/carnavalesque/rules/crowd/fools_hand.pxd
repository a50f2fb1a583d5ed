from ludotheque.core.chance cimport Chance
from ludotheque.games.carnavalesque.rules.crowd.nearest cimport nearest_spot
from ludotheque.games.carnavalesque.rules.crowd.pile cimport Crowd

# constants, written by tools/declare_constants.py
cdef int DIRECTIONS, HALF, LEAST_STRETCH, MOST_DRIFT, NO_SPOT, ONE, PACE, STRETCHES, THROW_REACH
cdef int TWIST

cdef class FoolsHand:
    cdef public int x, y, drift, stretch
    cpdef void become(self, FoolsHand other) except *
    cpdef int close_eyes(self, Chance chance, int x, int y) except -1
    cpdef int glide(self, Crowd crowd, int direction, int length) except -1
    cpdef int sweep(self, Crowd crowd, int direction, int length) except -1
    cdef int travel(self, Crowd crowd, int direction, int length, bint dragging) except -1
    cdef int drag(self, Crowd crowd, int right, int down) except -1
    cdef int twist(self, Crowd crowd, int spot, int right, int down) noexcept
    cpdef int turn_over(self, Crowd crowd) except -1
    cpdef int dig(self, Crowd crowd, Chance chance) except -1
    cpdef int find(self, Crowd crowd, int depth) noexcept
