cimport cython
from ludotheque.games.carnavalesque.rules.crowd.dropping cimport spread
from ludotheque.games.carnavalesque.rules.rules cimport Carnavalesque

cdef int EVENTS, FACE_UP_AT_START, THIRD_WORKSHOP, YOUNG, CARDS, NO_CARD

cpdef int set_up(Carnavalesque game, int seats) except -1
@cython.locals(deck=int[64], dealt=int, index=int)
cdef list deal(Carnavalesque game)
@cython.locals(spots=int[64], count=int, hidden=int, index=int)
cdef int spread_crowd(Carnavalesque game, list cards) except -1
