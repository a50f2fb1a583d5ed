cimport cython

from ludotheque.core.moves cimport Moves
from ludotheque.core.rules cimport Rules
from ludotheque.core.state cimport State
from ludotheque.games.carnuta.data.deck cimport Deck

# constants, written by tools/declare_constants.py
cdef int ACTION, ACTIONS, ASIDE, DAY, FULL, HAND, KINDS, LAST_LAID, LAST_ROUND, MOST_CARDS
cdef int MOST_HELD, MOST_LAID, NEVER, NIGHT, NOBODY, NO_CARD, OPEN, PADLOCKS, PLACES, PLACE_SALT
cdef int ROW, SHUFFLED, SICKLES, STAY

cdef class Carnuta

cdef class Phase:
    cdef int enter(self, Carnuta game) except -2
    cdef int actors(self, Carnuta game) except -1
    cdef int list_moves(self, Carnuta game, int seat, Moves moves) except -1
    cdef int apply(self, Carnuta game, int seat, int move) except -2

cdef Phase NO_PHASE

cdef class Carnuta(State):
    cdef Phase now
    cdef public Deck deck
    cdef public int spare_starts
    cdef public bint memory_aid, last_turn
    cdef public int quiet_rounds
    cdef public int turn, ancestor, actions, round, last_laid, nearness
    cdef public int[8] market, token, runes
    cdef public int[600] pile, discard
    cdef public int[2] pile_size, discard_size, reserve
    cdef public int[4] padlocks, sickles, hand_size, laid_size
    cdef public int[32] hand, amount
    cdef public int[64] laid, column
    @cython.locals(game=Carnuta)
    cpdef void become(self, State other) except *
    cpdef Carnuta copy(self)
    cpdef int follow(self, Rules rules) except -1
    cpdef int actors(self) except -1
    cpdef void list_moves(self, int seat, Moves moves) except *
    cpdef void apply(self, int seat, int move) except *
    cpdef int free_places(self, int seat) noexcept
    cpdef int visible(self, int half) noexcept
    cpdef bint is_aside(self, int card) noexcept
    cpdef bint is_laid(self, int card) noexcept
    cpdef bint can_pay(self, int seat, int card) noexcept
    cpdef int count_afresh(self, int seat, int kind) noexcept
