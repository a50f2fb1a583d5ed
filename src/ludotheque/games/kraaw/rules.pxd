cimport cython

from ludotheque.core.moves cimport Moves
from ludotheque.games.kraaw.board cimport Board
from ludotheque.games.kraaw.story cimport Story
from ludotheque.games.kraaw.score cimport total, winners

cdef int EVERYBODY, NOBODY
cdef int DOG, HIDDEN, LOCKED, MOST_LOCKS, PLACES, REVEALED, ROUNDS_TO_WIN
cdef int ANNOUNCE, BONUS, CARD, EXCHANGE, KEEP, LEAVE_DOG, LOCK, LOOK, PASS, RAVEN
cdef int REVEAL_LOCK, SWAP_DOG
cdef int BONUS_ACTION, BONUS_LOCK, BONUS_TURN, CHOOSE_RAVEN, DOG_EXCHANGE, KEEP_OR_ANNOUNCE
cdef int LOCK_ONE, LOOK_AT, MAIN_ACTION, OVER, REPRISAL, REVEAL_AND_LOCK, REVEAL_ONE, STEAL
cdef int THREE_ROUNDS, FINAL, TURN_LIMIT

cdef int only_seat(int mask) noexcept
cdef void swap(int* cells, int one, int other) noexcept

cdef class Kraaw(Story):
    cpdef Kraaw copy(self)
    cpdef int actors(self) except -1
    cpdef void list_moves(self, int seat, Moves moves) except *
    cpdef void apply(self, int seat, int move) except *
    cdef int list_decisions(self, int seat, Moves moves) noexcept
    cdef int without_raven(self) noexcept
    cdef void list_actions(self, int seat, Moves moves) noexcept
    cdef void list_row(self, int seat, int face, Moves moves) noexcept
    cdef void list_unlocked(self, int seat, Moves moves) noexcept
    cdef void list_targets(self, int seat, Moves moves) noexcept
    cdef void list_turnable(self, int seat, Moves moves) noexcept
    cdef void list_ravens(self, Moves moves) noexcept
    cdef bint raven_taken(self, int raven) noexcept
    cdef int set_up(self, int seat, int move) except -1
    cdef int announce(self, int seat, int move) except -1
    cdef int reveal(self, int slot) except -1
    cdef int lock(self, int slot) except -1
    cdef int turn_back(self, int slot) except -1
    cdef int exchange(self, int stolen, int taken) except -1
    @cython.locals(running=bint)
    cdef int watch(self, int seat) except -1
    cdef int offer_bonus(self) except -1
    cdef int accept_bonus(self, int seat, int move) except -1
    cpdef int begin_round(self) except -1
    @cython.locals(cards=list, size=int, card=int)
    cdef int deal(self) except -1
    cdef void lay_out(self, int size) noexcept
    cdef void remember_hand(self, int seat) noexcept
    cdef int keep_or_announce(self, int seat, int move) except -1
    cdef int begin_dog_exchange(self) except -1
    cdef int offer_dog(self, int seat) except -1
    cdef int swap_with_dog(self, int seat) except -1
    cdef int begin_turn(self, int seat) except -1
    cdef int end_round(self, bint limit) except -1
    cdef int count_wins(self, int won) noexcept
    cdef int next_round(self) except -1
    cdef int end_match(self, int leader, bint limit) except -1
