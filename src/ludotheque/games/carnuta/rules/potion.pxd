from ludotheque.core.moves cimport Moves
from ludotheque.games.carnuta.rules.log cimport tell_ingredient, tell_seat
from ludotheque.games.carnuta.rules.state cimport Carnuta, Phase

cdef int FULL, KINDS, MOST_LAID, NOBODY, SALT_ON, TOKEN, ACTION_DONE, CHOOSE_TOKEN, COUNTER, OPEN
cdef int TRIGGERED, FIRST_UNLOCK, SECOND_UNLOCK, FIRST_TOKEN, SECOND_TOKEN

cdef class PlaceSalt(Phase):
    cdef int list_moves(self, Carnuta game, int seat, Moves moves) except -1
    cdef int apply(self, Carnuta game, int seat, int move) except -2

cdef bint has_column(Carnuta game, int seat, int kind) noexcept

cdef class Counter(Phase):
    cdef int enter(self, Carnuta game) except -2

cdef class ChooseToken(Phase):
    cdef int list_moves(self, Carnuta game, int _seat, Moves moves) except -1
    cdef int apply(self, Carnuta game, int seat, int move) except -2
