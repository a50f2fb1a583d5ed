from ludotheque.games.carnuta.rules.state cimport Carnuta

# constants, written by tools/declare_constants.py
cdef int MOST_LAID

cpdef int tell_set_up(Carnuta game) except -1
cpdef int tell_card(Carnuta game, str key, int seat, int card) except -1
cpdef int tell_play(Carnuta game, int seat, int card) except -1
cpdef int tell_reveal(Carnuta game, int place) except -1
cpdef int tell_runes(Carnuta game, str key, int seat, int face, int count) except -1
cpdef int tell_half(Carnuta game, str key, int seat, int half) except -1
cpdef int tell_ingredient(Carnuta game, str key, int seat, int kind) except -1
cpdef int tell_seat(Carnuta game, str key, int seat) except -1
cpdef int tell_quiet(Carnuta game, int rounds) except -1
cpdef int tell_end(Carnuta game, list totals, list winners) except -1
