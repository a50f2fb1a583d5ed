cimport cython

from ludotheque.core.instinct cimport Instinct, mix, part
from ludotheque.core.moves cimport Moves
from ludotheque.core.state cimport State
from ludotheque.games.carnuta.board cimport Board
from ludotheque.games.carnuta.deck cimport Deck
from ludotheque.games.carnuta.score cimport best_column, points_of, total

cdef int FULL, HAND, KINDS, MARKET, MOST_HELD, MOST_LAID, NO_CARD, SALT, FLATTEST
cdef int CARD, DISCARD, END, FLIP_MOONS, FLIP_SUNS, PLAY, SALT_ON, SICKLE_DAY, TAKE_SUNS, TOKEN, OVER
cdef int POINT, PLAYED, GIVEN, GAINED, TAKING, ENABLING, POOR, GROWTH, NEVER
cdef int CERTAIN, STEP, MARGIN, MOST_MARGIN, WON

cdef class CarnutaInstinct(Instinct):
    cdef Deck deck
    cdef int seat, mine_size, now
    cdef int[8] expected
    cdef int[24] mine
    cdef int[300] value
    cdef int look(self, Board board, int seat) except -1
    cdef void keep(self, int card) noexcept
    cdef int points(self, int card) noexcept
    cdef int score(self) noexcept
    cdef bint is_flat(self, int card) noexcept
    cdef int more_of(self, int kind, int count) noexcept
    cdef int reckon(self, Board board, int card) noexcept
    cdef int best_column(self, Board board) noexcept
    cdef void reckon_all(self, Board board) noexcept
    @cython.locals(board=Board)
    cpdef void judge(self, State state, int seat, Moves moves) except *
    cdef int worth(self, Board board, int move) noexcept
    cdef int worth_of_card(self, Board board, int verb, int card) noexcept
    cdef int worst_held(self, Board board) noexcept
    cdef int worth_of_sickle(self, Board board) noexcept
    cdef int worth_of_runes(self, Board board, int move) noexcept
    cdef int best_payable(self, Board board, int suns, int moons) noexcept
    @cython.locals(board=Board)
    cpdef int promise(self, State state, int seat) except -1
    cdef int prospect(self, Board board, int seat) except? -1
    cdef int best_hand(self, Board board) noexcept
    @cython.locals(board=Board, key=cython.ulonglong, held=cython.ulonglong)
    cpdef unsigned long long likeness(self, State state, int seat) except? 0
