from ludotheque.core.arrays cimport seats_in
from ludotheque.games.carnavalesque.rules.state cimport Carnavalesque

# constants, written by tools/declare_constants.py
cdef int ALL_CARDS, DIG, FLIP, NO_AGE, ROLES_EACH, SWEEP, THIRD_WORKSHOP

cdef list names(Carnavalesque game, int seat)
cdef str back(Carnavalesque game, int card)
cpdef int tell_round(Carnavalesque game) except -1
cpdef int tell_of(Carnavalesque game, str key, int seat) except -1
cpdef int tell_seats(Carnavalesque game, str key, int mask) except -1
cpdef int tell_event(Carnavalesque game, int seat) except -1
cpdef int tell_count(Carnavalesque game, str key, int count) except -1
cpdef int tell_hidden(Carnavalesque game, str key, int seat, int card) except -1
cpdef int tell_open(Carnavalesque game, str key, int seat, int card) except -1
cpdef int tell_draw(Carnavalesque game, int seat, int spot) except -1
cpdef int tell_handed(Carnavalesque game, str key, int seat, int to, int card) except -1
cpdef int tell_decree(Carnavalesque game, str key, int age) except -1
cpdef int tell_roles_dealt(Carnavalesque game) except -1
cpdef int tell_role_kept(Carnavalesque game, int seat) except -1
cpdef int tell_role(Carnavalesque game, str key, int seat, int role) except -1
cpdef int tell_look(Carnavalesque game, int seat, int spot) except -1
cpdef int tell_answer(Carnavalesque game, int seat, int point) except -1
cpdef int tell_gesture(Carnavalesque game, int seat, int move) except -1
cpdef int tell_stop(Carnavalesque game, int seat) except -1
cpdef int tell_laid(Carnavalesque game, int seat, int card, int workshop) except -1
cpdef int tell_sent(Carnavalesque game, str key, int seat, int workshop, int count) except -1
cpdef int tell_end(Carnavalesque game, str key) except -1
cdef list role_pair(Carnavalesque game, int seat)
