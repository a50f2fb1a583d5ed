from ludotheque.core.moves cimport Moves
from ludotheque.games.carnuta.rules.actions cimport drop
from ludotheque.games.carnuta.rules.log cimport tell_card, tell_end, tell_seat
from ludotheque.games.carnuta.rules.market cimport throw
from ludotheque.games.carnuta.rules.progress cimport ends_quietly
from ludotheque.games.carnuta.rules.state cimport Carnuta, Phase

# constants, written by tools/declare_constants.py
cdef int ACTION, ACTIONS, DISCARD, DISCARD_DOWN, HAND, LAST_ROUND, MOST_HELD, NEXT_ROUND
cdef int NEXT_TURN, OVER, STAY, TRIGGERED

cdef class ActionDone(Phase):
    cdef int enter(self, Carnuta game) except -2

cdef class DiscardDown(Phase):
    cdef int enter(self, Carnuta game) except -2
    cdef int list_moves(self, Carnuta game, int seat, Moves moves) except -1
    cdef int apply(self, Carnuta game, int seat, int move) except -2

cdef class NextTurn(Phase):
    cdef int enter(self, Carnuta game) except -2

cdef class NextRound(Phase):
    cdef int enter(self, Carnuta game) except -2

cdef class Over(Phase):
    cdef int actors(self, Carnuta _game) except -1
