cimport cython

from ludotheque.core.state cimport State

cdef int PLACES, HIDDEN, REVEALED, LOCKED, NOBODY, CHOOSE_RAVEN

cdef class Board(State):
    cdef public int direction, turn_limit
    cdef public bint dog_exchange, swap_hand, turn_locked, memory_aid
    cdef public int round, first, playing, last_winners, ending, champion
    cdef public bint final, last_limit
    cdef public int[6] raven, wins, last_total
    cdef public int phase, turn, turns, stolen, countdown, kept, announcer
    cdef public int[6] locks, swapped, given
    cdef public int[36] dealt
    cdef public int[35] value
    cdef public int[30] face, known, origin
    @cython.locals(board=Board)
    cpdef void become(self, State other) except *
    cdef int players(self) noexcept
    cdef int after(self, int seat) noexcept
    cdef int count(self, int seat, int face) noexcept
    cdef void swap(self, int* cells, int one, int other) noexcept
