cimport cython
from ludotheque.core.chance cimport Noise
from ludotheque.games.carnuta.data.deck cimport Deck
from ludotheque.games.carnuta.rules.market cimport shuffle_pile
from ludotheque.games.carnuta.rules.state cimport Carnuta

# constants, written by tools/declare_constants.py
cdef int KINDS, MOST_CARDS, MOST_HELD, MOST_LAID

cpdef Carnuta sample(object view, Deck deck, Noise noise)
cdef int _set_centre(Carnuta game, object view) except -1
cdef int _set_players(Carnuta game, object view) except -1
@cython.locals(half=int, card=int)
cdef int _fill_piles(Carnuta game, object view) except -1
