cimport cython

from ludotheque.core.evaluator cimport Evaluator, mix, part
from ludotheque.core.moves cimport Moves
from ludotheque.core.state cimport State
from ludotheque.games.kraaw.board cimport Board
from ludotheque.games.kraaw.score cimport winners

cdef int CERTAIN, HIDDEN, LOCKED, MOST_LOCKS, PLACES, REVEALED, ROUNDS_TO_WIN
cdef int ANNOUNCE, BONUS, CARD, EXCHANGE, KEEP, LEAVE_DOG, LOCK, LOOK, PASS, REVEAL_LOCK, SWAP_DOG
cdef int BONUS_TURN, LOOK_AT, OVER, REPRISAL
cdef int POINT, PATIENCE, NOTHING, LONG, STEP

cdef class KraawEvaluator(Evaluator):
    cdef int round, seat, unseen
    cdef int[42] copies
    cdef int[4] shares
    @cython.locals(board=Board)
    cpdef void begin(self, State state) except *
    cdef void look(self, Board board, int seat) noexcept
    cdef int guess(self, Board board, int slot) noexcept
    cdef int best(self, Board board, int face) noexcept
    @cython.locals(board=Board)
    cpdef void score(self, State state, int seat, Moves moves) except *
    cdef int worth(self, Board board, int move) noexcept
    cdef int worth_of_start(self, Board board, int move) noexcept
    cdef int worth_of_lock(self, Board board) noexcept
    cdef int worth_of_theft(self, Board board) noexcept
    cdef int worth_of_bonus(self, Board board) noexcept
    cdef int worth_of_card(self, Board board, int slot) noexcept
    @cython.locals(board=Board)
    cpdef bint is_leaf(self, State state) except -1
    @cython.locals(board=Board)
    cpdef int value(self, State state, int seat) except -1
    @cython.locals(board=Board, key=cython.ulonglong)
    cpdef unsigned long long infoset_key(self, State state, int seat) except? 0
