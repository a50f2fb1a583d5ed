cimport cython
from ludotheque.games.carnavalesque.rules.state cimport Carnavalesque
from ludotheque.games.carnavalesque.rules.crowd.pile cimport Crowd, mask_t
from ludotheque.games.carnavalesque.bot.insight cimport Insight

# constants, written by tools/declare_constants.py
cdef int AGAIN, ALL_LENGTHS, ASIDE, DEPTHS, DIG, DIGS, DIRECTIONS, FITTING, GLIDE, GRAB
cdef int HALF_WIDTH, HERE, LAST_CHANCES, LONG, MEDIUM, NO_SPOT, ONE, PACE, RADIUS, SHORT, SPOTS
cdef int STEP, THIRD_WORKSHOP, WORKSHOPS

@cython.final
cdef class BlindPolicy:
    cdef int[3] pace
    cdef int gesture(self, Carnavalesque game) noexcept
    @cython.locals(told=bint)
    cdef int seek(self, Carnavalesque game) noexcept
    cdef bint may_call(self, Carnavalesque game) noexcept
    cdef int score_of_call(self, Carnavalesque game, Insight insight) noexcept
    cdef bint guides(self, Carnavalesque game, Insight insight) noexcept
    @cython.locals(
        meant_x=cython.longlong, meant_y=cython.longlong, real_x=cython.longlong, real_y=cython.longlong,
        turn_x=cython.longlong, turn_y=cython.longlong, along_x=cython.longlong, along_y=cython.longlong,
        aside=cython.longlong,
    )
    cdef bint leads_aside(self, Carnavalesque game, int right, int down) noexcept

cpdef bint is_seeking(Carnavalesque game) noexcept
cdef int across(Carnavalesque game) noexcept
cdef bint called_at(Carnavalesque game, int first, int last) noexcept
cdef bint is_right(Carnavalesque game) noexcept
cdef int agreed(Carnavalesque game, int stroke) noexcept
@cython.locals(crowd=Crowd, here=mask_t)
cdef int under_hand(Carnavalesque game, Insight insight) noexcept
