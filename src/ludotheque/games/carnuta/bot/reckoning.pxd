from ludotheque.core.evaluator cimport Evaluator
from ludotheque.games.carnuta.rules.state cimport Carnuta
from ludotheque.games.carnuta.data.deck cimport Deck
from ludotheque.games.carnuta.rules.score cimport points_of

# constants, written by tools/declare_constants.py
cdef int FLATTEST, FULL, GIVEN, GROWTH, KINDS, MARKET, MOST_HELD, MOST_LAID, NEVER, NO_CARD, POINT
cdef int SALT

cdef class Reckoning(Evaluator):
    cdef Deck deck
    cdef int seat, mine_size, now
    cdef int[8] expected
    cdef int[24] mine
    cdef int[300] gain
    cdef int look(self, Carnuta game, int seat) except -1
    cdef void keep(self, int card) noexcept
    cdef int points(self, int card) noexcept
    cdef int expected_score(self) noexcept
    cdef bint is_flat(self, int card) noexcept
    cdef int more_of(self, int kind, int count) noexcept
    cdef int reckon(self, Carnuta game, int card) noexcept
    cdef int best_column(self, Carnuta game) noexcept
    cdef void reckon_all(self, Carnuta game) noexcept
