cimport cython
from ludotheque.core.state cimport State
from ludotheque.games.carnuta.data.deck cimport Deck

cdef int KINDS, MOST_HELD, MOST_LAID, NO_CARD, PLACES, ROW, ACTION, OPEN

cdef class Board(State):
    cdef public Deck deck
    cdef public int phase, turn, ancestor, actions, round, nearness
    cdef public int[8] market, token, runes
    cdef public int[600] pile, discard
    cdef public int[2] pile_size, discard_size, reserve
    cdef public int[4] padlocks, sickles, hand_size, laid_size
    cdef public int[32] hand, amount
    cdef public int[64] laid, column
    @cython.locals(board=Board)
    cpdef void become(self, State other) except *
    cdef int free_places(self, int seat) noexcept
    cdef int visible(self, int half) noexcept
    cpdef bint can_pay(self, int seat, int card) noexcept
    cpdef int count_afresh(self, int seat, int kind) noexcept
