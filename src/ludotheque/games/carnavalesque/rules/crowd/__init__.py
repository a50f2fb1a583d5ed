"""The crowd of Carnavalesque: a pile of overlapping cards, in whole numbers."""
