cimport cython
from ludotheque.games.carnavalesque.rules.state cimport Carnavalesque
from ludotheque.games.carnavalesque.rules.crowd.pile cimport mask_t
from ludotheque.games.carnavalesque.bot.blind_policy cimport is_seeking
from ludotheque.games.carnavalesque.bot.insight cimport Insight

# constants, written by tools/declare_constants.py
cdef int ALL_CARDS, ALL_ROLES, CARD, FITTING, FOOL, KEEP_ROLE, LOOK, OFFER, POINT, ROB, ROLE, SEAT
cdef int SKIP, SPOT, SPOTS, THROW, TURN_OVER

@cython.final
cdef class RoleSense:
    cdef int[11] liked
    cdef int score_of(self, Carnavalesque game, Insight insight, int move) noexcept
    cdef int score_of_role(self, Carnavalesque game, int role) noexcept

cdef int best_draw(Carnavalesque game, Insight insight) noexcept
cdef int score_of_look(Carnavalesque game, Insight insight, int spot) noexcept
@cython.locals(above=mask_t)
cdef int score_of_throw(Carnavalesque game, Insight insight, int spot) noexcept
@cython.locals(played=bint)
cdef int score_of_theft(Carnavalesque game, Insight insight, int seat) noexcept
cdef int score_of_question(Carnavalesque game, Insight insight, int point) noexcept
