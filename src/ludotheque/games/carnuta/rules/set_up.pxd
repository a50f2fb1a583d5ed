from ludotheque.core.rules cimport Rules
from ludotheque.games.carnuta.data.deck cimport Deck
from ludotheque.games.carnuta.rules.market cimport refill, shuffle_pile
from ludotheque.games.carnuta.rules.state cimport Carnuta

# constants, written by tools/declare_constants.py
cdef int ACTIONS, DAY, ENOUGH, FIRST_RUNES, KINDS, MARKET, MOON, MOST_CARDS, MOST_LAID, NIGHT
cdef int PADLOCKS, SICKLES, SUN

cpdef Carnuta new_game(Rules rules, Deck deck, int seats, bytes seed)
cdef int lay_out(Carnuta game, int seats) except -1
cdef int deal_starters(Carnuta game) except -1
cdef int fill_pile(Carnuta game, int half) except -1
cdef bint is_laid(Carnuta game, int card) noexcept
