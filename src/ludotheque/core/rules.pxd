cdef class Rules:
    cdef public list phases
    cdef public object view, outcome, silence, tell_set_up
