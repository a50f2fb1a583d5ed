cimport cython

from ludotheque.core.evaluator cimport Evaluator, mix
from ludotheque.core.moves cimport Moves
from ludotheque.core.state cimport State
from ludotheque.games.carnavalesque.rules.state cimport Carnavalesque
from ludotheque.games.carnavalesque.bot.decrees cimport Decrees
from ludotheque.games.carnavalesque.bot.blind_policy cimport BlindPolicy
from ludotheque.games.carnavalesque.bot.insight cimport Insight
from ludotheque.games.carnavalesque.bot.plan cimport Plan
from ludotheque.games.carnavalesque.bot.role_sense cimport RoleSense
from ludotheque.games.carnavalesque.rules.crowd.showing cimport seen_spots

cdef int ALL_CARDS, AGE, CARD, CLAIM, HOLD, SPOT, STOP
cdef int BLIND, CARVE, CLAIM_CROWN, DECREE, DRAW, GIVE, HOLD_CROWN, LAY_FLOATS, OVER, PASS_LEFT
cdef int REFILL, REJECT, RESCUE
cdef int CERTAIN, LOST, SURELY, STEP, VALUE_RANGE, POINT

cdef class CarnavalesqueEvaluator(Evaluator):
    cdef Insight insight
    cdef Plan plan
    cdef Decrees decrees
    cdef BlindPolicy blind
    cdef RoleSense roles
    cdef int until
    @cython.locals(game=Carnavalesque)
    cpdef void score(self, State state, int seat, Moves moves) except *
    cdef int score_gestures(self, Carnavalesque game, Moves moves) noexcept
    cdef int score_laying(self, Carnavalesque game, Moves moves) except -1
    cdef int score_of(self, Carnavalesque game, int move) except? -1
    cdef int score_of_passing(self, Carnavalesque game, int card) noexcept
    @cython.locals(insight=Insight)
    cdef int score_of_crown(self, Carnavalesque game, int move) noexcept
    cdef bint may_claim(self, Carnavalesque game, int seat) noexcept
    @cython.locals(game=Carnavalesque)
    cpdef void prior(self, State state, int seat, Moves moves) except *
    @cython.locals(game=Carnavalesque)
    cpdef int likelihood(self, State state, int seat) except -1
    @cython.locals(game=Carnavalesque)
    cpdef bint is_leaf(self, State state) except -1
    @cython.locals(game=Carnavalesque)
    cpdef void begin(self, State state) except *
    @cython.locals(game=Carnavalesque)
    cpdef int value(self, State state, int seat) except -1
    @cython.locals(game=Carnavalesque, key=cython.ulonglong)
    cpdef unsigned long long infoset_key(self, State state, int seat) except? 0
