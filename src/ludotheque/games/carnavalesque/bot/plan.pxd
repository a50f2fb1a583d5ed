cimport cython
from ludotheque.core.evaluator cimport mix
from ludotheque.games.carnavalesque.rules.state cimport Carnavalesque
from ludotheque.games.carnavalesque.rules.crowd.pile cimport mask_t
from ludotheque.games.carnavalesque.bot.insight cimport Insight
from ludotheque.games.carnavalesque.bot.street_sense cimport StreetSense

# constants, written by tools/declare_constants.py
cdef int ALL_CARDS, ALL_POINTS, DEAD_END_POINTS, DONE, HELD, LAY, LOST, MOST_KNOWN, OPEN
cdef int PARADE_PLACES, PARADE_POINTS, PUSHED, SEND, THIRD_WORKSHOP, WASTED, WORKSHOPS
cdef int WORKSHOP_POINTS

@cython.final
cdef class Plan(StreetSense):
    cdef dict known
    cdef unsigned long long told
    cdef int required, size_of_hand, laid
    cdef bint alone, pushed
    cdef int[58] hand
    cdef mask_t[58] bit
    cdef mask_t left
    cdef int start(self, Carnavalesque game, Insight insight) except -1
    cdef int take_hand(self, Carnavalesque game, Insight insight) except -1
    @cython.locals(told=cython.ulonglong)
    cdef int remember(self) except -1
    cdef int change_all(self, int nearness) noexcept
    cdef int after(self, int move) except? -1
    cdef int after_opening(self) except? -1
    cdef int after_laying(self, int card, int place) except? -1
    cdef int after_sending(self, int place) except? -1
    cdef int after_pushing(self, int card, int place) except? -1
    cdef int leave(self, int place, int count, int way) noexcept
    cdef int value_next(self) except? -1
    cdef int drop(self, int card) noexcept
    cdef int pick_up(self, int card) noexcept
    cdef bint is_last(self) noexcept
    @cython.locals(key=cython.ulonglong, value=int)
    cdef int best(self) except? -1
    @cython.locals(key=cython.ulonglong)
    cdef unsigned long long key(self) noexcept
    @cython.locals(any_step=bint, started=bint)
    cdef int try_all(self) except? -1
    cdef int try_departures(self) except? -1
    cdef bint can_lay(self, int card, int place) noexcept
    cdef int sure_step(self) noexcept
