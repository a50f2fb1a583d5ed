cimport cython

from ludotheque.core.moves cimport Moves
from ludotheque.core.rules cimport Rules
from ludotheque.core.state cimport State

# constants, written by tools/declare_constants.py
cdef int CHOOSE_RAVEN, DOG, EVERYBODY, HIDDEN, LOCKED, MOST_LOCKS, NEVER, NOBODY, PLACES, RAN_OUT
cdef int REVEALED, SLOTS, STAY, UNLOCKED

cdef class Kraaw

cdef class Phase:
    cdef int enter(self, Kraaw match) except -2
    cdef int actors(self, Kraaw match) except -1
    cdef int list_moves(self, Kraaw match, int seat, Moves moves) except -1
    cdef int apply(self, Kraaw match, int seat, int move) except -2

cdef Phase NO_PHASE

cdef class Kraaw(State):
    cdef Phase now
    cdef public int direction, reprisal, repetition, turn_limit
    cdef public bint dog_exchange, swap_hand, turn_locked, memory_aid
    cdef public int round, first, playing, last_winners, last_end, ending, champion
    cdef public bint final
    cdef public int[6] raven, wins, last_total
    cdef public tuple situations
    cdef public int turn, turns, times, stolen, countdown, kept, announcer
    cdef public int[6] locks, swapped, given
    cdef public int[36] dealt
    cdef public int[35] value
    cdef public int[30] face, known, origin
    @cython.locals(match=Kraaw)
    cpdef void become(self, State other) except *
    cpdef Kraaw copy(self)
    cpdef int actors(self) except -1
    cpdef void list_moves(self, int seat, Moves moves) except *
    cpdef void apply(self, int seat, int move) except *
    cpdef int follow(self, Rules rules) except -1
    cdef int players(self) noexcept
    cdef int after(self, int seat) noexcept
    cdef int count(self, int seat, int face) noexcept
    cdef void swap(self, int* cells, int one, int other) noexcept
