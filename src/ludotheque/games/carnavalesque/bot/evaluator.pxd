cimport cython

from ludotheque.core.evaluator cimport Evaluator, mix
from ludotheque.core.moves cimport Moves
from ludotheque.core.state cimport State
from ludotheque.games.carnavalesque.rules.state cimport Board
from ludotheque.games.carnavalesque.bot.decrees cimport Decrees
from ludotheque.games.carnavalesque.bot.gestures cimport Gestures
from ludotheque.games.carnavalesque.bot.insight cimport Insight
from ludotheque.games.carnavalesque.bot.plan cimport Plan
from ludotheque.games.carnavalesque.bot.role_sense cimport RoleSense
from ludotheque.games.carnavalesque.rules.crowd.showing cimport seen_cards

cdef int ALL_CARDS, AGE, CARD, CLAIM, HOLD, SPOT, STOP
cdef int BLIND, CARVE, CLAIM_CROWN, DECREE, DRAW, GIVE, HOLD_CROWN, LAY, OVER, PASS_LEFT
cdef int REFILL, REJECT, RESCUE
cdef int CERTAIN, LOST, SURELY, STEP, VALUE_RANGE, POINT, LAPSES, SLIPS, QUICK, DEEP

cdef class CarnavalesqueEvaluator(Evaluator):
    cdef Insight insight
    cdef Plan plan
    cdef Decrees decrees
    cdef Gestures gestures
    cdef RoleSense roles
    cdef int until
    @cython.locals(board=Board)
    cpdef void score(self, State state, int seat, Moves moves) except *
    cdef int score_gestures(self, Board board, Moves moves) noexcept
    cdef int score_laying(self, Board board, Moves moves) except -1
    cdef int worth(self, Board board, int move) except? -1
    cdef int worth_of_passing(self, Board board, int card) noexcept
    @cython.locals(insight=Insight)
    cdef int worth_of_crown(self, Board board, int move) noexcept
    cdef bint may_claim(self, Board board, int seat) noexcept
    @cython.locals(board=Board)
    cpdef void prior(self, State state, int seat, Moves moves) except *
    @cython.locals(board=Board)
    cpdef int likelihood(self, State state, int seat) except -1
    @cython.locals(board=Board)
    cpdef bint is_leaf(self, State state) except -1
    @cython.locals(board=Board)
    cpdef void begin(self, State state) except *
    @cython.locals(board=Board)
    cpdef int value(self, State state, int seat) except -1
    @cython.locals(board=Board, key=cython.ulonglong)
    cpdef unsigned long long infoset_key(self, State state, int seat) except? 0
