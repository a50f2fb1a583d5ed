from ludotheque.games.carnuta.rules.log cimport tell_half, tell_reveal
from ludotheque.games.carnuta.rules.state cimport Carnuta

# constants, written by tools/declare_constants.py
cdef int MOST_CARDS, NO_CARD, ROW

cpdef int throw(Carnuta game, int card) except -1
cpdef int refill(Carnuta game, int half) except -1
cdef int rebuild(Carnuta game, int half) except -1
cpdef int shuffle_pile(Carnuta game, int half) except -1
