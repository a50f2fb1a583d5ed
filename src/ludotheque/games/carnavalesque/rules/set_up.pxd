cimport cython

from ludotheque.core.rules cimport Rules
from ludotheque.games.carnavalesque.rules.crowd.dropping cimport spread
from ludotheque.games.carnavalesque.rules.crowd.pile cimport Crowd
from ludotheque.games.carnavalesque.rules.phases.events cimport shuffle_events
from ludotheque.games.carnavalesque.rules.state cimport Carnavalesque
from ludotheque.games.carnavalesque.rules.street cimport Street

# constants, written by tools/declare_constants.py
cdef int EVENTS, FACE_UP_AT_START, LEAST_AVAILABLE, MOST_AVAILABLE, NO_SPOT, SPOTS, THIRD_WORKSHOP
cdef int YOUNG

cpdef Carnavalesque new_game(Rules rules, object options, int seats, bytes seed)
cpdef Carnavalesque empty_table(Rules rules, object options, int seats, bytes seed)
@cython.locals(deck=int[58], dealt=int, index=int)
cdef list deal(Carnavalesque game)
@cython.locals(spots=int[64], count=int, hidden=int, index=int)
cdef int spread_crowd(Carnavalesque game, list cards) except -1
cdef int count_available(Crowd crowd) noexcept
