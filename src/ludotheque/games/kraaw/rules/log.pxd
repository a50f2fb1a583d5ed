from ludotheque.core.arrays cimport seats_in
from ludotheque.games.kraaw.rules.repetition cimport circles
from ludotheque.games.kraaw.rules.state cimport Kraaw

# constants, written by tools/declare_constants.py
cdef int HIDDEN, LOCKED, PLACES, REPEATED, STILL

cpdef int tell_raven(Kraaw match, int seat) except -1
cpdef int tell_deal(Kraaw match) except -1
cpdef int tell_new_hand(Kraaw match, int seat) except -1
cpdef int tell_dog_swap(Kraaw match, int seat) except -1
cpdef int tell_choice(Kraaw match, str key, int seat) except -1
cpdef int tell_action(Kraaw match, int seat, int move) except -1
cpdef int tell_look(Kraaw match, int slot) except -1
cpdef int tell_card(Kraaw match, str key, int slot) except -1
cpdef int tell_steal(Kraaw match, int seat, int slot) except -1
cpdef int tell_exchange(Kraaw match, int stolen, int taken) except -1
cpdef int tell_countdown(Kraaw match, int seat, bint running) except -1
cpdef int tell_repetition(Kraaw match) except -1
cpdef int tell_round_over(Kraaw match, int seat) except -1
cpdef int tell_match_over(Kraaw match, int seat) except -1
