cimport cython
from ludotheque.core.arrays cimport mask_of
from ludotheque.core.chance cimport Noise
from ludotheque.games.kraaw.rules.round_end cimport ending_of
from ludotheque.games.kraaw.rules.state cimport Kraaw

# constants, written by tools/declare_constants.py
cdef int DOG, DRAWS, GIVEN, LOTS, OVER, OWN, PICKS, PLACES, REST, SCALE, SLOTS

cpdef Kraaw sample(object view, Noise noise)
cdef int _set_public(Kraaw match, object view) except -1

cdef class Guess:
    cdef Kraaw match
    cdef Noise noise
    cdef int seat, own_place, exchanges
    cdef int[35] token, lot, value, seen, pool
    cdef int[18] left
    cdef int[6] order
    cdef long long[150] weight
    cdef int sort_lots(self, object view) except -1
    cdef int list_exchanges(self, object view) except -1
    cdef int put(self, int lot, int value, int count) noexcept
    @cython.locals(likely=cython.longlong)
    cdef long long settle(self, int seat) noexcept
    cdef void unsettle(self, int seat) noexcept
    cdef void trade(self, int slot, int other) noexcept
    cdef long long weigh(self, int seat, int pick) noexcept
    @cython.locals(total=cython.longlong, rest=cython.longlong)
    cdef int draw_pick(self, int step) except? -1
    cdef bint exchange(self, int step) except -1
    cpdef int fill(self) except -1
    cdef int hand_out(self, int lot) except -1
