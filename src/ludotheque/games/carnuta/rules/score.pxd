from ludotheque.games.carnuta.rules.state cimport Board

cdef int BOTH, EACH, FLAT2, FLAT5, KINDS, MOST_LAID, PAIR, TRIO, TWICE

cpdef int card_points(Board board, int seat, int card) noexcept
cpdef int points_of(int scoring, int first, int second, int third) noexcept
cdef int smaller(int one, int other) noexcept
cpdef int total(Board board, int seat) noexcept
cpdef int column_points(Board board, int seat, int kind) noexcept
cpdef int best_column(Board board, int seat) noexcept
