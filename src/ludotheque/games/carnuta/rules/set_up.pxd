from ludotheque.core.rules cimport Rules
from ludotheque.games.carnuta.data.deck cimport Deck
from ludotheque.games.carnuta.rules.market cimport refill, shuffle_pile
from ludotheque.games.carnuta.rules.state cimport Carnuta

# constants, written by tools/declare_constants.py
cdef int ACTIONS, ASIDE, DAY, ENOUGH, FIRST_RUNES, KINDS, LEAST_QUIET, MARKET, MOON, MOST_CARDS
cdef int MOST_LAID, MOST_QUIET, NEVER, NIGHT, PADLOCKS, SICKLES, SUN

cpdef Carnuta new_game(Rules rules, Deck deck, object options, int seats, bytes seed)
cdef int quiet_rounds(int rounds) except -1
cdef int count_aside(Carnuta game, int seats) noexcept
cdef int lay_out(Carnuta game, int seats) except -1
cdef int deal_starters(Carnuta game) except -1
cdef int fill_pile(Carnuta game, int half) except -1
