from ludotheque.core.moves cimport Moves
from ludotheque.games.carnuta.rules.log cimport tell_ingredient, tell_seat
from ludotheque.games.carnuta.rules.state cimport Carnuta, Phase

# constants, written by tools/declare_constants.py
cdef int ACTION_DONE, CHOOSE_TOKEN, COUNTER, FIRST_TOKEN, FIRST_UNLOCK, FULL, KINDS, MOST_LAID
cdef int NOBODY, OPEN, SALT_ON, SECOND_TOKEN, SECOND_UNLOCK, TOKEN, TRIGGERED

cdef class PlaceSalt(Phase):
    cdef int list_moves(self, Carnuta game, int seat, Moves moves) except -1
    cdef int apply(self, Carnuta game, int seat, int move) except -2

cdef bint has_column(Carnuta game, int seat, int kind) noexcept

cdef class Counter(Phase):
    cdef int enter(self, Carnuta game) except -2

cdef class ChooseToken(Phase):
    cdef int list_moves(self, Carnuta game, int _seat, Moves moves) except -1
    cdef int apply(self, Carnuta game, int seat, int move) except -2
