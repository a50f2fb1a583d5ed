from ludotheque.games.carnuta.rules.state cimport Board

cdef class Story(Board):
    cdef int tell_card(self, str key, int seat, int card) except -1
    cdef int tell_reveal(self, int place) except -1
    cdef int tell_runes(self, str key, int seat, int face, int count) except -1
    cdef int tell_half(self, str key, int seat, int half) except -1
    cdef int tell_ingredient(self, str key, int seat, int kind) except -1
    cdef int tell_seat(self, str key, int seat) except -1
    cdef int tell_end(self, list totals, list winners) except -1
