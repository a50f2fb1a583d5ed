from ludotheque.games.carnuta.rules.rules cimport Carnuta

cdef int ACTIONS, DAY, FIRST_RUNES, KINDS, MOON, MOST_CARDS, MOST_LAID, NIGHT, PADLOCKS
cdef int SICKLES, SUN

cpdef int set_up(Carnuta game, int seats) except -1
cdef int deal_starters(Carnuta game) except -1
cdef int fill_pile(Carnuta game, int half) except -1
cdef bint is_laid(Carnuta game, int card) noexcept
