from ludotheque.core.chance cimport Noise
from ludotheque.core.moves cimport Moves
from ludotheque.core.state cimport State

cpdef long playout(State state, Noise noise, long limit) except -1
cpdef int one_actor(State state, Noise noise) except -1
cdef int one_of(int mask, Noise noise) except -1
