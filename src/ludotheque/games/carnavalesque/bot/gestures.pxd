cimport cython
from ludotheque.games.carnavalesque.rules.state cimport Board
from ludotheque.games.carnavalesque.rules.crowd.pile cimport Crowd, cards_t
from ludotheque.games.carnavalesque.bot.insight cimport Insight

cdef int THIRD_WORKSHOP, WORKSHOPS, FITTING, DIG, GLIDE, GRAB, ONE, CARDS, DEPTHS, DIRECTIONS
cdef int HALF_WIDTH, NO_CARD, PACE, RADIUS
cdef int SHORT, MEDIUM, LONG, SPANS, ASIDE, AGAIN, HERE, DIGS, LAST_CHANCES, STEP

@cython.final
cdef class Gestures:
    cdef int[4] pace
    cdef int gesture(self, Board board) noexcept
    @cython.locals(told=bint)
    cdef int seek(self, Board board) noexcept
    cdef bint may_call(self, Board board) noexcept
    cdef int worth_of_call(self, Board board, Insight insight) noexcept
    cdef bint guides(self, Board board, Insight insight) noexcept
    @cython.locals(
        meant_x=cython.longlong, meant_y=cython.longlong, real_x=cython.longlong, real_y=cython.longlong,
        turn_x=cython.longlong, turn_y=cython.longlong, along_x=cython.longlong, along_y=cython.longlong,
        aside=cython.longlong,
    )
    cdef bint leads_aside(self, Board board, int right, int down) noexcept

cpdef bint is_seeking(Board board) noexcept
cdef int across(Board board) noexcept
cdef bint called_at(Board board, int first, int last) noexcept
cdef bint is_right(Board board) noexcept
cdef int agreed(Board board, int stroke) noexcept
@cython.locals(crowd=Crowd, here=cards_t)
cdef int under_hand(Board board, Insight insight) noexcept
