cimport cython
from ludotheque.games.carnavalesque.rules.state cimport Board
from ludotheque.games.carnavalesque.rules.crowd.pile cimport cards_t
from ludotheque.games.carnavalesque.bot.gestures cimport is_seeking
from ludotheque.games.carnavalesque.bot.insight cimport Insight

cdef int ALL_CARDS, FITTING, CARD, POINT, ROLE, SEAT, SKIP, SPOT, ALL_ROLES, FOOL, CARDS
cdef int KEEP_ROLE, LOOK, OFFER, ROB, THROW, TURN_OVER

@cython.final
cdef class RoleSense:
    cdef int[16] liked
    cdef int worth(self, Board board, Insight insight, int move) noexcept
    cdef int worth_of_role(self, Board board, int role) noexcept

cdef int best_draw(Board board, Insight insight) noexcept
cdef int worth_of_look(Board board, Insight insight, int spot) noexcept
@cython.locals(above=cards_t)
cdef int worth_of_throw(Board board, Insight insight, int spot) noexcept
@cython.locals(played=bint)
cdef int worth_of_theft(Board board, Insight insight, int seat) noexcept
cdef int worth_of_question(Board board, Insight insight, int point) noexcept
