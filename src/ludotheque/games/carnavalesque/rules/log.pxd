from ludotheque.core.arrays cimport seats_in
from ludotheque.games.carnavalesque.rules.state cimport Board

cdef int ALL_CARDS, NO_AGE, DIG, FLIP, GLIDE, SWEEP

cdef class Story(Board):
    cdef list names(self, int seat)
    cdef str back(self, int card)
    cdef int tell_round(self) except -1
    cdef int tell_of(self, str key, int seat) except -1
    cdef int tell_seats(self, str key, int mask) except -1
    cdef int tell_event(self, int seat) except -1
    cdef int tell_count(self, str key, int count) except -1
    cdef int tell_hidden(self, str key, int seat, int card) except -1
    cdef int tell_open(self, str key, int seat, int card) except -1
    cdef int tell_handed(self, str key, int seat, int to, int card) except -1
    cdef int tell_decree(self, str key, int age) except -1
    cdef int tell_roles_dealt(self) except -1
    cdef int tell_role_kept(self, int seat) except -1
    cdef int tell_role(self, str key, int seat, int role) except -1
    cdef int tell_look(self, int seat, int spot) except -1
    cdef int tell_answer(self, int seat, int point) except -1
    cdef int tell_gesture(self, int seat, int move) except -1
    cdef int tell_stop(self, int seat) except -1
    cdef int tell_laid(self, int seat, int card, int workshop) except -1
    cdef int tell_sent(self, str key, int seat, int workshop, int count) except -1
    cdef int tell_end(self, str key) except -1
    cdef list role_pair(self, int seat)
