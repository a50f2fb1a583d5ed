"""Tables where somebody plays a role, and crowds to play it on (V11)."""

from __future__ import annotations

from typing import Any

from .table import A, B, C, CarnavalesqueTable, lay

# two cards of each age side by side, one of them face up
SIX = (
    "1 witch-fan up 0 0, 2 rabbit-trumpet down 1000 0, 3 pirate-mask up 2000 0, "
    "4 dragon-mask down 0 1000, 5 robot-kite up 1000 1000, 6 fairy-lantern down 2000 1000"
)
# cards under none, one and two others, some of them in slivers
COVERED = (
    "1 witch-fan up -3000 0, 2 pirate-mask up 0 0, 3 dragon-mask down 0 1500, "
    "4 robot-kite up 300 0, 5 fairy-lantern down 400 1500, 6 robot-umbrella up -400 1500, "
    "7 rabbit-trumpet up 0 -1500, 8 fairy-trumpet up 300 -1500, 9 pirate-lantern up 1500 0, "
    "10 rabbit-mask up 1520 0"
)
# roles that one may leave, and what each begins with
MAY = {
    "fortune-teller": "look",
    "magician": "turn-over",
    "sweeper": "throw",
    "pickpocket": "offer",
    "messenger": "ask",
}


def playing(
    role: str, *hands: str, crowd: str = SIX, decree: str = "child", **more: Any
) -> CarnavalesqueTable:
    """Let a, who is to the King's left, reveal a role under a Decree."""
    start = {"version": "roles", "roles": [role], **more}
    return lay(*hands or (A, B, C), crowd=crowd, **start).play(f"c decree {decree}")


def mimed(role: str, crowd: str = SIX, **more: Any) -> CarnavalesqueTable:
    """Let b reveal the Mime after a revealed another role."""
    start = {"version": "roles", "roles": [role, "mime", ""], "turn": "b", "last_role": role}
    return lay(A, B, C, crowd=crowd, **{**start, **more}).play("c decree child")
