from ludotheque.core.arrays cimport seats_in
from ludotheque.games.kraaw.board cimport Board

cdef class Story(Board):
    cdef int tell_raven(self, int seat) except -1
    cdef int tell_deal(self) except -1
    cdef int tell_new_hand(self, int seat) except -1
    cdef int tell_dog_swap(self, int seat) except -1
    cdef int tell_choice(self, str key, int seat) except -1
    cdef int tell_action(self, int seat, int move) except -1
    cdef int tell_look(self, int slot) except -1
    cdef int tell_card(self, str key, int slot) except -1
    cdef int tell_steal(self, int seat, int slot) except -1
    cdef int tell_exchange(self, int stolen, int taken) except -1
    cdef int tell_countdown(self, int seat, bint running) except -1
    cdef int tell_round_over(self, int seat) except -1
    cdef int tell_match_over(self, int seat) except -1
